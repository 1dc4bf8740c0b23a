// A request and its answer as forms send them.
import * as v from "valibot";
import { idSchema } from "~/domain/id";
import { plainText } from "~/domain/plain-text";
import { keyed, say } from "~/texts/say";
import { maxAnswerLength, maxRequestLength } from "./request-rules";

const sentence = (max: number, required: () => string) =>
  plainText(max, {
    required,
    tooLong: () => keyed(say.gradeRequests.tooLong({ max })),
    unstorable: () => keyed(say.decisions.reasonUnstorable),
  });

export const AskedRequest = v.object({
  scenarioId: idSchema(),
  text: sentence(maxRequestLength, () => keyed(say.gradeRequests.textRequired)),
});

const answer = sentence(maxAnswerLength, () => keyed(say.gradeRequests.answerRequired));
const wholeText = () => keyed(say.decisions.pointsWhole);
const points = (least: number) =>
  v.pipe(
    v.string(wholeText),
    v.trim(),
    v.regex(/^\d{1,7}$/, wholeText),
    v.transform(Number),
    v.minValue(least, () => keyed(say.decisions.pointsBetween({ least, most: maxPoints }))),
    v.maxValue(maxPoints, () => keyed(say.decisions.pointsBetween({ least, most: maxPoints }))),
  );
const maxPoints = 1_000_000;

/** Points that somebody typed aren't dropped: only a correction changes the grade. */
const noPoints = v.optional(
  v.pipe(
    v.string(wholeText),
    v.trim(),
    v.literal("", () => keyed(say.gradeRequests.pointsWithoutCorrection)),
  ),
);

export const TypedAnswer = v.variant("outcome", [
  v.object({ outcome: v.literal("accepted"), requestId: idSchema(), answer, points: noPoints }),
  v.object({ outcome: v.literal("refused"), requestId: idSchema(), answer, points: noPoints }),
  v.pipe(
    v.object({
      ...{ outcome: v.literal("corrected"), requestId: idSchema(), answer },
      ...{ points: points(0), maxPoints: points(1) },
    }),
    v.forward(
      v.partialCheck(
        [["points"], ["maxPoints"]],
        (sent) => sent.points <= sent.maxPoints,
        () => keyed(say.decisions.pointsAboveMaximum),
      ),
      ["points"],
    ),
  ),
]);
/** A correction overrides the grade. */
export type RequestAnswer =
  | { outcome: "accepted" | "refused"; answer: string }
  | { outcome: "corrected"; answer: string; points: number; maxPoints: number };
