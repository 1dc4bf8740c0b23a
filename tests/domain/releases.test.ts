// When students see grades, comments and right answers of a scenario (docs/decisions/0182).
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, mailOutbox } from "~/db/schema";
import { findEarlierReceipt, asOwnReceipt } from "~/domain/attempts/attempt-receipt";
import { excludeAttempt } from "~/domain/attempts/exclude-attempt";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { readAttemptReview } from "~/domain/attempts/review-answers";
import { curriculumIdOf } from "~/domain/curricula/curriculum-ids";
import { publishCurriculum } from "~/domain/curricula/publish-curriculum";
import { removeMember } from "~/domain/enrolment/change-members";
import { countUnread, listOwnComments } from "~/domain/feedback/list-comments";
import { mailFeedback } from "~/domain/feedback/mail-feedback";
import { answerComment, markRead, writeComment } from "~/domain/feedback/write-comment";
import { askForLook } from "~/domain/grade-requests/ask-for-look";
import { changeRequestRule } from "~/domain/courses/change-requests";
import { decideGrade } from "~/domain/grades/decide-grade";
import { countStandings, readLeaderboard } from "~/domain/leaderboards/read-leaderboard";
import { readReleases } from "~/domain/releases/read-releases";
import { everyScenario, type ReleaseChange } from "~/domain/releases/release-rules";
import { releaseNow, setRelease } from "~/domain/releases/set-release";
import { readOwnAttempt } from "~/domain/results/read-own-attempt";
import { readOwnResults } from "~/domain/results/read-own-results";
import { readProgress } from "~/domain/results/read-progress";
import { changeResultsVisibility } from "~/domain/results/results-visibility";
import { viewAttemptAs, viewResultsAs } from "~/domain/results/view-as-student";
import { readClassSummary } from "~/domain/summaries/read-class-summary";
import {
  addOrganization,
  addRunningClass,
  addStudent,
  addUser,
  attemptOf,
  quizAttemptOf,
  unique,
  type Person,
  type RunningClass,
} from "../support/builders";
import { later, testContext } from "../support/database";
import { schoolOf, writtenLesson } from "../support/written-lesson";

const ctx = await testContext();
const site = { url: "https://apsis.example", productName: "Apsis", supportEmail: "support@apsis.example" };

const held = { rule: "held", opensAt: null } as const;
const atOnce = { rule: "atOnce", opensAt: null } as const;
const allHeld: ReleaseChange = { grades: held, feedback: held, answers: held };

const examIn = ({ sessionId, quiz }: RunningClass) => ({ classSessionId: sessionId, scenarioId: quiz });
const hold = (running: RunningClass, change: ReleaseChange = allHeld, hides = true) =>
  setRelease(running.owner.ctx, examIn(running), change, { hides });

async function takeExam({ quiz, sessionId }: RunningClass, student: Person, score = 3) {
  const attempt = quizAttemptOf(quiz, sessionId, [{ text: "Which orbit?", score, maxScore: 5, chosen: [1] }]);
  const { receipt } = await recordAttempt(student.ctx, attempt);
  return receipt;
}

const play = ({ lesson, sessionId }: RunningClass, student: Person, totalScore = 80) =>
  recordAttempt(student.ctx, attemptOf(lesson, sessionId, { totalScore }));

test("without a rule everything is shown at once", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students;
  const receipt = await takeExam(running, student);
  expect(asOwnReceipt(receipt)).toBe(receipt);
  expect(receipt).not.toHaveProperty("held");
  const results = await readOwnResults(student.ctx, null);
  expect([results.held, results.attempts.map(({ score }) => score)]).toEqual([[], [3]]);
  expect(await readProgress(student.ctx, running.sessionId)).not.toHaveProperty("held");
});

test("a held exam says only that it was handed in, and all of it after its release", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students;
  await hold(running);
  const receipt = await takeExam(running, student);
  expect(asOwnReceipt(receipt)).toMatchObject({ held: true, score: null, passed: null });
  const earlier = await findEarlierReceipt(student.ctx, receipt.attemptId);
  expect(earlier && asOwnReceipt(earlier)).toMatchObject({ held: true, score: null });
  await decideGrade(
    running.owner.ctx,
    { ...examIn(running), userId: student.id },
    {
      ...{ kind: "override", points: 4, maxPoints: 5, reason: "Second look." },
    },
  );
  const hidden = await readOwnResults(student.ctx, null);
  expect(hidden.held).toMatchObject([{ column: { scenarioId: running.quiz }, attempts: [{ id: receipt.attemptId }] }]);
  expect([hidden.attempts, hidden.decisions, hidden.quizzes]).toEqual([[], [], []]);
  expect(hidden.columns.map(({ scenarioId }) => scenarioId)).not.toContain(running.quiz);
  expect(hidden.row?.cells.filter(Boolean)).toEqual([]);
  expect(await readOwnAttempt(student.ctx, receipt.attemptId)).toMatchObject({
    ...{ isHeld: true, score: 0, maxScore: 0, questions: [], flight: null },
  });
  expect(await readAttemptReview(student.ctx, receipt.attemptId)).toMatchObject({ questions: [], closed: "held" });
  expect(await readProgress(student.ctx, running.sessionId)).toMatchObject({ entries: [], held: [running.quiz] });

  await releaseNow(running.owner.ctx, examIn(running));
  const shown = await readOwnResults(student.ctx, null);
  expect([shown.held, shown.attempts.map(({ score }) => score), shown.decisions.length]).toEqual([[], [3], 1]);
  expect(await readOwnAttempt(student.ctx, receipt.attemptId)).toMatchObject({ isHeld: false, score: 3 });
  expect((await readProgress(student.ctx, running.sessionId)).entries).toMatchObject([{ score: 3 }]);
});

