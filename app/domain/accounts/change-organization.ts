import { eq, sql } from "drizzle-orm";
import { constraintOf } from "~/db/database.server";
import { organizations, users } from "~/db/schema";
import { assertCan } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { lockUser, type AdministeredUser } from "./administered-user";
import { limitReached } from "./set-enabled";
import { voidLostCodes } from "./reset-grant";
import { administersSystem, requireOtherSystemAdmin } from "./system-admins";
import { requireNoCourses } from "./user-obligations";

/**
 * Moves a user to another organization, or out of any (null). Ends memberships of courses elsewhere and keeps scores
 * (docs/decisions/0021). Returns the username.
 */
export async function changeOrganization(
  ctx: SignedInCtx,
  userId: string,
  organizationId: string | null,
): Promise<string> {
  assertCan(ctx.actor, "user:move");
  return inTransaction(ctx, async (inner) => {
    const user = await lockUser(inner, userId, { moveTo: organizationId, strength: "update" });
    if (user.organizationId !== organizationId) await moveUser(inner, user, organizationId);
    return user.username;
  });
}

/** The name of the action in the audit trail. */
type Options = { as?: "user.organization" | "user.undoOrganization" };

export async function moveUser(
  ctx: SignedInCtx,
  user: AdministeredUser,
  organizationId: string | null,
  { as = "user.organization" }: Options = {},
) {
  assertCan(ctx.actor, "user:move");
  const { db } = ctx;
  const target = organizationId === null ? null : await findOrganization(ctx, organizationId);
  if (administersSystem(user.role) && target?.isPaid === false) {
    if (user.id === ctx.actor.userId)
      throw new Refusal("conflict", say.userRefusals.organizationUnpaid({ organizationName: target.name }));
    await requireOtherSystemAdmin(ctx, { userId: user.id });
  }
  await requireNoCourses(ctx, user, "leave");
  try {
    await db
      .update(users)
      .set({ organizationId, lastJoinedClassSessionId: null, lastSelectedCourseId: null })
      .where(eq(users.id, user.id));
  } catch (error) {
    if (constraintOf(error) === "organizations_user_limit") throw limitReached(target?.name ?? null);
    throw error;
  }
  await leaveCoursesElsewhere(ctx, user.id, organizationId);
  await voidLostCodes(ctx, [user.id]);
  await recordChange(ctx, {
    action: as,
    subject: { type: "user", id: user.id, name: user.username },
    organizationId: organizationId ?? user.organizationId,
    details: { from: user.organizationName, to: target?.name ?? null },
  });
}

async function findOrganization({ db }: SignedInCtx, id: string) {
  const [organization] = await db
    .select({ name: organizations.name, isPaid: organizations.isPaid })
    .from(organizations)
    .where(eq(organizations.id, id));
  if (!organization)
    throw new Refusal("invalid", say.userRefusals.organizationGone, {
      organizationId: [say.userRefusals.organizationGone],
    });
  return organization;
}

/** Removes the user from a running class only if the user has no score in it: earned scores stay in the gradebook. */
async function leaveCoursesElsewhere({ db }: SignedInCtx, userId: string, organizationId: string | null) {
  const elsewhere = sql`(select id from courses where organization_id is distinct from ${organizationId}::uuid)`;
  await db.execute(sql`delete from course_members where user_id = ${userId} and course_id in ${elsewhere}`);
  await db.execute(sql`delete from course_teachers where user_id = ${userId} and course_id in ${elsewhere}`);
  await db.execute(sql`delete from class_session_students enrolled using class_sessions s
    where enrolled.user_id = ${userId} and s.id = enrolled.class_session_id and s.end_date is null
      and s.course_id in ${elsewhere}
      and not exists (select from attempts a where a.class_session_id = s.id and a.user_id = ${userId})`);
}
