// Flights flown again by the present model and the newest edition: what they are worth, and taken back exactly.
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { attempts, leaderboardScores, mailOutbox } from "~/db/schema";
import { asOwnReceipt } from "~/domain/attempts/attempt-receipt";
import { flyStored } from "~/domain/attempts/fly-stored";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { reflownMarks, type FlightRule } from "~/domain/attempts/reflown-points";
import { curriculumIdOf, scenarioIdOf } from "~/domain/curricula/curriculum-ids";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";
import { isFlown } from "~/domain/flights/flight-of-start";
import { listGrades } from "~/domain/gradebook/list-grades";
import { releaseNow, setRelease } from "~/domain/releases/set-release";
import { flyFlightsAgain, previewFlights } from "~/domain/regrades/fly-again";
import { flyWaiting } from "~/domain/regrades/fly-waiting";
import { undoRegrade } from "~/domain/regrades/undo-regrade";
import { readOwnAttempt } from "~/domain/results/read-own-attempt";
import { readOwnResults } from "~/domain/results/read-own-results";
import { readProgress } from "~/domain/results/read-progress";
import { addOrganization, addRunningClass, attemptOf } from "../support/builders";
import { testContext } from "../support/database";
import { beginFlight } from "../support/scored-flights";

const ctx = await testContext();
const site = { url: "https://apsis.test", productName: "Apsis", supportEmail: "support@apsis.test" };

const flights = listStandardCurricula().flatMap(({ key: curriculumKey, campaigns }) =>
  campaigns.flatMap(({ scenarios }) =>
    scenarios
      .filter(({ key }) => isFlown({ curriculumKey, key }))
      .map(({ id, key, maxScore = 0 }) => ({
        curriculumKey,
        key,
        maxScore,
        id: id ?? scenarioIdOf(curriculumKey, key),
      })),
  ),
);
const flight = flights[0]!;

async function addFlightClass() {
  const organizationId = await addOrganization(ctx, { curriculumId: curriculumIdOf(flight.curriculumKey) });
  const running = await addRunningClass(ctx, { organizationId, students: 2 });
  return { ...running, place: { classSessionId: running.sessionId, scenarioId: flight.id } };
}
type FlightClass = Awaited<ReturnType<typeof addFlightClass>>;

async function play({ students, sessionId }: FlightClass, student = 0) {
  const actor = students[student]!.ctx;
  const begun = await beginFlight(actor, flight.id, sessionId);
  const attempt = attemptOf(flight.id, sessionId, { ...begun, totalScore: 0, maxTotalScore: flight.maxScore });
  return (await recordAttempt(actor, attempt)).receipt;
}

/** As if an earlier model had given these points. */
const scoreAs = (attemptId: string, score: number) =>
  ctx.db.update(attempts).set({ totalScore: score }).where(eq(attempts.id, attemptId));

async function settle({ place, students }: FlightClass) {
  const ids = `{${students.map(({ id }) => id).join()}}`;
  await ctx.db.execute(sql`select settle_bests(${place.classSessionId}, ${place.scenarioId}, ${ids}::uuid[])`);
}

async function gradeOf({ owner, sessionId, students }: FlightClass, student = 0) {
  const { grades } = await listGrades(owner.ctx, sessionId, { page: 1, pageSize: 500 });
  return grades.find(({ userId, scenarioId }) => userId === students[student]!.id && scenarioId === flight.id)?.score;
}

const stored = async ({ place }: FlightClass) =>
  ctx.db.select().from(attempts).where(eq(attempts.classSessionId, place.classSessionId)).orderBy(attempts.id);

const fly = (running: FlightClass, options: { neverLower?: boolean; seen?: number; mails?: boolean } = {}) =>
  flyFlightsAgain(
    running.owner.ctx,
    running.place,
    { neverLower: options.neverLower ?? false },
    { reason: "The model was wrong.", seen: options.seen ?? null, notify: options.mails ? site : null },
  );

test("flying again gives the points of the present model, says who gains, and its undo is exact", async () => {
  const running = await addFlightClass();
  const { attemptId } = await play(running);
  await play(running, 1);
  await scoreAs(attemptId, 10);
  await settle(running);
  const before = await stored(running);
  expect(await gradeOf(running)).toBe(10);
  expect((await previewFlights(running.owner.ctx, running.place, { neverLower: false })).effect).toBeNull();
  expect(await flyWaiting(running.owner.ctx, running.place)).toEqual({ flights: 2, waiting: 0, unflyable: [] });
  const { effect, seen } = await previewFlights(running.owner.ctx, running.place, { neverLower: false });
  expect(effect).toMatchObject({ attempts: 2, changed: 1, gain: 1, lose: 0 });
  expect(await stored(running), "a preview changes nothing").toEqual(before);
  const { regradeId } = await fly(running, { seen, mails: true });
  expect(await gradeOf(running)).toBe(flight.maxScore);
  const mails = await ctx.db.select().from(mailOutbox);
  expect(mails.filter((mail) => JSON.stringify(mail).includes("flown again")).length).toBe(1);
  await undoRegrade(running.owner.ctx, running.sessionId, regradeId);
  expect(await stored(running)).toEqual(before);
  expect(await gradeOf(running)).toBe(10);
});

