import * as v from "valibot";
import type { SignedInCtx } from "~/domain/context";
import { linkIdentity, Subject, unlinkIdentity } from "~/domain/single-sign-on/administer-identities";
import { submitForm } from "~/http/form.server";
import { texts } from "~/texts";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

const IdentityChange = v.variant("intent", [
  v.object({ intent: v.literal("link"), subject: Subject }),
  v.object({ intent: v.literal("unlink"), issuer: v.string(), subject: v.string() }),
]);

/** Connects a user to the organization's provider, or disconnects. */
export function changeIdentities(request: Request, ctx: SignedInCtx, userId: string) {
  return submitForm(request, IdentityChange, async (change) => {
    if (change.intent === "link") await linkIdentity(ctx, userId, change.subject);
    else await unlinkIdentity(ctx, userId, change);
    return redirectWithToast(request, `/admin/users/${userId}`, texts.singleSignOn.saved);
  });
}
