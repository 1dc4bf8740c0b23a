// Retention: a sweep removes what the dry run says, in small steps that a death in the middle doesn't undo.
import { and, eq, isNull, like, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import {
  attempts,
  auditEntries,
  bestAttempts,
  classSessions,
  courseMembers,
  erasureRequests,
  gradeDecisions,
  leaderboardScores,
  mailOutbox,
  retentionRules,
  retentionWarnings,
  signIns,
  users,
  webhookEvents,
} from "~/db/schema";
import { setEnabled } from "~/domain/accounts/set-enabled";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import type { Ctx } from "~/domain/context";
import { resumeClass } from "~/domain/courses/resume-class";
import { endClass } from "~/domain/courses/run-class";
import { decideGrade } from "~/domain/grades/decide-grade";
import type { RefusalCode } from "~/domain/refusal";
import { kindNames, offeredChoices, type RetentionKind } from "~/domain/retention/retention-kinds";
import { previewRules, readRules, saveRules } from "~/domain/retention/retention-rules";
import { sweepRetention } from "~/domain/retention/sweep-retention";
import { addCourse, addRunningClass, addUser, asSystemAdmin, attemptOf } from "../support/builders";
import { later, testContext } from "../support/database";
import { testSite } from "../support/test-site";
import { firstOf } from "../support/tuples";

const ctx = await testContext();
const sysadmin = asSystemAdmin(ctx);
const day = 24 * 60;
const refusedWith = (code: RefusalCode, work: Promise<unknown>) => expect(work).rejects.toMatchObject({ code });
beforeEach(async () => {
  await ctx.db.delete(retentionRules);
  await ctx.db.delete(mailOutbox);
});

const afterDays = (days: number) => later(ctx, days * day);

async function dryRun(kind: RetentionKind, days: number, organizationId: string | null, at: Ctx = ctx) {
  const reader = { ...sysadmin, now: at.now };
  const run = (await previewRules(reader, organizationId, { [kind]: days })).find((each) => each.kind === kind);
  return run?.counts;
}
const ruleOf = async (kind: RetentionKind, organizationId: string | null) =>
  (await readRules(sysadmin, organizationId)).find((rule) => rule.kind === kind);

const oldMail = (recipient: string, at: Date) => ({
  ...{ id: uuid(), recipient, subject: "", textBody: "", htmlBody: "" },
  ...{ createdAt: at, nextTryAt: at, sentAt: at },
});
const entryOf = (action: string, organizationId: string | null, at: Date) => ({
  ...{ id: uuid(), at, actorName: "", action, subjectType: "user", subjectId: "", subjectName: "", organizationId },
});

test("mails, sign-ins, webhooks, requests and the audit trail: a sweep removes what the dry run says", async () => {
  const old = afterDays(-400).now;
  await ctx.db
    .insert(mailOutbox)
    .values(
      Array.from({ length: 1_203 }, (_, at) => ({ ...oldMail("a@example.org", old), sentAt: at < 1_200 ? old : null })),
    );
  const { id: userId } = await addUser(ctx);
  const times = { createdAt: old, lastSeenAt: old, expiresAt: old };
  await ctx.db.insert(signIns).values([{ id: uuid(), userId, cookieHash: uuid(), ...times }]);
  const event = { type: "webhook.test", occurredAt: old, createdAt: old, data: {}, isSpread: true };
  await ctx.db.insert(webhookEvents).values([{ ...event, organizationId: uuid() }]);
  await ctx.db.insert(erasureRequests).values({ userId, askedAt: old, refusedAt: old, refusal: "No." });
  await ctx.db
    .insert(auditEntries)
    .values([entryOf("user.update", null, old), entryOf("user.failedSignIns", null, old)]);

  const wanted = [
    ["mails", 365, 1_200],
    ["signIns", 365, 1],
    ["webhooks", 90, 1],
    ["declinedErasures", 365, 1],
    ["failedSignIns", 365, 1],
    ["auditTrail", 365, 1],
  ] as const;
  for (const [kind, days, expected] of wanted)
    expect(await dryRun(kind, days, null), kind).toEqual({ now: expected, in30Days: expected });
  await saveRules(sysadmin, null, Object.fromEntries(wanted.map(([kind, days]) => [kind, days])));
  await sweepRetention(ctx, testSite);
  for (const [kind, days, removed] of wanted) {
    expect(await ruleOf(kind, null)).toMatchObject({ days, removed, sweptAt: ctx.now });
    expect((await dryRun(kind, days, null))?.now).toBe(0);
  }
  expect(await ctx.db.$count(mailOutbox, eq(mailOutbox.createdAt, old))).toBe(3);
  const swept = await ctx.db.select().from(auditEntries).where(eq(auditEntries.action, "retention.sweep"));
  expect(swept.map(({ details }) => details)).toContainEqual({ kind: "mails", days: 365, removed: 1_200 });
});

test("without a choice, mails and the audit trail stay, and sign-ins and webhooks go after 30 days", async () => {
  const old = afterDays(-31).now;
  const event = { type: "webhook.test", occurredAt: old, data: {}, isSpread: true, organizationId: uuid() };
  await ctx.db.insert(webhookEvents).values([
    { ...event, createdAt: old },
    { ...event, createdAt: afterDays(-29).now },
  ]);
  await ctx.db.insert(mailOutbox).values(oldMail("c@example.org", afterDays(-4_000).now));
  await sweepRetention(ctx, testSite);
  expect(await ctx.db.$count(webhookEvents, eq(webhookEvents.organizationId, event.organizationId))).toBe(1);
  expect(await ctx.db.$count(mailOutbox, eq(mailOutbox.recipient, "c@example.org"))).toBe(1);
  expect((await readRules(sysadmin, null)).map(({ kind, days }) => [kind, days])).toEqual([
    ["leftAttempts", null],
    ["signIns", 30],
    ["failedSignIns", null],
    ["auditTrail", null],
    ["mails", null],
    ["webhooks", 30],
    ["declinedErasures", null],
    ["copies", 1],
    ["deleted", 30],
  ]);
});

test("an organization keeps its own data for a shorter time, and never longer than the installation", async () => {
  const { organizationId } = await addCourse(ctx);
  const { ctx: admin } = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const other = await addCourse(ctx);
  const at = afterDays(-800).now;
  await ctx.db
    .insert(auditEntries)
    .values([entryOf("user.update", organizationId, at), entryOf("user.update", other.organizationId, at)]);
  await saveRules(sysadmin, null, { auditTrail: 1_095 });
  await refusedWith("invalid", saveRules(admin, organizationId, { auditTrail: 1_825 }));
  await saveRules(admin, organizationId, { auditTrail: 730 });
  await sweepRetention(ctx, testSite);
  const left = (id: string) =>
    ctx.db.$count(auditEntries, and(eq(auditEntries.organizationId, id), eq(auditEntries.action, "user.update")));
  expect([await left(organizationId), await left(other.organizationId)]).toEqual([0, 1]);
  // A shorter time of the installation applies to everybody.
  await saveRules(sysadmin, null, { auditTrail: 365 });
  expect(await ruleOf("auditTrail", organizationId)).toMatchObject({ days: 365, chosen: 730, limit: 365 });
  await saveRules(admin, organizationId, { auditTrail: null });
  expect(await ruleOf("auditTrail", organizationId)).toMatchObject({ days: 365, chosen: null });
  await sweepRetention(ctx, testSite);
  expect(await left(other.organizationId)).toBe(0);
});

async function classThatEnded() {
  const running = await addRunningClass<3>(ctx, { students: 3 });
  const { organizationId, owner, students, sessionId, lesson } = running;
  const { ctx: admin, userName } = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  for (const student of students) await recordAttempt(student.ctx, attemptOf(lesson, sessionId));
  const place = { classSessionId: sessionId, userId: students[0].id, scenarioId: lesson };
  await decideGrade(owner.ctx, place, { kind: "excuse", reason: "Ill." });
  return { ...running, admin, address: `${userName}@example.org` };
}
const attemptsOf = (sessionId: string, userId: string) =>
  ctx.db.$count(attempts, and(eq(attempts.classSessionId, sessionId), eq(attempts.userId, userId)));
const warnings = (recipient: string) =>
  ctx.db.$count(mailOutbox, and(eq(mailOutbox.recipient, recipient), like(mailOutbox.subject, "%old attempts%")));

test("attempts of people who left go 30 days after administrators were warned, with grades and standings", async () => {
  const { organizationId, owner, students, sessionId, id: courseId, admin, address } = await classThatEnded();
  const [disabled, gone, stays] = students;
  await saveRules(admin, organizationId, { leftAttempts: 365 });
  await setEnabled(admin, disabled.id, false);
  // While the class runs, nothing is due, however old it is.
  expect((await dryRun("leftAttempts", 365, organizationId, afterDays(4_000)))?.now).toBe(0);
  await sweepRetention(afterDays(4_000), testSite);
  await endClass(owner.ctx, courseId, {});
  await ctx.db.update(retentionRules).set({ sweptAt: null });
  await ctx.db
    .delete(courseMembers)
    .where(and(eq(courseMembers.courseId, courseId), eq(courseMembers.userId, gone.id)));

  expect(await dryRun("leftAttempts", 365, organizationId, afterDays(340))).toEqual({ now: 0, in30Days: 2 });
  await sweepRetention(afterDays(340), testSite);
  expect(await warnings(address)).toBe(1);
  const [mail] = await ctx.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, address));
  expect(mail?.textBody).toContain("2 people who left their classes");
  expect(mail?.textBody).toContain(`/admin/organizations/${organizationId}/retention`);
  await sweepRetention(afterDays(366), testSite);
  // Due, but the warning is 26 days old.
  expect([await attemptsOf(sessionId, disabled.id), await warnings(address)]).toEqual([1, 1]);

  expect((await dryRun("leftAttempts", 365, organizationId, afterDays(371)))?.now).toBe(2);
  await sweepRetention(afterDays(371), testSite);
  expect(await ruleOf("leftAttempts", organizationId)).toMatchObject({ removed: 2 });
  for (const { id } of [disabled, gone]) expect(await attemptsOf(sessionId, id)).toBe(0);
  expect(await attemptsOf(sessionId, stays.id)).toBe(1);
  expect(await ctx.db.$count(bestAttempts, eq(bestAttempts.classSessionId, sessionId))).toBe(1);
  expect(await ctx.db.$count(gradeDecisions, eq(gradeDecisions.classSessionId, sessionId))).toBe(0);
  const ofClass = eq(leaderboardScores.classSessionId, sessionId);
  expect(await ctx.db.$count(leaderboardScores, and(ofClass, eq(leaderboardScores.userId, gone.id)))).toBe(0);
  const everywhere = and(isNull(leaderboardScores.classSessionId), eq(leaderboardScores.userId, gone.id));
  expect(await ctx.db.$count(leaderboardScores, everywhere)).toBeGreaterThan(0);
  expect(await ctx.db.$count(classSessions, eq(classSessions.id, sessionId))).toBe(1);
});

