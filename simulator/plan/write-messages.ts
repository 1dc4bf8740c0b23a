/* oxlint-disable apsis/catalogue-text -- messages are the same for readers of every language */
// A plan as CCSDS messages in key-value notation (502.0-B, Orbit Data Messages) and as CSV.
import { fuelBudget, type Fuel } from "../../physics/fuel-budget";
import { earthRadius } from "../../physics/earth";
import { orbitNumbersOf, type PlannedFlight, type PlanNode } from "../../physics/planned-flight";
import type { Gravity, State } from "../../physics/propagation";
import { length, type Vector } from "../../physics/vectors";
import { writeUtc } from "./utc";

/** `epoch`: the plan's start in milliseconds since 1970. */
export type WrittenPlan = {
  name: string;
  epoch: number;
  gravity: Gravity;
  nodes: readonly PlanNode[];
  fuel: Fuel;
  flight: PlannedFlight;
};

/**
 * The simulator's inertial frame. Its x-axis is the mean equinox, from which the Earth turns by Greenwich mean sidereal
 * time, and its z-axis is the Earth's axis of date: by these two, TEME.
 */
export const frame = "TEME";

/** Points for an interpolation of degree 7, which uses four states. */
const minPoints = 4;

/** The plan's ephemeris until `seconds` after its start: one segment for each leg, so that none contains a burn. */
export function writeOem(plan: WrittenPlan, seconds: number, now: number): string {
  const legs = plan.flight.legs.filter(({ from }, index) => index === 0 || from < seconds);
  const segments = legs.flatMap(({ from, coast }, index) => {
    const until = legs[index + 1]?.from ?? seconds;
    // A burn at the very start: nothing is flown before it.
    if (until <= from) return [];
    const times = sampleTimes(from, until, coast.start);
    return [
      "",
      "META_START",
      ...metadataOf(plan),
      `START_TIME = ${utcOf(plan, from)}`,
      `STOP_TIME = ${utcOf(plan, until)}`,
      "INTERPOLATION = HERMITE",
      "INTERPOLATION_DEGREE = 7",
      "META_STOP",
      ...(index > 0 ? [`COMMENT After burn ${index}, m/s R T N: ${burnText(plan.nodes[index - 1])}`] : []),
      ...times.map((time) => `${utcOf(plan, time)} ${stateNumbers(coast.after(time - from)).join(" ")}`),
    ];
  });
  return lines(`CCSDS_OEM_VERS = 2.0`, ...headerOf(plan, now), ...segments);
}

/** The state at the plan's start, mass, and one block for each burn. */
export function writeOpm(plan: WrittenPlan, now: number): string {
  const { position, velocity } = plan.flight.legs[0].coast.start;
  const names = ["X", "Y", "Z"];
  const { burns } = fuelBudget(plan.fuel, deltaVsOf(plan));
  const maneuvers = plan.nodes.flatMap(({ seconds, deltaV }, index) => [
    `COMMENT Burn ${index + 1}, impulsive`,
    `MAN_EPOCH_IGNITION = ${utcOf(plan, seconds)}`,
    "MAN_DURATION = 0.0 [s]",
    `MAN_DELTA_MASS = ${(-(burns[index]?.used ?? 0)).toFixed(6)} [kg]`,
    "MAN_REF_FRAME = RTN",
    ...deltaV.map((speed, axis) => `MAN_DV_${axis + 1} = ${(speed / 1000).toFixed(12)} [km/s]`),
  ]);
  return lines(
    "CCSDS_OPM_VERS = 2.0",
    ...headerOf(plan, now),
    ...metadataOf(plan),
    `EPOCH = ${utcOf(plan, 0)}`,
    ...names.map((name, axis) => `${name} = ${kilometres(position[axis])} [km]`),
    ...names.map((name, axis) => `${name}_DOT = ${kilometresPerSecond(velocity[axis])} [km/s]`),
    `MASS = ${(plan.fuel.dryMass + plan.fuel.propellant).toFixed(3)} [kg]`,
    ...maneuvers,
  );
}

