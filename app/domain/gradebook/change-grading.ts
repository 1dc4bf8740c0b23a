// The rules of a course: reading, changing, and what a change would do to its class.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { countRows, rowOf, rowsOf, Time } from "~/db/rows.server";
import { assertCan, can } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { asSubject, withCourseLocked } from "~/domain/courses/lock-course";
import { selectCourse } from "~/domain/courses/list-courses";
import { readStoredRules, rulesOfCourse, type NumberedRules } from "~/domain/grades/read-rules";
import { usualRules, type GradingRules } from "~/domain/grades/rules";
import { readLatestRules, storeRules } from "~/domain/grades/store-rules";
import { refuseIfNewestSubmitted } from "~/domain/grades/submitted-grades";
import { requireId } from "~/domain/id";
import { lockOrganizations } from "~/domain/locks";
import { notFound, Refusal } from "~/domain/refusal";
import { coursesWithin } from "~/domain/visible-courses";
import { say } from "~/texts/say";

export type GradedCampaign = { id: string; title: string };

export type CourseGrading = NumberedRules & {
  course: { id: string; name: string; organizationId: string };
  /** Who set the rules and when; null: the course has none of its own. */
  set: { by: string; at: Date } | null;
  /** The campaigns of all curricula that its classes are or were taught with: what isn't listed would leave its category. */
  campaigns: GradedCampaign[];
  /** Other courses with rules that the actor may copy, newest first. */
  others: { id: string; name: string }[];
  hasOrganizationDefault: boolean;
};

const maxOthers = 100;

/** For whom may change the course; otherwise refuses. */
export async function readCourseGrading(ctx: SignedInCtx, courseId: string): Promise<CourseGrading> {
  const course = await readGradedCourse(ctx, courseId);
  const { id, name, organizationId } = course;
  const [read, campaigns, others] = await Promise.all([
    rowOf(
      ctx.db,
      v.object({
        stored: v.unknown(),
        by: v.nullable(v.string()),
        at: v.nullable(Time),
        hasOrganizationDefault: v.boolean(),
      }),
      sql`select ${rulesOfCourse(sql`${id}::uuid`)} as stored, newest.setter_name as by, newest.set_at as at,
            coalesce((select g.rules is not null from grading_rules g where g.organization_id = ${organizationId}
              order by g.number desc limit 1), false) as "hasOrganizationDefault"
          from (select) one
          left join lateral (select setter_name, set_at from grading_rules g where g.course_id = ${id}
            order by g.number desc limit 1) newest on true`,
    ),
    listCampaigns(ctx, id),
    rowsOf(
      ctx.db,
      v.object({ id: v.string(), name: v.string() }),
      sql`select courses.id, courses.name from courses
          where courses.id <> ${id} and ${coursesWithin(ctx.actor, "gradebook:read")}
            and exists (select from grading_rules g where g.course_id = courses.id)
          order by courses.created_at desc, courses.id limit ${maxOthers}`,
    ),
  ]);
  return {
    ...{ course: { id, name, organizationId }, campaigns, others, ...readStoredRules(read.stored) },
    set: read.at && { by: read.by ?? "", at: read.at },
    hasOrganizationDefault: read.hasOrganizationDefault,
  };
}

/** Refuses whom may not change the course. */
export async function readGradedCourse(ctx: SignedInCtx, courseId: string) {
  const [course] = await selectCourse(ctx, requireId(courseId, "course"), "course:change");
  if (!course) throw notFound("course");
  return { id: course.id, name: course.name, organizationId: course.ownerOrganizationId };
}

const listCampaigns = ({ db }: SignedInCtx, courseId: string): Promise<GradedCampaign[]> =>
  rowsOf(
    db,
    v.object({ id: v.string(), title: v.string() }),
    sql`select campaigns.id, campaigns.title from campaigns
        join curricula on curricula.id = campaigns.curriculum_id
        where campaigns.curriculum_id in (${curriculaOf(courseId)})
          and exists (select from scenarios s where s.campaign_id = campaigns.id)
        order by curricula.title, campaigns.position`,
  );

