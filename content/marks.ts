// Pure. Marks in lesson texts: **bold**, lists and [links](https://…). See marked-text.ts, which reads them.

/** Longer steps are shown as typed; no lesson is near this. */
export const maxMarkedCharacters = 20_000;

const mark = /\*\*|\]\(|^ {0,3}(?:-|\d{1,9}\.)[ \t]/m;

/** Texts without marks are shown as typed, and the parser isn't loaded. */
export const hasMarks = (texts: readonly string[]): boolean => isShort(texts) && texts.some((text) => mark.test(text));

const isShort = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0) <= maxMarkedCharacters;

/** Common marks that lessons don't support. Bounded quantifiers keep each pattern linear. */
const unsupported: [RegExp, string][] = [
  [/^ {0,3}#{1,6}[ \t]/m, "headings aren't supported"],
  [/!\[[^\]\n]{0,300}\]\(/, "pictures in texts aren't supported (add a picture to the step)"],
  [/<\/?[a-z][^<>\n]{0,300}>/i, "HTML isn't supported"],
  [/`[^`\n]{1,300}`/, "code isn't supported"],
  [/^ {0,3}>[ \t]/m, "quotes aren't supported"],
  [/^ {0,3}\|.{0,300}\|/m, "tables aren't supported"],
  [/^ {0,3}(?:[*+]|\d{1,9}\))[ \t]/m, 'list entries start with "-" or "1."'],
  [
    /(?<![*\w])\*(?![\s*])[^*\n]{1,300}(?<![\s*])\*(?![*\w])|(?<!\w)(__?)(?![\s_])[^_\n]{1,300}(?<![\s_])\1(?!\w)/,
    "for bold use two asterisks, **so**; italics aren't supported",
  ],
  [/(?<!!\[[^\]\n]{0,300})\]\(\s{0,9}<?(?!https:\/\/|mailto:)[^\s)]/i, "only https:// and mailto: links are supported"],
];

/** Marks of a step's texts that are shown as typed, with the reason. */
export function unsupportedMarks(texts: readonly string[]): { at: number; reason: string }[] {
  if (!isShort(texts)) return [{ at: 0, reason: `marks are read in steps of up to ${maxMarkedCharacters} characters` }];
  return texts.flatMap((text, at) =>
    unsupported.flatMap(([pattern, reason]) => (pattern.test(text) ? [{ at, reason }] : [])),
  );
}
