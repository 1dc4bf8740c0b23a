import { data } from "@remix-run/node";
import * as v from "valibot";
import { requireSignInId } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import {
  addPasskey,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
  type NewCodes,
} from "~/domain/factors/change-factors";
import { PasskeyName } from "~/domain/factors/factor-rules";
import { Refusal } from "~/domain/refusal";
import { submitForm } from "~/http/form.server";
import { challengeOfBrowser, logPasskeyRefusal, readRelyingParty } from "~/http/second-step.server";
import { readMailSite } from "~/http/site.server";
import { texts } from "~/texts";
import { keyed, say } from "~/texts/say";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

const FactorForm = v.variant(
  "intent",
  [
    v.object({ intent: v.literal("add-passkey"), name: PasskeyName, passkey: v.pipe(v.string(), v.nonEmpty()) }),
    v.object({ intent: v.literal("remove-passkey"), id: v.string() }),
    v.object({ intent: v.literal("remove-app") }),
    v.object({ intent: v.literal("new-codes") }),
  ],
  () => keyed(say.factors.formUnknown),
);
type FactorForm = v.InferOutput<typeof FactorForm>;

const page = "/account/security";

/** Runs one of the page's forms. New recovery codes are in its answer, once. */
export const changeFactors = (request: Request, ctx: SignedInCtx) =>
  submitForm(request, FactorForm, async (change) => {
    const { codes, done } = await apply(request, ctx, change);
    return codes ? data({ codes }) : redirectWithToast(request, page, done);
  });

async function apply(
  request: Request,
  ctx: SignedInCtx,
  change: FactorForm,
): Promise<{ codes: NewCodes; done: string }> {
  const site = await readMailSite();
  switch (change.intent) {
    case "add-passkey": {
      const [party, challenge] = await Promise.all([
        readRelyingParty(),
        challengeOfBrowser(request, `addPasskey ${requireSignInId(ctx.actor)}`),
      ]);
      if (!party || !challenge) throw new Refusal("conflict", say.factors.confirmAgain);
      const { name, passkey: answer } = change;
      const codes = await addPasskey(ctx, { name, answer, challenge, party }, site).catch(async (error: unknown) => {
        if (error instanceof Refusal) await logPasskeyRefusal(error);
        throw error;
      });
      return { codes, done: texts.factors.passkeyAdded };
    }
    case "remove-passkey":
      await removePasskey(ctx, change.id, site);
      return { codes: null, done: texts.factors.passkeyRemoved };
    case "remove-app":
      await removeApp(ctx, site);
      return { codes: null, done: texts.factors.appRemoved };
    case "new-codes":
      return { codes: await renewRecoveryCodes(ctx, site), done: "" };
  }
}
