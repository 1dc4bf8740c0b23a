import * as v from "valibot";

// What was done: shapes and hard limits only; whether it can be flown or answered so is for the grading to say.
const finite = (name: string) => v.pipe(v.number(`${name} must be a number.`), v.finite(`${name} must be a number.`));
const key = (name: string) =>
  v.pipe(v.string(`${name} must be a text.`), v.maxLength(64, `${name} must be 64 characters or less.`));
const three = (name: string) => v.tuple([finite(name), finite(name), finite(name)], `${name} must be three numbers.`);
const list = <Item extends v.GenericSchema>(name: string, item: Item, most: number) =>
  v.pipe(v.array(item, `${name} must be a list.`), v.maxLength(most, `${name} must have ${most} entries at most.`));

export const QuizEvidence = v.strictObject({
  kind: v.literal("quiz"),
  answers: list(
    "answers",
    v.strictObject({ question: key("question"), chosen: list("chosen", key("chosen"), 50) }),
    200,
  ),
});

/** Times in seconds from the start of the flight; delta-v in m/s along R, I and C; turns in degrees per second. */
export const FlightEvidence = v.strictObject({
  kind: v.literal("flight"),
  version: v.pipe(finite("version"), v.integer("version must be a whole number.")),
  burns: list("burns", v.strictObject({ t: finite("t"), dv: three("dv") }), 2_000),
  turns: v.optional(list("turns", v.strictObject({ t: finite("t"), dw: three("dw") }), 2_000)),
  end: finite("end"),
});

export const Evidence = v.variant("kind", [QuizEvidence, FlightEvidence], "kind must be quiz or flight.");
export type Evidence = v.InferOutput<typeof Evidence>;
export type QuizEvidence = v.InferOutput<typeof QuizEvidence>;
export type FlightEvidence = v.InferOutput<typeof FlightEvidence>;
