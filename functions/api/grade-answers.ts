// Responses of the calls about grades; see answers.ts.
import * as v from "valibot";
import { requestOutcomes } from "~/domain/grade-requests/request-rules";
import { gradeDecisionKinds } from "~/domain/grades/grade";
import { recordedKinds } from "~/domain/grades/list-decisions";
import { totalKinds } from "~/domain/grades/total";
import { answer, Count, orNull, Time, Uuid } from "./answer-parts";

const Letter = v.pipe(v.string(), v.description("From A+ to F, unless the course has letters of its own."));
const Share = v.pipe(v.number(), v.description("Of the maximum, 0 to 1."));

export const Grade = answer("Grade", "A student's grade in a scenario, as the gradebook shows it.", {
  userId: Uuid,
  username: v.string(),
  scenarioId: Uuid,
  state: v.pipe(v.picklist(["graded", "excused"]), v.description("`excused`: it counts nowhere.")),
  score: orNull(Count),
  maxScore: orNull(Count),
  share: orNull(Share),
  letter: orNull(Letter),
  isDecided: v.pipe(v.boolean(), v.description("An instructor has excused, overridden or adjusted it.")),
  isReported: v.pipe(
    v.boolean(),
    v.description("A game has reported the points, and the server hasn't verified them."),
  ),
  isLate: v.pipe(
    v.boolean(),
    v.description("Received after the due date and the grace time, in a course whose rules take points off then."),
  ),
  isMissing: v.pipe(v.boolean(), v.description("It counts 0 because nothing was handed in.")),
  isToGrade: v.optional(
    v.pipe(
      v.boolean(),
      v.description(
        "Only of scenarios that an instructor grades by hand, and not with `at`: the newest attempt waits for that.",
      ),
    ),
  ),
});

const Total = orNull(v.pipe(v.number(), v.description("From 0 to 1, before it is rounded.")));
export const StudentTotal = answer("StudentTotal", "A student's total by the rules of the course.", {
  userId: Uuid,
  username: v.string(),
  soFar: Total,
  ifNothingMoreComes: v.pipe(Total, v.description("With 0 for each scenario that has no grade.")),
  letter: orNull(Letter),
  isPassed: v.boolean(),
  categories: v.array(
    v.strictObject({
      name: v.string(),
      weight: v.pipe(v.number(), v.description("In percent.")),
      share: orNull(Share),
      grades: Count,
      droppedScenarioIds: v.array(Uuid),
    }),
  ),
  why: v.pipe(v.array(v.string()), v.description("Sentences that explain the total so far.")),
});

export const FinalGrades = answer("FinalGrades", "The final grades of a class session, as they were submitted.", {
  isSubmitted: v.boolean(),
  submissionId: v.pipe(orNull(Uuid), v.description("Another one after each unlocking.")),
  submittedAt: orNull(Time),
  submittedBy: v.pipe(orNull(v.string()), v.description("A username.")),
  basis: v.pipe(orNull(v.picklist(totalKinds)), v.description("The total that became the final grade.")),
  students: v.pipe(Count, v.description("On all pages.")),
  grades: v.array(
    v.strictObject({
      userId: Uuid,
      username: v.string(),
      percent: v.pipe(orNull(Count), v.description("As it is shown; null without anything to count.")),
      letter: orNull(Letter),
      isPassed: v.boolean(),
      graded: v.pipe(Count, v.description("Scenarios with a grade.")),
      missing: Count,
      excused: Count,
    }),
  ),
});

const Id = orNull(Uuid);
export const GradeDecision = answer("GradeDecision", "What somebody decided about a grade.", {
  id: Uuid,
  number: v.pipe(Count, v.description("Grows with each decision of a class session.")),
  userId: Uuid,
  scenarioId: Uuid,
  kind: v.picklist(recordedKinds),
  points: v.pipe(
    orNull(v.pipe(v.number(), v.integer())),
    v.description("Of an override the points, of an adjustment how many are added."),
  ),
  maxPoints: orNull(Count),
  rubric: v.pipe(
    orNull(v.array(v.strictObject({ criterion: v.string(), level: v.string(), points: Count, maxPoints: Count }))),
    v.description("Of an override by rubric: the levels that were reached, as the rubric was then."),
  ),
  reason: v.string(),
  replaces: v.pipe(Id, v.description("The decision that stood until then; of `withdraw` the one that is taken back.")),
  by: v.pipe(v.string(), v.description("A username.")),
  at: Time,
  isStanding: v.pipe(v.boolean(), v.description("It makes the grade what it is.")),
  isWithdrawn: v.boolean(),
});

const Points = v.strictObject({ score: Count, maxScore: Count });
const Outcome = {
  state: v.pipe(v.picklist(["graded", "excused", "none"]), v.description("`none`: no attempt counts.")),
  grade: orNull(Points),
};
export const Decided = answer("DecidedGrade", "The grade after a decision.", {
  decisionId: Uuid,
  ...Outcome,
  overtook: v.pipe(
    orNull(v.string()),
    v.description("Who decided about this grade after the decision that was given as `seen`."),
  ),
});
export const Withdrawn = answer("WithdrawnDecision", "The grade after a decision was taken back.", Outcome);

