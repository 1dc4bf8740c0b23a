// A grade is what attempts and decisions make of it: page, CSV, API and the student's page show the same.
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { auditEntries, gradeDecisions } from "~/db/schema";
import { countAttempt, excludeAttempt } from "~/domain/attempts/exclude-attempt";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { deleteUser } from "~/domain/accounts/delete-user";
import { listDeletions } from "~/domain/deletions/list-deletions";
import { listGrades } from "~/domain/gradebook/list-grades";
import { readDecisionsSince } from "~/domain/gradebook/read-decisions";
import { readGradebook, readGradebookChanges } from "~/domain/gradebook/read-gradebook";
import { decideGrade, withdrawDecision, type GradePlace } from "~/domain/grades/decide-grade";
import type { Decision } from "~/domain/grades/decision-input";
import { changeGradingRules } from "~/domain/gradebook/change-grading";
import { gradeOf, pointsOf, type Grade } from "~/domain/grades/grade";
import { countings, usualRules, type GradingRules } from "~/domain/grades/rules";
import { restoreDeleted } from "~/domain/restoration/restore-deleted";
import { readOwnResults } from "~/domain/results/read-own-results";
import { addRunningClass, addUser, attemptOf, type RunningClass } from "../support/builders";
import { later, testContext } from "../support/database";
import { everywhere, readEverywhere } from "../support/grades-everywhere";

const ctx = await testContext();

const placeIn = ({ sessionId, students, lesson }: RunningClass, student = 0): GradePlace => ({
  classSessionId: sessionId,
  userId: students[student]!.id,
  scenarioId: lesson,
});

async function play(running: RunningClass, totalScore: number, minutes: number) {
  const attempt = attemptOf(running.lesson, running.sessionId, { totalScore });
  await recordAttempt(later(running.students[0]!.ctx, minutes), attempt);
  return attempt.attemptId;
}

const override = (points: number): Decision => ({ kind: "override", points, maxPoints: 100, reason: "Oral exam." });
const excuse: Decision = { kind: "excuse", reason: "Was ill." };
const adjust = (points: number): Decision => ({ kind: "adjust", points, reason: "A hint was missing." });

test("an instructor excuses, overrides and adjusts a grade, and each is shown the same everywhere", async () => {
  const running = await addRunningClass(ctx);
  await play(running, 60, 1);
  const { owner } = running;
  const grades: Grade[] = [];
  for (const decision of [excuse, override(80), adjust(15), adjust(90), adjust(-90)]) {
    grades.push((await decideGrade(owner.ctx, placeIn(running), decision)).grade);
    expect(await readEverywhere(running)).toEqual(everywhere(grades.at(-1)!));
  }
  const of100 = (score: number) => ({ score, maxScore: 100 });
  expect(grades).toEqual(["excused", of100(80), of100(75), of100(100), of100(0)]);
});

test("an override stays whatever is handed in later, and an adjustment moves with the best attempt", async () => {
  const running = await addRunningClass(ctx);
  await play(running, 60, 1);
  await decideGrade(running.owner.ctx, placeIn(running), override(70));
  await play(running, 90, 2);
  expect(await readEverywhere(running)).toEqual(everywhere({ score: 70, maxScore: 100 }));
  await decideGrade(running.owner.ctx, placeIn(running), adjust(5));
  expect(await readEverywhere(running)).toEqual(everywhere({ score: 95, maxScore: 100 }));
});

test("undoing a decision brings back the one before it, and leaves later ones alone", async () => {
  const running = await addRunningClass(ctx);
  const { owner, sessionId } = running;
  await play(running, 60, 1);
  const first = await decideGrade(owner.ctx, placeIn(running), override(70));
  const second = await decideGrade(owner.ctx, placeIn(running), excuse);
  const third = await decideGrade(owner.ctx, placeIn(running), override(90));
  await withdrawDecision(owner.ctx, second.decisionId, sessionId);
  expect(await readEverywhere(running)).toEqual(everywhere({ score: 90, maxScore: 100 }));
  await withdrawDecision(owner.ctx, third.decisionId, sessionId);
  expect(await readEverywhere(running)).toEqual(everywhere({ score: 70, maxScore: 100 }));
  await expect(withdrawDecision(owner.ctx, third.decisionId, sessionId)).rejects.toMatchObject({ code: "conflict" });
  await withdrawDecision(owner.ctx, first.decisionId, sessionId);
  expect(await readEverywhere(running)).toEqual(everywhere({ score: 60, maxScore: 100 }));
  const kinds = (await readDecisionsSince(owner.ctx, sessionId, 0)).map(({ kind }) => kind);
  expect(kinds).toEqual(["override", "excuse", "override", "withdraw", "withdraw", "withdraw"]);
});

test("a note changes no grade, and no student reads it", async () => {
  const running = await addRunningClass(ctx);
  await play(running, 60, 1);
  const { owner, sessionId, students } = running;
  const { decisionId } = await decideGrade(owner.ctx, placeIn(running), { kind: "note", reason: "Look at the burn." });
  expect(await readEverywhere(running)).toEqual(everywhere({ score: 60, maxScore: 100 }));
  expect((await readOwnResults(students[0]!.ctx, sessionId)).decisions).toEqual([]);
  await expect(withdrawDecision(owner.ctx, decisionId, sessionId)).rejects.toMatchObject({ code: "conflict" });
});

