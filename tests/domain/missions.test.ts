import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attempts, auditEntries, deletions } from "~/db/schema";
import { deleteUser } from "~/domain/accounts/delete-user";
import { restoreDeleted } from "~/domain/restoration/restore-deleted";
import { handInMissionFlight, listMissionResults, startMissionFlight } from "~/domain/missions/fly-mission";
import { flyMissionLog } from "~/domain/missions/fly-log";
import { findMission, listMissions, maxMissions, readMissionDocument } from "~/domain/missions/mission";
import { setReference, shareMission } from "~/domain/missions/share-mission";
import { changeMission, createMission, deleteMission } from "~/domain/missions/write-mission";
import { flightOfMission } from "../../content/mission-schema";
import { addRunningClass, addUser, type Person } from "../support/builders";
import { testContext } from "../support/database";
import { hopLog, hopMission, logOfStart } from "../support/missions";

const ctx = await testContext();
const create = (author: Person, title = "Hop") => createMission(author.ctx, { title, document: hopMission() });

/** A mission of the class's instructor, test-flown and shared. */
async function addSharedMission() {
  const running = await addRunningClass<3>(ctx, { students: 3 });
  const { id } = await create(running.owner);
  await setReference(running.owner.ctx, id, hopLog());
  const mission = await shareMission(running.owner.ctx, id, { classId: running.sessionId, version: 1 });
  return { running, mission };
}

