// A colleague looks at a share of the decisions about grades: who, at which ones, and what comes of it.
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, deletions, gradeDecisions, secondLooks } from "~/db/schema";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { changeSecondLookShare, readSecondLookShare } from "~/domain/courses/change-second-look";
import { removeTeacher, setTeacher } from "~/domain/courses/course-teachers";
import { changeRequestRule } from "~/domain/courses/change-requests";
import { deleteCourse } from "~/domain/courses/delete-course";
import { endClass } from "~/domain/courses/run-class";
import { removeMember } from "~/domain/enrolment/change-members";
import { joinCourse } from "~/domain/enrolment/join-course";
import { erasePerson } from "~/domain/erasure/erase-person";
import { decideBatch } from "~/domain/gradebook/decide-many";
import { readFinalGradesPage } from "~/domain/gradebook/final-grades";
import { readStudentRecord } from "~/domain/gradebook/read-student-record";
import { submitGrades } from "~/domain/gradebook/submit-grades";
import { isChosen } from "~/domain/grades/choose-looks";
import { decideGrade, withdrawDecision } from "~/domain/grades/decide-grade";
import { answerRequest } from "~/domain/grade-requests/answer-request";
import { askForLook } from "~/domain/grade-requests/ask-for-look";
import { listRequestQueue } from "~/domain/grade-requests/list-requests";
import { findSource } from "~/domain/personal-data/takeout-sources";
import type { RefusalCode } from "~/domain/refusal";
import { restoreDeleted } from "~/domain/restoration/restore-deleted";
import { readOwnResults } from "~/domain/results/read-own-results";
import { agreeToDecision, changeAfterLook } from "~/domain/second-looks/answer-look";
import { countLooks, countLooksOfClass, listLookQueue, listLooksOfClass } from "~/domain/second-looks/list-looks";
import { addOrganization, addRunningClass, addUser, asSystemAdmin, attemptOf } from "../support/builders";
import { testContext } from "../support/database";
import { testSite } from "../support/test-site";
import { firstOf } from "../support/tuples";

const ctx = { ...(await testContext()), secret: "a secret of the tests" };
const refusedWith = (code: RefusalCode, work: Promise<unknown>) => expect(work).rejects.toMatchObject({ code });
const override = { kind: "override", points: 90, maxPoints: 100, reason: "Explained it well." } as const;
const excuse = { kind: "excuse", reason: "Was ill." } as const;

async function classWith(share: number) {
  const running = await addRunningClass<3>(ctx, { students: 3 });
  const { id, owner, organizationId, sessionId, lesson, students } = running;
  const assistant = await addUser(ctx, { role: "Instructor", organizationId });
  await setTeacher(owner.ctx, id, assistant.id, "assist");
  await changeSecondLookShare(owner.ctx, id, share);
  for (const student of students) await recordAttempt(student.ctx, attemptOf(lesson, sessionId));
  const gradeOf = (place: 0 | 1 | 2) => ({
    ...{ classSessionId: sessionId, userId: students[place].id, scenarioId: lesson },
  });
  const waitingFor = async (person: typeof owner) =>
    (await listLookQueue(person.ctx, 1)).looks.map(({ decisionId }) => decisionId);
  return { ...running, assistant, gradeOf, waitingFor };
}

test("with 0 percent no decision waits, with 100 each, and a batch counts by its decisions", async () => {
  const { id, owner, assistant, students, sessionId, lesson, gradeOf, waitingFor } = await classWith(0);
  await decideGrade(owner.ctx, gradeOf(0), override);
  expect(await countLooksOfClass(ctx as typeof owner.ctx, sessionId)).toBe(0);
  await changeSecondLookShare(owner.ctx, id, 100);
  expect(await readSecondLookShare(owner.ctx, id)).toBe(100);
  // The earlier decision stays as it was chosen.
  expect(await waitingFor(assistant)).toEqual([]);
  const chosen = { userIds: [students[1].id, students[2].id], scenarioIds: [lesson] };
  await decideBatch(owner.ctx, sessionId, chosen, { kind: "adjust", points: 2, reason: "Late start.", seen: null });
  expect(await waitingFor(assistant)).toHaveLength(2);
  await decideGrade(owner.ctx, gradeOf(0), { kind: "note", reason: "Asked twice." });
  expect(await waitingFor(assistant)).toHaveLength(2);
  await changeSecondLookShare(owner.ctx, id, 0);
  expect(await waitingFor(assistant)).toHaveLength(2);
  // Nothing is chosen any more, also where a decision waited.
  await decideGrade(owner.ctx, gradeOf(1), override);
  expect(await waitingFor(assistant)).toHaveLength(1);
});

