/** RFC 3339 with whole seconds, as the server writes it: `2026-01-02T03:04:05Z`. Input may have a fraction or an offset. */
export type Time = string;

/** RFC 3339 with exactly six fraction digits: `2026-01-02T03:04:05.000006Z`. The server refuses any other on input. */
export type MicroTime = string;

/** A fixed-point number with a unit: `"100m"`, `"1.5Gi"`, `"1e3"`. The server writes strings and takes numbers too. */
export type Quantity = string | number;

/** A number, or a string that means one: a named port, a percentage (`"25%"`). */
export type IntOrString = number | string;

/** Bytes as base64 (standard alphabet, padded). */
export type Bytes = string;
