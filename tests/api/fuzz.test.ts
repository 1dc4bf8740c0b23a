// Random calls made from the API document: 1,000 in `npm test`, 20,000 in `npm run test:all`, more with `npm run fuzz
// -- --calls N --seed S`.
import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { anyCall, type FuzzCall, type kinds } from "../fuzz/calls";
import { brokenConstraints } from "../fuzz/integrity";
import { newWorld, type World } from "../fuzz/world";
import { hasPostgres } from "../support/postgres-cluster";
import { ask, readDocument, testApi, undocumented } from "../support/rest-api";

// The other database runs the same code with another driver, so it gets fewer. PostgreSQL takes a third of the time.
const quickest = hasPostgres() ? "postgres" : "embedded";
const usual = process.env.APSIS_TESTS === "once" ? 1_000 : inject("template").kind === quickest ? 20_000 : 2_000;
const numRuns = Number(process.env.FUZZ_CALLS ?? usual);
const seed = Number(process.env.FUZZ_SEED ?? 20_260_302);
/** A world wears out as organizations are deleted and users disabled. */
const worldEvery = 500;
const timeoutMs = 20_000;

const internals =
  /\bat .+\(.+:\d+:\d+\)|node_modules|\.ts:\d|\/(home|tmp|usr|var)\/|\bselect\b.+\bfrom\b|insert into|violates|constraint|syntax error|\$argon2|Drizzle|PGlite|Postgres/i;

const ctx = await testApi();

test(
  `${numRuns} random calls cause no server error, hang, undocumented answer, leak or broken constraint`,
  { timeout: Math.max(600_000, numRuns * 50) },
  async () => {
    let world = await newWorld(ctx);
    let calls = 0;
    const statuses = new Map<number, number>();
    const property = fc.asyncProperty(anyCall(await readDocument()), async (fuzzed) => {
      if (++calls % worldEvery === 0) world = await newWorld(ctx);
      const { status, problems } = await make(fuzzed, world);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(problems).toEqual([]);
    });
    await fc.assert(property, { numRuns, seed, endOnFailure: false });
    expect(await brokenConstraints(ctx.db)).toEqual([]);
    // If every call were refused, the test would prove nothing.
    const granted = [200, 201, 204].reduce((sum, status) => sum + (statuses.get(status) ?? 0), 0);
    expect(granted).toBeGreaterThan(numRuns / 20);
  },
);

async function make(
  { caller, method, path, type, body }: FuzzCall,
  { tokens, things }: World,
): Promise<{ status: number; problems: string[] }> {
  let turn = method.length + path.length;
  const filled = (text: string) =>
    text.replace(
      /\{\{(\w+)\}\}|%7B%7B(\w+)%7D%7D/g,
      (whole, a: string, b: string) => things[(a ?? b) as (typeof kinds)[number]]?.[turn++ % 2] ?? whole,
    );
  const token = tokens[caller];
  const address = filled(path);
  const { pathname } = new URL(address, "http://apsis.test");
  const response = await inTime(
    ask(address, {
      method,
      headers: { ...(token ? { "x-auth-token": token } : {}), ...(type ? { "content-type": type } : {}) },
      body: body === null ? undefined : filled(body),
    }),
  );
  if (response === null) return { status: 0, problems: [`no answer within ${timeoutMs} ms`] };
  const text = await response.text();
  const media = response.headers.get("content-type") ?? "";
  const isPublished = /\/(docs|openapi\.json)$/.test(pathname);
  const leaked = isPublished ? null : internals.exec(text);
  const documented = await undocumented({
    method,
    path: pathname,
    status: response.status,
    type: media,
    headers: response.headers,
    body: media.includes("json") && text ? JSON.parse(text) : text,
  });
  return { status: response.status, problems: [...documented, ...(leaked ? [`shows ${leaked[0]}`] : [])] };
}

async function inTime<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<null>((done) => (timer = setTimeout(() => done(null), timeoutMs)));
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
