import * as v from "valibot";
import { keyed, say } from "~/texts/say";
import { sandboxLimits } from "../../content/sandbox-task";
import { maxPulses } from "../../physics/pulses";

// Evidence: shapes and hard limits only. Grading decides whether it is possible.
const finite = (name: string) =>
  v.pipe(
    v.number(() => keyed(say.evidence.number({ name }))),
    v.finite(() => keyed(say.evidence.number({ name }))),
  );
const key = (name: string) =>
  v.pipe(
    v.string(() => keyed(say.evidence.text({ name }))),
    v.maxLength(64, () => keyed(say.evidence.tooLong({ name }))),
  );
const three = (name: string) =>
  v.tuple([finite(name), finite(name), finite(name)], () => keyed(say.evidence.threeNumbers({ name })));
/** Checks the length first, so that a million entries aren't validated one by one. */
const list = <Item extends v.GenericSchema>(name: string, item: Item, most: number) =>
  v.pipe(
    v.array(v.unknown(), () => keyed(say.evidence.list({ name }))),
    v.maxLength(most, () => keyed(say.evidence.tooMany({ name, most }))),
    v.array(item),
  );

export const AnsweredQuestion = v.strictObject({
  question: key("question"),
  chosen: list("chosen", key("chosen"), 50),
});

const answers = list("answers", AnsweredQuestion, 200);

export const QuizEvidence = v.strictObject({ kind: v.literal("quiz"), answers });

/** Altitudes in km, angles in degrees. */
const Orbit = v.strictObject({
  perigee: finite("perigee"),
  apogee: finite("apogee"),
  inclination: finite("inclination"),
  node: finite("node"),
  argumentOfPerigee: finite("argumentOfPerigee"),
  trueAnomaly: finite("trueAnomaly"),
});

const whole = (name: string) =>
  v.pipe(
    finite(name),
    v.integer(() => keyed(say.evidence.wholeNumber({ name }))),
  );

/** True anomaly in degrees, and m/s. */
const PlacedBurn = v.strictObject({
  at: finite("at"),
  radial: finite("radial"),
  forward: finite("forward"),
  normal: finite("normal"),
});

/** `task` is the index of the task in the lesson. Which of the answers it needs, grading knows. */
const SolvedTask = v.strictObject({
  task: finite("task"),
  orbit: v.optional(Orbit),
  burn: v.optional(PlacedBurn),
  numbers: v.optional(list("numbers", finite("numbers"), 3)),
  order: v.optional(list("order", whole("order"), 8)),
  choice: v.optional(list("choice", whole("choice"), 8)),
});

export const LessonEvidence = v.strictObject({
  kind: v.literal("lesson"),
  answers,
  tasks: list("tasks", SolvedTask, 100),
});

const Pulse = v.strictTuple([whole("tick"), whole("code")], () => keyed(say.evidence.pulse));

/**
 * Times in seconds from the start of the flight; delta-v in m/s along R, I and C; turns in degrees per second.
 * Thrusters fired by hand: ticks of 0.1 s and codes of thrusters.
 */
export const FlightEvidence = v.strictObject({
  kind: v.literal("flight"),
  version: whole("version"),
  burns: list("burns", v.strictObject({ t: finite("t"), dv: three("dv") }), 2_000),
  turns: v.optional(list("turns", v.strictObject({ t: finite("t"), dw: three("dw") }), 2_000)),
  pulses: v.optional(list("pulses", Pulse, maxPulses)),
  end: finite("end"),
});

const between = (name: string, least: number, most: number) =>
  v.pipe(
    finite(name),
    v.check(
      (value) => value >= least && value <= most,
      () => keyed(say.evidence.between({ name, least, most })),
    ),
  );
const angle = (name: string) => between(name, -360, 360);

/** An orbit that the simulator's sandbox can have. */
const BuiltOrbit = v.pipe(
  v.strictObject({
    perigee: between("perigee", 100, 400_000),
    apogee: between("apogee", 100, 400_000),
    inclination: between("inclination", 0, 180),
    node: angle("node"),
    argumentOfPerigee: angle("argumentOfPerigee"),
    trueAnomaly: angle("trueAnomaly"),
  }),
  v.forward(
    v.check(
      ({ perigee, apogee }) => apogee >= perigee,
      () => keyed(say.evidence.apsidesSwapped),
    ),
    ["apogee"],
  ),
);

/** A copy of a sandbox as its player handed it in. */
export const HandedInSandbox = v.strictObject({
  format: v.literal("apsis-sandbox"),
  version: v.literal(1),
  // oxlint-disable-next-line apsis/catalogue-text -- names in documents
  gravity: v.picklist(["two-body", "J2", "J2 and drag"]),
  spacecraft: v.pipe(
    list(
      "spacecraft",
      v.strictObject({
        name: v.pipe(
          key("name"),
          v.check(
            (value) => value.trim() !== "" && !/[\u0000\p{Surrogate}]/u.test(value),
            () => keyed(say.evidence.text({ name: "name" })),
          ),
        ),
        orbit: BuiltOrbit,
      }),
      sandboxLimits.craft,
    ),
    v.minLength(1, () => keyed(say.evidence.noSpacecraft)),
  ),
});
export type HandedInSandbox = v.InferOutput<typeof HandedInSandbox>;

export const SandboxEvidence = v.strictObject({ kind: v.literal("sandbox"), document: HandedInSandbox });

export const Evidence = v.variant("kind", [QuizEvidence, LessonEvidence, FlightEvidence, SandboxEvidence], () =>
  keyed(say.evidence.kind),
);
export type Evidence = v.InferOutput<typeof Evidence>;
export type QuizEvidence = v.InferOutput<typeof QuizEvidence>;
export type LessonEvidence = v.InferOutput<typeof LessonEvidence>;
export type AnswerEvidence = QuizEvidence | LessonEvidence;
export type SandboxEvidence = v.InferOutput<typeof SandboxEvidence>;
export type FlightEvidence = v.InferOutput<typeof FlightEvidence>;
