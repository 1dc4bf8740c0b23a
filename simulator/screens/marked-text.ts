// Paragraphs of a lesson. Texts with **bold**, lists or [links](https://…) need the parser, which is a file of its own:
// until it is here, and if it can't be loaded, they are shown as typed.
import { hasMarks } from "../../content/marks";
import type { Block, Inline } from "../../content/marked-text";
import { h } from "../dom";

type Read = (texts: readonly string[]) => Block[];

/** Nobody waits longer for it, in milliseconds: it can follow. */
const patience = 2_000;

let read: Read | null = null;
let loading: Promise<void> | null = null;

const load = () => (loading ??= loadParser());

async function loadParser() {
  try {
    // The build made the file from content/marked-text.ts.
    const module = (await import(new URL(MARKS, import.meta.url).href)) as { readMarkedTexts: Read };
    read = module.readMarkedTexts;
  } catch (error) {
    // The next who wants it asks again.
    loading = null;
    console.warn("Marks in texts are shown as typed: their parser could not be loaded.", error);
  }
}

/** Loads the parser if one of these needs it, so that they show at once. */
export async function prepareTexts(several: readonly (readonly string[])[]): Promise<void> {
  if (read || !several.some(hasMarks)) return;
  await Promise.race([load(), new Promise((done) => setTimeout(done, patience))]);
}

/** Texts of a step: each is a paragraph, or what its marks say. */
export function renderParagraphs(texts: readonly string[]): HTMLElement[] {
  return hasMarks(texts) ? [renderMarked(texts)] : renderTyped(texts);
}

const renderTyped = (texts: readonly string[]) => texts.map((text) => h("p", {}, text));

function renderMarked(texts: readonly string[]): HTMLElement {
  const place = h("div", { class: "marked" });
  const fill = () => place.replaceChildren(...(read ? renderBlocks(read(texts)) : renderTyped(texts)));
  fill();
  if (!read) void load().then(fill);
  return place;
}

const renderBlocks = (blocks: readonly Block[]): HTMLElement[] =>
  blocks.map((block) => (block.kind === "list" ? renderList(block) : h("p", {}, ...renderInlines(block.of))));

function renderList({ isOrdered, start, items }: Extract<Block, { kind: "list" }>): HTMLElement {
  const rows = items.map((item) => h("li", {}, ...renderBlocks(item)));
  return isOrdered ? h("ol", { start }, ...rows) : h("ul", {}, ...rows);
}

const renderInlines = (inlines: readonly Inline[]): (Node | string)[] =>
  inlines.map((inline) => {
    if (inline.kind === "text") return inline.text;
    const of = renderInlines(inline.of);
    if (inline.kind === "bold") return h("strong", {}, ...of);
    return h("a", { href: inline.href, target: "_blank", rel: "noopener noreferrer" }, ...of);
  });
