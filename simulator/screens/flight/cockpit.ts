import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import type { Scenario } from "../../../content/content-schema";
import { Flight } from "../../../physics/flight";
import { flyLog } from "../../../physics/fly-again";
import type { Vector } from "../../../physics/vectors";
import { minImpulse } from "../../../physics/maneuvers";
import { length } from "../../../physics/vectors";
import { followTutorial, judgeBurns, type JudgedBurns, type TutorialState } from "../../attempts/tutorial";
import type { FlightPlay } from "../../attempts/flight-play";
import type { GhostPath } from "../../attempts/ghost-path";
import { thrustAt } from "../../../physics/injects";
import { FlightEvents, isWorking } from "./flight-events";
import { Trail } from "./trail";

export const warps = [0, 1, 10, 100, 1000, 10_000, 100_000] as const;
/** Flights of weeks get faster time steps than those of minutes. */
export const isLong = ({ time }: Pick<Scenario, "time">) => time.limit > 2 * 86_400;
export type Warp = (typeof warps)[number];

/** Real seconds between two updates of the figures: faster is unreadable. */
const writeInterval = 0.2;

/** A flight with its clock: the model behind the screen's parts. */
export class Cockpit {
  readonly flight: Flight;
  readonly trail = new Trail();
  warp: Warp = 0;
  coast: { from: number; path: Vector[] };
  /** Hints shown since the screen opened. */
  hints = 0;
  private readonly drawers: (() => void)[] = [];
  private readonly writers: (() => void)[] = [];
  private secondsSinceWrite = 0;
  private hasEnded = false;
  private judged: { count: number; burns: JudgedBurns } | null = null;

  readonly scenario: Scenario;
  readonly events: FlightEvents;
  readonly mode: FlightPlay["mode"];
  readonly mission: FlightPlay["mission"];
  /** Classmates who fly beside. */
  readonly ghosts: readonly GhostPath[];

  constructor(
    { scenario, mode, resumedLog, mission, weekly }: FlightPlay,
    private readonly onEnd: () => void,
    private readonly onSay: (text: string) => void,
  ) {
    this.scenario = scenario;
    this.events = new FlightEvents(scenario);
    this.mode = mode;
    this.mission = mission;
    this.ghosts = weekly?.ghosts ?? [];
    this.flight = new Flight(scenario, (flight) => this.trail.add(flight));
    this.trail.add(this.flight);
    if (resumedLog) flyLog(this.flight, resumedLog);
    // What happened before isn't announced again.
    this.events.takeUntil(this.flight.time);
    this.coast = { from: 0, path: this.flight.coastPath() };
  }

  /** `draw` runs each frame, `write` every `writeInterval`. */
  readonly watch = ({ draw, write }: { draw?: () => void; write?: () => void }) => {
    if (draw) this.drawers.push(draw);
    if (write) this.writers.push(write);
  };

  say(text: string) {
    this.onSay(text);
  }

  burn(dv: Vector) {
    if (!dv.every(Number.isFinite)) return this.say(texts.gameFlights.numbersRequired);
    if (length(dv) === 0) return this.say(texts.gameFlights.deltaVRequired);
    if (length(dv) < minImpulse) return this.say(texts.flightLog.impulseSmall({ least: minImpulse }));
    if (this.flight.burn(dv) === "empty") return this.say(texts.gameFlights.tankEmpty);
    const deltaV = fixed(length(dv) * thrustAt(this.scenario.injects, this.flight.time), 3);
    const isSafe = this.flight.burns.at(-1)?.isSafe !== false;
    this.say(isSafe ? texts.gameFlights.burnMade({ deltaV }) : texts.gameFlights.unsafeBurnMade({ deltaV }));
    this.coast = { from: this.flight.time, path: this.flight.coastPath() };
    this.update();
  }

  skip(seconds: number) {
    this.advance(seconds);
    this.update();
  }

  /** The clock stops at events, so that the player can react. */
  private advance(seconds: number) {
    const { flight, events } = this;
    flight.flyTo(Math.min(flight.time + seconds, events.next));
    const event = events.takeUntil(flight.time);
    if (event === "") return;
    this.warp = 0;
    this.coast = { from: flight.time, path: flight.coastPath() };
    this.say(texts.gameFlights.clockStopped({ event }));
  }

  setWarp(warp: Warp) {
    this.warp = warp;
    this.update();
  }

  /** Advances the clock by real seconds. */
  tick(seconds: number) {
    if (this.warp === 0 || this.hasEnded) return;
    this.advance(seconds * this.warp);
    this.secondsSinceWrite += seconds;
    if (this.warp > 0 && this.secondsSinceWrite < writeInterval && this.flight.status.is === "flying")
      return this.draw();
    this.update();
  }

  update() {
    this.secondsSinceWrite = 0;
    this.draw();
    for (const write of this.writers) write();
    if (this.flight.status.is === "flying" || this.hasEnded) return;
    this.hasEnded = true;
    this.onEnd();
  }

  /** Ends the flight without a result; it can't be resumed. */
  abandon() {
    this.hasEnded = true;
  }

  /** The burns are judged once each: that flies the flight again. */
  followTutorial(): TutorialState {
    const { burns, time, status } = this.flight;
    if (this.judged?.count !== burns.length)
      this.judged = { count: burns.length, burns: judgeBurns(this.scenario, burns) };
    return followTutorial(this.scenario, this.judged.burns, { time, isAchieved: status.is === "achieved" });
  }

  get isOver() {
    return this.hasEnded;
  }

  /** The rest of the coast after the last burn; computed again once it has been flown. */
  get coastAhead(): Vector[] {
    if (!isWorking(this, "prediction")) return [];
    const { path, from } = this.coast;
    const passed = Math.floor(((this.flight.time - from) / this.flight.targetPeriod) * path.length);
    if (passed < path.length) return path.slice(passed);
    this.coast = { from: this.flight.time, path: this.flight.coastPath() };
    return this.coast.path;
  }

  /** The position a share of an orbit after the last burn; null once passed. */
  coastAfter(share: number): Vector | null {
    if (!isWorking(this, "prediction")) return null;
    const { path, from } = this.coast;
    const index = Math.round(share * path.length) - 1;
    const passed = ((this.flight.time - from) / this.flight.targetPeriod) * path.length;
    return this.flight.burns.length > 0 && index >= passed ? (path[index] ?? null) : null;
  }

  private draw() {
    for (const draw of this.drawers) draw();
  }
}
