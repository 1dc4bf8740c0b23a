import { eq } from "drizzle-orm";
import { users } from "~/db/schema";
import { canRole, requireRecentProof } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import type { Role } from "~/domain/roles";
import { say } from "~/texts/say";
import { asSubject, lockUser } from "./administered-user";
import { voidLostCodes } from "./reset-grant";
import { administersSystem, requireOtherSystemAdmin } from "./system-admins";
import { requireNoCourses } from "./user-obligations";
import { listAssignableRoles, ownAccount } from "./user-rules";

type Options = {
  /** Whether a role that the user already has is accepted without a change instead of refused. */
  isRepeatable?: boolean;
  /** The name of the action in the audit trail. */
  as?: "user.role" | "user.undoRole";
};

/** Changes a user's main role, effective with the user's next request. Returns the username. */
export async function changeRole(
  ctx: SignedInCtx,
  userId: string,
  role: Role,
  { isRepeatable = false, as = "user.role" }: Options = {},
): Promise<string> {
  requireRecentProof(ctx);
  return inTransaction(ctx, async (inner) => {
    if (userId === ctx.actor.userId) throw ownAccount(say.userRefusals.ownRole);
    const user = await lockUser(inner, userId);
    if (user.role === role && isRepeatable) return user.username;
    if (user.role === role) throw new Refusal("conflict", say.userRefusals.sameRole).withSeverity("info");
    if (!listAssignableRoles(ctx.actor).includes(role))
      throw new Refusal("forbidden", say.userRefusals.assignSystemAdmin);
    if (!canRole(role, "course:own")) await requireNoCourses(inner, user, { role });
    if (administersSystem(user.role)) await requireOtherSystemAdmin(inner, { userId });
    await inner.db
      .update(users)
      .set({ roles: [role] })
      .where(eq(users.id, userId));
    await voidLostCodes(inner, [userId]);
    await recordChange(inner, { action: as, ...asSubject(user), details: { from: user.role, to: role } });
    return user.username;
  });
}
