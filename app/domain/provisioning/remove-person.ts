import { eq } from "drizzle-orm";
import { provisionedGroupMembers } from "~/db/schema";
import { asSubject, lockUser } from "~/domain/accounts/administered-user";
import { setEnabled } from "~/domain/accounts/set-enabled";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { requireId } from "~/domain/id";
import { lockOrganizations } from "~/domain/locks";
import { applyGroups, lockGivenCourses } from "./apply-groups";
import { findPerson } from "./find-people";
import { organizationOf } from "./provisioning-scope";
import { storePerson } from "./store-person";

/**
 * The provider deletes a user: the account is disabled, leaves the provider's groups, and is no longer shown to it.
 * Scores stay, and so does the account: a mistake of a provider must not cost a class its grades.
 */
export async function removePerson(ctx: SignedInCtx, userId: string): Promise<void> {
  const organizationId = organizationOf(ctx);
  const id = requireId(userId, "user");
  await inTransaction(ctx, async (inner) => {
    await lockOrganizations(inner, [organizationId]);
    await findPerson(inner, id);
    await lockGivenCourses(inner, organizationId);
    await setEnabled(inner, id, false);
    await inner.db.delete(provisionedGroupMembers).where(eq(provisionedGroupMembers.userId, id));
    await applyGroups(inner, organizationId, [id]);
    await storePerson(inner, id, organizationId, { removedAt: inner.now });
    await recordChange(inner, { action: "user.removeByProvider", ...asSubject(await lockUser(inner, id)) });
  });
}