const KeyRule = {
  right: v.pipe(orNull(v.array(v.string())), v.description("Texts of the right answers; null: as they were.")),
  points: v.pipe(orNull(v.number()), v.description("Null: as they were.")),
  counts: v.pipe(v.boolean(), v.description("False: the question gives no points, and the maximum is lower.")),
  neverLower: v.pipe(
    v.boolean(),
    v.description("Attempts whose share of the points would fall keep the points they had."),
  ),
};
export const Regrade = answer("Regrade", "Another key for a question of a quiz in a class session.", {
  id: Uuid,
  number: v.pipe(Count, v.description("Regrades of a quiz apply in this order.")),
  scenarioId: Uuid,
  questionId: Count,
  question: v.string(),
  rule: v.strictObject(KeyRule),
  reason: v.string(),
  by: v.pipe(v.string(), v.description("A username.")),
  at: Time,
  attempts: v.pipe(Count, v.description("Whose points it has changed.")),
  isUndone: v.boolean(),
});

const Letters = v.strictObject({ from: orNull(Letter), to: orNull(Letter) });
const effect = {
  attempts: v.pipe(Count, v.description("Of the class at the quiz.")),
  changed: v.pipe(Count, v.description("Attempts whose points change.")),
  gain: v.pipe(Count, v.description("Students whose share of the points rises.")),
  lose: Count,
  letters: v.pipe(Count, v.description("How many letters change.")),
  students: v.pipe(
    v.array(
      v.strictObject({
        userId: Uuid,
        username: v.string(),
        fullName: v.string(),
        from: Points,
        to: Points,
        letters: Letters,
      }),
    ),
    v.description("Those whose grade changes, by username; 1,000 at most."),
  ),
};
export const RegradePreview = answer("RegradePreview", "What a regrade would do.", {
  ...effect,
  seen: v.pipe(Count, v.description("To send with the regrade: it is refused if there was another one meanwhile.")),
});
export const RegradeDone = answer("RegradeDone", "What a regrade, or undoing one, has done.", {
  regradeId: Uuid,
  ...effect,
});

export const FlightRegrade = answer("FlightRegrade", "Flights of a class session that were flown again.", {
  id: Uuid,
  number: v.pipe(Count, v.description("Regrades of a scenario apply in this order.")),
  scenarioId: Uuid,
  model: v.pipe(Count, v.description("The version of the model by which they were flown.")),
  maxScore: Count,
  neverLower: v.boolean(),
  reason: v.string(),
  by: v.pipe(v.string(), v.description("A username.")),
  at: Time,
  attempts: v.pipe(Count, v.description("Whose points it has changed.")),
  isUndone: v.boolean(),
});
export const FlightsPreview = answer("FlightsPreview", "What flying the flights of a class session again would do.", {
  flights: Count,
  waiting: v.pipe(Count, v.description("Flights that aren't flown again yet. Send the call again until it's 0.")),
  unflyable: v.pipe(
    v.array(v.strictObject({ problem: v.string(), attempts: Count })),
    v.description("Those that can't be flown again and keep their points, by reason."),
  ),
  effect: v.pipe(orNull(v.strictObject(effect)), v.description("Null while flights wait.")),
  seen: v.pipe(Count, v.description("To send with the regrade: it is refused if there was another one meanwhile.")),
});

export const GradeRequest = answer("GradeRequest", "A student's request for a look at a grade.", {
  id: Uuid,
  userId: Uuid,
  username: v.string(),
  scenarioId: Uuid,
  text: v.string(),
  askedAt: Time,
  state: v.picklist(["open", ...requestOutcomes]),
  answer: orNull(v.string()),
  answeredBy: v.pipe(orNull(v.string()), v.description("A username.")),
  answeredAt: orNull(Time),
  decisionId: v.pipe(orNull(Uuid), v.description("The decision that corrected the grade.")),
});

export const SecondLook = answer("SecondLook", "A decision about a grade that waits for a second look.", {
  decisionId: Uuid,
  userId: Uuid,
  username: v.string(),
  scenarioId: Uuid,
  kind: v.picklist(gradeDecisionKinds),
  points: orNull(v.pipe(v.number(), v.integer())),
  maxPoints: orNull(Count),
  rubric: orNull(
    v.array(v.strictObject({ criterion: v.string(), level: v.string(), points: Count, maxPoints: Count })),
  ),
  reason: v.string(),
  by: v.pipe(v.string(), v.description("A username.")),
  at: Time,
});
export const Looked = answer("AnsweredSecondLook", "What a second look has done.", {
  outcome: v.picklist(["agreed", "changed"]),
  decisionId: v.pipe(Id, v.description("Of a change: the decision that counts now.")),
});
