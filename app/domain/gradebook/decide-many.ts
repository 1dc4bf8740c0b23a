// One decision about many grades of a class, tried, stored and taken back together (docs/decisions/0187).
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { Numeric, rowsOf, Time } from "~/db/rows.server";
import { gradeDecisions } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { findGradedSession, type GradedSession } from "~/domain/courses/graded-session";
import { listClassColumns, type ClassColumn } from "~/domain/curricula/curriculum-headers";
import { chooseLooks } from "~/domain/grades/choose-looks";
import { maxDecisions } from "~/domain/grades/decide-grade";
import type { BatchDecision } from "~/domain/grades/decision-input";
import { pointsOf, type Grade } from "~/domain/grades/grade";
import { standingDecisions } from "~/domain/grades/standing-decisions";
import { refuseIfSubmitted } from "~/domain/grades/submitted-grades";
import { requireId } from "~/domain/id";
import { lockClassSessions, lockUsers } from "~/domain/locks";
import { notFound, Refusal } from "~/domain/refusal";
import { coursesWithin } from "~/domain/visible-courses";
import { say } from "~/texts/say";
import { maxGrades } from "~/domain/grades/batch-limits";
import { readClassLines } from "./class-lines";
import { linesOf, parseRow, studentOf, withDecisions } from "./matrix";

/** The grades of these students in these scenarios. */
export type Chosen = { userIds: readonly string[]; scenarioIds: readonly string[] };

/** What a batch does to one grade; `replaces`: who made the decision that stands. */
export type BatchedGrade = {
  userId: string;
  name: string;
  scenarioId: string;
  scenarioTitle: string;
  from: Grade;
  to: Grade;
  replaces: string | null;
};

/** `unchangeable`: grades that stay as they are, since there is nothing to adjust or to clear. */
export type BatchPreview = { grades: BatchedGrade[]; unchangeable: BatchedGrade[]; seen: number };

/** What a decision would do to the chosen grades. Writes nothing. */
export async function previewBatch(
  ctx: SignedInCtx,
  classSessionId: string,
  chosen: Chosen,
  decision: BatchDecision,
): Promise<BatchPreview> {
  const { grades, unchangeable, latest } = await readChosen(
    ctx,
    await findClass(ctx, classSessionId),
    chosen,
    decision,
  );
  return { grades, unchangeable, seen: latest };
}

/** Stores the decision for each grade that it can change. `seen`: of the preview; refuses if there are later decisions. */
export function decideBatch(
  ctx: SignedInCtx,
  classSessionId: string,
  chosen: Chosen,
  decision: BatchDecision & { seen: number | null },
): Promise<{ batchId: string; grades: BatchedGrade[] }> {
  const { seen, ...decided } = decision;
  return inTransaction(ctx, async (inner) => {
    const session = await lockClass(inner, classSessionId);
    const { grades, standing, latest } = await readChosen(inner, session, chosen, decided);
    if (seen !== null && latest > seen) throw new Refusal("conflict", say.batches.decidedMeanwhile);
    if (grades.length === 0) throw new Refusal("conflict", say.batches.nothingToChange);
    const batchId = uuid();
    await lockConcerned(inner, grades);
    const decisions = grades.map(({ userId, scenarioId }) => ({
      ...{ points: null, maxPoints: null, ...decided },
      ...{ id: uuid(), batchId, classSessionId: session.id, userId, scenarioId },
      ...{ replaces: standing.get(placeOf(userId, scenarioId))?.id ?? null, ...deciderOf(inner) },
    }));
    const looks = await chooseLooks(inner, session.id, decisions);
    await inner.db
      .insert(gradeDecisions)
      .values(decisions.map((decision) => ({ ...decision, wantsLook: looks.has(decision.id) })));
    await tell(inner, session, grades, { action: "grade.decideMany", kind: decided.kind });
    return { batchId, grades };
  });
}

