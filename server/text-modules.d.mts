export type TextEntry = { source: string; helpers: string[] };
export const textsFolder: string;
export function readAreas(locale: string): Map<string, Map<string, TextEntry>>;
export function minify(expression: string): string;
export function exportEntries(
  entries: Map<string, TextEntry>,
  write: (key: string, entry: TextEntry) => string,
): string;