test("about the share of all decisions is chosen, by a secret, and the choice for an id stays", () => {
  const ids = Array.from({ length: 2_000 }, () => crypto.randomUUID());
  const chosenBy = (secret: string, share: number) => ids.filter((id) => isChosen(secret, id, share));
  expect(chosenBy("one", 0)).toEqual([]);
  expect(chosenBy("one", 100)).toEqual(ids);
  const thirty = chosenBy("one", 30);
  expect(thirty.length).toBeGreaterThan(500);
  expect(thirty.length).toBeLessThan(700);
  expect(chosenBy("one", 30)).toEqual(thirty);
  expect(chosenBy("another", 30)).not.toEqual(thirty);
  // A larger share has the smaller one's decisions, too.
  expect(thirty.filter((id) => !isChosen("one", id, 60))).toEqual([]);
});

test("undoing a chosen decision and deciding again doesn't escape the second look", async () => {
  const { id, owner, assistant, gradeOf, sessionId, waitingFor } = await classWith(100);
  const first = await decideGrade(owner.ctx, gradeOf(0), override);
  await withdrawDecision(owner.ctx, first.decisionId, sessionId);
  expect(await waitingFor(assistant)).toEqual([]);
  // A share by which next to nothing is chosen.
  await changeSecondLookShare(owner.ctx, id, 1);
  for (let times = 0; times < 5; times++) {
    const { decisionId } = await decideGrade(owner.ctx, gradeOf(0), override);
    expect(await waitingFor(assistant)).toEqual([decisionId]);
  }
  await agreeToDecision(assistant.ctx, firstOf(await waitingFor(assistant)));
  expect(await waitingFor(assistant)).toEqual([]);
});

test("a correction from the queue of requests is a look at the decision that it replaces", async () => {
  const { id, owner, assistant, students, gradeOf, waitingFor } = await classWith(100);
  const { decisionId } = await decideGrade(assistant.ctx, gradeOf(0), override);
  expect(await waitingFor(owner)).toEqual([decisionId]);
  await changeRequestRule(owner.ctx, id, { takesRequests: true, requestsUntil: null });
  const { classSessionId, scenarioId } = gradeOf(0);
  await askForLook(students[0].ctx, { classSessionId, scenarioId, text: "Was my last burn too early?" });
  const { requests } = await listRequestQueue(owner.ctx, { answered: false, page: 1 });
  const correction = { outcome: "corrected", points: 70, maxPoints: 100, answer: "It came late." } as const;
  await answerRequest(owner.ctx, firstOf(requests).id, correction, testSite);
  expect([await waitingFor(owner), await waitingFor(assistant)]).toEqual([[], []]);
});

test("the author isn't offered their own decision, and is refused", async () => {
  const { owner, assistant, gradeOf, sessionId, waitingFor } = await classWith(100);
  const { decisionId } = await decideGrade(assistant.ctx, gradeOf(0), override);
  expect(await waitingFor(assistant)).toEqual([]);
  expect(await countLooks(assistant.ctx)).toBe(0);
  expect(await waitingFor(owner)).toEqual([decisionId]);
  // The gradebook counts it for both.
  expect(await countLooksOfClass(assistant.ctx, sessionId)).toBe(1);
  await refusedWith("conflict", agreeToDecision(assistant.ctx, decisionId));
  await refusedWith("conflict", changeAfterLook(assistant.ctx, decisionId, excuse));
  // A decision about one's own waiting decision isn't a look either.
  await decideGrade(assistant.ctx, gradeOf(0), excuse, decisionId);
  expect(await ctx.db.$count(secondLooks, eq(secondLooks.decisionId, decisionId))).toBe(0);
  expect(await waitingFor(owner)).toHaveLength(1);
});

