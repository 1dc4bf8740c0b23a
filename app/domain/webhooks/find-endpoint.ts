import { and, eq } from "drizzle-orm";
import { webhookEndpoints } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { requireId } from "~/domain/id";
import { notFound } from "~/domain/refusal";
import type { SecretUse } from "~/domain/sealed-secret";

/** A sealed secret works for its endpoint only. */
export const webhookSecretUse = (endpointId: string): SecretUse => `webhook ${endpointId}`;

export type Endpoint = typeof webhookEndpoints.$inferSelect;

/** An endpoint of this organization. The caller checks the permission. */
export async function findEndpoint({ db }: Pick<Ctx, "db">, organizationId: string, id: string): Promise<Endpoint> {
  const ofOrganization = eq(webhookEndpoints.organizationId, organizationId);
  const [endpoint] = await db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, requireId(id, "page")), ofOrganization));
  if (!endpoint) throw notFound("page");
  return endpoint;
}
