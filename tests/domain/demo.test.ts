import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { expect, test } from "vitest";
import { attempts, attemptStarts, organizations, questions, signIns, users } from "~/db/schema";
import { rowOf } from "~/db/rows.server";
import { Evidence, FlightEvidence } from "~/domain/evidence";
import { findBounds, type ScenarioBounds } from "~/domain/attempts/find-bounds";
import { flyLogForPages } from "~/domain/attempts/fly-log";
import { gradeAttempt } from "~/domain/attempts/grade-attempt";
import { listAccessCodes } from "~/domain/access-codes/list-access-codes";
import { signIn } from "~/domain/accounts/sign-in";
import { listChanges } from "~/domain/audit/list-changes";
import type { SignedInCtx } from "~/domain/context";
import { courseStatusOf } from "~/domain/courses/course-status";
import { listCourses } from "~/domain/courses/list-courses";
import { listOwnCredentials, readCredentialFile } from "~/domain/credentials/own-credentials";
import { demoAccounts, demoPassword } from "~/domain/demo/people";
import { loadDemo } from "~/domain/demo/load-demo";
import { joinDuel } from "~/domain/duels/open-duel";
import { listDuels, readDuel } from "~/domain/duels/read-duels";
import { flightOfStart } from "~/domain/flights/flight-of-start";
import { parseMatrix } from "~/domain/gradebook/matrix";
import { readGradebook } from "~/domain/gradebook/read-gradebook";
import { listSandboxes } from "~/domain/sandboxes/list-sandboxes";
import { checkSandbox } from "../../physics/sandbox-checks";
import { listToGrade } from "~/domain/gradebook/list-to-grade";
import { actAs } from "../support/builders";
import { testContext } from "../support/database";
import { onlyOf } from "../support/tuples";
import { usualRules } from "~/domain/grades/rules";

const ctx = await testContext();
await loadDemo(ctx, {
  keys: ["a key of secrets of the tests, 32 c"],
  site: { url: "https://apsis.example", productName: "Apsis" },
  sign: async (credential) => `e30.${Buffer.from(JSON.stringify(credential)).toString("base64url")}.x`,
});

async function as(username: string): Promise<SignedInCtx> {
  const { id, roles, organizationId } = onlyOf(await ctx.db.select().from(users).where(eq(users.username, username)));
  return actAs(ctx, id, username, roles[0] as "User", organizationId);
}

test("a played match can be replayed, and a classmate waits for an opponent", async () => {
  const player = await as("player");
  const { id: classId } = await rowOf(
    ctx.db,
    v.object({ id: v.string() }),
    sql`select c.id from class_sessions c join class_session_students s on s.class_session_id = c.id
      where s.user_id = ${player.actor.userId} and c.end_date is null`,
  );
  const [waiting, ended] = await listDuels(player, classId);
  expect(waiting).toMatchObject({ status: "open", kind: "inspection", opponent: "amelia", isOwn: false });
  expect(ended).toMatchObject({ status: "ended", opponent: "akira", points: { you: 136, other: 64 } });
  const { endedBy, rounds } = (await readDuel(player, ended!.id))!;
  // Both rounds are close: the chaser misses the target, and catches it in the other one.
  expect([endedBy, rounds.map(({ turns }) => turns.length)]).toEqual(["played", [12, 9]]);
  expect((await joinDuel(player, waiting!.id)).status).toBe("running");
});

test("the start prints where each demo account belongs", async () => {
  const stored = await ctx.db
    .select({ username: users.username, organization: organizations.name })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId));
  const lines = Object.entries(demoAccounts).flatMap(([organization, names]) =>
    names.map((username) => ({ username, organization: organization || null })),
  );
  expect(stored).toEqual(expect.arrayContaining(lines));
  expect(lines).toHaveLength(8);
});

test.each([
  ["sysadmin", "SystemAdmin"],
  ["orgadmin", "OrganizationAdmin"],
  ["instructor", "Instructor"],
  ["player", "User"],
  ["restricted", "Restricted"],
  ["orgadmin2", "OrganizationAdmin"],
  ["instructor2", "Instructor"],
  ["player2", "User"],
])("%s signs in as %s", async (username, role) => {
  expect(await signIn(ctx, { username, password: demoPassword }, { userAgent: "", address: "" })).toMatchObject({
    username,
    role,
  });
});

