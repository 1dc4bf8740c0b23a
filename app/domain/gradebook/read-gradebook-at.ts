// The gradebook as it was at a moment, worked out again from attempts, decisions and rules up to then.
import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { findGradedSession } from "~/domain/courses/graded-session";
import { listClassColumns, type ClassColumn } from "~/domain/curricula/curriculum-headers";
import { gradeDecisionKinds } from "~/domain/grades/grade";
import { readStoredRules, rulesOfCourse } from "~/domain/grades/read-rules";
import type { GradingRules } from "~/domain/grades/rules";
import { standingDecisions } from "~/domain/grades/standing-decisions";
import { readOnReplica } from "~/domain/read-on-replica";
import { countableAttempts, missingScenarios } from "./countable-attempts";
import type { Gradebook } from "./read-gradebook";

/**
 * Of today's students who were in the class then, in today's columns. Exclusions and claims that were taken back since
 * count as if they had never been: attempts keep only the last one.
 */
export async function readGradebookAt(ctx: SignedInCtx, classSessionId: string, at: Date): Promise<Gradebook> {
  const session = await findGradedSession(ctx, classSessionId);
  return readOnReplica(ctx, async (copy) => {
    const { storedRules, hasDecisions } = await rowOf(
      copy.db,
      v.object({ storedRules: v.unknown(), hasDecisions: v.boolean() }),
      sql`select ${rulesOfCourse(sql`${session.courseId}::uuid`, at)} as "storedRules",
            exists (select from grade_decisions d where d.class_session_id = ${session.id}
              and d.decided_at <= ${momentOf(at)}) as "hasDecisions"`,
    );
    const numbered = readStoredRules(storedRules);
    const columns = await listClassColumns(copy, session);
    const matrix = await readLinesAt(copy, session.id, columns, numbered.rules, at);
    return { session: { ...session, ...numbered, hasDecisions }, columns, matrix, version: "" };
  });
}

const momentOf = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** As `readClassLines`, with the attempts that the rules can need in each line. */
async function readLinesAt(
  { db, now }: Pick<SignedInCtx, "db" | "now">,
  classSessionId: string,
  columns: Pick<ClassColumn, "scenarioId">[],
  rules: GradingRules,
  at: Date,
): Promise<string> {
  const scenarioIds = `{${columns.map((column) => column.scenarioId).join(",")}}`;
  const scenarios = sql`unnest(${scenarioIds}::uuid[]) with ordinality as scenario (id, position)`;
  const moment = momentOf(at);
  const kinds = `{${gradeDecisionKinds.join(",")}}`;
  const source = { classSessionId, scenarios, attempts: attemptsAt(classSessionId, moment), at: moment };
  const { missingAfterDays: days } = rules;
  const { lines } = await rowOf(
    db,
    v.object({ lines: v.string() }),
    sql`select coalesce(string_agg(
            json_build_array(u.id, u.username, u.first_name, u.last_name, '[]'::json, '[]'::json, last.played,
              case when last.played is null then extract(epoch from enrolled.joined_at)::bigint end,
              coalesce(decided.decisions, '[]'::json), coalesce(played.attempts, '[]'::json)${
                days === null ? sql`` : sql`, coalesce(missed.missing, '[]'::json)`
              })::text,
            E'\\n' order by u.username_key collate "C"), '') as lines
        from class_session_students enrolled
        join users u on u.id = enrolled.user_id
        left join lateral (
          select extract(epoch from received.received_at)::bigint as played
          from attempts received
          where received.user_id = u.id and received.class_session_id = ${classSessionId}
            and received.received_at <= ${moment}
          order by received.received_at desc limit 1
        ) last on true
        left join (${countableAttempts(source, rules)}) played on played.user_id = u.id
        ${
          days === null
            ? sql``
            : sql`left join (${missingScenarios(source, {
                // In the future nothing is missing yet.
                ...{ days, moment: momentOf(at < now ? at : now) },
                ofAsked: sql`and enrolled.joined_at <= ${moment}`,
              })}) missed on missed.user_id = u.id`
        }
        left join (
          select standing.user_id, ('[' || string_agg(concat_ws(',', scenario.position - 1,
              array_position(${kinds}::text[], standing.kind) - 1, coalesce(standing.points, 0),
              coalesce(standing.max_points, 0)), ',') || ']')::json as decisions
          from ${standingDecisions(classSessionId, sql`true`, moment)} standing
          join ${scenarios} on scenario.id = standing.scenario_id
          group by standing.user_id
        ) decided on decided.user_id = u.id
        where enrolled.class_session_id = ${classSessionId} and enrolled.joined_at <= ${moment}`,
  );
  return lines;
}

/** The attempts that counted then, with the points that they had: a later regrade knows those of before. */
const attemptsAt = (classSessionId: string, moment: SQL): SQL => sql`
  select t.id, t.user_id, t.scenario_id, t.received_at, (t.checked_by <> 'server')::int as is_reported,
    coalesce(earlier.score_before, t.score) as score, coalesce(earlier.max_score_before, t.max_score) as max_score
  from attempts t
  left join lateral (
    select r.score_before, r.max_score_before from regraded_attempts r join regrades g on g.id = r.regrade_id
    where t.recorded is not null and r.attempt_id = t.id and g.decided_at > ${moment}
    order by g.number limit 1
  ) earlier on true
  where t.class_session_id = ${classSessionId} and t.received_at <= ${moment} and t.uncounted is null
    and (t.set_aside_at is null or t.set_aside_at > ${moment})
    and (t.accepted_at is null or t.accepted_at <= ${moment})`;
