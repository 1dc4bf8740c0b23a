import type { Quantity } from "../physics/orbits";

/** Labels of a task's quantities with units, in the game and in the editor. */
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
