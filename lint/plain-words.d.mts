export function complaintsOf(text: string, file?: string): string[];
