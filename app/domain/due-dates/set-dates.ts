// Sets when the scenarios of a class open and are due, and extends that for students.
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { countRows, Numeric, rowOf, rowsOf, Time } from "~/db/rows.server";
import { dueDates } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { localTextOf } from "~/domain/local-text";
import { refuseIfSubmitted } from "~/domain/grades/submitted-grades";
import { requireId } from "~/domain/id";
import { lockClassSessions, lockCourses, lockUsers } from "~/domain/locks";
import { notFound, Refusal } from "~/domain/refusal";
import { coursesWithin } from "~/domain/visible-courses";
import { say } from "~/texts/say";
import { extensionLimits, type DatesInput, type ExtensionInput } from "./date-input";
import { classDates, scenarioDates } from "~/domain/grades/standing-dates";
import type { ClassDates } from "./read-dates";

/** Of one class, earlier ones included. */
const maxRows = 50_000;

const DatedClass = v.object({
  classSessionId: v.string(),
  courseId: v.string(),
  organizationId: v.string(),
  courseName: v.string(),
  className: v.string(),
  timeZone: v.nullable(v.string()),
  number: Numeric,
});
type DatedClass = v.InferOutput<typeof DatedClass>;

/** Locks the course and the class, so that changes come one after the other; attempts don't wait. Refuses outside the reach. */
async function lockClass(ctx: SignedInCtx, classSessionId: string): Promise<DatedClass> {
  const maySet = coursesWithin(ctx.actor, "grade:rule");
  const id = requireId(classSessionId, "class");
  await lockCourses(ctx, sql`id = (select course_id from class_sessions where id = ${id}) and ${maySet}`);
  await lockClassSessions(
    ctx,
    sql`id = ${id} and exists (select from courses where courses.id = course_id and ${maySet})`,
  );
  const [found] = await rowsOf(
    ctx.db,
    DatedClass,
    sql`select c.id as "classSessionId", courses.id as "courseId", courses.organization_id as "organizationId",
          courses.name as "courseName", c.name as "className",
          courses.time_zone as "timeZone",
          (select coalesce(max(d.number), 0) from due_dates d where d.class_session_id = c.id) as number
        from class_sessions c join courses on courses.id = c.course_id where c.id = ${id} and ${maySet}`,
  );
  if (!found) throw notFound("class");
  await refuseIfSubmitted(ctx, found.classSessionId);
  return found;
}

const Standing = v.object({
  scenarioId: v.nullable(v.string()),
  campaignId: v.nullable(v.string()),
  opensAt: v.nullable(Time),
  dueAt: v.nullable(Time),
});
type Target = v.InferOutput<typeof Standing>;

const keyOf = ({ scenarioId, campaignId }: Pick<Target, "scenarioId" | "campaignId">) => scenarioId ?? campaignId ?? "";
const timesOf = ({ opensAt, dueAt }: Pick<Target, "opensAt" | "dueAt">) =>
  `${opensAt?.toISOString() ?? ""} ${dueAt?.toISOString() ?? ""}`;

/**
 * Replaces the dates of a class; they apply at once. Returns who changed them or an extension since `number`, if anybody
 * did.
 */
