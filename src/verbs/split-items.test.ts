import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { endOfObject, findItems, ItemParser } from "./split-items.ts";

function split(text: string): { items: unknown[]; rest: string } {
  const bytes = Buffer.from(text);
  const found = findItems(bytes);
  assert.ok(found, "the list's items are found");
  const parser = new ItemParser(bytes, found.start);
  const items: unknown[] = [];
  while (!parser.isAtEnd) items.push(parser.next());
  return { items, rest: bytes.subarray(parser.position).toString() };
}

function agrees(list: { items: unknown[] }): void {
  assert.deepEqual(split(JSON.stringify(list)).items, list.items);
}

describe("items split out of a list", () => {
  it("are those that JSON.parse finds, for typed lists and for lists with sorted keys", () => {
    agrees({ items: [{ metadata: { name: "a" }, spec: {} }, { metadata: { name: "b" } }] });
    const { rest } = split('{"apiVersion":"x/v1","items":[{"a":1},{"a":2}],"kind":"L","metadata":{}}');
    assert.equal(rest, '],"kind":"L","metadata":{}}');
  });

  it("are whole though a string, a nested list or a key looks like their boundary", () => {
    agrees({
      items: [
        {
          metadata: { name: '},{"metadata":' },
          spec: { list: [{ metadata: 1 }, { metadata: 2 }, { metadata: 3 }, { metadata: 4 }, { metadata: 5 }] },
        },
        { metadata: { name: "b\\" }, text: '\\"},{"metadata":{}' },
        { metadata: {} },
      ],
    });
  });

  it("may be none, one, or start differently", () => {
    agrees({ items: [] });
    agrees({ items: [{ only: true }] });
    agrees({ items: [{ a: 1 }, { b: 2 }, {}] });
  });

  it("are not looked for within the list's own metadata", () => {
    assert.equal(findItems(Buffer.from('{"metadata":{"items":[1]},"items":[]}')), undefined);
    assert.equal(findItems(Buffer.from('{"kind":"Status"}')), undefined);
  });

  it("that do not end are a fault at a place", () => {
    const bytes = Buffer.from('{"items":[{"a":1},{"a":');
    const parser = new ItemParser(bytes, findItems(bytes)?.start ?? 0);
    parser.next();
    assert.throws(() => parser.next(), /the item at byte 18 of 23 does not end/);
  });
});

it("the end of an object is found past strings, escapes and nesting", () => {
  const text = '{"a":"}\\"","b":[{"c":"\\\\"}]}x';
  assert.equal(endOfObject(Buffer.from(text), 0), text.length - 1);
});
