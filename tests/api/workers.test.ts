// Several processes that answer at one address (WORKERS), seen from outside: who answers, what is measured, who dies.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { readLesson } from "../support/read-lesson";
import { firstOf } from "../support/tuples";
import { demoPassword } from "../support/product-facts";
import { ApiClient } from "../support/api-client";
import { runNode } from "../support/child-process";
import { visibleAttempts } from "../support/class-simulation";
import { emptyDatabase, preparedDatabase } from "../support/database";
import { hostUnderTest } from "../support/server";

const folder = mkdtempSync(join(tmpdir(), "apsis-workers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const metricsToken = "a token of the metrics";

async function startWorkers(given: Record<string, string> = {}) {
  const env = { ...(await preparedDatabase(folder)), DEMO: "1", WORKERS: "2", METRICS_TOKEN: metricsToken };
  const child = runNode(hostUnderTest, { PORT: "0", ...env, ...given });
  const { printed, output } = child;
  const [, url = ""] = await printed(/is ready: (http:\/\/[^\s/]+:\d+)/);
  /** Their pids, once `count` have answered since the start. */
  const answering = async (count: number) => {
    await printed(new RegExp(Array(count).fill(`"worker ready"`).join("[^]*?")));
    return linesOf(output()).flatMap(({ msg, worker }) => (msg === "worker ready" ? [worker as number] : []));
  };
  return { ...child, url, answering };
}

const linesOf = (output: string) =>
  output
    .split("\n")
    .filter((line) => line.startsWith("{") && line.endsWith("}"))
    .map((line): Record<string, unknown> => JSON.parse(line));

/** On a connection of its own, so that it is any worker's turn. */
async function ask(url: string, headers: Record<string, string> = {}) {
  const asked = request(url, { agent: new Agent(), headers: { connection: "close", ...headers } });
  const [answer] = await once(asked.end(), "response");
  let text = "";
  for await (const part of answer) text += String(part);
  return { status: answer.statusCode as number, text };
}

test("all of them answer at one address, and /metrics of any tells what all have done", async () => {
  const server = await startWorkers();
  const pids = await server.answering(2);
  for (let at = 0; at < 12; at++) expect((await ask(`${server.url}/api/status`)).status).toBe(404);
  const { text } = await ask(`${server.url}/metrics`, { authorization: `Bearer ${metricsToken}` });
  const counted = /^http_request_duration_seconds_count\{.*status="404".*\} (\d+)$/m.exec(text);
  expect(counted?.[1]).toBe("12");
  expect(text).toMatch(/^apsis_running_classes \d+$/m);
  expect(text.match(/^# HELP apsis_due_work_seconds /gm)).toHaveLength(1);
  server.kill("SIGTERM");
  const { code, output } = await server.exited;
  expect(code).toBe(0);
  const requests = linesOf(output).filter(({ msg, status }) => msg === "request" && status === 404);
  expect(new Set(requests.map(({ pid }) => pid))).toEqual(new Set(pids));
});

test("workers that are killed or stopped are replaced, and what was acknowledged is there", async () => {
  const server = await startWorkers();
  const [killed] = await server.answering(2);
  const player = new ApiClient(server.url);
  await player.signIn("player", demoPassword);
  const join = { password: "ORBIT-7K2M" };
  const { body: joined } = await player.post<{ groupId: string; sessionId: string }>("/groups/join", join);
  const { body: headers } = await player.get<{ scenarioId: string }[]>(`/courses/${joined.groupId}/headers`);
  const { scenarioId } = firstOf(headers);
  const { body: session } = await player.post<{ accessToken: string }>("/auth/session", {
    username: "player",
    password: demoPassword,
  });
  const kept = new Set<string>();
  const playUntil = async (end: () => boolean) => {
    while (!end()) {
      const attemptId = uuid();
      const answer = await fetch(`${server.url}/api/scores`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-auth-token": session.accessToken, connection: "close" },
        body: JSON.stringify({ attemptId, scenarioId, sessionId: joined.sessionId, ...readLesson }),
        // Anyone who was given to a worker that is stopped waits in vain.
        signal: AbortSignal.timeout(1_000),
      }).catch(() => null);
      if (answer?.status === 201) kept.add(attemptId);
    }
  };
  const fate = { isDone: false };
  const played = Promise.all(Array.from({ length: 4 }, () => playUntil(() => fate.isDone && kept.size >= 60)));
  process.kill(killed!, "SIGKILL");
  // As soon as it listens, so before it was ever asked whether it is there.
  const [, , stopped] = await server.answering(3);
  process.kill(stopped!, "SIGSTOP");
  const pids = await server.answering(4);
  fate.isDone = true;
  await played;

  expect(new Set(pids).size).toBe(4);
  const instructor = new ApiClient(server.url);
  await instructor.signIn("instructor", demoPassword);
  const visible = await visibleAttempts(instructor, joined.sessionId);
  expect([...kept].filter((attemptId) => !visible.has(attemptId))).toEqual([]);
  server.kill("SIGTERM");
  expect((await server.exited).code).toBe(0);
});

test("/metrics answers while a worker starts, with what the others have measured", async () => {
  const server = await startWorkers();
  const known = await server.answering(2);
  const [killed = 0] = known;
  process.kill(killed, "SIGKILL");
  const children = () => readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8").trim().split(" ");
  // Not before it runs Node: until then the one that starts it waits for it.
  const isWorker = (pid: number) => readFileSync(`/proc/${pid}/environ`, "latin1").includes("NODE_UNIQUE_ID=");
  const starting = () =>
    children()
      .map(Number)
      .find((pid) => !known.includes(pid) && isWorker(pid));
  await expect.poll(starting, { interval: 20 }).toBeDefined();
  // It takes as long as it likes to start.
  const next = starting() ?? 0;
  process.kill(next, "SIGSTOP");
  const { status, text } = await ask(`${server.url}/metrics`, { authorization: `Bearer ${metricsToken}` });
  expect(status).toBe(200);
  expect(text).toMatch(/^process_cpu_seconds_total [\d.]+$/m);
  expect(text).toMatch(/^apsis_database_read 1$/m);
  process.kill(next, "SIGCONT");
  server.kill("SIGTERM");
  expect((await server.exited).code).toBe(0);
});

test("when the process that looks after them dies, no other stays", async () => {
  const server = await startWorkers();
  await server.answering(2);
  server.kill("SIGKILL");
  // It has "exited" once nobody holds its output any more.
  await server.exited;
  await expect(ask(`${server.url}/healthz`)).rejects.toThrow("ECONNREFUSED");
});

test("a port in use is told once, and ends the start", async () => {
  const server = await startWorkers();
  const second = runNode(hostUnderTest, {
    ...(await emptyDatabase(folder)),
    // Without the line that says which migrations ran.
    ...{ WORKERS: "2", DEMO: "0", LOG_LEVEL: "error", PORT: new URL(server.url).port },
  });
  const { code, output } = await second.exited;
  expect([code, output.trim()]).toEqual([
    1,
    expect.stringMatching(/^Port \d+ of 127\.0\.0\.1 is in use: choose another PORT\.$/),
  ]);
  server.kill("SIGTERM");
  expect((await server.exited).code).toBe(0);
});
