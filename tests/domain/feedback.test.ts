// Comments of instructors to students: who may write, read and answer what, and what stays of them.
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { auditEntries, feedbackComments, mailOutbox } from "~/db/schema";
import { deleteUser } from "~/domain/accounts/delete-user";
import { excludeAttempt } from "~/domain/attempts/exclude-attempt";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { listDeletions } from "~/domain/deletions/list-deletions";
import { removeMember } from "~/domain/enrolment/change-members";
import { listClassComments } from "~/domain/feedback/class-comments";
import type { CommentFilter } from "~/domain/feedback/comment-filters";
import { CommentText, maxComments, maxReusable } from "~/domain/feedback/comment-input";
import { countUnread, listCommentsOf, listOwnComments } from "~/domain/feedback/list-comments";
import { mailFeedback, setFeedbackMails } from "~/domain/feedback/mail-feedback";
import { addReusable, listReusable, readReusable, removeReusable } from "~/domain/feedback/reusable-comments";
import { stopMails } from "~/domain/mail/stop-mails";
import { splitLinks } from "~/domain/feedback/split-links";
import { answerComment, changeComment, markRead, removeComment, writeComment } from "~/domain/feedback/write-comment";
import { restoreDeleted } from "~/domain/restoration/restore-deleted";
import * as v from "valibot";
import { commentsOutside, commentsWithin } from "~/views/feedback/comments-outside";
import { addRunningClass, addUser, attemptOf, type RunningClass } from "../support/builders";
import { later, testContext } from "../support/database";
import { storedRows } from "../support/stored-rows";

const ctx = await testContext();
const site = { url: "https://apsis.example", productName: "Apsis", supportEmail: "support@apsis.example" };

const studentIn = ({ students }: RunningClass, at = 0) => students[at]!;
const placeIn = (running: RunningClass, at = 0) => ({
  classSessionId: running.sessionId,
  userId: studentIn(running, at).id,
});

async function play(running: RunningClass, at = 0) {
  const attempt = attemptOf(running.lesson, running.sessionId, { totalScore: 60 });
  await recordAttempt(studentIn(running, at).ctx, attempt);
  return attempt.attemptId;
}

test("a comment on the course, a scenario or an attempt is read by its student, who answers once", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const { owner, lesson } = running;
  const [student, other] = [studentIn(running), studentIn(running, 1)];
  const attemptId = await play(running);
  await writeComment(owner.ctx, placeIn(running), "Good work this month.");
  await writeComment(owner.ctx, { ...placeIn(running), scenarioId: lesson }, "Try this one again.");
  const id = await writeComment(owner.ctx, { ...placeIn(running), attemptId }, "Here you were quick.");
  expect(await countUnread(student.ctx)).toBe(3);
  const own = await listOwnComments(student.ctx, { classSessionId: running.sessionId });
  expect(own.map(({ text, scenarioId, attemptId: on }) => [text, scenarioId, on])).toEqual([
    ["Here you were quick.", lesson, attemptId],
    ["Try this one again.", lesson, null],
    ["Good work this month.", null, null],
  ]);
  expect((await listOwnComments(student.ctx, { attemptId })).map((each) => each.id)).toEqual([id]);
  expect(await listOwnComments(other.ctx)).toEqual([]);

  await markRead(later(student.ctx, 5), [id]);
  await markRead(later(student.ctx, 9), [id]);
  await answerComment(later(student.ctx, 10), id, "Thank you.");
  await expect(answerComment(student.ctx, id, "Once more.")).rejects.toMatchObject({ code: "conflict" });
  await expect(answerComment(other.ctx, id, "Not mine.")).rejects.toMatchObject({ code: "notFound" });
  const [seen] = await listCommentsOf(owner.ctx, running.sessionId, student.id);
  expect(seen).toMatchObject({
    ...{ answer: "Thank you.", isOwn: true },
    readAt: later(student.ctx, 5).now,
    answeredAt: later(student.ctx, 10).now,
  });
  expect(await countUnread(student.ctx)).toBe(2);
});

