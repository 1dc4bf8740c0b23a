import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { changeOwnEmail, changeOwnPassword, EmailChange, PasswordChange } from "~/domain/accounts/change-own-account";
import { endOtherSignIns, endOwnSignIn } from "~/domain/accounts/own-sign-ins";
import { idSchema } from "~/domain/id";
import { openBillingPortal } from "~/domain/payments/own-subscription";
import { notFound } from "~/domain/refusal";
import { deviceOf, requirePermission } from "~/http/context.server";
import { submitForm } from "~/http/form.server";
import { readMailSite } from "~/http/site.server";
import { getPaymentProvider } from "~/http/stripe.server";

const SignInToEnd = v.object({ id: idSchema() });
const Nothing = v.object({});

/** The action of the account page; `?form=` names the form that was posted. */
export async function changeAccount({ request }: ActionFunctionArgs) {
  const ctx = await requirePermission(request, "account:change");
  const site = await readMailSite();
  const from = { site, device: await deviceOf(request) };
  const done = (text: string) => redirectWithToast(request, "/account", text);
  switch (new URL(request.url).searchParams.get("form")) {
    case "password":
      return submitForm(request, PasswordChange, async (change) => {
        await changeOwnPassword(ctx, change, from);
        return done("Password changed. Other sign-ins were ended.");
      });
    case "email":
      return submitForm(request, EmailChange, async (change) => {
        await changeOwnEmail(ctx, change, from);
        return done("E-mail address changed.");
      });
    case "end-sign-in":
      return submitForm(request, SignInToEnd, async ({ id }) => {
        await endOwnSignIn(ctx, id);
        return done("The sign-in was ended.");
      });
    case "end-others":
      return submitForm(request, Nothing, async () => {
        await endOtherSignIns(ctx);
        return done("All other sign-ins were ended.");
      });
    case "billing":
      return submitForm(request, Nothing, async () =>
        redirect(await openBillingPortal(ctx, await getPaymentProvider(), `${site.url}/account`)),
      );
    default:
      throw notFound("The form");
  }
}
