// The built server as a process: shared databases, shutdown, and durability of what it acknowledged.
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 as uuid } from "uuid";
import { afterAll, expect, inject, test } from "vitest";
import { readLesson } from "../support/read-lesson";
import { demoPassword } from "../support/product-facts";
import { ApiClient } from "../support/api-client";
import { runNode } from "../support/child-process";
import { visibleAttempts } from "../support/class-simulation";
import { emptyDatabase, preparedDatabase } from "../support/database";
import { expectEndedWith } from "../support/ended-with";
import { runToItsEnd, startServer } from "../support/server";
import { firstOf } from "../support/tuples";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function newFolder() {
  folders.push(mkdtempSync(join(tmpdir(), "apsis-server-")));
  return folders.at(-1)!;
}

const onEmbedded = inject("template").kind === "embedded";
test("a second process is refused on an embedded database and accepted on PostgreSQL", async () => {
  const env = { ...(await emptyDatabase(newFolder())), DEMO: "0" };
  const first = await startServer(env);
  if (onEmbedded) {
    expectEndedWith(
      await runToItsEnd(env),
      /^Another process is using the embedded database in .+\/apsis-server-.+ \(its lock is .+\)\. Stop it first, choose another DATA_DIR, or use DATABASE_URL for several processes\.$/,
    );
  } else {
    expect(await (await startServer(env)).stop()).toBe(0);
  }
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  expectEndedWith(
    await runToItsEnd({ ...env, ...(await emptyDatabase(newFolder())), PORT: String(first.port) }),
    /^Port \d+ of 127\.0\.0\.1 is in use: choose another PORT\.$/,
  );
  expect(await first.stop()).toBe(0);
});

test("two processes start on one empty PostgreSQL database, and a second start keeps its data", async () => {
  const env = { ...(await emptyDatabase(newFolder())), DEMO: "1" };
  const together = onEmbedded ? [await startServer(env)] : await Promise.all([startServer(env), startServer(env)]);
  for (const server of together) expect(await server.stop()).toBe(0);
  const second = await startServer(env);
  const instructor = new ApiClient(second.url);
  await instructor.signIn("instructor", demoPassword);
  expect((await instructor.get<unknown[]>("/groups")).body).toHaveLength(3);
  expect(await second.stop()).toBe(0);
});

test("SIGTERM finishes the request in flight, and the database stores it", async () => {
  const env = { ...(await preparedDatabase(newFolder())), DEMO: "1" };
  const server = await startServer(env);
  const player = new ApiClient(server.url);
  await player.signIn("player", demoPassword);
  const { body: membership } = await player.post<{ groupId: string; sessionId: string }>("/groups/join", {
    password: "ORBIT-7K2M",
  });
  const { body: headers } = await player.get<{ scenarioId: string }[]>(`/courses/${membership.groupId}/headers`);
  const { scenarioId } = firstOf(headers);
  const attempt = JSON.stringify({ attemptId: uuid(), scenarioId, sessionId: membership.sessionId, ...readLesson });

  const { body: session } = await player.post<{ accessToken: string }>("/auth/session", {
    username: "player",
    password: demoPassword,
  });
  const inFlight = request(`${server.url}/api/scores`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(attempt),
      "x-auth-token": session.accessToken,
      expect: "100-continue",
    },
  });
  inFlight.flushHeaders();
  // The server has received the headers and waits for the body.
  await once(inFlight, "continue");
  const stopped = server.stop();
  inFlight.end(attempt);
  const [response] = await once(inFlight, "response");
  expect(response.statusCode).toBe(201);
  response.resume();
  expect(await stopped).toBe(0);

  const restarted = await startServer(env);
  const reader = new ApiClient(restarted.url);
  await reader.signIn("player", demoPassword);
  expect([...(await visibleAttempts(reader, membership.sessionId))]).toContain(JSON.parse(attempt).attemptId);
  await restarted.stop();
});

test("after kill -9 during a class, every acknowledged attempt is there and the class continues", async () => {
  const env = { ...(await preparedDatabase(newFolder())), DEMO: "1" };
  const journal = join(newFolder(), "journal");
  const first = await startServer(env);
  const { printed, exited } = runNode([
    "--import",
    "tsx",
    "tests/support/simulate-class.ts",
    "--url",
    first.url,
    "--students",
    "8",
    "--scenarios",
    "20",
    "--concurrency",
    "8",
    "--journal",
    journal,
  ]);
  // A third of the way through, all eight students are waiting for receipts.
  await printed(/^Attempts 48\//m);
  await first.kill();
  const acknowledgedIds = readFileSync(journal, "utf8").trim().split("\n");

  const second = await startServer({ ...env, PORT: String(first.port) });
  const instructor = new ApiClient(second.url);
  await instructor.signIn("instructor", demoPassword);
  const { body: groups } = await instructor.get<{ activeSessionId: string | null }[]>("/groups");
  const visible = await visibleAttempts(
    instructor,
    groups.find(({ activeSessionId }) => activeSessionId)!.activeSessionId!,
  );
  expect(acknowledgedIds.length).toBeGreaterThanOrEqual(48);
  expect(acknowledgedIds.filter((attemptId) => !visible.has(attemptId))).toEqual([]);

  const { code, output } = await exited;
  expect(output).toContain("acknowledged = visible in the gradebook: 160");
  expect(code).toBe(0);
  expect(await second.stop()).toBe(0);
});