test("the comments of a class are listed with their students, by what was read and answered, in pages", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const { owner, sessionId } = running;
  const student = studentIn(running);
  const read = await writeComment(owner.ctx, placeIn(running), "Good work.");
  await writeComment(owner.ctx, placeIn(running, 1), "Please come to my office.");
  await answerComment(student.ctx, read, "Thank you.");
  const list = (filter: CommentFilter, page = 1) => listClassComments(owner.ctx, sessionId, { filter, page });
  const textsOf = async (filter: CommentFilter) => (await list(filter)).comments.map(({ text }) => text);
  expect(await textsOf("all")).toEqual(["Please come to my office.", "Good work."]);
  expect(await textsOf("unread")).toEqual(["Please come to my office."]);
  const { comments, total, counts } = await list("answered");
  expect(comments).toMatchObject([{ text: "Good work.", answer: "Thank you.", student: student.userName }]);
  expect([total, counts]).toEqual([1, { all: 2, unread: 1, answered: 1 }]);
  expect(await list("all", 2)).toMatchObject({ comments: [], total: 2 });
});

test("the record of a student who left can't be opened from a comment", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const { owner, sessionId, id: courseId } = running;
  await writeComment(owner.ctx, placeIn(running), "Good work.");
  await writeComment(owner.ctx, placeIn(running, 1), "Good luck elsewhere.");
  await removeMember(owner.ctx, courseId, studentIn(running, 1).id);
  const { comments } = await listClassComments(owner.ctx, sessionId, { filter: "all", page: 1 });
  expect(comments.map(({ text, isHere }) => [text, isHere])).toEqual([
    ["Good luck elsewhere.", false],
    ["Good work.", true],
  ]);
});

test("nobody marks somebody else's comments as read", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const id = await writeComment(running.owner.ctx, placeIn(running), "For one of you.");
  await markRead(studentIn(running, 1).ctx, [id]);
  expect(await countUnread(studentIn(running).ctx)).toBe(1);
});

