// Missions over HTTP: what a game does, and what somebody does who means harm.
import { expect, test } from "vitest";
import { addRunningClass, type Person } from "../support/builders";
import { hopLog, hopMission } from "../support/missions";
import { call, testApi, tokenOf } from "../support/rest-api";

const ctx = await testApi();

async function addMission(owner: Person) {
  const token = await tokenOf(owner);
  const made = await call("POST", "/missions", { token, body: { title: "Hop", document: hopMission() } });
  expect([made.status, made.body.reference]).toEqual([201, null]);
  return { token, id: String(made.body.id) };
}

async function addSharedMission() {
  const running = await addRunningClass<2>(ctx, { students: 2 });
  const { token, id } = await addMission(running.owner);
  const solved = await call("PUT", `/missions/${id}/reference`, { token, body: { log: hopLog() } });
  expect(solved.status, JSON.stringify(solved.body)).toBe(200);
  const share = { classId: running.sessionId, version: 1 };
  expect((await call("PUT", `/missions/${id}/share`, { token, body: share })).status).toBe(200);
  return { running, token, id };
}

test("a shared mission is flown by the class, and its author sees each one's best", async () => {
  const { running, token, id } = await addSharedMission();
  for (const student of running.students) {
    const own = await tokenOf(student);
    const read = await call("GET", `/missions/${id}`, { token: own });
    // The author's burns stay on the server.
    expect(JSON.stringify(read.body)).not.toMatch(/burns|"log"/);
    const start = await call("POST", `/missions/${id}/starts`, { token: own });
    expect(start.status).toBe(201);
    const body = { seed: start.body.seed, log: hopLog() };
    const flown = await call("POST", `/missions/${id}/flights`, { token: own, body });
    expect([flown.status, flown.body.parts.length]).toEqual([201, 3]);
    expect((await call("POST", `/missions/${id}/flights`, { token: own, body })).status).toBe(409);
  }
  const results = await call("GET", `/missions/${id}/flights`, { token });
  expect(results.body.map(({ flights }: { flights: number }) => flights)).toEqual([1, 1]);
});

test("an invalid document is refused with the field and the reason", async () => {
  const { owner } = await addRunningClass(ctx);
  const token = await tokenOf(owner);
  const document = { ...hopMission(), time: { limit: -1 }, chaser: { ...hopMission().chaser, mass: "heavy" } };
  const { status, body } = await call("POST", "/missions", { token, body: { title: "Hop", document } });
  expect(status).toBe(422);
  expect(Object.keys(body.errors).map((field) => field.toLowerCase())).toEqual(
    expect.arrayContaining(["document.chaser.mass", "document.time.limit"]),
  );
});

test("two windows don't overwrite each other", async () => {
  const { owner } = await addRunningClass(ctx);
  const { token, id } = await addMission(owner);
  const write = (limit: number) =>
    call("PUT", `/missions/${id}`, {
      token,
      body: { title: "Hop", document: hopMission({ time: { limit } }), version: 1 },
    });
  const answers = await Promise.all([write(7100), write(7300)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("nobody else reads, changes, shares or flies a mission that isn't shared with them", async () => {
  const { owner } = await addRunningClass(ctx);
  const { id } = await addMission(owner);
  const running = await addRunningClass(ctx);
  for (const person of [running.owner, running.students[0]]) {
    const token = await tokenOf(person);
    const log = hopLog();
    for (const [method, path, body] of [
      ["GET", "", undefined],
      ["PUT", "", { title: "Mine", document: hopMission(), version: 1 }],
      ["DELETE", "", undefined],
      ["PUT", "/reference", { log }],
      ["POST", "/starts", undefined],
      ["POST", "/flights", { seed: 1, log }],
      ["GET", "/flights", undefined],
    ] as const)
      expect([path, (await call(method, `/missions/${id}${path}`, { token, body })).status]).toEqual([path, 404]);
  }
});
