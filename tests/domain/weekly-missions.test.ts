// The mission of the week: one start for everybody, graded from the log, beside the gradebook.
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import {
  attempts,
  bestAttempts,
  leaderboardScores,
  sharedWeeklyFlights,
  weeklyFlights,
  weeklyMissions,
} from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { endClass } from "~/domain/courses/run-class";
import { removeMember } from "~/domain/enrolment/change-members";
import { erasePerson } from "~/domain/erasure/erase-person";
import { beginWeeklyFlight } from "~/domain/weekly-missions/begin-weekly-flight";
import { forgetOldMissions } from "~/domain/weekly-missions/forget-old-missions";
import { handInWeeklyFlight } from "~/domain/weekly-missions/hand-in-weekly-flight";
import { readClassWeek } from "~/domain/weekly-missions/read-class-week";
import { readClassRating } from "~/domain/weekly-missions/read-class-rating";
import { readGhosts } from "~/domain/weekly-missions/read-ghosts";
import { readOwnWeek } from "~/domain/weekly-missions/read-own-week";
import { readWeekStandings, type RankedPerson } from "~/domain/weekly-missions/read-week-standings";
import { shareWeeklyFlight } from "~/domain/weekly-missions/share-flight";
import { addOrganization, addRunningClass, addUser, asSystemAdmin, foundation, type Person } from "../support/builders";
import { later, testContext } from "../support/database";
import { testSite } from "../support/test-site";
import { weeklyEvidence } from "../support/weekly-flights";

const day = 24 * 60;
// A Monday, 09:00 UTC.
const ctx = { ...(await testContext()), secret: "a secret of the tests" };

const addClass = async (students: number, organizationId?: string) =>
  addRunningClass(ctx, {
    students,
    organizationId: organizationId ?? (await addOrganization(ctx, { curriculumId: foundation.id })),
  });

/** Begins and hands in a flight that earns full points; `waste` costs delta-v, m/s. */
async function fly(player: SignedInCtx, sessionId: string | null, waste = 0) {
  const start = await beginWeeklyFlight(player, sessionId);
  return handInWeeklyFlight(player, {
    ...{ missionId: start.missionId, flightId: uuid(), evidence: weeklyEvidence(start, waste) },
  });
}

const rowOf = async ({ id }: Person) =>
  (await ctx.db.select().from(weeklyFlights).where(eq(weeklyFlights.userId, id)))[0];

test("everybody in all classes of a curriculum flies the same start, another one each week", async () => {
  const one = await addClass(1);
  const other = await addClass(1);
  const week = (minutes: number) => (person: Person, sessionId: string) =>
    beginWeeklyFlight(later(person.ctx, minutes), sessionId);
  const first = await week(0)(one.students[0]!, one.sessionId);
  const second = await week(6 * day)(other.students[0]!, other.sessionId);
  expect(second.seed).toBe(first.seed);
  expect(second.missionId).toBe(first.missionId);
  const next = await week(7 * day)(one.students[0]!, one.sessionId);
  expect(next.missionId).not.toBe(first.missionId);
  expect(next.seed).not.toBe(first.seed);
});

test("a flight is graded from its log, and nothing of it reaches attempts, grades or leaderboards", async () => {
  const { sessionId, students } = await addClass(1);
  const [player] = students as [Person];
  const { receipt, isNew } = await fly(player.ctx, sessionId);
  expect(isNew).toBe(true);
  expect(receipt).toMatchObject({ passed: true, isBest: true, flightsLeft: 4 });
  expect(receipt.points).toBeGreaterThan(0.9 * receipt.maxPoints);
  const own = { userId: player.id };
  expect(await ctx.db.$count(attempts, eq(attempts.userId, own.userId))).toBe(0);
  expect(await ctx.db.$count(bestAttempts, eq(bestAttempts.userId, own.userId))).toBe(0);
  expect(await ctx.db.$count(leaderboardScores, eq(leaderboardScores.userId, own.userId))).toBe(0);
});

