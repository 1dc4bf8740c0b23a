import type { Quantity } from "../physics/orbits";

/** What a task's quantities are called, with their units, in the game and where lessons are written. */
export const orbitNames: Record<Quantity, string> = {
  perigee: "Perigee, km",
  apogee: "Apogee, km",
  inclination: "Inclination, °",
  node: "Node, °",
  argumentOfPerigee: "Argument of perigee, °",
  period: "Period, min",
  eccentricity: "Eccentricity",
  trueLongitude: "True longitude, °",
};
