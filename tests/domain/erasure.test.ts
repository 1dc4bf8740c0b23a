// Erasing a person: figures stay or are those without the attempts, and no trace of the name is left anywhere.
import { eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import {
  attempts,
  auditEntries,
  campaigns,
  credentials,
  erasedPeople,
  identities,
  mailOutbox,
  organizations,
  provisionedUsers,
  sandboxes,
  signIns,
  users,
  webhookEvents,
} from "~/db/schema";
import { deleteUser } from "~/domain/accounts/delete-user";
import { inviteUser } from "~/domain/accounts/invite-user";
import { listUsers } from "~/domain/accounts/list-users";
import { readUserStats } from "~/domain/accounts/read-user-stats";
import { updateUser } from "~/domain/accounts/update-user";
import { excludeAttempt } from "~/domain/attempts/exclude-attempt";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import type { Ctx } from "~/domain/context";
import { deleteCourse } from "~/domain/courses/delete-course";
import { listDeletions } from "~/domain/deletions/list-deletions";
import { erasedName } from "~/domain/erasure/erase-traces";
import { eraseAgain, listErased } from "~/domain/erasure/erase-again";
import { erasePerson, previewErasure } from "~/domain/erasure/erase-person";
import type { AttemptPolicy } from "~/domain/erasure/attempt-policies";
import { setErasurePolicy } from "~/domain/erasure/erasure-policy";
import {
  askForErasure,
  listRequests,
  readOwnRequest,
  refuseRequest,
  withdrawRequest,
} from "~/domain/erasure/erasure-requests";
import { classFiguresOf } from "~/domain/gradebook/class-figures";
import { parseMatrix } from "~/domain/gradebook/matrix";
import { readGradebook } from "~/domain/gradebook/read-gradebook";
import { addNote } from "~/domain/gradebook/student-notes";
import { readLeaderboard } from "~/domain/leaderboards/read-leaderboard";
import { deliverOutbox } from "~/domain/mail/deliver-outbox";
import { sendMessage } from "~/domain/messages/send-message";
import { setAllowsMessages } from "~/domain/organizations/set-messages";
import { readItemAnalysis } from "~/domain/quiz-results/read-item-analysis";
import { readQuiz, readQuizData } from "~/domain/quiz-results/read-quiz-responses";
import { restoreDeleted } from "~/domain/restoration/restore-deleted";
import { shareSummary } from "~/domain/summaries/summary-links";
import { generateToken } from "~/domain/tokens";
import type { RefusalCode } from "~/domain/refusal";
import {
  addCourse,
  addRunningClass,
  addStudent,
  addUser,
  asSystemAdmin,
  attemptOf,
  enterAs,
  quizAttemptOf,
  unique,
  type Person,
  type RunningClass,
} from "../support/builders";
import { later, testContext } from "../support/database";
import { storedRows } from "../support/stored-rows";
import { testSite } from "../support/test-site";
import { firstOf } from "../support/tuples";
import { usualRules } from "~/domain/grades/rules";

const ctx = await testContext();
const sysadmin = asSystemAdmin(ctx);
const refusedWith = (code: RefusalCode, work: Promise<unknown>) => expect(work).rejects.toMatchObject({ code });

/** Every text in every column of every table that has the word in it. */
async function findEverywhere({ db }: Ctx, words: string[]): Promise<string[]> {
  const tables = await storedRows<{ name: string }>(
    db,
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const found: string[] = [];
  for (const { name } of tables)
    for (const word of words) {
      const rows = await storedRows<{ row: string }>(
        db,
        sql`select t::text as row from ${sql.raw(`"${name}"`)} t where position(${word.toLowerCase()} in lower(t::text)) > 0`,
      );
      found.push(...rows.map(({ row }) => `${name}: ${row}`));
    }
  return found;
}

/** A class of three, with lessons and a quiz; the first student has the most. */
async function playedClass(): Promise<RunningClass<3> & { admin: Person }> {
  const running = await addRunningClass<3>(ctx, { students: 3 });
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: running.organizationId });
  for (const [at, student] of running.students.entries()) {
    for (const points of [30, 60])
      await recordAttempt(
        later(student.ctx, points),
        attemptOf(running.lesson, running.sessionId, { totalScore: points + 10 * at }),
      );
    await recordAttempt(
      later(student.ctx, 70),
      quizAttemptOf(running.quiz, running.sessionId, [
        { text: "Is this a question?", score: at % 2, chosen: [at % 2] },
        { text: "And this?", score: 1 },
      ]),
    );
    await recordAttempt(later(student.ctx, 80), attemptOf(running.lesson, null, { totalScore: 50 + at }));
  }
  return { ...running, admin };
}

