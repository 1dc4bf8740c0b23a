import { sql } from "drizzle-orm";
import * as v from "valibot";
import { Numeric, rowsOf, Time } from "~/db/rows.server";
import type { StoredAnswer } from "~/db/schema";
import { deviceNameOf } from "~/domain/accounts/device-name";
import type { SignedInCtx } from "~/domain/context";
import { coursesWithin } from "~/domain/visible-courses";
import { findGradedSession, type GradedSession } from "~/domain/courses/graded-session";
import { isDrawn } from "~/domain/flights/flight-of-start";
import { drawOfStart, StoredDraw } from "~/domain/flights/stored-draw";
import { idOf } from "~/domain/id";
import { readQuestions, type Question } from "./read-questions";
import { notFound } from "~/domain/refusal";
import { countsAttempt } from "./counting-rules";
import { readCountedIds } from "./counted-ids";
import { Evidence, FlightEvidence } from "~/domain/evidence";
import { readStoredText } from "~/texts/stored-text";
import { readFlight } from "./read-flight";
import { readHandedIn, type HandedIn } from "./read-handed-in";
import type { ReplayedFlight } from "./replay-attempt";
import { signsOf, type Sign } from "./signs";
import { uncountedKinds } from "./uncounted";

const Answers = v.array(v.tuple([v.number(), v.number(), v.array(v.number())]));
const StoredAttempt = v.object({
  id: v.string(),
  userId: v.string(),
  username: v.string(),
  fullName: v.string(),
  scenarioId: v.string(),
  scenarioTitle: v.string(),
  campaignTitle: v.string(),
  scenarioKey: v.string(),
  curriculumKey: v.string(),
  classSessionId: v.string(),
  score: v.number(),
  maxScore: v.number(),
  maxTotalScore: v.number(),
  passed: v.boolean(),
  questionIds: v.array(v.number()),
  answers: Answers,
  receivedAt: Time,
  startedAt: v.nullable(Time),
  start: v.nullable(StoredDraw),
  checkedBy: v.picklist(["server", "catalogue", "nobody"]),
  isLate: v.boolean(),
  client: v.nullable(v.string()),
  signedInAt: v.nullable(Time),
  userAgent: v.nullable(v.string()),
  evidence: v.nullable(v.unknown()),
  evidencePrint: v.nullable(v.string()),
  flown: v.nullable(v.unknown()),
  setAsideAt: v.nullable(Time),
  setAsideBy: v.nullable(v.string()),
  setAsideReason: v.nullable(v.string()),
  uncounted: v.nullable(v.picklist(uncountedKinds)),
  acceptedAt: v.nullable(Time),
  acceptedBy: v.nullable(v.string()),
  unfinishedStarts: Numeric,
});
type StoredAttempt = v.InferOutput<typeof StoredAttempt>;

const Rival = v.object({
  id: v.string(),
  score: v.number(),
  maxScore: v.number(),
  receivedAt: Time,
  counts: v.boolean(),
  /** Whether the server has verified its points and they may count. */
  isVerified: v.boolean(),
});
/** An attempt of the same student at the same scenario in the same class, including the attempt itself. */
export type Rival = v.InferOutput<typeof Rival>;

export type AttemptRecord = Pick<
  StoredAttempt,
  | "id"
  | "userId"
  | "username"
  | "fullName"
  | "scenarioId"
  | "scenarioTitle"
  | "campaignTitle"
  | "score"
  | "maxScore"
  | "passed"
  | "receivedAt"
  | "startedAt"
  | "checkedBy"
  | "isLate"
  | "uncounted"
  | "client"
> & {
  session: GradedSession;
  setAside: { at: Date; by: string; reason: string } | null;
  /** Who accepted a claim, so that it counts. */
  accepted: { at: Date; by: string } | null;
  signIn: { device: string; since: Date } | null;
  /** All of them, newest first. */
  rivals: Rival[];
  questions: { question: Question; answer: StoredAnswer }[];
  /** The replay; a text says why there is none; null if nothing was flown. */
  flight: ReplayedFlight | string | null;
  /** A sandbox that was handed in. */
  handedIn: HandedIn | null;
  signs: Sign[];
};