test("the instructor has Orbital Mechanics 101 with a running class of 24, and two ended courses", async () => {
  const courses = await listCourses(await as("instructor"));
  expect(courses.map((course) => [course.name, courseStatusOf(course, ctx.now)])).toEqual(
    expect.arrayContaining([["Orbital Mechanics 101", "Active"]]),
  );
  expect(courses.filter((course) => courseStatusOf(course, ctx.now) === "Ended")).toHaveLength(2);
  expect(courses.find(({ name }) => name === "Orbital Mechanics 101")?.memberCount).toBe(24);
});

test("only students with all points of a question have chosen exactly its right answers", async () => {
  const texts = new Map((await ctx.db.select().from(questions)).map((question) => [question.id, question]));
  const stored = await ctx.db.select().from(attempts);
  const answerRows = stored.flatMap(({ questionIds, answers }) =>
    answers.map(([score, maxScore, choices], place) => ({
      score,
      maxScore,
      chosen: choices,
      of: texts.get(questionIds[place]!)!,
    })),
  );
  expect(answerRows.length).toBeGreaterThan(1_000);
  const wrong = answerRows.filter(({ score, maxScore, chosen, of }) => {
    const isRight = of.answers.every(([, correct], position) => correct === chosen.includes(position));
    return maxScore > 0 && isRight !== (score === maxScore);
  });
  expect(wrong.map(({ of, chosen }) => `${of.text}: ${chosen.join()}`)).toEqual([]);
});

test("the class looks real: repeats, failures, and students who haven't started", async () => {
  const instructor = await as("instructor");
  const running = (await listCourses(instructor)).find(({ active }) => active)!;
  const { matrix, columns } = await readGradebook(instructor, running.active!.id);
  const rows = parseMatrix(matrix, columns.length, usualRules);
  const classAttempts = await ctx.db.select().from(attempts).where(eq(attempts.classSessionId, running.active!.id));
  expect(rows).toHaveLength(24);
  expect(rows.filter(({ cells }) => cells.every((cell) => cell === null)).length).toBeGreaterThan(0);
  expect(classAttempts.length).toBeGreaterThan(rows.flatMap(({ cells }) => cells.filter(Boolean)).length);
  expect(classAttempts.some(({ passed }) => !passed)).toBe(true);
  expect(rows.map(({ username }) => username)).toContain("player");
});

test("the server verified every demo score, and its evidence gives the same points again", async () => {
  const stored = await ctx.db.select().from(attempts);
  expect(stored.length).toBeGreaterThan(500);
  const starts = new Map((await ctx.db.select().from(attemptStarts)).map((start) => [start.id, start]));
  const flightOf = ({ curriculumKey, key, editions }: ScenarioBounds, start: { seed: number } | undefined) =>
    start
      ? flightOfStart(
          { curriculumKey, key, maxScore: editions[0]!.maxScore ?? 0 },
          { seed: start.seed, mode: "scored" },
        )
      : null;
  for (const { id, scenarioId, startId, checkedBy, uncounted, evidence, score, passed } of stored) {
    const bounds = (await findBounds(ctx.db, scenarioId))!;
    const done = v.parse(Evidence, evidence);
    const start = starts.get(startId ?? "");
    const flight = flightOf(bounds, start);
    const replay = flight && done.kind === "flight" ? flyLogForPages({ scenario: flight, evidence: done }) : null;
    const checks = bounds.editions[0]?.sandbox?.checks;
    const checked = done.kind === "sandbox" && checks ? checkSandbox(done.document, checks) : null;
    const graded = gradeAttempt(bounds, done, { flown: replay, flight, start: start ?? null, checked });
    if (graded.errors) throw new Error(JSON.stringify(graded.errors));
    const points = Math.floor(graded.totalScore + graded.questionsScore);
    expect({ id, checkedBy, uncounted, score, passed }).toEqual({
      ...{ id, checkedBy: "server", uncounted: null, score: points, passed: graded.passed },
    });
  }
});