export function setClassDates(
  ctx: SignedInCtx,
  classSessionId: string,
  { timeZone, dates, number }: DatesInput,
): Promise<{ changed: number; overtook: string | null }> {
  return inTransaction(ctx, async (inner) => {
    const dated = await lockClass(inner, classSessionId);
    await refuseUnknownTargets(inner, dated, dates);
    const standing = await rowsOf(
      inner.db,
      Standing,
      sql`select d.scenario_id as "scenarioId", d.campaign_id as "campaignId", d.opens_at as "opensAt", d.due_at as "dueAt"
          from ${classDates(dated.classSessionId)} d`,
    );
    const known = new Map(standing.map((target) => [keyOf(target), target]));
    const wanted = new Map(dates.map((target) => [keyOf(target), target]));
    const none = { opensAt: null, dueAt: null };
    const ended = standing.filter((target) => !wanted.has(keyOf(target))).map((target) => ({ ...target, ...none }));
    const changes = [...dates, ...ended].filter(
      (target) => timesOf(target) !== timesOf(known.get(keyOf(target)) ?? none),
    );
    const overtook = number == null || number === dated.number ? null : await lastSetter(inner, dated, number);
    await store(
      inner,
      dated,
      changes.map(({ scenarioId, campaignId, opensAt, dueAt }) => ({ scenarioId, campaignId, opensAt, dueAt })),
    );
    if (timeZone !== dated.timeZone)
      await inner.db.execute(sql`update courses set time_zone = ${timeZone} where id = ${dated.courseId}`);
    if (changes.length > 0 || timeZone !== (dated.timeZone ?? "UTC"))
      await record(inner, dated, "course.dates", { timeZone, dates: changes });
    return { changed: changes.length, overtook };
  });
}

/** Who set dates or extensions of the class after a number. */
async function lastSetter({ db }: SignedInCtx, { classSessionId }: DatedClass, number: number): Promise<string | null> {
  const [last] = await rowsOf(
    db,
    v.object({ by: v.string() }),
    sql`select setter_name as by from due_dates where class_session_id = ${classSessionId} and number > ${number}
        order by number desc limit 1`,
  );
  return last?.by ?? null;
}

/** Extends the due date of scenarios for students; it replaces their earlier extensions there. */
export function extendDueDates(
  ctx: SignedInCtx,
  classSessionId: string,
  { userIds, scenarioIds, dueAt, reason }: ExtensionInput,
): Promise<{ extensions: number }> {
  return inTransaction(ctx, async (inner) => {
    const dated = await lockClass(inner, classSessionId);
    const students = [...new Set(userIds)];
    const scenarios = [...new Set(scenarioIds)];
    if (students.length * scenarios.length > extensionLimits.at)
      throw new Refusal("invalid", say.dueDates.tooManyAtOnce({ max: extensionLimits.at }));
    const found = await countRows(
      inner.db,
      sql`select from class_session_students where class_session_id = ${dated.classSessionId}
          and user_id = any(${`{${students.join(",")}}`}::uuid[])`,
    );
    if (found !== students.length) throw new Refusal("invalid", say.dueDates.unknownStudent);
    await refuseUnknownTargets(
      inner,
      dated,
      scenarios.map((scenarioId) => ({ scenarioId, campaignId: null })),
    );
    const due = await countRows(
      inner.db,
      sql`select from ${scenarioDates(dated.classSessionId)} dated
          where dated.due_at is not null and dated.scenario_id = any(${`{${scenarios.join(",")}}`}::uuid[])`,
    );
    if (due !== scenarios.length)
      throw new Refusal("invalid", say.dueDates.notDue, { scenarios: [say.dueDates.notDue] });
    await store(
      inner,
      dated,
      students.flatMap((userId) => scenarios.map((scenarioId) => ({ userId, scenarioId, dueAt, reason }))),
    );
    await record(inner, dated, "course.extend", { userIds: students, scenarioIds: scenarios, dueAt, reason });
    return { extensions: students.length * scenarios.length };
  });
}

/** The class's dates apply to the student again. */
export function endExtension(ctx: SignedInCtx, classSessionId: string, extensionId: string): Promise<void> {
  return inTransaction(ctx, async (inner) => {
    const dated = await lockClass(inner, classSessionId);
    const [extension] = await rowsOf(
      inner.db,
      v.object({ userId: v.string(), scenarioId: v.string(), reason: v.string(), isLast: v.boolean() }),
      sql`select d.user_id as "userId", d.scenario_id as "scenarioId", d.reason,
            d.due_at is not null and not exists (select from due_dates later
              where later.class_session_id = d.class_session_id and later.user_id = d.user_id
                and later.scenario_id = d.scenario_id and later.number > d.number) as "isLast"
          from due_dates d where d.id = ${requireId(extensionId, "extension")} and d.user_id is not null
            and d.class_session_id = ${dated.classSessionId}`,
    );
    if (!extension) throw notFound("extension");
    const { userId, scenarioId, reason, isLast } = extension;
    if (!isLast) throw new Refusal("conflict", say.dueDates.extensionEnded);
    await store(inner, dated, [{ userId, scenarioId, dueAt: null, reason }]);
    await record(inner, dated, "course.endExtension", { userIds: [userId], scenarioIds: [scenarioId] });
  });
}

