// Rate limits of one player, which don't affect others at the same address.
import { afterAll, expect, test } from "vitest";
import { startDemo } from "../support/demo-server";
import { lessonsWithTasks } from "../support/lessons-with-tasks";

const demo = await startDemo();
afterAll(demo.stop);

const lesson = lessonsWithTasks.find(({ key }) => key === "orbits-and-energy");

/** Raw calls, because the suite's client waits and retries. */
async function signIn(username: string) {
  const session = await send("/api/auth/session", { username, password: demo.password });
  const { accessToken } = (await session.json()) as { accessToken: string };
  return (path: string, body: object) => send(path, body, { "x-auth-token": accessToken });
}

const send = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${demo.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const atOnce = <Result>(count: number, run: () => Promise<Result>) => Promise.all(Array.from({ length: count }, run));
const withStatus = (answers: Response[], status: number) => answers.filter((answer) => answer.status === status);
const titleOf = async (answer: Response) => ((await answer.json()) as { title: string }).title;

test("a player starts at most 120 scenarios an hour, without limiting a classmate", async () => {
  const call = await signIn("akira");
  const scenarioId = lesson?.scenarioId;
  const answers = await atOnce(140, () => call("/api/scores/starts", { scenarioId }));
  expect(withStatus(answers, 201)).toHaveLength(120);
  const refusals = withStatus(answers, 429);
  expect(refusals).toHaveLength(20);
  expect(Number(refusals[0]?.headers.get("retry-after"))).toBeGreaterThan(60);
  expect(await titleOf(refusals[0]!)).toMatch(/^You've started too many scenarios\. .* in \d+ minutes\.$/);
  const classmate = await signIn("amelia");
  expect((await classmate("/api/scores/starts", { scenarioId })).status).toBe(201);
});

test("a player checks at most 60 answers a minute", async () => {
  const call = await signIn("boris");
  const start = await call("/api/scores/starts", { scenarioId: lesson?.scenarioId });
  const { startId } = (await start.json()) as { startId: string };
  const check = () => call(`/api/scores/starts/${startId}/answers`, { question: "q2", chosen: ["a"] });
  const answers = await atOnce(70, check);
  expect(withStatus(answers, 200)).toHaveLength(60);
  const [refusal] = withStatus(answers, 429);
  expect(Number(refusal?.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  expect(await titleOf(refusal!)).toMatch(/^You're sending answers too quickly\./);
});

test("the game page reports only the current build, a few times", async () => {
  const login = await fetch(`${demo.url}/?index`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: demo.url },
    body: new URLSearchParams({ intent: "login", username: "chidi", password: demo.password }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const report = (build: string) =>
    fetch(`${demo.url}/play/answer`, {
      method: "POST",
      headers: { origin: demo.url, cookie },
      body: new URLSearchParams({ build, refusal: "" }),
    });
  const reports = await atOnce(30, () => report(`made-up-${Math.random()}`));
  expect(reports.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 409));
  const next = await report("made-up");
  expect([next.status, Number(next.headers.get("retry-after")) > 60]).toEqual([429, true]);
});
