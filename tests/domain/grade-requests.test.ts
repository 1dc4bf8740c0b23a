// A student asks for a look at a grade; an instructor answers once, and the student reads the answer.
import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { expect, test } from "vitest";
import { auditEntries, gradeRequests, mailOutbox } from "~/db/schema";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { changeRequestRule } from "~/domain/courses/change-requests";
import { erasePerson } from "~/domain/erasure/erase-person";
import { answerRequest } from "~/domain/grade-requests/answer-request";
import { askForLook, listOwnRequests } from "~/domain/grade-requests/ask-for-look";
import { countOpenRequests, listClassRequests, listRequestQueue } from "~/domain/grade-requests/list-requests";
import { TypedAnswer } from "~/domain/grade-requests/request-input";
import { maxRequests } from "~/domain/grade-requests/request-rules";
import { decideGrade } from "~/domain/grades/decide-grade";
import type { RefusalCode } from "~/domain/refusal";
import { addRunningClass, addUser, asSystemAdmin, attemptOf } from "../support/builders";
import { later, testContext } from "../support/database";
import { testSite } from "../support/test-site";
import { firstOf } from "../support/tuples";

const ctx = await testContext();
const refusedWith = (code: RefusalCode, work: Promise<unknown>) => expect(work).rejects.toMatchObject({ code });

async function classWithGrades() {
  const running = await addRunningClass<2>(ctx, { students: 2 });
  const { id, owner, students, sessionId, lesson } = running;
  for (const student of students) await recordAttempt(student.ctx, attemptOf(lesson, sessionId));
  await changeRequestRule(owner.ctx, id, { takesRequests: true, requestsUntil: null });
  const question = { classSessionId: sessionId, scenarioId: lesson, text: "Was my last burn too early?" };
  return { ...running, question };
}
const queueOf = (actor: Parameters<typeof listRequestQueue>[0], answered = false) =>
  listRequestQueue(actor, { answered, page: 1 });
const mailsTo = (userName: string) =>
  ctx.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, `${userName}@example.org`));

test("a request is in the queue with its evidence, and its answer reaches the student by page and mail", async () => {
  const { owner, students, sessionId, lesson, question } = await classWithGrades();
  const [student] = students;
  await askForLook(student.ctx, question);
  expect(await countOpenRequests(owner.ctx)).toBe(1);
  const { requests, total } = await queueOf(owner.ctx);
  expect(total).toBe(1);
  expect(firstOf(requests)).toMatchObject({
    ...{ username: student.userName, text: question.text, outcome: null, grade: { score: 80, maxScore: 100 } },
    ...{ scenarioId: lesson, classSessionId: sessionId, decision: null },
  });
  expect(firstOf(requests).attempts).toMatchObject([{ score: 80, maxScore: 100, counts: true }]);

  await answerRequest(owner.ctx, firstOf(requests).id, { outcome: "refused", answer: "It was right." }, testSite);
  const own = await listOwnRequests(student.ctx, sessionId);
  expect(own.requests).toMatchObject([{ outcome: "refused", answer: "It was right." }]);
  expect(JSON.stringify(own)).not.toContain(owner.userName);
  const mail = firstOf(await mailsTo(student.userName));
  expect(mail.textBody).toContain("It was right.");
  expect(mail.textBody).toContain(`/results?class=${sessionId}`);
  expect(await countOpenRequests(owner.ctx)).toBe(0);
  expect((await queueOf(owner.ctx, true)).requests).toMatchObject([{ answeredBy: owner.userName }]);
  const entries = await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, student.id));
  expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(["grade.ask", "grade.answer"]));
});

test("a correction changes the grade in the same transaction, and the grade names the request's answer as reason", async () => {
  const { owner, students, question } = await classWithGrades();
  const id = await askForLook(students[0].ctx, question);
  const correction = { outcome: "corrected", points: 95, maxPoints: 100, answer: "You are right." } as const;
  await answerRequest(owner.ctx, id, correction, testSite);
  const answered = firstOf((await queueOf(owner.ctx, true)).requests);
  expect(answered).toMatchObject({ outcome: "corrected", grade: { score: 95, maxScore: 100 } });
  expect(answered.decision).toMatchObject({ kind: "override", reason: "You are right." });
  expect(answered.decisionId).not.toBeNull();
  expect(firstOf(await mailsTo(students[0].userName)).textBody).toContain("95/100");
  // What can't be decided isn't answered either.
  const other = await askForLook(students[1].ctx, question);
  await ctx.db.execute(sql`insert into grade_decisions (id, class_session_id, user_id, scenario_id, kind, reason,
      decider_name, decided_at) select gen_random_uuid(), class_session_id, user_id, scenario_id, 'note', 'x', 'x', now()
    from grade_requests, generate_series(1, 200) where grade_requests.id = ${other}`);
  await refusedWith("conflict", answerRequest(owner.ctx, other, correction, testSite));
  expect(await ctx.db.$count(gradeRequests, and(eq(gradeRequests.id, other), sql`outcome is null`))).toBe(1);
  expect(await mailsTo(students[1].userName)).toEqual([]);
});