/** One attempt of a class that the actor may see: its evidence, its times, and whether it counts. */
export async function readAttempt(ctx: SignedInCtx, attemptId: string): Promise<AttemptRecord> {
  const row = idOf(attemptId) ? await findAttempt(ctx, attemptId) : undefined;
  if (!row) throw notFound("attempt");
  const [session, rivals, questionList, sameFrom, flight, handedIn] = await Promise.all([
    findGradedSession(ctx, row.classSessionId),
    listRivals(ctx, row),
    readQuestions(ctx, [row.questionIds]),
    listSameEvidence(ctx, row),
    readFlight(ctx, row),
    readHandedIn(ctx, row),
  ]);
  const counted = await readCountedIds(ctx, row, session.rules);
  const questions = new Map(questionList.map((question) => [question.id, question]));
  const { setAsideAt, setAsideBy, setAsideReason, acceptedAt, acceptedBy, signedInAt, userAgent, ...more } = row;
  const { evidence: _, evidencePrint: __, answers: ___, questionIds: ____, ...visibleFields } = more;
  const { flown: _____, start: ______, ...attempt } = visibleFields;
  return {
    ...attempt,
    session,
    rivals: counted ? rivals.map((rival) => ({ ...rival, counts: counted.has(rival.id) })) : rivals,
    setAside: setAsideAt && { at: setAsideAt, by: setAsideBy ?? "", reason: readStoredText(setAsideReason ?? "") },
    accepted: acceptedAt && { at: acceptedAt, by: acceptedBy ?? "" },
    signIn: signedInAt && { device: deviceNameOf(userAgent ?? ""), since: signedInAt },
    questions: row.questionIds.map((id, index) => ({
      question: questions.get(id) ?? { id, text: "", answers: [] },
      answer: row.answers[index] ?? [0, 0, []],
    })),
    flight,
    handedIn,
    signs: signsOf(lookAt(row, sameFrom)),
  };
}

/** The class of an attempt, without a permission check: callers must check before they return anything. */
export async function classOfAttempt({ db }: Pick<SignedInCtx, "db">, attemptId: string): Promise<string | null> {
  if (!idOf(attemptId)) return null;
  const [attempt] = await rowsOf(
    db,
    v.object({ classSessionId: v.nullable(v.string()) }),
    sql`select class_session_id as "classSessionId" from attempts where id = ${attemptId}`,
  );
  return attempt?.classSessionId ?? null;
}

async function findAttempt({ db, actor }: SignedInCtx, attemptId: string): Promise<StoredAttempt | undefined> {
  const [row] = await rowsOf(
    db,
    StoredAttempt,
    sql`select a.id, a.user_id as "userId", u.username, trim(u.first_name || ' ' || u.last_name) as "fullName",
          s.id as "scenarioId", s.title as "scenarioTitle", campaigns.title as "campaignTitle", s.key as "scenarioKey",
          curricula.key as "curriculumKey", a.class_session_id as "classSessionId", a.score, a.max_score as "maxScore",
          a.max_total_score as "maxTotalScore", a.passed, a.question_ids as "questionIds", a.answers,
          a.received_at as "receivedAt", start.started_at as "startedAt", ${drawOfStart}, a.checked_by as "checkedBy",
          a.is_late as "isLate", a.client, sign_in.created_at as "signedInAt", sign_in.user_agent as "userAgent",
          a.evidence, a.evidence_print as "evidencePrint", flown_attempts.flown, a.set_aside_at as "setAsideAt",
          a.set_aside_by as "setAsideBy", a.set_aside_reason as "setAsideReason", a.uncounted,
          a.accepted_at as "acceptedAt", a.accepted_by as "acceptedBy",
          (select count(*) from attempt_starts other
            where other.user_id = a.user_id and other.scenario_id = a.scenario_id
              and other.class_session_id = a.class_session_id and other.started_at < a.received_at
              and other.id is distinct from a.start_id
              and not exists (select from attempts ended where ended.start_id = other.id)) as "unfinishedStarts"
        from attempts a
        left join flown_attempts on flown_attempts.attempt_id = a.id
        join users u on u.id = a.user_id
        join scenarios s on s.id = a.scenario_id
        join campaigns on campaigns.id = s.campaign_id
        join curricula on curricula.id = s.curriculum_id
        join class_sessions c on c.id = a.class_session_id
        join courses on courses.id = c.course_id
        left join attempt_starts start on start.id = a.start_id
        left join sign_ins sign_in on sign_in.id = a.sign_in_id
        where a.id = ${attemptId} and ${coursesWithin(actor, "gradebook:read")}`,
  );
  return row;
}

