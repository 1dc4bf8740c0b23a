import { degrees } from "./earth";
import { orbitOfState } from "./orbits";
import { contactGates, gate, type Gate } from "./port";
import type { Attitude } from "./attitude";
import type { State } from "./propagation";
import type { RicState } from "./ric";
import type { FlightScenario } from "./scenario";
import { angleBetween, cross, length, subtract } from "./vectors";

type GateFlight = {
  scenario: FlightScenario;
  chaser: State;
  target: State;
  ric: RicState;
  attitude: Attitude;
  around: number;
  time: number;
  nearest: number;
  farthest: number;
};

/** Degrees between the planes of two orbits. */
export const planeAngle = (a: State, b: State) =>
  degrees(angleBetween(cross(a.position, a.velocity), cross(b.position, b.velocity)));

/** A flight's objective conditions with their current values. */
export function gatesOf(flight: GateFlight): Gate[] {
  const { objective } = flight.scenario;
  switch (objective.kind) {
    case "orbit": {
      const { perigee, apogee } = orbitOfState(flight.chaser);
      return [
        gate("perigee", Math.abs(perigee - objective.altitude), objective.within, "km"),
        gate("apogee", Math.abs(apogee - objective.altitude), objective.within, "km"),
      ];
    }
    case "plane":
      return [gate("planeAngle", planeAngle(flight.chaser, flight.target), objective.within, "°")];
    case "hold":
      return [
        gate("holdPoint", length(subtract(flight.ric.position, objective.position)), objective.within, "m"),
        gate("speed", length(flight.ric.velocity), objective.speed, "m/s"),
      ];
    case "circumnavigate":
      return [gate("flyRound", Math.max(0, 360 - Math.abs(flight.around)), 0, "°")];
    case "avoid":
      return [
        gate("miss", Math.max(0, objective.miss - flight.nearest), 0, "m"),
        gate("passing", Math.max(0, objective.after - flight.time), 0, "s"),
      ];
    case "slot":
      return [
        gate("slot", flight.farthest, objective.within, "°"),
        gate("holdTime", Math.max(0, objective.seconds - flight.time) / 86_400, 0, "d"),
      ];
    case "dock":
      return contactGates(flight.ric, flight.attitude, objective);
  }
}

/** Docking is achieved by contact only, which Flight detects. */
export const isAchieved = (flight: GateFlight) =>
  flight.scenario.objective.kind !== "dock" && gatesOf(flight).every(({ isMet }) => isMet);
