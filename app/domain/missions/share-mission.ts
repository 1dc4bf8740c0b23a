// A mission's reference, and sharing it with a class.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { countRows, rowsOf } from "~/db/rows.server";
import { assertCanRole } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { findGradedSession } from "~/domain/courses/graded-session";
import type { FlightEvidence } from "~/domain/evidence";
import { runJob } from "~/domain/jobs/run-job";
import { lockClassSessions, lockUsers } from "~/domain/locks";
import { Refusal } from "~/domain/refusal";
import { coursesWithin } from "~/domain/visible-courses";
import { say } from "~/texts/say";
import { flyMissionJob } from "./fly-log";
import { findMission, findOwnMission, type StoredMission } from "./mission";

/** Flies the author's flight again; if it reaches the objective, it becomes the reference of this version. */
export async function setReference(ctx: SignedInCtx, missionId: string, log: FlightEvidence): Promise<StoredMission> {
  const { id, version, document } = await findOwnMission(ctx, missionId);
  if (log.version !== version) throw new Refusal("conflict", say.missions.changedSince);
  const start = { version, seed: null, par: null };
  const flown = await runJob(flyMissionJob, { document, start, reference: null, evidence: log }, ctx.actor.userId);
  if (!flown.passed) throw new Refusal("conflict", say.missions.notReached);
  if (flown.deltaV === 0) throw new Refusal("conflict", say.missions.needsBurn);
  const reference = JSON.stringify({ deltaV: flown.deltaV, seconds: flown.seconds, log });
  const stored = await countRows(
    ctx.db,
    sql`update missions set reference = ${reference}::text::jsonb
        where id = ${id} and user_id = ${ctx.actor.userId} and version = ${version} returning id`,
  );
  if (stored === 0) throw new Refusal("conflict", say.missions.changedSince);
  return findMission(ctx, id);
}

/**
 * Shares the actor's mission with a class that the actor runs, or with none. Students can't share missions,
 * as they can't share sandboxes.
 */
export async function shareMission(
  ctx: SignedInCtx,
  missionId: string,
  { classId, version }: { classId: string | null; version: number },
): Promise<StoredMission> {
  assertCanRole(ctx.actor.role, "mission:share");
  return inTransaction(ctx, async (inner) => {
    if (classId !== null) await lockClassSessions(inner, [classId], "key share");
    await lockUsers(inner, [inner.actor.userId], "key share");
    const { id, title, reference, ...mission } = await findOwnMission(inner, missionId);
    const session = classId === null ? null : await findGradedSession(inner, classId, "mission:share");
    if (mission.version !== version) throw new Refusal("conflict", say.missions.changedElsewhere);
    if (session && !reference) throw new Refusal("conflict", say.missions.notFlown);
    const isChanged = await countRows(
      inner.db,
      sql`update missions set class_session_id = ${session?.id ?? null}::uuid
          where id = ${id} and version = ${version} and class_session_id is distinct from ${session?.id ?? null}::uuid
          returning id`,
    );
    if (isChanged > 0 && session)
      await recordChange(inner, {
        action: "mission.share",
        subject: { type: "mission", id, name: title },
        organizationId: session.organizationId,
        details: { classId: session.id, className: session.name, courseName: session.courseName },
      });
    return findMission(inner, id);
  });
}

const ClassToShareWith = v.object({ id: v.string(), name: v.string(), courseName: v.string() });

/** The running classes that the actor may share a mission with. */
export async function listClassesToShareWith({
  db,
  actor,
}: SignedInCtx): Promise<v.InferOutput<typeof ClassToShareWith>[]> {
  assertCanRole(actor.role, "mission:share");
  return rowsOf(
    db,
    ClassToShareWith,
    sql`select c.id, c.name, courses.name as "courseName" from class_sessions c join courses on courses.id = c.course_id
        where c.start_date is not null and c.end_date is null and ${coursesWithin(actor, "mission:share")}
        order by courses.name, c.name, c.id limit 100`,
  );
}
