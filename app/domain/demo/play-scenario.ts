// Scenarios of the demo, played by simulated students.
import { findBounds, type ScenarioBounds } from "~/domain/attempts/find-bounds";
import { flyLogForPages, isLogProblem } from "~/domain/attempts/fly-log";
import { gradeAttempt } from "~/domain/attempts/grade-attempt";
import type { Ctx } from "~/domain/context";
import type { CurriculumDocument } from "~/domain/curricula/curriculum-document";
import { scenarioIdOf } from "~/domain/curricula/curriculum-ids";
import { simulatePlay } from "./simulate-play";

export type Playable = { scenarioId: string; bounds: ScenarioBounds };

/** The scenarios of a curriculum with the data for grading. */
export async function readPlayables({ db }: Ctx, { key, campaigns }: CurriculumDocument): Promise<Playable[]> {
  const playables: Playable[] = [];
  for (const scenario of campaigns.flatMap(({ scenarios }) => scenarios)) {
    const scenarioId = scenario.id ?? scenarioIdOf(key, scenario.key);
    const bounds = await findBounds(db, scenarioId);
    if (bounds) playables.push({ scenarioId, bounds });
  }
  return playables;
}

/** A student's evidence at a given skill, with its graded points. */
export function play({ scenarioId, bounds }: Playable, skill: number, random: () => number) {
  const { evidence, start } = simulatePlay(bounds, skill, random);
  const flight = start?.flight ?? null;
  // On this thread, since no requests are served yet.
  const flightResult = flight && evidence.kind === "flight" ? flyLogForPages({ scenario: flight, evidence }) : null;
  const graded = gradeAttempt(bounds, evidence, {
    flown: flightResult,
    flight,
    start: start && { seed: start.seed, isDrawn: true },
  });
  if (graded.errors) throw new Error(`The demo's attempt at ${bounds.key}: ${JSON.stringify(graded.errors)}`);
  const { totalScore, maxTotalScore, questionsScore, maxQuestionsScore, passed, questions } = graded;
  const points = { totalScore, maxTotalScore, questionsScore, maxQuestionsScore, passed };
  const [edition] = bounds.editions;
  const drawn = start && edition ? { seed: start.seed, isDrawn: true, editionId: edition.id } : null;
  const flown = flightResult && !isLogProblem(flightResult) ? flightResult : null;
  return { scenarioId, scoreCardType: bounds.type, evidence, questionScorecards: questions, drawn, flown, ...points };
}
