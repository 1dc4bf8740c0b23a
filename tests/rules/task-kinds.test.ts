// Tasks that ask for a burn, numbers, an order or a choice: every start has an answer, and another one than its neighbours.
import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { checkTask } from "../../content/check-task";
import { isOrbitTask, LessonFile, type OrbitTask, type Task } from "../../content/content-schema";
import { problemOfAnswerDraw, isAnswerTask } from "../../content/check-answers";
import { drawNumbers, fillTask } from "../../content/draw-task";
import { solveAnswer, solveTask } from "../../content/solve-task";
import { answerKindOf, isFulfilled, isSolved, problemOfAnswer, valuesOfAnswer } from "../../content/task-answers";
import { valuesOfTask } from "../../content/draw-task";
import { goalsOf } from "../../physics/orbits";

const readSteps = (name: string): Task[] => {
  const file: unknown = JSON.parse(readFileSync(`content/lessons/${name}`, "utf8"));
  if (typeof file !== "object" || file === null || !("type" in file) || file.type !== "lesson") return [];
  return v.parse(LessonFile, file).steps.filter((step) => step.kind === "task");
};
const tasks = readdirSync("content/lessons")
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => readSteps(name).map((task) => [`${name.replace(".json", "")}: ${task.title}`, task] as const));
const seeds = Array.from({ length: 60 }, (_, at) => (at * 7_654_321 + 17) % 2 ** 31);
const anyOrbit = { perigee: 400, apogee: 400, inclination: 0, node: 0, argumentOfPerigee: 0, trueAnomaly: 0 };

test("about half of the tasks aren't solved by setting an orbit, and each kind of answer is used twice or more", () => {
  const kinds = tasks.map(([, task]) => answerKindOf(task));
  for (const kind of ["burn", "numbers", "order", "choice"] as const)
    expect([kind, kinds.filter((one) => one === kind).length >= 2]).toEqual([kind, true]);
  expect(kinds.filter((kind) => kind !== "orbit").length).toBeGreaterThanOrEqual(24);
});

describe.each(tasks)("%s", (_, task) => {
  test("passes the checks of the build, for sixty starts too", () => {
    expect(checkTask(task)).toEqual([]);
    for (const seed of seeds) {
      const numbers = drawNumbers(task, seed);
      if (isAnswerTask(task)) expect([numbers, problemOfAnswerDraw(task, numbers)]).toEqual([numbers, null]);
      else expect([numbers, isOrbitSolved(task, seed)]).toEqual([numbers, true]);
    }
  });

  test("shows every number in its place, and reasons that can be calculated", () => {
    for (const seed of seeds.slice(0, 50)) {
      const numbers = drawNumbers(task, seed);
      const filled = fillTask(task, numbers);
      const texts = [filled.text, filled.hint ?? "", filled.hints ?? []].flat();
      const more = [
        ...("options" in filled ? filled.options.map(({ text }) => text) : []),
        ...("message" in filled ? (filled.message ?? []) : []),
      ];
      expect([...texts, ...more].join(" ")).not.toMatch(/[{}]|NaN|Infinity/);
      const answer = solveAnswer(task, numbers, anyOrbit);
      const values = { ...valuesOfTask(task, numbers), ...valuesOfAnswer(task, numbers, answer) };
      for (const { when } of task.wrong ?? []) expect(isFulfilled(when, values)).toBeTypeOf("boolean");
      for (const value of Object.values(values)) expect(value).toBeTypeOf("number");
    }
  });
});

function isOrbitSolved(task: OrbitTask, seed: number) {
  const { goal, globe } = fillTask(task, drawNumbers(task, seed));
  const own = globe.orbits[0]?.orbit ?? anyOrbit;
  const isMet = (orbit: typeof own) => goalsOf({ goal }, orbit).every((one) => one.isMet);
  return isMet(solveTask(goal, own)) && !isMet(own);
}

test("an answer of another kind, of the wrong length or out of range can't be an answer", () => {
  const find = (kind: Task["answer"]) => tasks.map(([, task]) => task).find((task) => task.answer === kind)!;
  const burn = { at: 0, radial: 0, forward: 1, normal: 0 };
  expect(problemOfAnswer(find("burn"), { burn })).toBeNull();
  expect(problemOfAnswer(find("burn"), { burn: { ...burn, at: 361 } })).toBe("burn");
  expect(problemOfAnswer(find("burn"), { burn: { ...burn, forward: NaN } })).toBe("burn");
  expect(problemOfAnswer(find("burn"), { burn, choice: [0] })).toBe("choice");
  expect(problemOfAnswer(find("numbers"), { numbers: [] })).toBe("numbers");
  expect(problemOfAnswer(find("order"), { order: [0, 0, 1, 2] })).toBe("order");
  expect(problemOfAnswer(find("choice"), { choice: [7.5] })).toBe("choice");
  // A play that began when the task was one of an orbit.
  expect(problemOfAnswer(find("choice"), { orbit: anyOrbit })).toBeNull();
  expect(isSolved(find("choice"), {}, { orbit: anyOrbit })).toBe(false);
});

test("grading the slowest answers to every task takes less than 20 ms", () => {
  const numbers = tasks.map(([, task]) => drawNumbers(task, 7));
  const answers = tasks.map(([, task], at) => solveAnswer(task, numbers[at]!, anyOrbit));
  for (const [at, [name, task]] of tasks.entries()) {
    const begin = performance.now();
    isSolved(task, numbers[at]!, answers[at]!);
    expect([name, performance.now() - begin < 20]).toEqual([name, true]);
  }
});

const firstOfKind = (title: string) => tasks.find(([name]) => name.includes(title))![1];

test("a wrong answer is answered with its reason, from what was handed in", () => {
  const task = firstOfKind("impulsive-burns");
  const numbers = drawNumbers(task, 3);
  const reasonFor = (burn: { at: number; radial: number; forward: number; normal: number }) => {
    const values = { ...valuesOfTask(task, numbers), ...valuesOfAnswer(task, numbers, { burn }) };
    return task.wrong?.find(({ when }) => isFulfilled(when, values))?.text;
  };
  expect(reasonFor({ at: 0, radial: 0, forward: 60, normal: 0 })).toContain("Forward raised the other side");
  expect(reasonFor({ at: 180, radial: 0, forward: -20, normal: 0 })).toContain("Backward lowers");
  expect(isOrbitTask(task)).toBe(false);
});