test("the best of five flights counts, and a sixth is refused", async () => {
  const { sessionId, students } = await addClass(1);
  const [player] = students as [Person];
  const points: number[] = [];
  for (const waste of [4, 2, 0, 3, 1]) points.push((await fly(player.ctx, sessionId, waste)).receipt.points);
  const row = await rowOf(player);
  expect(row?.points).toBe(Math.max(...points));
  expect(row?.points).toBe(points[2]);
  const { missionId } = (await readOwnWeek(player.ctx, sessionId)).mission!;
  await expect(beginWeeklyFlight(player.ctx, sessionId)).rejects.toMatchObject({ code: "conflict" });
  const sixth = { missionId, flightId: uuid(), evidence: { kind: "flight" as const, version: 1, burns: [], end: 1 } };
  await expect(handInWeeklyFlight(player.ctx, sixth)).rejects.toThrow("all 5 flights");
});

test("a flight that is sent again counts once, also at the same moment", async () => {
  const { sessionId, students } = await addClass(1);
  const [player] = students as [Person];
  const start = await beginWeeklyFlight(player.ctx, sessionId);
  const flight = { missionId: start.missionId, flightId: uuid(), evidence: weeklyEvidence(start) };
  const answers = await Promise.all([1, 2, 3].map(() => handInWeeklyFlight(player.ctx, { ...flight })));
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
  for (const { receipt } of answers) expect(receipt).toEqual(answers[0]!.receipt);
  expect((await rowOf(player))?.tries).toHaveLength(1);
});

test("two flights of a person that arrive together both count", async () => {
  const { sessionId, students } = await addClass(1);
  const [player] = students as [Person];
  await Promise.all([fly(player.ctx, sessionId, 1), fly(player.ctx, sessionId, 2)]);
  expect((await rowOf(player))?.tries).toHaveLength(2);
});

test("flights without a start, of another person, made up, flown before or too late are refused and not counted", async () => {
  const { sessionId, students } = await addClass(2);
  const [player, other] = students as [Person, Person];
  const start = await beginWeeklyFlight(player.ctx, sessionId);
  const { missionId } = start;
  const evidence = weeklyEvidence(start);
  const handIn = (by: SignedInCtx, more: object = {}) =>
    handInWeeklyFlight(by, { missionId, flightId: uuid(), evidence, ...more });
  await expect(handIn(other.ctx)).rejects.toThrow("Begin the mission of the week first");
  await expect(handIn(player.ctx, { userId: other.id })).rejects.toMatchObject({ code: "conflict" });
  await expect(handIn(player.ctx, { missionId: uuid() })).rejects.toThrow("Begin the mission of the week first");
  const made = { ...evidence, burns: [{ t: 0, dv: [0, 1e6, 0] as [number, number, number] }] };
  await expect(handIn(player.ctx, { evidence: made })).rejects.toMatchObject({ code: "invalid" });
  const old = { ...evidence, version: 0 };
  await expect(handIn(player.ctx, { evidence: old })).rejects.toMatchObject({ code: "invalid" });
  const untilMonday = 7 * day - 9 * 60;
  await expect(handIn(later(player.ctx, untilMonday + 121))).rejects.toThrow("This mission has ended");
  expect((await rowOf(player))?.tries).toEqual([]);
  await handIn(later(player.ctx, untilMonday + 119));
  await expect(handIn(player.ctx)).rejects.toThrow("exactly this flight before");
  expect((await rowOf(player))?.tries).toHaveLength(1);
});

