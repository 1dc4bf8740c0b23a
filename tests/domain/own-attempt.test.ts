import { sql } from "drizzle-orm";
import * as v from "valibot";
import { expect, test } from "vitest";
import { rowsOf } from "~/db/rows.server";
import { adviseFlight } from "~/domain/attempts/advise-flight";
import type { FlightEvidence } from "~/domain/evidence";
import { momentAt } from "~/domain/attempts/flight-moments";
import { readAttempt } from "~/domain/attempts/read-attempt";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { readOwnAttempt, type OwnAttempt } from "~/domain/results/read-own-attempt";
import { changeResultsVisibility } from "~/domain/results/results-visibility";
import hop from "../../content/lessons/objective-v-bar-hop.json" with { type: "json" };
import {
  addOrganization,
  addRunningClass,
  attemptOf,
  foundation,
  quizAttemptOf,
  type Person,
  type RunningClass,
} from "../support/builders";
import { later, testContext } from "../support/database";
import { beginFlight } from "../support/scored-flights";

const ctx = await testContext();
const addFlyingClass = async () =>
  addRunningClass(ctx, { students: 2, organizationId: await addOrganization(ctx, { curriculumId: foundation.id }) });

/** Hands in a flight as its start has drawn it, with an optional change, and returns the attempt's id. */
async function fly(
  running: RunningClass,
  { ctx }: Person,
  key: string,
  change: (good: FlightEvidence) => Partial<FlightEvidence> = () => ({}),
) {
  const scenarioId = foundation.scenarioId(key);
  const { startId, evidence } = await beginFlight(ctx, scenarioId, running.sessionId);
  const changedEvidence = { ...evidence, ...change(evidence) };
  const { receipt } = await recordAttempt(
    ctx,
    attemptOf(scenarioId, running.sessionId, { startId, evidence: changedEvidence }),
  );
  return receipt.attemptId;
}

const stronger = (
  { t, dv: [r, i, c] }: FlightEvidence["burns"][number],
  by: number,
): FlightEvidence["burns"][number] => ({
  t,
  dv: [r * by, i * by, c * by],
});

const flyHop = (running: RunningClass, student: Person, by = 1) =>
  fly(running, student, "objective-v-bar-hop", ({ burns: [first, ...rest] }) => ({
    burns: [stronger(first!, by), ...rest],
  }));

function flownOf({ flight }: Pick<OwnAttempt, "flight">) {
  if (flight === null || typeof flight === "string") throw new Error(`It was not flown: ${flight}`);
  return flight;
}

test("an attempt's page shows the flight over its reference in both frames, with gates, points and burns", async () => {
  const running = await addFlyingClass();
  const attemptId = await flyHop(running, running.students[0]!);
  const own = await readOwnAttempt(running.students[0]!.ctx, attemptId);
  const flight = flownOf(own);
  expect(own).toMatchObject({ counts: true, passed: true, checkedBy: "server", classSessionId: running.sessionId });
  expect(flight.points).toBe(flight.maxPoints);
  expect(flight.gates.every(({ isMet }) => isMet)).toBe(true);
  expect(flight.reference).toMatchObject({ points: flight.maxPoints, how: hop.reference.how });
  const [r, i, , , x, y] = momentAt(flight.path, 0);
  expect(r).toBeCloseTo(0, 3);
  // As the start has drawn it: about 2 km behind the target, 400 km above an Earth of 6378 km.
  expect(Math.abs(i + 2000)).toBeLessThanOrEqual(400);
  expect(Math.hypot(x, y)).toBeCloseTo(6778, 0);
  expect(momentAt(flight.path, 1e9)[3]).toBeCloseTo(flight.end, 1);
  // The instructor sees the same flight.
  expect(flownOf(await readAttempt(running.owner.ctx, attemptId))).toEqual(flight);
});

test("the page compares with the class's best without naming its owner", async () => {
  const running = await addFlyingClass();
  const [first, second] = running.students;
  const bestId = await flyHop(running, first!);
  const attemptId = await flyHop(running, second!, 1.3);
  const own = await readOwnAttempt(second!.ctx, attemptId);
  const { best, points } = flownOf(own);
  if (best === null || best === "this") throw new Error("There is a better one.");
  expect(best.points).toBeGreaterThan(points);
  expect(Object.keys(best).sort()).toEqual(["deltaV", "end", "path", "points"]);
  const pageJson = JSON.stringify(own);
  for (const secret of [first!.userName, first!.ctx.actor.userId, bestId]) expect(pageJson).not.toContain(secret);
  expect(flownOf(await readOwnAttempt(first!.ctx, bestId)).best).toBe("this");
});

