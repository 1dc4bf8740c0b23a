// Who plays in a simulated class and what they do. Everything follows from the seed, so a second run repeats the first one's attempts.
import { readFileSync } from "node:fs";
import { v5 as nameBasedId } from "uuid";
import * as v from "valibot";
import type { LessonEvidence } from "~/domain/attempts/evidence";
import type { ScenarioHeader } from "~/domain/curricula/curriculum-headers";
import type { ScenarioEntry } from "~/domain/curricula/curriculum-document";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";
import { playScenario, type Playable, type PlayableQuestion } from "./play-scenario";
import { createSeededRandom } from "../../physics/seeded-random";
import { ContentFileSchema } from "../../content/content-schema";
import type { ApiClient } from "./api-client";
import { evidenceForStart } from "./scored-flights";
import { solutionOf } from "./solved-tasks";

export const studentPassword = "Simulated@2026";

export type SimulatedStudent = { userName: string; email: string; firstName: string; lastName: string; skill: number };

const namespace = "2f1c7a52-9a3e-4a4a-8a55-6f0f3c1d9b10";
const idOf = (...parts: (string | number)[]) => nameBasedId(parts.join(" "), namespace);
const randomOf = (id: string) => createSeededRandom(Number.parseInt(id.slice(0, 8), 16));

export function simulatedStudents(count: number, seed: number): SimulatedStudent[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(4, "0");
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

/** Tasks that are done, each by an orbit that fits. */
export function doneTasks(scenarioKey: string): LessonEvidence["tasks"] {
  const file = ContentFileSchema.options[0];
  const { steps } = v.parse(file, JSON.parse(readFileSync(`content/lessons/${scenarioKey}.json`, "utf8")));
  return steps
    .filter((step) => step.kind === "task")
    .map((step, task) => ({ task, orbit: solutionOf(step, step.globe.orbits[0]!.orbit) }));
}

/** One attempt, as `POST /scores` takes it. `turn` counts a student's attempts at a scenario, which get better. */
export function simulatedAttempt(
  student: SimulatedStudent,
  sessionId: string,
  { isFlown: _, tasks, ...scenario }: SimulatedScenario,
  turn: number,
  seed: number,
) {
  const attemptId = idOf(seed, sessionId, student.userName, scenario.scenarioId, turn);
  const played = playScenario(scenario, student.skill + turn * 0.06, randomOf(attemptId));
  const answers = played.questionScorecards.map(({ questionText, answerScorecards }) => {
    // Of a pool one is drawn: the places of what was asked are not those of the curriculum.
    const asked = scenario.questions.find(({ text }) => text === questionText)!;
    return {
      question: asked.key ?? "",
      chosen: answerScorecards.flatMap(({ answered }, place) => (answered ? [asked.answers[place]!.key ?? ""] : [])),
    };
  });
  const evidence = tasks
    ? { kind: "lesson" as const, answers, tasks }
    : scenario.isKeyed
      ? { kind: "quiz" as const, answers }
      : undefined;
  return { ...played, attemptId, sessionId, evidence };
}

/** An attempt at a flight, begun, and flown as its start has drawn it; any other as it is. */
export async function asFlown<Attempt extends { scenarioId: string; sessionId: string }>(
  { calls }: Pick<ApiClient, "calls">,
  attempt: Attempt,
  { isFlown }: SimulatedScenario,
) {
  if (!isFlown) return attempt;
  const { scenarioId, sessionId } = attempt;
  const start = await (await calls.scores.starts.$post({ json: { scenarioId, sessionId } })).json();
  return { ...attempt, startId: start.startId, evidence: evidenceForStart(scenarioId, start) };
}

const standardScenarios = new Map<string, ScenarioEntry>(
  listStandardCurricula().flatMap(({ campaigns }) =>
    campaigns.flatMap(({ scenarios }) => scenarios.map((scenario) => [scenario.title, scenario] as const)),
  ),
);

type Keyed = { key?: string };
/** What the server grades by itself has a flight, or a lesson's tasks; a quiz has its answers. */
type SimulatedScenario = Omit<Playable, "questions"> & {
  questions: (Keyed &
    Omit<PlayableQuestion, "answers"> & { answers: (Keyed & PlayableQuestion["answers"][number])[] })[];
  isFlown?: boolean;
  /** Its questions have keys, so that answers can be evidence. */
  isKeyed: boolean;
  tasks?: LessonEvidence["tasks"] | undefined;
};

/** The content of a scenario of which the API tells the title; made up when it is none of the standard ones. */
export function playable({ scenarioId, scenarioTitle, scenarioType }: ScenarioHeader): SimulatedScenario {
  const standard = standardScenarios.get(scenarioTitle);
  const known = { scenarioId, type: scenarioType };
  if (standard) {
    const { key, grading, maxScore = 0, questions = [] } = standard;
    const isGraded = grading === "server" && scenarioType === "Default";
    return {
      ...known,
      maxTotalScore: maxScore,
      questions,
      isFlown: isGraded && questions.length === 0,
      isKeyed: scenarioType === "Quiz",
      tasks: isGraded && questions.length > 0 ? doneTasks(key) : undefined,
    };
  }
  if (scenarioType === "Quiz")
    return { ...known, maxTotalScore: 0, questions: madeUpQuestions(scenarioTitle), isKeyed: false };
  return { ...known, maxTotalScore: 100, questions: [], isKeyed: false };
}

function madeUpQuestions(title: string): PlayableQuestion[] {
  return Array.from({ length: 10 }, (_, index) => ({
    text: `${title}: question ${index + 1}`,
    points: 1,
    answers: Array.from({ length: 4 }, (_, position) => ({
      text: `Answer ${position + 1} of question ${index + 1}`,
      correct: position === index % 4,
    })),
  }));
}
