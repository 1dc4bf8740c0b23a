// Tasks of lessons, over HTTP: made-up solutions earn nothing, real ones earn full points.
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { ApiClient } from "../support/api-client";
import { startDemo } from "../support/demo-server";
import {
  lessonsWithTasks as lessons,
  solveFor,
  defaultNumbers,
  usualSolution,
  type Orbit,
} from "../support/lessons-with-tasks";

const demo = await startDemo();
afterAll(demo.stop);

const player = new ApiClient(demo.url);
await player.signIn("player", demo.password);

async function handIn(scenarioId: string, orbits: Orbit[], startId?: string) {
  const tasks = orbits.map((orbit, task) => ({ task, orbit }));
  const evidence = { kind: "lesson" as const, answers: [], tasks };
  const json = { attemptId: uuid(), scenarioId, evidence, ...(startId && { startId }) };
  return (await player.calls.scores.$post({ json })).json();
}
const begin = async (scenarioId: string) => (await player.calls.scores.starts.$post({ json: { scenarioId } })).json();

test("orbits made up from the public file earn no task points; solved ones earn all", async () => {
  expect(lessons.length).toBeGreaterThanOrEqual(8);
  for (const { scenarioId, key, tasks, points } of lessons.slice(0, 8)) {
    const published = tasks.map(usualSolution);
    const idle = await handIn(scenarioId, []);
    const withoutStart = await handIn(scenarioId, published);
    expect([key, withoutStart]).toMatchObject([key, { score: idle.score, grading: "server" }]);
    expect(withoutStart.note).toMatch(/^Tasks earn points only/);
    // A start that happens to draw the published numbers proves nothing.
    let start = await begin(scenarioId);
    const isPublished = ({ tasks: taskDraws = [] }: typeof start) =>
      taskDraws.some(({ numbers }, at) => JSON.stringify(numbers) === JSON.stringify(defaultNumbers(tasks[at]!)));
    while (isPublished(start)) start = await begin(scenarioId);
    expect([key, await handIn(scenarioId, published, start.startId)]).toMatchObject([key, { score: idle.score }]);
    const solved = await begin(scenarioId);
    const orbits = (solved.tasks ?? []).map(({ goal }, at) => solveFor(tasks[at]!, goal));
    const receipt = await handIn(scenarioId, orbits, solved.startId);
    expect([key, (receipt.score ?? 0) - (idle.score ?? 0)]).toEqual([key, points]);
    expect(receipt.note).toBeUndefined();
  }
});

test("a value that no form sends is refused by field", async () => {
  const { scenarioId, tasks } = lessons[0]!;
  const { startId } = await begin(scenarioId);
  const orbit = { ...tasks[0]!.globe.orbits[0]!.orbit, perigee: 1e9 };
  await expect(handIn(scenarioId, [orbit], startId)).rejects.toMatchObject({
    status: 422,
    errors: { "Evidence.tasks.0.orbit": [expect.any(String)] },
  });
});
