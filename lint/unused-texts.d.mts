export function keysOf(area: string, source: string): string[];
export function keysIn(source: string): string[];
export function unusedOf(keys: string[], sources: string[]): string[];
export function readSources(): Map<string, string>;
