import { and, eq } from "drizzle-orm";
import { courses, organizations } from "~/db/schema";
import { assertCan, reachOf } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { notFound, Refusal } from "~/domain/refusal";
import { taughtAs } from "~/domain/visible-courses";
import { say } from "~/texts/say";

/** The organization of a file's users, and the course for rows that name none. */
export type Destination = { organizationId: string | null; courseId: string | null };

/** Instructors import students, into courses that they teach. */
export const importsOwnOnly = ({ actor }: Pick<SignedInCtx, "actor">) =>
  reachOf(actor.role, "roster:import") === "teach";

/**
 * Refuses an import outside the actor's reach. Instructors need a course that they teach, and their organization's
 * permission (`organizations.allows_rosters`).
 */
export async function assertCanImport(ctx: SignedInCtx, { organizationId, courseId }: Destination): Promise<void> {
  const { db, actor } = ctx;
  if (!importsOwnOnly(ctx)) return assertCan(actor, "roster:import", { organizationId }, "organization");
  if (!courseId)
    throw new Refusal("invalid", say.rosterRefusals.courseRequired, { courseId: [say.rosterRefusals.courseRequired] });
  if (!organizationId) throw notFound("course");
  const [course] = await db
    .select({
      ownerId: courses.ownerId,
      taughtAs: taughtAs(actor),
      organizationId: courses.organizationId,
      isAllowed: organizations.allowsRosters,
    })
    .from(courses)
    .innerJoin(organizations, eq(organizations.id, courses.organizationId))
    .where(and(eq(courses.id, courseId), eq(courses.organizationId, organizationId)));
  assertCan(actor, "roster:import", course, "course");
  if (!course || course.organizationId !== actor.organizationId) throw notFound("course");
  if (!course.isAllowed) throw new Refusal("forbidden", say.rosterRefusals.notAllowed);
}