test("people who come back keep their attempts, and a class that goes on keeps all of them", async () => {
  const { organizationId, owner, students, sessionId, id: courseId, admin, address } = await classThatEnded();
  const [back, resumed] = students;
  for (const { id } of [back, resumed]) await setEnabled(admin, id, false);
  await endClass(owner.ctx, courseId, {});
  await saveRules(admin, organizationId, { leftAttempts: 365 });
  await sweepRetention(afterDays(400), testSite);
  expect(await warnings(address)).toBe(1);
  await setEnabled(admin, back.id, true);
  await sweepRetention(afterDays(420), testSite);
  const ofClass = eq(retentionWarnings.classSessionId, sessionId);
  expect(await ctx.db.$count(retentionWarnings, ofClass)).toBe(1);
  await resumeClass(owner.ctx, courseId);
  await sweepRetention(afterDays(440), testSite);
  for (const { id } of students) expect(await attemptsOf(sessionId, id)).toBe(1);
  expect(await ctx.db.$count(retentionWarnings, ofClass)).toBe(0);
  // Leaving again is a new warning.
  await setEnabled(admin, back.id, false);
  await endClass({ ...owner.ctx, now: afterDays(441).now }, courseId, {});
  await sweepRetention(afterDays(441 + 366), testSite);
  expect([await attemptsOf(sessionId, back.id), await warnings(address)]).toEqual([1, 2]);
});

