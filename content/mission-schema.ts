// A mission: a flight that somebody writes in the game, for a class to practice. It is a flight as content-schema.ts has
// it, within bounds, because its author may be anyone. Its version, reference and points are the server's.
import * as v from "valibot";
import { drawFlight } from "../physics/draw-flight";
import { DrawRangesSchema, type Scenario } from "./content-schema";
import { schemaReason, type FindingKey } from "./findings";
import { text } from "./text";

type MissionFinding = Extract<FindingKey, `mission${string}`>;

export const missionLimits = {
  /** Of the document as JSON. */
  bytes: 32_768,
  paragraphs: 8,
  paragraphLength: 1_000,
  goalLength: 300,
  nameLength: 60,
  /** Seconds: with its steps of 5 s, a flight of three days takes 51,840 of the 65,000 that are flown. */
  shortTime: 3 * 86_400,
  /** On the geostationary ring, whose steps are long. */
  slotTime: 31 * 86_400,
  maxScore: 100,
} as const;

const between = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));
const three = (most: number) => v.tuple([between(-most, most), between(-most, most), between(-most, most)]);
const words = (max: number) => v.pipe(text, v.maxLength(max, schemaReason("tooLong", { max })));
const angle = between(-360, 360);

const MissionOrbit = v.pipe(
  v.strictObject({
    perigee: between(150, 100_000),
    apogee: between(150, 100_000),
    inclination: between(0, 180),
    node: angle,
    argumentOfPerigee: angle,
    trueAnomaly: angle,
  }),
  v.forward(
    v.check(({ perigee, apogee }) => apogee >= perigee, schemaReason("apsidesSwapped")),
    ["apogee"],
  ),
);

const MissionObjective = v.variant("kind", [
  v.strictObject({ kind: v.literal("orbit"), altitude: between(150, 100_000), within: between(0.01, 1_000) }),
  v.strictObject({ kind: v.literal("plane"), within: between(0.001, 90) }),
  v.strictObject({
    kind: v.literal("hold"),
    position: three(100_000),
    within: between(0.1, 10_000),
    speed: between(0.001, 100),
  }),
  v.pipe(
    v.strictObject({
      kind: v.literal("circumnavigate"),
      nearest: between(1, 100_000),
      farthest: between(1, 100_000),
    }),
    v.forward(
      v.check(({ nearest, farthest }) => nearest < farthest, schemaReason("missionNearest")),
      ["farthest"],
    ),
  ),
  v.strictObject({
    kind: v.literal("slot"),
    within: between(0.01, 10),
    seconds: between(600, missionLimits.slotTime - 60),
  }),
  v.strictObject({
    kind: v.literal("avoid"),
    miss: between(1, 1_000_000),
    after: between(60, missionLimits.shortTime - 60),
  }),
  v.strictObject({
    kind: v.literal("dock"),
    axis: v.picklist(["+R", "-R", "+I", "-I"]),
    lateral: between(0.01, 10),
    closing: between(0.01, 10),
    drift: between(0.01, 10),
    misalignment: between(0.1, 90),
    turning: between(0.01, 10),
  }),
]);
export type MissionObjective = v.InferOutput<typeof MissionObjective>;

const fields = v.strictObject({
  format: v.literal("apsis-mission"),
  goal: words(missionLimits.goalLength),
  briefing: v.pipe(v.array(words(missionLimits.paragraphLength)), v.maxLength(missionLimits.paragraphs)),
  // oxlint-disable-next-line apsis/catalogue-text -- codes, not texts
  model: v.picklist(["two-body", "J2", "J2 and drag", "J22"]),
  target: v.strictObject({ name: words(missionLimits.nameLength), orbit: MissionOrbit, isReal: v.boolean() }),
  chaser: v.strictObject({
    name: words(missionLimits.nameLength),
    start: v.union([
      v.strictObject({ position: three(1_000_000), velocity: three(1_000) }),
      v.strictObject({ orbit: MissionOrbit }),
    ]),
    mass: between(1, 1_000_000),
    /** The tank is the fuel limit. */
    propellant: between(0.001, 1_000_000),
    specificImpulse: between(10, 10_000),
    attitude: three(180),
  }),
  objective: MissionObjective,
  keepOut: v.optional(
    v.strictObject({
      radius: between(1, 100_000),
      corridor: v.optional(between(1, 89)),
      ends: v.optional(v.boolean()),
    }),
  ),
  passiveSafety: v.boolean(),
  planner: v.optional(v.picklist(["Clohessy-Wiltshire", "Lambert"])),
  time: v.strictObject({ limit: between(60, missionLimits.slotTime) }),
  draw: DrawRangesSchema,
});

type Fields = v.InferOutput<typeof fields>;

/** A rule about several fields, reported at one of them. */
const rule = (holds: (mission: Fields) => boolean, key: MissionFinding, path: string[]) =>
  v.rawCheck<Fields>(({ dataset, addIssue }) => {
    if (!dataset.typed || holds(dataset.value)) return;
    const items = path.map((name) => ({ type: "object", origin: "value", input: {}, key: name, value: null }) as const);
    // Every rule names at least one field.
    addIssue({ message: schemaReason(key), path: items as unknown as [v.IssuePathItem, ...v.IssuePathItem[]] });
  });

const isNear = ({ chaser }: Fields) => "position" in chaser.start;
const endOf = ({ objective }: Fields) =>
  objective.kind === "slot" ? objective.seconds : objective.kind === "avoid" ? objective.after : 0;

export const MissionDocument = v.pipe(
  fields,
  rule((one) => (one.model === "J22") === (one.objective.kind === "slot"), "missionModel", ["model"]),
  rule((one) => one.model === "J22" || one.time.limit <= missionLimits.shortTime, "missionTime", ["time", "limit"]),
  rule((one) => endOf(one) < one.time.limit, "missionTimeShort", ["time", "limit"]),
  rule((one) => one.objective.kind !== "dock" || isNear(one), "missionDockStart", ["chaser", "start"]),
  rule((one) => one.chaser.propellant < one.chaser.mass, "missionPropellant", ["chaser", "propellant"]),
  rule((one) => !one.passiveSafety || one.keepOut !== undefined, "missionSafety", ["passiveSafety"]),
  rule((one) => one.objective.kind !== "slot" || !one.draw.node, "missionSlotDraw", ["draw", "node"]),
);
export type MissionDocument = v.InferOutput<typeof MissionDocument>;

/** `seed`: of a start; null for the flight as written. `par`: seconds of the reference, once there is one. */
export type MissionStart = { version: number; seed: number | null; par: number | null };

/** The flight of a start, the same in browser and server. */
export function flightOfMission(document: MissionDocument, { version, seed, par }: MissionStart): Scenario {
  const { format: _, time, ...mission } = document;
  const flight: Scenario = {
    ...mission,
    type: "scenario",
    version,
    maxScore: missionLimits.maxScore,
    tutorial: [],
    help: [],
    planMinutes: 30,
    time: { par: Math.min(par ?? time.limit, time.limit - 1), limit: time.limit },
  };
  return seed === null ? flight : drawFlight(flight, document.draw, seed);
}
