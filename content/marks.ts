// Pure. Marks in lesson texts: **bold**, lists and [links](https://…). See marked-text.ts, which reads them.

/** Longer steps are shown as typed; no lesson is near this. */
export const maxMarkedCharacters = 20_000;

const mark = /\*\*|\]\(|^ {0,3}(?:-|\d{1,9}\.)[ \t]/m;

/** Texts without marks are shown as typed, and the parser isn't loaded. */
export const hasMarks = (texts: readonly string[]): boolean => isShort(texts) && texts.some((text) => mark.test(text));

const isShort = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0) <= maxMarkedCharacters;

/** `tooLong`: marks are read in short steps only. */
export type UnsupportedMark =
  "heading" | "picture" | "html" | "code" | "quote" | "table" | "listEntry" | "emphasis" | "link" | "tooLong";

/** Common marks that lessons don't support. Bounded quantifiers keep each pattern linear. */
const unsupported: [RegExp, UnsupportedMark][] = [
  [/^ {0,3}#{1,6}[ \t]/m, "heading"],
  [/!\[[^\]\n]{0,300}\]\(/, "picture"],
  [/<\/?[a-z][^<>\n]{0,300}>/i, "html"],
  [/`[^`\n]{1,300}`/, "code"],
  [/^ {0,3}>[ \t]/m, "quote"],
  [/^ {0,3}\|.{0,300}\|/m, "table"],
  [/^ {0,3}(?:[*+]|\d{1,9}\))[ \t]/m, "listEntry"],
  [
    /(?<![*\w])\*(?![\s*])[^*\n]{1,300}(?<![\s*])\*(?![*\w])|(?<!\w)(__?)(?![\s_])[^_\n]{1,300}(?<![\s_])\1(?!\w)/,
    "emphasis",
  ],
  [/(?<!!\[[^\]\n]{0,300})\]\(\s{0,9}<?(?!https:\/\/|mailto:)[^\s)]/i, "link"],
];

/** Marks of a step's texts that are shown as typed, by kind. */
export function unsupportedMarks(texts: readonly string[]): { at: number; mark: UnsupportedMark }[] {
  if (!isShort(texts)) return [{ at: 0, mark: "tooLong" }];
  return texts.flatMap((text, at) =>
    unsupported.flatMap(([pattern, mark]) => (pattern.test(text) ? [{ at, mark }] : [])),
  );
}
