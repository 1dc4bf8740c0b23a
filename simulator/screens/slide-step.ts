import { texts } from "~/texts";
import { quantityInText } from "../../content/formula-rules";
import type { Slide } from "../../content/content-schema";
import { h } from "../dom";
import { renderFormula, renderInlineSymbol } from "../explorables/formula-view";
import { highlightQuantities } from "../explorables/highlight-quantities";
import { SlidePicture } from "../explorables/slide-picture";
import type { Game } from "../unity/screen";
import type { Quantity } from "../../content/quantities";
import { GlobePanel } from "./globe-panel";
import { renderParagraphs } from "./marked-text";

/** A slide: text, formulas with their symbols, an image, a picture or the globe. */
export function renderSlide(game: Game, { title, text, formulas = [], image, globe, picture }: Slide) {
  const panel = globe && new GlobePanel(game, globe, { words: [...text, globe.caption].join(" ") });
  const moving = picture && new SlidePicture(game, picture);
  const words = h(
    "div",
    { class: "text" },
    h("h2", { dir: "auto" }, title),
    ...renderParagraphs(text),
    formulas.length > 0 ? renderFormulas(formulas) : null,
  );
  // The largest stands beside the text, the others below it.
  const [beside, ...below] = [panel?.element, moving?.element, image && renderImage(image)].filter(
    (figure) => figure !== undefined,
  );
  words.append(...below);
  const element = h("div", { class: beside ? "split" : "slide" }, words, beside);
  // Symbols, numbers and parts of the picture light up together.
  if (moving) highlightQuantities(element);
  return { element, ...(panel && { panel }), ...(moving && { moving }) };
}

const renderImage = ({ data, alt, caption }: NonNullable<Slide["image"]>) =>
  h(
    "figure",
    { class: "image" },
    h("img", { src: data, alt }),
    caption ? h("figcaption", { dir: "auto" }, caption) : null,
  );

function renderFormulas(formulas: readonly string[]) {
  const quantities = new Map<string, Quantity>();
  const rows = formulas.map((formula) => {
    const quantityOf = quantityInText(formula);
    return renderFormula((key) => {
      const quantity = quantityOf(key);
      if (quantity) quantities.set(key, quantity);
      return quantity;
    }, formula);
  });
  const names = [...quantities].map(([key, quantity]) =>
    h("li", { "data-quantity": key }, renderInlineSymbol(quantity), ` ${quantity.name}`),
  );
  const element = h(
    "div",
    {},
    h("div", { class: "formulas" }, ...rows),
    h("ul", { class: "symbols", "aria-label": texts.gameLesson.symbols }, ...names),
  );
  highlightQuantities(element);
  return element;
}
