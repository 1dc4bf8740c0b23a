// Who plays in a simulated class and what they do. Everything follows from the seed, so a second run repeats the first one's attempts.
import { readFileSync } from "node:fs";
import { v5 as nameBasedId } from "uuid";
import * as v from "valibot";
import type { FlightEvidence } from "~/domain/attempts/evidence";
import type { ScenarioHeader } from "~/domain/curricula/curriculum-headers";
import type { ScenarioEntry } from "~/domain/curricula/curriculum-document";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";
import { playScenario, type Playable, type PlayableQuestion } from "~/domain/demo/play-scenario";
import { createSeededRandom } from "~/domain/demo/seeded-random";
import { ContentFileSchema } from "../../content/content-schema";

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

/** The log of a flight that achieves its objective: what the server flies again. */
function flightLog(scenarioKey: string): FlightEvidence {
  const file = ContentFileSchema.options[1];
  const { version, reference } = v.parse(file, JSON.parse(readFileSync(`content/lessons/${scenarioKey}.json`, "utf8")));
  const { burns, turns, end } = reference;
  return { kind: "flight", version, burns: [...burns], turns: [...turns], end };
}

/** One attempt, as `POST /scores` takes it. `turn` counts a student's attempts at a scenario, which get better. */
export function simulatedAttempt(
  student: SimulatedStudent,
  sessionId: string,
  { evidence, ...scenario }: SimulatedScenario,
  turn: number,
  seed: number,
) {
  const attemptId = idOf(seed, sessionId, student.userName, scenario.scenarioId, turn);
  return {
    ...playScenario(scenario, student.skill + turn * 0.06, randomOf(attemptId)),
    attemptId,
    sessionId,
    evidence,
  };
}

const standardScenarios = new Map<string, ScenarioEntry>(
  listStandardCurricula().flatMap(({ campaigns }) =>
    campaigns.flatMap(({ scenarios }) => scenarios.map((scenario) => [scenario.title, scenario] as const)),
  ),
);

type SimulatedScenario = Playable & { evidence?: FlightEvidence | undefined };

/** The content of a scenario of which the API tells the title; made up when it is none of the standard ones. */
export function playable({ scenarioId, scenarioTitle, scenarioType }: ScenarioHeader): SimulatedScenario {
  const standard = standardScenarios.get(scenarioTitle);
  const known = { scenarioId, type: scenarioType };
  if (standard) {
    const { key, grading, maxScore = 0, questions = [] } = standard;
    return {
      ...known,
      maxTotalScore: maxScore,
      questions,
      evidence: grading === "server" ? flightLog(key) : undefined,
    };
  }
  if (scenarioType === "Quiz") return { ...known, maxTotalScore: 0, questions: madeUpQuestions(scenarioTitle) };
  return { ...known, maxTotalScore: 100, questions: [] };
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
