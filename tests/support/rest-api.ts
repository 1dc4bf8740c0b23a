// The REST API over HTTP: the built server on a real database.
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
let publishedAt: Promise<PublishedDocument> | null = null;

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

/** The URL of the test file's server. */
export function apiUrl(): string {
  if (!running) throw new Error("Call testApi() first.");
  return running.url;
}

/** Each call has its own address, so that only tests of rate limits meet them. */
export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Requests any path of the server: a page, a file or a call. */
export const ask = (path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(`${apiUrl()}${path}`, {
    redirect: "manual",
    ...init,
    headers: { "x-forwarded-for": someAddress(), ...headers },
  });

type PublishedDocument = { document: ApiDocument; judge: Judge };

/** Cached by text, because most servers publish the same document. */
const documents = new Map<string, PublishedDocument>();

/** The document published by the test file's server. */
export const readDocument = async (): Promise<ApiDocument> => (await published()).document;

/** What the document doesn't allow in an answer. */
export const undocumented: (...exchange: Parameters<Judge>) => Promise<string[]> = async (exchange) =>
  (await published()).judge(exchange);

const published = () => (publishedAt ??= readPublished());

async function readPublished(): Promise<PublishedDocument> {
  const text = await (await ask("/api/openapi.json")).text();
  const document = JSON.parse(text) as ApiDocument;
  const entry = documents.get(text) ?? { document, judge: judgeBy(document) };
  documents.set(text, entry);
  return entry;
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

/** Reads an answer after checking what holds for every answer. */
export async function readAnswer(
  method: string,
  path: string,
  response: Response,
  judge: typeof undocumented,
): Promise<Answer> {
  const type = response.headers.get("content-type") ?? "";
  const text = await response.text();
  // No answer may contain a password hash.
  expect(text).not.toContain("$argon2");
  const answer: Answer = {
    status: response.status,
    type,
    headers: response.headers,
    body: type.includes("json") && text !== "" ? JSON.parse(text) : text,
  };
  expect(
    await judge({ method, path: new URL(`/api${path}`, "http://apsis.test").pathname, ...answer }),
    `${method} ${path} as the document has it`,
  ).toEqual([]);
  if (type.includes("problem+json")) expectCodes(answer.body);
  return answer;
}

/** Each error of a field has a code. */
function expectCodes({ errors = {}, errorCodes = {} }: Record<"errors" | "errorCodes", Record<string, string[]>>) {
  const count = (lists: Record<string, string[]>) =>
    Object.entries(lists).map(([field, { length }]) => [field, length]);
  expect(count(errorCodes)).toEqual(count(errors));
  for (const code of Object.values(errorCodes).flat()) expect(code).toMatch(/^\w+\.\w+$/);
}

/** Signs in through the API. */
export async function signedIn({
  userName,
}: Pick<Person, "userName">): Promise<{ token: string; refreshToken: string; id: string }> {
  const { body } = await call("POST", "/auth/session", { body: { username: userName, password: testPassword } });
  return { token: body.accessToken, refreshToken: body.refreshToken, id: body.id };
}

export const tokenOf = async (person: Pick<Person, "userName">) => (await signedIn(person)).token;

/** RFC 9457: title, status, and errors by field. `readAnswer` checks the codes. */
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

/** Fails if `work` changes any table's number of rows, except counted tries. */
export async function withNothingWritten<T>({ db }: Pick<Ctx, "db">, work: () => Promise<T>): Promise<T> {
  const before = await rowCounts(db);
  const result = await work();
  expect(await rowCounts(db)).toEqual(before);
  return result;
}

async function rowCounts(db: Db): Promise<Record<string, number>> {
  const tables = await storedRows<{ name: string }>(
    db,
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not in ('rate_limits', 'failed_sign_ins') order by relname`,
  );
  const counts = sql.join(
    tables.map(({ name }) => sql`select ${sql.raw(`'${name}'`)} as name, count(*)::int as count from ${sql.raw(name)}`),
    sql` union all `,
  );
  return Object.fromEntries(
    (await storedRows<{ name: string; count: number }>(db, counts)).map(({ name, count }) => [name, count]),
  );
}
