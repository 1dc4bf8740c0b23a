import { isMessage, type Text } from "./message";
import { textOf } from "./say";

/** A text for a column: a message as JSON, which is put into words when it is read. */
export const storeText = (text: Text): string => (isMessage(text) ? JSON.stringify(text) : text);

/** Rows of earlier versions hold words. */
export function readStoredText(stored: string): string {
  if (!stored.startsWith('{"textKey":')) return stored;
  // Written by `storeText`.
  return textOf(JSON.parse(stored) as Text);
}
