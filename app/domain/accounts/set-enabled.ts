import { and, eq, isNull } from "drizzle-orm";
import { constraintOf } from "~/db/database.server";
import { signIns, users } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { asSubject, lockUser } from "./administered-user";
import { administersSystem, requireOtherSystemAdmin } from "./system-admins";
import { ownAccount } from "./user-rules";

export const limitReached = (organization: string | null) =>
  new Refusal("conflict", say.userRefusals.limitReached({ organizationName: organization }));

/** Enables or disables a user; without `enabled`, toggles. Disabling ends the user's sign-ins. */
export async function setEnabled(ctx: SignedInCtx, userId: string, enabled?: boolean) {
  return inTransaction(ctx, async (inner) => {
    // A service account may disable the administrator who created it, and then ends itself.
    if (userId === ctx.actor.userId && !ctx.actor.token) throw ownAccount(say.userRefusals.ownDisable);
    const user = await lockUser(inner, userId);
    const newState = enabled ?? !user.enabled;
    if (newState === user.enabled) return { username: user.username, enabled: newState };
    if (!newState && administersSystem(user.role)) await requireOtherSystemAdmin(inner, { userId });
    try {
      await inner.db.update(users).set({ enabled: newState }).where(eq(users.id, userId));
    } catch (error) {
      if (constraintOf(error) === "organizations_user_limit") throw limitReached(user.organizationName);
      throw error;
    }
    if (!newState) await endSignInsOf(inner, userId);
    await recordChange(inner, { action: newState ? "user.enable" : "user.disable", ...asSubject(user) });
    return { username: user.username, enabled: newState };
  });
}

export async function endSignInsOf({ db, now }: SignedInCtx, userId: string) {
  await db
    .update(signIns)
    .set({ endedAt: now })
    .where(and(eq(signIns.userId, userId), isNull(signIns.endedAt)));
}