test("an assistant who is a student of the class doesn't look at their own grade", async () => {
  const { owner, assistant, code, sessionId, lesson, waitingFor } = await classWith(100);
  await joinCourse(assistant.ctx, code);
  const own = { classSessionId: sessionId, userId: assistant.id, scenarioId: lesson };
  const { decisionId } = await decideGrade(owner.ctx, own, override);
  expect(await waitingFor(assistant)).toEqual([]);
  await expect(agreeToDecision(assistant.ctx, decisionId)).rejects.toMatchObject({
    ...{ code: "conflict", message: expect.stringContaining("your own grade") },
  });
});

test("agreeing leaves the grade as it is, and the history says who and when", async () => {
  const { owner, assistant, students, sessionId, gradeOf, waitingFor, id } = await classWith(100);
  const { decisionId } = await decideGrade(owner.ctx, gradeOf(0), override);
  const queue = await listLookQueue(assistant.ctx, 1);
  expect(queue).toMatchObject({ total: 1 });
  expect(firstOf(queue.looks)).toMatchObject({
    ...{ username: students[0].userName, kind: "override", points: 90, by: owner.userName, reason: override.reason },
    ...{ grade: { score: 90, maxScore: 100 }, attempts: [{ score: 80, maxScore: 100 }] },
  });
  await agreeToDecision(assistant.ctx, decisionId);
  expect(await waitingFor(assistant)).toEqual([]);
  expect(await countLooksOfClass(owner.ctx, sessionId)).toBe(0);
  const record = await readStudentRecord(owner.ctx, sessionId, students[0].id);
  expect(record.looks).toEqual([
    { decisionId, waits: false, outcome: "agreed", by: assistant.userName, at: assistant.ctx.now },
  ]);
  expect(record.row.cells).toContainEqual({ score: 90, maxScore: 100 });
  const isAgreement = and(eq(auditEntries.subjectId, id), eq(auditEntries.action, "grade.agree"));
  expect(await ctx.db.$count(auditEntries, isAgreement)).toBe(1);
});

test("each decision in the queue has the evidence of its own grade", async () => {
  const { owner, assistant, gradeOf } = await classWith(100);
  for (const place of [0, 1, 2] as const)
    await decideGrade(owner.ctx, gradeOf(place), { kind: "adjust", points: place + 1, reason: "Late start." });
  const { looks } = await listLookQueue(assistant.ctx, 1);
  expect(looks.map(({ points, grade }) => [points, grade])).toEqual(
    [1, 2, 3].map((points) => [points, { score: 80 + points, maxScore: 100 }]),
  );
});

test("a change replaces the decision, which stays in the history, and waits for nobody itself", async () => {
  const { owner, assistant, students, sessionId, gradeOf, waitingFor } = await classWith(100);
  const { decisionId } = await decideGrade(owner.ctx, gradeOf(0), override);
  const changed = await changeAfterLook(assistant.ctx, decisionId, { ...override, points: 60 });
  expect(changed.grade).toEqual({ score: 60, maxScore: 100 });
  expect(await waitingFor(owner)).toEqual([]);
  expect(await waitingFor(assistant)).toEqual([]);
  const { decisions, looks } = await readStudentRecord(owner.ctx, sessionId, students[0].id);
  expect(decisions.map(({ id, isStanding }) => [id, isStanding])).toEqual([
    [changed.decisionId, true],
    [decisionId, false],
  ]);
  expect(looks).toMatchObject([{ decisionId, outcome: "changed", by: assistant.userName }]);
  // Undone, the colleague's decision leaves the first one standing, and that still waits.
  await withdrawDecision(owner.ctx, changed.decisionId, sessionId);
  expect(await waitingFor(assistant)).toEqual([decisionId]);
  // What the author decides instead waits, too.
  const { decisionId: again } = await decideGrade(owner.ctx, gradeOf(0), excuse);
  expect(await waitingFor(assistant)).toEqual([again]);
});

