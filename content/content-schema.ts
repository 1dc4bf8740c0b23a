// Schemas of content/lessons/*.json, and of what the build makes of them with the curriculum (see the README there).
// Orbits in kilometres and degrees; near a target, metres and m/s.
import * as v from "valibot";
import { drawKinds } from "../physics/draw-flight";
import type { FlightScenario } from "../physics/scenario";
import { burnFields, choiceFields, message, numbersFields, orderFields } from "./answer-schema";
import { ExplorableSchema } from "./explorable-schema";
import { problemOfTextFormula } from "./formula-rules";
import { ImageSchema } from "./image-schema";
import { SlidePictureSchema } from "./picture-schema";
import { defaultPassShare } from "./lesson-rules";
import { FlightLocales, LessonLocales } from "./locales-schema";
import { taskFields, taskTexts } from "./task-schema";
import { schemaReason } from "./findings";
import { text } from "./text";

export type { Explorable } from "./explorable-schema";
export type { SandboxTask } from "./sandbox-task";
export type { ScenarioLocales, TitleLocales } from "./locales-schema";

const paragraphs = v.array(text);
const positive = v.pipe(v.number(), v.gtValue(0));
const points = v.pipe(v.number(), v.minValue(0));
const vector = v.tuple([v.number(), v.number(), v.number()]);
const range = (most: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(most));

/** `apogee` and `perigee` are altitudes in km. */
const orbit = {
  perigee: v.pipe(v.number(), v.minValue(100)),
  apogee: v.pipe(v.number(), v.maxValue(400_000)),
  inclination: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(180)), 0),
  node: v.optional(v.number(), 0),
  argumentOfPerigee: v.optional(v.number(), 0),
  trueAnomaly: v.optional(v.number(), 0),
};
const apsidesSwapped = schemaReason("apsidesSwapped");
/** Used for saved games of players, which may have more fields. */
export const OrbitSchema = v.pipe(
  v.object(orbit),
  v.check(({ perigee, apogee }) => apogee >= perigee, apsidesSwapped),
);
export type Orbit = v.InferOutput<typeof OrbitSchema>;
const OrbitFile = v.pipe(
  v.strictObject(orbit),
  v.check(({ perigee, apogee }) => apogee >= perigee, apsidesSwapped),
);

export const GlobeSchema = v.strictObject({
  caption: v.optional(text),
  orbits: v.pipe(v.array(v.strictObject({ name: text, orbit: OrbitFile })), v.minLength(1)),
  groundTrack: v.optional(v.boolean(), false),
  /** "J2": planes and perigees precess as around an oblate Earth. */
  model: v.optional(v.picklist(["two-body", "J2"]), "two-body"),
  /** Lets the player choose the model. */
  chooser: v.optional(v.boolean(), false),
  /** Time acceleration. */
  warp: v.optional(positive, 100),
});
export type Globe = v.InferOutput<typeof GlobeSchema>;

/** The build also checks that the equation holds. */
const textFormula = v.pipe(
  text,
  v.rawCheck(({ dataset, addIssue }) => {
    const reason = dataset.typed ? problemOfTextFormula(dataset.value) : undefined;
    if (reason) addIssue({ message: JSON.stringify(reason) });
  }),
);

const Slide = v.strictObject({
  kind: v.literal("slide"),
  title: text,
  text: paragraphs,
  formulas: v.optional(v.array(textFormula)),
  image: v.optional(ImageSchema),
  globe: v.optional(GlobeSchema),
  picture: v.optional(SlidePictureSchema),
});

export type Slide = v.InferOutput<typeof Slide>;

const ofTask = { kind: v.literal("task"), points };
const otherTask = { ...ofTask, ...taskTexts, globe: v.optional(GlobeSchema), message };

/** Numbers are drawn for each start: see task-schema.ts. Without `answer` the player sets an orbit. */
const TaskSchema = v.variant("answer", [
  v.strictObject({ ...ofTask, ...taskFields, globe: GlobeSchema }),
  v.strictObject({ ...otherTask, ...burnFields, globe: GlobeSchema }),
  v.strictObject({ ...otherTask, ...numbersFields }),
  v.strictObject({ ...otherTask, ...orderFields }),
  v.strictObject({ ...otherTask, ...choiceFields }),
]);
export type Task = v.InferOutput<typeof TaskSchema>;
export type OrbitTask = Extract<Task, { answer?: "orbit" | undefined }>;
export type TaskOf<Answer extends NonNullable<Task["answer"]>> = Extract<Task, { answer: Answer }>;

export const isOrbitTask = (task: Task): task is OrbitTask => (task.answer ?? "orbit") === "orbit";

