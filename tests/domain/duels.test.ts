// Pursuit and inspection for two: rights, hidden burns, clocks, and what ends a duel.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attempts, bestAttempts, deletedRows, duels, leaderboardScores } from "~/db/schema";
import { deleteUser } from "~/domain/accounts/delete-user";
import type { SignedInCtx } from "~/domain/context";
import { endClass } from "~/domain/courses/run-class";
import { listDeletions } from "~/domain/deletions/list-deletions";
import { forgetOldDuels } from "~/domain/duels/forget-old-duels";
import { joinDuel, maxOpenDuels, maxRunningDuels, openDuel } from "~/domain/duels/open-duel";
import { finishAbsentPlayer, moveInDuel, resignDuel, type DuelMove } from "~/domain/duels/play-duel";
import { listDuels, readDuel } from "~/domain/duels/read-duels";
import { removeMember } from "~/domain/enrolment/change-members";
import { erasePerson } from "~/domain/erasure/erase-person";
import { findSource, readPage } from "~/domain/personal-data/takeout-sources";
import { restoreDeleted } from "~/domain/restoration/restore-deleted";
import { addRunningClass, addUser, asSystemAdmin, type Person } from "../support/builders";
import { later, testContext } from "../support/database";
import { beginDuel, playToEnd, playTurn } from "../support/duels";
import { testSite } from "../support/test-site";

const ctx = await testContext();
const sysadmin = asSystemAdmin(ctx);
const day = 24 * 60;

async function addPair() {
  const running = await addRunningClass<2>(ctx, { students: 2 });
  const [ada, ben] = running.students;
  return { ...running, ada, ben, pair: { opener: ada.ctx, joiner: ben.ctx } };
}

const opened = { kind: "pursuit" as const, pace: "live" as const };
const first: DuelMove = { round: 0, turn: 0, burn: [0, 1, 0] };

/** As the game has it after any poll. */
async function viewOf(reader: SignedInCtx, duelId: string) {
  const duel = await readDuel(reader, duelId);
  if (!duel) throw new Error("A reader without a version gets the duel.");
  return duel;
}

const storedDuel = async (duelId: string) => (await ctx.db.select().from(duels).where(eq(duels.id, duelId)))[0];

test("a duel is played to its end, each as chaser and target, and its points are stored", async () => {
  const { pair, sessionId } = await addPair();
  const begun = await beginDuel(pair, sessionId);
  expect(begun).toMatchObject({ status: "running", isOwn: false, yourTurn: true, open: { round: 0, turn: 0 } });
  const end = await playToEnd(pair, begun);
  expect(end).toMatchObject({ status: "ended", endedBy: "played", open: null, yourTurn: false });
  expect(end.rounds.map(({ you }) => you)).toEqual(["target", "chaser"]);
  expect(end.points!.you + end.points!.other).toBe(200);
  const mirrored = await viewOf(pair.opener, begun.id);
  expect(mirrored.points).toEqual({ you: end.points!.other, other: end.points!.you });
  expect(await storedDuel(begun.id)).toMatchObject({
    ...{ openerPoints: end.points!.other, joinerPoints: end.points!.you, dueAt: null },
  });
});

test("nothing of a duel reaches attempts, grades or leaderboards", async () => {
  const { pair, sessionId, ada } = await addPair();
  await playToEnd(pair, await beginDuel(pair, sessionId));
  for (const table of [attempts, bestAttempts, leaderboardScores])
    expect(await ctx.db.$count(table, eq(table.userId, ada.id))).toBe(0);
});

test("the first burn of a turn is in nothing that the other one can read before both have sent", async () => {
  const { pair, sessionId } = await addPair();
  const { id, version } = await beginDuel(pair, sessionId);
  const secret = 1.2345678;
  const sent = await moveInDuel(pair.opener, id, { ...first, burn: [0, secret, 0] });
  expect(sent.open).toEqual({ round: 0, turn: 0, youSent: true, otherSent: false });
  const seen = await viewOf(pair.joiner, id);
  expect(seen.open).toEqual({ round: 0, turn: 0, youSent: false, otherSent: true });
  expect(seen.version).toBe(version + 1);
  const read = JSON.stringify([seen, await listDuels(pair.joiner, sessionId), sent]);
  expect(read).not.toContain("1.234");
  const flown = await moveInDuel(pair.joiner, id, first);
  expect(flown.rounds[0]?.turns).toEqual([{ burns: { chaser: [0, secret, 0], target: first.burn } }]);
});

