import { and, eq } from "drizzle-orm";
import { courses, organizations } from "~/db/schema";
import { assertCan } from "~/domain/access";
import { listAssignableRoles } from "~/domain/accounts/user-rules";
import type { SignedInCtx } from "~/domain/context";
import { coursesWithin } from "~/domain/visible-courses";
import { Refusal } from "~/domain/refusal";
import type { Role } from "~/domain/roles";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import type { BatchCourse, BatchKind, BatchOrganization, BatchTarget } from "./batch-rules";

/** The chosen target; `organizationId` is null for no organization. */
export type TargetChoice = { courseId?: string | null; role?: Role | null; organizationId?: string | null };

export const noTarget: BatchTarget = { course: null, role: null, organization: null };

/** The course, role or organization that a kind of change needs, if the actor may give it. */
export async function readTarget(ctx: SignedInCtx, kind: BatchKind, choice: TargetChoice): Promise<BatchTarget> {
  switch (kind) {
    case "enrol":
      return { ...noTarget, course: await readBatchCourse(ctx, choice.courseId ?? null) };
    case "role":
      return { ...noTarget, role: requireRole(ctx, choice.role ?? null) };
    case "organization":
      return { ...noTarget, organization: await readOrganization(ctx, choice.organizationId ?? null) };
    default:
      return noTarget;
  }
}

/** The course, if the actor may change its members. */
async function readBatchCourse({ db, actor }: SignedInCtx, courseId: string | null): Promise<BatchCourse> {
  const [course] = courseId
    ? await db
        .select({ id: courses.id, name: courses.name, organizationId: courses.organizationId })
        .from(courses)
        .where(and(eq(courses.id, courseId), coursesWithin(actor, "course:change")))
    : [];
  if (!course) throw new Refusal("notFound", say.batchRefusals.courseGone, { course: [say.batchRefusals.courseGone] });
  return course;
}

function requireRole({ actor }: SignedInCtx, role: Role | null): Role {
  if (!role) throw new Refusal("invalid", say.batchRefusals.chooseRole, { role: [say.batchRefusals.chooseRole] });
  if (!listAssignableRoles(actor).includes(role))
    throw new Refusal("forbidden", say.userRefusals.assignSystemAdmin, { role: [say.userRefusals.assignSystemAdmin] });
  return role;
}

async function readOrganization({ db, actor }: SignedInCtx, id: string | null): Promise<BatchOrganization> {
  assertCan(actor, "user:move");
  if (id === null) return { id, name: texts.userChanges.noOrganization, isPaid: true };
  const [organization] = await db
    .select({ id: organizations.id, name: organizations.name, isPaid: organizations.isPaid })
    .from(organizations)
    .where(eq(organizations.id, id));
  if (!organization)
    throw new Refusal("invalid", say.batchRefusals.organizationGone, {
      organization: [say.batchRefusals.organizationGone],
    });
  return organization;
}
