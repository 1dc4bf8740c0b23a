// Which decisions about grades a colleague looks at (docs/decisions/0186).
import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { gradeDecisionKinds } from "./grade";
import { hasAgreement } from "./waiting-looks";

type NewDecision = { id: string; userId: string; scenarioId: string; kind: string };

/**
 * The ids of those decisions of the actor that a colleague is to look at. A grade whose last chosen decision nobody has
 * agreed to is chosen again: undoing and deciding again until one isn't chosen doesn't help.
 */
export async function chooseLooks(
  ctx: SignedInCtx,
  classSessionId: string,
  decisions: readonly NewDecision[],
): Promise<Set<string>> {
  const [course] = await rowsOf(
    ctx.db,
    v.object({ share: v.number() }),
    sql`select courses.second_look_share as share from class_sessions c join courses on courses.id = c.course_id
        where c.id = ${classSessionId} and courses.second_look_share > 0`,
  );
  if (!course) return new Set();
  const due = await readDuePlaces(ctx, classSessionId);
  const { secret } = ctx;
  if (secret === undefined) throw new Error("Choosing decisions for a second look needs the installation's secret.");
  return new Set(
    decisions
      .filter(({ kind }) => gradeDecisionKinds.some((decided) => decided === kind))
      .filter(({ id, userId, scenarioId }) => due.has(`${userId} ${scenarioId}`) || isChosen(secret, id, course.share))
      .map(({ id }) => id),
  );
}

/** Pure. `share`: of 100. Nobody can foresee the choice without the secret. */
export const isChosen = (secret: string, decisionId: string, share: number): boolean =>
  createHmac("sha256", secret).update(`second look ${decisionId}`).digest().readUInt32BE(0) < (share / 100) * 2 ** 32;

/** "user scenario" of the grades about which a decision of the actor was chosen that nobody has agreed to. */
async function readDuePlaces({ db, actor }: SignedInCtx, classSessionId: string): Promise<Set<string>> {
  const rows = await rowsOf(
    db,
    v.object({ userId: v.string(), scenarioId: v.string() }),
    sql`select distinct d.user_id as "userId", d.scenario_id as "scenarioId" from grade_decisions d
        where d.class_session_id = ${classSessionId} and d.wants_look and d.decided_by = ${actor.userId}
          and not ${hasAgreement}`,
  );
  return new Set(rows.map(({ userId, scenarioId }) => `${userId} ${scenarioId}`));
}
