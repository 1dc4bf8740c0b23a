import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { Numeric, rowOf, rowsOf, Time } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { findGradedSession } from "~/domain/courses/graded-session";
import { coursesWithin } from "~/domain/visible-courses";
import { evidenceColumns, evidenceEntries, evidenceJoins, withGrades, type WithGrade } from "./grade-evidence";
import { requestOutcomes, requestsOfPage } from "./request-rules";

const ListedRequest = v.object({
  ...{ id: v.string(), text: v.string(), askedAt: Time },
  ...{ userId: v.string(), username: v.string(), scenarioId: v.string() },
  ...{ outcome: v.nullable(v.picklist(requestOutcomes)), answer: v.nullable(v.string()) },
  ...{ answeredBy: v.nullable(v.string()), answeredAt: v.nullable(Time), decisionId: v.nullable(v.string()) },
});
export type ListedRequest = v.InferOutput<typeof ListedRequest>;

const Request = v.object({ ...ListedRequest.entries, ...evidenceEntries });

/** With the evidence. */
export type GradeRequest = WithGrade<v.InferOutput<typeof Request>>;

const listedColumns = sql`r.id, r.text, r.asked_at as "askedAt", r.user_id as "userId", u.username,
  r.scenario_id as "scenarioId", r.outcome, r.answer, r.answerer_name as "answeredBy", r.answered_at as "answeredAt",
  r.decision_id as "decisionId"`;

const source = sql`grade_requests r ${evidenceJoins(sql`r`)}`;

const read = async (ctx: SignedInCtx, which: SQL): Promise<GradeRequest[]> =>
  withGrades(
    ctx,
    await rowsOf(
      ctx.db,
      Request,
      sql`select ${listedColumns}, ${evidenceColumns(sql`r`)} from ${source} where ${which}`,
    ),
  );

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
