// Takes a regrade back, of a question or of flights (docs/decisions/0179, 0191).
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { requireId } from "~/domain/id";
import { notFound, Refusal } from "~/domain/refusal";
import { coursesWithin } from "~/domain/visible-courses";
import { say } from "~/texts/say";
import { applyRegrade, lockScenario, recordRegrade, storeRegrade, type Regraded } from "./apply-regrade";
import { findFlights } from "./find-flights";
import { findQuiz } from "./find-question";
import type { RegradePlace } from "./reckon-batches";
import { readStanding } from "./read-standing";

/** Takes one regrade back. Others of the same quiz stay, also later ones. */
export function undoRegrade(ctx: SignedInCtx, classSessionId: string, regradeId: string): Promise<Regraded> {
  return inTransaction(ctx, async (inner) => {
    const id = requireId(regradeId, "regrade");
    const { kind, ...place } = await findPlace(inner, classSessionId, id);
    const quiz = await lockScenario(inner, place, kind === "key" ? findQuiz : findFlights);
    const { standing, reckon } = await readStanding(inner.db, place, kind);
    if (!standing.includes(id)) throw new Refusal("conflict", say.regrades.alreadyUndone);
    const regrade = { kind: "withdraw" as const, replaces: id, reason: "" };
    const withdrawalId = await storeRegrade(inner, place, regrade);
    const reckoned = await reckon({ without: id, change: { id: withdrawalId } });
    const effect = await applyRegrade(inner, { place, quiz, reckoned, isRegraded: standing.length > 1 });
    await recordRegrade(inner, { place, quiz, effect, action: "grade.undoRegrade", details: {} });
    return { regradeId: withdrawalId, effect };
  });
}

async function findPlace(
  { db, actor }: SignedInCtx,
  classSessionId: string,
  id: string,
): Promise<RegradePlace & { kind: "key" | "fly" }> {
  const [place] = await rowsOf(
    db,
    v.object({ classSessionId: v.string(), scenarioId: v.string(), kind: v.picklist(["key", "fly"]) }),
    sql`select r.class_session_id as "classSessionId", r.scenario_id as "scenarioId", r.kind from regrades r
        join class_sessions c on c.id = r.class_session_id join courses on courses.id = c.course_id
        where r.id = ${id} and r.class_session_id = ${requireId(classSessionId, "class")} and r.kind in ('key', 'fly')
          and ${coursesWithin(actor, "grade:rule")}`,
  );
  if (!place) throw notFound("regrade");
  return place;
}
