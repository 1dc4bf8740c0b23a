import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import type { Globe } from "../../content/content-schema";
import type { Game } from "../unity/screen";
import { renderButton, h, setText } from "../dom";
import { equinox } from "../../physics/earth";
import { keplerAfter, stateOf, type Elements } from "../../physics/kepler";
import { secularAfter } from "../../physics/oblateness";
import { elementsOfOrbit } from "../../physics/orbits";
import type { State } from "../../physics/propagation";
import { GlobeView, orbitColor } from "../scene/globe-view";

import { renderView, renderGraphicsNotice } from "./frame";
import { labelGlobe } from "./globe-labels";

const day = 86_400;

/** Above this speed spacecraft would flicker, so only their orbits are shown. */
const flickerWarp = 5_000;

/** `words`: what is said beside the globe; without them nothing on it is named. */
type GlobeOptions = { label?: string; words?: string; hasHandles?: boolean };

/** An animated globe with its legend; still if the player prefers reduced motion. */
export class GlobePanel {
  readonly element: HTMLElement;
  readonly view: GlobeView;
  private elements: Elements[] = [];
  private states: State[] = [];
  private time = 0;
  private isMoving: boolean;
  private model: Globe["model"];
  private readonly clock = h("span", { class: "scale" });

  constructor(
    game: Game,
    private globe: Globe,
    { label = texts.gameLesson.globe, words, hasHandles = false }: GlobeOptions = {},
  ) {
    const container = renderView(label);
    this.view = new GlobeView(container, game.stage);
    this.isMoving = !game.prefersReducedMotion;
    this.model = globe.model;
    const legend = h(
      "ul",
      { class: "legend" },
      ...globe.orbits.map(({ name }, index) => renderLegendEntry(name, index)),
    );
    const caption = h("figcaption", {}, legend, globe.caption && h("span", {}, globe.caption), this.moveButton());
    this.element = h(
      "figure",
      { class: "panel" },
      container,
      caption,
      globe.chooser ? this.modelChooser() : null,
      renderGraphicsNotice(game.stage.isWorking),
    );
    this.set(globe);
    const names = globe.orbits.map(({ name }) => name);
    if (words !== undefined) labelGlobe(this.view, { names, states: () => this.states, words, hasHandles });
  }

  set(globe: Globe) {
    this.globe = globe;
    this.elements = globe.orbits.map(({ orbit }) => elementsOfOrbit(orbit));
    this.view.frame(Math.max(...this.elements.map((elements) => elements.semiMajorAxis * (1 + elements.eccentricity))));
    this.place();
  }

  tick(seconds: number) {
    if (this.isMoving) this.step(seconds * this.globe.warp);
  }

  step(seconds: number) {
    this.time += seconds;
    this.place();
  }

  private moveButton(): HTMLElement {
    const toggle = renderButton("", () => ((this.isMoving = !this.isMoving), name()), { class: "quiet" });
    const name = () => setText(toggle, this.isMoving ? texts.gameLesson.pause : texts.gameLesson.play);
    name();
    return toggle;
  }

  /** Chooses the force model; counts time in days, because orbital planes turn slowly. */
  private modelChooser(): HTMLElement {
    const models = (["two-body", "J2"] as const).map((model) => ({
      model,
      element: renderButton(texts.forceModels.name({ model }), () => ((this.model = model), mark(), this.place())),
    }));
    const mark = () =>
      models.forEach(({ model, element }) => element.setAttribute("aria-pressed", String(model === this.model)));
    mark();
    return h(
      "fieldset",
      { class: "group model" },
      h("legend", {}, texts.gameLesson.model),
      ...models.map(({ element }) => element),
      renderButton(texts.gameLesson.oneDay, () => this.step(day), { class: "quiet" }),
      this.clock,
    );
  }

  private place() {
    this.states = this.elements.map((elements) =>
      this.model === "J2" ? secularAfter(elements, this.time) : keplerAfter(stateOf(elements), this.time),
    );
    const { groundTrack, warp } = this.globe;
    const withDots = warp <= flickerWarp || !this.isMoving;
    this.view.setCrafts(this.states, equinox + this.time * 1000, { withTracks: groundTrack, withDots });
    setText(this.clock, texts.gameLesson.day({ day: fixed(this.time / day, 1) }));
  }
}

export function renderLegendEntry(name: string, index: number): HTMLElement {
  return h("li", {}, renderSwatch(orbitColor(index)), name);
}

export function renderSwatch(color: string): HTMLElement {
  const element = h("i", { class: "swatch", "aria-hidden": "true" });
  element.style.background = color;
  return element;
}
