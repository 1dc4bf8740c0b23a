import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { copyIn, copyOut } from "~/db/copy-tables.server";
import type { Database } from "~/db/database.server";
import { openEmbedded } from "~/db/embedded.server";
import { migrate } from "~/db/migrate.server";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { recordChange } from "~/domain/audit/record-change";
import { addRunningClass, attemptOf, quizAttemptOf } from "../support/builders";
import { openEmptyDatabase } from "../support/database";
import { storedRows } from "../support/stored-rows";
import { firstOf, onlyOf } from "../support/tuples";

const migrations = "app/db/migrations";
const database = await openEmbedded(null);
afterAll(() => database.close());
await migrate(database, migrations);
const ctx = { db: database.db, now: new Date("2026-03-02T09:00:00Z"), actor: null };

async function copyOf(from: Database): Promise<string[]> {
  const lines: string[] = [];
  await copyOut(from, async (line) => void lines.push(line));
  return lines;
}

async function* streamOf(lines: string[]) {
  yield* lines;
}

const question = {
  text: "Which way is up?",
  score: 1,
  answers: [
    ["Radial", true],
    ["In-track", false],
  ] as [string, boolean][],
};

/** A class with attempts, an entry of the audit trail, and names that are hard to quote. */
async function fill() {
  const running = await addRunningClass(ctx);
  for (const student of running.students) {
    await recordAttempt(student.ctx, attemptOf(running.lesson, running.sessionId, { totalScore: 12.345678901234567 }));
    await recordAttempt(student.ctx, quizAttemptOf(running.quiz, running.sessionId, [question]));
  }
  await recordChange(ctx, {
    action: "user.create",
    subject: { type: "user", id: "1", name: `O'Neill "the \\ quoted"\n\u2028🛰` },
    details: { nested: ["'", "\\"] },
  });
  await database.db
    .execute(sql`insert into sandboxes (id, owner_id, title, content, time_created, last_modified, last_accessed)
    values (gen_random_uuid(), ${running.owner.ctx.actor.userId}, 'two lines', ${'{ "b": 1,\n  "a": 12345678901234567890 }'}, now(), now(), now())`);
  return running;
}

const running = await fill();
const empty = firstOf(await openEmptyDatabase(1));
const target = firstOf(await openEmptyDatabase(1));

test("a copy into an empty database has every table, and every row is the same", async () => {
  const lines = await copyOf(database);
  const stored = await copyIn(empty, streamOf(lines), migrations);
  const [sourceSums, targetSums] = [await copyOut(database, async () => {}), await copyOut(empty, async () => {})];
  expect(targetSums).toEqual(sourceSums);
  expect(stored).toEqual(sourceSums);
  expect(sourceSums.find(({ table }) => table === "attempts")!.rows).toBe(running.students.length * 2);
  expect((await copyOf(empty)).slice(1)).toEqual(
    expect.arrayContaining(lines.slice(1).filter((line) => line.includes("two lines"))),
  );
});

test("a restored database works: foreign keys and triggers apply, best attempts are updated, sequences continue", async () => {
  const student = { ...running.students[0].ctx, db: empty.db };
  await recordAttempt(
    student,
    quizAttemptOf(running.quiz, running.sessionId, [{ ...question, text: "Asked only after the move?" }]),
  );
  await recordAttempt(student, attemptOf(running.lesson, running.sessionId, { totalScore: 99 }));
  const best = firstOf(
    await storedRows<{ score: number }>(
      empty.db,
      sql`select score::int as score from best_attempts
        where user_id = ${student.actor.userId} and scenario_id = ${running.lesson}`,
    ),
  );
  expect(best.score).toBe(99);
  await expect(
    empty.db.execute(sql`insert into sign_ins (id, user_id) values (gen_random_uuid(), gen_random_uuid())`),
  ).rejects.toThrow();
  await expect(empty.db.execute(sql`delete from audit_entries`)).rejects.toThrow();
});

test("a copy into a database with users is refused", async () => {
  const lines = await copyOf(database);
  await expect(copyIn(database, streamOf(lines), migrations)).rejects.toThrow("already has users");
});

test.each<[string, (lines: string[]) => string[], string]>([
  ["cut off", (lines) => lines.slice(0, -1), "is truncated"],
  ["without some rows", (lines) => lines.filter((line) => !line.includes("two lines")), "table sandboxes differs"],
  [
    "with a changed row",
    (lines) => lines.map((line) => line.replace("two lines", "two limes")),
    "table sandboxes differs",
  ],
  ["with an unreadable line", (lines) => [...lines.slice(0, 2), "{", ...lines.slice(2)], "cannot be read"],
  [
    "of a later version",
    (lines) => [lines[0]!.replace("0001_initial.sql", "9999_later.sql"), ...lines.slice(1)],
    "later version",
  ],
  ["of something else", () => ['{"kind":"other"}'], "isn't a database backup"],
])("a copy %s is refused, and nothing is stored", async (_, damage, message) => {
  await expect(copyIn(target, streamOf(damage(await copyOf(database))), migrations)).rejects.toThrow(message);
  const { tables } = onlyOf(
    await storedRows<{ tables: number }>(
      target.db,
      sql`select count(*)::int as tables from information_schema.tables where table_schema = 'public'`,
    ),
  );
  if (tables > 0)
    expect(await storedRows(target.db, sql`select id from users union all select id from attempts`)).toEqual([]);
});