type NewDate = Partial<
  Pick<typeof dueDates.$inferInsert, "userId" | "scenarioId" | "campaignId" | "opensAt" | "reason">
> & {
  dueAt: Date | null;
};

async function store(ctx: SignedInCtx, { classSessionId }: DatedClass, rows: NewDate[]): Promise<void> {
  if (rows.length === 0) return;
  const { db, actor, now } = ctx;
  await lockUsers(ctx, [...new Set([actor.userId, ...rows.flatMap(({ userId }) => userId ?? [])])], "key share");
  const { stored } = await rowOf(
    db,
    v.object({ stored: Numeric }),
    sql`select count(*) as stored from due_dates where class_session_id = ${classSessionId}`,
  );
  if (stored + rows.length > maxRows) throw new Refusal("conflict", say.dueDates.tooManyChanges({ max: maxRows }));
  const by = { classSessionId, setBy: actor.userId, setterName: actor.username, setAt: now };
  // A statement has at most 65,535 parameters.
  for (let start = 0; start < rows.length; start += 1_000)
    await db.insert(dueDates).values(rows.slice(start, start + 1_000).map((row) => ({ id: uuid(), ...by, ...row })));
}

/** A typing mistake in an id would leave a scenario without its date, and without a word. */
async function refuseUnknownTargets(
  { db }: SignedInCtx,
  { classSessionId }: DatedClass,
  targets: Pick<Target, "scenarioId" | "campaignId">[],
): Promise<void> {
  if (targets.length === 0) return;
  const idsOf = (kind: "scenarioId" | "campaignId") => `{${targets.flatMap((target) => target[kind] ?? []).join(",")}}`;
  const known = await countRows(
    db,
    sql`with taught as (
          select unnest(array_append(c.earlier_curricula, coalesce(c.curriculum_id, o.curriculum_id))) as id
          from class_sessions c join courses on courses.id = c.course_id
          join organizations o on o.id = courses.organization_id where c.id = ${classSessionId}
        )
        select s.id from scenarios s where s.id = any(${idsOf("scenarioId")}::uuid[])
          and s.curriculum_id in (select id from taught)
        union all
        select campaigns.id from campaigns where campaigns.id = any(${idsOf("campaignId")}::uuid[])
          and campaigns.curriculum_id in (select id from taught)`,
  );
  if (known !== targets.length) throw new Refusal("invalid", say.dueDates.unknownTarget);
}

/**
 * Fields of a form hold whole minutes. A time that shows as the one that stands was not changed, and keeps its seconds
 * and which of two equal hours it is.
 */
export function keepInstants(sent: DatesInput, { dates }: ClassDates): DatesInput {
  const keep = (typed: Date | null, standing: Date | null | undefined) =>
    typed && standing && localTextOf(typed, sent.timeZone) === localTextOf(standing, sent.timeZone) ? standing : typed;
  return {
    ...sent,
    dates: sent.dates.map((target) => {
      const standing = dates.find((one) => keyOf(one) === keyOf(target));
      return {
        ...target,
        opensAt: keep(target.opensAt, standing?.opensAt),
        dueAt: keep(target.dueAt, standing?.dueAt),
      };
    }),
  };
}

type DatesAction = "course.dates" | "course.extend" | "course.endExtension";

const record = (
  ctx: SignedInCtx,
  { classSessionId, courseId, courseName, className, organizationId }: DatedClass,
  action: DatesAction,
  details: Record<string, unknown>,
) =>
  recordChange(ctx, {
    ...{ action, organizationId, details: { className, classId: classSessionId, ...details } },
    subject: { type: "course", id: courseId, name: courseName },
  });
