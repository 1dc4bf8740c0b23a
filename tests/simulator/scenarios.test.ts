import { describe, expect, test } from "vitest";
import { maxQuestionsScoreOf } from "~/domain/curricula/curriculum-document";
import { isOrbitTask, type Content, type Lesson, type Question, type Step } from "../../content/content-schema";
import { fillTask, defaultNumbers, goalOf } from "../../content/draw-task";
import { scoreLesson, type Part } from "../../content/lesson-rules";
import { poolsOf } from "../../content/question-pools";
import { assembleContent } from "../../simulator/parse-content";
import { lessonOfStart } from "../../simulator/attempts/lesson-of-start";
import { createProgress } from "../../simulator/attempts/lesson-progress";
import { listOpenSteps, localScoreOf } from "../../simulator/attempts/lesson-score";
import { goalsOf } from "../../physics/orbits";
import { solutionOf } from "../support/solved-tasks";
import { contentOf, curricula, entries, playable } from "./content";
import { firstOf } from "../support/tuples";

const taskOf = ({ steps }: Lesson) =>
  steps.flatMap((step) => (step.kind === "task" ? [fillTask(step, defaultNumbers(step))] : []));
const questionsOf = ({ steps }: Lesson) => steps.filter((step): step is Question => step.kind === "question");
const isLesson = (piece: Content | undefined): piece is Lesson =>
  piece?.type === "lesson" &&
  piece.steps.some(({ kind }) => kind === "slide") &&
  taskOf(piece).length > 0 &&
  piece.steps.some(({ kind }) => kind === "question");

// A lesson has slides, tasks at the globe and questions; a Compete campaign's other entries are flown.
test.each(
  curricula.flatMap((curriculum) =>
    curriculum.campaigns.map((campaign) => [campaign.title, curriculum.title, campaign] as const),
  ),
)("%s of %s can be played: at least a whole lesson, three of Space 101", (title, _, { type, scenarios }) => {
  const whole =
    type === "Learn"
      ? scenarios.filter((entry) => isLesson(contentOf(entry)))
      : scenarios.filter((entry) => contentOf(entry)?.type === "scenario");
  expect(whole.length).toBeGreaterThanOrEqual(title === "Space 101" ? 3 : 1);
});

const lessons = playable.flatMap(({ key, content }) => (isLesson(content) ? [[key, content] as const] : []));

describe.each(lessons)("%s", (_, lesson) => {
  test("its tasks are unsolved at first and solved by the middle of their goals", () => {
    for (const task of taskOf(lesson).filter((task) => isOrbitTask(task))) {
      const goal = goalOf(task, {});
      const { orbit } = firstOf(task.globe.orbits);
      expect(
        goalsOf({ goal }, orbit).every(({ isMet }) => isMet),
        task.title,
      ).toBe(false);
      expect(
        goalsOf({ goal }, solutionOf(task, orbit)).filter(({ isMet }) => !isMet),
        task.title,
      ).toEqual([]);
    }
  });

  test("its reading alone doesn't pass, and its tasks and questions do", () => {
    const tasks = taskOf(lesson).map(({ points }) => ({ points, maxPoints: points }));
    const questions = questionsOf(lesson).map(({ maxScore }) => ({ points: maxScore, maxPoints: maxScore }));
    const nothing = (parts: Part[]) => parts.map(({ maxPoints }) => ({ points: 0, maxPoints }));
    expect(scoreLesson({ ...lesson, tasks, questions }).passed).toBe(true);
    expect(scoreLesson({ ...lesson, tasks: nothing(tasks), questions: nothing(questions) })).toMatchObject({
      totalScore: lesson.readingPoints,
      passed: false,
    });
  });
});

test("every entry has its curriculum's questions and maximum points", () => {
  for (const entry of entries) {
    const piece = contentOf(entry);
    const [maxScore, maxQuestionsScore] = [entry.maxScore!, maxQuestionsScoreOf(entry)];
    if (piece?.type === "scenario") expect([piece.maxScore, maxQuestionsScore]).toEqual([maxScore, 0]);
    else if (piece) {
      expect(localScoreOf(lessonOfStart(piece, null, "anybody"), createProgress(), { hasStart: true })).toMatchObject({
        maxTotalScore: maxScore,
        maxQuestionsScore,
      });
      expect(
        questionsOf(piece)
          .map(({ key }) => key)
          .sort(),
      ).toEqual(entry.questions!.map(({ key }) => key).sort());
    } else expect(entry.type, entry.key).toBe("Default");
  }
});

