const DATE_TIME =
  /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)(?:[.,]\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const LOOSE_DATE_TIME =
  /^(\d{4})-(\d\d)-(\d\d)[Tt]([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const MICRO_TIME =
  /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)\.\d{6}(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const QUANTITY = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[KMGTPE]i|[numkMGTPE]|[eE][+-]?\d+)?$/;
const MONTH_DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDay(match: RegExpExecArray | null): boolean {
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12 || day < 1 || day > (MONTH_DAYS[month - 1] as number)) return false;
  return month !== 2 || day !== 29 || (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0));
}

function digitsAt(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}

/** `2026-01-02T03:04:05Z`, days of every month: what the server writes. Anything else is left to the grammar. */
function isPlainTime(text: string): boolean {
  return (
    text.length === 20 &&
    text.charCodeAt(19) === 0x5a &&
    text.charCodeAt(10) === 0x54 &&
    text.charCodeAt(4) === 0x2d &&
    text.charCodeAt(7) === 0x2d &&
    text.charCodeAt(13) === 0x3a &&
    text.charCodeAt(16) === 0x3a &&
    digitsAt(text, 0) >= 0 &&
    digitsAt(text, 2) >= 0 &&
    digitsAt(text, 5) >= 1 &&
    digitsAt(text, 5) <= 12 &&
    digitsAt(text, 8) >= 1 &&
    digitsAt(text, 8) <= 28 &&
    digitsAt(text, 11) >= 0 &&
    digitsAt(text, 11) <= 23 &&
    digitsAt(text, 14) >= 0 &&
    digitsAt(text, 14) <= 59 &&
    digitsAt(text, 17) >= 0 &&
    digitsAt(text, 17) <= 59
  );
}

/** RFC 3339 as Go's `time.RFC3339` reads it: capital T and Z, no second 60; a comma may mark the fraction. */
export function isTime(text: string): boolean {
  return isPlainTime(text) || isDay(DATE_TIME.exec(text));
}

/** As {@link isTime}, with exactly six fraction digits: the server writes and takes nothing else. */
export function isMicroTime(text: string): boolean {
  return isDay(MICRO_TIME.exec(text));
}

/** `format: date-time` of a custom resource: RFC 3339 with all that it allows. */
export function isDateTime(text: string): boolean {
  return isDay(LOOSE_DATE_TIME.exec(text));
}

/** Standard alphabet, padded, nothing between. */
export function isBase64(text: string): boolean {
  return BASE64.test(text);
}

/** Base64 as the server takes it: line breaks may stand anywhere. */
export function isBase64Input(text: string): boolean {
  return BASE64.test(text) || BASE64.test(text.replace(/[\r\n]/g, ""));
}

export function isQuantity(text: string): boolean {
  return QUANTITY.test(text);
}

/** A quantity as the server takes it: blanks around it are legal. */
export function isQuantityInput(text: string): boolean {
  return QUANTITY.test(text) || QUANTITY.test(text.trim());
}

/** Beyond these Go itself holds a double, so nothing is lost that the server had. */
const INT64_END = 2 ** 63;

/** A whole number that JSON.parse has rounded and Go holds exactly. */
export function isRoundedInteger(value: number): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) <= INT64_END;
}
