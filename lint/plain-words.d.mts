export function complaintsOf(text: string): string[];