/** One row for the start and one for each burn: when, how much, what it uses, and the orbit after it. */
export function writeCsv(plan: WrittenPlan): string {
  const { burns } = fuelBudget(plan.fuel, deltaVsOf(plan));
  const rows = plan.flight.legs.map(({ from, coast }, index) => {
    const [node, cost] = [plan.nodes[index - 1], burns[index - 1]];
    const { apogee, perigee, inclination, period } = orbitNumbersOf(coast.start);
    const [radial, inTrack, crossTrack] = node?.deltaV ?? [0, 0, 0];
    return [
      index,
      `${utcOf(plan, from)}Z`,
      from.toFixed(3),
      ...[inTrack, radial, crossTrack, node ? length(node.deltaV) : 0].map((speed) => speed.toFixed(6)),
      ...[cost?.used ?? 0, cost?.left ?? plan.fuel.propellant].map((mass) => mass.toFixed(3)),
      ...[apogee, perigee].map((height) => (Number.isFinite(height) ? height.toFixed(3) : "")),
      inclination.toFixed(6),
      Number.isFinite(period) ? period.toFixed(3) : "",
    ].join(",");
  });
  return `${[columns.join(","), ...rows].join("\r\n")}\r\n`;
}

const columns = [
  "burn",
  "utc",
  "seconds_after_start",
  "forward_m_s",
  "radial_m_s",
  "normal_m_s",
  "total_m_s",
  "propellant_used_kg",
  "propellant_left_kg",
  "apogee_km",
  "perigee_km",
  "inclination_deg",
  "period_s",
];

const deltaVsOf = ({ nodes }: WrittenPlan) => nodes.map(({ deltaV }) => length(deltaV));

const lines = (...all: string[]) => `${all.join("\n")}\n`;

const headerOf = ({ gravity }: WrittenPlan, now: number) => [
  `COMMENT Planned in the Apsis simulator; force model: ${gravity}; burns are impulsive.`,
  "COMMENT The frame is the simulator's own: true equator and mean equinox of date, turned to the Earth by",
  "COMMENT Greenwich mean sidereal time with UT1 = UTC. Polar motion is left out. Its name here is TEME.",
  `CREATION_DATE = ${writeUtc(now)}`,
  "ORIGINATOR = APSIS",
];

const metadataOf = ({ name }: WrittenPlan) => [
  `OBJECT_NAME = ${plainName(name)}`,
  "OBJECT_ID = UNKNOWN",
  "CENTER_NAME = EARTH",
  `REF_FRAME = ${frame}`,
  "TIME_SYSTEM = UTC",
];

/** Messages have printable ASCII characters only, and a value must not look like a line of its own. */
export function plainName(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/[=[\]]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return plain.slice(0, 60) || "SPACECRAFT";
}

const utcOf = ({ epoch }: WrittenPlan, seconds: number) => writeUtc(epoch + seconds * 1000);
const kilometres = (metres = 0) => (metres / 1000).toFixed(9);
const kilometresPerSecond = (speed = 0) => (speed / 1000).toFixed(12);

const stateNumbers = ({ position, velocity }: State) => [
  ...position.map((value) => kilometres(value)),
  ...velocity.map((value) => kilometresPerSecond(value)),
];

const burnText = (node?: PlanNode) => (node?.deltaV ?? noBurn).map((speed) => speed.toFixed(6)).join(" ");
const noBurn: Vector = [0, 0, 0];

/** A minute in low orbits, longer in high ones, as their perigee allows. Whole milliseconds, as they are written. */
function sampleTimes(from: number, until: number, start: State): number[] {
  const { perigee } = orbitNumbersOf(start);
  const radius = Math.max(earthRadius, earthRadius + perigee * 1000);
  const usual = Math.min(600, 60 * (radius / 6.8e6) ** 1.5);
  const count = Math.max(minPoints - 1, Math.ceil((until - from) / usual));
  return Array.from(
    { length: count + 1 },
    (_, index) => Math.round((from + ((until - from) * index) / count) * 1000) / 1000,
  );
}