/** Everything that a class shows in figures, without names. */
async function figuresOf({ owner, sessionId, quiz, organizationId, lesson }: RunningClass<3>) {
  const { columns, matrix } = await readGradebook(owner.ctx, sessionId);
  const rows = parseMatrix(matrix, columns.length, usualRules);
  const itsQuiz = await readQuiz(owner.ctx, sessionId, quiz);
  const standings = async (filter: object) =>
    (await readLeaderboard(owner.ctx, { organizationId, classSessionId: null, limit: 100, ...filter })).map(
      ({ totalScore, rank, time }) => ({ totalScore, rank, time }),
    );
  return {
    figures: classFiguresOf(rows, columns, usualRules),
    cells: rows.map(({ cells }) => JSON.stringify(cells)).sort(),
    items: await readItemAnalysis(owner.ctx, itsQuiz),
    responses: (await readQuizData(owner.ctx, itsQuiz)).responses
      .flat()
      .map(([, ...response]) => JSON.stringify(response))
      .sort(),
    class: await standings({ classSessionId: sessionId }),
    all: await standings({}),
    lesson: await standings({ classSessionId: sessionId, scenarioId: lesson }),
  };
}

test("attempts are kept without the person: no figure of the class, its quizzes and leaderboards moves", async () => {
  const running = await playedClass();
  const [person] = running.students;
  const before = await figuresOf(running);
  const preview = await previewErasure(running.admin.ctx, person.id);
  expect(preview).toMatchObject({ courses: 1, classes: 1, attempts: 4, policy: "keep", refusal: null });
  expect(await erasePerson(running.admin.ctx, person.id, testSite)).toBe(person.userName);
  expect(await figuresOf(running)).toEqual(before);

  const { columns, matrix } = await readGradebook(running.owner.ctx, running.sessionId);
  const names = parseMatrix(matrix, columns.length, usualRules).map(({ username }) => username);
  expect(names).toHaveLength(3);
  expect(names).toContainEqual(expect.stringMatching(/^Former student \d+$/));
  expect(names).not.toContain(person.userName);
});

test("attempts are removed by the organization's policy: figures are those of a class that never had the person", async () => {
  const running = await playedClass();
  await setErasurePolicy(running.admin.ctx, running.organizationId, "remove");
  const [person] = running.students;
  const before = await readGradebook(running.owner.ctx, running.sessionId);
  const others = parseMatrix(before.matrix, before.columns.length, usualRules).filter(
    ({ username }) => username !== person.userName,
  );
  await erasePerson(running.admin.ctx, person.id, testSite);
  const { columns, matrix } = await readGradebook(running.owner.ctx, running.sessionId);
  const rows = parseMatrix(matrix, columns.length, usualRules);
  expect(classFiguresOf(rows, columns, usualRules)).toEqual(classFiguresOf(others, columns, usualRules));
  expect(rows.map(({ username }) => username).sort()).toEqual(
    running.students
      .slice(1)
      .map(({ userName }) => userName)
      .sort(),
  );
  const standings = await readLeaderboard(running.owner.ctx, {
    organizationId: running.organizationId,
    classSessionId: running.sessionId,
    scenarioId: running.lesson,
    limit: 10,
  });
  expect(standings.map(({ totalScore }) => totalScore)).toEqual([80, 70]);
  expect(await ctx.db.$count(attempts, eq(attempts.userId, person.id))).toBe(0);
  expect(await ctx.db.$count(users, eq(users.organizationId, running.organizationId))).toBe(4);
});