test("while grades are held, an excluded attempt stays handed in for its student", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students;
  await hold(running);
  const { attemptId } = await takeExam(running, student);
  const seen = async () => [
    await findEarlierReceipt(student.ctx, attemptId).then((receipt) => receipt && asOwnReceipt(receipt)),
    (await readProgress(student.ctx, running.sessionId)).held,
  ];
  const before = await seen();
  await excludeAttempt(running.owner.ctx, attemptId, "Copied from a neighbour.");
  expect(await seen()).toEqual(before);
  await releaseNow(running.owner.ctx, examIn(running));
  expect(await seen()).toMatchObject([{ counts: false, reason: "Copied from a neighbour." }, undefined]);
});

test("right answers wait by themselves, and never come before the grades", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students;
  const { attemptId } = await takeExam(running, student);
  await hold(running, { answers: held });
  const own = await readOwnAttempt(student.ctx, attemptId);
  expect(own).toMatchObject({ isHeld: false, score: 3, closed: "held" });
  expect(own.questions).toMatchObject([{ isShown: false, answer: [0, 0, [1]] }]);
  expect(own.questions[0]?.question.answers.some(([, isRight]) => isRight)).toBe(false);
  await hold(running, { answers: atOnce, grades: held });
  const [quiz] = (await readReleases(running.owner.ctx, running.sessionId)).scenarios.filter(
    ({ column }) => column.scenarioId === running.quiz,
  );
  expect(quiz?.parts).toMatchObject({ answers: { isHeld: true, isReleased: true }, grades: { isHeld: true } });
});

test("a time releases by itself", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students;
  await takeExam(running, student);
  const opensAt = later(ctx, 60).now;
  await hold(running, { grades: { rule: "at", opensAt } });
  const read = async (minutes: number) => (await readOwnResults(later(student.ctx, minutes), null)).held;
  expect(await read(59)).toMatchObject([{ opensAt }]);
  expect(await read(60)).toEqual([]);
});

test("when all have handed in: practice doesn't count, excused students aren't waited for, newcomers are", async () => {
  const running = await addRunningClass(ctx, { students: 3 });
  const [ann, ben, cleo] = running.students;
  await hold(running, { grades: { rule: "allHandedIn", opensAt: null } });
  const isHeldFor = async (student: Person) => (await readOwnResults(student.ctx, null)).held.length > 0;
  await takeExam(running, ann);
  await takeExam(running, ben);
  expect(await isHeldFor(ann)).toBe(true);
  const { scenarios } = await readReleases(running.owner.ctx, running.sessionId);
  expect(scenarios.find(({ column }) => column.scenarioId === running.quiz)).toMatchObject({
    ...{ waiting: [cleo.userName], handedIn: 2 },
  });
  await decideGrade(running.owner.ctx, { ...examIn(running), userId: cleo.id }, { kind: "excuse", reason: "Ill." });
  expect([await isHeldFor(ann), await isHeldFor(cleo)]).toEqual([false, false]);
  const newcomer = await addStudent(ctx, running);
  expect(await isHeldFor(ann)).toBe(true);
  await removeMember(running.owner.ctx, running.id, newcomer.id);
  expect(await isHeldFor(ann)).toBe(false);
});

test("comments wait by themselves: neither read, counted, answered nor mailed", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students;
  await takeExam(running, student);
  await hold(running, { feedback: held });
  const id = await writeComment(running.owner.ctx, { ...examIn(running), userId: student.id }, "Well done.");
  expect([await listOwnComments(student.ctx), await countUnread(student.ctx)]).toEqual([[], 0]);
  await markRead(student.ctx, [id]);
  await expect(answerComment(student.ctx, id, "Thanks.")).rejects.toMatchObject({ code: "notFound" });
  const mails = () => ctx.db.$count(mailOutbox, eq(mailOutbox.recipient, `${student.userName}@example.org`));
  const before = await mails();
  await mailFeedback(later(ctx, 30), site);
  expect(await mails()).toBe(before);
  await releaseNow(running.owner.ctx, examIn(running));
  expect(await listOwnComments(student.ctx)).toMatchObject([{ id, readAt: null }]);
  await mailFeedback(later(ctx, 31), site);
  expect(await mails()).toBe(before + 1);
});

