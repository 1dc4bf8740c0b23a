import * as v from "valibot";
import { fuelBudget } from "../../../physics/fuel-budget";
import { stateOf } from "../../../physics/kepler";
import { elementsOfOrbit } from "../../../physics/orbits";
import {
  Coast,
  drawnSeconds,
  orbitNumbersOf,
  PlannedFlight,
  reachesGround,
  type PlanNode,
} from "../../../physics/planned-flight";
import { length } from "../../../physics/vectors";
import {
  addNode,
  boundsOf,
  changeNode,
  maxSecondsOf,
  newCraftPlan,
  StoredPlans,
  type CraftPlan,
} from "../../plan/plan";
import type { WrittenPlan } from "../../plan/write-messages";
import type { Game } from "../../unity/screen";
import type { SandboxDocument } from "../sandbox/sandbox-document";

const storageKey = "sandbox-plan";
const minute = 60_000;

/** The plan of a spacecraft while it is edited; whatever shows it draws again when `changes` has grown. */
export class PlanDesk {
  changes = 0;
  /** Index of the selected burn; null without one. */
  selectedNode: number | null = null;
  /** Index of the other spacecraft; null if there is none. */
  other: number | null = null;
  /** Seconds after the plan's start at which the spacecraft are shown. */
  time = 0;
  flight!: PlannedFlight;
  otherCoast: Coast | null = null;
  private readonly stored: { epoch: number; crafts: Record<string, CraftPlan> };
  private plan: CraftPlan;

  constructor(
    private readonly game: Game,
    readonly document: SandboxDocument,
    readonly selected: number,
  ) {
    const stored = v.safeParse(StoredPlans, game.plays.read(storageKey));
    this.stored = stored.success
      ? { epoch: stored.output.epoch, crafts: { ...stored.output.crafts } }
      : { epoch: Math.floor(Date.now() / minute) * minute, crafts: {} };
    const earlier = Object.hasOwn(this.stored.crafts, this.name) ? this.stored.crafts[this.name] : undefined;
    this.plan = earlier ?? newCraftPlan();
    this.selectedNode = this.nodes.length > 0 ? 0 : null;
    this.chooseOther(document.spacecraft.findIndex((_, index) => index !== selected));
    this.fly();
  }

  get craft() {
    const craft = this.document.spacecraft[this.selected];
    if (!craft) throw new Error(`There is no spacecraft ${this.selected}.`);
    return craft;
  }

  get name() {
    return this.craft.name;
  }

  get gravity() {
    return this.document.gravity;
  }

  get maxSeconds() {
    return maxSecondsOf(this.gravity);
  }

  get nodes() {
    return this.plan.nodes;
  }

  get fuel() {
    return this.plan.fuel;
  }

  /** Milliseconds since 1970. */
  get epoch() {
    return this.stored.epoch;
  }

  get budget() {
    return fuelBudget(
      this.fuel,
      this.nodes.map(({ deltaV }) => length(deltaV)),
    );
  }

  get written(): WrittenPlan {
    const { name, epoch, gravity, nodes, fuel, flight } = this;
    return { name, epoch, gravity, nodes, fuel, flight };
  }

  /** Seconds worth showing: all burns, and a revolution after them. */
  get end(): number {
    const last = this.flight.legs.at(-1) ?? this.flight.legs[0];
    return Math.min(this.maxSeconds + 86_400, last.from + drawnSeconds(last, 86_400 * 2));
  }

  /** The first leg that comes down before its next burn, or within a day, as two-body motion; -1 if none does. */
  get groundLeg(): number {
    return this.flight.legs.findIndex(({ from, coast }, index) =>
      reachesGround(coast.start, (this.nodes[index]?.seconds ?? from + 86_400) - from),
    );
  }

  setEpoch(epoch: number) {
    this.stored.epoch = epoch;
    this.change();
  }

  setFuel(fuel: CraftPlan["fuel"]) {
    this.plan.fuel = fuel;
    this.change();
  }

  setNodes(nodes: PlanNode[], selected = this.selectedNode) {
    this.plan.nodes = nodes;
    this.selectedNode = selected === null || nodes.length === 0 ? null : Math.min(selected, nodes.length - 1);
    this.fly();
    this.time = Math.min(this.time, this.end);
    this.change();
  }

  setNode(index: number, node: Partial<PlanNode>) {
    this.setNodes(changeNode(this.nodes, index, node, this.maxSeconds), index);
  }

  /** Adds a burn; without a time, half a revolution after the last one. False if there is no room. */
  add(seconds = this.nextSeconds()): boolean {
    const added = addNode(this.nodes, seconds, this.maxSeconds);
    if (added) this.setNodes(added.nodes, added.index);
    return added !== null;
  }

  remove(index: number) {
    this.setNodes(this.nodes.toSpliced(index, 1), Math.max(0, index - 1));
  }

  select(index: number | null) {
    this.selectedNode = index;
    this.change();
  }

  showTime(seconds: number) {
    this.time = Math.min(this.end, Math.max(0, seconds));
    this.change();
  }

  chooseOther(index: number) {
    const craft = index < 0 ? undefined : this.document.spacecraft[index];
    this.other = craft ? index : null;
    this.otherCoast = craft ? new Coast(stateOf(elementsOfOrbit(craft.orbit)), this.gravity) : null;
    this.change();
  }

  /** Seconds between which a burn may be dragged, at most half a revolution from where it is. */
  dragBounds(index: number): [number, number] {
    const [earliest, latest] = boundsOf(this.nodes, index, this.maxSeconds);
    const half = this.revolutionBefore(index) / 2;
    const seconds = this.nodes[index]?.seconds ?? 0;
    return [Math.max(earliest, seconds - half), Math.min(latest, seconds + half)];
  }

  /** The period of the orbit that a burn is on; half a day for an escape. */
  revolutionBefore(index: number): number {
    const { coast } = this.flight.legs[index] ?? this.flight.legs[0];
    const { period } = orbitNumbersOf(coast.start);
    return Number.isFinite(period) ? period : 43_200;
  }

  addImported(name: string, nodes: PlanNode[]) {
    if (nodes.length > 0) this.stored.crafts[name] = { ...newCraftPlan(), nodes };
    if (this.other === null) this.chooseOther(this.document.spacecraft.length - 1);
    this.change();
  }

  /** The flight with the first burns only. */
  flightWith(count: number): PlannedFlight {
    const { start } = this.flight.legs[0].coast;
    return new PlannedFlight(start, this.nodes.slice(0, count), this.gravity, this.flight);
  }

  save() {
    this.stored.crafts[this.name] = this.plan;
    const names = new Set(this.document.spacecraft.map(({ name }) => name));
    const crafts = Object.fromEntries(Object.entries(this.stored.crafts).filter(([name]) => names.has(name)));
    this.game.plays.save(storageKey, { epoch: this.epoch, crafts });
  }

  private nextSeconds(): number {
    const last = this.nodes.at(-1);
    return (last?.seconds ?? 0) + this.revolutionBefore(this.nodes.length) / 2;
  }

  private fly() {
    const start = stateOf(elementsOfOrbit(this.craft.orbit));
    this.flight = new PlannedFlight(start, this.nodes, this.gravity, this.flight);
  }

  private change() {
    this.changes++;
  }
}
