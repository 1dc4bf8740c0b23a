import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { curricula } from "~/domain/curricula/standard/curricula";
import { OrbitSchema, type Content, type Lesson, type Orbit, type Task } from "../../simulator/content-schema";
import { mu, earthRadius } from "../../physics/earth";
import { lessonScore, scorecardOf } from "../../simulator/play/lesson-score";
import { goalsOf } from "../../physics/orbits";
import { content as all } from "./content";

const content = (shortTitle: string) => all.find(({ scenario }) => scenario === shortTitle)!;
const taskOf = ({ steps }: Lesson) => steps.filter((step): step is Task => step.kind === "task");
const isLesson = (piece: Content | undefined): piece is Lesson =>
  piece?.type === "lesson" &&
  piece.steps.some(({ kind }) => kind === "slide") &&
  taskOf(piece).length > 0 &&
  piece.steps.some(({ kind }) => kind === "question");

// A lesson is slides, tasks at the globe and questions; what a Compete campaign has instead is flown.
test.each(
  curricula.flatMap(({ name, campaigns }) => campaigns.map((campaign) => [campaign.title, name, campaign] as const)),
)("%s of %s can be played: a whole lesson at least, three of Space 101", (title, _, { type, scenarios }) => {
  const pieces = scenarios.map(({ shortTitle }) => content(shortTitle));
  const whole = type === "Learn" ? pieces.filter(isLesson) : pieces.filter((piece) => piece?.type === "scenario");
  expect(whole.length).toBeGreaterThanOrEqual(title === "Space 101" ? 3 : 1);
});

describe.each(all.filter(isLesson).map((lesson) => [lesson.scenario, lesson] as const))("%s", (_, lesson) => {
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
    const { totalScore, maxTotalScore, questionsScore, maxQuestionsScore, passed } = lessonScore(lesson, solved, right);
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

test("the quizzes ask the questions of the curriculum, word for word", () => {
  const quizzes = curricula.flatMap(({ campaigns }) =>
    campaigns.flatMap(({ scenarios }) => scenarios.filter(({ type }) => type === "Quiz")),
  );
  for (const quiz of quizzes) {
    const { steps } = content(quiz.shortTitle) as Lesson;
    expect(
      steps.map((step) =>
        step.kind === "question" ? { text: step.text, maxScore: step.maxScore, answers: step.answers } : null,
      ),
    ).toEqual(quiz.questions);
  }
});

test("every piece of content belongs to a scenario of the curriculum and is worth as much as it says there", () => {
  const scenarios = curricula.flatMap(({ campaigns }) => campaigns.flatMap(({ scenarios }) => scenarios));
  for (const piece of all) {
    const entry = scenarios.find(({ shortTitle }) => shortTitle === piece.scenario);
    expect(entry, piece.scenario).toBeDefined();
    if (piece.type === "scenario") expect(piece.maxScore).toBe(entry!.maxTotalScore);
    else if (entry!.type === "Default") {
      const { maxTotalScore, maxQuestionsScore } = lessonScore(piece, new Set(), new Map());
      expect(maxTotalScore + maxQuestionsScore, piece.scenario).toBe(entry!.maxTotalScore);
    }
  }
});

test("a question with several right answers counts only when just these were chosen; a survey never does", () => {
  const several = {
    kind: "question" as const,
    text: "?",
    maxScore: 5,
    answers: [
      { text: "a", correct: true },
      { text: "b", correct: true },
      { text: "c", correct: false },
    ],
  };
  expect(scorecardOf(several, [0, 1]).score).toBe(5);
  expect(scorecardOf(several, [0]).score).toBe(0);
  expect(scorecardOf(several, [0, 1, 2]).score).toBe(0);
  expect(scorecardOf({ ...several, maxScore: 0 }, [0, 1])).toMatchObject({ score: 0, maxScore: 0 });
});
