// The one statement that stores attempts, many at a time.
import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "~/db/database.server";
import { batchStatements, isOutageExceptLocks } from "~/db/batched-statements.server";
import { cacheStatement } from "~/db/cached-sql";
import { rowsOf, Time } from "~/db/rows.server";
import type { StoredAnswer } from "~/db/schema";
import { canPlay } from "~/domain/accounts/user-conditions";
import type { Caller } from "~/domain/context";
import type { AskedQuestion, AttemptPayload } from "./attempt-payload";
import { receiptOf, StoredReceipt, type Receipt } from "./attempt-receipt";
import { uncountedKindOf } from "./counting-rules";
import type { Evidence } from "~/domain/evidence";
import { isHeld } from "~/domain/grades/is-held";
import type { FlownFlight } from "./fly-log";
import type { RecordedMarks } from "./recorded-marks";
import { isOpen, isRunning, isTaughtTo } from "./play-conditions";

/** An attempt to store, whose caller is known or is looked up by the statement. */
export type AttemptInsert = {
  attempt: AttemptPayload;
  caller: Caller;
  /** False: stored only if the sign-in is open and its user may play. */
  isCallerKnown: boolean;
  now: Date;
  questions: AskedQuestion[];
  questionIds: number[];
  checkedBy: "nobody" | "catalogue" | "server";
  /** Version of the curriculum; the attempt is stored only while it is the published one. */
  version: number;
  lateAttemptsDays: number;
  isHandedIn: boolean;
  /** The class's regrades of the quiz were applied, if there are any; else the attempt isn't stored. */
  knowsRegrades: boolean;
  /** What was handed in, and the answers by the class's key, if that changed anything. */
  regraded?: { recorded: RecordedMarks; answers: StoredAnswer[] } | undefined;
  /** The simulated flight, for pages. */
  flown?: FlownFlight | undefined;
};

const InsertResult = v.object({ ...StoredReceipt.entries, lastSeenAt: v.nullable(Time) });

/** The receipt, and the last activity of the caller's sign-in if it was looked up. */
export type InsertResult = Receipt & { lastSeenAt: Date | null };

/**
 * Stores an attempt if caller, scenario, class session, enrolment and start allow it; null if not. Attempts that arrive
 * at the same time share one statement.
 */
export const insertAttempt = batchStatements<AttemptInsert, InsertResult | null>(insertAttempts, isOutageExceptLocks);

async function insertAttempts(db: Db, inserts: AttemptInsert[]): Promise<(InsertResult | null)[]> {
  // A repeat within the same statement is asked again and then finds the receipt of the first.
  const byId = new Map([...inserts].reverse().map((one) => [one.attempt.attemptId, one]));
  const stored = await rowsOf(db, InsertResult, storeAll(valuesOf([...byId.values()])));
  const receipts = new Map(stored.map(({ lastSeenAt, ...row }) => [row.attemptId, { ...receiptOf(row), lastSeenAt }]));
  return inserts.map((one) =>
    byId.get(one.attempt.attemptId) === one ? (receipts.get(one.attempt.attemptId) ?? null) : null,
  );
}

/** In the order of users and classes, so that two statements don't deadlock. */
const storeAll = cacheStatement(
  () => sql`
  with classes as materialized (
    select id, regraded_scenarios from class_sessions
    where id = any(${sql.placeholder("class_session_id")}::uuid[]) order by id for key share
  ), handed as (
    select t.*, s.type, sign_ins.last_seen_at, ${uncountedKindOf} as uncounted,
      c.id is not null and (c.end_date is not null or coalesce(c.scheduled_end_date <= t.at, false)) as is_late
    from ${rowsToInsert()}
    join users on users.id = t.user_id
    left join organizations on organizations.id = users.organization_id
    left join subscriptions on subscriptions.user_id = users.id
    left join sign_ins on sign_ins.id = t.sign_in_id and sign_ins.user_id = users.id and not t.is_caller_known
    join scenarios s on s.id = t.scenario_id
    join curricula on curricula.id = s.curriculum_id and curricula.version = t.version
    left join class_sessions c on c.id = t.class_session_id
    left join courses on courses.id = c.course_id
    left join organizations o on o.id = coalesce(courses.organization_id, users.organization_id)
    where (t.is_caller_known
        or (sign_ins.ended_at is null and sign_ins.expires_at > t.at and ${canPlay(sql`t.at`)}))
      and case when t.class_session_id is null
        then organizations.id is null or organizations.curriculum_id = s.curriculum_id
        else c.start_date is not null and ${isTaughtTo(sql`t.user_id`)} end
      and ${isInTime}
      -- Classes are locked before their players, in the order of a deletion (docs/decisions/0146).
      and (select count(*) from classes) >= 0
      and (t.knows_regrades or not exists (
        select from classes where id = t.class_session_id and t.scenario_id = any(regraded_scenarios)))
  ), stored as (
    insert into attempts (id, user_id, scenario_id, class_session_id, total_score, max_total_score, questions_score,
      max_questions_score, passed, score_card_type, question_ids, answers, received_at, checked_by, start_id, is_late,
      client, sign_in_id, evidence, evidence_print, uncounted, recorded)
    select id, user_id, scenario_id, class_session_id, total_score, max_total_score, questions_score,
      max_questions_score, passed, case type when 'Quiz' then 'Quiz' else score_card_type end, question_ids::int[],
      answers::jsonb, at, checked_by, start_id, is_late, client, sign_in_id, evidence::jsonb, evidence_print,
      uncounted, recorded::jsonb
    from handed order by user_id, class_session_id, id
    on conflict do nothing
    returning id, user_id, scenario_id, class_session_id, score, max_score, passed, received_at, checked_by, is_late,
      uncounted
  ), flown as (
    insert into flown_attempts (attempt_id, flown)
    select stored.id, handed.flown::jsonb from stored join handed on handed.id = stored.id where handed.flown is not null
  )
  select stored.id as "attemptId", stored.user_id as "userId", stored.scenario_id as "scenarioId",
    stored.class_session_id as "classSessionId", score, max_score as "maxScore", stored.passed,
    received_at as "receivedAt", case stored.checked_by when 'server' then 'server' else 'client' end as grading,
    stored.is_late as late, stored.uncounted is null as counts, stored.uncounted, last_seen_at as "lastSeenAt",
    ${isHeld("grades", "stored", sql`received_at`)} as "isHeld"
  from stored join handed on handed.id = stored.id`,
);

