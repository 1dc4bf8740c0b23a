import { and, eq } from "drizzle-orm";
import { identityProviders } from "~/db/schema";
import { assertCan } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import type { ProvenIdentity } from "./identity";
import type { Provider } from "./find-provider";

/** Stores what the provider says about an administrator who tries it, instead of signing in. Only the last is kept. */
export async function recordTrial(ctx: SignedInCtx, provider: Provider, { claims }: ProvenIdentity) {
  const { organizationId, changedAt } = provider;
  assertCan(ctx.actor, "organization:configure", { organizationId }, "organization");
  const recorded = await ctx.db
    .update(identityProviders)
    .set({ triedClaims: claims, triedAt: ctx.now })
    // Settings that changed meanwhile haven't been tried.
    .where(and(eq(identityProviders.organizationId, organizationId), eq(identityProviders.changedAt, changedAt)))
    .returning({ organizationId: identityProviders.organizationId });
  if (recorded.length === 0) throw new Refusal("conflict", say.singleSignOn.startAgain);
}
