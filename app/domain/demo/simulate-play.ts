// A simulated student's evidence, in the form a game sends it. Grading finds the points.
import { poolsOf } from "../../../content/question-pools";
import type { EditionQuestion } from "~/db/schema";
import { lessonOfEdition } from "~/domain/attempts/bundled-lessons";
import type { Edition } from "~/domain/attempts/check-bounds";
import { drawTasks, rulesOf, solveTasks } from "~/domain/attempts/drawn-tasks";
import type { Evidence, FlightEvidence } from "~/domain/evidence";
import type { ScenarioBounds } from "~/domain/attempts/find-bounds";
import { flightKeyOf, isFlownScenario } from "~/domain/attempts/flight-key";
import { flightOfStart, type ServerFlight } from "~/domain/flights/flight-of-start";

/** The place of the question in each quiz that many students get wrong in the same way. */
const misunderstood = 3;

type Luck = () => number;

/** `start`: what the flight or the lesson's tasks were drawn from. */
export type SimulatedPlay = { evidence: Evidence; start: { seed: number; flight: ServerFlight | null } | null };

/** `skill`: 0 to 1. `random` decides the rest, so that the same seed gives the same evidence. */
export function simulatePlay(bounds: ScenarioBounds, skill: number, random: Luck): SimulatedPlay {
  const luck = () => Math.min(1, Math.max(0, skill + (random() - 0.5) * 0.35));
  const { key, editions } = bounds;
  const [newest] = editions;
  if (!newest) throw new Error(`${key} is in no published version.`);
  if (!isFlownScenario(bounds)) return answerScenario(bounds, newest, luck, random);
  const seed = Math.floor(random() * 2 ** 31);
  const flight = flightOfStart(flightKeyOf(bounds), { seed, mode: "scored" });
  if (!flight) throw new Error(`${key} can't be flown.`);
  return { evidence: fly(flight, luck, random), start: { seed, flight } };
}

/** The reference flight with the delta-v of each burn some percent off: within the tolerance or beyond it. */
function fly({ version, reference }: ServerFlight, luck: Luck, random: Luck): FlightEvidence {
  const { burns, turns, end } = reference;
  const spread = random() < luck() ? 0.002 : 0.05;
  const burnsWithErrors = burns.map(({ t, dv: [r, i, c] }) => {
    const factor = 1 + (random() - 0.5) * spread;
    const dv: [number, number, number] = [r * factor, i * factor, c * factor];
    return { t, dv };
  });
  return {
    kind: "flight",
    version,
    burns: burnsWithErrors,
    turns: turns.map(({ t, dw }) => ({ t, dw: [...dw] })),
    end,
  };
}

function answerScenario(bounds: ScenarioBounds, edition: Edition, playersLuck: Luck, random: Luck): SimulatedPlay {
  const lesson = bounds.type === "Default" ? lessonOfEdition(bounds, edition) : null;
  // Everyone gets the points for reading; skill is about the rest.
  const readingShare = lesson ? lesson.readingPoints / ((edition.maxScore ?? 0) + (edition.maxQuestionsScore ?? 0)) : 0;
  const luck = () => Math.max(0, (playersLuck() - readingShare) / (1 - readingShare));
  // The first question of each pool: so few students would otherwise hardly share a question.
  const answers = poolsOf(edition.questions).map(([question], index) => ({
    question: question.key,
    chosen: choose(question, random() < luck() * (index === misunderstood ? 0.5 : 1), random),
  }));
  if (!lesson) return { evidence: { kind: "quiz", answers }, start: null };
  const seed = Math.floor(random() * 2 ** 31);
  const tasks = doTasks({ ...bounds, editions: [edition] }, seed, { luck, random });
  return { evidence: { kind: "lesson", answers, tasks }, start: { seed, flight: null } };
}

/** A student who can't solve a task leaves it. */
const doTasks = (grading: ScenarioBounds, seed: number, { luck, random }: { luck: Luck; random: Luck }) =>
  solveTasks(drawTasks(grading, { seed }), rulesOf(grading)).filter(() => random() < luck());

/** A survey has no right answers. */
function choose({ answers, points }: EditionQuestion, knows: boolean, random: Luck): string[] {
  const guess = guessAnswer(answers, points, random());
  if (knows && points > 0) return answers.filter(({ correct }) => correct).map(({ key }) => key);
  return answers.flatMap(({ key }, index) => (index === guess ? [key] : []));
}

/** Students who don't know the answer often share a mistake: most choose the first wrong answer. `luck`: 0 to 1. */
function guessAnswer(answers: EditionQuestion["answers"], points: number, luck: number): number {
  const sharing = points > 0 ? 0.7 : 0;
  if (luck < sharing) return answers.findIndex(({ correct }) => !correct);
  return Math.floor(((luck - sharing) / (1 - sharing)) * answers.length);
}
