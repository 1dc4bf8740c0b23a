// Students of a simulated class. The seed and the server's draws determine all they do, so a second run repeats the
// first one's attempts.
import { v5 as nameBasedId } from "uuid";
import type { AskedQuestion } from "~/domain/attempts/attempt-payload";
import { solveTasks } from "~/domain/attempts/drawn-tasks";
import { readPublicTasks, type Task } from "./forger-tools";
import type { LessonEvidence } from "~/domain/evidence";
import type { ScenarioHeader } from "~/domain/curricula/curriculum-headers";
import type { ScenarioEntry } from "~/domain/curricula/curriculum-document";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";
import { playScenario, type Playable, type PlayableQuestion } from "./play-scenario";
import { createSeededRandom } from "../../physics/seeded-random";
import { ApiProblem, type ApiClient } from "./api-client";
import { evidenceForStart } from "./scored-flights";

export const studentPassword = "Orbit@2026flown";

export type SimulatedStudent = { userName: string; email: string; firstName: string; lastName: string; skill: number };

const namespace = "2f1c7a52-9a3e-4a4a-8a55-6f0f3c1d9b10";
const idOf = (...parts: (string | number)[]) => nameBasedId(parts.join(" "), namespace);
const randomOf = (id: string) => createSeededRandom(Number.parseInt(id.slice(0, 8), 16));

export function simulatedStudents(count: number, seed: number, first = 1): SimulatedStudent[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(first + index).padStart(4, "0");
    const userName = `sim-${number}`;
    return {
      userName,
      email: `${userName}@simulation.example`,
      firstName: "Simulated",
      lastName: number,
      skill: 0.45 + 0.55 * randomOf(idOf(seed, userName))(),
    };
  });
}

type Turn = { student: SimulatedStudent; sessionId: string; turn: number; seed: number };

/** An attempt as sent, and its expected points; null if only the server knows. */
export type PlayedAttempt = { attempt: HandIn; expected: number | null };
type HandIn = Parameters<ApiClient["calls"]["scores"]["$post"]>[0]["json"] & { attemptId: string };

/**
 * One attempt, played like the game does. `turn` counts a student's attempts at a scenario, which improve. A repeated
 * simulation may be refused a start and needs none, because the server knows its attempts.
 */
export async function playAttempt(
  { calls }: Pick<ApiClient, "calls">,
  { student, sessionId, turn, seed }: Turn,
  scenario: SimulatedScenario,
): Promise<PlayedAttempt> {
  const { scenarioId, kind, maxTotalScore } = scenario;
  const attemptId = idOf(seed, sessionId, student.userName, scenarioId, turn);
  const start = await begin(calls, { scenarioId, sessionId }, kind);
  const questions = start?.questions && questionsOfKeys(scenario, start.questions);
  const play = playScenario(
    { ...scenario, ...(questions && { questionsAsked: questions }) },
    student.skill + turn * 0.06,
    randomOf(attemptId),
  );
  const own = { attemptId, scenarioId, sessionId, ...(start && { startId: start.startId }) };
  if (kind === "reported") return { attempt: { ...play, ...own }, expected: null };
  if (kind === "flight" && start)
    return { attempt: { ...own, evidence: evidenceForStart(scenarioId, start) }, expected: maxTotalScore };
  const answers = answersOf(scenario, play.questionScorecards);
  if (kind === "quiz") return { attempt: { ...own, evidence: { kind, answers } }, expected: play.questionsScore };
  const [first] = answers;
  // The game checks each answer. Here only one per lesson is checked, to stay within rate limits.
  if (start && first && first.chosen.length > 0)
    await calls.scores.starts[":id"].answers.$post({ param: { id: start.startId }, json: first });
  const evidence = {
    kind: "lesson" as const,
    answers,
    tasks: solveTasks(start?.tasks ?? [], tasksOfScenario(scenarioId)),
  };
  // After a reveal the server may halve the points.
  return { attempt: { ...own, evidence }, expected: turn === 0 ? maxTotalScore + play.questionsScore : null };
}

/** Null if the quiz's cool-down isn't over. */
async function begin(
  calls: ApiClient["calls"],
  json: { scenarioId: string; sessionId: string },
  kind: SimulatedScenario["kind"],
) {
  try {
    return await (await calls.scores.starts.$post({ json: { ...json, client: "simulate-class" } })).json();
  } catch (error) {
    if (kind === "quiz" && error instanceof ApiProblem && [409, 429].includes(error.status)) return null;
    throw error;
  }
}

const questionsOfKeys = ({ questions }: SimulatedScenario, keys: { key: string }[]) =>
  keys.flatMap(({ key }) => questions.find((question) => question.key === key) ?? []);

function answersOf({ questions }: SimulatedScenario, cards: AskedQuestion[]): LessonEvidence["answers"] {
  return cards.map(({ questionText, answerScorecards }) => {
    const question = questions.find(({ text }) => text === questionText);
    const choice = answerScorecards.flatMap(({ answered }, place) =>
      answered ? (question?.answers[place]?.key ?? []) : [],
    );
    return { question: question?.key ?? "", chosen: choice };
  });
}

const standardScenarios = new Map<string, ScenarioEntry>(
  listStandardCurricula().flatMap(({ campaigns }) =>
    campaigns.flatMap(({ scenarios }) => scenarios.map((scenario) => [scenario.id ?? "", scenario] as const)),
  ),
);

/** What grades the tasks of a lesson of the product. */
export function tasksOfScenario(scenarioId: string): Task[] {
  const key = standardScenarios.get(scenarioId)?.key;
  return key === undefined ? [] : readPublicTasks(key);
}

type HasKey = { key?: string };
/** `reported`: the server cannot verify the points, so the game reports them. */
type SimulatedScenario = Omit<Playable, "questions"> & {
  kind: "flight" | "lesson" | "quiz" | "reported";
  questions: (HasKey &
    Omit<PlayableQuestion, "answers"> & { answers: (HasKey & PlayableQuestion["answers"][number])[] })[];
};

/** A scenario's content by id; made up for non-standard scenarios. */
export function playable({ scenarioId, scenarioTitle, scenarioType }: ScenarioHeader): SimulatedScenario {
  const standard = standardScenarios.get(scenarioId);
  const base = { scenarioId, type: scenarioType };
  if (standard) {
    const { maxScore = 0, questions = [] } = standard;
    const kind = scenarioType === "Quiz" ? "quiz" : questions.length > 0 ? "lesson" : "flight";
    return { ...base, maxTotalScore: maxScore, questions, kind };
  }
  if (scenarioType === "Quiz")
    return { ...base, maxTotalScore: 0, questions: inventQuestions(scenarioTitle), kind: "reported" };
  return { ...base, maxTotalScore: 100, questions: [], kind: "reported" };
}

function inventQuestions(title: string): PlayableQuestion[] {
  return Array.from({ length: 10 }, (_, index) => ({
    text: `${title}: question ${index + 1}`,
    points: 1,
    answers: Array.from({ length: 4 }, (_, position) => ({
      text: `Answer ${position + 1} of question ${index + 1}`,
      correct: position === index % 4,
    })),
  }));
}