test("classmates' flights are shown with their consent, to members who have handed in their own first", async () => {
  const { sessionId, students, ...course } = await addClass(3);
  const [ada, ben, cleo] = students as [Person, Person, Person];
  await expect(shareWeeklyFlight(ada.ctx, sessionId, true)).rejects.toThrow("Hand in a flight of this week first");
  await fly(ada.ctx, sessionId, 1);
  await fly(ben.ctx, sessionId, 2);
  expect(await readGhosts(ben.ctx, sessionId)).toEqual([]);
  await shareWeeklyFlight(ada.ctx, sessionId, true);
  await shareWeeklyFlight(ada.ctx, sessionId, true);
  const [{ points, deltaV, duration }] = (await readWeekStandings(ben.ctx, sessionId)).people as [RankedPerson];
  const ghost = { username: ada.userName, points, deltaV, duration };
  expect(await readGhosts(ben.ctx, sessionId)).toMatchObject([ghost]);
  expect(await readGhosts(ada.ctx, sessionId)).toEqual([]);
  expect((await readOwnWeek(cleo.ctx, sessionId)).mission).toMatchObject({ ghosts: 1, shares: false });
  await expect(readGhosts(cleo.ctx, sessionId)).rejects.toThrow("Hand in your first flight");
  await beginWeeklyFlight(cleo.ctx, sessionId);
  await expect(readGhosts(cleo.ctx, sessionId)).rejects.toThrow("Hand in your first flight");
  const stranger = (await addClass(1, course.organizationId)).students[0]!;
  await expect(readGhosts(stranger.ctx, sessionId)).rejects.toMatchObject({ code: "notFound" });
  const copy = await readGhosts(ben.ctx, sessionId);
  const { missionId } = (await readOwnWeek(ben.ctx, sessionId)).mission!;
  const evidence = { kind: "flight" as const, ...copy[0]!.log };
  await expect(handInWeeklyFlight(ben.ctx, { missionId, flightId: uuid(), evidence })).rejects.toThrow("a classmate");
  await shareWeeklyFlight(ada.ctx, sessionId, false);
  expect(await readGhosts(ben.ctx, sessionId)).toEqual([]);
});

test("consent ends with the class, and an erased person's flights are gone", async () => {
  const { id: courseId, sessionId, students, owner } = await addClass(2);
  const [ada, ben] = students as [Person, Person];
  for (const { ctx: player } of [ada, ben]) {
    await fly(player, sessionId);
    await shareWeeklyFlight(player, sessionId, true);
  }
  const shared = (userId: string) => ctx.db.$count(sharedWeeklyFlights, eq(sharedWeeklyFlights.userId, userId));
  await removeMember(owner.ctx, courseId, ada.id);
  expect(await shared(ada.id)).toBe(0);
  expect((await readWeekStandings(ben.ctx, sessionId)).people.map(({ userId }) => userId)).toEqual([ben.id]);
  await erasePerson(asSystemAdmin(ctx), ben.id, testSite);
  expect(await rowOf(ben)).toBeUndefined();
  expect(await shared(ben.id)).toBe(0);
});

