import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { maxQuestionsScoreOf } from "~/domain/curricula/curriculum-document";
import { OrbitSchema, type Content, type Lesson, type Orbit, type Task } from "../../content/content-schema";
import { mu, earthRadius } from "../../physics/earth";
import { assembleContent } from "../../simulator/parse-content";
import { scoreLesson, scorecardOf } from "../../simulator/play/lesson-score";
import { goalsOf } from "../../physics/orbits";
import { contentOf, curricula, entries, playable } from "./content";

const taskOf = ({ steps }: Lesson) => steps.filter((step): step is Task => step.kind === "task");
const isLesson = (piece: Content | undefined): piece is Lesson =>
  piece?.type === "lesson" &&
  piece.steps.some(({ kind }) => kind === "slide") &&
  taskOf(piece).length > 0 &&
  piece.steps.some(({ kind }) => kind === "question");

// A lesson is slides, tasks at the globe and questions; what a Compete campaign has instead is flown.
test.each(
  curricula.flatMap((curriculum) =>
    curriculum.campaigns.map((campaign) => [campaign.title, curriculum.title, campaign] as const),
  ),
)("%s of %s can be played: a whole lesson at least, three of Space 101", (title, _, { type, scenarios }) => {
  const whole =
    type === "Learn"
      ? scenarios.filter((entry) => isLesson(contentOf(entry)))
      : scenarios.filter((entry) => contentOf(entry)?.type === "scenario");
  expect(whole.length).toBeGreaterThanOrEqual(title === "Space 101" ? 3 : 1);
});

const lessons = playable.flatMap(({ key, content }) => (isLesson(content) ? [[key, content] as const] : []));

describe.each(lessons)("%s", (_, lesson) => {
  test("its tasks are unsolved at first and solved by the middle of what they ask for", () => {
    for (const task of taskOf(lesson)) {
      const { orbit } = task.globe.orbits[0];
      expect(
        goalsOf(task, orbit).every(({ isMet }) => isMet),
        task.title,
      ).toBe(false);
      expect(
        goalsOf(task, solutionOf(task, orbit)).filter(({ isMet }) => !isMet),
        task.title,
      ).toEqual([]);
    }
  });

  test("played without a mistake it gives all of its points", () => {
    const solved = new Set(lesson.steps.keys());
    const right = new Map(
      lesson.steps.map((step, at) => [
        at,
        step.kind === "question" ? step.answers.flatMap(({ correct }, answer) => (correct ? [answer] : [])) : [],
      ]),
    );
    const { totalScore, maxTotalScore, questionsScore, maxQuestionsScore, passed } = scoreLesson(lesson, solved, right);
    expect([totalScore, questionsScore, passed]).toEqual([maxTotalScore, maxQuestionsScore, true]);
  });
});

/** Within what the sliders allow; a period is met by the apogee. */
function solutionOf({ goal }: Task, orbit: Orbit): Orbit {
  const solution = { ...orbit };
  for (const { quantity, from, to } of goal) {
    const middle = (from + to) / 2;
    if (quantity === "period")
      solution.apogee =
        (2 * Math.cbrt(mu * ((middle * 60) / (2 * Math.PI)) ** 2) - 2 * earthRadius) / 1000 - solution.perigee;
    else if (quantity !== "eccentricity") solution[quantity] = middle;
  }
  return v.parse(
    v.pipe(
      OrbitSchema,
      v.check(({ perigee, apogee }) => perigee >= 160 && apogee <= 40_000),
    ),
    solution,
  );
}

test("what is played asks the questions of the curriculum and is worth as much as it says", () => {
  for (const entry of entries) {
    const piece = contentOf(entry);
    const [maxScore, maxQuestionsScore] = [entry.maxScore!, maxQuestionsScoreOf(entry)];
    if (piece?.type === "scenario") expect([piece.maxScore, maxQuestionsScore]).toEqual([maxScore, 0]);
    else if (piece) {
      expect(scoreLesson(piece, new Set(), new Map())).toMatchObject({ maxTotalScore: maxScore, maxQuestionsScore });
      const asked = piece.steps.flatMap((step) => (step.kind === "question" ? [step.key] : []));
      expect(asked.sort()).toEqual(entry.questions!.map(({ key }) => key).sort());
    } else expect(entry.type, entry.key).toBe("Default");
  }
});

test("a lesson whose questions or points do not fit its curriculum ends the build with the place", () => {
  const [curriculum] = curricula;
  const build = (file: object) => () =>
    assembleContent([curriculum], { "orbits-and-energy": JSON.stringify({ type: "lesson", ...file }) });
  const question = (key: string) => ({ kind: "question", question: key });
  const all = [question("q1"), question("q2"), question("q3")];
  expect(build({ steps: all })).not.toThrow();
  expect(build({ steps: [...all, question("q4")] })).toThrow(
    'orbits-and-energy.json in space-operations-foundation: steps.3.question: there is no question "q4".',
  );
  expect(build({ steps: all.slice(1) })).toThrow('steps: the question "q1" must be asked once.');
  expect(build({ steps: [...all, question("q3")] })).toThrow('steps: the question "q3" must be asked once.');
  const task = { kind: "task", title: "T", text: [], hint: "H", points: 71, globe: globe(), goal: [goal()] };
  expect(build({ steps: [task, ...all] })).toThrow("readingPoints");
  expect(() => assembleContent([curriculum], { unknown: JSON.stringify({ type: "lesson", steps: all }) })).toThrow(
    'unknown.json: no curriculum has a scenario "unknown".',
  );
});
const globe = () => ({ orbits: [{ name: "A", orbit: { perigee: 400, apogee: 400 } }] });
const goal = () => ({ quantity: "perigee", from: 500, to: 510 });

test("a question with several right answers counts only when just these were chosen; a survey never does", () => {
  const several = {
    kind: "question" as const,
    key: "q",
    text: "?",
    maxScore: 5,
    answers: [
      { key: "a", text: "a", correct: true },
      { key: "b", text: "b", correct: true },
      { key: "c", text: "c", correct: false },
    ],
  };
  expect(scorecardOf(several, [0, 1]).score).toBe(5);
  expect(scorecardOf(several, [0]).score).toBe(0);
  expect(scorecardOf(several, [0, 1, 2]).score).toBe(0);
  expect(scorecardOf({ ...several, maxScore: 0 }, [0, 1])).toMatchObject({ score: 0, maxScore: 0 });
});