/** In a file: the key of a curriculum's question. */
const QuestionPlace = v.strictObject({
  kind: v.literal("question"),
  question: text,
  /** The title of the earlier step that teaches what is asked. */
  taughtBy: v.optional(text),
});

/** In the game: the question without the correct answers, because these files are public. */
const Question = v.strictObject({
  kind: v.literal("question"),
  key: text,
  text,
  /** 0: a survey, without right or wrong. */
  maxScore: points,
  /** More than one answer is correct. */
  several: v.boolean(),
  /** In a quiz, one question per pool is asked. */
  pool: v.optional(text),
  /** The step that teaches what is asked, from 0. */
  taughtAt: v.optional(v.number()),
  answers: v.pipe(v.array(v.strictObject({ key: text, text })), v.minLength(2), v.maxLength(50)),
});
export type Question = v.InferOutput<typeof Question>;

const StepSchema = v.variant("kind", [Slide, TaskSchema, ExplorableSchema, Question]);
export type Step = v.InferOutput<typeof StepSchema>;

/** A step in an author's file. */
export const StepFile = v.variant("kind", [Slide, TaskSchema, ExplorableSchema, QuestionPlace]);

const lesson = {
  type: v.literal("lesson"),
  /** Share of the points for tasks and questions that passes; reading points don't count. */
  passShare: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(1)), defaultPassShare),
  /** Books and standards: author, title and chapter. */
  sources: v.optional(v.pipe(v.array(text), v.minLength(1), v.maxLength(8))),
};
/** An author's file; its questions are in the curriculum. */
export const LessonFile = v.strictObject({
  ...lesson,
  steps: v.pipe(v.array(StepFile), v.minLength(1)),
  locales: v.optional(LessonLocales),
});
export type LessonFile = v.InferOutput<typeof LessonFile>;
const Lesson = v.object({
  ...lesson,
  /** Points for reading to the end: the scenario's maximum minus the tasks' points. */
  readingPoints: points,
  steps: v.pipe(v.array(StepSchema), v.minLength(1)),
  /** Of a translation: its language. Missing in English. */
  language: v.optional(text),
  /** Some of its texts are English. */
  isPartial: v.optional(v.boolean()),
  /** Of a translation: the fingerprint of the English lesson, whose stored progress it shares. */
  fingerprint: v.optional(text),
});
export type Lesson = v.InferOutput<typeof Lesson>;

const Objective = v.variant("kind", [
  v.strictObject({ kind: v.literal("orbit"), altitude: positive, within: positive }),
  v.strictObject({ kind: v.literal("plane"), within: positive }),
  v.strictObject({ kind: v.literal("hold"), position: vector, within: positive, speed: positive }),
  v.strictObject({ kind: v.literal("circumnavigate"), nearest: positive, farthest: positive }),
  v.strictObject({ kind: v.literal("slot"), within: positive, seconds: positive }),
  v.strictObject({ kind: v.literal("avoid"), miss: positive, after: positive }),
  v.strictObject({
    kind: v.literal("image"),
    seconds: positive,
    nearest: positive,
    farthest: positive,
    sun: positive,
    field: v.optional(positive),
    date: v.optional(text),
  }),
  v.strictObject({
    kind: v.literal("dock"),
    axis: v.picklist(["+R", "-R", "+I", "-I"]),
    lateral: positive,
    closing: positive,
    drift: positive,
    misalignment: positive,
    turning: positive,
  }),
]);
export type Objective = v.InferOutput<typeof Objective>;

const Act = v.variant("kind", [
  v.strictObject({ kind: v.literal("burn"), dv: vector }),
  v.strictObject({ kind: v.literal("plan"), minutes: positive }),
  v.strictObject({ kind: v.literal("match") }),
  v.strictObject({ kind: v.literal("coast"), seconds: positive }),
  v.strictObject({ kind: v.literal("straighten") }),
]);

const KnownFlight = v.strictObject({
  how: text,
  deltaV: positive,
  burns: v.array(v.strictObject({ t: v.number(), dv: vector })),
  turns: v.optional(v.array(v.strictObject({ t: v.number(), dw: vector })), []),
  end: positive,
});

/** One instruction. It is done by a burn, or by a coast of so many seconds. */
const instruction = {
  text,
  until: v.picklist(["burn", "coast", "achieved"]),
  seconds: v.optional(positive, 240),
};

