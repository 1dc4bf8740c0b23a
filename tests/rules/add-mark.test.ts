import { expect, test } from "vitest";
import { addMark, type Mark } from "~/views/lessons/add-mark";

/** What the buttons make of a text whose selection is in ‹ ›. */
function marked(mark: Mark, text: string): string {
  const value = text.replace(/[‹›]/g, "");
  const {
    from,
    to,
    text: insertion,
    selectFrom,
    selectTo,
  } = addMark(mark, value, text.indexOf("‹"), text.indexOf("›") - 1);
  const result = value.slice(0, from) + insertion + value.slice(to);
  return `${result.slice(0, selectFrom)}‹${result.slice(selectFrom, selectTo)}›${result.slice(selectTo)}`;
}

test.each<[Mark, string, string]>([
  ["bold", "It ‹falls›.", "It **‹falls›**."],
  ["bold", "It‹ falls ›always.", "It **‹falls›** always."],
  ["bold", "It ‹›", "It **‹bold›**"],
  ["bold", "It **‹falls›**.", "It ‹falls›."],
  ["link", "See ‹the table›.", "See [the table](‹https://›)."],
  ["link", "See ‹›", "See [text](‹https://›)"],
  ["link", "See ‹https://apsis.example/a›", "See [‹text›](https://apsis.example/a)"],
  ["list", "‹›", "- ‹›"],
  ["list", "Two:\none‹›", "Two:\n- one‹›"],
  ["list", "‹one\n\ntwo›\nthree", "‹- one\n\n- two›\nthree"],
  ["list", "‹- one\n- two›", "‹one\ntwo›"],
  ["list", "- one‹›", "one‹›"],
])("%s: %s becomes %s", (mark, before, after) => {
  expect(marked(mark, before)).toBe(after);
});