test("a student reads the reason of the decision that stands, but not who made it", async () => {
  const running = await addRunningClass(ctx);
  await decideGrade(running.owner.ctx, placeIn(running), override(50));
  await decideGrade(running.owner.ctx, placeIn(running), excuse);
  const { decisions } = await readOwnResults(running.students[0]!.ctx, running.sessionId);
  expect(decisions).toMatchObject([{ kind: "excuse", reason: "Was ill.", by: "" }]);
});

test("without an attempt that counts there is nothing to adjust, and the grade of an excluded attempt goes with it", async () => {
  const running = await addRunningClass(ctx);
  const { owner } = running;
  await expect(decideGrade(owner.ctx, placeIn(running), adjust(5))).rejects.toMatchObject({ code: "conflict" });
  const attemptId = await play(running, 60, 1);
  await decideGrade(owner.ctx, placeIn(running), adjust(5));
  await excludeAttempt(later(owner.ctx, 2), attemptId, "Flown by somebody else.");
  expect(await readEverywhere(running)).toEqual(everywhere(null));
  await countAttempt(later(owner.ctx, 3), attemptId);
  expect(await readEverywhere(running)).toEqual(everywhere({ score: 65, maxScore: 100 }));
});

test("of two decisions at once both are stored, the later one counts, and its answer names the author of the other", async () => {
  const running = await addRunningClass(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: running.organizationId });
  const decisions = await Promise.all([
    decideGrade(running.owner.ctx, placeIn(running), override(70), null),
    decideGrade(admin.ctx, placeIn(running), override(80), null),
  ]);
  const told = decisions.map(({ overtook }) => overtook).filter((by) => by !== null);
  expect(told).toHaveLength(1);
  const [first, second] = await readDecisionsSince(running.owner.ctx, running.sessionId, 0);
  expect(told).toEqual([first!.by]);
  expect(second).toMatchObject({ isStanding: true, replaces: first!.id });
});

test("nobody outside the course decides, and about nobody outside the class", async () => {
  const running = await addRunningClass(ctx);
  const other = await addRunningClass(ctx);
  const isMissing = { code: "notFound" };
  await expect(decideGrade(other.owner.ctx, placeIn(running), excuse)).rejects.toMatchObject(isMissing);
  const own = decideGrade(running.students[0]!.ctx, placeIn(running), excuse);
  await expect(own).rejects.toMatchObject({ code: "forbidden" });
  const stranger = { ...placeIn(running), userId: other.students[0]!.id };
  await expect(decideGrade(running.owner.ctx, stranger, excuse)).rejects.toMatchObject(isMissing);
  const elsewhere = { ...placeIn(running), scenarioId: "01900000-0000-7000-8000-000000000000" };
  await expect(decideGrade(running.owner.ctx, elsewhere, excuse)).rejects.toMatchObject(isMissing);
  const { decisionId } = await decideGrade(running.owner.ctx, placeIn(running), excuse);
  await expect(withdrawDecision(other.owner.ctx, decisionId, other.sessionId)).rejects.toMatchObject(isMissing);
  await expect(withdrawDecision(other.owner.ctx, decisionId, running.sessionId)).rejects.toMatchObject(isMissing);
});

test("an open gradebook learns of a decision, and the audit trail has it with the grade before and after", async () => {
  const running = await addRunningClass(ctx);
  await play(running, 60, 1);
  const { version } = await readGradebook(running.owner.ctx, running.sessionId);
  await decideGrade(running.owner.ctx, placeIn(running), excuse);
  const { rows } = await readGradebookChanges(running.owner.ctx, running.sessionId, version);
  expect(rows.split("\n")).toHaveLength(1);
  expect(rows).toContain(running.students[0]!.id);
  const trail = await ctx.db.select().from(auditEntries).where(eq(auditEntries.action, "grade.decide"));
  expect(trail.find(({ subjectId }) => subjectId === running.students[0]!.id)?.details).toMatchObject({
    ...{ kind: "excuse", reason: "Was ill.", from: "60/100", to: "excused" },
  });
});

test("a restored student has the decisions again", async () => {
  const running = await addRunningClass(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: running.organizationId });
  await decideGrade(running.owner.ctx, placeIn(running), override(70));
  await deleteUser(admin.ctx, running.students[0]!.id);
  expect(await ctx.db.$count(gradeDecisions, eq(gradeDecisions.classSessionId, running.sessionId))).toBe(0);
  const { rows } = await listDeletions(admin.ctx, {
    q: "",
    sort: "deletedAt",
    descending: true,
    page: 1,
    pageSize: 10,
  });
  await restoreDeleted(admin.ctx, rows[0]!.id);
  expect(await readEverywhere(running)).toEqual(everywhere({ score: 70, maxScore: 100 }));
});

