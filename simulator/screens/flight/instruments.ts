import { earthRate } from "../../../physics/earth";
import { meanMotion, semiMajorAxisOf } from "../../../physics/kepler";
import { degreesPerDay } from "../../../physics/oblateness";
import type { Flight } from "../../../physics/flight";
import { planeAngle } from "../../../physics/gates";
import { orbitOfState } from "../../../physics/orbits";
import { closestApproach, range, rangeRate } from "../../../physics/proximity";
import { minutes } from "../../../physics/score";
import { h, setText } from "../../dom";
import type { Cockpit } from "./cockpit";
import { formatDistance, formatFixed } from "./numbers";

// Speed is radial, in-track and cross-track; Pe and Ap are the altitudes of perigee and apogee.
const names = [
  "Time",
  "Range",
  "Range rate",
  "R",
  "I",
  "C",
  "Speed",
  "Pe / Ap",
  "East of the slot",
  "Drift",
  "Predicted miss",
  "Plane angle",
  "Delta-v used",
  "Propellant",
  "Keep-out entries",
  "Passive safety",
  "Off the port",
  "Turning",
  "Flown round",
] as const;
type Name = (typeof names)[number];
type Texts = Record<Name, string | null>;

/** Rows of figures; those that don't apply to the scenario are hidden. */
export function renderInstruments(cockpit: Cockpit): HTMLElement {
  const rows = names.map((name) => {
    const cell = h("dd", {}, "");
    return { name, cell, row: h("div", {}, h("dt", {}, name), cell) };
  });
  const write = () => {
    const texts: Texts = { ...describeMotion(cockpit), ...describeMeans(cockpit), ...describeTask(cockpit) };
    for (const { name, cell, row } of rows) {
      row.hidden = texts[name] === null;
      setText(cell, texts[name] ?? "");
    }
  };
  cockpit.watch({ write });
  return h("dl", { class: "readings" }, ...rows.map(({ row }) => row));
}

function describeMotion({ flight, scenario }: Cockpit) {
  const { chaser, target, ric } = flight;
  const [r, i, c] = ric.position;
  const { perigee, apogee } = orbitOfState(chaser);
  const isNear = scenario.target.isReal;
  return {
    Time: `${minutes(flight.time)} of ${minutes(scenario.time.limit)}`,
    Range: isNear ? formatDistance(range(chaser, target)) : null,
    "Range rate": isNear ? `${formatFixed(rangeRate(chaser, target), 3)} m/s` : null,
    R: formatDistance(r),
    I: formatDistance(i),
    C: formatDistance(c),
    Speed: `${ric.velocity.map((speed) => formatFixed(speed, 3)).join(", ")} m/s`,
    "Pe / Ap": `${perigee.toFixed(2)} / ${apogee.toFixed(2)} km`,
  };
}

function describeMeans({ flight, scenario }: Cockpit) {
  const isSafe = flight.burns.every((burn) => burn.isSafe);
  return {
    "Delta-v used": `${flight.used.toFixed(3)} m/s`,
    Propellant: `${flight.craft.propellant.toFixed(1)} kg`,
    "Keep-out entries": scenario.keepOut ? String(flight.violations) : null,
    "Passive safety": scenario.passiveSafety ? (isSafe ? "kept" : "not kept") : null,
  };
}

function describeTask({ flight, scenario }: Cockpit) {
  const { kind } = scenario.objective;
  const figures = (values: readonly number[], digits: number) =>
    values.map((value) => formatFixed(value, digits)).join(", ");
  return {
    "East of the slot": kind === "slot" ? `${formatFixed(flight.eastward, 4)}°` : null,
    Drift: kind === "slot" ? `${formatFixed(driftOf(flight), 4)}° per day` : null,
    "Predicted miss": missOf(flight),
    "Plane angle": kind === "plane" ? `${planeAngle(flight.chaser, flight.target).toFixed(4)}°` : null,
    "Off the port": kind === "dock" ? `${figures(flight.angles, 1)}°` : null,
    Turning: kind === "dock" ? `${figures(flight.attitude.rates, 2)}°/s` : null,
    "Flown round": kind === "circumnavigate" ? `${formatFixed(Math.abs(flight.around), 0)}°` : null,
  };
}

/** Eastward drift over the ground, from the orbit's size. */
const driftOf = ({ chaser }: Flight) => degreesPerDay(meanMotion(semiMajorAxisOf(chaser)) - earthRate);

/** Closest approach without further burns, or the past one if it was closer. */
function missOf({ chaser, target, scenario, time, nearest }: Flight): string | null {
  const { objective, model } = scenario;
  if (objective.kind !== "avoid") return null;
  const seconds = Math.max(0, objective.after - time);
  const ahead = closestApproach(chaser, target, { seconds, gravity: model, step: 20 });
  return ahead.range > nearest
    ? `${formatDistance(nearest)}, passed`
    : `${formatDistance(ahead.range)}, in ${minutes(ahead.after)}`;
}
