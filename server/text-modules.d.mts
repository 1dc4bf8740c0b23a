export const textsFolder: string;
export const defaultLocale: string;
export const otherLocales: string[];
export function importTexts(
  source: string,
  prefix: string,
  inlineText?: (area: string, key: string) => string | null,
): string | null;
export function exportMarker(area: string, key: string): string;
export function stringMarker(area: string, key: string): string | null;
export function fillMarkers(code: string, locale: string): string;