test("the copy of one's own data has one's own burn of the open turn, and not the other one's", async () => {
  const { pair, sessionId, ada, ben } = await addPair();
  const { id } = await beginDuel(pair, sessionId);
  await moveInDuel(pair.opener, id, { ...first, burn: [0, 1.2345678, 0] });
  const copyOf = async ({ id: userId, userName }: Person) => {
    const person = { id: userId, username: userName, email: `${userName}@example.org` };
    const files = ["learning/duels", "learning/duels-joiner"].map((name) =>
      readPage(ctx.db, findSource(name)!, person, null),
    );
    return JSON.stringify(await Promise.all(files));
  };
  expect(await copyOf(ada)).toContain("1.2345678");
  expect(await copyOf(ben)).toContain(id);
  expect(await copyOf(ben)).not.toContain("1.234");
});

test("the version says nothing about the burn that was sent", async () => {
  const { pair, sessionId } = await addPair();
  const versions = [];
  for (const burn of [
    [0, 0, 0],
    [4, 0, 0],
  ] as const) {
    const { id } = await beginDuel(pair, sessionId);
    await moveInDuel(pair.opener, id, { ...first, burn: [...burn] });
    const { version, clocks, changedAt } = await viewOf(pair.joiner, id);
    versions.push({ version, clocks, changedAt });
  }
  expect(versions[0]).toEqual(versions[1]);
});

test("the same burn again changes nothing, another one is refused, also after the turn was flown", async () => {
  const { pair, sessionId } = await addPair();
  const { id } = await beginDuel(pair, sessionId);
  const { version } = await moveInDuel(pair.opener, id, first);
  expect((await moveInDuel(pair.opener, id, first)).version).toBe(version);
  const other = { ...first, burn: [1, 0, 0] as [number, number, number] };
  await expect(moveInDuel(pair.opener, id, other)).rejects.toThrow("already sent a burn");
  await moveInDuel(pair.joiner, id, other);
  expect((await moveInDuel(pair.opener, id, first)).version).toBe(version + 1);
  await expect(moveInDuel(pair.opener, id, other)).rejects.toMatchObject({ code: "conflict" });
  await expect(moveInDuel(pair.opener, id, { ...first, turn: 2 })).rejects.toThrow("current turn");
});

test("two burns at the same moment are both flown", async () => {
  const { pair, sessionId } = await addPair();
  const { id } = await beginDuel(pair, sessionId);
  await Promise.all([
    moveInDuel(pair.opener, id, first),
    moveInDuel(pair.joiner, id, first),
    moveInDuel(pair.opener, id, first),
  ]);
  expect((await viewOf(pair.joiner, id)).rounds[0]?.turns).toHaveLength(1);
});

test("a burn above the limit or the tank is refused at its field and isn't stored", async () => {
  const { pair, sessionId } = await addPair();
  let duel = await beginDuel(pair, sessionId);
  const tooLarge = moveInDuel(pair.opener, duel.id, { ...first, burn: [3, 3, 0] });
  await expect(tooLarge).rejects.toMatchObject({
    code: "invalid",
    errors: { burn: ["A burn can be up to 4 m/s. Send a smaller one."] },
  });
  // The target has 12 m/s for the round.
  for (let turn = 0; turn < 3; turn++) {
    await moveInDuel(pair.opener, duel.id, { round: 0, turn, burn: [0, 0, 0] });
    duel = await moveInDuel(pair.joiner, duel.id, { round: 0, turn, burn: [0, 0, 3.5] });
  }
  const empty = moveInDuel(pair.joiner, duel.id, { round: 0, turn: 3, burn: [0, 0, 3.5] });
  await expect(empty).rejects.toMatchObject({
    code: "invalid",
    errors: { burn: [expect.stringContaining("1.50 m/s left")] },
  });
  expect((await viewOf(pair.joiner, duel.id)).open).toMatchObject({ turn: 3, youSent: false });
});

test("of several classmates who join at once, one plays", async () => {
  const running = await addRunningClass<4>(ctx, { students: 4 });
  const [ada, ...others] = running.students;
  const { id } = await openDuel(ada.ctx, { classId: running.sessionId, ...opened });
  const joins = await Promise.allSettled(others.map((person) => joinDuel(person.ctx, id)));
  expect(joins.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const join of joins) if (join.status === "rejected") expect(join.reason).toMatchObject({ code: "conflict" });
  await expect(joinDuel(ada.ctx, id)).rejects.toThrow("You started this match");
});

