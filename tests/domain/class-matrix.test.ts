// Compares gradebooks cached by instances with fresh reads while the class plays and changes.
import { and, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { attempts, classSessionStudents, gradeDecisions, users } from "~/db/schema";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { countAttempt, excludeAttempt } from "~/domain/attempts/exclude-attempt";
import type { SignedInCtx } from "~/domain/context";
import { decideGrade } from "~/domain/grades/decide-grade";
import { linesOf, parseMatrix, studentOf } from "~/domain/gradebook/matrix";
import { readGradebook, readGradebookChanges } from "~/domain/gradebook/read-gradebook";
import { addRunningClass, addStudent, attemptOf, unique, type Person, type RunningClass } from "../support/builders";
import { testContext } from "../support/database";
import { firstOf } from "../support/tuples";
import { usualRules } from "~/domain/grades/rules";

const ctx = await testContext();

/** The same database with a separate cache, like another instance. */
const asInstance = (of: SignedInCtx): SignedInCtx => ({ ...of, db: Object.create(of.db) as SignedInCtx["db"] });

/** The rows of an open page after an update: see use-live-rows.ts. */
type OpenPage = { version: string; lines: Map<string, string> };

const linesById = (matrix: string) => new Map(linesOf(matrix).map((line) => [studentOf(line), line]));

async function followChanges(by: SignedInCtx, sessionId: string, page: OpenPage): Promise<OpenPage> {
  const { rows, students, version } = await readGradebookChanges(by, sessionId, page.version);
  const lines = new Map([...page.lines, ...linesById(rows)]);
  if (lines.size === students && page.lines.size === students) return { version, lines };
  const { matrix, version: loaded } = await readGradebook(by, sessionId);
  return { version: loaded, lines: linesById(matrix) };
}

const kinds = ["play", "play", "aside", "aside", "again", "rename", "leave", "join", "vanish", "forget"] as const;
const step = fc.record({
  kind: fc.constantFrom(...kinds),
  who: fc.nat(),
  scenario: fc.nat(2),
  points: fc.integer({ min: 0, max: 100 }),
});
type Step = { kind: (typeof kinds)[number]; who: number; scenario: number; points: number };

async function take({ kind, who, scenario, points }: Step, running: RunningClass, people: Person[]) {
  const person = people[who % people.length];
  const { ctx: by, sessionId } = { ...running.owner, sessionId: running.sessionId };
  if (kind === "join") return void people.push(await addStudent(ctx, running));
  if (!person) return;
  const own = and(eq(attempts.userId, person.id), eq(attempts.classSessionId, sessionId));
  const one = await ctx.db.select({ id: attempts.id, aside: attempts.setAsideAt }).from(attempts).where(own);
  const attempt = one[points % Math.max(1, one.length)];
  if (kind === "play") {
    const { scenarioId } = running.scenarios[scenario]!;
    await recordAttempt(person.ctx, attemptOf(scenarioId, sessionId, { totalScore: points }));
  } else if (kind === "rename") {
    await ctx.db
      .update(users)
      .set({ firstName: unique("First") })
      .where(eq(users.id, person.id));
  } else if (kind === "leave") {
    people.splice(people.indexOf(person), 1);
    await ctx.db.delete(classSessionStudents).where(eq(classSessionStudents.userId, person.id));
  } else if (kind === "vanish") {
    people.splice(people.indexOf(person), 1);
    await ctx.db.execute(sql`delete from users where id = ${person.id}`);
  } else if (kind === "aside" && attempt?.aside === null) await excludeAttempt(by, attempt.id, "a slip");
  else if (kind === "again" && attempt?.aside) await countAttempt(by, attempt.id);
  else if (kind === "forget" && attempt) await ctx.db.delete(attempts).where(eq(attempts.id, attempt.id));
}

const runs = Number(process.env.CLASS_MATRIX_RUNS ?? 15);

test("two instances and an open page always show what a fresh read finds", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 8 }), async (rounds) => {
      const running = await addRunningClass(ctx, { students: 3 });
      const people = [...running.students];
      for (const { ctx: by } of people)
        await recordAttempt(by, attemptOf(running.lesson, running.sessionId, { totalScore: 50 }));
      const instances = [asInstance(running.owner.ctx), asInstance(running.owner.ctx)];
      const read = async (by: SignedInCtx) => {
        const { matrix, columns } = await readGradebook(by, running.sessionId);
        // Cells come in any order.
        return { rows: parseMatrix(matrix, columns.length, usualRules), columns };
      };
      const loaded = await readGradebook(firstOf(instances), running.sessionId);
      let page: OpenPage = { version: loaded.version, lines: linesById(loaded.matrix) };
      for (const round of rounds) {
        // Reads between the writes, so that an instance or the page sees only some of them.
        const steps = round.map((one) => take(one, running, people).catch(asGone));
        const meanwhile = [read(instances[0]!), followChanges(instances[1]!, running.sessionId, page)] as const;
        await Promise.all([...steps, ...meanwhile]);
        page = await meanwhile[1];
        const fresh = await read(asInstance(running.owner.ctx));
        for (const instance of instances) expect(await read(instance)).toEqual(fresh);
        page = await followChanges(instances[1]!, running.sessionId, page);
        const pageRows = parseMatrix([...page.lines.values()].join("\n"), fresh.columns.length, usualRules);
        expect(new Set(pageRows)).toEqual(new Set(fresh.rows));
      }
    }),
    { numRuns: runs },
  );
});

/** Expected: one step removed what the other used. Anything else is a failure. */
function asGone(error: unknown) {
  const text = error instanceof Error ? `${error.name} ${error.message} ${String(error.cause)}` : "";
  if (!/Refusal|foreign key|not found|no longer/i.test(text)) throw error;
}

test("an unchanged class is answered from memory without queries", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const by = asInstance(running.owner.ctx);
  const first = await readGradebook(by, running.sessionId);
  const second = await readGradebook(by, running.sessionId);
  expect(second.matrix).toBe(first.matrix);
  expect(second.columns).toBe(first.columns);
  expect((await readGradebookChanges(by, running.sessionId, second.version)).rows).toBe("");
});

test("a decision that is removed is a change of the gradebook", async () => {
  const { owner, students, sessionId, lesson } = await addRunningClass<1>(ctx, { students: 1 });
  const place = { classSessionId: sessionId, userId: students[0].id, scenarioId: lesson };
  await decideGrade(owner.ctx, place, { kind: "override", points: 5, maxPoints: 10, reason: "By hand." });
  const { version } = await readGradebook(owner.ctx, sessionId);
  await ctx.db.delete(gradeDecisions).where(eq(gradeDecisions.classSessionId, sessionId));
  const { rows } = await readGradebookChanges(owner.ctx, sessionId, version);
  expect(linesOf(rows).map(studentOf)).toEqual([students[0].id]);
});

test("a copy from a database with a higher counter notices its changes", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const by = asInstance(running.owner.ctx);
  await ctx.db.execute(sql`update class_session_students set changed_in = '900000000000'
    where class_session_id = ${running.sessionId}`);
  const { version } = await readGradebook(by, running.sessionId);
  expect((await readGradebookChanges(by, running.sessionId, version)).rows).toBe("");
  const [player] = running.students;
  await recordAttempt(player!.ctx, attemptOf(running.lesson, running.sessionId));
  const { rows } = await readGradebookChanges(by, running.sessionId, version);
  expect(linesOf(rows).map(studentOf)).toEqual([player!.id]);
  expect((await readGradebook(by, running.sessionId)).matrix).toContain(rows);
});
