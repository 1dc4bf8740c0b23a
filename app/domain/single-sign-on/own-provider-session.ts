import { eq } from "drizzle-orm";
import { organizations, signIns, users } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";

/** The organization through which the actor signed in, and the sealed hint for its provider; null after a password. */
export async function readOwnProviderSession({ db, actor }: SignedInCtx) {
  if (actor.signInId === null) return null;
  const [row] = await db
    .select({ way: signIns.way, idToken: signIns.idToken, organizationId: organizations.id, name: organizations.name })
    .from(signIns)
    .innerJoin(users, eq(users.id, signIns.userId))
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(signIns.id, actor.signInId));
  if (row?.way !== "organization") return null;
  const { idToken, organizationId, name } = row;
  return { idToken, organizationId, organization: name };
}
