// Runs every pair of locking verbs at the same time on the same rows: PostgreSQL finds no deadlock
// (docs/decisions/0146).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import * as v from "valibot";
import { outageOf } from "~/db/outage.server";
import { rowOf } from "~/db/rows.server";
import { asConstraintRefusal } from "~/domain/constraints/constraint-refusals";
import { Refusal } from "~/domain/refusal";
import { testContext } from "../support/database";
import { lockingVerbs, makeWorld } from "../support/locking-verbs";

const ctx = await testContext();
const onServer = inject("template").kind === "postgres";

const names = Object.keys(lockingVerbs);
const everyPair = names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const));
/** `npm test` runs some of them, and `npm run test:all` all. */
const step = Number(process.env.APSIS_LOCK_STEP ?? (process.env.APSIS_TESTS === "once" ? 11 : 1));
const pairs = everyPair.filter((_, at) => at % step === 0);
const timesEach = 2;
/** Number of pairs that share a world, unless one of them ends it. */
const pairsInWorld = 8;

/** PostgreSQL's count of deadlocks; sessions report after a second. */
async function countDeadlocks() {
  await new Promise((done) => setTimeout(done, 1_500));
  await ctx.db.execute(sql`select pg_stat_clear_snapshot()`);
  const { deadlocks } = await rowOf(
    ctx.db,
    v.object({ deadlocks: v.number() }),
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  );
  return deadlocks;
}

/** A refusal, or a lock timeout on a busy machine. */
const isExpected = (error: unknown) =>
  error instanceof Refusal || asConstraintRefusal(error) !== null || outageOf(error) === "busy";

test.runIf(onServer)("no two locking verbs wait for each other", { timeout: 900_000 }, async () => {
  const failures: string[] = [];
  let world = await makeWorld(ctx);
  let runs = 0;
  for (const [one, other] of pairs) {
    const isLast = [one, other].some((name) => lockingVerbs[name]?.ends);
    if (runs >= pairsInWorld || (isLast && runs > 0)) {
      world = await makeWorld(ctx);
      runs = 0;
    }
    runs = isLast ? pairsInWorld : runs + 1;
    const turns = Array.from({ length: timesEach }, (_, turn) => [one, other].map((name) => ({ name, turn }))).flat();
    const outcomes = await Promise.allSettled(
      turns.map(async ({ name, turn }) => lockingVerbs[name]?.run(world, turn)),
    );
    for (const [at, outcome] of outcomes.entries())
      if (outcome.status === "rejected" && !isExpected(outcome.reason))
        failures.push(
          `${turns[at]?.name} beside ${one} and ${other}: ${String(outcome.reason?.cause ?? outcome.reason)}`,
        );
  }
  expect(await countDeadlocks()).toBe(0);
  expect(failures).toEqual([]);
});

const locks =
  /\block[A-Z][A-Za-z]*\(|\bwithCourseLocked\(|\bfor (no key )?update\b|\bfor (key )?share\b|\.for\("(no key )?(update|share)/;
/** Where the locks are defined, code that skips locked rows, and code that locks its own user and nothing else. */
const exceptions = [
  "locks.ts",
  "attempts/begin-attempt.ts",
  "accounts/sign-in.ts",
  "mail/deliver-outbox.ts",
  "limits/count-try.ts",
  "personal-data/build-takeout.ts",
  "credentials/issue-credential.ts",
  "credentials/revoke-credential.ts",
];

test("every domain file that locks rows is in the table of verbs", () => {
  const folder = "app/domain";
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const locking = files.filter((file) => locks.test(readFileSync(join(folder, file), "utf8")));
  const covered = new Set([...exceptions, ...Object.values(lockingVerbs).flatMap(({ covers }) => covers)]);
  expect(locking.filter((file) => !covered.has(file)).sort()).toEqual([]);
});
