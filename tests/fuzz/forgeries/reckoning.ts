// The most that an attempt may earn, computed from the written rules without the product's grading; only the physics of
// flights is shared.
import type { Evidence, FlightEvidence } from "~/domain/evidence";
import { isOrbitTask, isSolved, pointsOfFlight, type Goal, type Orbit } from "../../support/forger-tools";
import type { Body, Start } from "./calls";
import type { Forger, Scenario } from "./world";

export type SentAttempt = { scenario: Scenario; body: Body; start: Start | null; at: number };

/** `start`: the forger's own unused start for this scenario; any other counts as none. */
export function worthOf(forger: Forger, { scenario, body, start, at }: SentAttempt): number {
  const { evidence } = body;
  if (start?.mode === "practice" || scenario.kind === "reported") return 0;
  if (scenario.kind === "flight")
    return start && evidence?.kind === "flight" ? pointsOfFlight(scenario.scenarioId, start, evidence) : 0;
  const answers = evidence ? answersOf(evidence) : answersOfCards(scenario, body);
  const right = rightAmong(forger, { scenario, body, start, at }, answers);
  if (scenario.kind === "quiz") return canTake(forger, scenario, body, at) ? right : 0;
  return evidence?.kind === "lesson" || evidence?.kind === "quiz"
    ? scenario.readingPoints + right + tasksDone(scenario, evidence, start)
    : 0;
}

type Answers = { question: string; chosen: readonly string[] }[];

const answersOf = (evidence: Exclude<Evidence, FlightEvidence> | FlightEvidence): Answers =>
  evidence.kind === "flight" || evidence.kind === "sandbox" ? [] : evidence.answers;

/** A quiz's answers may also come from scorecards. */
function answersOfCards({ editions }: Scenario, { questionScorecards = [] }: Body): Answers {
  const questions = editions.flat();
  return questionScorecards.map(({ questionKey, questionText, answerScorecards }) => {
    const question = questions.find(({ key, text }) => key === questionKey || text === questionText);
    const choices = answerScorecards.filter(({ answered }) => answered);
    const keyOf = (text: string | undefined) => question?.answers.find((answer) => answer.text === text)?.key ?? "";
    return {
      question: question?.key ?? "",
      chosen: choices.map(({ answerKey, answerText }) => answerKey ?? keyOf(answerText)),
    };
  });
}

/** Full points for a right answer; half for one that was shown to this student within the cool-down. */
function rightAmong(forger: Forger, { scenario, start, at }: SentAttempt, answers: Answers): number {
  const { editions, scenarioId, kind } = scenario;
  const questions = editions[start?.edition ?? Math.min(forger.room.edition, editions.length - 1)] ?? [];
  let sum = 0;
  for (const { question: key, chosen } of answers) {
    const question = questions.find((candidate) => candidate.key === key);
    if (!question?.answers.every((answer) => answer.correct === chosen.includes(answer.key))) continue;
    const name = `${scenarioId} ${key}`;
    const revealedAt = forger.shownAt.get(name);
    const isFresh = revealedAt !== undefined && at < revealedAt + forger.room.cooldownMinutes * 60_000;
    const reducedPoints = Math.max(question.points / 2, forger.earned.get(name) ?? 0);
    sum += kind === "lesson" && isFresh ? reducedPoints : question.points;
  }
  return sum;
}

/** Points that an answer earned before it was shown stay. */
export function rememberEarned(forger: Forger, { scenario, body, start, at }: SentAttempt) {
  if (scenario.kind !== "lesson" || !body.evidence) return;
  for (const answer of answersOf(body.evidence)) {
    const name = `${scenario.scenarioId} ${answer.question}`;
    const points = rightAmong(forger, { scenario, body, start, at }, [answer]);
    forger.earned.set(name, Math.max(points, forger.earned.get(name) ?? 0));
  }
}

/** Limits of a quiz: the number of attempts, and the wait after each. */
function canTake({ takenAt, room }: Forger, { scenarioId }: Scenario, { sessionId }: Body, at: number): boolean {
  const isHere = sessionId === room.sessionId;
  const earlier = takenAt.get(`${scenarioId} ${sessionId ?? ""}`) ?? [];
  const { maxAttempts, cooldownMinutes } = isHere ? room : { maxAttempts: null, cooldownMinutes: 10 };
  if (maxAttempts !== null && earlier.length >= maxAttempts) return false;
  // Simultaneous attempts have no order.
  return cooldownMinutes === 0 || earlier.every((before) => at >= before + cooldownMinutes * 60_000);
}

function tasksDone({ tasks }: Scenario, evidence: Evidence, start: Start | null): number {
  if (evidence.kind !== "lesson" || !start) return 0;
  return tasks.reduce((sum, rule, place) => {
    const drawn = start.tasks?.[place];
    const given = evidence.tasks.find(({ task }) => task === place);
    if (!drawn || !given) return sum;
    const { goal, numbers } = drawn;
    const isDone = isOrbitTask(rule) ? given.orbit && meets(given.orbit, goal) : isSolved(rule, numbers, given);
    return sum + (isDone ? rule.points : 0);
  }, 0);
}

/** km and km³/s², of WGS 84. */
const [radius, mu] = [6378.137, 398600.4418];

const meets = (orbit: Orbit, goal: Goal) =>
  goal.every(({ quantity, from, to }) => {
    const value = quantityOf(orbit, quantity);
    return value >= from - 1e-6 && value <= to + 1e-6;
  });

function quantityOf(orbit: Orbit, quantity: Goal[number]["quantity"]): number {
  const [low, high] = [radius + orbit.perigee, radius + orbit.apogee];
  const axis = (low + high) / 2;
  if (quantity === "period") return (2 * Math.PI * Math.sqrt(axis ** 3 / mu)) / 60;
  if (quantity === "eccentricity") return (high - low) / (high + low);
  if (quantity === "trueLongitude") return (orbit.node + orbit.argumentOfPerigee + orbit.trueAnomaly + 1080) % 360;
  return orbit[quantity];
}
