// A mission: a flight that somebody writes in the game, for a class to practice. It is a flight as content-schema.ts has
// it, within bounds, because its author may be anyone. Its version, reference and points are the server's.
import * as v from "valibot";
import { drawFlight } from "../physics/draw-flight";
import { DrawRangesSchema, type Scenario } from "./content-schema";
import { instruments, type Instrument } from "../physics/injects";
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
  injects: 8,
  messageLength: 300,
  /** Seconds: the earliest inject. */
  firstInject: 1,
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

/** From 1950 to 2050, when the Sun's direction is accurate; as a form's field writes it. */
const isDate = (date: string) =>
  /^(19[5-9]\d|20[0-4]\d|2050)-\d\d-\d\dT\d\d:\d\d$/.test(date) && Number.isFinite(Date.parse(`${date}Z`));

const NearStart = v.strictObject({ position: three(1_000_000), velocity: three(1_000) });
const OrbitStart = v.strictObject({ orbit: MissionOrbit });
/** Unlike a union, a mistake is reported at its field. */
const Start = v.lazy((start): typeof NearStart | typeof OrbitStart =>
  typeof start === "object" && start !== null && "orbit" in start ? OrbitStart : NearStart,
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
  v.pipe(
    v.strictObject({
      kind: v.literal("image"),
      seconds: between(1, missionLimits.shortTime - 60),
      nearest: between(1, 100_000),
      farthest: between(1, 100_000),
      sun: between(1, 180),
      field: v.optional(between(0.1, 90)),
      date: v.optional(v.pipe(v.string(), v.check(isDate, schemaReason("missionDate")))),
    }),
    v.forward(
      v.check(({ nearest, farthest }) => nearest < farthest, schemaReason("missionNearest")),
      ["farthest"],
    ),
  ),
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

const at = { t: between(missionLimits.firstInject, missionLimits.slotTime) };
const lasting = { seconds: between(1, missionLimits.slotTime) };
const MissionInject = v.variant("kind", [
  v.strictObject({ ...at, kind: v.literal("message"), text: words(missionLimits.messageLength) }),
  v.strictObject({ ...at, kind: v.literal("thrust"), percent: between(1, 95) }),
  v.strictObject({ ...at, ...lasting, kind: v.literal("leak"), kilograms: between(0.001, 1_000_000) }),
  v.strictObject({ ...at, ...lasting, kind: v.literal("dark"), instrument: v.picklist(instruments) }),
  v.strictObject({ ...at, kind: v.literal("maneuver"), dv: three(100) }),
]);
export type MissionInject = v.InferOutput<typeof MissionInject>;

/** What a player needs for an objective, so no author can leave it out. */
export const neededInstruments: Record<MissionObjective["kind"], readonly Instrument[]> = {
  orbit: ["orbit"],
  plane: ["relative"],
  hold: ["relative"],
  circumnavigate: ["relative"],
  avoid: ["prediction"],
  slot: [],
  image: ["range", "camera"],
  dock: ["range", "relative"],
};

const fields = v.strictObject({
  format: v.literal("apsis-mission"),
  goal: words(missionLimits.goalLength),
  briefing: v.pipe(v.array(words(missionLimits.paragraphLength)), v.maxLength(missionLimits.paragraphs)),
  // oxlint-disable-next-line apsis/catalogue-text -- codes, not texts
  model: v.picklist(["two-body", "J2", "J2 and drag", "J22"]),
  target: v.strictObject({ name: words(missionLimits.nameLength), orbit: MissionOrbit, isReal: v.boolean() }),
  chaser: v.strictObject({
    name: words(missionLimits.nameLength),
    start: Start,
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
  injects: v.optional(v.pipe(v.array(MissionInject), v.maxLength(missionLimits.injects))),
  /** What players see; everything without it. */
  instruments: v.optional(v.pipe(v.array(v.picklist(instruments)), v.maxLength(instruments.length))),
});

type Fields = v.InferOutput<typeof fields>;

/** A rule about several fields, reported at some of them. */
const ruleAt = (pathsOf: (mission: Fields) => string[][], key: MissionFinding) =>
  v.rawCheck<Fields>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const path of pathsOf(dataset.value)) {
      const items = path.map(
        (name) => ({ type: "object", origin: "value", input: {}, key: name, value: null }) as const,
      );
      // Every rule names at least one field.
      addIssue({ message: schemaReason(key), path: items as unknown as [v.IssuePathItem, ...v.IssuePathItem[]] });
    }
  });

const rule = (holds: (mission: Fields) => boolean, key: MissionFinding, path: string[]) =>
  ruleAt((mission) => (holds(mission) ? [] : [path]), key);

/** Injects that a seed could shift out of the flight. */
const badTimes = ({ injects = [], draw, time }: Fields) =>
  injects.flatMap(({ t }, index) =>
    t - (draw.injects ?? 0) >= missionLimits.firstInject && t + (draw.injects ?? 0) < time.limit
      ? []
      : [["injects", String(index), "t"]],
  );

const missingInstruments = ({ objective, instruments: chosen }: Fields) =>
  neededInstruments[objective.kind]
    .filter((needed) => chosen && !chosen.includes(needed))
    .map((needed) => ["instruments", needed]);

const isNear = ({ chaser }: Fields) => "position" in chaser.start;
const endOf = ({ objective }: Fields) =>
  objective.kind === "slot" || objective.kind === "image"
    ? objective.seconds
    : objective.kind === "avoid"
      ? objective.after
      : 0;

export const MissionDocument = v.pipe(
  fields,
  rule((one) => (one.model === "J22") === (one.objective.kind === "slot"), "missionModel", ["model"]),
  rule((one) => one.model === "J22" || one.time.limit <= missionLimits.shortTime, "missionTime", ["time", "limit"]),
  rule((one) => endOf(one) < one.time.limit, "missionTimeShort", ["time", "limit"]),
  rule((one) => one.objective.kind !== "dock" || isNear(one), "missionDockStart", ["chaser", "start"]),
  rule((one) => one.chaser.propellant < one.chaser.mass, "missionPropellant", ["chaser", "propellant"]),
  rule((one) => !one.passiveSafety || one.keepOut !== undefined, "missionSafety", ["passiveSafety"]),
  rule((one) => one.objective.kind !== "slot" || !one.draw.node, "missionSlotDraw", ["draw", "node"]),
  rule((one) => one.objective.kind !== "image" || one.target.isReal, "missionImageTarget", ["target", "isReal"]),
  ruleAt(missingInstruments, "missionInstruments"),
  ruleAt(badTimes, "missionInjectTime"),
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