type Step =
  | { do: "play"; score: number }
  | { do: "decide"; decision: Decision }
  | { do: "withdraw"; place: number }
  | { do: "exclude"; place: number }
  | { do: "rules"; rules: GradingRules };

const points = fc.integer({ min: 0, max: 100 });
const step: fc.Arbitrary<Step> = fc.oneof(
  points.map((score): Step => ({ do: "play", score })),
  fc
    .oneof(
      fc.constant(excuse),
      points.map(override),
      fc
        .integer({ min: -120, max: 120 })
        .filter((change) => change !== 0)
        .map(adjust),
      fc.constant<Decision>({ kind: "note", reason: "A note." }),
    )
    .map((decision): Step => ({ do: "decide", decision })),
  fc.nat(5).map((place): Step => ({ do: "withdraw", place })),
  fc.nat(3).map((place): Step => ({ do: "exclude", place })),
  fc
    .record({ counting: fc.constantFrom(...countings), maxAttempts: fc.option(fc.integer({ min: 1, max: 3 })) })
    .map((counted): Step => ({ do: "rules", rules: { ...usualRules, ...counted } })),
);

async function readAt(running: RunningClass, at: Date): Promise<Grade> {
  const { grades } = await listGrades(running.owner.ctx, running.sessionId, { page: 1, pageSize: 500, at });
  const grade = grades.find(({ userId }) => userId === running.students[0]!.id);
  if (!grade) return null;
  return grade.state === "excused" ? "excused" : { score: grade.score ?? 0, maxScore: grade.maxScore ?? 0 };
}

/** The points that count of scores out of 100, in order. */
function reckon(scores: number[], { counting, maxAttempts }: GradingRules): Grade {
  const allowed = scores.filter((_, place) => maxAttempts === null || place < maxAttempts);
  if (allowed.length === 0) return null;
  const mean = Math.floor(allowed.reduce((sum, score) => sum + score, 0) / allowed.length);
  const score = { best: Math.max(...allowed), last: allowed.at(-1)!, first: allowed[0]!, mean }[counting];
  return { score, maxScore: 100 };
}

test("whatever is played, decided, undone and excluded by whatever rules, all show what a second reckoning gives, and each earlier moment what it gave then", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const running = await addRunningClass(ctx);
      const { owner, sessionId } = running;
      const attempts: { id: string; score: number; isOut: boolean }[] = [];
      const decided: { id: string; decision: Decision; isBack: boolean }[] = [];
      let rules = usualRules;
      const best = () =>
        reckon(
          attempts.filter(({ isOut }) => !isOut).map(({ score }) => score),
          rules,
        );
      const reckonGrade = () => {
        const standing = decided.findLast(({ decision, isBack }) => !isBack && decision.kind !== "note")?.decision;
        return standing && standing.kind !== "note" ? gradeOf(pointsOf(best()), standing) : best();
      };
      const expected: Grade[] = [];
      for (const [minute, one] of steps.entries()) {
        if (one.do === "play")
          attempts.push({ id: await play(running, one.score, minute + 1), score: one.score, isOut: false });
        if (one.do === "decide" && !(one.decision.kind === "adjust" && best() === null)) {
          const { decisionId } = await decideGrade(later(owner.ctx, minute + 1), placeIn(running), one.decision);
          decided.push({ id: decisionId, decision: one.decision, isBack: false });
        }
        if (one.do === "rules") {
          rules = one.rules;
          await changeGradingRules(later(owner.ctx, minute + 1), running.id, rules, 0);
        }
        const decision = one.do === "withdraw" ? decided[one.place] : undefined;
        if (decision && !decision.isBack && decision.decision.kind !== "note") {
          await withdrawDecision(later(owner.ctx, minute + 1), decision.id, sessionId);
          decision.isBack = true;
        }
        const attempt = one.do === "exclude" ? attempts[one.place] : undefined;
        if (attempt && !attempt.isOut) {
          await excludeAttempt(later(owner.ctx, minute + 1), attempt.id, "A test.");
          attempt.isOut = true;
        }
        expected.push(reckonGrade());
      }
      expect(await readEverywhere(running)).toEqual(everywhere(expected.at(-1) ?? null));
      const earlier = await Promise.all(steps.map((_, minute) => readAt(running, later(ctx, minute + 1).now)));
      expect(earlier).toEqual(expected);
    }),
    { numRuns: 20 },
  );
});

test("each kind of decision has the points that it needs, and no others", async () => {
  const running = await addRunningClass(ctx);
  const { id: userId } = await addUser(ctx, { role: "User" });
  const insert = (kind: string, given: string) =>
    ctx.db
      .execute(sql`insert into grade_decisions (id, class_session_id, user_id, scenario_id, kind, points, max_points,
        reason, decider_name, decided_at)
      select gen_random_uuid(), ${running.sessionId}, ${userId}, ${running.lesson}, ${kind}, ${sql.raw(given)}, '', '', now()`);
  await expect(insert("override", "101, 100")).rejects.toThrow();
  await expect(insert("override", "null, null")).rejects.toThrow();
  await expect(insert("adjust", "0, null")).rejects.toThrow();
  await expect(insert("excuse", "1, null")).rejects.toThrow();
});
