import { and, eq, sql } from "drizzle-orm";
import { namedPermissions, organizations, users } from "~/db/schema";
import { assertCan } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { notFound, Refusal } from "~/domain/refusal";
import { ChangedMeanwhile, lockAccessCodes, lockOrganizations, lockUsers } from "~/domain/locks";
import { mainRoleOf, type Role } from "~/domain/roles";
import { say } from "~/texts/say";
import { administersSystem, isSystemAdmin } from "./system-admins";
import { canEdit } from "./user-rules";

export type AdministeredUser = {
  id: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  rankTitle: string;
  role: Role;
  organizationId: string | null;
  organizationName: string | null;
  enabled: boolean;
  resetPasswordPending: boolean;
};

/**
 * A user whom the actor may administer: any user for a system administrator, otherwise one of the actor's organization.
 * Refuses others ("notFound").
 */
export async function findAdministeredUser(ctx: SignedInCtx, userId: string): Promise<AdministeredUser> {
  const [row] = await ctx.db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      rankTitle: users.rankTitle,
      roles: users.roles,
      organizationId: users.organizationId,
      organizationName: organizations.name,
      enabled: users.enabled,
      resetPasswordPending: users.resetPasswordPending,
    })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .where(and(eq(users.id, userId), eq(users.isFormer, false)));
  if (!row) throw notFound("user");
  assertCan(ctx.actor, "user:administer", row, "user");
  const { roles, ...user } = row;
  return { ...user, role: mainRoleOf(roles) };
}

type Locking = {
  /** The organization that the user will join. */
  moveTo?: string | null | undefined;
  /** `update` to delete or move the user. */
  strength?: "update" | "no key update";
};

/**
 * Finds a user as `findAdministeredUser` does and locks the user for this transaction. Also locks the organizations
 * whose seats may change and, if the user is a system administrator, all system administrators. Refuses to edit a
 * system administrator unless the actor is one.
 */
export async function lockUser(
  ctx: SignedInCtx,
  userId: string,
  { moveTo, strength = "no key update" }: Locking = {},
): Promise<AdministeredUser> {
  const before = await findAdministeredUser(ctx, userId);
  const isAdmin = administersSystem(before.role);
  await lockOrganizations(ctx, [before.organizationId, moveTo]);
  // Deleting a user lowers the count of the user's access code, so the code is locked too.
  if (strength === "update")
    await lockAccessCodes(ctx, sql`id = (select access_code_id from users where id = ${userId})`);
  const others = isAdmin ? sql`or ${isSystemAdmin()}` : sql``;
  await lockUsers(ctx, sql`(${users.id} = ${userId} ${others})`, strength);
  const user = await findAdministeredUser(ctx, userId);
  if (user.organizationId !== before.organizationId || administersSystem(user.role) !== isAdmin)
    throw new ChangedMeanwhile();
  if (!canEdit(ctx.actor, user.role)) throw new Refusal("forbidden", say.userRefusals.editSystemAdmin);
  return user;
}

/**
 * Refuses to open the account of a user with a permission granted by name, unless the actor may grant that permission.
 */
export async function refuseNamedPermissions(ctx: SignedInCtx, userId: string) {
  if (administersSystem(ctx.actor.role)) return;
  if ((await ctx.db.$count(namedPermissions, eq(namedPermissions.userId, userId))) > 0)
    throw new Refusal("forbidden", say.userRefusals.openNamed);
}

/** The user as the subject of an audit entry. */
export const asSubject = (user: Pick<AdministeredUser, "id" | "username" | "organizationId">) => ({
  subject: { type: "user" as const, id: user.id, name: user.username },
  organizationId: user.organizationId,
});
