import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { curricula, organizations } from "~/db/schema";
import { allowLongWork } from "~/db/time-limits.server";
import { assertCan } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { settleForReading } from "~/domain/courses/settle-due-schedules";
import { lockCourses } from "~/domain/locks";
import { notFound, Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { asOrganization, lockOrganization } from "./administered-organization";

/** How another curriculum affects a running class. */
const ClassEffect = v.object({
  className: v.string(),
  courseName: v.string(),
  attempts: v.number(),
  /** Titles of played scenarios that the other curriculum doesn't have under their keys. */
  missing: v.array(v.string()),
});
export type ClassEffect = v.InferOutput<typeof ClassEffect>;

export type CurriculumChangePreview = {
  organization: { id: string; name: string };
  from: { key: string; title: string };
  to: { key: string; title: string };
  classes: ClassEffect[];
};

/** The effects of changing an organization's curriculum; none for its own or null. */
export async function previewCurriculumChange(
  ctx: SignedInCtx,
  organizationId: string,
  key: string | null,
): Promise<CurriculumChangePreview> {
  assertCan(ctx.actor, "organization:administer");
  await settleForReading(ctx);
  return preview(ctx, organizationId, key);
}

async function preview(ctx: SignedInCtx, organizationId: string, key: string | null): Promise<CurriculumChangePreview> {
  const [curriculum] = await ctx.db
    .select({
      id: organizations.id,
      name: organizations.name,
      fromId: curricula.id,
      key: curricula.key,
      title: curricula.title,
    })
    .from(organizations)
    .innerJoin(curricula, eq(curricula.id, organizations.curriculumId))
    .where(eq(organizations.id, organizationId));
  if (!curriculum) throw notFound("organization");
  const [to] = await ctx.db
    .select({ id: curricula.id, key: curricula.key, title: curricula.title })
    .from(curricula)
    .where(eq(curricula.key, key ?? curriculum.key));
  if (!to) throw notFound("curriculum");
  return {
    organization: { id: curriculum.id, name: curriculum.name },
    from: { key: curriculum.key, title: curriculum.title },
    to: { key: to.key, title: to.title },
    classes: to.id === curriculum.fromId ? [] : await findRunningClasses(ctx, organizationId, to.id),
  };
}

async function findRunningClasses({ db }: SignedInCtx, organizationId: string, toId: string): Promise<ClassEffect[]> {
  return rowsOf(
    db,
    ClassEffect,
    sql`select c.name as "className", courses.name as "courseName", coalesce(sum(played.attempts), 0)::int as attempts,
          coalesce(json_agg(played.title order by played.title) filter (where played.is_missing), '[]') as missing
        from running_classes c join courses on courses.id = c.course_id
        left join lateral (
          select s.title, count(*) as attempts,
            not exists (select from scenarios other
              where other.curriculum_id = ${toId} and other.key = s.key and not other.retired) as is_missing
          from attempts a join scenarios s on s.id = a.scenario_id where a.class_session_id = c.id group by s.id
        ) played on true
        where courses.organization_id = ${organizationId}
        group by c.id, c.name, courses.id order by courses.name, c.name`,
  );
}

/**
 * Changes an organization's curriculum. Ended classes keep theirs. A running class changes if the new curriculum has
 * everything that was played in it, and keeps the columns in which it has grades.
 */
export async function changeCurriculum(
  ctx: SignedInCtx,
  organizationId: string,
  key: string,
): Promise<CurriculumChangePreview> {
  assertCan(ctx.actor, "organization:administer");
  await settleForReading(ctx);
  return inTransaction(ctx, async (inner) => {
    await allowLongWork(inner.db);
    const organization = await lockOrganization(inner, organizationId);
    await lockCourses(inner, sql`organization_id = ${organizationId}`);
    const previewed = await preview(inner, organizationId, key);
    const { from, to, classes } = previewed;
    if (from.key === to.key) return previewed;
    const blocked = classes.find(({ missing }) => missing.length > 0);
    if (blocked)
      throw new Refusal(
        "conflict",
        say.organizationRefusals.curriculumLacks({
          className: blocked.className,
          courseName: blocked.courseName,
          curriculum: to.title,
          missing: blocked.missing.slice(0, 3).join(", "),
          hasMore: blocked.missing.length > 3,
        }),
      );
    const old = sql`(select id from curricula where key = ${from.key})`;
    const own = sql`course_id in (select id from courses where organization_id = ${organizationId})`;
    await inner.db.execute(sql`update class_sessions set curriculum_id = ${old}
      where ${own} and end_date is not null and curriculum_id is null`);
    await inner.db.execute(sql`update class_sessions
      set earlier_curricula = array_append(earlier_curricula, coalesce(curriculum_id, ${old})), curriculum_id = null
      where id in (select id from running_classes where ${own})`);
    await inner.db.execute(sql`update organizations set curriculum_id = (select id from curricula where key = ${key})
      where id = ${organizationId}`);
    await recordChange(inner, {
      action: "organization.curriculum",
      ...asOrganization(organization),
      details: { from: from.key, to: to.key },
    });
    return previewed;
  });
}