test.each<AttemptPolicy>(["keep", "remove"])("nothing of the person is left in any table (%s)", async (policy) => {
  const running = await playedClass();
  await setErasurePolicy(running.admin.ctx, running.organizationId, policy);
  const { db, now } = ctx;
  const words = { first: unique("Zygmunta"), last: unique("Quxworth"), external: unique("ext"), name: unique("zq") };
  const person = await addStudent(ctx, running, {
    userName: words.name,
    firstName: words.first,
    lastName: words.last,
  });
  const { organizationId, sessionId, owner, admin } = running;
  const attempt = attemptOf(running.lesson, sessionId, { totalScore: 77 });
  await recordAttempt(person.ctx, attempt);
  await enterAs(ctx, person.userName);
  await addNote(owner.ctx, sessionId, person.id, `About ${words.first}.`);
  await excludeAttempt(owner.ctx, attempt.attemptId, `${words.first} told us.`);
  const email = `${unique("new")}@example.org`;
  await updateUser(
    admin.ctx,
    person.id,
    { email, firstName: words.first, lastName: words.last, rankTitle: "" },
    testSite,
  );
  await db.insert(identities).values({
    issuer: "https://idp.example",
    subject: words.external,
    userId: person.id,
    linkedAt: now,
    linkedBy: "creation",
  });
  await db
    .insert(provisionedUsers)
    .values({ userId: person.id, organizationId, externalId: words.external, changedAt: now });
  await db.insert(sandboxes).values({
    ...{ id: uuid(), ownerId: person.id, title: "Phasing", content: {} },
    ...{ timeCreated: now, lastModified: now, lastAccessed: now },
  });
  await db.insert(webhookEvents).values({
    organizationId,
    type: "attempt.recorded",
    occurredAt: now,
    data: { userId: person.id, attemptId: attempt.attemptId },
  });
  await db.execute(sql`insert into roster_imports (id, created_by, file_name, created_at, expires_at, done_at)
    values (${sessionId}, ${admin.id}, 'people.csv', now(), now(), now())`);
  await db.execute(sql`insert into roster_rows (import_id, position, user_name, email, first_name, last_name, rank_title,
      role, course, outcome, message, user_id, done_at)
    values (${sessionId}, 1, ${words.name}, ${`${words.name}@example.org`}, ${words.first}, ${words.last}, '', 'User', '',
      'New', '', ${person.id}, now())`);
  await askForErasure(person.ctx);
  // A course that can still be restored, with a membership, an attempt and a note.
  const other = await addRunningClass(ctx, { organizationId });
  await db.execute(sql`insert into course_members values (${other.id}, ${person.id}, now())`);
  await db.execute(sql`insert into class_session_students values (${other.sessionId}, ${person.id}, now())`);
  await recordAttempt(person.ctx, attemptOf(other.lesson, other.sessionId, { totalScore: 12 }));
  await addNote(other.owner.ctx, other.sessionId, person.id, `${words.last} is late.`);
  await deleteCourse(admin.ctx, other.id);

  const all = [words.first, words.last, words.external, words.name, email, `${words.name}@example.org`];
  const before = await findEverywhere(ctx, all);
  expect(new Set(before.map((row) => row.split(":")[0])).size).toBeGreaterThan(8);

  await erasePerson(admin.ctx, person.id, testSite);
  const mailed: string[] = [];
  await deliverOutbox(later(ctx, 60 * 24), async ({ recipient }) => void mailed.push(recipient));
  expect(mailed).toContain(email);
  expect(await findEverywhere(ctx, all)).toEqual([]);
  expect(await db.$count(erasedPeople, eq(erasedPeople.userId, person.id))).toBe(1);

  // The trail stays, by id.
  const trail = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, person.id));
  expect(trail.map(({ action }) => action)).toEqual(expect.arrayContaining(["user.update", "user.erase"]));
  expect(new Set(trail.map(({ subjectName }) => subjectName))).toEqual(new Set([erasedName]));
  await expect(db.delete(auditEntries).where(eq(auditEntries.subjectId, person.id))).rejects.toThrow();

  const [deletion] = (await listDeletions(admin.ctx, { q: "", sort: "name", descending: false, page: 1, pageSize: 9 }))
    .rows;
  await restoreDeleted(admin.ctx, firstOf([deletion!]).id);
  const restored = await db.$count(attempts, eq(attempts.classSessionId, other.sessionId));
  expect(restored).toBe(policy === "keep" ? 1 : 0);
});

