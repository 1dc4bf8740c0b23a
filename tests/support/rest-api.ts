// The REST API as its clients meet it: HTTP requests to the built server, on a real database.
import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, expect } from "vitest";
import type { Db } from "~/db/database.server";
import type { Ctx } from "~/domain/context";
import type { ApiDocument } from "../../functions/api/document";
import { startApiServer, type ApiServer } from "./api-server";
import { testPassword, type Person } from "./builders";
import { judgeBy, type Judge } from "./documented";
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

let running: ApiServer | null = null;
let publishedAt: Promise<Published> | null = null;

/** A context at the present time, on the database of a server that runs until the test file ends. */
export async function testApi(environment: Record<string, string> = {}): Promise<Ctx> {
  const server = await startApiServer(environment);
  running = server;
  publishedAt = null;
  afterAll(() => server.stop());
  return { db: server.db, now: new Date(), actor: null };
}

/** Calls another server, with a database of its own, while `work` runs. */
export async function withServer(environment: Record<string, string>, work: (ctx: Ctx) => Promise<void>) {
  const before = { running, publishedAt };
  const server = await startApiServer(environment);
  [running, publishedAt] = [server, null];
  try {
    await work({ db: server.db, now: new Date(), actor: null });
  } finally {
    ({ running, publishedAt } = before);
    await server.stop();
  }
}

/** Where the file's server is. */
export function apiUrl(): string {
  if (!running) throw new Error("Call testApi() first.");
  return running.url;
}

/** Each call comes from an address of its own, so that limits by address are met by the tests about them alone. */
export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Any path of the server: a page, a file or a call. */
export const ask = (path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(`${apiUrl()}${path}`, {
    redirect: "manual",
    ...init,
    headers: { "x-forwarded-for": someAddress(), ...headers },
  });

type Published = { document: ApiDocument; judge: Judge };

/** By the text: most files' servers publish the same. */
const judged = new Map<string, Published>();

/** The document as the file's server publishes it. */
export const readDocument = async (): Promise<ApiDocument> => (await published()).document;

/** What an answer does that the document does not say. */
export const undocumented: (...given: Parameters<Judge>) => Promise<string[]> = async (given) =>
  (await published()).judge(given);

const published = () => (publishedAt ??= readPublished());

async function readPublished(): Promise<Published> {
  const text = await (await ask("/api/openapi.json")).text();
  const document = JSON.parse(text) as ApiDocument;
  const known = judged.get(text) ?? { document, judge: judgeBy(document) };
  judged.set(text, known);
  return known;
}

export async function call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const response = await ask(`/api${path}`, requestOf(method, options));
  return await readAnswer(method, path, response, undocumented);
}

export const requestOf = (method: string, { token, cookie, headers, body, text }: CallOptions) => ({
  method,
  headers: {
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(token ? { "x-auth-token": token } : {}),
    ...(cookie ? { cookie } : {}),
    ...headers,
  },
  body: text ?? (body === undefined ? undefined : JSON.stringify(body)),
});

/** An answer as tests read it, after what is true of every answer has been checked. */
export async function readAnswer(
  method: string,
  path: string,
  response: Response,
  judge: typeof undocumented,
): Promise<Answer> {
  const type = response.headers.get("content-type") ?? "";
  const answered = await response.text();
  // Whoever asks, whatever for: no answer has a password's hash.
  expect(answered).not.toContain("$argon2");
  const answer: Answer = {
    status: response.status,
    type,
    headers: response.headers,
    body: type.includes("json") && answered !== "" ? JSON.parse(answered) : answered,
  };
  expect(
    await judge({ method, path: new URL(`/api${path}`, "http://apsis.test").pathname, ...answer }),
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