/** Takes back what is left of a batch; decisions after it stand as they are. */
export function withdrawBatch(
  ctx: SignedInCtx,
  classSessionId: string,
  batchId: string,
): Promise<{ grades: BatchedGrade[] }> {
  return inTransaction(ctx, async (inner) => {
    const id = requireId(batchId, "decision");
    const session = await lockClass(inner, classSessionId);
    const decided = await rowsOf(
      inner.db,
      v.object({ id: v.string(), userId: v.string(), scenarioId: v.string(), isWithdrawn: v.boolean() }),
      sql`select d.id, d.user_id as "userId", d.scenario_id as "scenarioId",
            exists (select from grade_decisions w where w.kind = 'withdraw' and w.replaces = d.id) as "isWithdrawn"
          from grade_decisions d where d.batch_id = ${id} and d.class_session_id = ${session.id} order by d.number`,
    );
    if (decided.length === 0) throw notFound("decision");
    const left = decided.filter(({ isWithdrawn }) => !isWithdrawn);
    if (left.length === 0) throw new Refusal("conflict", say.batches.alreadyUndone);
    await lockConcerned(inner, left);
    const columns = await listClassColumns(inner, session);
    const before = await readGrades(inner, session, columns);
    await inner.db.insert(gradeDecisions).values(
      left.map(({ id: replaces, userId, scenarioId }) => ({
        ...{
          id: uuid(),
          classSessionId: session.id,
          userId,
          scenarioId,
          kind: "withdraw" as const,
          replaces,
          reason: "",
        },
        ...deciderOf(inner),
      })),
    );
    const after = await readGrades(inner, session, columns);
    const grades = left.flatMap(({ userId, scenarioId }): BatchedGrade[] => {
      const student = before.get(userId);
      const column = columns.findIndex((one) => one.scenarioId === scenarioId);
      // Who has left the class has no grade to tell of.
      if (!student || column < 0) return [];
      const [from, to] = [student.grades[column] ?? null, after.get(userId)?.grades[column] ?? null];
      const scenarioTitle = columns[column]?.scenarioTitle ?? "";
      return [{ userId, name: student.name, scenarioId, scenarioTitle, from, to, replaces: null }];
    });
    await tell(inner, session, grades, { action: "grade.undoMany", count: left.length });
    return { grades };
  });
}

const Listed = v.object({
  id: v.string(),
  kind: v.picklist(["excuse", "override", "adjust", "clear"]),
  points: v.nullable(v.number()),
  maxPoints: v.nullable(v.number()),
  reason: v.string(),
  by: v.string(),
  at: Time,
  /** Grades it was about, and those of them for which it was taken back. */
  grades: v.number(),
  undone: v.number(),
});
export type ListedBatch = v.InferOutput<typeof Listed>;

const maxListed = 50;

/** The newest batches of a class. The caller has checked that the actor may read them. */
export const listBatches = ({ db }: Pick<SignedInCtx, "db">, classSessionId: string): Promise<ListedBatch[]> =>
  rowsOf(
    db,
    Listed,
    sql`select d.batch_id as id, min(d.kind) as kind, min(d.points) as points, min(d.max_points) as "maxPoints",
          min(d.reason) as reason, min(d.decider_name) as by, min(d.decided_at) as at, count(*)::int as grades,
          count(w.id)::int as undone
        from grade_decisions d
        left join grade_decisions w on w.kind = 'withdraw' and w.replaces = d.id
        where d.class_session_id = ${classSessionId} and d.batch_id is not null
        group by d.batch_id order by min(d.number) desc limit ${maxListed}`,
  );

const deciderOf = ({ actor, now }: SignedInCtx) => ({
  ...{ decidedBy: actor.userId, deciderName: actor.username, decidedAt: now },
});

const placeOf = (userId: string, scenarioId: string) => `${userId} ${scenarioId}`;

