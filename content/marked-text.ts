// Pure. Parses **bold**, lists and [links](https://…); all other Markdown and HTML stays text. In the game it is a
// module of its own, loaded only for lessons with marks (marks.ts).
import MarkdownIt, { type Token } from "markdown-it";
import { hasMarks } from "./marks";

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "bold"; children: Inline[] }
  /** `href`: https: or mailto:. */
  | { kind: "link"; href: string; children: Inline[] };
export type Block =
  | { kind: "paragraph"; children: Inline[] }
  /** Items hold paragraphs and one further level of lists. */
  | { kind: "list"; isOrdered: boolean; start: number; items: Block[][] };

/** Deeper lists stay text. */
const maxDepth = 2;

/** "zero" disables everything else. The library bounds nesting, and its time is linear in the text's length. */
const parser = MarkdownIt("zero").enable(["list", "emphasis", "link"]);
parser.normalizeLink = normalizeUrl;
parser.validateLink = (href) => href !== "";
// "![text](url)" isn't a link after an exclamation mark.
parser.inline.ruler.before("link", "picture as typed", (state, silent) => {
  if (!state.src.startsWith("![", state.pos)) return false;
  if (!silent) state.pending += "![";
  state.pos += 2;
  return true;
});

/** The blocks of a step's texts, in order. */
export const readMarkedTexts = (texts: readonly string[]): Block[] =>
  hasMarks(texts) ? texts.flatMap(readText) : texts.map(plainParagraph);

export const plainParagraph = (text: string): Block => ({ kind: "paragraph", children: [{ kind: "text", text }] });

function readText(text: string): Block[] {
  // The parser normalizes line ends in the same way.
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  return readBlocks(parser.parse(text, {}), lines, 0);
}

/**
 * Validates the URL as a browser would resolve it, so that "java\nscript:" doesn't slip through. Returns "" if it isn't
 * allowed.
 */
function normalizeUrl(address: string): string {
  let url;
  try {
    url = new URL(address);
  } catch {
    return "";
  }
  const isPlainHttps = url.protocol === "https:" && url.username === "" && url.password === "";
  return isPlainHttps || url.protocol === "mailto:" ? url.href : "";
}

function readBlocks(tokens: readonly Token[], lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < tokens.length; at++) {
    // Within bounds, here and below.
    const token = tokens[at]!;
    if (token.type === "inline") blocks.push({ kind: "paragraph", children: readInlines(token.children ?? []) });
    if (!token.type.endsWith("_list_open")) continue;
    const end = endOf(tokens, at);
    const inner = tokens.slice(at + 1, end);
    blocks.push(isList(token) && depth < maxDepth ? readList(token, inner, lines, depth) : parseAsText(token, lines));
    at = end;
  }
  return blocks;
}

/** Other list markers often start lines that are no lists. */
const isList = ({ markup }: Token) => markup === "-" || markup === ".";

function readList(token: Token, tokens: readonly Token[], lines: readonly string[], depth: number): Block {
  const items: Block[][] = [];
  for (let at = 0; at < tokens.length; at++) {
    const end = endOf(tokens, at);
    items.push(readBlocks(tokens.slice(at + 1, end), lines, depth + 1));
    at = end;
  }
  return {
    kind: "list",
    isOrdered: token.type === "ordered_list_open",
    start: Number(token.attrGet("start") ?? 1),
    items,
  };
}

/** The index of the token that closes the one at `at`. */
function endOf(tokens: readonly Token[], at: number): number {
  const level = tokens[at]?.level;
  for (let end = at + 1; end < tokens.length; end++)
    if (tokens[end]?.level === level && tokens[end]?.nesting === -1) return end;
  return tokens.length;
}

function parseAsText({ map }: Token, lines: readonly string[]): Block {
  return plainParagraph(map ? lines.slice(map[0], map[1]).join("\n") : "");
}

function readInlines(tokens: readonly Token[]): Inline[] {
  const inlines: Inline[] = [];
  for (let at = 0; at < tokens.length; at++) {
    // Within bounds.
    const token = tokens[at]!;
    if (token.nesting !== 1) {
      addText(inlines, token.content);
      continue;
    }
    const end = endOf(tokens, at);
    addMarked(inlines, token, readInlines(tokens.slice(at + 1, end)));
    at = end;
  }
  return inlines;
}

function addMarked(inlines: Inline[], token: Token, inner: Inline[]) {
  if (token.type === "strong_open" && token.markup === "**") return inlines.push({ kind: "bold", children: inner });
  const [href, title] = [token.attrGet("href"), token.attrGet("title")];
  const isLink = token.type === "link_open";
  if (isLink && href && title === null) return inlines.push({ kind: "link", href: String(href), children: inner });
  addText(inlines, isLink ? "[" : token.markup);
  for (const inline of inner) {
    if (inline.kind === "text") addText(inlines, inline.text);
    else inlines.push(inline);
  }
  addText(inlines, isLink ? `](${href}${title === null ? "" : ` "${title}"`})` : token.markup);
}

function addText(inlines: Inline[], text: string) {
  const lastInline = inlines.at(-1);
  if (lastInline?.kind === "text") lastInline.text += text;
  else if (text !== "") inlines.push({ kind: "text", text });
}
