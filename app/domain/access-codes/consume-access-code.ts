import { eq, sql } from "drizzle-orm";
import { accessCodes, users } from "~/db/schema";
import { asUserRefusal } from "~/domain/accounts/create-user";
import type { Ctx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";

/**
 * Counts one more user of a code, inside the transaction in which the user joins. Refuses a code that was deleted
 * meanwhile. `registeredId`: a new user, who joins the code's organization even if it was assigned meanwhile.
 */
export async function consumeAccessCode({ db }: Ctx, accessCodeId: string, registeredId?: string) {
  const [code] = await db
    .update(accessCodes)
    .set({ usersAssigned: sql`${accessCodes.usersAssigned} + 1` })
    .where(eq(accessCodes.id, accessCodeId))
    .returning({ id: accessCodes.id, organizationId: accessCodes.organizationId });
  if (!code) throw unknownCode();
  if (!registeredId) return;
  try {
    await db
      .update(users)
      .set({ accessCodeId, organizationId: sql`coalesce(${users.organizationId}, ${code.organizationId}::uuid)` })
      .where(eq(users.id, registeredId));
  } catch (error) {
    throw asUserRefusal(error) ?? error;
  }
}

export const unknownCode = (field = "accessCode") =>
  new Refusal("invalid", say.enrolmentRefusals.codeUnknown, { [field]: [say.enrolmentRefusals.codeUnknown] });
