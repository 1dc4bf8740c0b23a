import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { Numeric, rowOf, rowsOf, Time } from "~/db/rows.server";
import { countsAttempt } from "~/domain/attempts/counting-rules";
import type { SignedInCtx } from "~/domain/context";
import { findGradedSession } from "~/domain/courses/graded-session";
import { gradeLetterOf } from "~/domain/gradebook/grade-letter";
import { readGrade } from "~/domain/grades/decide-grade";
import { gradeOf, pointsOf, readDecision, type Grade } from "~/domain/grades/grade";
import { readStoredRules, rulesOfCourse } from "~/domain/grades/read-rules";
import { needsAllAttempts } from "~/domain/grades/rules";
import { coursesWithin } from "~/domain/visible-courses";
import { requestOutcomes, requestsOfPage } from "./request-rules";

const Attempt = v.object({
  ...{ id: v.string(), score: v.number(), maxScore: v.number(), receivedAt: Time },
  ...{ passed: v.boolean(), counts: v.boolean() },
});

const ListedRequest = v.object({
  ...{ id: v.string(), text: v.string(), askedAt: Time },
  ...{ userId: v.string(), username: v.string(), scenarioId: v.string() },
  ...{ outcome: v.nullable(v.picklist(requestOutcomes)), answer: v.nullable(v.string()) },
  ...{ answeredBy: v.nullable(v.string()), answeredAt: v.nullable(Time), decisionId: v.nullable(v.string()) },
});
export type ListedRequest = v.InferOutput<typeof ListedRequest>;

const number = v.nullable(v.number());
const Request = v.object({
  ...ListedRequest.entries,
  ...{ classSessionId: v.string(), className: v.string(), courseName: v.string() },
  ...{ name: v.string(), scenario: v.string(), maximum: number },
  /** The newest ones, the newest first. */
  attempts: v.array(Attempt),
  ...{ bestScore: number, bestMaxScore: number, storedRules: v.unknown() },
  decision: v.nullable(
    v.object({ kind: v.string(), points: number, maxPoints: number, reason: v.string(), by: v.string() }),
  ),
});
type StoredRequest = v.InferOutput<typeof Request>;

/** With the evidence: the attempts, the decision that stands, and the grade that comes of both with its letter. */
export type GradeRequest = Omit<StoredRequest, "storedRules"> & { grade: Grade; letter: string | null };

const maxAttempts = 5;

const listedColumns = sql`r.id, r.text, r.asked_at as "askedAt", r.user_id as "userId", u.username,
  r.scenario_id as "scenarioId", r.outcome, r.answer, r.answerer_name as "answeredBy", r.answered_at as "answeredAt",
  r.decision_id as "decisionId"`;

const columns = sql`${listedColumns}, r.class_session_id as "classSessionId", c.name as "className",
  courses.name as "courseName", trim(concat(u.first_name, ' ', u.last_name)) as name, s.title as scenario,
  floor(s.max_score + coalesce(s.max_questions_score, 0))::int as maximum,
  (select coalesce(json_agg(json_build_object('id', a.id, 'score', a.score, 'maxScore', a.max_score,
      'receivedAt', a.received_at, 'passed', a.passed, 'counts', ${countsAttempt}) order by a.received_at desc), '[]')
    from (select * from attempts a where a.class_session_id = r.class_session_id and a.user_id = r.user_id
      and a.scenario_id = r.scenario_id order by a.received_at desc limit ${maxAttempts}) a) as attempts,
  best.score as "bestScore", best.max_score as "bestMaxScore", ${rulesOfCourse(sql`courses.id`)} as "storedRules",
  (select json_build_object('kind', d.kind, 'points', d.points, 'maxPoints', d.max_points, 'reason', d.reason,
      'by', d.decider_name) from (select d.* from grade_decisions d
      where d.class_session_id = r.class_session_id and d.user_id = r.user_id and d.scenario_id = r.scenario_id
        and d.kind in ('excuse', 'override', 'adjust', 'clear')
        and not exists (select from grade_decisions w where w.kind = 'withdraw' and w.replaces = d.id)
      order by d.number desc limit 1) d where d.kind <> 'clear') as decision`;

const source = sql`grade_requests r join class_sessions c on c.id = r.class_session_id
  join courses on courses.id = c.course_id join users u on u.id = r.user_id join scenarios s on s.id = r.scenario_id
  left join best_attempts best on best.class_session_id = r.class_session_id and best.user_id = r.user_id
    and best.scenario_id = r.scenario_id`;

const read = async (ctx: SignedInCtx, which: SQL): Promise<GradeRequest[]> => {
  const rows = await rowsOf(ctx.db, Request, sql`select ${columns} from ${source} where ${which}`);
  const requests: GradeRequest[] = [];
  for (const { storedRules, ...request } of rows) {
    const { rules } = readStoredRules(storedRules);
    const { bestScore, bestMaxScore, decision } = request;
    const best = bestScore === null || bestMaxScore === null ? null : { score: bestScore, maxScore: bestMaxScore };
    const grade =
      needsAllAttempts(rules) || (best === null && rules.missingAfterDays !== null)
        ? (await readGrade(ctx, request)).grade
        : gradeOf(best, decision && readDecision(decision));
    const points = pointsOf(grade);
    requests.push({ ...request, grade, letter: points && gradeLetterOf(points.score, points.maxScore, rules) });
  }
  return requests;
};

/** The requests over all courses of the actor: open ones, the oldest first; or answered ones, the newest answer first. */
export async function listRequestQueue(
  ctx: SignedInCtx,
  { answered, page }: { answered: boolean; page: number },
): Promise<{ requests: GradeRequest[]; total: number }> {
  const mayDecide = coursesWithin(ctx.actor, "grade:decide");
  const isWanted = sql`${mayDecide} and r.outcome is ${answered ? sql`not null` : sql`null`}`;
  const order = answered ? sql`r.answered_at desc, r.id` : sql`r.asked_at, r.id`;
  const { total } = await rowOf(
    ctx.db,
    v.object({ total: Numeric }),
    sql`select count(*) as total from grade_requests r join class_sessions c on c.id = r.class_session_id
        join courses on courses.id = c.course_id where ${isWanted}`,
  );
  const requests = await read(
    ctx,
    sql`${isWanted} order by ${order} limit ${requestsOfPage} offset ${(page - 1) * requestsOfPage}`,
  );
  return { requests, total };
}

/** How many requests over all courses of the actor are open. */
export async function countOpenRequests({ db, actor }: SignedInCtx): Promise<number> {
  const { open } = await rowOf(
    db,
    v.object({ open: Numeric }),
    sql`select count(*) as open from grade_requests r join class_sessions c on c.id = r.class_session_id
        join courses on courses.id = c.course_id where ${coursesWithin(actor, "grade:decide")} and r.outcome is null`,
  );
  return open;
}

/** Of one class, the newest first and without the evidence, for readers of its gradebook. */
export async function listClassRequests(
  ctx: SignedInCtx,
  classSessionId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ requests: ListedRequest[]; total: number }> {
  const { id } = await findGradedSession(ctx, classSessionId);
  const { total } = await rowOf(
    ctx.db,
    v.object({ total: Numeric }),
    sql`select count(*) as total from grade_requests where class_session_id = ${id}`,
  );
  const requests = await rowsOf(
    ctx.db,
    ListedRequest,
    sql`select ${listedColumns} from grade_requests r join users u on u.id = r.user_id where r.class_session_id = ${id}
        order by r.asked_at desc, r.id limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { requests, total };
}
