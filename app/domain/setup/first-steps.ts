import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowOf } from "~/db/rows.server";
import { assertCan } from "~/domain/access";
import { roleCan } from "~/domain/accounts/user-conditions";
import type { SignedInCtx } from "~/domain/context";
import { texts } from "~/texts";

export type FirstStep = { title: string; text: string; to: string; button: string; isDone: boolean };

const Found = v.object({
  organizationId: v.nullable(v.string()),
  instructorId: v.nullable(v.string()),
  courseId: v.nullable(v.string()),
  people: v.boolean(),
  classes: v.boolean(),
});

/**
 * The steps that a new installation needs before its first class, in order, and which are done. Each continues with the
 * latest result of the one before: the instructor's organization, the instructor, the course.
 */
export async function readFirstSteps(ctx: SignedInCtx): Promise<FirstStep[]> {
  assertCan(ctx.actor, "organization:create");
  // A user without an organization can't own a course, so that step is still open.
  const canTeach = sql`${roleCan(sql`u.main_role`, "course:own")} and u.id <> ${ctx.actor.userId}
    and u.organization_id is not null`;
  const has = await rowOf(
    ctx.db,
    Found,
    sql`select coalesce(
        (select c.organization_id from courses c order by c.id desc limit 1),
        (select u.organization_id from users u where ${canTeach} order by u.id desc limit 1),
        (select o.id from organizations o order by o.id desc limit 1)) as "organizationId",
      (select u.id from users u where ${canTeach} order by u.id desc limit 1) as "instructorId",
      (select c.id from courses c order by c.id desc limit 1) as "courseId",
      exists (select from users u where not ${roleCan(sql`u.main_role`, "course:own")}) as people,
      exists (select from class_sessions) as classes`,
  );
  return stepsAfter(has);
}

function stepsAfter({ organizationId, instructorId, courseId, ...has }: v.InferOutput<typeof Found>): FirstStep[] {
  const organization = organizationId && `organization=${organizationId}`;
  return [
    {
      title: texts.firstSteps.organizationStep,
      text: texts.firstSteps.organizationStepHint,
      to: organizationId ? "/admin/organizations" : "/admin/organizations?dialog=create",
      button: organizationId ? texts.common.organizations : texts.firstSteps.createOrganization,
      isDone: organizationId !== null,
    },
    {
      title: texts.firstSteps.instructorStep,
      text: texts.firstSteps.instructorStepHint,
      to: `/admin/users/add?role=Instructor${organizationId ? `&orgId=${organizationId}` : ""}`,
      button: texts.firstSteps.addInstructor,
      isDone: instructorId !== null,
    },
    {
      title: texts.firstSteps.courseStep,
      text: texts.firstSteps.courseStepHint,
      to: organization
        ? `/admin/courses?dialog=create&${organization}${instructorId ? `&owner=${instructorId}` : ""}`
        : "/admin/organizations?dialog=create",
      button: texts.firstSteps.createCourse,
      isDone: courseId !== null,
    },
    {
      title: texts.firstSteps.studentStep,
      text: courseId ? texts.firstSteps.studentStepHint : texts.firstSteps.studentStepHintWithoutCourse,
      to: `/admin/users/import${courseId ? `?courseId=${courseId}` : ""}`,
      button: texts.firstSteps.importRoster,
      isDone: has.people,
    },
    {
      title: texts.firstSteps.classStep,
      text: texts.firstSteps.classStepHint,
      to: courseId ? `/admin/courses?dialog=start&id=${courseId}` : "/admin/courses",
      button: courseId ? texts.firstSteps.startClass : texts.common.courses,
      isDone: has.classes,
    },
  ];
}
