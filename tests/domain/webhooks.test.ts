// Events of webhooks: written with the facts, made into deliveries, tried again, and given up.
import { asc, eq } from "drizzle-orm";
import { randomBytes } from "node:crypto";
import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { auditEntries, mailOutbox, webhookDeliveries, webhookEndpoints, webhookEvents } from "~/db/schema";
import { countAttempt, excludeAttempt } from "~/domain/attempts/exclude-attempt";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import type { SignedInCtx } from "~/domain/context";
import type { RefusalCode } from "~/domain/refusal";
import { resumeClass } from "~/domain/courses/resume-class";
import { endClass } from "~/domain/courses/run-class";
import { readFinalGradesPage } from "~/domain/gradebook/final-grades";
import { submitGrades } from "~/domain/gradebook/submit-grades";
import { removeMember } from "~/domain/enrolment/change-members";
import { sweepRetention } from "~/domain/retention/sweep-retention";
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  replayDelivery,
  rotateSecret,
  sendTest,
  switchEndpoint,
} from "~/domain/webhooks/change-endpoint";
import { claimDeliveries, deliverWebhook, spreadEvents, type CallWebhook } from "~/domain/webhooks/deliver-webhook";
import { readDelivery, readWebhook, readWebhooks } from "~/domain/webhooks/read-webhooks";
import { secretTextOf } from "~/domain/webhooks/sign-webhook";
import { exampleOf } from "~/domain/webhooks/webhook-examples";
import { maxEndpoints, nextTryAt, webhookEventTypes, type WebhookEventType } from "~/domain/webhooks/webhook-rules";
import { addCourse, addOrganization, addRunningClass, addStudent, addUser, attemptOf } from "../support/builders";
import { later, testContext } from "../support/database";

const ctx = await testContext();
// Events of the test before would be delivered with the next ones.
beforeEach(() => ctx.db.delete(webhookEvents));

const keys = ["a key for secrets, with 32 characters"];
const site = { url: "https://apsis.example", productName: "Apsis", supportEmail: "support@apsis.example" };
const anyAddress = () => true;
const refusedWith = (code: RefusalCode, work: Promise<unknown>) => expect(work).rejects.toMatchObject({ code });
const newSecret = () => ({ key: uuid(), secret: secretTextOf(randomBytes(32)), keys });

async function addEndpoint(
  admin: SignedInCtx,
  organizationId: string,
  events: readonly WebhookEventType[] = webhookEventTypes,
) {
  const secret = newSecret();
  const fields = { address: "https://lms.example/hook", events };
  await createEndpoint(admin, organizationId, fields, secret, anyAddress);
  return secret.key;
}

async function addSchool(events?: readonly WebhookEventType[]) {
  const organizationId = await addOrganization(ctx);
  const { ctx: admin } = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  return { organizationId, admin, endpointId: await addEndpoint(admin, organizationId, events) };
}

const eventsOf = async (organizationId: string) =>
  ctx.db
    .select({ type: webhookEvents.type, data: webhookEvents.data, occurredAt: webhookEvents.occurredAt })
    .from(webhookEvents)
    .where(eq(webhookEvents.organizationId, organizationId))
    .orderBy(asc(webhookEvents.createdAt));

/** Delivers what is due at a time; returns the calls. */
async function deliverAt(at: { db: typeof ctx.db; now: Date }, answer: Awaited<ReturnType<CallWebhook>>) {
  const calls: { address: string; headers: Record<string, string>; body: string }[] = [];
  const now = { ...at, actor: null };
  while ((await spreadEvents(now)) > 0);
  for (const delivery of await claimDeliveries(now, [], 100))
    await deliverWebhook(
      now,
      delivery,
      async (address, headers, body) => (calls.push({ address, headers, body }), answer),
      keys,
      site,
    );
  return calls;
}

const ok = { answer: { status: 204, headers: { "set-cookie": "a=1", server: "lms" }, body: "fi\0ne" } };
const stateOf = async (endpointId: string) =>
  (await ctx.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpointId)))[0];
const deliveriesOf = (endpointId: string) =>
  ctx.db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .orderBy(asc(webhookDeliveries.createdAt), asc(webhookDeliveries.id));