test("somebody whose answer was lost joins again and finds the duel", async () => {
  const { pair, sessionId } = await addPair();
  const begun = await beginDuel(pair, sessionId);
  expect(await joinDuel(pair.joiner, begun.id)).toEqual(begun);
});

test("the start is drawn when somebody joins, so that nobody prepares for it", async () => {
  const { pair, sessionId } = await addPair();
  const { id, seed } = await openDuel(pair.opener, { classId: sessionId, ...opened });
  expect(seed).toBe(0);
  const joined = await joinDuel(pair.joiner, id);
  expect(joined.seed).toBeGreaterThan(0);
  expect((await viewOf(pair.opener, id)).seed).toBe(joined.seed);
});

test("only the two players read a duel; strangers and instructors don't learn that there is one", async () => {
  const running = await addRunningClass<3>(ctx, { students: 3 });
  const [ada, ben, cleo] = running.students;
  const { id } = await beginDuel({ opener: ada.ctx, joiner: ben.ctx }, running.sessionId);
  const stranger = (await addRunningClass(ctx, { organizationId: running.organizationId })).students[0];
  for (const { ctx: reader } of [cleo, stranger, running.owner, { ctx: sysadmin }]) {
    await expect(readDuel(reader, id)).rejects.toMatchObject({ code: "notFound" });
    await expect(moveInDuel(reader, id, first)).rejects.toMatchObject({ code: "notFound" });
    await expect(resignDuel(reader, id)).rejects.toMatchObject({ code: "notFound" });
    await expect(finishAbsentPlayer(reader, id)).rejects.toMatchObject({ code: "notFound" });
  }
  await expect(joinDuel(cleo.ctx, id)).rejects.toMatchObject({ code: "conflict" });
  for (const { ctx: reader } of [stranger, running.owner]) {
    await expect(joinDuel(reader, id)).rejects.toMatchObject({ code: "notFound" });
    await expect(listDuels(reader, running.sessionId)).rejects.toMatchObject({ code: "notFound" });
    const open = openDuel(reader, { classId: running.sessionId, ...opened });
    await expect(open).rejects.toMatchObject({ code: "notFound" });
  }
});

test("a class sees what waits for somebody, and each one's own running and ended duels", async () => {
  const running = await addRunningClass<3>(ctx, { students: 3 });
  const [ada, ben, cleo] = running.students;
  const pair = { opener: ada.ctx, joiner: ben.ctx };
  const ended = await playToEnd(pair, await beginDuel(pair, running.sessionId));
  const begun = await beginDuel(pair, running.sessionId);
  const open = await openDuel(ada.ctx, { classId: running.sessionId, ...opened });
  const list = async (person: Person) =>
    (await listDuels(person.ctx, running.sessionId)).map(({ id, opponent, isOwn }) => ({ id, opponent, isOwn }));
  expect(await list(ada)).toEqual([
    { id: open.id, opponent: null, isOwn: true },
    { id: begun.id, opponent: ben.userName, isOwn: true },
    { id: ended.id, opponent: ben.userName, isOwn: true },
  ]);
  expect(await list(cleo)).toEqual([{ id: open.id, opponent: ada.userName, isOwn: false }]);
  await resignDuel(ada.ctx, open.id);
  expect(await list(cleo)).toEqual([]);
});

test("at most three wait for somebody, and at most ten run", async () => {
  const { pair, sessionId } = await addPair();
  const open = () => openDuel(pair.opener, { classId: sessionId, ...opened });
  const tries = await Promise.allSettled(Array.from({ length: maxOpenDuels + 2 }, open));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(maxOpenDuels);
  await expect(open()).rejects.toThrow("3 of your matches are waiting");
  for (const { id, status } of await listDuels(pair.joiner, sessionId))
    if (status === "open") await joinDuel(pair.joiner, id);
  while ((await listDuels(pair.joiner, sessionId)).length < maxRunningDuels) await beginDuel(pair, sessionId);
  const { id } = await open();
  await expect(joinDuel(pair.joiner, id)).rejects.toThrow("You're playing 10 matches already");
});

/** Ada plays as many as she may with Cleo; Ben plays none. */
async function addBusyPlayer(pace: "live" | "days") {
  const running = await addRunningClass<3>(ctx, { students: 3 });
  const [ada, ben, cleo] = running.students;
  const { sessionId } = running;
  const begun = [];
  for (let at = 0; at < maxRunningDuels; at++)
    begun.push(await beginDuel({ opener: ada.ctx, joiner: cleo.ctx }, sessionId, { pace }));
  return { ada, ben, cleo, sessionId, begun };
}