/** A class about whose grades the actor may decide. */
export async function findClass(ctx: SignedInCtx, classSessionId: string): Promise<GradedSession> {
  const session = await findGradedSession(ctx, classSessionId);
  const [mayDecide] = await rowsOf(
    ctx.db,
    v.object({ id: v.string() }),
    sql`select courses.id from courses
        where courses.id = ${session.courseId} and ${coursesWithin(ctx.actor, "grade:decide")}`,
  );
  if (!mayDecide) throw notFound("class");
  return session;
}

/** As for one decision: it puts those of a class in order, and attempts don't wait for it. */
async function lockClass(ctx: SignedInCtx, classSessionId: string): Promise<GradedSession> {
  const mayDecide = coursesWithin(ctx.actor, "grade:decide");
  await lockClassSessions(
    ctx,
    sql`id = ${requireId(classSessionId, "class")}
      and exists (select from courses where courses.id = course_id and ${mayDecide})`,
    "no key update",
  );
  const session = await findClass(ctx, classSessionId);
  await refuseIfSubmitted(ctx, session.id);
  return session;
}

/** Decisions refer to students and decider, and to the ones that they replace. */
const lockConcerned = (ctx: SignedInCtx, grades: { userId: string }[]) =>
  lockUsers(ctx, [...new Set([ctx.actor.userId, ...grades.map(({ userId }) => userId)])], "key share");

type Student = { name: string; line: string; grades: Grade[] };

async function readGrades(
  ctx: SignedInCtx,
  session: GradedSession,
  columns: ClassColumn[],
): Promise<Map<string, Student>> {
  const { lines } = await readClassLines(ctx, session.id, columns, session.rules);
  return new Map(
    linesOf(lines).map((line) => {
      const { fullName, username } = parseRow(line, columns.length, session.rules);
      return [studentOf(line), { name: fullName || username, line, grades: gradesIn(line, columns.length, session) }];
    }),
  );
}

function gradesIn(line: string, columnCount: number, { rules }: GradedSession): Grade[] {
  const { cells, excused } = parseRow(line, columnCount, rules);
  return cells.map((cell, column) => (excused.includes(column) ? "excused" : cell));
}

const Standing = v.object({ id: v.string(), by: v.string(), userId: v.string(), scenarioId: v.string() });
type ChosenGrades = Omit<BatchPreview, "seen"> & {
  standing: Map<string, v.InferOutput<typeof Standing>>;
  /** The number of the latest decision about one of the grades. */
  latest: number;
};

async function readChosen(
  ctx: SignedInCtx,
  session: GradedSession,
  chosen: Chosen,
  decision: BatchDecision,
): Promise<ChosenGrades> {
  const userIds = [...new Set(chosen.userIds)];
  const scenarioIds = [...new Set(chosen.scenarioIds)];
  refuseTooMany(userIds.length, scenarioIds.length);
  const all = await listClassColumns(ctx, session);
  const places = scenarioIds.map((scenarioId) => all.findIndex((column) => column.scenarioId === scenarioId));
  if (places.includes(-1)) throw notFound("scenario");
  // Before the grades: what is decided in between then refuses the batch.
  const { standing, latest, full } = await readStanding(ctx, session.id, { userIds, scenarioIds });
  const students = await readGrades(ctx, session, all);
  if (userIds.some((userId) => !students.has(userId))) throw notFound("student");
  const next = decision.kind === "clear" ? null : decision;
  const grades: BatchedGrade[] = [];
  const unchangeable: BatchedGrade[] = [];
  for (const [userId, { name, line, grades: before }] of students) {
    if (!userIds.includes(userId)) continue;
    const played = gradesIn(withDecisions(line, new Map(places.map((place) => [place, null]))), all.length, session);
    const after = gradesIn(withDecisions(line, new Map(places.map((place) => [place, next]))), all.length, session);
    for (const place of places) {
      const column = all[place];
      if (!column) continue;
      const { scenarioId, scenarioTitle } = column;
      const replaced = standing.get(placeOf(userId, scenarioId));
      const isUnchangeable = decision.kind === "adjust" ? !played[place] : next === null && !replaced;
      const [from, to] = [before[place] ?? null, (isUnchangeable ? before[place] : after[place]) ?? null];
      const batched = { userId, name, scenarioId, scenarioTitle, from, to, replaces: replaced?.by ?? null };
      (isUnchangeable ? unchangeable : grades).push(batched);
    }
  }
  if (grades.some(({ userId, scenarioId }) => full.has(placeOf(userId, scenarioId))))
    throw new Refusal("conflict", say.batches.fullGrade({ max: maxDecisions }));
  return { grades, unchangeable, standing, latest };
}

