import { eq } from "drizzle-orm";
import { identityProviders } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { notFound } from "~/domain/refusal";

/** The public keys by which a provider recognizes this site as its client. Refuses organizations without one. */
export async function readClientKeys({ db }: Pick<Ctx, "db">, organizationId: string) {
  const [row] = await db
    .select({ publicKey: identityProviders.publicKey })
    .from(identityProviders)
    .where(eq(identityProviders.organizationId, organizationId));
  if (!row?.publicKey) throw notFound("page");
  return [row.publicKey];
}