test("grades of the demo range from weak to full marks, and some students fly", async () => {
  const stored = await ctx.db.select().from(attempts);
  const shares = stored.filter(({ maxScore }) => maxScore > 0).map(({ score, maxScore }) => score / maxScore);
  expect(shares.filter((share) => share < 0.6).length / shares.length).toBeGreaterThan(0.1);
  expect(shares.filter((share) => share >= 0.9).length / shares.length).toBeGreaterThan(0.1);
  const flights = stored.filter(({ evidence }) => v.is(FlightEvidence, evidence));
  expect(flights.length).toBeGreaterThan(5);
  expect(flights.some(({ passed }) => passed)).toBe(true);
});

test("the two organizations don't see each other", async () => {
  const [ownCourses, foreignCourses] = [
    await listCourses(await as("orgadmin")),
    await listCourses(await as("orgadmin2")),
  ];
  expect(ownCourses.length).toBeGreaterThan(0);
  expect(foreignCourses.length).toBeGreaterThan(0);
  expect(new Set([...ownCourses, ...foreignCourses].map(({ id }) => id)).size).toBe(
    ownCourses.length + foreignCourses.length,
  );
});

test("sandboxes wait for the instructor: one with an unmet check, and one that was handed in again", async () => {
  const { waiting } = await listToGrade(await as("instructor"), 1);
  expect(waiting.map(({ username, score, isAgain }) => [username, score, isAgain]).sort()).toEqual([
    ["ines", 30, false],
    ["leila", 40, false],
    ["tariq", 40, true],
  ]);
});

test("the player has a signed transcript, and another student one with flights that can be flown again", async () => {
  const filesOf = async (username: string) => {
    const student = await as(username);
    const transcripts = await listOwnCredentials(student);
    return Promise.all(transcripts.map(({ id }) => readCredentialFile(student, id)));
  };
  expect(await filesOf("player")).toHaveLength(1);
  expect((await filesOf("elena")).map(({ evidence }) => evidence.length)).toEqual([6]);
});

test("the demo loads only into an empty database", async () => {
  const before = [await ctx.db.$count(users), await ctx.db.$count(attempts)];
  expect(await loadDemo(ctx)).toBe(false);
  expect([await ctx.db.$count(users), await ctx.db.$count(attempts)]).toEqual(before);
});

test("every screen has demo data, such as sandboxes, codes, a planned class and a pending reset", async () => {
  const admin = await as("sysadmin");
  const first = <Sort extends string>(sort: Sort) => ({ sort, descending: true, q: "", page: 1, pageSize: 100 });
  const codes = await listAccessCodes(admin, first("dateGenerated"));
  expect(codes.rows.map(({ assignedOrganization }) => assignedOrganization !== null).sort()).toEqual([
    false,
    false,
    true,
  ]);
  expect((await listSandboxes(admin, first("lastAccessed"))).total).toBe(5);
  expect((await listChanges(admin, first("at"))).total).toBeGreaterThan(10);
  const coming = (await listCourses(await as("orgadmin"))).filter(
    (one) => courseStatusOf(one, ctx.now) === "Scheduled",
  );
  expect(coming).toHaveLength(1);
  const people = await ctx.db.select().from(users);
  expect(people.filter(({ resetPasswordPending }) => resetPasswordPending)).toHaveLength(1);
  const lastPlayed = new Map<string, Date>();
  for (const { userId, receivedAt } of await ctx.db.select().from(attempts))
    if (receivedAt > (lastPlayed.get(userId) ?? new Date(0))) lastPlayed.set(userId, receivedAt);
  for (const { id, lastActive } of people)
    if (lastPlayed.has(id)) expect(lastActive! >= lastPlayed.get(id)!).toBe(true);
  expect([...lastPlayed.values()].filter((time) => time > ctx.now)).toEqual([]);
  const endedSignIns = (await ctx.db.select().from(signIns)).filter(({ endedAt }) => endedAt !== null);
  expect(endedSignIns.length).toBeGreaterThan(20);
});
