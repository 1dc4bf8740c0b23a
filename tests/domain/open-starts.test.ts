// Unfinished starts: as many as devices and lost connections need, and no more.
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attemptStarts } from "~/db/schema";
import { beginAttempt } from "~/domain/attempts/begin-attempt";
import { solveTasks } from "~/domain/attempts/drawn-tasks";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { addOrganization, addRunningClass, attemptOf, foundation } from "../support/builders";
import { later, testContext } from "../support/database";

const ctx = await testContext();
const scenarioId = foundation.scenarioId("orbits-and-energy");

async function addPlayer() {
  const running = await addRunningClass(ctx, {
    organizationId: await addOrganization(ctx, { curriculumId: foundation.id }),
    students: 2,
  });
  const { sessionId: classSessionId, students } = running;
  const [{ ctx: player, id }, other] = [students[0]!, students[1]!];
  const begin = (minutes: number, by = player) => beginAttempt(later(by, minutes), { scenarioId, classSessionId });
  const count = () =>
    ctx.db.$count(attemptStarts, and(eq(attemptStarts.userId, id), eq(attemptStarts.scenarioId, scenarioId)));
  return { classSessionId, player, other, begin, count };
}

test("each player keeps the newest 20 unfinished starts of a scenario, and all finished ones", async () => {
  const { classSessionId, player, other, begin, count } = await addPlayer();
  const first = await begin(0);
  await recordAttempt(
    player,
    attemptOf(scenarioId, classSessionId, {
      startId: first.startId,
      evidence: { kind: "lesson", answers: [], tasks: solveTasks(first.tasks ?? []) },
    }),
  );
  for (let minutes = 1; minutes <= 30; minutes++) await begin(minutes);
  expect(await count()).toBe(21);
  await begin(40, other.ctx);
  await Promise.all(Array.from({ length: 10 }, () => begin(41)));
  expect(await count()).toBeLessThanOrEqual(21 + 10);
  await begin(42);
  expect(await count()).toBe(21);
});
