import { isMessage, type Text } from "./message";
import { textOf } from "./say";

/** A text for a column: a message as JSON, which is put into words when it is read. */
export const storeText = (text: Text): string => (isMessage(text) ? JSON.stringify(text) : text);

/** Rows of earlier versions hold words. */
export const parseStoredText = (stored: string): Text =>
  // Written by `storeText`.
  stored.startsWith('{"textKey":') ? (JSON.parse(stored) as Text) : stored;

export const readStoredText = (stored: string): string => textOf(parseStoredText(stored));
