type Areas = Map<string, Map<string, { source: string; helpers: string[] }>>;

export const textsFolder: string;
export const defaultLocale: string;
export const otherLocales: string[];
export function readAreas(locale: string): Areas;
export function importTexts(
  source: string,
  prefix: string,
  inlineText?: (area: string, key: string) => string | null,
): string | null;
export function exportMarker(areas: Areas, area: string, key: string): string;
export function stringMarker(areas: Areas, area: string, key: string): string | null;
export function fillMarkers(code: string, areas: Areas, locale: string): string;