test("leaderboards rank without held points for students, and with them for readers of the gradebook", async () => {
  const running = await addRunningClass(ctx, { students: 3 });
  const [ann, ben, cleo] = running.students;
  await play(running, ann, 50);
  await play(running, ben, 60);
  await hold(running);
  await takeExam(running, ann, 5);
  await takeExam(running, cleo, 5);
  await recordAttempt(ann.ctx, attemptOf(running.lesson, running.sessionId, { totalScore: 55 }));
  const filter = { classSessionId: running.sessionId, organizationId: null, limit: 100 };
  const rank = async (reader: Person, more: object = {}) =>
    (await readLeaderboard(reader.ctx, { ...filter, ...more })).map((row) => [row.rank, row.username, row.totalScore]);
  const released = [
    [1, ben.userName, 60],
    [2, ann.userName, 55],
  ];
  expect(await rank(ben)).toEqual(released);
  expect(await rank(cleo, { classSessionId: null })).toEqual(released);
  expect(await rank(ann, { userId: ann.id })).toEqual([[2, ann.userName, 55]]);
  expect(await rank(ann, { scenarioId: running.quiz })).toEqual([]);
  expect(await countStandings(ben.ctx, filter)).toBe(2);
  const all = [
    [1, ann.userName, 60],
    [2, ben.userName, 60],
    [3, cleo.userName, 5],
  ];
  expect((await rank(running.owner)).sort()).toEqual(
    expect.arrayContaining(all.map(([, name, score]) => [expect.any(Number), name, score])),
  );
  await releaseNow(running.owner.ctx, examIn(running));
  expect(await rank(ben)).toHaveLength(3);
});

test("neither medians nor shared summaries tell of held grades", async () => {
  const running = await addRunningClass(ctx, { students: 5 });
  await changeResultsVisibility(running.owner.ctx, running.id, { showsMedian: true, showsAnswers: true });
  for (const student of running.students) {
    await play(running, student);
    await takeExam(running, student, 1);
  }
  const [student] = running.students;
  const medians = async () => [...(await readOwnResults(student.ctx, null)).medians.keys()].sort();
  const both = [running.lesson, running.quiz].sort();
  expect(await medians()).toEqual(both);
  const before = (await readClassSummary(running.owner.ctx, running.sessionId)).summary;
  await hold(running);
  expect(await medians()).toEqual([running.lesson]);
  const { summary } = await readClassSummary(running.owner.ctx, running.sessionId);
  expect([before.average, summary.average]).toEqual([0.5, 0.8]);
});

test("nobody asks for a look at a grade that isn't released", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students;
  await takeExam(running, student);
  await changeRequestRule(running.owner.ctx, running.id, { takesRequests: true, requestsUntil: null });
  await hold(running);
  const ask = () => askForLook(student.ctx, { ...examIn(running), text: "Please look." });
  await expect(ask()).rejects.toMatchObject({ code: "conflict" });
  await releaseNow(running.owner.ctx, examIn(running));
  await ask();
  expect((await readOwnResults(student.ctx, null)).requests.requests).toHaveLength(1);
  await hold(running);
  expect((await readOwnResults(student.ctx, null)).requests.requests).toEqual([]);
});

test("hiding again first says who may have seen it, and changes nothing until that is confirmed", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const [ann] = running.students;
  await takeExam(running, ann);
  expect(await hold(running, allHeld, false)).toEqual({ students: [ann.userName], count: 1 });
  expect((await readOwnResults(ann.ctx, null)).held).toEqual([]);
  expect(await hold(running, allHeld, true)).toBeNull();
  expect((await readOwnResults(ann.ctx, null)).held).toHaveLength(1);
});

