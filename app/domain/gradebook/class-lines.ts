// The lines of a gradebook, and which of them changed since an earlier answer.
import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, timeOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import { countsAttempt } from "~/domain/attempts/counting-rules";
import { gradeDecisionKinds } from "~/domain/grades/grade";
import { needsAllAttempts, type GradingRules } from "~/domain/grades/rules";
import { standingDecisions } from "~/domain/grades/standing-decisions";
import { countableAttempts, missingScenarios } from "./countable-attempts";

/**
 * The snapshot of the database that an answer was read from, as it writes it: what it did not see has changed since.
 */
export const ClassVersion = v.pipe(v.string(), v.maxLength(10_000), v.check(isSnapshot));

/** `xmin:xmax:` and, in order, the transactions that were under way. */
function isSnapshot(text: string): boolean {
  const [, xmin, xmax, underWay] = /^(\d{1,18}):(\d{1,18}):((?:\d{1,18}(?:,|$))*)$/.exec(text) ?? [];
  if (!xmin || !xmax || underWay === undefined || underWay.endsWith(",")) return false;
  const numbers = [xmin, ...(underWay ? underWay.split(",") : [])].map(BigInt);
  const [lowest = 0n, ...open] = numbers;
  const isInOrder = open.every((one, at) => one >= (open[at - 1] ?? lowest) && one < BigInt(xmax));
  return lowest > 0n && lowest <= BigInt(xmax) && isInOrder;
}

export type ClassLines = {
  version: string;
  /** Of the whole class. */
  students: number;
  /** An `EncodedRow` (matrix.ts) a line; of all students, or of those who changed since the version asked for. */
  lines: string;
};

/** What a version asked for now would be. */
export async function readClassVersion({ db }: Pick<SignedInCtx, "db">): Promise<string> {
  const read = await rowOf(db, v.object({ version: v.string() }), sql`select pg_current_snapshot()::text as version`);
  return read.version;
}

const Read = v.object({ version: v.string(), students: v.number(), lines: v.string() });

type Asked = {
  /** Only those who changed since this version. */
  since?: string;
  /** Only this student. */
  userId?: string;
};

/** One statement, and so one moment. A number of a transaction that is yet to come is of a restored copy: no change. */
export async function readClassLines(
  { db, now }: Pick<SignedInCtx, "db" | "now">,
  classSessionId: string,
  columns: Pick<ClassColumn, "scenarioId">[],
  rules: GradingRules,
  { since, userId }: Asked = {},
): Promise<ClassLines> {
  const scenarioIds = `{${columns.map((column) => column.scenarioId).join(",")}}`;
  const isAsked = sql.join(
    [
      ...(since === undefined ? [] : [changedSince(since)]),
      ...(userId === undefined ? [] : [sql`enrolled.user_id = ${userId}`]),
      sql`true`,
    ],
    sql` and `,
  );
  const ofAsked = (student: SQL) =>
    since === undefined && userId === undefined
      ? sql``
      : sql`and ${student} in (select enrolled.user_id from class_session_students enrolled
            where enrolled.class_session_id = ${classSessionId} and ${isAsked})`;
  const scenarios = sql`unnest(${scenarioIds}::uuid[]) with ordinality as scenario (id, position)`;
  const isByBest = !needsAllAttempts(rules);
  const attempts = sql`select a.id, a.user_id, a.scenario_id, a.received_at, a.score, a.max_score,
      (a.checked_by <> 'server')::int as is_reported
    from attempts a where a.class_session_id = ${classSessionId} and ${countsAttempt} ${ofAsked(sql`a.user_id`)}`;
  const { missingAfterDays: days } = rules;
  const moment = timeOf(now);
  return rowOf(
    db,
    Read,
    sql`select pg_current_snapshot()::text as version,
          (select count(*)::int from class_session_students where class_session_id = ${classSessionId}) as students,
          coalesce(string_agg(
            json_build_array(u.id, u.username, u.first_name, u.last_name,
              coalesce(graded.grades, '[]'::json), coalesce(graded.reported_grades, '[]'::json), last.played,
              case when last.played is null then extract(epoch from enrolled.joined_at)::bigint end,
              coalesce(decided.decisions, '[]'::json)${isByBest ? sql`` : sql`, coalesce(played.attempts, '[]'::json)`}${
                days === null
                  ? sql``
                  : sql`${isByBest ? sql`, null::json` : sql``}, coalesce(missed.missing, '[]'::json)`
              })::text,
            E'\n' order by u.username_key collate "C"), '') as lines
        from class_session_students enrolled
        join users u on u.id = enrolled.user_id
        left join lateral (
          select extract(epoch from played.received_at)::bigint as played
          from attempts played
          where played.user_id = u.id and played.class_session_id = ${classSessionId}
          order by played.received_at desc limit 1
        ) last on true
        left join (${isByBest ? bestGrades(classSessionId, scenarios, ofAsked(sql`b.user_id`)) : noGrades}) graded
          on graded.user_id = u.id
        ${
          isByBest
            ? sql``
            : sql`left join (${countableAttempts({ classSessionId, scenarios, attempts }, rules)}) played
          on played.user_id = u.id`
        }
        ${
          days === null
            ? sql``
            : sql`left join (${missingScenarios(
                { classSessionId, scenarios, attempts },
                { days, moment, ofAsked: ofAsked(sql`enrolled.user_id`) },
              )}) missed on missed.user_id = u.id`
        }
        left join (
          select standing.user_id, ('[' || string_agg(concat_ws(',', scenario.position - 1,
              array_position(${kinds}::text[], standing.kind) - 1, coalesce(standing.points, 0),
              coalesce(standing.max_points, 0)), ',') || ']')::json as decisions
          from ${standingDecisions(classSessionId)} standing
          join ${scenarios} on scenario.id = standing.scenario_id
          group by standing.user_id
        ) decided on decided.user_id = u.id
        where enrolled.class_session_id = ${classSessionId} and ${isAsked}`,
  );
}

const kinds = `{${gradeDecisionKinds.join(",")}}`;

/** The best attempts. */
const bestGrades = (classSessionId: string, scenarios: SQL, ofAsked: SQL) => sql`
  select b.user_id, ${gradesWhere(sql`not b.is_reported`)} as grades,
    ${gradesWhere(sql`b.is_reported`)} as reported_grades
  from best_attempts b
  join ${scenarios} on scenario.id = b.scenario_id
  where b.class_session_id = ${classSessionId} ${ofAsked}
  group by b.user_id`;

const noGrades = sql`select null::uuid as user_id, null::json as grades, null::json as reported_grades where false`;

const gradesWhere = (condition: SQL) => sql`('[' || coalesce(string_agg(
  concat_ws(',', scenario.position - 1, b.score, b.max_score), ',') filter (where ${condition}), '') || ']')::json`;

const changedSince = (version: string) => sql`not pg_visible_in_snapshot(enrolled.changed_in, ${version}::pg_snapshot)
  and enrolled.changed_in < pg_snapshot_xmax(pg_current_snapshot())`;