test("of two answers at once one is kept", async () => {
  const running = await addRunningClass(ctx, { students: 1 });
  const id = await writeComment(running.owner.ctx, placeIn(running), "What do you think?");
  const student = studentIn(running);
  const outcomes = await Promise.allSettled([
    answerComment(student.ctx, id, "One."),
    answerComment(student.ctx, id, "Other."),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("of two comments at once both stand", async () => {
  const running = await addRunningClass(ctx, { students: 1 });
  await Promise.all(["One.", "Other."].map((text) => writeComment(running.owner.ctx, placeIn(running), text)));
  const texts = (await listOwnComments(studentIn(running).ctx)).map(({ text }) => text);
  expect(texts.toSorted()).toEqual(["One.", "Other."]);
});

test.each<[string, (running: RunningClass, attemptId: string) => Promise<object>, string]>([
  ["an attempt of another student", async (running) => ({ attemptId: await play(running, 1) }), "notFound"],
  ["an attempt of another scenario", async ({ quiz }, attemptId) => ({ attemptId, scenarioId: quiz }), "notFound"],
  ["an attempt that isn't there", async () => ({ attemptId: crypto.randomUUID() }), "notFound"],
  ["a scenario that isn't there", async () => ({ scenarioId: crypto.randomUUID() }), "notFound"],
  ["an id that is none", async () => ({ attemptId: "' or true" }), "notFound"],
  ["a question of an attempt without any", async (_, attemptId) => ({ attemptId, question: 1 }), "invalid"],
  ["a moment of an attempt that isn't a flight", async (_, attemptId) => ({ attemptId, moment: 1 }), "invalid"],
  ["a moment without an attempt", async () => ({ moment: 1 }), "invalid"],
  ["a question without an attempt", async () => ({ question: 1 }), "invalid"],
])("a comment on %s is refused", async (_, of, code) => {
  const running = await addRunningClass(ctx, { students: 2 });
  const part = await of(running, await play(running));
  await expect(writeComment(running.owner.ctx, { ...placeIn(running), ...part }, "Hm.")).rejects.toMatchObject({
    code,
  });
  expect(await listCommentsOf(running.owner.ctx, running.sessionId, studentIn(running).id)).toEqual([]);
});

test("a question or a moment belongs to an attempt, and only one of them", async () => {
  const { sessionId, students, lesson } = await addRunningClass(ctx, { students: 1 });
  const row = {
    id: crypto.randomUUID(),
    classSessionId: sessionId,
    userId: students[0]!.id,
    text: "A.",
    authorName: "a",
  };
  const insert = (part: Partial<typeof feedbackComments.$inferInsert>) =>
    ctx.db.insert(feedbackComments).values({ ...row, writtenAt: ctx.now, ...part });
  for (const part of [
    { moment: 1 },
    { scenarioId: lesson, question: 1 },
    { moment: Number.NaN },
    { answer: "Without a time." },
  ])
    await expect(insert(part)).rejects.toThrow();
});

test("only the class's instructor and administrators write to a student, and only while the student is in it", async () => {
  const running = await addRunningClass(ctx, { students: 1 });
  const foreign = await addRunningClass(ctx, { students: 1 });
  const colleague = await addUser(ctx, { role: "Instructor", organizationId: running.organizationId });
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: running.organizationId });
  for (const { ctx: stranger } of [colleague, foreign.owner])
    await expect(writeComment(stranger, placeIn(running), "Hello.")).rejects.toMatchObject({ code: "notFound" });
  await expect(writeComment(studentIn(running).ctx, placeIn(running), "Me.")).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(
    writeComment(running.owner.ctx, { ...placeIn(running), userId: studentIn(foreign).id }, "Hello."),
  ).rejects.toMatchObject({ code: "notFound" });
  await writeComment(admin.ctx, placeIn(running), "From the office.");
  await removeMember(running.owner.ctx, running.id, studentIn(running).id);
  await expect(writeComment(running.owner.ctx, placeIn(running), "Late.")).rejects.toMatchObject({ code: "notFound" });
  const kept = await listOwnComments(studentIn(running).ctx, { classSessionId: null });
  expect(kept.map(({ text }) => text)).toEqual(["From the office."]);
});

test("comments of a class that was left aren't with the grades of the shown class, but above them", async () => {
  const [left, shown] = [await addRunningClass(ctx, { students: 1 }), await addRunningClass(ctx, { students: 0 })];
  await writeComment(left.owner.ctx, { ...placeIn(left), scenarioId: left.lesson }, "Long ago.");
  await removeMember(left.owner.ctx, left.id, studentIn(left).id);
  const comments = await listOwnComments(studentIn(left).ctx, { classSessionId: shown.sessionId });
  const place = { columns: [{ scenarioId: left.lesson }], classSessionId: shown.sessionId };
  expect(commentsWithin(comments, place)).toEqual([]);
  expect(commentsOutside(comments, place)).toMatchObject([{ text: "Long ago.", classSessionId: left.sessionId }]);
  expect(commentsWithin(comments, { ...place, classSessionId: left.sessionId })).toHaveLength(1);
});

test("the mail about comments links to the class of the oldest of them", async () => {
  const [first, second] = [await addRunningClass(ctx, { students: 1 }), await addRunningClass(ctx, { students: 0 })];
  const student = studentIn(first);
  const row = { userId: student.id, text: "Hm.", authorName: "a", writtenAt: ctx.now };
  for (const { sessionId } of [second, first])
    await ctx.db.insert(feedbackComments).values({ ...row, id: crypto.randomUUID(), classSessionId: sessionId });
  await mailFeedback(later({ ...ctx, actor: null }, 20), site);
  const [mail] = await storedRows<{ text: string }>(
    ctx.db,
    sql`select text_body as text from mail_outbox
        where recipient = (select email from users where id = ${student.id})`,
  );
  expect(mail?.text).toContain(`/results?class=${second.sessionId}`);
});

test("a comment on an attempt that is excluded later stays", async () => {
  const running = await addRunningClass(ctx, { students: 1 });
  const attemptId = await play(running);
  await writeComment(running.owner.ctx, { ...placeIn(running), attemptId }, "Look at this.");
  await excludeAttempt(running.owner.ctx, attemptId, "Played by somebody else.");
  expect(await listOwnComments(studentIn(running).ctx)).toMatchObject([{ text: "Look at this.", attemptId }]);
});

test("a comment is changed until it is read and removed until it is answered, by its author, with its texts kept", async () => {
  const running = await addRunningClass(ctx, { students: 1 });
  const { owner, organizationId } = running;
  const [student, admin] = [studentIn(running), await addUser(ctx, { role: "OrganizationAdmin", organizationId })];
  const id = await writeComment(owner.ctx, placeIn(running), "Firts.");
  await expect(changeComment(admin.ctx, id, "Mine.")).rejects.toMatchObject({ code: "notFound" });
  await expect(removeComment(admin.ctx, id)).rejects.toMatchObject({ code: "notFound" });
  await changeComment(owner.ctx, id, "First.");
  await markRead(student.ctx, [id]);
  await expect(changeComment(owner.ctx, id, "Second.")).rejects.toMatchObject({ code: "conflict" });
  const answered = await writeComment(owner.ctx, placeIn(running), "Another.");
  await answerComment(student.ctx, answered, "Yes.");
  await expect(removeComment(owner.ctx, answered)).rejects.toMatchObject({ code: "conflict" });
  await removeComment(owner.ctx, id);
  await expect(removeComment(owner.ctx, id)).rejects.toMatchObject({ code: "notFound" });
  const entries = await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, student.id));
  const ofFeedback = entries.filter(({ action }) => action.startsWith("feedback."));
  expect(ofFeedback.map(({ action, details }) => [action, details.text])).toEqual([
    ["feedback.write", undefined],
    ["feedback.change", "Firts."],
    ["feedback.write", undefined],
    ["feedback.remove", "First."],
  ]);
});

