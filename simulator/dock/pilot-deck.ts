import { texts } from "~/texts";
import type { Scenario } from "../../content/content-schema";
import { Flight } from "../../physics/flight";
import { flyLog } from "../../physics/fly-again";
import { FlightEvents } from "../screens/flight/flight-events";
import type { FlightPlay } from "../attempts/flight-play";
import type { GhostPath } from "../attempts/ghost-path";
import { codeOf, maxPulses, tickAt, ticksPerSecond, type Pulse, type Thrust } from "../../physics/pulses";

export const speeds = [0, 1, 4, 10] as const;
export type Speed = (typeof speeds)[number];

/** Real seconds between two updates of the figures: faster is unreadable. */
const writeInterval = 0.2;

type Watcher = { draw?: () => void; write?: () => void; fired?: (code: number) => void };

/** A manual flight with its clock: presses fire at the next tick. */
export class PilotDeck {
  readonly flight: Flight;
  speed: Speed = 0;
  isFine = false;
  private readonly watchers: Watcher[] = [];
  private readonly waitingPulses: Pulse[] = [];
  private secondsSinceWrite = 0;
  private hasEnded = false;

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
    this.flight = new Flight(scenario);
    if (resumedLog) flyLog(this.flight, resumedLog);
    // What happened before isn't announced again.
    this.events.takeUntil(this.flight.time);
  }

  /** `draw` runs each frame, `write` every `writeInterval`. */
  readonly watch = (watcher: Watcher) => void this.watchers.push(watcher);

  get isOver() {
    return this.hasEnded;
  }

  say(text: string) {
    this.onSay(text);
  }

  /** Pressing also starts a stopped clock. */
  press(name: Thrust["name"]) {
    if (this.hasEnded) return;
    const { flight } = this;
    if (flight.pulses.length + this.waitingPulses.length >= maxPulses)
      return this.say(texts.docking.tooManyPulses({ pulses: maxPulses }));
    this.waitingPulses.push([tickAt(flight.time), codeOf(name, this.isFine ? "fine" : "usual")]);
    if (this.speed === 0) this.setSpeed(1);
    this.fireWaiting(flight.time);
  }

  setSpeed(speed: Speed) {
    this.speed = speed;
    this.update();
  }

  setFine(isFine: boolean) {
    this.isFine = isFine;
    this.update();
  }

  /** Advances the clock by real seconds. */
  tick(seconds: number) {
    if (this.speed === 0 || this.hasEnded) return;
    this.advance(seconds * this.speed);
    this.secondsSinceWrite += seconds;
    if (this.speed > 0 && this.secondsSinceWrite < writeInterval && this.flight.status.is === "flying")
      return this.draw();
    this.update();
  }

  /** Advances by seconds of flight, independent of the clock. */
  skip(seconds: number) {
    this.advance(seconds);
    this.update();
  }

  update() {
    this.secondsSinceWrite = 0;
    this.draw();
    for (const { write } of this.watchers) write?.();
    if (this.flight.status.is === "flying" || this.hasEnded) return;
    this.hasEnded = true;
    this.onEnd();
  }

  /** Ends the flight without a result; it can't be resumed. */
  abandon() {
    this.hasEnded = true;
  }

  /** The clock stops at events, so that the player can react. */
  private advance(seconds: number) {
    const until = Math.min(this.flight.time + seconds, this.events.next);
    this.fireWaiting(until);
    this.flight.flyTo(until);
    const event = this.events.takeUntil(this.flight.time);
    if (event === "") return;
    this.speed = 0;
    this.say(texts.gameFlights.clockStopped({ event }));
  }

  private fireWaiting(until: number) {
    for (let next = this.waitingPulses[0]; next; next = this.waitingPulses[0]) {
      const [tick, code] = next;
      if (tick / ticksPerSecond > until || this.flight.status.is !== "flying") return;
      this.waitingPulses.shift();
      this.flight.flyTo(tick / ticksPerSecond);
      if (this.flight.status.is !== "flying") return;
      if (this.flight.pulse(next) === "empty") this.say(texts.docking.tankEmpty);
      for (const { fired } of this.watchers) fired?.(code);
    }
  }

  private draw() {
    for (const { draw } of this.watchers) draw?.();
  }
}
