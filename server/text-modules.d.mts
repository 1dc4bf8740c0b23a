export type TextEntry = { source: string; helpers: string[] };
export const textsFolder: string;
export function readAreas(locale: string): Map<string, Map<string, TextEntry>>;
export function minify(expression: string): string;
export function importTexts(source: string, prefix: string): string | null;
export function exportText(value: string, helpers: string[]): string;