test("each fact writes its event, with ids and points and nothing else", async () => {
  const { organizationId } = await addSchool();
  const running = await addRunningClass(ctx, { organizationId });
  const [student] = running.students;
  const attempt = attemptOf(running.lesson, running.sessionId, { totalScore: 70 });
  await recordAttempt(later(student.ctx, 1), attempt);
  const { basis, seen } = await readFinalGradesPage(running.owner.ctx, running.sessionId, "soFar");
  await submitGrades(running.owner.ctx, running.sessionId, { basis, seen });
  await removeMember(running.owner.ctx, running.id, student.id);
  await endClass(later(running.owner.ctx, 2), running.id);
  const events = await eventsOf(organizationId);
  const of = (type: string) => events.filter((event) => event.type === type).map(({ data }) => data);
  const course = { courseId: running.id };
  expect(of("class.started")).toEqual([
    { ...course, classId: running.sessionId, startedAt: ctx.now.toISOString(), resumed: false },
  ]);
  expect(of("person.joined")).toEqual([{ ...course, userId: student.id }]);
  const play = { ...course, classId: running.sessionId, userId: student.id, scenarioId: running.lesson };
  const points = { attemptId: attempt.attemptId, score: 70, maxScore: 100, verified: false };
  expect(of("attempt.recorded")).toEqual([{ ...play, ...points, passed: true, counts: true }]);
  expect(of("grade.changed")).toEqual([{ ...play, ...points }]);
  const submissionId: unknown = expect.any(String);
  expect(of("grades.submitted")).toEqual([{ ...course, classId: running.sessionId, submissionId, students: 1 }]);
  expect(of("person.left")).toEqual([{ ...course, userId: student.id }]);
  const ended = later(ctx, 2).now;
  expect(of("class.ended")).toEqual([
    { ...course, classId: running.sessionId, startedAt: ctx.now.toISOString(), endedAt: ended.toISOString() },
  ]);
  // The examples of the page have the same fields.
  for (const type of webhookEventTypes)
    expect(Object.keys(JSON.parse(exampleOf(type)).data).sort()).toEqual(Object.keys(of(type)[0] ?? {}).sort());
});

test("the grade changes with the attempt that counts, and with no other", async () => {
  const { organizationId } = await addSchool(["grade.changed"]);
  const running = await addRunningClass(ctx, { organizationId });
  const [student] = running.students;
  const play = async (totalScore: number, minutes: number) => {
    const attempt = attemptOf(running.lesson, running.sessionId, { totalScore });
    await recordAttempt(later(student.ctx, minutes), attempt);
    return attempt.attemptId;
  };
  const low = await play(40, 1);
  const high = await play(90, 2);
  await play(20, 3);
  const { ctx: judge } = running.owner;
  await excludeAttempt(judge, high, "Flown by somebody else.");
  await excludeAttempt(judge, low, "Flown by somebody else.");
  await countAttempt(judge, low);
  await countAttempt(judge, high);
  const grades = (await eventsOf(organizationId)).map(({ data }) => [data.attemptId === low, data.score]);
  // After the exclusion of the second, the first; of that, the third; then back.
  expect(grades).toEqual([
    [true, 40],
    [false, 90],
    [true, 40],
    [false, 20],
    [true, 40],
    [false, 90],
  ]);
});

test("excluding an attempt that doesn't count changes no grade; excluding the last one leaves none", async () => {
  const { organizationId } = await addSchool(["grade.changed"]);
  const running = await addRunningClass(ctx, { organizationId });
  const attempts = [
    attemptOf(running.lesson, running.sessionId, { totalScore: 90 }),
    attemptOf(running.lesson, running.sessionId, { totalScore: 10 }),
  ];
  for (const [at, attempt] of attempts.entries()) await recordAttempt(later(running.students[0].ctx, at), attempt);
  const { ctx: judge } = running.owner;
  await excludeAttempt(judge, attempts[1]?.attemptId ?? "", "A mistake.");
  expect(await eventsOf(organizationId)).toHaveLength(1);
  await excludeAttempt(judge, attempts[0]?.attemptId ?? "", "A mistake.");
  expect((await eventsOf(organizationId)).at(-1)?.data).toMatchObject({ attemptId: null, score: null, verified: null });
});

