import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import * as v from "valibot";
import { loginTexts } from "~/domain/accounts/account-texts";
import { signInAfterRenewal } from "~/domain/accounts/sign-in";
import { dateText } from "~/domain/date-text";
import { openRenewalPayment, readRenewal } from "~/domain/payments/renewal";
import { Entrance } from "~/entrance/entrance";
import { useSignInHandover } from "~/entrance/sign-in-handover";
import { userOfRenewalGrant } from "~/http/access-token.server";
import { deviceOf, visitorContext } from "~/http/context.server";
import { renewalGrant, renewalGrantOf, withCookies } from "~/http/cookies.server";
import { entered } from "~/http/entered.server";
import { flashCookie } from "~/http/flash.server";
import { submitForm } from "~/http/form.server";
import { refusable } from "~/http/refusal-response.server";
import { mailSite } from "~/http/site.server";
import { paymentProvider } from "~/http/stripe.server";
import { Button } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { useHydrated } from "~/ui/hydrated";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";

/** Of one purpose: whoever has shown the password of an account whose subscription has lapsed pays again, or leaves. */
export const loader = refusable(async ({ request }: LoaderFunctionArgs) => {
  const userId = await renewer(request);
  return readRenewal(await visitorContext(), await paymentProvider(), userId);
});

const Intent = v.object({ intent: v.picklist(["pay", "enter", "leave"]), scripted: v.optional(v.string()) });

export const action = refusable(async ({ request }: ActionFunctionArgs) => {
  const userId = await renewer(request);
  const ctx = await visitorContext();
  const forget = renewalGrant(request, "");
  return submitForm(request, Intent, async ({ intent, scripted }) => {
    if (intent === "leave") return redirect("/", { headers: withCookies([forget]) });
    if (intent === "pay") {
      const { url } = await mailSite();
      return redirect((await openRenewalPayment(ctx, await paymentProvider(), userId, `${url}/renew`)) ?? "/renew");
    }
    const signedIn = await signInAfterRenewal(ctx, userId, await deviceOf(request));
    return signedIn ? entered(request, signedIn, scripted !== undefined, [forget]) : redirect("/renew");
  });
});

// Whoever has just got in has no grant any more: asking again would lead to the login page, and out.
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: {
  formMethod?: string;
  defaultShouldRevalidate: boolean;
}) => (formMethod === "POST" ? false : defaultShouldRevalidate);

async function renewer(request: Request): Promise<string> {
  const userId = await userOfRenewalGrant(renewalGrantOf(request));
  if (!userId)
    throw redirect("/", { headers: withCookies([flashCookie(request, { loginError: loginTexts.mustLogIn })]) });
  return userId;
}

export default function Renew() {
  const { username, text, isGood, way, currentPeriodEnd, isCurrent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const signedIn = answer && "signedIn" in answer ? answer : null;
  const noUser = useSignInHandover(signedIn);
  const busy = useNavigation().formMethod === "POST" || (signedIn !== null && !noUser);
  const zone = useTimeZone();
  const problem = noUser ?? (answer && "errors" in answer ? answer.message : undefined);
  return (
    <Entrance heading={isGood ? "Welcome back" : "Pay again"}>
      {problem && <Notice tone="error">{problem}</Notice>}
      {!isCurrent && !problem && (
        <Notice tone="warning">The payment provider does not answer: this is how it stood last.</Notice>
      )}
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 border-y border-line py-3 [&_dt]:text-muted">
        <dt>Account</dt>
        <dd className="font-medium wrap-anywhere">{username}</dd>
        <dt>Subscription</dt>
        <dd>
          <Chip tone={isGood ? "good" : "bad"}>{text}</Chip>
        </dd>
        {currentPeriodEnd && (
          <>
            <dt>Paid until</dt>
            <dd className="tabular-nums">{dateText(currentPeriodEnd, zone)}</dd>
          </>
        )}
      </dl>
      <p className="text-muted">{isGood ? "Your subscription is paid. You can go on." : whatToDo[way]}</p>
      <Form method="post" className="grid gap-3" reloadDocument={!isGood}>
        {useHydrated() && <input type="hidden" name="scripted" value="1" />}
        <Button
          type="submit"
          name="intent"
          value={isGood ? "enter" : "pay"}
          variant="primary"
          size="large"
          wide
          busy={busy}
        >
          {isGood ? "Continue" : "Pay again"}
        </Button>
      </Form>
      <Form method="post" reloadDocument>
        <Button type="submit" name="intent" value="leave" size="large" wide>
          Leave
        </Button>
      </Form>
    </Entrance>
  );
}

const whatToDo = {
  portal:
    "A payment is open, so this account cannot be used at the moment. Pay the open invoice or enter another card with our payment provider; you come back here, and are in at once.",
  checkout:
    "The subscription has ended. Begin it again with our payment provider; you come back here, and are in at once. Your scores are as you left them.",
};
