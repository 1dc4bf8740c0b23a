// The REST API as its clients meet it: web requests to the functions, at the paths that vercel.json gives them, on a real database.
import { sql } from "drizzle-orm";
import pino from "pino";
import { expect } from "vitest";
import type { Db } from "~/db/database.server";
import type { Ctx } from "~/domain/context";
import { readEnvironment } from "~/http/environment.server";
import { usePlatform } from "~/http/platform.server";
import { findFunction } from "../../server/functions";
import { testPassword, type Person } from "./builders";
import { openTestDatabase } from "./database";
import { undocumented } from "./documented";
import { storedRows } from "./stored-rows";

export type CallOptions = {
  token?: string;
  cookie?: string;
  headers?: Record<string, string>;
  body?: unknown;
  text?: string;
};
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever came
export type Answer = { status: number; type: string; headers: Headers; body: any };

/** A context at the present time, on the database that the API works on. An error that the API logs fails the test. */
export async function testApi(environment: Record<string, string> = {}): Promise<Ctx> {
  const database = await openTestDatabase();
  const log = pino({ level: "error" }, { write: (line: string) => console.error(line) });
  const env = readEnvironment({ SESSION_SECRET: "a secret of the tests, 32 characters", DEMO: "0", ...environment });
  usePlatform({ env, database, log });
  return { db: database.db, now: new Date(), actor: null };
}

export async function call(
  method: string,
  path: string,
  { token, cookie, headers, body, text }: CallOptions = {},
): Promise<Answer> {
  const request = new Request(`http://apsis.test/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token ? { "x-auth-token": token } : {}),
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
    body: text ?? (body === undefined ? undefined : JSON.stringify(body)),
  });
  const response = await findFunction(new URL(request.url).pathname)!.fetch(request);
  const type = response.headers.get("content-type") ?? "";
  const answered = await response.text();
  // Whoever asks, whatever for: no answer has a password's hash.
  expect(answered).not.toContain("$argon2");
  const answer: Answer = {
    status: response.status,
    type,
    headers: response.headers,
    body: type.includes("json") ? JSON.parse(answered) : answered,
  };
  expect(
    await undocumented({ method, path: new URL(request.url).pathname, ...answer }),
    `${method} ${path} as the document has it`,
  ).toEqual([]);
  return answer;
}

/** Signs in through the API. */
export async function signedIn({
  userName,
}: Pick<Person, "userName">): Promise<{ token: string; refreshToken: string; id: string }> {
  const { body } = await call("POST", "/auth/session", { body: { username: userName, password: testPassword } });
  return { token: body.accessToken, refreshToken: body.refreshToken, id: body.id };
}

export const tokenOf = async (person: Pick<Person, "userName">) => (await signedIn(person)).token;

/** RFC 9457: title, status, and errors by field where there are any. */
export function expectProblem(
  answer: Answer,
  status: number,
  title: string | RegExp,
  errors?: Record<string, string[]>,
) {
  expect([answer.status, answer.type.split(";")[0], answer.body.status]).toEqual([
    status,
    "application/problem+json",
    status,
  ]);
  expect(answer.body.title).toMatch(
    typeof title === "string" ? new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`) : title,
  );
  if (errors) expect(answer.body.errors).toEqual(errors);
}

/** Fails when `work` has changed the number of rows of any table, but for the count of tries. */
export async function withNothingWritten<T>({ db }: Pick<Ctx, "db">, work: () => Promise<T>): Promise<T> {
  const before = await rowCounts(db);
  const result = await work();
  expect(await rowCounts(db)).toEqual(before);
  return result;
}

async function rowCounts(db: Db): Promise<Record<string, number>> {
  const tables = await storedRows<{ name: string }>(
    db,
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'rate_limits' order by relname`,
  );
  const counts = sql.join(
    tables.map(({ name }) => sql`select ${sql.raw(`'${name}'`)} as name, count(*)::int as count from ${sql.raw(name)}`),
    sql` union all `,
  );
  return Object.fromEntries(
    (await storedRows<{ name: string; count: number }>(db, counts)).map(({ name, count }) => [name, count]),
  );
}
