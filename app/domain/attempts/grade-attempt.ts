// Pure: points from evidence. The same evidence gets the same points.
import type { LogProblem } from "../../../physics/fly-again";
import type { CheckResult } from "../../../physics/sandbox-checks";
import { debriefOf } from "~/domain/flights/debrief";
import type { ServerFlight } from "~/domain/flights/flight-of-start";
import type { FieldReasons } from "~/domain/refusal";
import type { AttemptPayload } from "./attempt-payload";
import { lessonOfEdition } from "./bundled-lessons";
import type { TaskStart } from "./drawn-tasks";
import type { Evidence, FlightEvidence } from "~/domain/evidence";
import { describeLogFault } from "~/domain/flights/log-fault";
import { referenceInLanguage } from "~/domain/flights/reference-in-language";
import { say } from "~/texts/say";
import type { ScenarioBounds } from "./find-bounds";
import { isFlownScenario } from "./flight-key";
import { isLogProblem, type FlownFlight } from "./fly-log";
import { gradeAnswers } from "./grade-answers";
import type { GradingResult, QuestionStandings } from "./grading-result";
import { gradeSandbox } from "./grade-sandbox";
import type { DrawnKeys } from "./start-of-attempt";

/** Whether the server grades this scenario from evidence, whatever points are claimed. */
export const isGraded = (bounds: ScenarioBounds) => bounds.grading === "server" && canGrade(bounds);

/** Whether the server can grade attempts at this scenario. */
function canGrade(bounds: ScenarioBounds): boolean {
  const [newest] = bounds.editions;
  if (!newest) return false;
  return (
    newest.questions.length > 0 ||
    isFlownScenario(bounds) ||
    lessonOfEdition(bounds, newest) !== null ||
    newest.sandbox !== null
  );
}

/**
 * Answers without claimed points: the game doesn't know the right answers, so the server grades them wherever it can.
 */
export const isOnlyAnswered = (bounds: ScenarioBounds, { evidence, questionScorecards }: AttemptPayload) =>
  evidence !== undefined && evidence.kind !== "flight" && questionScorecards.length === 0 && canGrade(bounds);

/** Whether the server checks the answers of an attempt, even in a scenario that the game grades. */
const gradesAnswers = (bounds: ScenarioBounds, attempt: AttemptPayload) =>
  (bounds.editions[0]?.questions.length ?? 0) > 0 && (isGraded(bounds) || isOnlyAnswered(bounds, attempt));

/** Lessons whose answers are checked and stored one by one. */
export const isCheckedLesson = (bounds: ScenarioBounds) =>
  bounds.type === "Default" && isGraded(bounds) && (bounds.editions[0]?.questions.length ?? 0) > 0;

export const isGradedLesson = (bounds: ScenarioBounds, attempt: AttemptPayload) =>
  bounds.type === "Default" && gradesAnswers(bounds, attempt);

export const isGradedQuiz = (bounds: ScenarioBounds, attempt: AttemptPayload) =>
  bounds.type === "Quiz" && gradesAnswers(bounds, attempt);

/**
 * What is known of a player before the attempt (see gradeAnswers), and the simulated flight: null if the scenario isn't
 * flown. `start`: for tasks, which are drawn from it.
 */
export type GradingContext = {
  standings?: QuestionStandings;
  drawn?: DrawnKeys | null;
  revealedKeys?: readonly string[];
  flown?: FlownFlight | LogProblem | null;
  /** The flight that the start has drawn. */
  flight?: ServerFlight | null;
  /** For tasks, which are drawn from it. */
  start?: TaskStart | null;
  /** What the checks found in a sandbox. */
  checked?: CheckResult[] | null;
};

export function gradeAttempt(
  bounds: ScenarioBounds,
  evidence: Evidence,
  {
    standings = new Map(),
    drawn = null,
    revealedKeys = [],
    flown = null,
    flight = null,
    start = null,
    checked = null,
  }: GradingContext = {},
): GradingResult | { errors: FieldReasons } {
  if (evidence.kind === "flight") return gradeFlight(evidence, flown, flight);
  return evidence.kind === "sandbox"
    ? gradeSandbox(bounds, checked)
    : gradeAnswers(bounds, evidence, { standings, drawn, revealedKeys, start });
}

/** The points of a flight as its log was flown. */
export function gradeFlight(
  evidence: FlightEvidence,
  flown: FlownFlight | LogProblem | null,
  flight: ServerFlight | null,
): GradingResult | { errors: FieldReasons } {
  if (!flown || !flight) return { errors: { "evidence.kind": [say.attemptFields.notFlown] } };
  if (isLogProblem(flown)) return { errors: { [`evidence.${flown.field}`]: [describeLogFault(flown.problem)] } };
  if (flown.unflown > 0)
    return {
      errors: {
        [`evidence.${evidence.pulses?.length ? "pulses" : "burns"}`]: [say.attemptFields.flightOver],
      },
    };
  const { points, maxPoints, passed } = flown;
  const nothingAsked = { questionsScore: 0, maxQuestionsScore: 0, questions: [], review: [], weighed: [] };
  const debrief = debriefOf({ reference: referenceInLanguage(flight.reference) }, flown);
  return { totalScore: points, maxTotalScore: maxPoints, passed, ...nothingAsked, flight: debrief };
}