test("never lower leaves who would lose as they were", async () => {
  const running = await addFlightClass();
  const { attemptId } = await play(running);
  await ctx.db.execute(
    sql`update attempts set evidence = jsonb_set(evidence, '{burns}', '[]') where id = ${attemptId}`,
  );
  const kept = await fly(running, { neverLower: true });
  expect(kept.effect).toMatchObject({ changed: 0, lose: 0 });
  const lower = await fly(running);
  expect(lower.effect).toMatchObject({ changed: 1, lose: 1 });
  expect(await gradeOf(running)).toBe(0);
});

test("a flight that arrives later is worth what the class's rule says, and its undo gives it its own points", async () => {
  const running = await addFlightClass();
  await play(running);
  const { regradeId } = await fly(running);
  await ctx.db.execute(sql`update regrades set rule = jsonb_set(rule, '{maxScore}', '200') where id = ${regradeId}`);
  const receipt = await play(running, 1);
  expect(receipt).toMatchObject({ score: 200, maxScore: 200 });
  await undoRegrade(running.owner.ctx, running.sessionId, regradeId);
  expect(await gradeOf(running, 1)).toBe(flight.maxScore);
});

test("of two at once, the later one has to look at the new preview", async () => {
  const running = await addFlightClass();
  await play(running);
  await flyWaiting(running.owner.ctx, running.place);
  const { seen } = await previewFlights(running.owner.ctx, running.place, { neverLower: false });
  const both = await Promise.allSettled([fly(running, { seen }), fly(running, { seen })]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("a log that the present model refuses is named and keeps its points", async () => {
  const running = await addFlightClass();
  const { attemptId, score } = await play(running);
  await ctx.db.execute(
    sql`update attempts set evidence = jsonb_set(evidence, '{end}', '1e12') where id = ${attemptId}`,
  );
  const progress = await flyWaiting(running.owner.ctx, running.place);
  expect(progress.unflyable).toEqual([{ problem: "endsLate", attempts: 1 }]);
  await fly(running);
  expect(await gradeOf(running)).toBe(score);
});

test("of a held scenario, flying again mails and shows nothing to students before its release", async () => {
  const running = await addFlightClass();
  const [student] = running.students;
  const { attemptId } = await play(running);
  await scoreAs(attemptId, 10);
  await settle(running);
  const held = { rule: "held", opensAt: null } as const;
  await setRelease(running.owner.ctx, running.place, { grades: held, feedback: held, answers: held }, { hides: true });
  const { effect } = await fly(running, { mails: true });
  expect(effect).toMatchObject({ changed: 1, gain: 1 });
  const later = asOwnReceipt(await play(running));
  expect([later.held, later.score, later.passed, later.flight]).toEqual([true, null, null, undefined]);
  const readings = async () =>
    JSON.stringify([
      await ctx.db
        .select()
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, `${student.userName}@example.org`)),
      await readOwnResults(student.ctx, null),
      await readOwnAttempt(student.ctx, attemptId),
      await readProgress(student.ctx, running.sessionId),
    ]);
  expect(await readings()).not.toMatch(/flown again|The model was wrong|"(score|maxScore|points)":"?[1-9]/);
  await releaseNow(running.owner.ctx, running.place);
  expect(await readings()).toMatch(/The model was wrong.*"score":100/);
});

test("leaderboards rank what was played", async () => {
  const running = await addFlightClass();
  const { attemptId } = await play(running);
  const board = () =>
    ctx.db.select().from(leaderboardScores).where(eq(leaderboardScores.classSessionId, running.sessionId));
  await scoreAs(attemptId, 10);
  const before = await board();
  await fly(running);
  expect(await board()).toEqual(before);
});

test("rules apply in order, and one without a result changes nothing", () => {
  const rule = (print: string, neverLower = false): FlightRule => ({ print, model: 1, maxScore: 100, neverLower });
  const handedIn = { score: 60, maxScore: 100, passed: true };
  const results = { a: { points: 80, maxPoints: 100, passed: true }, b: { points: 70, maxPoints: 100, passed: true } };
  const scoreBy = (...rules: FlightRule[]) => reflownMarks(handedIn, rules, results).score;
  expect(scoreBy(rule("a"), rule("b"))).toBe(70);
  expect(scoreBy(rule("a"), rule("b", true))).toBe(80);
  expect(scoreBy(rule("b", true))).toBe(70);
  expect(scoreBy(rule("unflown"))).toBe(60);
});

test("without its start, a drawn flight can't be flown again", () => {
  const evidence = { version: 1_000, burns: [], end: 10 };
  expect(flyStored(flight, { start: null, evidence })).toEqual({ problem: "noStart" });
  expect(flyStored(flight, { start: null, evidence: null })).toEqual({ problem: "noLog" });
});
