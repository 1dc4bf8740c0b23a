// A replica that is wrong or unreachable fails no read. tests/fleet/replica.ts tests a real one.
import { sql } from "drizzle-orm";
import { afterAll, expect, inject, test } from "vitest";
import { openPostgres } from "~/db/postgres.server";
import { rowOf } from "~/db/rows.server";
import { readGradebook } from "~/domain/gradebook/read-gradebook";
import { readOnReplica } from "~/domain/read-on-replica";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { listQuizStudents } from "~/domain/quiz-results/read-quiz-responses";
import * as v from "valibot";
import { addRunningClass } from "../support/builders";
import { testContext } from "../support/database";
import { freePort } from "../support/free-port";

const ctx = await testContext();
const address = await rowOf(ctx.db, v.object({ name: v.string() }), sql`select current_database() as name`);

/** The address of the test's own database, at its server or at another port of it. */
function urlOf(port?: number): string {
  const template = inject("template");
  if (template.kind !== "postgres") throw new Error("A replica is PostgreSQL's.");
  const url = new URL(template.url);
  url.pathname = `/${address.name}`;
  if (port) url.port = String(port);
  return url.href;
}

/** The database opened with a replica at `url`, and the log. */
async function openWith(url: string) {
  const faults: string[] = [];
  const replica = { url, onFault: (error: unknown) => void faults.push(String(error)) };
  const database = await openPostgres(urlOf(), { connections: 4, replica });
  afterAll(() => database.close());
  return { ...database, faults, answered: () => ({ ...database.replica?.answered }) };
}

test("an invalid or unreachable replica is logged once, and the primary answers", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  for (const [url, reason] of [
    [urlOf(), /a standby of the primary/],
    [urlOf(await freePort()), /ECONNREFUSED|Failed query/],
  ] as const) {
    const { db, replica, faults, answered } = await openWith(url);
    const by: SignedInCtx = { ...running.owner.ctx, db, replica };
    const { matrix } = await readGradebook(by, running.sessionId);
    expect(matrix).toBe((await readGradebook(running.owner.ctx, running.sessionId)).matrix);
    expect(await listQuizStudents(by, running.sessionId)).toHaveLength(2);
    expect(faults).toEqual([expect.stringMatching(reason)]);
    expect(answered()).toEqual({ replica: 0, primary: 2 });
  }
});

test("transactions read the primary, and without a replica no extra query runs", async () => {
  const running = await addRunningClass(ctx);
  const { db, replica, answered } = await openWith(urlOf());
  const by: SignedInCtx = { ...running.owner.ctx, db, replica };
  await inTransaction(by, async (inside) => {
    expect(await readOnReplica(inside, async (copy) => copy.db === inside.db)).toBe(true);
  });
  expect(await readOnReplica(running.owner.ctx, async (copy) => copy === running.owner.ctx)).toBe(true);
  expect(answered()).toEqual({ replica: 0, primary: 0 });
});