test.each<[string, (ended: Awaited<ReturnType<typeof classThatEnded>>) => Promise<unknown>]>([
  [
    "a class that was resumed and ended again within a day",
    async ({ owner, id }) => {
      await resumeClass({ ...owner.ctx, now: afterDays(401).now }, id);
      await endClass({ ...owner.ctx, now: afterDays(401.5).now }, id, {});
    },
  ],
  [
    "a person who was enabled and disabled again within a day",
    async ({ admin, students }) => {
      await setEnabled(admin, students[0].id, true);
      await setEnabled(admin, students[0].id, false);
    },
  ],
  [
    "a person who was added to the course and removed again within a day",
    async ({ id: courseId, students: [{ id: userId }] }) => {
      const isMember = and(eq(courseMembers.courseId, courseId), eq(courseMembers.userId, userId));
      await ctx.db.delete(courseMembers).where(isMember);
      await ctx.db.insert(courseMembers).values({ courseId, userId, joinedAt: afterDays(401).now });
      await ctx.db.delete(courseMembers).where(isMember);
    },
  ],
])("%s gets a new warning before anything goes", async (_, comeBack) => {
  const ended = await classThatEnded();
  const { organizationId, owner, students, sessionId, id, admin, address } = ended;
  await setEnabled(admin, students[0].id, false);
  await endClass(owner.ctx, id, {});
  await saveRules(admin, organizationId, { leftAttempts: 365 });
  await sweepRetention(afterDays(400), testSite);
  await comeBack(ended);
  for (const [days, state] of [
    [402 + 365, [1, 2]],
    [402 + 365 + 31, [0, 2]],
  ] as const) {
    await sweepRetention(afterDays(days), testSite);
    expect([await attemptsOf(sessionId, students[0].id), await warnings(address)]).toEqual(state);
  }
});

