// Pure: where classmates are as the player sees it, and when a screen reader says so.
import type { Flight } from "../../physics/flight";
import { portFrame } from "../../physics/port";
import type { FlightScenario } from "../../physics/scenario";
import { dot, length, subtract } from "../../physics/vectors";
import type { GhostPath } from "./ghost-path";

export type GhostSide = "ahead" | "behind" | "left" | "right" | "above" | "below" | "beside" | "ended";
/** `distance`: metres from the own craft. */
export type GhostPlace = { username: string; distance: number; side: GhostSide };

/** Metres; closer than that, a direction says nothing. */
const besideDistance = 5;

/** In a docking, ahead is towards the port; else it is along the orbit. */
const axesOf = ({ objective }: FlightScenario) => portFrame(objective.kind === "dock" ? objective.axis : "-I");

type Own = Pick<Flight, "ric" | "time" | "scenario">;

/** The nearest first; those whose flights have ended last. */
export function placesOf({ ric, time, scenario }: Own, ghosts: readonly GhostPath[]): GhostPlace[] {
  const { forward, right, up } = axesOf(scenario);
  const places = ghosts.map(({ username, end, at }): GhostPlace => {
    const apart = subtract(at(time), ric.position);
    const distance = length(apart);
    if (time > end) return { username, distance, side: "ended" };
    if (distance < besideDistance) return { username, distance, side: "beside" };
    const parts = [dot(apart, forward), dot(apart, right), dot(apart, up)];
    const [ahead = 0, sideways = 0, above = 0] = parts;
    const largest = Math.max(...parts.map(Math.abs));
    if (Math.abs(ahead) === largest) return { username, distance, side: ahead > 0 ? "ahead" : "behind" };
    if (Math.abs(sideways) === largest) return { username, distance, side: sideways > 0 ? "right" : "left" };
    return { username, distance, side: above > 0 ? "above" : "below" };
  });
  const isOver = ({ side }: GhostPlace) => Number(side === "ended");
  return places.sort((a, b) => isOver(a) - isOver(b) || a.distance - b.distance);
}

/** Real milliseconds between two sentences, at least. */
const quietMs = 30_000;
/** Sentences in a flight as long as its time limit allows, and seconds of flight between two, at least. */
const [sentences, leastPause] = [20, 60];

/**
 * Whether it is time to say where classmates are: at fixed times of the flight, and with a fast clock at most every 30
 * real seconds. `now` in milliseconds.
 */
export function createGhostClock({ time: { limit } }: Pick<FlightScenario, "time">, startsAt: number) {
  const pause = Math.max(leastPause, limit / sentences);
  let said = Math.floor(startsAt / pause);
  let saidAt = -Infinity;
  return (time: number, now: number): boolean => {
    const due = Math.floor(time / pause);
    if (due <= said || now - saidAt < quietMs) return false;
    said = due;
    saidAt = now;
    return true;
  };
}
