import type { PatchRule } from "../patch-rule.ts";
import { absentListIsTaken } from "./absent-list-is-taken.ts";
import { anyBodyIsJson } from "./any-body-is-json.ts";
import { arrayMayBeNull } from "./array-may-be-null.ts";
import { createAnswersStatus } from "./create-answers-status.ts";
import { defaultOfAnotherType } from "./default-of-another-type.ts";
import { deleteAnswersByPayload } from "./delete-answers-by-payload.ts";
import { deleteCollectionAnswersList } from "./delete-collection-answers-list.ts";
import { discoveryLacksApiVersion } from "./discovery-lacks-api-version.ts";
import { errorsAreStatus } from "./errors-are-status.ts";
import { jsonPatchIsAnArray } from "./json-patch-is-an-array.ts";
import { logIsText } from "./log-is-text.ts";
import { mapOfArraysMayHoldNull } from "./map-of-arrays-may-hold-null.ts";
import { noWatchPaths } from "./no-watch-paths.ts";
import { pointersMayBeNull } from "./pointers-may-be-null.ts";
import { readTakesResourceVersion, subresourceReadTakesResourceVersion } from "./read-takes-resource-version.ts";
import { reducedObjectsAreDescribed } from "./reduced-objects-are-described.ts";
import { timeMayBeNull } from "./time-may-be-null.ts";
import { unwrapSingleAllOf } from "./unwrap-single-all-of.ts";
import { watchAnswersEvents } from "./watch-answers-events.ts";

/** All rules for the documents of a release, in the order in which they are applied. */
export const patchRules: readonly PatchRule[] = [
  timeMayBeNull,
  arrayMayBeNull,
  anyBodyIsJson,
  deleteAnswersByPayload,
  noWatchPaths,
  jsonPatchIsAnArray,
  unwrapSingleAllOf,
  readTakesResourceVersion,
  subresourceReadTakesResourceVersion,
  pointersMayBeNull,
  mapOfArraysMayHoldNull,
  absentListIsTaken,
  deleteCollectionAnswersList,
  createAnswersStatus,
  errorsAreStatus,
  logIsText,
  watchAnswersEvents,
  discoveryLacksApiVersion,
  defaultOfAnotherType,
  reducedObjectsAreDescribed,
];
