import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import { flightTime } from "../../../content/flight-words";
import { earthRate } from "../../../physics/earth";
import { meanMotion, semiMajorAxisOf } from "../../../physics/kepler";
import { degreesPerDay } from "../../../physics/oblateness";
import type { Flight } from "../../../physics/flight";
import { hasAttitude } from "../../../physics/imaging";
import { planeAngle } from "../../../physics/gates";
import { orbitOfState } from "../../../physics/orbits";
import { closestApproach, range, rangeRate } from "../../../physics/proximity";
import { h, setText } from "../../dom";
import type { Instrument } from "../../../physics/injects";
import { renderCameraPicture } from "./camera-picture";
import type { Cockpit } from "./cockpit";
import { hasInstrument, isWorking } from "./flight-events";
import { describeImaging } from "./imaging-text";
import { formatDistance, formatFigures } from "./numbers";

// Speed is radial, in-track and cross-track; Pe and Ap are the altitudes of perigee and apogee.
const names = () =>
  ({
    time: texts.gameFlights.time,
    range: texts.gameFlights.range,
    rangeRate: texts.gameFlights.rangeRate,
    radial: "R",
    inTrack: "I",
    crossTrack: "C",
    speed: texts.gameFlights.speed,
    perigeeAndApogee: texts.gameFlights.perigeeAndApogee,
    eastOfSlot: texts.gameFlights.eastOfSlot,
    drift: texts.gameFlights.drift,
    predictedMiss: texts.gameFlights.predictedMiss,
    planeAngle: texts.gameFlights.planeAngle,
    deltaVUsed: texts.gameFlights.deltaVUsed,
    propellant: texts.gameFlights.propellant,
    keepOutEntries: texts.gameFlights.keepOutEntries,
    passiveSafety: texts.gameFlights.passiveSafety,
    offPort: texts.gameFlights.offPort,
    turning: texts.gameFlights.turning,
    flownRound: texts.gameFlights.flownRound,
    imaged: texts.gameFlights.imaged,
    sight: texts.gameFlights.camera,
    sunAngle: texts.gameFlights.sunAngle,
    offNose: texts.gameFlights.offNose,
  }) as const;
type Figures = Record<keyof ReturnType<typeof names>, string | null>;

/** The instruments that figures come from; the others come from the spacecraft itself. */
const sources: Partial<Record<keyof Figures, Instrument>> = {
  range: "range",
  rangeRate: "range",
  radial: "relative",
  inTrack: "relative",
  crossTrack: "relative",
  speed: "relative",
  perigeeAndApogee: "orbit",
  predictedMiss: "prediction",
  sight: "camera",
  sunAngle: "camera",
  offNose: "camera",
};

/** Rows of figures; those that don't apply to the scenario are hidden. */
export function renderInstruments(cockpit: Cockpit): HTMLElement {
  // Object.entries of a record with exactly these keys.
  const rows = (Object.entries(names()) as [keyof Figures, string][]).map(([key, name]) => {
    const cell = h("dd", {}, "");
    return { key, source: sources[key], cell, row: h("div", {}, h("dt", {}, name), cell) };
  });
  const write = () => {
    const figures: Figures = {
      ...{ ...describeMotion(cockpit), ...describeMeans(cockpit), ...describeTask(cockpit) },
      ...describeImaging(cockpit.flight),
    };
    for (const { key, source, cell, row } of rows) {
      row.hidden = figures[key] === null || (source !== undefined && !hasInstrument(cockpit.scenario, source));
      const hasData = source === undefined || isWorking(cockpit, source);
      setText(cell, hasData ? (figures[key] ?? "") : texts.gameFlights.noData);
    }
  };
  cockpit.watch({ write });
  const list = h("dl", { class: "readings" }, ...rows.map(({ row }) => row));
  const camera = renderCameraPicture(cockpit);
  return camera ? h("div", {}, camera, list) : list;
}

function describeMotion({ flight, scenario }: Cockpit) {
  const { chaser, target, ric } = flight;
  const [r, i, c] = ric.position;
  const { perigee, apogee } = orbitOfState(chaser);
  const isNear = scenario.target.isReal;
  return {
    time: texts.gameFlights.timeOf({ time: flightTime(flight.time), end: flightTime(scenario.time.limit) }),
    range: isNear ? formatDistance(range(chaser, target)) : null,
    rangeRate: isNear ? `${fixed(rangeRate(chaser, target), 3)} m/s` : null,
    radial: formatDistance(r),
    inTrack: formatDistance(i),
    crossTrack: formatDistance(c),
    speed: `${formatFigures(ric.velocity, 3)} m/s`,
    perigeeAndApogee: `${fixed(perigee, 2)} / ${fixed(apogee, 2)} km`,
  };
}

function describeMeans({ flight, scenario }: Cockpit) {
  const isSafe = flight.burns.every((burn) => burn.isSafe);
  const safety = isSafe ? texts.gameFlights.safe : texts.gameFlights.notSafe;
  return {
    deltaVUsed: `${fixed(flight.used, 3)} m/s`,
    propellant: `${fixed(flight.craft.propellant, 1)} kg`,
    keepOutEntries: scenario.keepOut ? String(flight.violations) : null,
    passiveSafety: scenario.passiveSafety ? safety : null,
  };
}

function describeTask({ flight, scenario }: Cockpit) {
  const { kind } = scenario.objective;
  const drift = () => texts.gameFlights.degreesPerDay({ degrees: fixed(driftOf(flight), 4) });
  return {
    eastOfSlot: kind === "slot" ? `${fixed(flight.eastward, 4)}°` : null,
    drift: kind === "slot" ? drift() : null,
    predictedMiss: missOf(flight),
    planeAngle: kind === "plane" ? `${fixed(planeAngle(flight.chaser, flight.target), 4)}°` : null,
    offPort: kind === "dock" ? `${formatFigures(flight.angles, 1)}°` : null,
    turning: hasAttitude(scenario.objective) ? `${formatFigures(flight.attitude.rates, 2)}°/s` : null,
    flownRound: kind === "circumnavigate" ? `${fixed(Math.abs(flight.around), 0)}°` : null,
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
    ? texts.gameFlights.missPassed({ distance: formatDistance(nearest) })
    : texts.gameFlights.missAhead({ distance: formatDistance(ahead.range), time: flightTime(ahead.after) });
}
