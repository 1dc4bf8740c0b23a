// Pure. Reads **bold**, lists and [links](https://…); all other Markdown and HTML is text, as it was typed. A module of
// its own in the game: it is loaded for lessons that have marks (marks.ts).
import MarkdownIt, { type Token } from "markdown-it";
import { hasMarks } from "./marks";

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "bold"; of: Inline[] }
  /** `href`: https: or mailto:. */
  | { kind: "link"; href: string; of: Inline[] };
export type Block =
  | { kind: "paragraph"; of: Inline[] }
  /** Entries are paragraphs and one further level of lists. */
  | { kind: "list"; isOrdered: boolean; start: number; items: Block[][] };

/** Lists in lists: deeper ones are text. */
const maxDepth = 2;

/** Nothing but what is named here is read; the library bounds nesting, and its time grows with the text's length. */
const parser = MarkdownIt("zero").enable(["list", "emphasis", "link"]);
parser.normalizeLink = safeAddress;
parser.validateLink = (href) => href !== "";
// A picture is no link behind an exclamation mark.
parser.inline.ruler.before("link", "picture as typed", (state, silent) => {
  if (!state.src.startsWith("![", state.pos)) return false;
  if (!silent) state.pending += "![";
  state.pos += 2;
  return true;
});

/** Texts of a step, or a single one: what they show, from top to bottom. */
export const readMarkedTexts = (texts: readonly string[]): Block[] =>
  hasMarks(texts) ? texts.flatMap(readText) : texts.map(typedParagraph);

export const typedParagraph = (text: string): Block => ({ kind: "paragraph", of: [{ kind: "text", text }] });

function readText(text: string): Block[] {
  // The parser ends lines the same way.
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  return readBlocks(parser.parse(text, {}), lines, 0);
}

/** Of what browsers make of an address: "java\nscript:" and the like are seen through. "" where it isn't allowed. */
function safeAddress(typed: string): string {
  let url;
  try {
    url = new URL(typed);
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
    if (token.type === "inline") blocks.push({ kind: "paragraph", of: readInlines(token.children ?? []) });
    if (!token.type.endsWith("_list_open")) continue;
    const end = endOf(tokens, at);
    const inner = tokens.slice(at + 1, end);
    blocks.push(isList(token) && depth < maxDepth ? readList(token, inner, lines, depth) : asTyped(token, lines));
    at = end;
  }
  return blocks;
}

/** Other marks of lists are rare, and common at the beginning of lines that are none. */
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

function asTyped({ map }: Token, lines: readonly string[]): Block {
  return typedParagraph(map ? lines.slice(map[0], map[1]).join("\n") : "");
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
    addPart(inlines, token, readInlines(tokens.slice(at + 1, end)));
    at = end;
  }
  return inlines;
}

function addPart(inlines: Inline[], token: Token, of: Inline[]) {
  if (token.type === "strong_open" && token.markup === "**") return inlines.push({ kind: "bold", of });
  const [href, title] = [token.attrGet("href"), token.attrGet("title")];
  const isLink = token.type === "link_open";
  if (isLink && href && title === null) return inlines.push({ kind: "link", href: String(href), of });
  addText(inlines, isLink ? "[" : token.markup);
  for (const part of of) {
    if (part.kind === "text") addText(inlines, part.text);
    else inlines.push(part);
  }
  addText(inlines, isLink ? `](${href}${title === null ? "" : ` "${title}"`})` : token.markup);
}

function addText(inlines: Inline[], text: string) {
  const last = inlines.at(-1);
  if (last?.kind === "text") last.text += text;
  else if (text !== "") inlines.push({ kind: "text", text });
}
