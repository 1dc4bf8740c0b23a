// The API's functions in the test's process, for tests that replace the clock, the payment provider or the permissions.
// Other tests call the built server (rest-api.ts).
import pino from "pino";
import type { Ctx } from "~/domain/context";
import { readEnvironment } from "~/http/environment.server";
import { usePlatform } from "~/http/platform.server";
import { readDocument } from "../../functions/api/reference";
import { findFunction } from "../../server/functions";
import { testPassword, type Person } from "./builders";
import { openTestDatabase } from "./database";
import { judgeBy, type Judge } from "./documented";
import { readAnswer, requestOf, type CallOptions } from "./rest-api";

/** A context at the present time. An error in the functions' log fails the test. */
export async function testPlatform(environment: Record<string, string> = {}): Promise<Ctx> {
  const database = await openTestDatabase();
  const log = pino({ level: "error" }, { write: (line: string) => console.error(line) });
  const env = readEnvironment({ SESSION_SECRET: "a secret of the tests, 32 characters", DEMO: "0", ...environment });
  usePlatform({ env, database, log });
  return { db: database.db, now: new Date(), actor: null };
}

let judge: Promise<Judge> | null = null;

export async function callInProcess(method: string, path: string, options: CallOptions = {}) {
  const request = new Request(`http://apsis.test/api${path}`, requestOf(method, options));
  const response = await findFunction(new URL(request.url).pathname)!.fetch(request);
  judge ??= readDocument().then(judgeBy);
  return await readAnswer(method, path, response, async (exchange) => (await judge!)(exchange));
}

export async function tokenInProcess({ userName: username }: Pick<Person, "userName">): Promise<string> {
  return (await callInProcess("POST", "/auth/session", { body: { username, password: testPassword } })).body
    .accessToken;
}
