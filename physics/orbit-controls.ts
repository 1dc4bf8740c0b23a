// Pure. Limits of the form for an orbit. Heights in km, angles in degrees.
import type { Orbit } from "./scenario";

export type Control = { least: number; most: number; step: number };

/** Range and step of each element's slider; the number field accepts any value within the range. */
export const orbitControls: Record<keyof Orbit, Control> = {
  perigee: { least: 160, most: 40_000, step: 10 },
  apogee: { least: 160, most: 40_000, step: 10 },
  inclination: { least: 0, most: 180, step: 0.1 },
  node: { least: 0, most: 360, step: 1 },
  argumentOfPerigee: { least: 0, most: 360, step: 1 },
  trueAnomaly: { least: 0, most: 360, step: 1 },
};

/** Limits for players' orbits. A lesson's initial orbit may lie outside the sliders' range, and players may keep it. */
const widest: Record<keyof Orbit, [number, number]> = {
  perigee: [100, 400_000],
  apogee: [100, 400_000],
  inclination: [0, 180],
  node: [-360, 360],
  argumentOfPerigee: [-360, 360],
  trueAnomaly: [-360, 360],
};

/** Whether the form can produce an orbit from any lesson's initial orbit. */
export const canBeSet = (orbit: Orbit): boolean =>
  orbit.apogee >= orbit.perigee &&
  elements.every((element) => orbit[element] >= widest[element][0] && orbit[element] <= widest[element][1]);

const elements: (keyof Orbit)[] = ["perigee", "apogee", "inclination", "node", "argumentOfPerigee", "trueAnomaly"];
