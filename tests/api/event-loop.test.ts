// No request holds the thread that answers the others: every page, and every call and form with the worst it takes.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readRouteFacts } from "../support/product-facts";
import { cookiesOf } from "../support/raw-request";
import { hostUnderTest, startServer } from "../support/server";

const demoPassword = "Demo@2026space";
/** Milliseconds of processor time in one turn. */
const longestTurn = 100;
const folder = mkdtempSync(join(tmpdir(), "apsis-turns-"));
const turnsFile = join(folder, "turns");
writeFileSync(turnsFile, "");
const server = await startServer({ DATA_DIR: join(folder, "data"), DEMO: "1", TURNS_FILE: turnsFile }, undefined, [
  "--import",
  resolve("tests/support/measure-turns.mjs"),
  ...hostUnderTest,
]);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function signIn(username: string): Promise<string> {
  const cookie = await cookiesOf(server.url, username, demoPassword);
  if (!cookie) throw new Error(`${username} could not sign in.`);
  return cookie;
}

const cookies = {
  admin: await signIn("sysadmin"),
  instructor: await signIn("instructor"),
  student: await signIn("player"),
};
const xsrfOf = (cookie: string) => /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? "";
const id = "00000000-0000-4000-8000-000000000000";
const fill = (path: string) => path.replaceAll(/\{\w+\}|:\w+\??/g, id).replace("*", "nowhere");

type Sent = { what: string; method: string; path: string; cookie: string; type?: string; body?: () => string };

/** Milliseconds of the longest turn while it was answered, and what it was answered. */
async function longestTurnOf({ method, path, cookie, type, body }: Sent) {
  const length = readFileSync(turnsFile, "utf8").length;
  const answer = await fetch(`${server.url}${path}`, {
    method,
    redirect: "manual",
    headers: { cookie, "x-xsrf-token": xsrfOf(cookie), ...(type ? { "content-type": type } : {}) },
    ...(body ? { body: body() } : {}),
  });
  await answer.arrayBuffer();
  await new Promise((next) => setTimeout(next, 15));
  const turns = readFileSync(turnsFile, "utf8").slice(length).trim().split("\n");
  return { status: answer.status, turn: Math.max(0, ...turns.map((line) => Number(line.split(" ")[1] ?? 0))) };
}

/** Those that held the thread for too long each time of three: a first time compiles, and any may meet the garbage. */
async function findTooLong(all: Sent[]) {
  const found: string[] = [];
  for (const sent of all) {
    let shortest = Infinity;
    for (let tries = 0; tries < 3 && shortest > longestTurn; tries++) {
      const { turn, status } = await longestTurnOf(sent);
      if (process.env.TURNS_SHOWN && turn > 40) console.log(sent.what, status, turn);
      expect([sent.what, status >= 500]).toEqual([sent.what, false]);
      shortest = Math.min(shortest, turn);
    }
    if (shortest > longestTurn) found.push(`${sent.what}: ${shortest} ms`);
  }
  return found;
}

const manyFields = (count: number) => `{${Array.from({ length: count }, (_, at) => `"field${at}":${at}`).join(",")}}`;
const worstJson: [string, (bytes: number) => string][] = [
  ["nested lists", (bytes) => "[".repeat(bytes / 2 - 8) + "]".repeat(bytes / 2 - 8)],
  ["many fields", (bytes) => manyFields(Math.floor(bytes / 20))],
  ["one long text", (bytes) => JSON.stringify({ title: "x".repeat(bytes - 100), content: "" })],
  ["a list in a known field", (bytes) => `{"answers":[${"{},".repeat(bytes / 3 - 100)}{}],"title":[],"evidence":{}}`],
];

async function listCalls() {
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: path.startsWith("/api") ? fill(path) : `/api${fill(path)}`,
    })),
  );
}

const calls = await listCalls();
const pages: string[] = readRouteFacts(resolve("app")).map(({ path }: { path: string }) => fill(path));

test("every page and every call that reads", { timeout: 600_000 }, async () => {
  const query = `?q=${encodeURIComponent("%_'\"".repeat(900))}&sort=-lastActive&page=1&pageSize=1000`;
  const reads = [...pages, ...calls.filter(({ method }) => method === "GET").map(({ path }) => path)];
  expect(
    await findTooLong(
      reads
        .filter((path) => !/^\/$|logout|xapi/.test(path))
        .flatMap((path) =>
          ["", query].map((more) => ({
            what: `GET ${path}${more.slice(0, 5)}`,
            method: "GET",
            path: path + more,
            cookie: cookies.admin,
          })),
        ),
    ),
  ).toEqual([]);
});