test("nothing is left of staff who invited, wrote, judged, shared and revoked", async () => {
  const running = await playedClass();
  const { organizationId, sessionId, students, admin } = running;
  const words = [unique("zstaff"), unique("Wilhelmina"), unique("Vandervoort")] as const;
  const [userName, firstName, lastName] = words;
  const staff = await addUser(ctx, { role: "OrganizationAdmin", organizationId, userName, firstName, lastName });
  const [best] = await ctx.db.select({ id: attempts.id }).from(attempts).where(eq(attempts.userId, students[1].id));
  await excludeAttempt(staff.ctx, firstOf([best!]).id, "Flown by somebody else.");
  await addNote(staff.ctx, sessionId, students[1].id, "Good.");
  await setAllowsMessages(sysadmin, organizationId, true);
  const message = { subject: "Hello", text: "A word.", userIds: [students[1].id], messageId: uuid() };
  await sendMessage(staff.ctx, sessionId, message, testSite);
  await shareSummary(staff.ctx, sessionId, { days: 7, withNames: true }, generateToken());
  const names = { firstName: "", lastName: "", rankTitle: "" };
  const invited = { userName: unique("guest"), email: `${unique("guest")}@example.org`, role: "User" as const };
  await inviteUser(staff.ctx, { ...invited, ...names }, organizationId, testSite);
  const [campaign] = await ctx.db.select().from(campaigns).limit(1);
  // One of somebody who stays, and one of somebody who can be restored.
  for (const { id: userId } of students.slice(1))
    await ctx.db.insert(credentials).values({
      ...{ id: uuid(), userId, campaignId: campaign!.id, campaignTitle: "Basics", token: "a.b.c", evidence: [] },
      ...{ issuedAt: ctx.now, revokedAt: ctx.now, revokedBy: userName },
    });
  await deleteUser(staff.ctx, students[2].id);
  const before = await findEverywhere(ctx, [...words]);
  expect(new Set(before.map((row) => row.split(":")[0])).size).toBeGreaterThan(7);
  await erasePerson(admin.ctx, staff.id, testSite);
  await deliverOutbox(later(ctx, 60 * 24), async () => {});
  await deliverOutbox(later(ctx, 60 * 24), async () => {});
  expect(await findEverywhere(ctx, [...words])).toEqual([]);
});

test("a former student is in no list of users, takes no seat, and can't be changed", async () => {
  const running = await playedClass();
  const [person] = running.students;
  const query = { q: "", sort: "username", descending: false, page: 1, pageSize: 500 } as const;
  const count = async () => {
    const [everybody, ofOrganization, found] = await Promise.all([
      listUsers(sysadmin, query),
      listUsers(running.admin.ctx, query),
      listUsers(sysadmin, { ...query, q: "former student" }),
    ]);
    expect(everybody.rows).toHaveLength(Math.min(everybody.total, 500));
    const { activeUsers } = await readUserStats(running.admin.ctx);
    return [everybody.total, ofOrganization.total, activeUsers, found.total];
  };
  const before = await count();
  await erasePerson(running.admin.ctx, person.id, testSite);
  expect(await count()).toEqual([before[0]! - 1, before[1]! - 1, before[2]! - 1, 0]);
  const [former] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(sql`organization_id = ${running.organizationId} and is_former`);
  const { id } = firstOf([former!]);
  await refusedWith("notFound", deleteUser(running.admin.ctx, id));
  await refusedWith("notFound", erasePerson(running.admin.ctx, id, testSite));
  await expect(ctx.db.update(users).set({ enabled: true }).where(eq(users.id, id))).rejects.toThrow();
});

test("an erased person is signed out at once, and an attempt that comes later finds nobody", async () => {
  const running = await playedClass();
  const [person] = running.students;
  await enterAs(ctx, person.userName);
  await erasePerson(running.admin.ctx, person.id, testSite);
  expect(await ctx.db.$count(signIns, eq(signIns.userId, person.id))).toBe(0);
  await expect(recordAttempt(person.ctx, attemptOf(running.lesson, running.sessionId))).rejects.toThrow();
  await refusedWith("unauthenticated", enterAs(ctx, person.userName));
});

test("attempts that arrive while the person is erased are kept or refused, never lost in between", async () => {
  const running = await playedClass();
  const [person] = running.students;
  const works = [
    erasePerson(running.admin.ctx, person.id, testSite),
    ...Array.from({ length: 6 }, (_, at) =>
      recordAttempt(later(person.ctx, 90 + at), attemptOf(running.lesson, running.sessionId)),
    ),
  ];
  const outcomes = await Promise.allSettled(works);
  expect(outcomes[0]?.status).toBe("fulfilled");
  const stored = outcomes.slice(1).filter(({ status }) => status === "fulfilled").length;
  const { total } = firstOf(
    await storedRows<{ total: number }>(
      ctx.db,
      sql`select count(*)::int as total from attempts a join users u on u.id = a.user_id
        where u.organization_id = ${running.organizationId} and u.is_former`,
    ),
  );
  expect(total).toBe(4 + stored);
});

