// Pure: two burns that hold a geostationary slot for a month; solved with the along-track acceleration only.
import { longAxis, radians } from "../../../physics/earth";
import { geoDriftValues } from "../../../physics/curve-forces";
import type { Flight } from "../../../physics/flight";

const day = 86_400;
/** Seconds; the acceleration hardly changes meanwhile. */
const step = 21_600;
/** Part of the slot's half width; the rest is for the daily swing that a burn causes. */
const used = 0.93;

type Drift = { east: number; rate: number };

export function solveSlot(flight: Flight) {
  const { objective, target } = flight.scenario;
  if (objective.kind !== "slot") return;
  const edge = radians(objective.within) * used;
  const { strongest, geoRadius } = geoDriftValues({});
  const longitude = radians(target.orbit.trueAnomaly);
  const pullAt = (east: number) => strongest * Math.sin(2 * (longitude + east - longAxis));
  /** Drift in radians per second of a forward burn of 1 m/s. */
  const perSpeed = -3 / geoRadius;
  const start = flight.ric.velocity[1] * perSpeed;
  const fly = (from: Drift, seconds: number) => {
    let { east, rate } = from;
    let [west, farthest] = [east, east];
    for (let time = 0; time < seconds; time += step) {
      rate += pullAt(east + (rate * step) / 2) * step;
      east += rate * step;
      west = Math.min(west, east);
      farthest = Math.max(farthest, east);
    }
    return { east, rate, west, farthest };
  };
  const turned = (speed: number, from: Drift) => ({ east: from.east, rate: from.rate + speed * perSpeed });
  // As far west as the slot allows.
  const first = findSpeed((speed) => fly(turned(speed, { east: 0, rate: start }), 15 * day).west < -edge);
  for (let after = 8 * day; after < 25 * day; after += day) {
    const westernState = fly(turned(first, { east: 0, rate: start }), after);
    const remainingSeconds = objective.seconds + 600 - after;
    // The smallest burn that keeps it west of the eastern edge until the end of the month.
    const second = findSpeed((speed) => fly(turned(speed, westernState), remainingSeconds).farthest < edge);
    if (fly(turned(second, westernState), remainingSeconds).west < -edge || westernState.farthest > edge) continue;
    flight.burn([0, first, 0]);
    flight.flyTo(after);
    flight.burn([0, second, 0]);
    flight.flyTo(objective.seconds + 600);
    return;
  }
}

/** The smallest sufficient speed in m/s, to 0.1 mm/s. */
function findSpeed(isEnough: (speed: number) => boolean): number {
  let [low, high] = [0, 0.2];
  for (let tries = 0; tries < 14; tries++) {
    const middle = (low + high) / 2;
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return Math.round(high * 1e4) / 1e4;
}