test("the decision form is a look, too, if the colleague had seen the decision", async () => {
  const { owner, assistant, gradeOf, waitingFor } = await classWith(100);
  const { decisionId } = await decideGrade(owner.ctx, gradeOf(0), override);
  await decideGrade(assistant.ctx, gradeOf(0), excuse, decisionId);
  expect(await ctx.db.$count(secondLooks, eq(secondLooks.decisionId, decisionId))).toBe(1);
  expect(await waitingFor(owner)).toEqual([]);
  // Who hasn't seen it decides like anybody.
  await decideGrade(owner.ctx, gradeOf(1), override);
  const unseen = await decideGrade(assistant.ctx, gradeOf(1), excuse);
  expect(await waitingFor(owner)).toEqual([unseen.decisionId]);
});

test("replaced, undone and cleared decisions leave the queue", async () => {
  const { owner, assistant, students, sessionId, lesson, gradeOf, waitingFor } = await classWith(100);
  const replaced = await decideGrade(owner.ctx, gradeOf(0), override);
  const standing = await decideGrade(owner.ctx, gradeOf(0), excuse);
  expect(await waitingFor(assistant)).toEqual([standing.decisionId]);
  await expect(agreeToDecision(assistant.ctx, replaced.decisionId)).rejects.toMatchObject({
    ...{ code: "conflict", message: expect.stringContaining("doesn't wait") },
  });
  await withdrawDecision(owner.ctx, standing.decisionId, sessionId);
  expect(await waitingFor(assistant)).toEqual([replaced.decisionId]);
  const chosen = { userIds: [students[0].id], scenarioIds: [lesson] };
  await decideBatch(owner.ctx, sessionId, chosen, { kind: "clear", reason: "A mistake.", seen: null });
  expect(await waitingFor(assistant)).toEqual([]);
});

