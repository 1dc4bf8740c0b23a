import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { reachOf } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { HandedInSandbox, SandboxEvidence } from "~/domain/evidence";
import { idOf } from "~/domain/id";
import { notFound } from "~/domain/refusal";
import { coursesInReach } from "~/domain/visible-courses";

const Copy = v.object({ id: v.string(), scenarioTitle: v.string(), evidence: v.unknown() });

export type SandboxCopy = { id: string; scenarioTitle: string; document: HandedInSandbox };

/** A sandbox as it was handed in, for its player and for readers of the class's gradebook. */
export async function readSandboxCopy({ db, actor }: SignedInCtx, attemptId: string): Promise<SandboxCopy> {
  const id = idOf(attemptId);
  const reach = reachOf(actor.role, "gradebook:read");
  const isGraded = reach ? sql`(courses.id is not null and ${coursesInReach(reach, actor)})` : sql`false`;
  const [row] = id
    ? await rowsOf(
        db,
        Copy,
        sql`select a.id, s.title as "scenarioTitle", a.evidence from attempts a
            join scenarios s on s.id = a.scenario_id
            left join class_sessions c on c.id = a.class_session_id
            left join courses on courses.id = c.course_id
            where a.id = ${id} and a.evidence ->> 'kind' = 'sandbox'
              and (a.user_id = ${actor.userId} or ${isGraded})`,
      )
    : [];
  const parsed = v.safeParse(SandboxEvidence, row?.evidence);
  if (!row || !parsed.success) throw notFound("attempt");
  return { id: row.id, scenarioTitle: row.scenarioTitle, document: parsed.output.document };
}
