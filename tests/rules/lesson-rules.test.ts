import { expect, test } from "vitest";
import { pointsOfTry, scoreLesson, showsSolution, triesAt } from "../../content/lesson-rules";

const part = (points: number, maxPoints: number) => ({ points, maxPoints });

test.each([
  ["reading alone, however much it gives", 90, [part(0, 10)], [], 90, false],
  ["reading and half of the rest", 40, [part(30, 30)], [part(0, 30)], 70, false],
  ["60 % of tasks and questions", 40, [part(30, 30)], [part(6, 30)], 76, true],
  ["a survey, in which nothing can be learned", 0, [], [part(0, 0)], 0, true],
  ["reading where there is nothing else", 50, [], [], 50, false],
])("%s", (_, readingPoints, tasks, questions, score, passed) => {
  const scored = scoreLesson({ readingPoints, passShare: 0.6, tasks, questions });
  expect([scored.totalScore + scored.questionsScore, scored.passed]).toEqual([score, passed]);
});

test("the first try earns all points, the second half; with two answers there is one try", () => {
  expect([1, 2, 3].map((nth) => pointsOfTry(10, nth, true))).toEqual([10, 5, 0]);
  expect([1, 2, 3].map((nth) => pointsOfTry(10, nth, false))).toEqual([0, 0, 0]);
  expect([2, 3, 4].map((count) => triesAt({ answers: Array.from({ length: count }) }))).toEqual([1, 2, 2]);
});

test("a task's last hint needs a try first", () => {
  expect([false, true].map((hasTried) => showsSolution({ hasTried }))).toEqual([false, true]);
});