test("a mission is written, shared and flown by three of a class with different seeds, and only its author's class sees it", async () => {
  const { running, mission } = await addSharedMission();
  expect(mission).toMatchObject({ version: 1, classId: running.sessionId, mayShare: true });
  expect(mission.reference?.deltaV).toBeCloseTo(0.024, 3);
  const seeds = new Set<number>();
  for (const student of running.students) {
    const [listed] = await listMissions(student.ctx);
    expect(listed).toMatchObject({ id: mission.id, isOwn: false, best: null, mayReadResults: false, mayShare: false });
    const { seed } = await startMissionFlight(student.ctx, mission.id);
    seeds.add(seed);
    // The start is drawn, so the hop is as long as it is for this seed.
    const log = logOfStart({ version: 1, seed }, mission.document);
    const result = await handInMissionFlight(student.ctx, mission.id, { seed, log });
    expect(result.passed).toBe(true);
    expect(result.points).toBeGreaterThan(90);
  }
  expect(seeds.size).toBe(3);
  const results = await listMissionResults(running.owner.ctx, mission.id);
  expect(results.map(({ username }) => username).sort()).toEqual(
    running.students.map(({ userName }) => userName).sort(),
  );
  expect(results.every(({ flights, best }) => flights === 1 && best.passed)).toBe(true);
  // Practice never reaches the gradebook.
  expect(await ctx.db.select().from(attempts).where(eq(attempts.classSessionId, running.sessionId))).toEqual([]);
  const stranger = (await addRunningClass(ctx)).students[0];
  expect(await listMissions(stranger.ctx)).toEqual([]);
  for (const attempt of [
    () => findMission(stranger.ctx, mission.id),
    () => startMissionFlight(stranger.ctx, mission.id),
    () => listMissionResults(stranger.ctx, mission.id),
    () => createMission(stranger.ctx, { title: "Copy", document: hopMission(), copiedFrom: mission.id }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: "notFound" });
  await expect(listMissionResults(running.students[0].ctx, mission.id)).rejects.toMatchObject({ code: "forbidden" });
  expect(await findMission(running.students[0].ctx, mission.id)).toMatchObject({ mayFly: true });
  // Who administers the system reads every mission, and flies those of classes.
  const { ctx: admin } = await addUser(ctx, { role: "SystemAdmin" });
  const unshared = await create(running.owner);
  expect(await findMission(admin, unshared.id, "mission:read")).toMatchObject({ mayFly: false });
});

test("a mission that nobody has solved isn't shared, nor one that was changed since", async () => {
  const running = await addRunningClass(ctx);
  const { owner, sessionId } = running;
  const { id } = await create(owner);
  const share = (version: number) => shareMission(owner.ctx, id, { classId: sessionId, version });
  const notFlown = { code: "conflict", message: expect.stringMatching(/^Nobody has shown/) };
  await expect(share(1)).rejects.toMatchObject(notFlown);
  await expect(setReference(owner.ctx, id, hopLog(1, 100))).rejects.toMatchObject({
    message: expect.stringMatching(/doesn't reach the objective/),
  });
  await setReference(owner.ctx, id, hopLog());
  await share(1);
  // Another title alone changes nothing that was flown.
  expect(await changeMission(owner.ctx, id, { title: "Hop on", document: hopMission(), version: 1 })).toMatchObject({
    title: "Hop on",
    version: 1,
    classId: sessionId,
  });
  const document = hopMission({ objective: { kind: "hold", position: [0, -50, 0], within: 5, speed: 0.005 } });
  expect(await changeMission(owner.ctx, id, { title: "Hop", document, version: 1 })).toMatchObject({
    version: 2,
    reference: null,
    classId: null,
  });
  await expect(share(2)).rejects.toMatchObject(notFlown);
  await expect(setReference(owner.ctx, id, hopLog(1))).rejects.toMatchObject({ code: "conflict" });
  // Another window still has version 1.
  await expect(
    changeMission(owner.ctx, id, { title: "Hop", document: hopMission(), version: 1 }),
  ).rejects.toMatchObject({
    code: "conflict",
  });
});

test("a flight is handed in once, with the seed of its start, and another try keeps the seed", async () => {
  const { running, mission } = await addSharedMission();
  const [student, other] = running.students;
  const { seed } = await startMissionFlight(student.ctx, mission.id);
  expect((await startMissionFlight(student.ctx, mission.id)).seed).toBe(seed);
  const handIn = (person: Person) => handInMissionFlight(person.ctx, mission.id, { seed, log: hopLog() });
  const refused = { code: "conflict", message: expect.stringMatching(/handed in already/) };
  await expect(handIn(other)).rejects.toMatchObject(refused);
  const outcomes = await Promise.allSettled([handIn(student), handIn(student)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(handIn(student)).rejects.toMatchObject(refused);
  expect((await startMissionFlight(student.ctx, mission.id)).seed).not.toBe(seed);
});

test("a student who began a mission that was changed since reads why it can't be flown, and nobody else learns of it", async () => {
  const { running, mission } = await addSharedMission();
  const [student, other] = running.students;
  const { seed } = await startMissionFlight(student.ctx, mission.id);
  const document = hopMission({ time: { limit: 7100 } });
  await changeMission(running.owner.ctx, mission.id, { title: "Hop", document, version: 1 });
  const withdrawn = { code: "notFound", message: expect.stringMatching(/^The author has changed this mission/) };
  await expect(findMission(student.ctx, mission.id)).rejects.toMatchObject(withdrawn);
  await expect(startMissionFlight(student.ctx, mission.id)).rejects.toMatchObject(withdrawn);
  const handIn = () => handInMissionFlight(student.ctx, mission.id, { seed, log: hopLog() });
  await expect(handIn()).rejects.toMatchObject(withdrawn);
  await expect(findMission(other.ctx, mission.id)).rejects.toMatchObject({ message: "The mission was not found." });
});

test("the best flight stays the best, and each flight counts", async () => {
  const { running, mission } = await addSharedMission();
  const [student] = running.students;
  const fly = async (log: ReturnType<typeof hopLog>) => {
    const { seed } = await startMissionFlight(student.ctx, mission.id);
    return handInMissionFlight(student.ctx, mission.id, { seed, log });
  };
  const good = await fly(hopLog());
  await fly({ ...hopLog(), burns: [] });
  expect(await findMission(student.ctx, mission.id)).toMatchObject({ flights: 2, best: { points: good.points } });
});

test("students don't share, and instructors share only with classes that they run", async () => {
  const running = await addRunningClass(ctx);
  const elsewhere = await addRunningClass(ctx);
  const [student] = running.students;
  const own = await create(student);
  await setReference(student.ctx, own.id, hopLog());
  await expect(shareMission(student.ctx, own.id, { classId: running.sessionId, version: 1 })).rejects.toMatchObject({
    code: "forbidden",
  });
  const { id } = await create(running.owner);
  await setReference(running.owner.ctx, id, hopLog());
  await expect(shareMission(running.owner.ctx, id, { classId: elsewhere.sessionId, version: 1 })).rejects.toMatchObject(
    { code: "notFound" },
  );
  await shareMission(running.owner.ctx, id, { classId: running.sessionId, version: 1 });
  const entries = await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(entries).toMatchObject([{ action: "mission.share", subjectName: "Hop" }]);
  await expect(
    changeMission(student.ctx, id, { title: "Mine", document: hopMission(), version: 1 }),
  ).rejects.toMatchObject({ code: "forbidden" });
  await expect(deleteMission(student.ctx, id)).rejects.toMatchObject({ code: "forbidden" });
  expect(await createMission(student.ctx, { title: "Copy", document: hopMission(), copiedFrom: id })).toMatchObject({
    copiedFrom: id,
    isOwn: true,
    reference: null,
  });
});

test("nobody has more than 100 missions, not even by creating two at once", async () => {
  const author = await addUser(ctx, { role: "User" });
  for (let count = 0; count < maxMissions - 1; count++) await create(author);
  const outcomes = await Promise.allSettled([create(author), create(author)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test.each([
  ["NaN as JSON has it", { time: { limit: null } }, "document.time.limit"],
  ["a flight of a month without long steps", { time: { limit: 30 * 86_400 } }, "document.time.limit"],
  ["huge ranges", { draw: { ...hopMission().draw, position: [1e9, 0, 0] } }, "document.draw.position.0"],
  ["a document that is too large", { briefing: ["x".repeat(40_000)] }, "document"],
  ["fields that it doesn't have", { reference: {} }, "document.reference"],
  [
    "an orbit through the Earth",
    { target: { ...hopMission().target, orbit: { ...hopMission().target.orbit, perigee: -6000 } } },
    "document.target.orbit.perigee",
  ],
])("%s is refused at its field", (_, changes, field) => {
  expect(() => readMissionDocument({ ...hopMission(), ...changes })).toThrow(
    expect.objectContaining({ code: "invalid", errors: expect.objectContaining({ [field]: [expect.any(String)] }) }),
  );
});

test("a document that is too deep to be written is refused as too large", () => {
  const braces = JSON.parse("[".repeat(200_000) + "]".repeat(200_000));
  expect(() => readMissionDocument(braces)).toThrow(expect.objectContaining({ code: "invalid" }));
});

const threeDays = 3 * 86_400;
// At rest beside the sphere, each step is half a second.
const beside = hopMission({ keepOut: { radius: 300 }, time: { limit: threeDays } });
const manyBurns = Array.from({ length: 2000 }, (_, at) => ({ t: at * 100, dv: [0, 0.001, 0] as const }));

test.each([
  ["of 2,000 burns that each look an orbit ahead", { ...beside, passiveSafety: true }, manyBurns],
  [
    "at rest before a port",
    hopMission({
      objective: { kind: "dock", axis: "+I", lateral: 1, closing: 1, drift: 1, misalignment: 5, turning: 1 },
      chaser: { ...beside.chaser, start: { position: [0, 0.01, 0], velocity: [0, 0, 0] } },
      time: { limit: threeDays },
    }),
    [],
  ],
] as const)("a flight of three days %s ends after a bounded number of steps", (_, document, burns) => {
  const start = { version: 1, seed: null, par: null };
  expect(() =>
    flyMissionLog({ document, start, reference: null, evidence: { version: 1, burns, end: threeDays } }),
  ).toThrow(/steps/);
});

test("a start that is farther away is measured by more delta-v, a nearer one by less", () => {
  const document = hopMission({
    draw: { node: true, position: [0, 150, 0], velocity: [0, 0, 0], height: 0, phase: 0 },
  });
  const log = hopLog();
  const reference = { deltaV: 2 * Math.abs(log.burns[0]?.dv[1] ?? 0), seconds: 5553, log };
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const start = { version: 1, seed, par: 5600 };
    const { chaser } = flightOfMission(document, start);
    const hop = -100 - ("position" in chaser.start ? chaser.start.position[1] : 0);
    const { parts } = flyMissionLog({ document, start, reference, evidence: hopLog(1, hop) });
    expect([hop, parts.find(({ key }) => key === "deltaV")]).toMatchObject([hop, { points: 50, most: 50 }]);
  }
});

test("a defect while a log is flown stays an error, and isn't blamed on the log", () => {
  const start = { version: 1, seed: null, par: null };
  const evidence = {
    version: 1,
    end: 600,
    get burns(): never {
      throw new Error("a defect");
    },
  };
  expect(() => flyMissionLog({ document: hopMission(), start, reference: null, evidence })).toThrow("a defect");
});

test("a deleted author's missions and their flights are restored with the account", async () => {
  const { running, mission } = await addSharedMission();
  const [student] = running.students;
  const { seed } = await startMissionFlight(student.ctx, mission.id);
  await handInMissionFlight(student.ctx, mission.id, { seed, log: hopLog() });
  const admin = await addUser(ctx, { role: "SystemAdmin" });
  await deleteUser(admin.ctx, student.id);
  expect(await listMissionResults(running.owner.ctx, mission.id)).toEqual([]);
  const [deletion] = await ctx.db.select().from(deletions).where(eq(deletions.subjectId, student.id));
  await restoreDeleted(admin.ctx, deletion!.id);
  expect(await listMissionResults(running.owner.ctx, mission.id)).toHaveLength(1);
});
