import { isMessage, type Text } from "./message";
import { textOf } from "./say";

/** A text for a column: a message as JSON, which is put into words when it is read. */
export const storeText = (text: Text): string => (isMessage(text) ? JSON.stringify(text) : text);

/** Rows of earlier versions hold words, and so do columns for what people write. */
export const parseStoredText = (stored: string): Text =>
  // Written by `storeText`.
  stored.startsWith(start) ? (JSON.parse(stored) as Text) : stored;

const start = '{"textKey":';

/** In words. What a person writes stays as it is, even if it looks like a message. */
export function readStoredText(stored: string): string {
  try {
    return textOf(parseStoredText(stored));
  } catch {
    return stored;
  }
}