test("of two looks at once one stands, and the other says whose", async () => {
  const { owner, assistant, organizationId, id, gradeOf } = await classWith(100);
  const colleague = await addUser(ctx, { role: "Instructor", organizationId });
  await setTeacher(owner.ctx, id, colleague.id, "teach");
  const { decisionId } = await decideGrade(owner.ctx, gradeOf(0), override);
  const looks = await Promise.allSettled([
    agreeToDecision(assistant.ctx, decisionId),
    changeAfterLook(colleague.ctx, decisionId, excuse),
  ]);
  expect(looks.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const [stored] = await ctx.db.select().from(secondLooks).where(eq(secondLooks.decisionId, decisionId));
  const refused = looks.find((look) => look.status === "rejected");
  expect(refused?.reason).toMatchObject({
    ...{ code: "conflict", message: expect.stringContaining(stored?.lookerName ?? "?") },
  });
  expect(await ctx.db.$count(secondLooks, eq(secondLooks.decisionId, decisionId))).toBe(1);
});

test("strangers, students and a removed assistant reach no second look", async () => {
  const { owner, assistant, id, sessionId, students, gradeOf } = await classWith(100);
  const stranger = await addUser(ctx, { role: "Instructor", organizationId: await addOrganization(ctx) });
  const { decisionId } = await decideGrade(owner.ctx, gradeOf(0), override);
  await refusedWith("notFound", agreeToDecision(stranger.ctx, decisionId));
  await refusedWith("notFound", listLooksOfClass(stranger.ctx, sessionId, { page: 1, pageSize: 10 }));
  await refusedWith("forbidden", agreeToDecision(students[1].ctx, decisionId));
  await refusedWith("notFound", changeSecondLookShare(assistant.ctx, id, 0));
  await removeTeacher(owner.ctx, id, assistant.id);
  expect(await countLooks(assistant.ctx)).toBe(0);
  await refusedWith("notFound", agreeToDecision(assistant.ctx, decisionId));
  await refusedWith("notFound", changeAfterLook(assistant.ctx, decisionId, excuse));
  await refusedWith("notFound", agreeToDecision(asSystemAdmin(ctx), decisionId, crypto.randomUUID()));
});

test("a decision about a student who has left waits for nobody until they come back", async () => {
  const { owner, assistant, id, code, sessionId, students, gradeOf, waitingFor } = await classWith(100);
  const { decisionId } = await decideGrade(owner.ctx, gradeOf(0), override);
  await removeMember(owner.ctx, id, students[0].id);
  expect(await waitingFor(assistant)).toEqual([]);
  expect(await countLooksOfClass(owner.ctx, sessionId)).toBe(0);
  await refusedWith("notFound", agreeToDecision(assistant.ctx, decisionId));
  await joinCourse(students[0].ctx, code);
  expect(await waitingFor(assistant)).toEqual([decisionId]);
});

test("once grades are submitted, agreeing is possible and changing isn't", async () => {
  const { owner, assistant, sessionId, gradeOf, waitingFor } = await classWith(100);
  const { decisionId } = await decideGrade(owner.ctx, gradeOf(0), override);
  const { seen } = await readFinalGradesPage(owner.ctx, sessionId, "soFar");
  await submitGrades(owner.ctx, sessionId, { basis: "soFar", seen });
  await expect(changeAfterLook(assistant.ctx, decisionId, excuse)).rejects.toMatchObject({
    ...{ code: "conflict", message: expect.stringContaining("submitted") },
  });
  expect(await waitingFor(assistant)).toEqual([decisionId]);
  await agreeToDecision(assistant.ctx, decisionId);
  expect(await waitingFor(assistant)).toEqual([]);
});

test("nothing that students read says that a colleague looks at a decision", async () => {
  const { owner, assistant, students, gradeOf, sessionId } = await classWith(100);
  const { decisionId } = await decideGrade(owner.ctx, gradeOf(0), override);
  const before = JSON.stringify(await readOwnResults(students[0].ctx, sessionId));
  await agreeToDecision(assistant.ctx, decisionId);
  const after = JSON.stringify(await readOwnResults(students[0].ctx, sessionId));
  expect(after).toBe(before);
  expect(after).not.toMatch(/look/i);
  expect(after).not.toContain(assistant.userName);
});

test("a student's copy of their data has the decisions, but neither looks nor whether one waits", () => {
  const ofStudent = findSource("learning/grade_decisions");
  expect(ofStudent?.columns).toContain("reason");
  expect(ofStudent?.columns).not.toContain("wants_look");
  expect(findSource("teaching/second_looks")?.role).toBe("looker");
});

test("an erased colleague's look stays without the name", async () => {
  const { owner, assistant, gradeOf } = await classWith(100);
  const { decisionId } = await decideGrade(owner.ctx, gradeOf(0), override);
  await agreeToDecision(assistant.ctx, decisionId);
  await erasePerson(asSystemAdmin(ctx), assistant.id, testSite);
  const [look] = await ctx.db.select().from(secondLooks).where(eq(secondLooks.decisionId, decisionId));
  expect(look?.lookerName).not.toBe(assistant.userName);
});

test("a restored course has its looks and what still waits", async () => {
  const { id, owner, assistant, sessionId, gradeOf, waitingFor } = await classWith(100);
  const { decisionId } = await decideGrade(owner.ctx, gradeOf(0), override);
  const { decisionId: waiting } = await decideGrade(owner.ctx, gradeOf(1), override);
  await agreeToDecision(assistant.ctx, decisionId);
  await endClass(owner.ctx, id);
  const admin = asSystemAdmin(ctx);
  await deleteCourse(admin, id);
  expect(await ctx.db.$count(gradeDecisions, eq(gradeDecisions.classSessionId, sessionId))).toBe(0);
  const [deletion] = await ctx.db.select({ id: deletions.id }).from(deletions).where(eq(deletions.subjectId, id));
  await restoreDeleted(admin, deletion?.id ?? "");
  expect(await waitingFor(assistant)).toEqual([waiting]);
  expect(await ctx.db.$count(secondLooks, eq(secondLooks.decisionId, decisionId))).toBe(1);
  expect(await readSecondLookShare(admin, id)).toBe(100);
});
