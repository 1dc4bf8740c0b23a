// What an instructor may decide about a grade, as the API and a form send it.
import * as v from "valibot";
import { idSchema } from "~/domain/id";
import { plainText } from "~/domain/plain-text";
import { keyed, say } from "~/texts/say";
import { maxGrades } from "./batch-limits";
import type { GradeDecision } from "./grade";
import type { Mark } from "./rubric";

const maxReasonLength = 500;
const maxPoints = 1_000_000;

const textOr = (required: () => string) =>
  plainText(maxReasonLength, {
    required,
    tooLong: () => keyed(say.decisions.reasonTooLong({ max: maxReasonLength })),
    unstorable: () => keyed(say.decisions.reasonUnstorable),
  });
const reason = textOr(() => keyed(say.decisions.reasonRequired));
const note = textOr(() => keyed(say.studentRecord.noteRequired));

const wholeText = () => keyed(say.decisions.pointsWhole);

const sentNumber = v.number(wholeText);
const typedNumber = v.pipe(
  v.string(wholeText),
  v.trim(),
  v.regex(/^[+\u2212-]?\d{1,9}$/, wholeText),
  v.transform((text) => Number(text.replace("\u2212", "-"))),
);

/** `seen`: the decision that stood when this one was made, if that is known. */
const others = { scenarioId: idSchema(), seen: v.optional(v.nullable(v.union([v.literal(""), idSchema()]))) };

function pointsOf(number: v.GenericSchema<unknown, number>) {
  const between = (least: number, most: number) =>
    v.pipe(
      number,
      v.integer(wholeText),
      v.minValue(least, () => keyed(say.decisions.pointsBetween({ least, most }))),
      v.maxValue(most, () => keyed(say.decisions.pointsBetween({ least, most }))),
    );
  const added = v.pipe(
    between(-maxPoints, maxPoints),
    v.check(
      (added) => added !== 0,
      () => keyed(say.decisions.adjustByNothing),
    ),
  );
  return { points: between(0, maxPoints), maxPoints: between(1, maxPoints), added };
}

const isWithin = (sent: { points: number; maxPoints: number }) => sent.points <= sent.maxPoints;
const aboveMaximum = () => keyed(say.decisions.pointsAboveMaximum);

function decisionOf(number: v.GenericSchema<unknown, number>) {
  const { points, maxPoints, added } = pointsOf(number);
  return v.variant("kind", [
    v.object({ kind: v.literal("excuse"), reason, ...others }),
    v.object({ kind: v.literal("note"), reason: note, ...others }),
    v.pipe(
      v.object({
        kind: v.literal("override"),
        ...{ points, maxPoints },
        reason,
        ...others,
      }),
      v.forward(v.partialCheck([["points"], ["maxPoints"]], isWithin, aboveMaximum), ["points"]),
    ),
    v.object({ kind: v.literal("adjust"), points: added, reason, ...others }),
  ]);
}

/**
 * `override`: points instead of those of the attempts. `adjust`: points on top of them, or fewer. A note changes nothing.
 * `rubric`: of an override the levels that give its points.
 */
export type Decision = { reason: string; rubric?: Mark[] } & (GradeDecision | { kind: "note" });

/** As the API sends it, and as the form does. */
export const SentDecision = decisionOf(sentNumber);
export const TypedDecision = decisionOf(typedNumber);

/** A decision about many grades at once; `clear`: only the attempts count again. */
export type BatchDecision = { reason: string } & (GradeDecision | { kind: "clear" });

/** Without a place: about several grades, or about the grade of the decision that is replaced. */
function changesOf(number: v.GenericSchema<unknown, number>) {
  const { points, maxPoints, added } = pointsOf(number);
  return [
    v.object({ kind: v.literal("excuse"), reason }),
    v.pipe(
      v.object({ kind: v.literal("override"), points, maxPoints, reason }),
      v.forward(v.partialCheck([["points"], ["maxPoints"]], isWithin, aboveMaximum), ["points"]),
    ),
    v.object({ kind: v.literal("adjust"), points: added, reason }),
  ] as const;
}

/** What replaces a decision, as the API sends it. */
export const SentChange = v.variant("kind", [...changesOf(sentNumber)]);

const batchOf = (number: v.GenericSchema<unknown, number>) =>
  v.variant("kind", [...changesOf(number), v.object({ kind: v.literal("clear"), reason })]);

/** As a form sends it; the chosen students and scenarios come in fields of their own. */
export const TypedBatch = batchOf(typedNumber);

const ids = v.pipe(
  v.array(idSchema()),
  v.maxLength(maxGrades, () => keyed(say.batches.tooManyGrades({ max: maxGrades }))),
);
const sent = { userIds: ids, scenarioIds: ids, decision: batchOf(sentNumber) };

/** As the API sends it; `seen`: of the preview. */
export const SentBatch = v.object(sent);
export const SentBatchWithSeen = v.object({
  ...sent,
  seen: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))),
});