test("the class is ranked by points, and classes of five by their average, without names of other organizations", async () => {
  const home = await addClass(5);
  const away = await addClass(5);
  const small = await addClass(4, home.organizationId);
  for (const { students, sessionId } of [home, away, small])
    for (const [index, { ctx: player }] of students.entries())
      await fly(player, sessionId, sessionId === away.sessionId ? 5 + index : index);
  const { people, classes } = await readWeekStandings(home.students[0]!.ctx, home.sessionId);
  expect(people.map(({ username }) => username)).toEqual(home.students.map(({ userName }) => userName));
  expect(people.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
  const own = classes.find(({ isOwn }) => isOwn)!;
  expect(own).toMatchObject({ flyers: 5 });
  expect(own.name).not.toBeNull();
  const others = classes.filter(({ isOwn }) => !isOwn);
  expect(others.map(({ name }) => name)).toContain(null);
  expect(others.filter(({ name }) => name !== null)).toEqual([]);
  const stranger = await addUser(ctx, { organizationId: away.organizationId });
  await expect(readWeekStandings(stranger.ctx, home.sessionId)).rejects.toMatchObject({ code: "notFound" });
});

test("an instructor reads what the class flies, how many flew and its place, and names only with the standings", async () => {
  const { sessionId, students, owner } = await addClass(6);
  const read = (by: SignedInCtx, standings?: "named" | "unnamed") => readClassWeek(by, sessionId, standings);
  const empty = await read(owner.ctx);
  expect(empty).toMatchObject({ students: 6, flyers: 0, place: null, standings: null, bestPerClass: 5 });
  const [ada, ...others] = students as [Person, ...Person[]];
  // Begun, not handed in.
  await beginWeeklyFlight(ada.ctx, sessionId);
  for (const { ctx: player } of others.slice(0, 4)) await fly(player, sessionId);
  expect(await read(owner.ctx)).toMatchObject({ flyers: 4, place: null });
  await fly(others[4]!.ctx, sessionId);
  const week = await read(owner.ctx);
  const { mission } = await readOwnWeek(ada.ctx, sessionId);
  expect(week).toMatchObject({ scenarioTitle: mission!.scenarioTitle, students: 6, flyers: 5, standings: null });
  expect(week?.place).toMatchObject({ average: expect.any(Number), ranked: expect.any(Number) });
  for (const { userName } of students) expect(JSON.stringify(week)).not.toContain(userName);
  // The own place, name and number, also to administrators of no organization.
  for (const by of [owner.ctx, asSystemAdmin(ctx)]) {
    const { standings } = (await read(by, "named"))!;
    const shown = await readWeekStandings(others[0]!.ctx, sessionId);
    expect(standings!.people).toEqual(shown.people);
    expect(standings!.classes.find(({ isOwn }) => isOwn)).toMatchObject(shown.classes.find(({ isOwn }) => isOwn)!);
  }
  const unnamed = await read(owner.ctx, "unnamed");
  expect(unnamed?.standings?.people.map(({ username }) => username)).toEqual(Array(5).fill(null));
  await expect(read((await addClass(1)).owner.ctx)).rejects.toMatchObject({ code: "notFound" });
  await expect(read(ada.ctx)).rejects.toMatchObject({ code: "forbidden" });
});

test("a class that isn't running has no mission of the week", async () => {
  const { id: courseId, sessionId, owner } = await addClass(1);
  expect(await readClassWeek(owner.ctx, sessionId)).not.toBeNull();
  await endClass(owner.ctx, courseId);
  expect(await readClassWeek(later(owner.ctx, 1), sessionId)).toBeNull();
});

test("a rating is the caller's own, from weeks that have ended with three flyers", async () => {
  const { sessionId, students } = await addClass(3);
  const [best, , last] = students as [Person, Person, Person];
  for (const [index, { ctx: player }] of students.entries()) await fly(player, sessionId, 3 * index);
  expect(await readClassRating(best.ctx, sessionId)).toEqual({ rating: null, weeks: 0, change: 0 });
  const nextWeek = (person: Person) => readClassRating(later(person.ctx, 7 * day), sessionId);
  expect(await nextWeek(best)).toEqual({ rating: 1524, weeks: 1, change: 24 });
  expect(await nextWeek(last)).toEqual({ rating: 1476, weeks: 1, change: -24 });
});

test("weeks are deleted after a year with all their flights", async () => {
  const { sessionId, students } = await addClass(1);
  const [player] = students as [Person];
  const { receipt } = await fly(player.ctx, sessionId);
  const isThere = and(eq(weeklyMissions.id, receipt.missionId));
  await forgetOldMissions(later(ctx, 364 * day));
  expect(await ctx.db.$count(weeklyMissions, isThere)).toBe(1);
  await forgetOldMissions(later(ctx, 366 * day));
  expect(await ctx.db.$count(weeklyMissions, isThere)).toBe(0);
  expect(await rowOf(player)).toBeUndefined();
});
