// A class in which a student passes a campaign by one flight.
import { eq } from "drizzle-orm";
import { users } from "~/db/schema";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import type { Ctx } from "~/domain/context";
import { listOfferedScenarios } from "~/domain/curricula/curriculum-headers";
import { decideGrade } from "~/domain/grades/decide-grade";
import { addOrganization, addRunningClass, attemptOf, foundation, type Person, type RunningClass } from "./builders";
import { beginFlight } from "./scored-flights";

const hop = foundation.scenarioId("objective-v-bar-hop");

/** A class with two students. All scenarios of the flight's campaign but the flight are excused for the first. */
export async function addFlightClass(ctx: Ctx) {
  const running = await addRunningClass(ctx, {
    students: 2,
    organizationId: await addOrganization(ctx, { curriculumId: foundation.id }),
  });
  const [student] = running.students;
  await ctx.db.update(users).set({ firstName: "Ada", lastName: "Lovelace" }).where(eq(users.id, student.id));
  const columns = await listOfferedScenarios(ctx, foundation.id);
  const campaignId = columns.find(({ scenarioId }) => scenarioId === hop)?.campaignId ?? "";
  const place = { classSessionId: running.sessionId, userId: student.id };
  const others = columns.filter((column) => column.campaignId === campaignId && column.scenarioId !== hop);
  for (const { scenarioId } of others)
    await decideGrade(running.owner.ctx, { ...place, scenarioId }, { kind: "excuse", reason: "Not taught." });
  return { running, student, choice: { classSessionId: running.sessionId, campaignId } };
}

/** Hands in a flight that earns full points. */
export async function flyHop(running: RunningClass, { ctx }: Person) {
  const { startId, evidence } = await beginFlight(ctx, hop, running.sessionId);
  await recordAttempt(ctx, attemptOf(hop, running.sessionId, { startId, evidence }));
}
