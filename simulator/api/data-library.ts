import { texts } from "~/texts";
import { readCatalogue, type Catalogue } from "../sky/catalogue";

export type DataLibrary = { url: string; userName: string; password: string };

/** Loads TLEs or OMMs from the data library, with its credentials; on failure, the reason. */
export async function fetchLibrary({ url, userName, password }: DataLibrary): Promise<Catalogue | { failure: string }> {
  let text: string;
  try {
    const response = await fetch(url, {
      // oxlint-disable-next-line apsis/catalogue-text -- a header
      headers: userName ? { Authorization: `Basic ${toBase64(`${userName}:${password}`)}` } : {},
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.ok) return { failure: texts.gameSky.libraryAnswered({ status: response.status }) };
    text = await response.text();
  } catch {
    return { failure: texts.gameSky.libraryUnreachable };
  }
  const catalogue = readCatalogue(text);
  return catalogue.objects.length > 0 ? catalogue : { failure: texts.gameSky.libraryUseless };
}

const toBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