const anyOrbit = { perigee: 400, apogee: 400, inclination: 0, node: 0, argumentOfPerigee: 0, trueAnomaly: 0 };

test("before handing in, each unfinished step with points is named", () => {
  for (const entry of entries) {
    const piece = contentOf(entry);
    if (!piece || piece.type === "scenario") continue;
    const lesson = lessonOfStart(piece, null, "anybody");
    const progress = createProgress();
    const worthOf = (step: Step) => (step.kind === "question" ? step.maxScore : step.kind === "task" ? step.points : 0);
    const places = lesson.steps.flatMap((step, at) => (worthOf(step) > 0 ? [at] : []));
    expect(listOpenSteps(lesson, progress)).toEqual(places);
    for (const at of places) {
      const step = lesson.steps[at]!;
      if (step.kind === "task") progress.orbits.set(at, anyOrbit);
      else if (step.kind === "question") progress.chosen.set(step.key, [step.answers[0]!.key]);
    }
    expect(listOpenSteps(lesson, progress)).toEqual([]);
    const question = lesson.steps.findIndex((step) => step.kind === "question" && step.maxScore > 0);
    const step = lesson.steps[question];
    if (step?.kind !== "question") continue;
    // Deselecting an answer opens the question again.
    progress.chosen.set(step.key, []);
    expect(listOpenSteps(lesson, progress)).toEqual([question]);
  }
});

test("without the server a quiz picks one question per pool, fixed for each player", () => {
  for (const entry of entries.filter(({ type }) => type === "Quiz")) {
    const content = contentOf(entry);
    if (content?.type !== "lesson") throw new Error(entry.key);
    const keysOf = (player: string) => questionsOf(lessonOfStart(content, null, player)).map(({ key }) => key);
    const keyLists = ["ada", "grace", "mary", "katherine", "dorothy", "sally"].map(keysOf);
    for (const keys of keyLists) expect(keys).toHaveLength(poolsOf(entry.questions!).length);
    expect(keysOf("ada")).toEqual(keyLists[0]);
    expect(new Set(keyLists.map(String)).size).toBeGreaterThan(1);
  }
});

test("a lesson whose questions or points don't fit its curriculum ends the build with the place", () => {
  const [curriculum] = curricula;
  const build = (file: object) => () =>
    assembleContent([curriculum], { "orbits-and-energy": JSON.stringify({ type: "lesson", ...file }) });
  const question = (key: string) => ({ kind: "question", question: key });
  const all = [question("q1"), question("q2"), question("q3"), question("q4")];
  expect(build({ steps: all })).not.toThrow();
  expect(build({ steps: [...all, question("q5")] })).toThrow(
    "orbits-and-energy.json in space-operations-foundation: steps.4.question: There's no question “q5”.",
  );
  expect(build({ steps: all.slice(1) })).toThrow("steps: The question “q1” must be asked exactly once.");
  expect(build({ steps: [...all, question("q3")] })).toThrow("steps: The question “q3” must be asked exactly once.");
  const draw = [{ name: "low", from: 500, to: 900, step: 20, value: 700 }];
  const task = { kind: "task", title: "T", text: [], hint: "H", points: 61, draw, globe: globe(), goal: [goal()] };
  expect(build({ steps: [task, ...all] })).toThrow(
    "steps.0.points: The tasks add up to 61 points, but the scenario's maxScore is 60.",
  );
  expect(() => assembleContent([curriculum], { unknown: JSON.stringify({ type: "lesson", steps: all }) })).toThrow(
    'unknown.json: no curriculum has a scenario "unknown".',
  );
});
const globe = () => ({ orbits: [{ name: "A", orbit: { perigee: 400, apogee: 400 } }] });
const goal = () => ({ quantity: "perigee", from: "{low} - 5", to: "{low} + 5" });

test("a lesson without tasks or questions ends the build, because it can't be passed", () => {
  const [curriculum] = curricula;
  const slide = { kind: "slide", title: "T", text: ["Read."] };
  const file = JSON.stringify({ type: "lesson", steps: [slide] });
  expect(() => assembleContent([curriculum], { "objective-raise-orbit": file })).toThrow(
    "objective-raise-orbit.json in space-operations-foundation: steps: A lesson needs a task or a question",
  );
});