/** Of all classes of the course, and of its organization. */
const curriculaOf = (courseId: string) => sql`
  select o.curriculum_id from courses join organizations o on o.id = courses.organization_id
  where courses.id = ${courseId}
  union all
  select unnest(array_append(c.earlier_curricula, c.curriculum_id)) from class_sessions c
  where c.course_id = ${courseId}`;

/** Rules to start from: those of another course, or the default of the organization. */
export async function readRulesToCopy(
  ctx: SignedInCtx,
  from: { courseId: string } | { organizationId: string },
): Promise<GradingRules> {
  if ("courseId" in from) {
    const id = requireId(from.courseId, "course");
    const [course] = await rowsOf(
      ctx.db,
      v.object({ stored: v.unknown() }),
      sql`select ${rulesOfCourse(sql`courses.id`)} as stored from courses
          where courses.id = ${id} and ${coursesWithin(ctx.actor, "gradebook:read")}`,
    );
    return readStoredRules(course?.stored ?? null).rules;
  }
  return (await readLatestRules(ctx, from))?.rules ?? usualRules;
}

/**
 * Stores the rules of a course; they apply at once, to all its classes. Null: those of a course without rules. `seen`:
 * the number of the rules that the actor had before them. Returns who changed them in between, if anybody did.
 */
export function changeGradingRules(
  ctx: SignedInCtx,
  courseId: string,
  rules: GradingRules | null,
  seen: number,
): Promise<{ overtook: string | null }> {
  return withCourseLocked(
    ctx,
    requireId(courseId, "course"),
    async (inner, { course }) => {
      const latest = await readLatestRules(inner, { courseId: course.id });
      await refuseUnknownCampaigns(inner, course.id, rules);
      const from = latest?.rules ?? null;
      if (JSON.stringify(from) !== JSON.stringify(rules)) {
        await refuseIfNewestSubmitted(inner, course.id);
        await storeRules(inner, { courseId: course.id }, rules);
        await recordChange(inner, { action: "course.grading", ...asSubject(course), details: { from, to: rules } });
      }
      return { overtook: latest && latest.number !== seen ? latest.by : null };
    },
    { action: "course:change" },
  );
}

/** Makes the rules of a course those that new courses of its organization start with. */
export function setOrganizationRules(ctx: SignedInCtx, courseId: string): Promise<void> {
  return inTransaction(ctx, async (inner) => {
    const { id, organizationId } = await readGradedCourse(inner, courseId);
    assertCan(ctx.actor, "organization:configure", { organizationId }, "organization");
    await lockOrganizations(inner, sql`id = ${organizationId}`);
    const rules = await readRulesToCopy(inner, { courseId: id });
    await storeRules(inner, { organizationId }, rules);
    const { name } = await rowOf(
      inner.db,
      v.object({ name: v.string() }),
      sql`select name from organizations where id = ${organizationId}`,
    );
    await recordChange(inner, {
      action: "organization.grading",
      subject: { type: "organization", id: organizationId, name },
      organizationId,
      details: { rules },
    });
  });
}

export const maySetOrganizationRules = ({ actor }: SignedInCtx, organizationId: string) =>
  can(actor, "organization:configure", { organizationId });

/** A typing mistake in an id would leave a campaign out without a word. */
async function refuseUnknownCampaigns({ db }: SignedInCtx, courseId: string, rules: GradingRules | null) {
  const ids = rules?.categories.flatMap(({ campaignIds }) => campaignIds) ?? [];
  if (ids.length === 0) return;
  const known = await countRows(
    db,
    sql`select campaigns.id from campaigns
        where campaigns.id = any(${`{${ids.join(",")}}`}::uuid[])
          and campaigns.curriculum_id in (${curriculaOf(courseId)})`,
  );
  if (known !== ids.length) throw new Refusal("invalid", say.grading.unknownCampaign);
}
