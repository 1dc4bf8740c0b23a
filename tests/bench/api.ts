// The cost of a call, compared with a bare Hono route of the same size and with its SQL statements alone.
import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { drizzle } from "drizzle-orm/node-postgres";
import pino from "pino";
import pg from "pg";
import { v7 as uuid } from "uuid";
import * as schema from "~/db/schema";
import { readEnvironment } from "~/http/environment.server";
import { usePlatform } from "~/http/platform.server";
import { findFunction } from "../../server/functions";
import { inParallel } from "../support/in-parallel";
import { percentile } from "../support/percentile";
import { newDatabase, type BenchDatabase } from "./databases";
import { withMost, type Figure } from "./figures";
import { median, timed } from "./measure";
import { addClass, idOf, password, studentName } from "./school";
import { sessionSecret, startServerOn, type BenchOptions } from "./setting";

const lanes = 16;
const students = 30;

type Call = { what: string; user: string; method: "GET" | "POST"; path: string; body?: () => object };

const session = idOf("class", 1);
const calls: Call[] = [
  { what: "GET /groups/{id}", user: "benchinstructor", method: "GET", path: `/groups/${idOf("course", 1)}` },
  {
    what: "POST /scores",
    user: studentName(0),
    method: "POST",
    path: "/scores",
    body: () => ({
      attemptId: uuid(),
      scenarioId: idOf("scenario", 1),
      sessionId: session,
      totalScore: 80,
      maxTotalScore: 100,
      passed: true,
    }),
  },
  {
    what: "Leaderboard of a class session",
    user: "benchinstructor",
    method: "GET",
    path: `/scores/leaderboard/${session}/all`,
  },
];

export async function api({ postgresUrl, quick }: BenchOptions): Promise<Figure[]> {
  const bench = await newDatabase(postgresUrl, "api", (database) =>
    addClass(database, 1, { students, scenarios: 10, attempts: 1 }),
  );
  const server = await startServerOn(bench);
  const figures: Figure[] = [];
  for (const call of calls) figures.push(...(await figuresOf(call, server.url, bench, quick ? 100 : 1_000)));
  await server.stop();
  await bench.close();
  return figures;
}

async function figuresOf(call: Call, url: string, bench: BenchDatabase, count: number): Promise<Figure[]> {
  const token = await accessToken(url, call.user);
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const ask = () => send(agent, `${url}/api${call.path}`, call, token);
  const { body, type } = await ask();
  const bare = await bareRoute(body, type);
  const requestBare = () => send(agent, bare.url, call, token);
  const replay = await replayOf(call, bench, token);
  const times = { api: [] as number[], bare: [] as number[], sql: [] as number[] };
  // In turn, so that other load affects all of them alike; the first half warms up.
  for (let round = -count; round < count; round++) {
    for (const [name, work] of [
      ["api", ask],
      ["bare", requestBare],
      ["sql", replay.run],
    ] as const) {
      const time = await timed(work);
      if (round >= 0) times[name].push(time);
    }
  }
  const rateOf = async (work: () => Promise<unknown>) =>
    (count / (await timed(() => inParallel(Array.from({ length: count }), lanes, async () => void (await work()))))) *
    1_000;
  const rates = { api: await rateOf(ask), bare: await rateOf(requestBare) };
  agent.destroy();
  bare.stop();
  await replay.close();
  const of = (what: string, value: number, unit: Figure["unit"]): Figure => ({
    what,
    size: `${students} students`,
    value,
    unit,
  });
  const bareCalled = "bare Hono route, same bytes";
  return [
    { ...of(`${call.what}, ${lanes} concurrent`, rates.api, "/s"), bare: { what: bareCalled, value: rates.bare } },
    { ...of("  p50, single calls", median(times.api), "ms"), bare: { what: bareCalled, value: median(times.bare) } },
    {
      ...of("  p99, single calls", percentile(times.api, 99), "ms"),
      bare: { what: bareCalled, value: percentile(times.bare, 99) },
    },
    {
      ...of("  p50", median(times.api), "ms"),
      bare: { what: `only its ${replay.statements} statements`, value: median(times.sql) },
    },
    withMost(
      of(
        "  overhead beyond its statements and the bare route",
        median(times.api) - median(times.sql) - median(times.bare),
        "ms",
      ),
      0.5,
    ),
  ];
}

async function accessToken(url: string, username: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) throw new Error(`${username} cannot sign in: ${response.status}`);
  return ((await response.json()) as { accessToken: string }).accessToken;
}

function send(
  agent: Agent,
  url: string,
  { method, body }: Call,
  token: string,
): Promise<{ body: string; type: string }> {
  const text = body && JSON.stringify(body());
  return new Promise((done, fail) => {
    const headers = {
      "x-auth-token": token,
      ...(text ? { "content-type": "application/json", "content-length": Buffer.byteLength(text) } : {}),
    };
    const outgoing = request(url, { agent, method, headers }, (response) => {
      let received = "";
      response.setEncoding("utf8").on("data", (part: string) => (received += part));
      response.on("end", () =>
        response.statusCode! < 300
          ? done({ body: received, type: response.headers["content-type"]! })
          : fail(new Error(`${url} answered ${response.statusCode}: ${received.slice(0, 300)}`)),
      );
    });
    outgoing.on("error", fail);
    outgoing.end(text);
  });
}

async function bareRoute(body: string, type: string) {
  const child = fork(new URL("bare-process.ts", import.meta.url));
  child.send({ body, type });
  const [port] = (await once(child, "message")) as [number];
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.disconnect() };
}

/** The statements of a warmed-up call, prepared the same way, on a separate connection. */
async function replayOf({ method, path, body }: Call, { url }: BenchDatabase, token: string) {
  const client = new pg.Client(url);
  await client.connect();
  const statements: { query: string; params: unknown[] }[] = [];
  const db = drizzle(client, {
    schema,
    logger: { logQuery: (query, params) => void statements.push({ query, params }) },
  });
  usePlatform({
    // A token is valid only at the address that issued it: that of a server on any free port.
    env: readEnvironment({ SESSION_SECRET: sessionSecret, DEMO: "0", PORT: "0" }),
    database: { db } as never,
    log: pino({ level: "silent" }),
  });
  const call = async () => {
    const requestBody = body?.() as { attemptId: string } | undefined;
    statements.length = 0;
    const answer = await findFunction(`/api${path}`)!.fetch(
      new Request(`http://bench${`/api${path}`}`, {
        method,
        headers: { "x-auth-token": token, "content-type": "application/json" },
        body: requestBody && JSON.stringify(requestBody),
      }),
    );
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return requestBody?.attemptId;
  };
  await call();
  const attemptId = await call();
  const run = async () => {
    const another = uuid();
    const withNewIds = (value: unknown): unknown =>
      Array.isArray(value) ? value.map(withNewIds) : attemptId !== undefined && value === attemptId ? another : value;
    for (const [position, { query, params }] of statements.entries()) {
      const { rowCount } = await client.query({ name: `statement ${position}`, text: query }, params.map(withNewIds));
      // Otherwise the bench measures something else: storing an existing attempt costs half.
      if (!rowCount && attemptId !== undefined) throw new Error(`No rows from ${query}`);
    }
  };
  return { run, statements: statements.length, close: () => client.end() };
}
