import { texts } from "~/texts";
import { earthRate } from "../../../physics/earth";
import { orbitOfState, elementsOfOrbit } from "../../../physics/orbits";
import { stateOf } from "../../../physics/kepler";
import { Bodies, type State } from "../../../physics/propagation";
import { length } from "../../../physics/vectors";
import type { Orbit } from "../../../content/content-schema";
import { h, setText } from "../../dom";
import type { Game } from "../../unity/screen";
import { GlobeView } from "../../scene/globe-view";
import { catalogueStateOf, type CatalogueObject } from "../../sky/catalogue";
import { openLibrary } from "../../sky/sky";
import { renderView } from "../frame";
import { maxCraft, type SandboxDocument } from "./sandbox-document";

/** Whole turns of the Earth, so that objects stay over the same ground. */
const wholeTurns = (milliseconds: number) => Math.round(milliseconds / turnOfEarth) * turnOfEarth;
const turnOfEarth = ((2 * Math.PI) / earthRate) * 1000;

/** A sandbox in flight: spacecraft, clock and globe. */
export class SandboxDesk {
  readonly globe: GlobeView;
  readonly globeElement = renderView(texts.gameSandbox.globe);
  readonly clock = h("span", { class: "scale" });
  selected = 0;
  warp: number;
  private bodies = new Bodies([]);
  private time = Date.now();
  /** Milliseconds from the clock to the objects' own time: old elements are shown as of then. */
  private catalogueDelay = 0;
  private catalogue: CatalogueObject[] = [];

  constructor(
    private readonly game: Game,
    readonly document: SandboxDocument,
  ) {
    this.globe = new GlobeView(this.globeElement, game.stage);
    this.warp = game.prefersReducedMotion ? 0 : 100;
    this.restart();
  }

  get craft() {
    const craft = this.document.spacecraft[this.selected];
    if (!craft) throw new Error(`There is no spacecraft ${this.selected}.`);
    return craft;
  }

  get states(): State[] {
    return this.document.spacecraft.map((_, index) => this.bodies.state(index));
  }

  /** Resets all spacecraft to their orbits. */
  restart() {
    const { spacecraft } = this.document;
    this.bodies = new Bodies(spacecraft.map(({ orbit }) => stateOf(elementsOfOrbit(orbit))));
    this.globe.frame(
      Math.max(
        ...spacecraft.map((_, index) => length(this.bodies.state(index).position)),
        ...spacecraft.map(({ orbit }) => orbit.apogee * 1000 + 6.4e6),
      ),
    );
    this.show();
  }

  setOrbit(orbit: Orbit) {
    this.craft.orbit = orbit;
    this.restart();
  }

  add() {
    const { spacecraft } = this.document;
    if (spacecraft.length >= maxCraft) return;
    const orbit = { ...orbitOfState(this.bodies.state(this.selected)), trueAnomaly: 30 };
    spacecraft.push({ name: texts.gameSandbox.spacecraftNumber({ number: spacecraft.length + 1 }), orbit });
    this.selected = spacecraft.length - 1;
    this.restart();
  }

  remove() {
    this.document.spacecraft.splice(this.selected, 1);
    this.selected = 0;
    this.restart();
  }

  tick(seconds: number) {
    if (this.warp > 0) this.advance(seconds * this.warp, true);
  }

  advance(seconds: number, isMoving = false) {
    this.bodies.advance(seconds, this.document.gravity);
    this.time += seconds * 1000;
    this.show(isMoving);
  }

  /** Shows the catalogue's objects; returns a sentence about their source and number. */
  async showCatalogue(): Promise<string> {
    const { dataLibrary } = this.game.startup;
    const sky = await openLibrary(dataLibrary, Date.now());
    this.catalogue = sky.objects;
    this.catalogueDelay = wholeTurns(sky.time - this.time);
    this.show();
    return sky.source;
  }

  hideCatalogue() {
    this.catalogue = [];
    this.show();
  }

  private show(isMoving = false) {
    this.globe.setCrafts(this.states, this.time, { withTracks: true, isMoving });
    const objects = this.catalogue.map((object) => catalogueStateOf(object, this.time + this.catalogueDelay));
    this.globe.setPoints(objects.filter((state) => state !== null));
    const dateTime = new Date(this.time).toISOString().slice(0, 19).replace("T", " ");
    setText(this.clock, texts.gameSandbox.utc({ dateTime }));
  }
}
