import { readCatalogue, type CatalogueObject } from "../sky/catalogue";

/** More are not drawn. */
const most = 500;

export type DataLibrary = { url: string; userName: string; password: string };

/** The objects of the data library (TLE or OMM), with its credentials; null without one, or when it gives none. */
export async function fetchLibrary({ url, userName, password }: DataLibrary): Promise<CatalogueObject[] | null> {
  if (!url) return null;
  try {
    const response = await fetch(url, {
      headers: userName ? { Authorization: `Basic ${toBase64(`${userName}:${password}`)}` } : {},
      signal: AbortSignal.timeout(10_000),
    });
    const objects = response.ok ? readCatalogue(await response.text()).slice(0, most) : [];
    return objects.length > 0 ? objects : null;
  } catch {
    // Not to be reached, or no list: the bundled objects are shown instead, and said to be so.
    return null;
  }
}

const toBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