test("a student of a class gets a limited number of comments", async () => {
  const running = await addRunningClass(ctx, { students: 1 });
  await ctx.db.execute(sql`insert into feedback_comments (id, class_session_id, user_id, text, author_name, written_at)
    select gen_random_uuid(), ${running.sessionId}::uuid, ${studentIn(running).id}::uuid, 'Text', 'a', now()
    from generate_series(1, ${maxComments}::int)`);
  await expect(writeComment(running.owner.ctx, placeIn(running), "One more.")).rejects.toMatchObject({
    code: "conflict",
  });
});

test("reusable comments are their author's own, without repeats, and limited", async () => {
  const { owner, organizationId } = await addRunningClass(ctx, { students: 0 });
  const other = await addUser(ctx, { role: "Instructor", organizationId });
  await addReusable(owner.ctx, "Plan the burn before you fire.");
  await addReusable(owner.ctx, "Plan the burn before you fire.");
  const [own, ...more] = await listReusable(owner.ctx);
  expect(more).toEqual([]);
  expect(await readReusable(owner.ctx, own!.id)).toBe("Plan the burn before you fire.");
  await expect(readReusable(other.ctx, own!.id)).rejects.toMatchObject({ code: "notFound" });
  await expect(removeReusable(other.ctx, own!.id)).rejects.toMatchObject({ code: "notFound" });
  await removeReusable(owner.ctx, own!.id);
  await ctx.db.execute(sql`insert into reusable_comments (id, user_id, text, created_at)
    select gen_random_uuid(), ${owner.id}::uuid, 'Text ' || n, now() from generate_series(1, ${maxReusable - 1}::int) n`);
  const outcomes = await Promise.allSettled(["A.", "B."].map((text) => addReusable(owner.ctx, text)));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("a student gets one mail a day about unread comments, none about read ones, and none if not wanted", async () => {
  const running = await addRunningClass(ctx, { students: 1 });
  const student = studentIn(running);
  const [address] = await storedRows<{ email: string }>(ctx.db, sql`select email from users where id = ${student.id}`);
  const mailed = async () =>
    (await ctx.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, address!.email)))
      .map(({ subject }) => subject)
      .toSorted();
  const system = { ...ctx, actor: null };
  const write = (text: string, minutes: number) =>
    writeComment(later(running.owner.ctx, minutes), placeIn(running), text);
  await write("One.", 0);
  await write("Two.", 5);
  await mailFeedback(later(system, 1), site);
  expect(await mailed()).toEqual([]);
  await Promise.all([mailFeedback(later(system, 20), site), mailFeedback(later(system, 20), site)]);
  expect(await mailed()).toEqual(["You have 2 new comments in Apsis"]);
  await write("Three.", 30);
  await mailFeedback(later(system, 60), site);
  expect(await mailed()).toHaveLength(1);
  await mailFeedback(later(system, 60 * 25), site);
  expect(await mailed()).toEqual(["You have 1 new comment in Apsis", "You have 2 new comments in Apsis"]);
  await markRead(student.ctx, [await write("Four.", 60 * 26)]);
  await mailFeedback(later(system, 60 * 60), site);
  await setFeedbackMails(student.ctx, false);
  await write("Five.", 60 * 61);
  await mailFeedback(later(system, 60 * 90), site);
  expect(await mailed()).toHaveLength(2);
});

