import { texts } from "~/texts";
import { catalogueStateOf, type CatalogueObject } from "../../sky/catalogue";
import type { Sky } from "../../sky/sky";
import { h, setText } from "../../dom";
import type { Game } from "../../unity/screen";
import { GlobeView } from "../../scene/globe-view";
import type { State } from "../../../physics/propagation";
import { length } from "../../../physics/vectors";
import { renderView } from "../frame";
import { renderLegendEntry } from "../globe-panel";

/** The state of the screen: the sky, the chosen objects, clock and globe. */
export class SkyDesk {
  readonly globe: GlobeView;
  readonly globeElement = renderView(texts.gameSky.globe);
  readonly clock = h("span", { class: "scale" });
  readonly legend = h("ul", { class: "legend" });
  chosen: CatalogueObject[] = [];
  warp = 0;
  private time: number;

  constructor(
    game: Game,
    public sky: Sky,
  ) {
    this.globe = new GlobeView(this.globeElement, game.stage);
    this.time = sky.time;
    this.open(sky);
  }

  get currentTime() {
    return this.time;
  }

  open(sky: Sky) {
    this.sky = sky;
    this.choose(sky.objects.slice(0, 1));
    this.showAt(sky.time);
  }

  choose(objects: CatalogueObject[]) {
    this.chosen = objects;
    this.legend.replaceChildren(...objects.map(({ name }, index) => renderLegendEntry(name, index)));
    const radii = this.statesOf(objects).map(({ position }) => length(position));
    this.globe.frame(Math.max(...radii, 6.9e6));
    this.show();
  }

  showAt(time: number) {
    this.time = time;
    this.show();
  }

  /** Like `showAt`, and scrolls the globe into view, for results below it. */
  reveal(time: number) {
    this.showAt(time);
    this.globeElement.scrollIntoView({ block: "nearest" });
  }

  advance(seconds: number, isMoving = false) {
    this.time += seconds * 1000;
    this.show(isMoving);
  }

  private statesOf(objects: CatalogueObject[]): State[] {
    return objects.map((object) => catalogueStateOf(object, this.time)).filter((state) => state !== null);
  }

  private show(isMoving = false) {
    this.globe.setCrafts(this.statesOf(this.chosen), this.time, { withTracks: true, isMoving });
    this.globe.setPoints(this.statesOf(this.sky.objects));
    const dateTime = new Date(this.time).toISOString().slice(0, 19).replace("T", " ");
    setText(this.clock, texts.gameSandbox.utc({ dateTime }));
  }
}
