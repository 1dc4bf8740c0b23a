import * as v from "valibot";
import type { SignedInCtx } from "~/domain/context";
import { idSchema } from "~/domain/id";
import {
  addRule,
  removeProvider,
  removeRule,
  saveProvider,
  setBreakGlass,
  setDomains,
  setProviderState,
} from "~/domain/single-sign-on/change-provider";
import { Domains, NewRule, ProviderSettings } from "~/domain/single-sign-on/provider-settings";
import { submitForm } from "~/http/form.server";
import { getPlatform } from "~/http/platform.server";
import { texts } from "~/texts";
import { keyed, say } from "~/texts/say";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

const isOn = v.picklist(["on", "off"]);
const SetupChange = v.variant("intent", [
  v.object({ intent: v.literal("settings"), ...ProviderSettings.entries }),
  v.object({ intent: v.literal("state"), state: v.picklist(["draft", "offered", "required"]) }),
  v.object({
    intent: v.literal("break-glass"),
    userId: idSchema(() => keyed(say.singleSignOn.choosePerson)),
    named: isOn,
  }),
  v.object({ intent: v.literal("add-rule"), ...NewRule.pipe[0].entries }),
  v.object({
    intent: v.literal("remove-rule"),
    place: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)),
    shown: v.pipe(v.string(), v.maxLength(500)),
  }),
  v.object({ intent: v.literal("domains"), domains: Domains }),
  v.object({ intent: v.literal("remove") }),
]);
type SetupChange = v.InferOutput<typeof SetupChange>;

/** Runs one of the forms of the set-up page. */
export function changeSetup(request: Request, ctx: SignedInCtx, organizationId: string) {
  return submitForm(request, SetupChange, async (change) => {
    await applyChange(ctx, organizationId, change);
    const text = change.intent === "remove" ? texts.singleSignOn.removed : texts.singleSignOn.saved;
    return redirectWithToast(request, `/admin/organizations/${organizationId}/sign-in`, text);
  });
}

async function applyChange(ctx: SignedInCtx, organizationId: string, change: SetupChange) {
  switch (change.intent) {
    case "settings": {
      const { intent: _, ...settings } = change;
      return saveProvider(ctx, organizationId, settings, (await getPlatform()).env.secretKeys);
    }
    case "state":
      return setProviderState(ctx, organizationId, change.state);
    case "break-glass":
      return setBreakGlass(ctx, organizationId, change.userId, change.named === "on");
    case "add-rule":
      return addRule(ctx, organizationId, v.parse(NewRule, change));
    case "remove-rule":
      return removeRule(ctx, organizationId, change.place, change.shown);
    case "domains":
      return setDomains(ctx, organizationId, change.domains);
    case "remove":
      return removeProvider(ctx, organizationId);
  }
}