test("two administrators who erase the same person erase once", async () => {
  const running = await playedClass();
  const [person] = running.students;
  const outcomes = await Promise.allSettled(
    [running.admin.ctx, sysadmin].map((admin) => erasePerson(admin, person.id, testSite)),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const isFormer = sql`organization_id = ${running.organizationId} and is_former`;
  expect(await ctx.db.$count(users, isFormer)).toBe(1);
});

test("who may not be deleted can't be erased, and the preview says why", async () => {
  const course = await addCourse(ctx);
  const { owner, organizationId } = course;
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  expect((await previewErasure(admin.ctx, owner.id)).refusal?.code).toBe("conflict");
  await refusedWith("conflict", erasePerson(admin.ctx, owner.id, testSite));
  await refusedWith("conflict", erasePerson(admin.ctx, admin.id, testSite));
  const other = await addUser(ctx, { role: "SystemAdmin", organizationId });
  await refusedWith("forbidden", erasePerson(admin.ctx, other.id, testSite));
  const outside = await addStudent(ctx, await addCourse(ctx));
  await refusedWith("notFound", previewErasure(admin.ctx, outside.id));
  await refusedWith("notFound", erasePerson(admin.ctx, outside.id, testSite));
  const { provedAt: _, ...actor } = admin.ctx.actor;
  const student = await addStudent(ctx, course);
  await refusedWith("proofRequired", erasePerson({ ...admin.ctx, actor }, student.id, testSite));
});

test("a person asks to be erased; administrators decline with a reason that the person gets", async () => {
  const running = await playedClass();
  const [person, other] = running.students;
  await askForErasure(person.ctx);
  await askForErasure(person.ctx);
  await askForErasure(other.ctx);
  expect((await listRequests(running.admin.ctx)).map(({ userId }) => userId).sort()).toEqual(
    [person.id, other.id].sort(),
  );
  await withdrawRequest(other.ctx);
  await refuseRequest(running.admin.ctx, person.id, "We need your certificate until June.", testSite);
  expect(await readOwnRequest(person.ctx)).toMatchObject({ refusal: "We need your certificate until June." });
  expect(await listRequests(running.admin.ctx)).toEqual([]);
  const mails = await ctx.db
    .select({ text: mailOutbox.textBody })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, `${person.userName}@example.org`));
  expect(mails.some(({ text }) => text.includes("We need your certificate until June."))).toBe(true);
  await refusedWith("conflict", refuseRequest(running.admin.ctx, person.id, "Again.", testSite));
  await refusedWith("forbidden", listRequests(person.ctx));
  await askForErasure(person.ctx);
  expect(await readOwnRequest(person.ctx)).toMatchObject({ refusal: null });
  const foreign = await addUser(ctx, {
    role: "OrganizationAdmin",
    organizationId: (await addCourse(ctx)).organizationId,
  });
  expect(await listRequests(foreign.ctx)).toEqual([]);
  await refusedWith("notFound", refuseRequest(foreign.ctx, person.id, "No.", testSite));
  expect(await ctx.db.$count(organizations, eq(organizations.erasedAttempts, "keep"))).toBeGreaterThan(0);
});

test("somebody whom a restored backup brings back is erased again, by id", async () => {
  const running = await playedClass();
  const [person, deleted, other] = running.students;
  await deleteUser(running.admin.ctx, deleted.id);
  const before = await figuresOf(running);
  expect(await eraseAgain(ctx, person.id)).toBe(true);
  expect(await eraseAgain(ctx, deleted.id)).toBe(true);
  expect(await eraseAgain(ctx, uuid())).toBe(false);
  expect(await eraseAgain(ctx, person.id)).toBe(false);
  expect(await figuresOf(running)).toEqual(before);
  expect(await findEverywhere(ctx, [person.userName, deleted.userName])).toEqual([]);
  expect(await listErased(ctx)).toEqual(expect.arrayContaining([person.id, deleted.id]));
  await refusedWith("conflict", eraseAgain(ctx, running.owner.id));
  expect(await ctx.db.$count(users, eq(users.id, other.id))).toBe(1);
});