/**
 * The class is running, or ended less than some days ago and the attempt began before that. Without a start, the scenario
 * is open, too.
 */
const isInTime = sql`case when t.start_id is null
    then t.is_handed_in or t.class_session_id is null or (${isRunning(sql`t.at`)} and ${isOpen(sql`t.at`)})
    else (select start.started_at from attempt_starts start where start.id = t.start_id
        and start.user_id = t.user_id and start.scenario_id = t.scenario_id
        and start.class_session_id is not distinct from t.class_session_id)
      <= case when t.class_session_id is null or (${isRunning(sql`t.at`)}) then 'infinity'
        when t.is_handed_in or t.at <= coalesce(c.end_date, c.scheduled_end_date) + make_interval(days => t.late_days)
          then coalesce(c.end_date, c.scheduled_end_date)
        else '-infinity' end end`;

type Column = [name: string, type: string, value: (row: AttemptInsert) => unknown];

const columns: Column[] = [
  ["id", "uuid", ({ attempt }) => attempt.attemptId],
  ["user_id", "uuid", ({ caller }) => caller.userId],
  // A file is submitted by another user: the sign-in in which it was played is unknown.
  ["sign_in_id", "uuid", ({ caller, isHandedIn }) => (isHandedIn ? null : caller.signInId)],
  ["is_caller_known", "bool", ({ isCallerKnown }) => isCallerKnown],
  ["scenario_id", "uuid", ({ attempt }) => attempt.scenarioId],
  ["class_session_id", "uuid", ({ attempt }) => attempt.classSessionId ?? null],
  ["start_id", "uuid", ({ attempt }) => attempt.startId ?? null],
  ["total_score", "float8", ({ attempt }) => attempt.totalScore],
  ["max_total_score", "float8", ({ attempt }) => attempt.maxTotalScore],
  ["questions_score", "float8", ({ attempt }) => attempt.questionsScore],
  ["max_questions_score", "float8", ({ attempt }) => attempt.maxQuestionsScore],
  ["passed", "bool", ({ attempt }) => attempt.passed],
  ["score_card_type", "text", ({ attempt }) => attempt.scoreCardType],
  ["question_ids", "text", ({ questionIds }) => `{${questionIds.join(",")}}`],
  ["answers", "text", ({ questions, regraded }) => JSON.stringify(regraded?.answers ?? asStoredAnswers(questions))],
  ["recorded", "text", ({ regraded }) => (regraded ? JSON.stringify(regraded.recorded) : null)],
  ["knows_regrades", "bool", ({ knowsRegrades }) => knowsRegrades],
  ["at", "timestamptz", ({ now }) => now.toISOString()],
  ["checked_by", "text", ({ checkedBy }) => checkedBy],
  ["client", "text", ({ attempt }) => attempt.client ?? null],
  ["evidence", "text", ({ attempt }) => (attempt.evidence ? JSON.stringify(attempt.evidence) : null)],
  ["evidence_print", "text", ({ attempt }) => (attempt.evidence ? printOf(attempt.evidence) : null)],
  ["flown", "text", ({ flown }) => (flown ? JSON.stringify(flown) : null)],
  ["version", "int", ({ version }) => version],
  ["late_days", "int", ({ lateAttemptsDays }) => lateAttemptsDays],
  ["is_handed_in", "bool", ({ isHandedIn }) => isHandedIn],
];

const valuesOf = (inserts: AttemptInsert[]) =>
  Object.fromEntries(columns.map(([name, , valueOf]) => [name, inserts.map(valueOf)]));

function rowsToInsert() {
  const parts = columns.map(([name, type]) => sql`${sql.placeholder(name)}::${sql.raw(`${type}[]`)}`);
  return sql`unnest(${sql.join(parts, sql`, `)}) as t (${sql.raw(columns.map(([name]) => name).join(", "))})`;
}

/** The burns of a flight with their times, without the time at which the player left. */
export function printOf(evidence: Evidence) {
  const printed = evidence.kind === "flight" ? [evidence.burns, evidence.turns, evidence.pulses] : evidence;
  return createHash("sha256").update(JSON.stringify(printed)).digest("base64url");
}

export function asStoredAnswers(questions: AskedQuestion[]): StoredAnswer[] {
  return questions.map(({ score, maxScore, answerScorecards }) => [
    score,
    maxScore,
    answerScorecards.flatMap(({ answered }, position) => (answered ? [position] : [])),
  ]);
}