test("a mail about comments carries the address that stops them, and the address works once and again", async () => {
  const running = await addRunningClass(ctx, { students: 1 });
  const { id } = studentIn(running);
  await writeComment(running.owner.ctx, placeIn(running), "One.");
  const system = { ...ctx, actor: null };
  await mailFeedback(later(system, 20), site, (kind, userId) => `https://apsis.example/stop/${kind}/${userId}`);
  const mails = await storedRows<{ url: string }>(
    ctx.db,
    sql`select stop_url as url from mail_outbox where recipient = (select email from users where id = ${id})`,
  );
  expect(mails).toEqual([{ url: `https://apsis.example/stop/feedback/${id}` }]);
  await stopMails(system, "feedback", id);
  await stopMails(system, "feedback", id);
  await writeComment(later(running.owner.ctx, 60), placeIn(running), "Two.");
  expect(await mailFeedback(later(system, 60 * 30), site)).toBe(0);
});

test("comments, reusable ones and the setting come back with a deleted student and instructor", async () => {
  const running = await addRunningClass(ctx, { students: 1 });
  const student = studentIn(running);
  const admin = await addUser(ctx, { role: "SystemAdmin" });
  const attemptId = await play(running);
  await writeComment(running.owner.ctx, { ...placeIn(running), attemptId }, "Stay.");
  await setFeedbackMails(student.ctx, false);
  await deleteUser(admin.ctx, student.id);
  expect(await listCommentsOf(running.owner.ctx, running.sessionId, student.id)).toEqual([]);
  const list = { q: student.userName, sort: "deletedAt", descending: true, page: 1, pageSize: 5 } as const;
  const [deletion] = (await listDeletions(admin.ctx, list)).rows;
  await restoreDeleted(admin.ctx, deletion!.id);
  expect(await listOwnComments(student.ctx)).toMatchObject([{ text: "Stay.", attemptId, isOwn: false }]);
  const settings = await storedRows(ctx.db, sql`select is_wanted from feedback_mails where user_id = ${student.id}`);
  expect(settings).toEqual([{ is_wanted: false }]);
});

test.each([
  ["See https://example.org/a?b=1, then (http://example.org).", ["https://example.org/a?b=1", "http://example.org/"]],
  ["javascript:alert(1) data:text/html,x ftp://example.org example.org", []],
  ["https://bank.example@evil.example/ and https://", []],
  ["https://example.org/\u202egpj.exe", ["https://example.org/"]],
  ['"https://example.org/"><script>', ["https://example.org/"]],
])("web addresses in %s become links", (text, addresses) => {
  expect(splitLinks(text).flatMap(({ address }) => address ?? [])).toEqual(addresses);
});

test("no text is lost by looking for links, and every link is a web address", () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom("https://", ")", ".", "\u202e", "http://[::1"))),
      (pieces) => {
        const text = pieces.join(" ");
        const parts = splitLinks(text);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        for (const { address } of parts) if (address !== null) expect(address).toMatch(/^https?:\/\/[^/@]/);
      },
    ),
  );
});

test("a text of 4,000 characters is taken, one more and one that can't be stored aren't", () => {
  expect(v.is(CommentText, "a".repeat(4_000))).toBe(true);
  for (const text of ["a".repeat(4_001), " ", "a\u0000b", "\ud800"]) expect(v.is(CommentText, text)).toBe(false);
});
