// What an instructor decides about a grade, and takes back.
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { countRows, rowOf, rowsOf, timeOf } from "~/db/rows.server";
import { gradeDecisions } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { requireId } from "~/domain/id";
import { lockClassSessions, lockUsers } from "~/domain/locks";
import { notFound, Refusal } from "~/domain/refusal";
import { coursesWithin } from "~/domain/visible-courses";
import { say } from "~/texts/say";
import { dueFor, extensions, scenarioDates, secondsLate } from "./standing-dates";
import type { Decision } from "./decision-input";
import { chooseLooks } from "./choose-looks";
import { countedPoints } from "./counted-points";
import { gradeOf, pointsOf, readDecision, type Grade, type Points } from "./grade";
import { maximumOfScenario } from "./read-maximum";
import { readStoredRules, rulesOfCourse } from "./read-rules";
import { needsAllAttempts, type GradingRules } from "./rules";
import { standingDecisions } from "./standing-decisions";
import { recordChangeByLook } from "./record-look";
import { refuseIfSubmitted } from "./submitted-grades";

/** Of one grade, taken back or not. */
export const maxDecisions = 200;

/** Whose grade in which scenario of which class. */
export type GradePlace = { classSessionId: string; userId: string; scenarioId: string };

export type DecidedGrade = {
  decisionId: string;
  grade: Grade;
  /** Who decided about this grade after the decision that the actor had seen. */
  overtook: string | null;
};

/**
 * Stores a decision about a grade; it stands from now on, whatever stood before. `seen`: the decision that stood when the
 * actor decided, if that is known. If that one waits for a second look of somebody like the actor, this is the look.
 */
export function decideGrade(
  ctx: SignedInCtx,
  place: GradePlace,
  decision: Decision,
  seen?: string | null,
): Promise<DecidedGrade> {
  return inTransaction(ctx, async (inner) => {
    const graded = await findGrade(inner, place);
    if (decision.kind !== "note") await refuseIfSubmitted(inner, place.classSessionId);
    if (graded.decisions >= maxDecisions) throw new Refusal("conflict", say.decisions.tooMany({ max: maxDecisions }));
    if (decision.kind === "adjust" && !graded.best) throw new Refusal("conflict", say.decisions.nothingToAdjust);
    const decisionId = uuid();
    const replaces = graded.standing?.id ?? null;
    const wantsLook = await needsLook(
      inner,
      place,
      { ...decision, id: decisionId },
      replaces === seen ? replaces : null,
    );
    await store(inner, place, { id: decisionId, replaces, ...decision, wantsLook });
    const grade = decision.kind === "note" ? graded.grade : gradeOf(graded.best, decision);
    await tell(inner, place, graded, { grade, decision, action: "grade.decide" });
    const isOvertaken = seen !== undefined && seen !== (graded.standing?.id ?? null);
    return { decisionId, grade, overtook: isOvertaken ? (graded.standing?.by ?? null) : null };
  });
}

/** Takes one decision back; the one before it stands again, or none. */
export function withdrawDecision(
  ctx: SignedInCtx,
  decisionId: string,
  classSessionId: string,
): Promise<{ grade: Grade }> {
  return inTransaction(ctx, async (inner) => {
    const id = requireId(decisionId, "decision");
    const [place] = await rowsOf(
      inner.db,
      v.object({
        ...{ classSessionId: v.string(), userId: v.string(), scenarioId: v.string() },
        isNote: v.boolean(),
        isBack: v.boolean(),
      }),
      sql`select class_session_id as "classSessionId", user_id as "userId", scenario_id as "scenarioId",
            kind = 'note' as "isNote", kind = 'withdraw' as "isBack" from grade_decisions
          where id = ${id} and class_session_id = ${requireId(classSessionId, "class")}`,
    );
    if (!place) throw notFound("decision");
    const graded = await findGrade(inner, place, "decision");
    await refuseIfSubmitted(inner, place.classSessionId);
    if (place.isNote || place.isBack) throw new Refusal("conflict", say.decisions.notWithdrawable);
    const isBack = await countRows(
      inner.db,
      sql`select id from grade_decisions where kind = 'withdraw' and replaces = ${id}`,
    );
    if (isBack > 0) throw new Refusal("conflict", say.decisions.alreadyWithdrawn);
    await store(inner, place, { id: uuid(), kind: "withdraw", replaces: id, reason: "" });
    const { grade } = await readGrade(inner, place);
    await tell(inner, place, graded, { grade, action: "grade.withdraw" });
    return { grade };
  });
}