/** A server that takes one step of a sweep, and dies in the second. */
function dyingServer() {
  let steps = 0;
  return {
    ...ctx,
    db: new Proxy(ctx.db, {
      get(db, name) {
        // The first step ends, the second dies with its process.
        if (name === "transaction" && steps++ > 0) throw new Error("The process has died.");
        const value: unknown = Reflect.get(db, name);
        return typeof value === "function" ? value.bind(db) : value;
      },
    }),
  };
}

test("two servers sweep a rule once, and what a dying one leaves is removed in the next round", async () => {
  const old = afterDays(-100).now;
  const isOld = eq(mailOutbox.recipient, "b@example.org");
  await ctx.db.insert(mailOutbox).values(Array.from({ length: 700 }, () => oldMail("b@example.org", old)));
  await saveRules(sysadmin, null, { mails: 90 });
  await expect(sweepRetention(dyingServer(), testSite)).rejects.toThrow("died");
  const left = await ctx.db.$count(mailOutbox, isOld);
  await Promise.all([sweepRetention(ctx, testSite), sweepRetention(ctx, testSite)]);
  expect(await ctx.db.$count(mailOutbox, isOld)).toBe(0);
  expect(left).toBe(200);
  expect(await ruleOf("mails", null)).toMatchObject({ removed: 700 });
});

test("what was removed before a rule changes in the middle of its sweep is in the audit trail", async () => {
  const old = afterDays(-100).now;
  await ctx.db.insert(mailOutbox).values(Array.from({ length: 700 }, () => oldMail("c@example.org", old)));
  await saveRules(sysadmin, null, { mails: 90 });
  await expect(sweepRetention(dyingServer(), testSite)).rejects.toThrow("died");
  await saveRules(sysadmin, null, { mails: 30 });
  await sweepRetention(ctx, testSite);
  const entries = await ctx.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.action, "retention.sweep"), isNull(auditEntries.actorId)))
    .orderBy(auditEntries.id);
  expect(entries.map(({ details }) => details).slice(-2)).toEqual([
    { kind: "mails", days: 90, removed: 500 },
    { kind: "mails", days: 30, removed: 200 },
  ]);
});

