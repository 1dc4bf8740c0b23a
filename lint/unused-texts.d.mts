export function keysOf(area: string, source: string): string[];
export function unusedOf(keys: string[], sources: string[]): string[];