/** The public part of a flight. The tutorial is for practice: its numbers don't solve a scored flight. */
const scenario = {
  type: v.literal("scenario"),
  /** Increased whenever the same burns would lead elsewhere or earn other points. */
  version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** The version before starts drew anything: its attempts are replayed on the flight as written. */
  fixedVersion: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** What a scored start draws from its seed (physics/draw-flight.ts). Practice flies the flight as written. */
  draw: v.picklist(drawKinds),
  /** The force model. */
  // oxlint-disable-next-line apsis/catalogue-text -- codes, not texts
  model: v.optional(v.picklist(["two-body", "J2", "J2 and drag", "J22"]), "two-body"),
  /** Names in braces are replaced by the flight's figures: flight-texts.ts. */
  goal: text,
  briefing: paragraphs,
  tutorial: v.array(v.strictObject(instruction)),
  help: paragraphs,
  target: v.strictObject({ name: text, orbit: OrbitFile, isReal: v.optional(v.boolean(), true) }),
  chaser: v.strictObject({
    name: text,
    /** Relative to the target, or an orbit of its own. */
    start: v.union([v.strictObject({ position: vector, velocity: vector }), v.strictObject({ orbit: OrbitFile })]),
    mass: positive,
    propellant: positive,
    specificImpulse: positive,
    /** Degrees of pitch, yaw and roll off the port at the start; docking only. */
    attitude: v.optional(vector, [0, 0, 0]),
  }),
  objective: Objective,
  /** Metres of the keep-out sphere around the target, with an open `corridor` (degrees) about the docking axis; `ends`: entering it fails. */
  keepOut: v.optional(
    v.strictObject({ radius: positive, corridor: v.optional(positive), ends: v.optional(v.boolean()) }),
  ),
  /** Whether each burn must leave a coast of one orbit outside the sphere. */
  passiveSafety: v.optional(v.boolean(), false),
  /** The method of the flight computer's planner. */
  planner: v.optional(v.picklist(["Clohessy-Wiltshire", "Lambert"])),
  /** The planner's initial transfer time. */
  planMinutes: v.optional(positive, 30),
  /** Seconds: full points up to `par`, none at `limit`, where the attempt ends. */
  time: v.strictObject({ par: positive, limit: positive }),
};
/** An author's file, including what stays on the server. */
export const ScenarioFile = v.strictObject({
  ...scenario,
  /** `acts`: the tutorial's actions, for the test that flies it. */
  tutorial: v.array(v.strictObject({ ...instruction, acts: v.pipe(v.array(Act), v.minLength(1)) })),
  /** The flight of the tutorial: full points for anyone who needs no more delta-v. */
  reference: KnownFlight,
  /** The lowest delta-v found by a search, if it is less than the reference. */
  cheapest: v.optional(KnownFlight),
  locales: v.optional(FlightLocales),
});
export type ScenarioFile = v.InferOutput<typeof ScenarioFile>;
/** The burn that an instruction asks for, in numbers, as its text does in words. */
const AskedBurn = v.variant("kind", [
  v.strictObject({ kind: v.literal("burn"), change: vector }),
  v.strictObject({ kind: v.literal("plan"), minutes: positive }),
  v.strictObject({ kind: v.literal("match") }),
]);
export type AskedBurn = v.InferOutput<typeof AskedBurn>;

const threeRanges = v.tuple([range(100_000), range(100_000), range(100_000)]);

/** Of a mission, drawn within its author's ranges (physics/draw-ranges.ts). */
export const DrawRangesSchema = v.strictObject({
  node: v.boolean(),
  position: threeRanges,
  velocity: v.tuple([range(100), range(100), range(100)]),
  height: range(1_000),
  phase: range(180),
  /** Seconds; of missions that have injects. */
  injects: v.optional(range(86_400)),
});

/** Without the fields of the file only; `maxScore` is the curriculum's, or a mission's. */
const Scenario = v.object({
  ...scenario,
  draw: v.union([v.picklist(drawKinds), DrawRangesSchema]),
  tutorial: v.array(v.object({ ...instruction, asks: v.optional(AskedBurn) })),
  maxScore: positive,
  /** Of a translation: its language. Missing in English. */
  language: v.optional(text),
});
export type Scenario = v.InferOutput<typeof Scenario> & FlightScenario;

/** content/lessons/{scenario key}.json, used by all curricula with that key. */
export const ContentFileSchema = v.variant("type", [LessonFile, ScenarioFile]);
export type ContentFile = v.InferOutput<typeof ContentFileSchema>;

export const ContentSchema = v.variant("type", [Lesson, Scenario]);
export type Content = v.InferOutput<typeof ContentSchema>;

/** StreamingAssets/index.json, written by the build. */
export type ContentIndex = {
  scenarioId: string;
  type: Content["type"];
  file: string;
  /** Languages other than English, each in a folder of that name: `de/{file}`. */
  languages?: string[];
}[];
