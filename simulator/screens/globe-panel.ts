import type { Globe } from "../content-schema";
import type { Game } from "../game/screen";
import { button, h, setText } from "../dom";
import { keplerAfter, stateOf } from "../../physics/kepler";
import type { State } from "../../physics/propagation";
import { length } from "../../physics/vectors";
import { elementsOfOrbit } from "../../physics/orbits";
import { GlobeView, orbitColors } from "../scene/globe-view";
import { viewElement, withoutGraphics } from "./frame";

/** Equinox of 2025: the Sun stands over the equator. */
const sceneTime = Date.UTC(2025, 2, 20, 9);

/** A live picture of the Earth with its legend; it moves unless the player wants things still. */
export class GlobePanel {
  readonly element: HTMLElement;
  readonly view: GlobeView;
  private states: State[] = [];
  private time = 0;
  private isMoving: boolean;

  constructor(
    game: Game,
    private globe: Globe,
    label = "The Earth and the orbits round it",
  ) {
    const place = viewElement(label);
    this.view = new GlobeView(place, game.data.land, game.stage.quality, () => game.stage.change());
    this.isMoving = !game.isCalm;
    const toggle = button(
      "",
      () => {
        this.isMoving = !this.isMoving;
        name();
      },
      { class: "quiet" },
    );
    const name = () => setText(toggle, this.isMoving ? "Pause" : "Play");
    name();
    const legend = h("ul", { class: "legend" }, ...globe.orbits.map(({ name }, at) => legendEntry(name, at)));
    this.element = h(
      "figure",
      { class: "panel" },
      place,
      h("figcaption", {}, legend, globe.caption && h("span", {}, globe.caption), toggle),
      withoutGraphics(game.stage.isWorking),
    );
    this.set(globe);
  }

  set(globe: Globe) {
    this.globe = globe;
    this.states = globe.orbits.map(({ orbit }) => stateOf(elementsOfOrbit(orbit)));
    this.view.frame(
      Math.max(...this.states.map((state, at) => Math.max(length(state.position), apogeeRadius(globe, at)))),
    );
    this.place();
  }

  tick(seconds: number) {
    if (this.isMoving) this.step(seconds * this.globe.warp);
  }

  step(seconds: number) {
    this.time += seconds;
    this.place();
  }

  private place() {
    this.view.setCrafts(
      this.states.map((state) => keplerAfter(state, this.time)),
      sceneTime + this.time * 1000,
      this.globe.groundTrack,
    );
  }
}

export function legendEntry(name: string, at: number): HTMLElement {
  return h("li", {}, swatch(orbitColors[at % orbitColors.length]!), name);
}

export function swatch(color: string): HTMLElement {
  const element = h("i", { class: "swatch", "aria-hidden": "true" });
  element.style.background = color;
  return element;
}

function apogeeRadius({ orbits }: Globe, at: number) {
  const { semiMajorAxis, eccentricity } = elementsOfOrbit(orbits[at]!.orbit);
  return semiMajorAxis * (1 + eccentricity);
}
