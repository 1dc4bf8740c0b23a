import { data } from "@remix-run/node";
import * as v from "valibot";
import { texts } from "~/texts";
import { keyed, say } from "~/texts/say";
import { listAddressOfRequest } from "~/views/dialog-address";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { changeOrganization } from "~/domain/accounts/change-organization";
import { changeRole } from "~/domain/accounts/change-role";
import { deleteUser } from "~/domain/accounts/delete-user";
import { forcePasswordReset } from "~/domain/accounts/force-password-reset";
import { setEnabled } from "~/domain/accounts/set-enabled";
import type { SignedInCtx } from "~/domain/context";
import { UnexpectedFailure, failAs } from "~/domain/unexpected-failure";
import { idSchema } from "~/domain/id";
import { Refusal } from "~/domain/refusal";
import { roleNames } from "~/domain/roles";
import { submitForm } from "~/http/form.server";
import { getPlatform } from "~/http/platform.server";
import { readMailSite } from "~/http/site.server";

const id = idSchema(() => keyed(say.users.notFound));
const UserChange = v.variant("intent", [
  v.object({ intent: v.literal("enable"), id, enabled: v.picklist(["true", "false"]) }),
  v.object({ intent: v.literal("role"), id, role: v.picklist(roleNames, () => keyed(say.users.chooseRole)) }),
  v.object({
    intent: v.literal("organization"),
    id,
    organizationId: v.union([v.literal(""), idSchema(() => keyed(say.users.chooseOrganization))]),
  }),
  v.object({ intent: v.literal("reset"), id, voidsPassword: v.optional(v.literal("on")) }),
  v.object({ intent: v.literal("delete"), id }),
]);
type UserChange = v.InferOutput<typeof UserChange>;

/** Runs a form of the page and redirects to the list with a toast; refusals show in the form's dialog. */
export function changeUser(request: Request, ctx: SignedInCtx) {
  const back = listAddressOfRequest(request);

  return submitForm(request, UserChange, async (change) => {
    try {
      // Rendered, not redirected: the one-time code is shown only once.
      if (change.intent === "reset")
        return data({
          reset: await failAs(
            texts.userRefusals.failed({ change: "reset" }),
            forcePasswordReset(ctx, change.id, await readMailSite(), { voidsPassword: change.voidsPassword === "on" }),
          ),
        });
      return redirectWithToast(
        request,
        back,
        await failAs(texts.userRefusals.failed({ change: change.intent }), applyChange(ctx, change)),
      );
    } catch (error) {
      // The switch in a row has no dialog that could show the error.
      if (error instanceof UnexpectedFailure && change.intent === "enable") {
        (await getPlatform()).log.error({ err: error }, "a user was not changed");
        return redirectWithToast(request, back, error.message, "error");
      }
      if (!(error instanceof Refusal)) throw error;
      if (error.severity !== "error" || change.intent === "enable")
        return redirectWithToast(request, back, error.message, error.severity);
      throw error;
    }
  });
}

async function applyChange(ctx: SignedInCtx, change: Exclude<UserChange, { intent: "reset" }>): Promise<string> {
  switch (change.intent) {
    case "enable": {
      const { username, enabled } = await setEnabled(ctx, change.id, change.enabled === "true");
      return texts.users.enabledChanged({ username, enabled });
    }
    case "role":
      return texts.users.roleChanged({
        username: await changeRole(ctx, change.id, change.role),
        role: texts.roles.nameOf({ role: change.role }),
      });
    case "organization":
      return texts.users.moved({ username: await changeOrganization(ctx, change.id, change.organizationId || null) });
    case "delete":
      return texts.users.deleted({ username: await deleteUser(ctx, change.id) });
  }
}