test("a resumed class starts again", async () => {
  const { organizationId } = await addSchool(["class.started", "class.ended"]);
  const running = await addRunningClass(ctx, { organizationId });
  await endClass(later(running.owner.ctx, 1), running.id);
  await resumeClass(later(running.owner.ctx, 2), running.id);
  const events = await eventsOf(organizationId);
  expect(events.map(({ type, data }) => [type, data.resumed])).toEqual([
    ["class.started", false],
    ["class.ended", undefined],
    ["class.started", true],
  ]);
});

test("a fact that is rolled back has no event, and one without a receiver neither", async () => {
  const { organizationId } = await addSchool(["class.ended"]);
  const course = await addCourse(ctx, organizationId);
  await addStudent(ctx, course);
  const { organizationId: other } = await addCourse(ctx);
  expect([...(await eventsOf(organizationId)), ...(await eventsOf(other))]).toEqual([]);
  const { organizationId: school } = await addSchool();
  const running = await addRunningClass(ctx, { organizationId: school });
  const before = (await eventsOf(school)).length;
  await ctx.db
    .transaction(async (tx) => {
      await endClass({ ...running.owner.ctx, db: tx }, running.id);
      throw new Error("rolled back");
    })
    .catch(() => {});
  expect(await eventsOf(school)).toHaveLength(before);
});

test("an event goes to the endpoints that chose it, once each", async () => {
  const { organizationId, admin, endpointId } = await addSchool(["person.joined"]);
  const second = await addEndpoint(admin, organizationId, ["person.joined", "person.left"]);
  const off = await addEndpoint(admin, organizationId, ["person.joined"]);
  await switchEndpoint(admin, organizationId, off, false);
  await addStudent(ctx, await addCourse(ctx, organizationId));
  expect(await deliverAt(ctx, ok)).toHaveLength(2);
  expect(await deliverAt(later(ctx, 60), ok)).toEqual([]);
  for (const id of [endpointId, second]) {
    const [delivery] = await deliveriesOf(id);
    expect(delivery).toMatchObject({ tries: 1, nextTryAt: null, answerStatus: 204, answerBody: "fi\uFFFDne" });
    expect(delivery?.answerHeaders).toEqual({ server: "lms" });
    expect(delivery?.deliveredAt).not.toBeNull();
  }
  expect(await deliveriesOf(off)).toEqual([]);
});

test("two servers at once claim and spread nothing twice", async () => {
  const { organizationId, endpointId } = await addSchool(["person.joined"]);
  const course = await addCourse(ctx, organizationId);
  for (let i = 0; i < 3; i++) await addStudent(ctx, course);
  await Promise.all([spreadEvents(ctx), spreadEvents(ctx)]);
  const claimed = (await Promise.all([claimDeliveries(ctx, [], 100), claimDeliveries(ctx, [], 100)])).flat();
  const own = claimed.filter((delivery) => delivery.endpointId === endpointId);
  expect(new Set(own.map(({ id }) => id)).size).toBe(3);
  expect(own).toHaveLength(3);
  // A crash: after a minute, somebody else may try.
  const again = await claimDeliveries(later(ctx, 2), [], 100);
  expect(again.filter((delivery) => delivery.endpointId === endpointId)).toHaveLength(3);
});

test("a failed delivery is tried again for a day, then given up and visible", async () => {
  const { organizationId, admin, endpointId } = await addSchool();
  await sendTest(admin, organizationId, endpointId);
  const failing = { answer: { status: 503, headers: {}, body: "later" } };
  let tries = 0;
  for (let minutes = 0; minutes < 60 * 30; minutes += 5)
    tries += (await deliverAt(later(ctx, minutes), failing)).length;
  const [delivery] = await deliveriesOf(endpointId);
  expect(tries).toBeGreaterThan(7);
  expect(tries).toBeLessThan(20);
  expect(delivery).toMatchObject({ nextTryAt: null, deliveredAt: null, answerStatus: 503, answerBody: "later" });
  expect(delivery?.failedAt?.getTime()).toBeGreaterThanOrEqual(later(ctx, 24 * 60).now.getTime());
  expect(await stateOf(endpointId)).toMatchObject({ isOn: true, failingSince: expect.any(Date) });

  await replayDelivery(later(admin, 1_800), organizationId, endpointId, delivery?.id ?? "");
  await refusedWith("conflict", replayDelivery(later(admin, 1_800), organizationId, endpointId, delivery?.id ?? ""));
  expect(await deliverAt(later(ctx, 1_801), ok)).toHaveLength(1);
  expect(await stateOf(endpointId)).toMatchObject({ failingSince: null });
});

