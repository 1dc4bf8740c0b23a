import { and, eq, isNull } from "drizzle-orm";
import { signIns } from "~/db/schema";
import type { Ctx } from "~/domain/context";

type EndedSession = { issuer: string; subject: string | null; providerSession: string | null };

/** Ends the sign-ins of a provider's session, or all of a person at the provider. Returns how many. */
export async function endByProvider(
  { db, now }: Pick<Ctx, "db" | "now">,
  { issuer, subject, providerSession }: EndedSession,
): Promise<number> {
  if (subject === null && providerSession === null) return 0;
  const ended = await db
    .update(signIns)
    .set({ endedAt: now })
    .where(
      and(
        eq(signIns.issuer, issuer),
        isNull(signIns.endedAt),
        subject === null ? undefined : eq(signIns.subject, subject),
        providerSession === null ? undefined : eq(signIns.providerSession, providerSession),
      ),
    )
    .returning({ id: signIns.id });
  return ended.length;
}
