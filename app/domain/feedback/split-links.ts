// Pure.

/** A piece of a text; `address`: it is a link. */
export type LinkPart = { text: string; address: string | null };

/** Not what a reader can't see: directions of writing and widths of zero could make an address look like another. */
const pattern = /https?:\/\/[^\s<>"'`{}|\\^\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/giu;
const punctuation = ".,;:!?)]*_";

/** The web addresses in a text. Punctuation after one belongs to the sentence. */
export function splitLinks(text: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    let end = found.length;
    while (punctuation.includes(found.charAt(end - 1))) end--;
    const address = addressOf(found.slice(0, end));
    if (address === null) continue;
    parts.push({ text: text.slice(from, index), address: null }, { text: found.slice(0, end), address });
    from = index + end;
  }
  return [...parts, { text: text.slice(from), address: null }].filter((part) => part.text !== "");
}

/** Null for what isn't one, and for those with a name before the host, which could be taken for it. */
function addressOf(text: string): string | null {
  try {
    const { href, username, password } = new URL(text);
    return username === "" && password === "" ? href : null;
  } catch {
    return null;
  }
}