test("back-off grows to four hours and ends after a day", () => {
  const begun = new Date(0);
  const delays = [1, 2, 3, 4, 5, 6, 7, 30].map((tries) => nextTryAt(begun, tries, begun, 0.5)?.getTime());
  expect(delays).toEqual([5, 20, 80, 320, 1_280, 5_120, 14_400, 14_400].map((seconds) => seconds * 1_000));
  expect(nextTryAt(begun, 3, new Date(24 * 3_600_000), 0.5)).toBeNull();
});

test("an endpoint that fails for three days is switched off, and its administrators get a mail", async () => {
  const { organizationId, admin, endpointId } = await addSchool();
  const down = { error: "ECONNREFUSED" };
  for (const day of [0, 1, 2, 3, 4]) {
    const at = later(admin, day * 24 * 60 + day);
    if ((await stateOf(endpointId))?.isOn) await sendTest(at, organizationId, endpointId);
    await deliverAt(at, down);
  }
  expect(await stateOf(endpointId)).toMatchObject({ isOn: false, switchedOffAt: expect.any(Date) });
  expect((await deliveriesOf(endpointId)).every(({ nextTryAt: next }) => next === null)).toBe(true);
  const mails = await ctx.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, `${admin.actor.username}@example.org`));
  expect(mails.map(({ subject }) => subject)).toEqual(["Apsis: a webhook was switched off"]);
  expect(mails[0]?.textBody).toContain(`/admin/organizations/${organizationId}/webhooks/${endpointId}`);
  await refusedWith("conflict", sendTest(admin, organizationId, endpointId));
  await switchEndpoint(admin, organizationId, endpointId, true);
  expect(await stateOf(endpointId)).toMatchObject({ isOn: true, switchedOffAt: null, failingSince: null });
});

test("an endpoint that says that it is gone is switched off at once", async () => {
  const { organizationId, admin, endpointId } = await addSchool();
  await sendTest(admin, organizationId, endpointId);
  await deliverAt(ctx, { answer: { status: 410, headers: {}, body: "" } });
  expect(await stateOf(endpointId)).toMatchObject({ isOn: false });
});

test("an endpoint that fails gets one request at a time, and others are not held up", async () => {
  const { organizationId, admin, endpointId } = await addSchool();
  const { organizationId: other, admin: colleague, endpointId: good } = await addSchool();
  for (let i = 0; i < 6; i++) await sendTest(admin, organizationId, endpointId);
  await ctx.db.update(webhookEndpoints).set({ failingSince: ctx.now }).where(eq(webhookEndpoints.id, endpointId));
  for (let i = 0; i < 2; i++) await sendTest(colleague, other, good);
  while ((await spreadEvents(ctx)) > 0);
  const claimed = await claimDeliveries(ctx, [], 100);
  const count = (id: string) => claimed.filter((delivery) => delivery.endpointId === id).length;
  expect([count(endpointId), count(good)]).toEqual([1, 2]);
  const next = await claimDeliveries(ctx, [endpointId], 100);
  expect(next.filter((delivery) => delivery.endpointId === endpointId)).toEqual([]);
});

