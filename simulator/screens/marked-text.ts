// Paragraphs of a lesson. The parser for **bold**, lists and [links](https://…) is a module of its own; until it has
// loaded, and if it fails, texts show as typed.
import { hasMarks } from "../../content/marks";
import type { Block, Inline } from "../../content/marked-text";
import { h } from "../dom";

type ParseMarks = (texts: readonly string[]) => Block[];

/** How long a screen waits for the parser; afterwards texts are updated in place. */
const timeoutMs = 2_000;

let parseMarks: ParseMarks | null = null;
let loading: Promise<void> | null = null;

const load = () => (loading ??= loadParser());

async function loadParser() {
  try {
    // The build makes this module from content/marked-text.ts.
    const module = (await import(new URL(MARKS, import.meta.url).href)) as { readMarkedTexts: ParseMarks };
    parseMarks = module.readMarkedTexts;
  } catch (error) {
    // The next call tries again.
    loading = null;
    console.warn("Marks in texts are shown as typed: their parser could not be loaded.", error);
  }
}

/** Loads the parser if a text needs it, so that the texts render at once. */
export async function prepareTexts(textGroups: readonly (readonly string[])[]): Promise<void> {
  if (parseMarks || !textGroups.some(hasMarks)) return;
  await Promise.race([load(), new Promise((done) => setTimeout(done, timeoutMs))]);
}

/** Renders texts as paragraphs, or as their marks say. */
export function renderParagraphs(texts: readonly string[]): HTMLElement[] {
  return hasMarks(texts) ? [renderMarked(texts)] : renderPlain(texts);
}

const renderPlain = (texts: readonly string[]) => texts.map((text) => h("p", { dir: "auto" }, text));

function renderMarked(texts: readonly string[]): HTMLElement {
  const container = h("div", { class: "marked", dir: "auto" });
  const fill = () => container.replaceChildren(...(parseMarks ? renderBlocks(parseMarks(texts)) : renderPlain(texts)));
  fill();
  if (!parseMarks) void load().then(fill);
  return container;
}

const renderBlocks = (blocks: readonly Block[]): HTMLElement[] =>
  blocks.map((block) =>
    block.kind === "list" ? renderList(block) : h("p", { dir: "auto" }, ...renderInlines(block.children)),
  );

function renderList({ isOrdered, start, items }: Extract<Block, { kind: "list" }>): HTMLElement {
  const rows = items.map((item) => h("li", {}, ...renderBlocks(item)));
  return isOrdered ? h("ol", { dir: "auto", start }, ...rows) : h("ul", { dir: "auto" }, ...rows);
}

const renderInlines = (inlines: readonly Inline[]): (Node | string)[] =>
  inlines.map((inline) => {
    if (inline.kind === "text") return inline.text;
    const children = renderInlines(inline.children);
    if (inline.kind === "bold") return h("strong", {}, ...children);
    return h("a", { href: inline.href, target: "_blank", rel: "noopener noreferrer" }, ...children);
  });