test("a clock that has run out takes no place of the ten, though nobody has read the duel since", async () => {
  const { ada, ben, sessionId } = await addBusyPlayer("live");
  const { id } = await openDuel(ada.ctx, { classId: sessionId, ...opened });
  await expect(joinDuel(ben.ctx, id)).rejects.toThrow("Your classmate is playing 10 matches already");
  expect(await joinDuel(later(ben.ctx, 20), id)).toMatchObject({ status: "running" });
});

test("duels that the other player doesn't play any more take no place of the ten", async () => {
  const { ada, ben, cleo, sessionId, begun } = await addBusyPlayer("days");
  for (const { id } of begun) await moveInDuel(ada.ctx, id, first);
  const [adaLater, cleoLater] = [later(ada.ctx, day + 1), later(cleo.ctx, day + 1)];
  expect((await listDuels(adaLater, sessionId)).filter(({ status }) => status === "running")).toHaveLength(10);
  const ids = [];
  for (let at = 0; at < 2; at++)
    ids.push((await openDuel(later(ben.ctx, day), { classId: sessionId, ...opened, pace: "days" })).id);
  expect(await joinDuel(adaLater, ids[0]!)).toMatchObject({ status: "running" });
  // Cleo let the clocks run out: ten players wait for her.
  await expect(joinDuel(cleoLater, ids[1]!)).rejects.toThrow("You're playing 10 matches already");
});

test("a poll that knows the version gets nothing, until something has changed or a clock has run out", async () => {
  const { pair, sessionId } = await addPair();
  const { id, version } = await beginDuel(pair, sessionId);
  expect(await readDuel(pair.opener, id, version)).toBeNull();
  await moveInDuel(pair.opener, id, first);
  expect(await readDuel(pair.joiner, id, version)).toMatchObject({ version: version + 1 });
  expect(await readDuel(later(pair.joiner, 8), id, version + 1)).toBeNull();
  const late = await readDuel(later(pair.joiner, 9), id, version + 1);
  expect(late?.rounds[0]?.turns).toHaveLength(1);
  expect(late).toMatchObject({ open: { turn: 1 }, youAreFinished: false });
});

test("a burn that comes after its clock has run out is refused, and the turn is flown without one", async () => {
  const { pair, sessionId } = await addPair();
  const { id } = await beginDuel(pair, sessionId, { pace: "days" });
  await moveInDuel(pair.opener, id, first);
  const late = later(pair.joiner, day + 1);
  await expect(moveInDuel(late, id, first)).rejects.toMatchObject({ code: "conflict" });
  const duel = await viewOf(late, id);
  expect(duel.rounds[0]?.turns).toEqual([{ burns: { chaser: first.burn, target: [0, 0, 0] } }]);
  expect(duel.clocks.you).toBe(86_400 - 60);
});

test("of a player who let the clock run out, the other one flies the rest without waiting", async () => {
  const { pair, sessionId } = await addPair();
  const { id } = await beginDuel(pair, sessionId, { pace: "days" });
  await moveInDuel(pair.opener, id, first);
  await expect(finishAbsentPlayer(pair.opener, id)).rejects.toThrow("hasn't run out");
  const ada = later(pair.opener, day);
  expect(await viewOf(ada, id)).toMatchObject({ otherRanOut: true, otherIsFinished: false });
  let duel = await finishAbsentPlayer(ada, id);
  expect(duel).toMatchObject({ otherRanOut: false, otherIsFinished: true });
  await expect(moveInDuel(later(pair.joiner, day), id, { ...first, turn: 1 })).rejects.toThrow("went on without you");
  while (duel.open) duel = await moveInDuel(ada, id, { ...duel.open, burn: [0, 0, 0] });
  expect(duel).toMatchObject({ status: "ended", endedBy: "clock" });
  expect(await viewOf(later(pair.joiner, day), id)).toMatchObject({ youAreFinished: true, status: "ended" });
});

test("resigning loses the rounds that haven't ended; points of the others stay", async () => {
  const { pair, sessionId } = await addPair();
  const early = await beginDuel(pair, sessionId);
  expect(await resignDuel(pair.joiner, early.id)).toMatchObject({
    ...{ status: "ended", endedBy: "resigned", outcome: "lost", points: { you: 0, other: 200 } },
  });
  let duel = await beginDuel(pair, sessionId);
  while (duel.open?.round === 0) duel = await playTurn(pair, duel.id, duel.open);
  const { you, other } = duel.points!;
  expect((await resignDuel(pair.opener, duel.id)).points).toEqual({ you: other, other: you + 100 });
  expect((await resignDuel(pair.joiner, duel.id)).points).toEqual({ you: you + 100, other });
});

