import { isDark, isSunlit, lookFrom, type Look, type Place } from "./look";
import type { State } from "./propagation";

/** State at a time in milliseconds since 1970 (m, m/s, inertial); null if the elements give none. */
export type StateAt = (time: number) => State | null;

export type Moment = Look & { time: number };

/** `rise` is null if the object was up when the search began, `set` if it was still up at the end. */
export type Pass = { rise: Moment | null; top: Moment; set: Moment | null; light: "lit" | "shadow" | "day" };

type PassSearch = { from: number; until: number; minElevation: number };

const belowHorizon: Look = { azimuth: 0, elevation: -90, range: Infinity };
const precisionMs = 1;

/**
 * Passes over a place above an elevation (degrees), in order. Samples each half minute and refines each maximum in
 * between, so that short passes are found too.
 */
export function findPasses(stateAt: StateAt, place: Place, { from, until, minElevation }: PassSearch): Pass[] {
  const lookAt = (time: number): Moment => {
    const state = stateAt(time);
    return { ...(state ? lookFrom(place, state.position, time) : belowHorizon), time };
  };
  const moments = addMaxima(sample(lookAt, from, until), lookAt);
  const isUp = ({ elevation }: Moment) => elevation >= minElevation;
  const crossing = (below: Moment, above: Moment) => bisect(lookAt, isUp, below.time, above.time);
  const passes: Pass[] = [];
  let rise: Moment | null = null;
  let top: Moment | null = null;
  const finishPass = (set: Moment | null) => {
    if (top) passes.push({ rise, top, set, light: lightAt(stateAt, place, top.time) });
    top = null;
  };
  moments.forEach((moment, at) => {
    const previous = moments[at - 1];
    if (isUp(moment)) {
      if (!top) rise = previous ? crossing(previous, moment) : null;
      if (!top || moment.elevation > top.elevation) top = moment;
    } else if (top) finishPass(crossing(moment, previous!));
  });
  finishPass(null);
  return passes;
}

function sample(lookAt: (time: number) => Moment, from: number, until: number): Moment[] {
  const step = 30_000;
  const count = Math.max(1, Math.ceil((until - from) / step));
  return Array.from({ length: count + 1 }, (_, at) => lookAt(Math.min(until, from + at * step)));
}

/** Adds the maximum near each sample that is higher than its neighbours. */
function addMaxima(moments: readonly Moment[], lookAt: (time: number) => Moment): Moment[] {
  return moments.flatMap((moment, at) => {
    const [before, after] = [moments[at - 1], moments[at + 1]];
    if (!before || !after || moment.elevation < before.elevation || moment.elevation <= after.elevation)
      return [moment];
    const top = findHighest(lookAt, before.time, after.time);
    return top.time < moment.time ? [top, moment] : [moment, top];
  });
}

function findHighest(lookAt: (time: number) => Moment, from: number, until: number): Moment {
  let [left, right] = [from, until];
  while (right - left > precisionMs) {
    const [a, b] = [left + (right - left) / 3, right - (right - left) / 3];
    if (lookAt(a).elevation < lookAt(b).elevation) left = a;
    else right = b;
  }
  return lookAt((left + right) / 2);
}

/** Bisects for the rise or set between a time below and a time above the horizon. */
function bisect(lookAt: (time: number) => Moment, isUp: (moment: Moment) => boolean, down: number, up: number): Moment {
  while (Math.abs(up - down) > precisionMs) {
    const middle = (down + up) / 2;
    if (isUp(lookAt(middle))) up = middle;
    else down = middle;
  }
  return lookAt(up);
}

function lightAt(stateAt: StateAt, place: Place, time: number): Pass["light"] {
  const state = stateAt(time);
  if (!state || !isSunlit(state.position, time)) return "shadow";
  return isDark(place, time) ? "lit" : "day";
}
