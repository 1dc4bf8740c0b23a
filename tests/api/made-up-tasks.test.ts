// Tasks of lessons, over HTTP: made-up solutions earn nothing, real ones earn full points.
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { ApiClient } from "../support/api-client";
import { startDemo } from "../support/demo-server";
import {
  isSolved,
  lessonsWithTasks as lessons,
  solveFor,
  usualSolution,
  type TaskAnswer,
} from "../support/lessons-with-tasks";

const demo = await startDemo();
afterAll(demo.stop);

const player = new ApiClient(demo.url);
await player.signIn("player", demo.password);

async function handIn(scenarioId: string, answers: TaskAnswer[], startId?: string) {
  const tasks = answers.map((answer, task) => ({ task, ...answer }));
  const evidence = { kind: "lesson" as const, answers: [], tasks };
  const json = { attemptId: uuid(), scenarioId, evidence, ...(startId && { startId }) };
  return (await player.calls.scores.$post({ json })).json();
}
const begin = async (scenarioId: string) => (await player.calls.scores.starts.$post({ json: { scenarioId } })).json();

test("answers made up from the public file earn no task points; solved ones earn all", async () => {
  expect(lessons.length).toBeGreaterThanOrEqual(8);
  for (const { scenarioId, key, tasks, points } of lessons.slice(0, 12)) {
    const published = tasks.map(usualSolution);
    const idle = await handIn(scenarioId, []);
    const withoutStart = await handIn(scenarioId, published);
    expect([key, withoutStart]).toMatchObject([key, { score: idle.score, grading: "server" }]);
    expect(withoutStart.note).toMatch(/^Tasks earn points only/);
    // A start that happens to have the published solution proves nothing.
    let start = await begin(scenarioId);
    const isPublished = ({ tasks: taskDraws = [] }: typeof start) =>
      taskDraws.some(({ numbers }, at) => isSolved(tasks[at]!, numbers, published[at]!));
    while (isPublished(start)) start = await begin(scenarioId);
    expect([key, await handIn(scenarioId, published, start.startId)]).toMatchObject([key, { score: idle.score }]);
    const solved = await begin(scenarioId);
    const answers = (solved.tasks ?? []).map(({ numbers }, at) => solveFor(tasks[at]!, numbers));
    const receipt = await handIn(scenarioId, answers, solved.startId);
    expect([key, (receipt.score ?? 0) - (idle.score ?? 0)]).toEqual([key, points]);
    expect(receipt.note).toBeUndefined();
  }
});

test("a value that no form sends is refused by field", async () => {
  const { scenarioId, tasks } = lessons[0]!;
  const { startId } = await begin(scenarioId);
  const orbit = { ...tasks[0]!.globe!.orbits[0]!.orbit, perigee: 1e9 };
  await expect(handIn(scenarioId, [{ orbit }], startId)).rejects.toMatchObject({
    status: 422,
    errors: { "Evidence.tasks.0.orbit": [expect.any(String)] },
  });
});

const lessonWith = (kind: string) => lessons.find(({ tasks }) => tasks.some(({ answer }) => answer === kind))!;
const burn = { at: 0, radial: 0, forward: 10, normal: 0 };

test.each([
  ["a burn beyond the form", "burn", { burn: { ...burn, forward: 1e6 } }, "burn"],
  ["a part of a burn that doesn't exist", "burn", { burn: { ...burn, sideways: 1 } }, "burn.sideways"],
  ["a choice for a burn", "burn", { choice: [0] }, "choice"],
  ["nothing", "burn", {}, "burn"],
  ["an option twice", "order", { order: [0, 0, 1, 2] }, "order"],
  ["a place that no option has", "choice", { choice: [99] }, "choice"],
  ["half a place", "choice", { choice: [0.5] }, "choice.0"],
  ["a thousand places", "choice", { choice: Array.from({ length: 1_000 }, () => 0) }, "choice"],
  ["text for a number", "numbers", { numbers: ["ten"] }, "numbers.0"],
  ["no number", "numbers", { numbers: [] }, "numbers"],
])("%s is refused by field", async (_, kind, answer, field) => {
  const { scenarioId, tasks } = lessonWith(kind);
  const task = tasks.findIndex((one) => one.answer === kind);
  const { startId } = await begin(scenarioId);
  const evidence = { kind: "lesson" as const, answers: [], tasks: [{ task, ...answer }] };
  // Made up, so it doesn't have the type of evidence.
  const json = { attemptId: uuid(), scenarioId, startId, evidence } as Parameters<
    typeof player.calls.scores.$post
  >[0]["json"];
  await expect(player.calls.scores.$post({ json })).rejects.toMatchObject({
    status: 422,
    errors: { [`Evidence.tasks.0.${field}`]: [expect.any(String)] },
  });
});