test("a duel ends with its class, without the round that was open", async () => {
  const { pair, sessionId, id: courseId, owner } = await addPair();
  let duel = await beginDuel(pair, sessionId);
  while (duel.open?.round === 0) duel = await playTurn(pair, duel.id, duel.open);
  const waiting = await openDuel(pair.opener, { classId: sessionId, ...opened });
  await endClass(owner.ctx, courseId);
  expect(await viewOf(pair.joiner, duel.id)).toMatchObject({ status: "ended", endedBy: "class", points: duel.points });
  await expect(joinDuel(pair.joiner, waiting.id)).rejects.toMatchObject({ code: "notFound" });
  expect((await listDuels(pair.opener, sessionId)).map(({ id }) => id)).toEqual([duel.id]);
  expect((await storedDuel(waiting.id))?.status).toBe("ended");
});

test("somebody who leaves the class has resigned", async () => {
  const { pair, sessionId, id: courseId, owner, ben } = await addPair();
  const { id } = await beginDuel(pair, sessionId);
  await removeMember(owner.ctx, courseId, ben.id);
  expect(await viewOf(pair.opener, id)).toMatchObject({ endedBy: "resigned", outcome: "won" });
  await expect(moveInDuel(pair.joiner, id, first)).rejects.toThrow("This match has ended");
});

test("a deleted player's ended duels come back with the account, running ones don't", async () => {
  const { pair, sessionId, ben } = await addPair();
  const ended = await playToEnd(pair, await beginDuel(pair, sessionId));
  const begun = await beginDuel(pair, sessionId);
  await moveInDuel(pair.joiner, begun.id, first);
  await deleteUser(sysadmin, ben.id);
  expect(await listDuels(pair.opener, sessionId)).toEqual([]);
  await expect(moveInDuel(pair.opener, begun.id, first)).rejects.toMatchObject({ code: "notFound" });
  const deleted = (
    await listDeletions(sysadmin, { q: ben.userName, sort: "deletedAt", descending: true, page: 1, pageSize: 9 })
  ).rows;
  await restoreDeleted(sysadmin, deleted[0]!.id);
  expect((await listDuels(pair.opener, sessionId)).map(({ id }) => id)).toEqual([ended.id]);
  expect((await viewOf(pair.opener, ended.id)).rounds).toHaveLength(2);
});

test("an erased person's duels are gone, also those that could be restored with the other one", async () => {
  const { pair, sessionId, ada, ben } = await addPair();
  const ended = await playToEnd(pair, await beginDuel(pair, sessionId));
  await deleteUser(sysadmin, ben.id);
  expect(await ctx.db.$count(deletedRows, eq(deletedRows.fromTable, "duels"))).toBeGreaterThan(0);
  await erasePerson(asSystemAdmin(ctx), ada.id, testSite);
  const traces = (await ctx.db.select().from(deletedRows)).filter((row) => JSON.stringify(row).includes(ada.id));
  expect(traces).toEqual([]);
  expect(await storedDuel(ended.id)).toBeUndefined();
});

test("duels are deleted a year after their last change, and withdrawn ones after a day", async () => {
  const { pair, sessionId } = await addPair();
  const ended = await playToEnd(pair, await beginDuel(pair, sessionId));
  const withdrawn = await openDuel(pair.opener, { classId: sessionId, ...opened });
  await resignDuel(pair.opener, withdrawn.id);
  const isThere = async () => [Boolean(await storedDuel(ended.id)), Boolean(await storedDuel(withdrawn.id))];
  await forgetOldDuels(later(ctx, day - 1));
  expect(await isThere()).toEqual([true, true]);
  await forgetOldDuels(later(ctx, day + 1));
  expect(await isThere()).toEqual([true, false]);
  await forgetOldDuels(later(ctx, 366 * day));
  expect(await isThere()).toEqual([false, false]);
});

test("a student who isn't in a class has no duels", async () => {
  const { sessionId } = await addPair();
  const person = await addUser(ctx);
  await expect(listDuels(person.ctx, sessionId)).rejects.toMatchObject({ code: "notFound" });
});