test("every call that is sent something", { timeout: 600_000 }, async () => {
  const sent = calls.filter(
    ({ method, path }) => ["POST", "PUT", "PATCH"].includes(method) && !/auth|purchase/.test(path),
  );
  expect(
    await findTooLong(
      sent.flatMap(({ method, path }) =>
        worstJson.map(([name, make]) => ({
          what: `${method} ${path} with ${name}`,
          method,
          path,
          cookie: cookies.admin,
          type: "application/json",
          body: () => make(/sandboxes/.test(path) ? 5_000_000 : /curricula/.test(path) ? 5_200_000 : 520_000),
        })),
      ),
    ),
  ).toEqual([]);
});

test("every form", { timeout: 600_000 }, async () => {
  const fields = new URLSearchParams(Array.from({ length: 9_000 }, (_, at) => [`steps.${at}.text`, "a".repeat(30)]));
  expect(
    await findTooLong(
      pages
        .filter((path) => !/logout|^\/$/.test(path))
        .map((path) => ({
          what: `POST ${path}`,
          method: "POST",
          path,
          cookie: cookies.admin,
          type: "application/x-www-form-urlencoded",
          body: () => `intent=save&${fields}`,
        })),
    ),
  ).toEqual([]);
});

const question = (at: number) => ({
  key: `q${at}`,
  text: `Question ${at}?`,
  points: 1,
  answers: ["a", "b"].map((key) => ({ key, text: `${key} of ${at}`, correct: key === "a" })),
});
const curriculumOf = (scenarios: number, questions: number) =>
  JSON.stringify({
    key: "large",
    title: "Large",
    version: 1,
    campaigns: [
      {
        key: "one",
        title: "One",
        shortTitle: "One",
        type: "Learn",
        scenarios: Array.from({ length: scenarios }, (_, at) => ({
          key: `s${at}`,
          title: `Scenario ${at}`,
          shortTitle: `S${at}`,
          type: "Quiz",
          contentType: "Globe",
          maxQuestionsScore: questions,
          questions: Array.from({ length: questions }, (__, place) => question(place)),
        })),
      },
    ],
  });
const rosterOf = (rows: number) =>
  ["userName,email,firstName,lastName"]
    .concat(
      Array.from({ length: rows }, (_, at) => `roster.user${at},roster.user${at}@example.org,First${at},Last${at}`),
    )
    .join("\r\n");

const multipart = (fields: [name: string, fileName: string | null, text: string][]) => ({
  type: "multipart/form-data; boundary=apsis",
  body: () =>
    `${fields
      .map(
        ([name, fileName, text]) =>
          `--apsis\r\ncontent-disposition: form-data; name="${name}"${fileName ? `; filename="${fileName}"` : ""}\r\n\r\n${text}\r\n`,
      )
      .join("")}--apsis--\r\n`,
});

test("documents, rosters and files at their limits", { timeout: 600_000 }, async () => {
  const curriculum = curriculumOf(1_000, 25);
  const large: [what: string, path: string, sent: Pick<Sent, "type" | "body">, method?: string][] = [
    ["a curriculum of 5 MB", "/admin/content", multipart([["file", "c.json", curriculum]])],
    [
      "a curriculum of 5 MB with a mistake in each question",
      "/admin/content",
      multipart([["file", "c.json", curriculum.replaceAll('"points":1', '"points":"x"')]]),
    ],
    [
      "a curriculum of 5 MB that ends too early",
      "/admin/content",
      multipart([["file", "c.json", curriculum.slice(0, -3)]]),
    ],
    ["a curriculum of 5 MB of brackets", "/admin/content", multipart([["file", "c.json", "[".repeat(5_000_000)]])],
    [
      "a call with a curriculum of 5 MB",
      "/api/curricula/large?dryRun=true",
      { type: "application/json", body: () => curriculum },
      "PUT",
    ],
    ["a roster of 20,000 rows", "/admin/users/import", multipart([["file", "r.csv", rosterOf(20_000)]])],
    [
      "a roster of 2 MB of commas",
      "/admin/users/import",
      multipart([["file", "r.csv", `userName,email\r\n${",".repeat(2_000_000)}`]]),
    ],
    [
      "a roster of 2 MB of quotes",
      "/admin/users/import",
      multipart([["file", "r.csv", `userName,email\r\n${'"'.repeat(2_000_000)}`]]),
    ],
    ["a file of an attempt", "/instructor/hand-in", multipart([["file", "a.json", manyFields(20_000)]])],
  ];
  expect(
    await findTooLong(
      large.map(([what, path, sent, method = "POST"]) => ({ what, method, path, cookie: cookies.admin, ...sent })),
    ),
  ).toEqual([]);
});

test("all of them were sent by somebody who is signed in", async () => {
  const { status } = await fetch(`${server.url}/admin/content`, {
    headers: { cookie: cookies.admin },
    redirect: "manual",
  });
  expect(status).toBe(200);
});