const Found = v.object({
  student: v.string(),
  scenario: v.string(),
  organizationId: v.string(),
  courseId: v.string(),
  decisions: v.number(),
});

type FoundGrade = v.InferOutput<typeof Found> & CurrentGrade;

/**
 * A grade of a student of the class that the actor may decide about. The lock on the class puts its decisions in order;
 * attempts don't wait for it.
 */
async function findGrade(
  ctx: SignedInCtx,
  place: GradePlace,
  thing: "student" | "decision" = "student",
): Promise<FoundGrade> {
  const { classSessionId, userId, scenarioId } = place;
  const mayDecide = coursesWithin(ctx.actor, "grade:decide");
  requireId(classSessionId, "class");
  requireId(userId, "student");
  requireId(scenarioId, "scenario");
  await lockClassSessions(
    ctx,
    sql`id = ${classSessionId} and exists (select from courses where courses.id = course_id and ${mayDecide})`,
    "no key update",
  );
  // A decision refers to both, and to the one that it replaces.
  await lockUsers(ctx, [userId, ctx.actor.userId], "key share");
  const [found] = await rowsOf(
    ctx.db,
    Found,
    sql`select u.username as student, s.title as scenario, courses.organization_id as "organizationId",
          courses.id as "courseId", (select count(*)::int from grade_decisions d where d.class_session_id = c.id
            and d.user_id = u.id and d.scenario_id = s.id) as decisions
        from class_sessions c
        join courses on courses.id = c.course_id
        join organizations o on o.id = courses.organization_id
        join class_session_students enrolled on enrolled.class_session_id = c.id and enrolled.user_id = ${userId}
        join users u on u.id = enrolled.user_id
        join scenarios s on s.id = ${scenarioId}
        where c.id = ${classSessionId} and ${mayDecide}
          and ((s.curriculum_id = coalesce(c.curriculum_id, o.curriculum_id) and not s.retired)
            or exists (select from best_attempts b where b.class_session_id = c.id and b.scenario_id = s.id)
            or exists (select from grade_decisions d where d.class_session_id = c.id and d.scenario_id = s.id))`,
  );
  if (!found) throw notFound(thing);
  return { ...found, ...(await readGrade(ctx, place)) };
}

type CurrentGrade = { best: Points | null; standing: { id: string; by: string } | null; grade: Grade };

/** A student's grade in a scenario by the rules of the course, and what it comes from. */
export async function readGrade(ctx: SignedInCtx, place: GradePlace): Promise<CurrentGrade> {
  const { classSessionId, userId, scenarioId } = place;
  const count = v.nullable(v.number());
  const row = await rowOf(
    ctx.db,
    v.object({
      ...{ score: count, maxScore: count, points: count, maxPoints: count, storedRules: v.unknown() },
      ...{ id: v.nullable(v.string()), by: v.nullable(v.string()), kind: v.nullable(v.string()) },
    }),
    sql`select best.score, best.max_score as "maxScore", standing.id, standing.decider_name as by, standing.kind,
          standing.points, standing.max_points as "maxPoints",
          ${rulesOfCourse(sql`(select course_id from class_sessions where class_sessions.id = ${classSessionId})`)}
            as "storedRules"
        from (select) one
        left join best_attempts best on best.class_session_id = ${classSessionId} and best.user_id = ${userId}
          and best.scenario_id = ${scenarioId}
        left join ${standingDecisions(classSessionId, sql`d.user_id = ${userId} and d.scenario_id = ${scenarioId}`)} standing
          on true`,
  );
  const { id, by, kind, score, maxScore, storedRules } = row;
  const { rules } = readStoredRules(storedRules);
  const counted = needsAllAttempts(rules)
    ? await countAttempts(ctx, place, rules)
    : score === null || maxScore === null
      ? null
      : { score, maxScore };
  const best = counted ?? (await readMissing(ctx, place, rules));
  return {
    best,
    standing: id === null ? null : { id, by: by ?? "" },
    grade: gradeOf(best, kind === null ? null : readDecision({ ...row, kind })),
  };
}

/** The points that count by the rules of the course. */
async function countAttempts({ db }: SignedInCtx, place: GradePlace, rules: GradingRules): Promise<Points | null> {
  const { classSessionId, userId, scenarioId } = place;
  const attempts = await rowsOf(
    db,
    v.object({ score: v.number(), maxScore: v.number(), secondsLate: v.nullable(v.number()) }),
    sql`select score, max_score as "maxScore", ${secondsLate(sql`received_at`, dueAt(place))} as "secondsLate"
        from attempts
        where class_session_id = ${classSessionId} and user_id = ${userId} and scenario_id = ${scenarioId}
          and attempt_counts(set_aside_at, uncounted)
        order by received_at, id`,
  );
  const counted = countedPoints(
    attempts.map((attempt) => ({ ...attempt, isReported: false })),
    rules,
  );
  return counted && { score: counted.score, maxScore: counted.maxScore };
}