test("a longer time that an organization chose earlier stays in its list", () => {
  expect(offeredChoices("mails", 90, 365)).toEqual([30, 90, 365]);
  expect(offeredChoices("mails", 90, 30)).toEqual([30, 90]);
  expect(offeredChoices("mails", null, null)).toEqual([30, 90, 180, 365, 730]);
});

test("a server that stops begins no step, and a rule that fails doesn't hold up the others", async () => {
  const old = afterDays(-100).now;
  await ctx.db.insert(mailOutbox).values(oldMail("d@example.org", old));
  await saveRules(sysadmin, null, { mails: 90 });
  await sweepRetention(ctx, testSite, AbortSignal.abort());
  expect(await ctx.db.$count(mailOutbox, eq(mailOutbox.recipient, "d@example.org"))).toBe(1);
  // The first rule that is looked at.
  await ctx.db.insert(retentionRules).values({ id: "00000000-0000-7000-8000-000000000000", kind: "unknown", days: 1 });
  await expect(sweepRetention(ctx, testSite)).rejects.toThrow();
  expect(await ctx.db.$count(mailOutbox, eq(mailOutbox.recipient, "d@example.org"))).toBe(0);
});

test("an entry that the stream hasn't delivered yet stays until it has", async () => {
  const entry = entryOf("user.enable", uuid(), afterDays(-800).now);
  await ctx.db.insert(auditEntries).values(entry);
  await ctx.db.execute(sql`insert into audit_outbox (entry_id) values (${entry.id})`);
  await saveRules(sysadmin, null, { auditTrail: 365 });
  await sweepRetention(ctx, testSite);
  expect(await ctx.db.$count(auditEntries, eq(auditEntries.id, entry.id))).toBe(1);
  await ctx.db.execute(sql`delete from audit_outbox where entry_id = ${entry.id}`);
  await sweepRetention(afterDays(1), testSite);
  expect(await ctx.db.$count(auditEntries, eq(auditEntries.id, entry.id))).toBe(0);
});

test("rules need the right administrator and a proof, and each change is in the audit trail", async () => {
  const { organizationId, students } = await addRunningClass(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const foreign = await addUser(ctx, {
    role: "OrganizationAdmin",
    organizationId: (await addCourse(ctx)).organizationId,
  });
  await refusedWith("notFound", readRules(foreign.ctx, organizationId));
  await refusedWith("notFound", previewRules(foreign.ctx, organizationId, { mails: 30 }));
  await refusedWith("notFound", saveRules(foreign.ctx, organizationId, { mails: 30 }));
  await refusedWith("forbidden", previewRules(admin.ctx, null, { mails: 30 }));
  await refusedWith("forbidden", saveRules(firstOf(students).ctx, organizationId, { mails: 30 }));
  const { provedAt: _, ...actor } = admin.ctx.actor;
  await refusedWith("proofRequired", saveRules({ ...admin.ctx, actor }, organizationId, { mails: 30 }));
  await refusedWith("invalid", saveRules(sysadmin, null, { signIns: null }));
  await refusedWith("invalid", saveRules(admin.ctx, organizationId, { mails: 1 }));
  // What nobody can choose is ignored.
  await saveRules(admin.ctx, organizationId, { mails: 30, copies: 400 });
  await saveRules(admin.ctx, organizationId, { mails: 30 });
  const entries = await ctx.db.select().from(auditEntries).where(eq(auditEntries.organizationId, organizationId));
  expect(entries.filter(({ action }) => action === "retention.change").map(({ details }) => details)).toEqual([
    { kind: "mails", from: null, to: 30 },
  ]);
  expect((await previewRules(admin.ctx, organizationId, {})).map(({ kind }) => kind)).toEqual(kindNames);
  expect(await ctx.db.$count(users, eq(users.organizationId, organizationId))).toBeGreaterThan(0);
});