test("of two answers at once one stands, and the other says whose", async () => {
  const { owner, organizationId, students, question } = await classWithGrades();
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const id = await askForLook(students[0].ctx, question);
  const answers = await Promise.allSettled([
    answerRequest(owner.ctx, id, { outcome: "corrected", points: 90, maxPoints: 100, answer: "Yes." }, testSite),
    answerRequest(admin.ctx, id, { outcome: "refused", answer: "No." }, testSite),
  ]);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const first = firstOf((await queueOf(admin.ctx, true)).requests);
  const refused = answers.find((answer) => answer.status === "rejected");
  expect(refused?.reason).toMatchObject({
    code: "conflict",
    message: expect.stringContaining(first.answeredBy ?? "?"),
  });
  expect(first.decision === null).toBe(first.outcome === "refused");
  expect(await mailsTo(students[0].userName)).toHaveLength(1);
});

test("a student has one open request for a scenario, also of two sent at once, and a limit of answered ones", async () => {
  const { owner, students, question } = await classWithGrades();
  const [student] = students;
  const both = await Promise.allSettled([askForLook(student.ctx, question), askForLook(student.ctx, question)]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  for (let asked = 1; asked < maxRequests; asked++) {
    const { id } = firstOf((await queueOf(owner.ctx)).requests);
    await answerRequest(owner.ctx, id, { outcome: "accepted", answer: "Seen." }, testSite);
    await askForLook(student.ctx, question);
  }
  const { id } = firstOf((await queueOf(owner.ctx)).requests);
  await answerRequest(owner.ctx, id, { outcome: "accepted", answer: "Seen." }, testSite);
  await refusedWith("conflict", askForLook(student.ctx, question));
});

test("nobody asks before the course takes requests, after its date, without a grade, or in a foreign class", async () => {
  const { id, owner, students, sessionId, quiz, question } = await classWithGrades();
  const [student] = students;
  await refusedWith("conflict", askForLook(student.ctx, { ...question, scenarioId: quiz }));
  const until = later(ctx, 60).now;
  await changeRequestRule(owner.ctx, id, { takesRequests: true, requestsUntil: until });
  await refusedWith("conflict", askForLook({ ...student.ctx, now: later(ctx, 61).now }, question));
  expect((await listOwnRequests({ ...student.ctx, now: later(ctx, 61).now }, sessionId)).takesRequests).toBe(false);
  await changeRequestRule(owner.ctx, id, { takesRequests: false, requestsUntil: null });
  await refusedWith("conflict", askForLook(student.ctx, question));
  const foreign = await classWithGrades();
  await refusedWith("notFound", askForLook(student.ctx, foreign.question));
  // A decision without an attempt is a grade, too.
  await changeRequestRule(owner.ctx, id, { takesRequests: true, requestsUntil: null });
  const place = { classSessionId: sessionId, userId: student.id, scenarioId: quiz };
  await decideGrade(owner.ctx, place, { kind: "excuse", reason: "Ill." });
  await askForLook(student.ctx, { ...question, scenarioId: quiz });
});

test("only those who decide about the grade read and answer a request", async () => {
  const { owner, students, sessionId, id: courseId, question } = await classWithGrades();
  const foreign = await classWithGrades();
  const id = await askForLook(students[0].ctx, question);
  const answer = { outcome: "accepted", answer: "Seen." } as const;
  await refusedWith("notFound", answerRequest(foreign.owner.ctx, id, answer, testSite));
  await refusedWith("forbidden", answerRequest(students[0].ctx, id, answer, testSite));
  expect((await queueOf(foreign.owner.ctx)).total).toBe(0);
  await refusedWith("forbidden", queueOf(students[1].ctx));
  await refusedWith("notFound", listClassRequests(foreign.owner.ctx, sessionId, { page: 1, pageSize: 10 }));
  const wrongRule = { takesRequests: true, requestsUntil: null };
  await refusedWith("notFound", changeRequestRule(foreign.owner.ctx, courseId, wrongRule));
  expect((await listOwnRequests(students[1].ctx, sessionId)).requests).toEqual([]);
  await answerRequest(owner.ctx, id, answer, testSite);
});

test("an erased student's requests are gone, and an erased instructor's answers stay without the name", async () => {
  const { owner, students, organizationId, sessionId, question } = await classWithGrades();
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const ids = [await askForLook(students[0].ctx, question), await askForLook(students[1].ctx, question)] as const;
  for (const id of ids) await answerRequest(admin.ctx, id, { outcome: "accepted", answer: "Seen." }, testSite);
  const sysadmin = asSystemAdmin(ctx);
  await erasePerson(sysadmin, students[0].id, testSite);
  await erasePerson(sysadmin, admin.id, testSite);
  const { requests } = await listClassRequests(owner.ctx, sessionId, { page: 1, pageSize: 10 });
  expect(requests).toMatchObject([{ id: ids[1], answeredBy: "(erased)", answer: "Seen." }]);
});

test.each(["accepted", "refused"])(
  "points that were typed with an answer of %s are refused, not dropped",
  (outcome) => {
    const typed = { outcome, requestId: crypto.randomUUID(), answer: "Seen.", maxPoints: "100" };
    const { issues } = v.safeParse(TypedAnswer, { ...typed, points: "95" });
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(["points"]);
    for (const empty of [typed, { ...typed, points: " " }]) expect(v.is(TypedAnswer, empty)).toBe(true);
  },
);

test("the requests of a class are listed without evidence", async () => {
  const { owner, students, sessionId, question } = await classWithGrades();
  await askForLook(students[0].ctx, question);
  const { requests } = await listClassRequests(owner.ctx, sessionId, { page: 1, pageSize: 10 });
  expect(firstOf(requests)).toMatchObject({ username: students[0].userName, text: question.text, outcome: null });
  expect(firstOf(requests)).not.toHaveProperty("grade");
});
