import { and, eq, ne, sql, type SQL } from "drizzle-orm";
import { organizations, subscriptions, users } from "~/db/schema";
import { canRole } from "~/domain/access";
import type { Ctx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { lockUsers } from "~/domain/locks";
import type { Role } from "~/domain/roles";
import { say } from "~/texts/say";
import { roleCan, canPlay } from "./user-conditions";

export const administersSystem = (role: Role) => canRole(role, "system:administer");

export const isSystemAdmin = () => roleCan(users.mainRole, "system:administer");

/** Locks all system administrators, so that two who remove each other's role run one after the other. */
export const lockSystemAdmins = (ctx: Ctx) => lockUsers(ctx, isSystemAdmin());

/** Refuses if nobody else could administer the system any more. Call it with the system administrators locked. */
export async function requireOtherSystemAdmin(ctx: Ctx, except: { userId: string } | { organizationId: string }) {
  const others: SQL | undefined =
    "userId" in except
      ? ne(users.id, except.userId)
      : sql`${users.organizationId} is distinct from ${except.organizationId}`;
  const [other] = await selectAbleSystemAdmins(ctx, others).limit(1);
  if (!other) throw new Refusal("conflict", say.userRefusals.lastSystemAdmin);
}

const selectAbleSystemAdmins = ({ db, now }: Ctx, condition?: SQL) =>
  db
    .select({ id: users.id })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(and(roleCan(users.mainRole, "system:administer"), condition, canPlay(now)));

/** The ids of all users who can sign in and administer the system. */
export const listAbleSystemAdmins = async (ctx: Ctx): Promise<string[]> =>
  (await selectAbleSystemAdmins(ctx)).map(({ id }) => id);
