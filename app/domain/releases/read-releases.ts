import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { findGradedSession, type GradedSession } from "~/domain/courses/graded-session";
import { listClassColumns, type ClassColumn } from "~/domain/curricula/curriculum-headers";
import { isHeld } from "~/domain/grades/is-held";
import { releaseParts, type ReleasePart } from "~/domain/grades/release-parts";
import type { ReleaseRule } from "./release-rules";

/** `isHeld`: students don't see it now. `isReleased`: somebody released it, on `setAt`. */
export type PartRelease = ReleaseRule & {
  isHeld: boolean;
  isReleased: boolean;
  setBy: string | null;
  setAt: Date | null;
};

export type ScenarioRelease = {
  column: ClassColumn;
  /** A lesson shows points and right answers while it is played, so only its comments can wait. */
  isLesson: boolean;
  parts: Record<ReleasePart, PartRelease>;
  /** Of students who haven't handed in, where something waits for them. */
  waiting: string[];
  handedIn: number;
};

/** A lesson whose answers the server checks one by one. `s`: a scenario. */
export const isLesson: SQL = sql`(s.type = 'Default' and s.grading = 'server'
  and exists (select from catalogue_questions q where q.scenario_id = s.id and not q.retired))`;

const Row = v.object({
  scenarioId: v.string(),
  isLesson: v.boolean(),
  handedIn: v.number(),
  waiting: v.array(v.string()),
});
const Part = v.object({
  scenarioId: v.string(),
  part: v.picklist(releaseParts),
  rule: v.picklist(["held", "at", "allHandedIn", "released"]),
  opensAt: v.nullable(Time),
  setBy: v.string(),
  setAt: Time,
});
const Held = v.object({ scenarioId: v.string(), part: v.picklist(releaseParts) });

const atOnce: PartRelease = {
  ...{ rule: "atOnce" as const, opensAt: null, isHeld: false, isReleased: false, setBy: null, setAt: null },
};

/** When students of a class see their results, scenario by scenario, for those who release them. */
export async function readReleases(
  ctx: SignedInCtx,
  classSessionId: string,
): Promise<{ session: GradedSession; scenarios: ScenarioRelease[] }> {
  const session = await findGradedSession(ctx, classSessionId, "grade:release");
  const columns = await listClassColumns(ctx, session);
  const ids = `{${columns.map(({ scenarioId }) => scenarioId).join(",")}}`;
  const [rows, parts, heldParts] = await Promise.all([
    rowsOf(
      ctx.db,
      Row,
      sql`select s.id as "scenarioId", ${isLesson} as "isLesson",
            (select count(distinct a.user_id)::int from attempts a join class_session_students enrolled
                on enrolled.class_session_id = a.class_session_id and enrolled.user_id = a.user_id
              where a.class_session_id = ${session.id} and a.scenario_id = s.id
                and a.uncounted is distinct from 'practice') as "handedIn",
            case when exists (select from releases r where r.class_session_id = ${session.id} and r.scenario_id = s.id
                and r.rule = 'allHandedIn')
              then array(select u.username from waiting_students(${session.id}, s.id) waiting
                join users u on u.id = waiting order by u.username_key collate "C") else '{}' end as waiting
          from scenarios s where s.id = any(${ids}::uuid[])`,
    ),
    rowsOf(
      ctx.db,
      Part,
      sql`select r.scenario_id as "scenarioId", r.part, r.rule, r.opens_at as "opensAt", r.setter_name as "setBy",
            r.set_at as "setAt"
          from releases r where r.class_session_id = ${session.id}`,
    ),
    readHeldParts(ctx, session.id),
  ]);
  const byId = new Map(rows.map((row) => [row.scenarioId, row]));
  return {
    session,
    scenarios: columns.map((column) => {
      const { scenarioId } = column;
      const { isLesson: isTaught = false, waiting = [], handedIn = 0 } = byId.get(scenarioId) ?? {};
      const partOf = (part: ReleasePart): PartRelease => {
        const stored = parts.find((one) => one.scenarioId === scenarioId && one.part === part);
        const isPartHeld = heldParts.some((one) => one.scenarioId === scenarioId && one.part === part);
        if (!stored) return { ...atOnce, isHeld: isPartHeld };
        const { rule, opensAt, setBy, setAt } = stored;
        const isReleased = rule === "released";
        return { ...{ opensAt, setBy, setAt, isReleased, isHeld: isPartHeld }, rule: isReleased ? "atOnce" : rule };
      };
      return {
        ...{ column, isLesson: isTaught, waiting, handedIn },
        parts: { grades: partOf("grades"), feedback: partOf("feedback"), answers: partOf("answers") },
      };
    }),
  };
}

/** What students of the class don't see now. */
export const readHeldParts = (
  { db, now }: Pick<SignedInCtx, "db" | "now">,
  classSessionId: string,
  scenarioId?: string,
): Promise<v.InferOutput<typeof Held>[]> =>
  rowsOf(
    db,
    Held,
    sql.join(
      releaseParts.map(
        (part) => sql`select distinct r.scenario_id as "scenarioId", ${part}::text as part from releases r
          where r.class_session_id = ${classSessionId} and ${isHeld(part, "r", now)}
            ${scenarioId === undefined ? sql`` : sql`and r.scenario_id = ${scenarioId}`}`,
      ),
      sql` union all `,
    ),
  );