test("only administrators of the organization see and change its endpoints", async () => {
  const { organizationId, endpointId } = await addSchool();
  const foreign = await addSchool();
  const { ctx: instructor } = await addUser(ctx, { role: "Instructor", organizationId });
  const fields = { address: "https://evil.example/", events: webhookEventTypes };
  for (const [intruder, code] of [
    [foreign.admin, "notFound"],
    [instructor, "forbidden"],
  ] as const) {
    await refusedWith(code, readWebhooks(intruder, organizationId));
    await refusedWith(code, readWebhook(intruder, organizationId, endpointId, null));
    await refusedWith(code, readDelivery(intruder, organizationId, endpointId, uuid()));
    await refusedWith(code, createEndpoint(intruder, organizationId, fields, newSecret(), anyAddress));
    await refusedWith(code, changeEndpoint(intruder, organizationId, endpointId, fields, anyAddress));
    await refusedWith(code, rotateSecret(intruder, organizationId, endpointId, newSecret()));
    await refusedWith(code, switchEndpoint(intruder, organizationId, endpointId, false));
    await refusedWith(code, deleteEndpoint(intruder, organizationId, endpointId));
    await refusedWith(code, sendTest(intruder, organizationId, endpointId));
    await refusedWith(code, replayDelivery(intruder, organizationId, endpointId, uuid()));
  }
  // An endpoint of another organization isn't one of one's own.
  const { admin, organizationId: own } = foreign;
  await refusedWith("notFound", readWebhook(admin, own, endpointId, null));
  await refusedWith("notFound", changeEndpoint(admin, own, endpointId, fields, anyAddress));
  await refusedWith("notFound", rotateSecret(admin, own, endpointId, newSecret()));
  await refusedWith("notFound", deleteEndpoint(admin, own, endpointId));
  await refusedWith("notFound", sendTest(admin, own, endpointId));
  await refusedWith("conflict", createEndpoint(admin, own, fields, { ...newSecret(), key: endpointId }, anyAddress));
});

test("an old sign-in has to prove itself before secrets and addresses change", async () => {
  const { organizationId, admin, endpointId } = await addSchool();
  const old = { ...admin, actor: { ...admin.actor, provedAt: new Date(0) } };
  const fields = { address: "https://evil.example/", events: webhookEventTypes };
  await refusedWith("proofRequired", createEndpoint(old, organizationId, fields, newSecret(), anyAddress));
  await refusedWith("proofRequired", changeEndpoint(old, organizationId, endpointId, fields, anyAddress));
  await refusedWith("proofRequired", rotateSecret(old, organizationId, endpointId, newSecret()));
});

test("a form that is sent twice makes one endpoint, two at once make no more than allowed, and all is audited", async () => {
  const organizationId = await addOrganization(ctx);
  const { ctx: admin } = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const fields = { address: "https://lms.example/", events: webhookEventTypes };
  const secret = newSecret();
  await createEndpoint(admin, organizationId, fields, secret, anyAddress);
  await createEndpoint(admin, organizationId, fields, secret, anyAddress);
  const many = await Promise.allSettled(
    Array.from({ length: 8 }, () => createEndpoint(admin, organizationId, fields, newSecret(), anyAddress)),
  );
  expect(many.filter(({ status }) => status === "fulfilled")).toHaveLength(maxEndpoints - 1);
  const { endpoints } = await readWebhooks(admin, organizationId);
  expect(endpoints).toHaveLength(maxEndpoints);
  expect(JSON.stringify(endpoints)).not.toContain("secret");
  const trail = await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, secret.key));
  expect(trail.map(({ action, subjectName }) => [action, subjectName])).toEqual([["webhook.create", "lms.example"]]);
});

test("an address that may not be called and an empty choice of events are refused", async () => {
  const { organizationId, admin } = await addSchool();
  const fields = { address: "https://10.0.0.1/", events: webhookEventTypes };
  await refusedWith(
    "invalid",
    createEndpoint(admin, organizationId, fields, newSecret(), () => false),
  );
  await refusedWith(
    "invalid",
    createEndpoint(admin, organizationId, { ...fields, events: [] }, newSecret(), anyAddress),
  );
});

test("after 30 days, events are gone with their deliveries", async () => {
  const { organizationId, admin, endpointId } = await addSchool();
  await sendTest(admin, organizationId, endpointId);
  await deliverAt(ctx, ok);
  await sweepRetention(later(ctx, 29 * 24 * 60), site);
  expect(await deliveriesOf(endpointId)).toHaveLength(1);
  await sweepRetention(later({ ...ctx, now: new Date() }, 31 * 24 * 60), site);
  expect(await deliveriesOf(endpointId)).toEqual([]);
});
