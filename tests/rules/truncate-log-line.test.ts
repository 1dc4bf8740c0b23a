import fc from "fast-check";
import { expect, test } from "vitest";
import { truncateLine, truncateText, maxLineBytes } from "~/http/truncate-log-line";
import { openLog } from "~/http/log.server";

const lines: string[] = [];
const log = openLog("info", { write: (line) => void lines.push(line) });
const lineOf = (write: () => void) => {
  lines.splice(0);
  write();
  expect(lines).toHaveLength(1);
  expect(Buffer.byteLength(lines[0]!)).toBeLessThanOrEqual(maxLineBytes);
  return JSON.parse(lines[0]!) as Record<string, unknown> & { err: { message: string; stack: string } };
};

test("a short line stays unchanged", () => {
  expect(lineOf(() => log.info({ file: "a".repeat(1_000) }, "short"))).toMatchObject({
    file: "a".repeat(1_000),
    msg: "short",
  });
});

test.each([
  ["a path", () => log.warn({ path: `/${"x".repeat(160_000)}` }, "asked")],
  ["an error", () => log.error({ err: new Error("insert ".repeat(40_000)) }, "failed")],
  [
    "an error with a cause",
    () => log.error({ err: new Error("a", { cause: new Error("b".repeat(99_999)) }) }, "failed"),
  ],
  [
    "headers",
    () => log.info({ headers: Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`x-${at}`, "1"])) }),
  ],
  ["a name", () => log.info({ ["n".repeat(100_000)]: 1 }, "named")],
  ["what validation found", () => log.info({ issues: Array.from({ length: 9_000 }, () => ({ message: "wrong" })) })],
  ["the message itself", () => log.info("m".repeat(100_000))],
  ["letters of three bytes", () => log.info({ text: "\u20ac".repeat(5_000) }, "wide")],
  ["line ends and signs that JSON escapes", () => log.info({ text: '\n"\u0001'.repeat(5_000) }, "escaped")],
  ["many texts that are long", () => log.info({ all: Array.from({ length: 400 }, () => "y".repeat(5_000)) }, "many")],
  ["10 MB", () => log.error({ text: "z".repeat(10_000_000) }, "huge")],
])("%s becomes a short line that a collector can parse", (_what, write) => {
  const { level, time } = lineOf(write);
  expect([typeof level, typeof time]).toEqual(["number", "number"]);
});

test("a long error keeps its beginning and its place", () => {
  const { msg, err } = lineOf(() =>
    log.error({ err: new Error(`first words ${"x".repeat(50_000)}`) }, "request failed"),
  );
  expect([msg, err.message.slice(0, 11)]).toEqual(["request failed", "first words"]);
  expect(err.message).toMatch(/\.\.\. \(\d+ characters\)$/);
});

test("any line stays one line of JSON within its limit", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.integer({ min: 1, max: 200 }), (object, times) => {
      const line = `${JSON.stringify({ level: 30, time: 1, all: Array.from({ length: times }, () => object) })}\n`;
      const bound = truncateLine(line);
      expect(Buffer.byteLength(bound)).toBeLessThanOrEqual(maxLineBytes);
      expect(bound.indexOf("\n")).toBe(bound.length - 1);
      expect(JSON.parse(bound)).toMatchObject({ level: 30 });
    }),
  );
});

test("the reason of a failed start is printed whole if short, else truncated", () => {
  expect(truncateText("PORT must be a number.")).toBe("PORT must be a number.");
  for (const letter of ["x", "é", "漢", "😀"]) {
    const bound = truncateText(letter.repeat(200_000));
    expect(Buffer.byteLength(bound)).toBeLessThanOrEqual(maxLineBytes);
    expect(bound).toMatch(/\.\.\. \(\d+ characters\)$/);
    expect(bound).not.toContain("\uFFFD");
  }
});
