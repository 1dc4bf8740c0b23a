import { eq } from "drizzle-orm";
import { organizations, users } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";

/** Who invites, and into which organization, as the invited person knows them. */
export type Inviting = { inviter: string; organization: string | null };

export async function readInviting({ db, actor }: SignedInCtx, organizationId: string | null): Promise<Inviting> {
  const [person] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, actor.userId));
  const [organization] = organizationId
    ? await db.select({ name: organizations.name }).from(organizations).where(eq(organizations.id, organizationId))
    : [];
  const name = [person?.firstName, person?.lastName].filter(Boolean).join(" ");
  return { inviter: name || actor.username, organization: organization?.name ?? null };
}