const maxRivals = 200;

const listRivals = ({ db }: SignedInCtx, { userId, scenarioId, classSessionId }: StoredAttempt) =>
  rowsOf(
    db,
    Rival,
    sql`select a.id, a.score, a.max_score as "maxScore", a.received_at as "receivedAt",
          best.attempt_id is not null as counts, a.checked_by = 'server' and ${countsAttempt} as "isVerified"
        from attempts a
        left join best_attempts best on best.attempt_id = a.id and best.class_session_id = a.class_session_id
        where a.user_id = ${userId} and a.scenario_id = ${scenarioId} and a.class_session_id = ${classSessionId}
        order by a.received_at desc, a.id desc limit ${maxRivals}`,
  );

/** Names of the same class only: the reader may not know about others. */
async function listSameEvidence({ db }: SignedInCtx, attempt: StoredAttempt): Promise<string[]> {
  const { userId, scenarioId, classSessionId, evidencePrint, questionIds, answers } = attempt;
  // All practice starts fly the same flight.
  if (attempt.uncounted === "practice") return [];
  const ids = `{${questionIds.join(",")}}`;
  const isAnsweredAlike = sql`(a.question_ids = ${ids}::int[] and a.answers = ${JSON.stringify(answers)}::text::jsonb)`;
  const orAlike = questionIds.length > 0 ? sql`or ${isAnsweredAlike}` : sql``;
  const isSame = sql`(a.evidence_print = ${evidencePrint} ${orAlike})`;
  const rows = await rowsOf(
    db,
    v.object({ username: v.string() }),
    sql`select distinct u.username from attempts a join users u on u.id = a.user_id
        where a.class_session_id = ${classSessionId} and a.scenario_id = ${scenarioId} and a.user_id <> ${userId}
          and a.uncounted is distinct from 'practice' and ${isSame} order by u.username limit 20`,
  );
  return rows.map(({ username }) => username);
}

const firedIn = ({ burns, pulses = [] }: FlightEvidence) => burns.length + pulses.length;

function lookAt(
  { start, startedAt, receivedAt, score, answers, evidence, unfinishedStarts, ...stored }: StoredAttempt,
  sameFrom: string[],
) {
  const parsed = v.safeParse(Evidence, evidence);
  const flight = parsed.success && parsed.output.kind === "flight" ? parsed.output : null;
  const { curriculumKey, scenarioKey } = stored;
  return {
    seconds: startedAt && (receivedAt.getTime() - startedAt.getTime()) / 1_000,
    points: score,
    answered: answers.filter(([, , chosen]) => chosen.length > 0).length,
    wrong: answers.filter(([points, maxPoints, chosen]) => chosen.length > 0 && points < maxPoints).length,
    burns: flight ? firedIn(flight) : 0,
    isDrawn: flight !== null && isDrawn({ curriculumKey, key: scenarioKey, own: start?.own ?? null }, flight.version),
    sameFrom,
    unfinishedStarts,
  };
}
