// A regrade as the API and a form send it.
import * as v from "valibot";
import { idSchema } from "~/domain/id";
import { plainText } from "~/domain/plain-text";
import { keyed, say } from "~/texts/say";

const maxReasonLength = 500;
const maxPoints = 10_000;

const reason = plainText(maxReasonLength, {
  required: () => keyed(say.decisions.reasonRequired),
  tooLong: () => keyed(say.decisions.reasonTooLong({ max: maxReasonLength })),
  unstorable: () => keyed(say.decisions.reasonUnstorable),
});

const pointsText = () => keyed(say.regrades.pointsBetween({ most: maxPoints }));
const points = v.pipe(
  v.number(pointsText),
  v.minValue(0.01, pointsText),
  v.maxValue(maxPoints, pointsText),
  v.check((value) => Number.isInteger(Math.round(value * 1e6) / 1e4), pointsText),
);
const typedPoints = v.union([
  v.pipe(
    v.literal(""),
    v.transform(() => null),
  ),
  v.pipe(
    v.string(pointsText),
    v.trim(),
    v.regex(/^\d{1,5}([.,]\d{1,2})?$/, pointsText),
    v.transform((text) => Number(text.replace(",", "."))),
    points,
  ),
]);

const questionId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
/** Places of the right answers among those of the question. */
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(49));

/** `right` null: the key stays as it is; `points` likewise. `counts` false: the question gives no points. */
const ruleFields = {
  questionId,
  right: v.optional(v.nullable(v.pipe(v.array(place), v.maxLength(50))), null),
  points: v.optional(v.nullable(points), null),
  counts: v.optional(v.boolean(), true),
  neverLower: v.optional(v.boolean(), false),
};

export const SentRule = v.object({ scenarioId: idSchema(), ...ruleFields });
/** `seen`: the number of the latest regrade when the preview was made. `notifies`: mails those whose grade changes. */
export const SentRegrade = v.object({
  scenarioId: idSchema(),
  ...ruleFields,
  reason,
  seen: v.optional(v.nullable(v.number()), null),
  notifies: v.optional(v.boolean(), false),
});

const flightFields = { scenarioId: idSchema(), neverLower: v.optional(v.boolean(), false) };

export const SentFlights = v.object(flightFields);
export const SentFlightRegrade = v.object({
  ...flightFields,
  reason,
  seen: v.optional(v.nullable(v.number()), null),
  notifies: v.optional(v.boolean(), false),
});

const number = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number));
const box = v.pipe(
  v.optional(v.string(), ""),
  v.transform((sent) => sent !== ""),
);

/** Of a form: `right` are numbers with commas between them. */
const typedFields = {
  questionId: v.pipe(number, questionId),
  right: v.pipe(
    v.optional(v.string(), ""),
    v.regex(/^(\d{1,2}(,\d{1,2}){0,49})?$/),
    v.transform((text) => (text === "" ? null : text.split(",").map(Number))),
  ),
  points: v.optional(typedPoints, ""),
  counts: v.pipe(
    v.optional(v.string(), "yes"),
    v.transform((sent) => sent !== "no"),
  ),
  neverLower: box,
};

export const TypedRule = v.object(typedFields);
export const TypedRegrade = v.object({
  ...typedFields,
  reason,
  seen: v.pipe(v.string(), v.transform(Number)),
  notifies: box,
});

/** Flights to fly again. */
export const TypedFlights = v.object({
  reason,
  seen: v.pipe(v.string(), v.transform(Number)),
  notifies: box,
  neverLower: box,
});

export type RegradeRule = Omit<v.InferOutput<typeof SentRule>, "scenarioId">;
