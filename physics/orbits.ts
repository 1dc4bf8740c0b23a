import { degrees, earthRadius, radians } from "./earth";
import { elementsOf, period, type Elements } from "./kepler";
import type { State } from "./propagation";
import type { Orbit } from "./scenario";

/** Converts kilometres of altitude and degrees to metres and radians. */
export function elementsOfOrbit({
  perigee,
  apogee,
  inclination,
  node,
  argumentOfPerigee,
  trueAnomaly,
}: Orbit): Elements {
  const [low, high] = [earthRadius + perigee * 1000, earthRadius + apogee * 1000];
  return {
    semiMajorAxis: (low + high) / 2,
    eccentricity: (high - low) / (high + low),
    inclination: radians(inclination),
    node: radians(node),
    argumentOfPerigee: radians(argumentOfPerigee),
    trueAnomaly: radians(trueAnomaly),
  };
}

function orbitOfElements(elements: Elements): Orbit {
  const { semiMajorAxis, eccentricity } = elements;
  return {
    perigee: (semiMajorAxis * (1 - eccentricity) - earthRadius) / 1000,
    apogee: (semiMajorAxis * (1 + eccentricity) - earthRadius) / 1000,
    inclination: degrees(elements.inclination),
    node: degrees(elements.node),
    argumentOfPerigee: degrees(elements.argumentOfPerigee),
    trueAnomaly: degrees(elements.trueAnomaly),
  };
}

export const orbitOfState = (state: State) => orbitOfElements(elementsOf(state));

/** Quantities of a task's goal: km, degrees, minutes. */
export const quantities = [
  "perigee",
  "apogee",
  "inclination",
  "node",
  "argumentOfPerigee",
  "period",
  "eccentricity",
  "trueLongitude",
] as const;
export type Quantity = (typeof quantities)[number];
export type Goal = { quantity: Quantity; from: number; to: number };

/** The elements that a quantity depends on. */
export const elementsBehind = (quantity: Quantity): (keyof Orbit)[] =>
  quantity === "period" || quantity === "eccentricity"
    ? ["perigee", "apogee"]
    : quantity === "trueLongitude"
      ? ["node", "argumentOfPerigee", "trueAnomaly"]
      : [quantity];

function quantityOf(orbit: Orbit, quantity: Quantity): number {
  const { semiMajorAxis, eccentricity } = elementsOfOrbit(orbit);
  if (quantity === "period") return period(semiMajorAxis) / 60;
  if (quantity === "trueLongitude") return (orbit.node + orbit.argumentOfPerigee + orbit.trueAnomaly + 1080) % 360;
  return quantity === "eccentricity" ? eccentricity : orbit[quantity];
}

/** A task's goal with the current values of an orbit. */
export function goalsOf({ goal }: { goal: readonly Goal[] }, orbit: Orbit) {
  return goal.map(({ quantity, from, to }) => {
    const value = quantityOf(orbit, quantity);
    return { quantity, from, to, value, isMet: value >= from && value <= to };
  });
}