/** SQL: when a grade's scenario is due for the student. */
export const dueAt = ({ classSessionId, userId, scenarioId }: GradePlace) => sql`(
  select ${dueFor(sql`dated`, sql`own`)} from ${scenarioDates(classSessionId)} dated
  left join ${extensions(classSessionId, sql`d.user_id = ${userId} and d.scenario_id = ${scenarioId}`)} own on true
  where dated.scenario_id = ${scenarioId})`;

/** What a scenario counts without an attempt, as `missingScenarios` finds it; null: nothing. */
async function readMissing(
  { db, now }: SignedInCtx,
  place: GradePlace,
  { missingAfterDays: days }: GradingRules,
): Promise<Points | null> {
  if (days === null) return null;
  const { classSessionId, userId, scenarioId } = place;
  const [missing] = await rowsOf(
    db,
    v.object({ maxScore: v.number() }),
    sql`select ${maximumOfScenario} as "maxScore" from scenarios s
        join class_session_students enrolled
          on enrolled.class_session_id = ${classSessionId} and enrolled.user_id = ${userId}
        cross join (select ${dueAt(place)} as at) due
        join class_sessions c on c.id = ${classSessionId}
        join courses on courses.id = c.course_id
        join organizations o on o.id = courses.organization_id
        where s.id = ${scenarioId} and not s.retired and s.curriculum_id = coalesce(c.curriculum_id, o.curriculum_id)
          and enrolled.joined_at <= due.at
          and due.at + make_interval(days => ${days}) <= ${timeOf(now)}`,
  );
  return missing ? { score: 0, maxScore: missing.maxScore } : null;
}

/** Whether a colleague is to look at a new decision. `seen`: the one that it knowingly replaces, perhaps as a second look. */
async function needsLook(
  ctx: SignedInCtx,
  place: GradePlace,
  { id, kind }: Pick<NewDecision, "id" | "kind">,
  seen: string | null,
): Promise<boolean> {
  if (kind === "note") return false;
  if (seen !== null && (await recordChangeByLook(ctx, seen, id))) return false;
  return (await chooseLooks(ctx, place.classSessionId, [{ ...place, id, kind }])).has(id);
}

type NewDecision = Pick<
  typeof gradeDecisions.$inferInsert,
  "id" | "kind" | "points" | "maxPoints" | "rubric" | "reason" | "replaces" | "wantsLook"
>;

async function store({ db, actor, now }: SignedInCtx, place: GradePlace, decision: NewDecision): Promise<void> {
  const { classSessionId, userId, scenarioId } = place;
  await db.insert(gradeDecisions).values({
    ...{ classSessionId, userId, scenarioId, ...decision },
    ...{ decidedBy: actor.userId, deciderName: actor.username, decidedAt: now },
  });
}

type Change = { grade: Grade; action: "grade.decide" | "grade.withdraw"; decision?: Decision };

/** Audit trail and webhooks. */
async function tell(ctx: SignedInCtx, place: GradePlace, before: FoundGrade, { grade, action, decision }: Change) {
  const { userId, classSessionId, scenarioId } = place;
  const { student, scenario, organizationId, courseId } = before;
  await recordChange(ctx, {
    action,
    subject: { type: "user", id: userId, name: `${student}: ${scenario}` },
    organizationId,
    details: {
      ...(decision && { kind: decision.kind, reason: decision.reason }),
      ...{ classId: classSessionId, scenarioId, from: textOf(before.grade), to: textOf(grade) },
    },
  });
  if (textOf(grade) === textOf(before.grade)) return;
  const points = pointsOf(grade);
  const data = {
    ...{ userId, courseId, classId: classSessionId, scenarioId, attemptId: null },
    ...{ score: points?.score ?? null, maxScore: points?.maxScore ?? null, verified: points && true },
  };
  await ctx.db.execute(sql`insert into webhook_events (organization_id, type, occurred_at, data)
    select ${organizationId}::uuid, 'grade.changed', ${ctx.now.toISOString()}::timestamptz, ${JSON.stringify(data)}::jsonb
    where wants_webhook(${organizationId}::uuid, 'grade.changed')`);
}

const textOf = (grade: Grade) =>
  grade === null ? "" : grade === "excused" ? "excused" : `${grade.score}/${grade.maxScore}`;
