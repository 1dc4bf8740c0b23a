import { eq } from "drizzle-orm";
import { namedPermissions, organizations, users } from "~/db/schema";
import { allow } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { notFound, Refusal } from "~/domain/refusal";
import { mainRoleOf, type Role } from "~/domain/roles";
import { administersSystem, lockSystemAdmins } from "./system-admins";
import { mayEdit, userTexts } from "./user-rules";

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

/** A user the actor may administer: of the own organization, or any for a system admin; others are not found. */
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
    .where(eq(users.id, userId));
  if (!row) throw notFound("The user");
  allow(ctx.actor, "user:administer", row, "The user");
  const { roles, ...user } = row;
  return { ...user, role: mainRoleOf(roles) };
}

/** The same, locked for a change by this transaction; refuses the edit of a system admin by anybody else. */
export async function lockUser(ctx: SignedInCtx, userId: string): Promise<AdministeredUser> {
  const before = await findAdministeredUser(ctx, userId);
  // All locks or none: who waits for one holds no other.
  if (administersSystem(before.role)) await lockSystemAdmins(ctx);
  await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  const user = await findAdministeredUser(ctx, userId);
  if (!mayEdit(ctx.actor, user.role)) throw new Refusal("forbidden", userTexts.editSystemAdmin);
  return user;
}

/** Refuses what opens the account of somebody to whom a permission was given by name, but to those who give it. */
export async function refuseNamed(ctx: SignedInCtx, userId: string) {
  if (administersSystem(ctx.actor.role)) return;
  if ((await ctx.db.$count(namedPermissions, eq(namedPermissions.userId, userId))) > 0)
    throw new Refusal("forbidden", userTexts.openNamed);
}

/** How an audit entry names the user. */
export const asSubject = (user: Pick<AdministeredUser, "id" | "username" | "organizationId">) => ({
  subject: { type: "user" as const, id: user.id, name: user.username },
  organizationId: user.organizationId,
});
