// Small changes to a genuine text, drawn by fast-check.
import fc from "fast-check";

/** What to do at a place, which is a share of the text's length. */
export type Change = {
  kind: "replace" | "insert" | "remove" | "cut" | "repeat" | "swap";
  place: number;
  letter: string;
};

const letters = [..."ABCxyz019-_.,:'\"{}[]\\%=& \u0000\u00e9\u{1f6f0}"];

export const anyChange: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom("replace", "insert", "remove", "cut", "repeat", "swap"),
  place: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  letter: fc.constantFrom(...letters),
});

export function alter(text: string, { kind, place, letter }: Change): string {
  const at = Math.floor(place * text.length);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  switch (kind) {
    case "replace":
      return before + letter + after.slice(1);
    case "insert":
      return before + letter + after;
    case "remove":
      return before + after.slice(1);
    case "cut":
      return before;
    case "repeat":
      return text + after;
    case "swap":
      return before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2);
  }
}

/** Base64url has several spellings of the same bytes, and readers of signed tokens skip spaces: such a change is none. */
export const meansTheSame = (one: string, other: string) => {
  const [left, right] = [one, other].map((text) =>
    text
      .replace(/\s/g, "")
      .split(/[^\w-]+/)
      .map((part) => Buffer.from(part, "base64url").toString("hex")),
  );
  return one === other || left?.join() === right?.join();
};
