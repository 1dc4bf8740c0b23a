export function inFolderOf(locale: string, text: string): string;
