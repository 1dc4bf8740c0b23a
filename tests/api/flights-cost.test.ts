// Limits on how many flights one student can make the server compute.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { ApiClient } from "../support/api-client";
import { evidenceForStart } from "../support/scored-flights";
import { startServer } from "../support/server";
import { whileWatched } from "../support/zeros";

const demoPassword = "Demo@2026space";
const folder = mkdtempSync(join(tmpdir(), "apsis-flights-"));
const server = await startServer({ DATA_DIR: folder, DEMO: "1" });
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const player = new ApiClient(server.url);
await player.signIn("player", demoPassword);
const { body: membership } = await player.post<{ groupId: string; sessionId: string }>("/groups/join", {
  password: "ORBIT-7K2M",
});
const { body: headers } = await player.get<object[]>(`/courses/${membership.groupId}/headers`);
const flightHeader = headers.find((header) => /"Circumnavigate the Target"/.test(JSON.stringify(header)));
const { scenarioId } = { scenarioId: "", ...flightHeader };
const { accessToken } = (
  await player.post<{ accessToken: string }>("/auth/session", { username: "player", password: demoPassword })
).body;

type Start = { startId: string; seed: number; mode: "scored" };

/** Hands in a flight that gets full points unless `change` alters its evidence. */
async function handIn(change: object) {
  const { body: start } = await player.post<Start>("/scores/starts", { scenarioId, sessionId: membership.sessionId });
  const answer = await fetch(`${server.url}/api/scores`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-auth-token": accessToken },
    body: JSON.stringify({
      attemptId: uuid(),
      scenarioId,
      sessionId: membership.sessionId,
      startId: start.startId,
      evidence: { ...evidenceForStart(scenarioId, start), ...change },
    }),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as { errors?: Record<string, string[]>; score?: number },
  };
}

const burns = (speed: number, count = 2_000) =>
  Array.from({ length: count }, (_, at) => ({ t: (at * 9_000) / (count + 1), dv: [0, 0, speed] }));

test("burns that no thruster can make are refused by field, without being flown", async () => {
  const refusal = await handIn({ burns: burns(1e-9), end: 9_000 });
  expect([refusal.status, refusal.body.errors]).toEqual([
    422,
    { "Evidence.burns.0.dv": ["A burn must be at least 0.001 m/s: the thrusters can't make a smaller one."] },
  ]);
});

test("2,000 possible burns are refused at the first one over the limit, while others are answered", async () => {
  const evidence = { burns: burns(0.001), end: 9_000 };
  const { result, slowest } = await whileWatched(server, () =>
    Promise.all(Array.from({ length: 10 }, () => handIn(evidence))),
  );
  const [first] = result.filter(({ status }) => status === 422);
  expect(Object.values(first?.body.errors ?? {})).toEqual([
    ["Up to this entry, the flight takes too many steps to compute."],
  ]);
  // One flight of a student runs and four wait; the rest get 429.
  expect(result.filter(({ status }) => ![422, 429].includes(status))).toEqual([]);
  expect(slowest).toBeLessThan(2_000);
});

test("a flight within the budget is graded", async () => {
  const done = await handIn({});
  expect(done.status).toBe(201);
  expect(done.body.score).toBeGreaterThan(0);
});
