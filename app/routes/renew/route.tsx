import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import * as v from "valibot";
import { findRenewer } from "~/domain/accounts/reset-grant";
import { signInAfterRenewal } from "~/domain/accounts/sign-in";
import { formatDate } from "~/domain/date-text";
import { openRenewalPayment, readRenewal } from "~/domain/payments/renewal";
import { SignedOutLayout } from "~/signed-out/signed-out-layout";
import { skipRevalidationAfterPost } from "~/signed-out/skip-revalidation-after-post";
import { useSignInHandover } from "~/signed-out/sign-in-handover";
import { readRenewalGrant } from "~/http/access-token.server";
import { deviceOf, createVisitorContext } from "~/http/context.server";
import { writeRenewalGrant, renewalGrantOf, setCookies } from "~/http/cookies.server";
import { answerSignIn } from "~/http/answer-sign-in.server";
import { writeFlashCookie } from "~/http/flash.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { leadToSecondStep } from "~/http/second-step.server";
import { readMailSite } from "~/http/site.server";
import { getPaymentProvider } from "~/http/stripe.server";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { useHydrated } from "~/ui/hydrated";
import { Notice } from "~/ui/notice";
import { useTimeZone } from "~/ui/time-zone";
import type { Page } from "~/domain/page";

export const handle = { title: () => texts.renewal.pageTitle } satisfies Page;

/** For accounts whose subscription has lapsed: after their password they can pay again or leave. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const userId = await requireRenewer(request);
  return readRenewal(await createVisitorContext(), await getPaymentProvider(), userId);
});

const Intent = v.object({ intent: v.picklist(["pay", "enter", "leave"]), scripted: v.optional(v.string()) });

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const userId = await requireRenewer(request);
  const ctx = await createVisitorContext();
  const forget = writeRenewalGrant(request, "");
  return submitForm(request, Intent, async ({ intent, scripted }) => {
    if (intent === "leave") return redirect("/", { headers: setCookies([forget]) });
    if (intent === "pay") {
      const { url } = await readMailSite();
      return redirect((await openRenewalPayment(ctx, await getPaymentProvider(), userId, `${url}/renew`)) ?? "/renew");
    }
    const signedIn = await signInAfterRenewal(ctx, userId, await deviceOf(request));
    if (!signedIn) return redirect("/renew");
    if (!signedIn.canPlay) return leadToSecondStep(request, signedIn.step, [forget]);
    return answerSignIn(request, signedIn, scripted !== undefined, [forget]);
  });
});

// After the renewal there is no grant: reloading would lead to the login page, which signs out.
export { skipRevalidationAfterPost as shouldRevalidate };

async function requireRenewer(request: Request): Promise<string> {
  const grant = await readRenewalGrant(renewalGrantOf(request));
  const userId = grant && (await findRenewer(await createVisitorContext(), grant));
  if (!userId)
    throw redirect("/", { headers: setCookies([writeFlashCookie(request, { loginError: texts.signIn.mustLogIn })]) });
  return userId;
}

export default function Renew() {
  const { username, text, isGood, way, currentPeriodEnd, isCurrent } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const signedIn = answer && "signedIn" in answer ? answer : null;
  const failsHandover = useSignInHandover(signedIn);
  const busy = useNavigation().formMethod === "POST" || (signedIn !== null && !failsHandover);
  const zone = useTimeZone();
  const refusal = answer && "errors" in answer ? answer.message : undefined;
  const problem = failsHandover ? texts.renewal.cookiesBlocked : refusal;
  return (
    <SignedOutLayout heading={isGood ? texts.renewal.welcomeBack : texts.renewal.payAgain}>
      {problem && <Notice tone="error">{problem}</Notice>}
      {!isCurrent && !problem && <Notice tone="warning">{texts.renewal.staleHint}</Notice>}
      <dl
        className={
          "grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 border-y border-line py-3 " + "[&_dt]:text-muted"
        }
      >
        <dt>{texts.renewal.account}</dt>
        <dd className="font-medium wrap-anywhere">
          <bdi>{username}</bdi>
        </dd>
        <dt>{texts.renewal.subscription}</dt>
        <dd>
          <Chip tone={isGood ? "good" : "bad"}>{text}</Chip>
        </dd>
        {currentPeriodEnd && (
          <>
            <dt>{texts.renewal.paidUntil}</dt>
            <dd className="tabular-nums">{formatDate(currentPeriodEnd, zone)}</dd>
          </>
        )}
      </dl>
      <p className="text-muted">{isGood ? texts.renewal.paid : texts.renewal.instructions({ way })}</p>
      <Form noValidate method="post" className="grid gap-3" reloadDocument={!isGood}>
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
          {isGood ? texts.renewal.continue : texts.renewal.payAgain}
        </Button>
      </Form>
      <Form noValidate method="post" reloadDocument>
        <Button type="submit" name="intent" value="leave" size="large" wide>
          {texts.renewal.leave}
        </Button>
      </Form>
    </SignedOutLayout>
  );
}
