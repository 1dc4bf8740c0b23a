// Responses of the calls about several grades; see answers.ts.
import * as v from "valibot";
import { answer, Count, orNull, Time, Uuid } from "./answer-parts";

const Grade = v.strictObject({
  state: v.pipe(v.picklist(["graded", "excused", "none"]), v.description("`none`: no attempt counts.")),
  score: orNull(Count),
  maxScore: orNull(Count),
});
const place = { userId: Uuid, scenarioId: Uuid };
const Changes = v.array(
  v.strictObject({
    ...place,
    from: Grade,
    to: Grade,
    replaces: v.pipe(orNull(v.string()), v.description("Who made the decision that stood: a username.")),
  }),
);

export const BatchPreview = answer("GradeBatchPreview", "What a decision about several grades would do.", {
  grades: Changes,
  unchangeable: v.pipe(
    v.array(v.strictObject(place)),
    v.description("Grades that stay as they are, because there is nothing to adjust or to clear."),
  ),
  seen: v.pipe(Count, v.description("To send with the decision: it is refused if there was another one meanwhile.")),
});
export const BatchDone = answer("GradeBatchDone", "A decision about several grades, and what it has done.", {
  batchId: Uuid,
  grades: Changes,
});
export const BatchUndone = answer("GradeBatchUndone", "What undoing a decision about several grades has done.", {
  grades: v.pipe(Changes, v.description("Without those of students who have left the class.")),
});
export const GradeBatch = answer("GradeBatch", "A decision about several grades.", {
  id: Uuid,
  kind: v.picklist(["excuse", "override", "adjust", "clear"]),
  points: v.pipe(
    orNull(v.pipe(v.number(), v.integer())),
    v.description("Of an override the points, of an adjustment how many are added."),
  ),
  maxPoints: orNull(Count),
  reason: v.string(),
  by: v.pipe(v.string(), v.description("A username.")),
  at: Time,
  grades: v.pipe(Count, v.description("That it was about.")),
  undone: v.pipe(Count, v.description("Grades for which it was undone.")),
});