test("a manual docking shows its pulses, and is compared too", async () => {
  const running = await addFlyingClass();
  const [first, second] = running.students;
  await fly(running, first!, "objective-docking");
  const pulses: [number, number][] = [
    [0, 0],
    [50, 0],
  ];
  const attemptId = await fly(running, second!, "objective-docking", () => ({ burns: [], turns: [], pulses, end: 60 }));
  const flight = flownOf(await readOwnAttempt(second!.ctx, attemptId));
  expect(flight.fired).toEqual([{ name: "forward", count: 2, sum: 0.04, unit: "m/s" }]);
  expect(flight.gates).toContainEqual(expect.objectContaining({ key: "closing" }));
  expect(flight.scene.corridor?.direction).toEqual([expect.closeTo(0, 9), -1]);
  expect(flight.best).toMatchObject({ points: flight.maxPoints });
});

test("the most valuable improvement is computed from data that the page has", async () => {
  const running = await addFlyingClass();
  const [student] = running.students;
  const attemptId = await fly(running, student!, "objective-v-bar-hop", ({ burns: [first, second], end }) => ({
    burns: [first!, stronger(second!, 1.6)],
    end: end + 100,
  }));
  // As the browser receives it.
  const flight = flownOf(JSON.parse(JSON.stringify(await readOwnAttempt(student!.ctx, attemptId))) as OwnAttempt);
  const pause = () => Promise.resolve();
  const text = await adviseFlight(flight, { pause, signal: new AbortController().signal });
  expect(text).toMatch(/^\d+ points were lost\. Make (burn 2|a last burn) .* That would have earned \d+ points\.$/);
  expect(await adviseFlight(flight, { pause, signal: AbortSignal.abort() })).toBeUndefined();
});

test("a foreign attempt and an unknown id get the same answer", async () => {
  const running = await addFlyingClass();
  const [first, second] = running.students;
  const attemptId = await flyHop(running, first!);
  await expect(readOwnAttempt(second!.ctx, attemptId)).rejects.toMatchObject({ code: "notFound" });
  await expect(readOwnAttempt(running.owner.ctx, attemptId)).rejects.toMatchObject({ code: "notFound" });
  await expect(readOwnAttempt(first!.ctx, "nothing")).rejects.toMatchObject({ code: "notFound" });
});

test("a quiz attempt shows the key only if the instructor allows it", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students;
  const answers = [{ text: "Longer?", score: 0, chosen: [1] }];
  const { receipt } = await recordAttempt(
    later(student!.ctx, 1),
    quizAttemptOf(running.quiz, running.sessionId, answers),
  );
  const rightOf = async () => {
    const { questions } = await readOwnAttempt(student!.ctx, receipt.attemptId);
    return questions[0]!.question.answers.some(([, isRight]) => isRight);
  };
  await changeResultsVisibility(running.owner.ctx, running.id, { showsMedian: false, showsAnswers: false });
  expect(await rightOf()).toBe(false);
  await changeResultsVisibility(running.owner.ctx, running.id, { showsMedian: false, showsAnswers: true });
  expect(await rightOf()).toBe(true);
});

test("a flight is computed once, stored with its attempt and read from there", async () => {
  const running = await addFlyingClass();
  const attemptId = await flyHop(running, running.students[0]);
  const read = async () => flownOf(await readOwnAttempt(running.students[0].ctx, attemptId));
  const flight = await read();
  await ctx.db.execute(
    sql`update flown_attempts set flown = jsonb_set(flown, '{outcome}', '"As stored."') where attempt_id = ${attemptId}`,
  );
  expect((await read()).outcome).toBe("As stored.");
  await ctx.db.execute(sql`delete from flown_attempts where attempt_id = ${attemptId}`);
  expect(await read()).toEqual(flight);
  const [stored] = await rowsOf(
    ctx.db,
    v.object({ outcome: v.unknown() }),
    sql`select flown -> 'outcome' as outcome from flown_attempts where attempt_id = ${attemptId}`,
  );
  expect(stored?.outcome).toEqual(flight.outcome);
});
