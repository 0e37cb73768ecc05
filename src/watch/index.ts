// watch/: the frames of a watch stream, decoded and checked. One connection; what recovers by itself stands on top.

export type { WatchEvent } from "./watch-event.ts";
export { watchOnce } from "./watch-once.ts";
