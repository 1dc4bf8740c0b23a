// Explains a term where it first occurs on a step. The terms are a module of their own; without it, texts stay plain.
import type { findTerms, mostMarks, Term, termsIn } from "../../content/glossary";
import { h } from "../dom";

type Glossary = { findTerms: typeof findTerms; termsIn: typeof termsIn; mostMarks: typeof mostMarks };

let loading: Promise<Glossary | null> | null = null;

async function load(): Promise<Glossary | null> {
  try {
    // The build makes this module from content/glossary.ts.
    return (await import(new URL(GLOSSARY, import.meta.url).href)) as Glossary;
  } catch (error) {
    // The next step tries again.
    loading = null;
    console.warn("Terms aren't explained: the glossary could not be loaded.", error);
    return null;
  }
}

/** Marks the first occurrence of each term in a step's texts, a handful at most. */
export async function explainTerms(step: HTMLElement, language: string): Promise<void> {
  const glossary = await (loading ??= load());
  if (!glossary) return;
  let terms = glossary.termsIn(language);
  let left = glossary.mostMarks;
  for (const node of listTexts(step)) {
    const places = glossary.findTerms(node.data, terms).slice(0, left);
    // From the end, so that the earlier places stay where they are.
    for (const { term, start, end } of places.toReversed()) {
      const word = node.splitText(start);
      word.splitText(end - start);
      word.replaceWith(renderTerm(word.data, term));
    }
    left -= places.length;
    terms = terms.filter((term) => !places.some((place) => place.term === term));
  }
}

/** Text in paragraphs and lists; links and buttons have a purpose already. */
function listTexts(step: HTMLElement): Text[] {
  const walker = document.createTreeWalker(step, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (node instanceof Text && parent?.closest(".text :is(p, li)") && !parent.closest("a, button, .symbols"))
      found.push(node);
  }
  return found;
}

/** A button whose explanation opens below it. */
function renderTerm(word: string, { term, text }: Term): HTMLElement {
  const note = h("span", { class: "explanation", role: "status" });
  const set = (isOpen: boolean) => {
    note.replaceChildren(...(isOpen ? [h("b", {}, term), `: ${text}`] : []));
    button.setAttribute("aria-expanded", String(isOpen));
    // The note spans the paragraph, in its coordinates.
    note.style.insetBlockStart = `${button.offsetTop + button.offsetHeight}px`;
  };
  const button = h("button", { type: "button", class: "term", "aria-expanded": "false" }, word);
  button.addEventListener("click", () => set(button.getAttribute("aria-expanded") !== "true"));
  button.addEventListener("blur", () => set(false));
  button.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || button.getAttribute("aria-expanded") !== "true") return;
    event.stopPropagation();
    set(false);
  });
  return h("span", { class: "explained" }, button, note);
}