test("all scenarios of a class are held and released at once; lessons hold their comments only", async () => {
  const key = unique("released");
  const quiz = { ...writtenLesson, key: "quiz", type: "Quiz", contentType: "Quiz", maxScore: 0, lesson: undefined };
  const { ctx: admin } = await addUser(ctx, { role: "SystemAdmin" });
  await publishCurriculum(admin, JSON.stringify(schoolOf(key, 1, [quiz, writtenLesson])));
  const organizationId = await addOrganization(ctx, { curriculumId: curriculumIdOf(key) });
  const running = await addRunningClass(ctx, { students: 2, organizationId });
  const [ann, ben] = running.students;
  for (const scenarioId of [running.quiz, running.lesson])
    await decideGrade(
      running.owner.ctx,
      { classSessionId: running.sessionId, userId: ann.id, scenarioId },
      { kind: "override", points: 7, maxPoints: 9, reason: "Taken orally." },
    );
  const all = { classSessionId: running.sessionId, scenarioId: everyScenario };
  const set = (change: ReleaseChange, hides = true) => setRelease(running.owner.ctx, all, change, { hides });
  const heldOf = async () => {
    const { scenarios } = await readReleases(running.owner.ctx, running.sessionId);
    return scenarios.map(({ isLesson, parts }) => [isLesson, parts.grades.isHeld, parts.feedback.isHeld]);
  };
  // Who has two results is named once.
  expect(await set(allHeld, false)).toEqual({ students: [ann.userName], count: 1 });
  expect((await heldOf()).some(([, grades, feedback]) => grades || feedback)).toBe(false);
  await set(allHeld);
  const parts = await heldOf();
  expect(parts.every(([isLesson, grades, feedback]) => grades === !isLesson && feedback)).toBe(true);
  expect(parts.map(([isLesson]) => isLesson)).toEqual(expect.arrayContaining([true, false]));
  await set({ feedback: { rule: "atOnce", opensAt: null } });
  expect((await heldOf()).map(([isLesson, grades, feedback]) => [grades === !isLesson, feedback])).toEqual(
    parts.map(() => [true, false]),
  );
  await releaseNow(running.owner.ctx, all);
  expect((await readOwnResults(ann.ctx, null)).held).toEqual([]);
  await expect(setRelease(ben.ctx, all, allHeld, { hides: true })).rejects.toMatchObject({ code: "forbidden" });
});

test("those who decide about grades set releases, in the audit trail; others find no class", async () => {
  const running = await addRunningClass(ctx);
  const other = await addRunningClass(ctx);
  const place = examIn(running);
  await expect(setRelease(other.owner.ctx, place, allHeld, { hides: true })).rejects.toMatchObject({
    code: "notFound",
  });
  await expect(readReleases(other.owner.ctx, running.sessionId)).rejects.toMatchObject({ code: "notFound" });
  await expect(setRelease(running.students[0].ctx, place, allHeld, { hides: true })).rejects.toMatchObject({
    code: "forbidden",
  });
  await hold(running, { grades: held });
  await hold(running, { grades: held });
  const entries = await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, running.id));
  expect(entries.filter(({ action }) => action === "grade.release")).toMatchObject([
    { actorName: running.owner.userName, details: { part: "grades", from: "atOnce", to: "held" } },
  ]);
});

test("two at once are stored one after the other, and the later one applies", async () => {
  const running = await addRunningClass(ctx);
  await Promise.all([
    hold(running, { grades: held }),
    hold(running, { grades: { rule: "allHandedIn", opensAt: null } }),
    hold(running, { feedback: held }),
  ]);
  const { scenarios } = await readReleases(running.owner.ctx, running.sessionId);
  const { parts } = scenarios.find(({ column }) => column.scenarioId === running.quiz)!;
  expect(["held", "allHandedIn"]).toContain(parts.grades.rule);
  expect(parts.feedback.rule).toBe("held");
});

test("an instructor sees what a student sees, marks nothing as read, and is in the audit trail", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const elsewhere = await addRunningClass(ctx, { organizationId: running.organizationId });
  const [ann, ben] = running.students;
  const { attemptId } = await takeExam(running, ann);
  await writeComment(running.owner.ctx, { classSessionId: running.sessionId, userId: ann.id }, "Well done.");
  await hold(running, { grades: held });
  const viewing = { classSessionId: running.sessionId, userId: ann.id, isOpened: true };
  const seen = await viewResultsAs(running.owner.ctx, viewing);
  const own = await readOwnResults(ann.ctx, running.sessionId);
  expect([seen.results.held, seen.results.attempts, seen.results.row]).toEqual([own.held, own.attempts, own.row]);
  expect([seen.results.classes, seen.comments.length, await countUnread(ann.ctx)]).toEqual([[], 1, 1]);
  expect((await viewAttemptAs(running.owner.ctx, attemptId, viewing)).attempt).toMatchObject({
    isHeld: true,
    score: 0,
  });
  await viewResultsAs(running.owner.ctx, { ...viewing, isOpened: false });
  const entries = await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, ann.id));
  expect(entries.filter(({ action }) => action === "grade.view")).toHaveLength(2);
  const refused = { code: "notFound" };
  await expect(viewResultsAs(elsewhere.owner.ctx, viewing)).rejects.toMatchObject(refused);
  await expect(viewAttemptAs(running.owner.ctx, attemptId, { ...viewing, userId: ben.id })).rejects.toMatchObject(
    refused,
  );
  await expect(viewResultsAs(ben.ctx, viewing)).rejects.toMatchObject({ code: "forbidden" });
});