function refuseTooMany(students: number, scenarios: number) {
  if (students === 0) throw new Refusal("invalid", say.batches.noStudents, { students: [say.batches.noStudents] });
  if (scenarios === 0) throw new Refusal("invalid", say.batches.noScenarios, { scenarios: [say.batches.noScenarios] });
  if (students * scenarios <= maxGrades) return;
  const text = say.batches.tooManyGrades({ max: maxGrades });
  throw new Refusal("invalid", text, { students: [text] });
}

async function readStanding({ db }: SignedInCtx, classSessionId: string, { userIds, scenarioIds }: Chosen) {
  const which = sql`d.user_id = any(${`{${userIds.join()}}`}::uuid[])
    and d.scenario_id = any(${`{${scenarioIds.join()}}`}::uuid[])`;
  const rows = await rowsOf(
    db,
    Standing,
    sql`select d.id, d.decider_name as by, d.user_id as "userId", d.scenario_id as "scenarioId"
        from ${standingDecisions(classSessionId, which)} d`,
  );
  const counts = await rowsOf(
    db,
    v.object({ userId: v.string(), scenarioId: v.string(), latest: Numeric, isFull: v.boolean() }),
    sql`select d.user_id as "userId", d.scenario_id as "scenarioId", max(d.number) as latest,
          count(*) >= ${maxDecisions} as "isFull"
        from grade_decisions d
        where d.class_session_id = ${classSessionId} and ${which} group by d.user_id, d.scenario_id`,
  );
  return {
    standing: new Map(rows.map((row) => [placeOf(row.userId, row.scenarioId), row])),
    latest: counts.reduce((latest, count) => Math.max(latest, count.latest), 0),
    full: new Set(counts.flatMap(({ isFull, userId, scenarioId }) => (isFull ? placeOf(userId, scenarioId) : []))),
  };
}

type Told = { action: "grade.decideMany" | "grade.undoMany"; kind?: BatchDecision["kind"]; count?: number };

/** One audit entry for the batch, and a webhook event for each grade that it changes. */
async function tell(ctx: SignedInCtx, session: GradedSession, grades: BatchedGrade[], { action, kind, count }: Told) {
  const { courseId, organizationId } = session;
  await recordChange(ctx, {
    action,
    subject: { type: "course", id: courseId, name: session.courseName },
    organizationId,
    details: {
      ...{ classId: session.id, className: session.name, grades: count ?? grades.length, ...(kind && { kind }) },
      scenarioIds: [...new Set(grades.map(({ scenarioId }) => scenarioId))],
    },
  });
  const events = grades
    .filter(({ from, to }) => textOf(from) !== textOf(to))
    .map(({ userId, scenarioId, to }) => {
      const points = pointsOf(to);
      return {
        ...{ userId, courseId, classId: session.id, scenarioId, attemptId: null },
        ...{ score: points?.score ?? null, maxScore: points?.maxScore ?? null, verified: points && true },
      };
    });
  await ctx.db.execute(sql`insert into webhook_events (organization_id, type, occurred_at, data)
    select ${organizationId}::uuid, 'grade.changed', ${ctx.now.toISOString()}::timestamptz, event
    from jsonb_array_elements(${JSON.stringify(events)}::text::jsonb) event
    where wants_webhook(${organizationId}::uuid, 'grade.changed')`);
}

const textOf = (grade: Grade) => JSON.stringify(pointsOf(grade) ?? grade);
