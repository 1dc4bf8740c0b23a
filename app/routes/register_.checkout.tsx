import { ClockIcon } from "@heroicons/react/20/solid";
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import * as v from "valibot";
import { registerAddressOf } from "~/domain/registration/registration-mode";
import { leaveCheckout } from "~/domain/payments/check-out";
import { ProviderUnreachable } from "~/domain/payments/payment-provider";
import { followPurchase } from "~/domain/payments/purchase-progress";
import { Refusal } from "~/domain/refusal";
import { OutcomePage } from "~/signed-out/outcome-page";
import { answerPurchase, readSeller } from "~/http/check-out.server";
import { createVisitorContext } from "~/http/context.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { Button, ButtonLink } from "~/ui/button";
import type { Page } from "~/domain/page";

export const handle = { title: () => texts.registration.paymentPageTitle } satisfies Page;

const registerAddress = registerAddressOf("PurchaseSubscription");
/** Seconds between refreshes while the purchase is undecided. */
const refreshSeconds = 3;

const attemptOf = (request: Request) => new URL(request.url).searchParams.get("attempt") ?? "";

/** Return URL of the payment provider's page. Only the buyer knows the attempt's key. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const purchase = await findPurchase(attemptOf(request));
  if (!purchase) return redirect(registerAddress);
  const answer = await answerPurchase(request, purchase);
  return answer ?? { url: purchase.kind === "needsCheckout" ? purchase.url : null };
});

async function findPurchase(attemptKey: string) {
  try {
    return await followPurchase(await createVisitorContext(), await readSeller(), attemptKey);
  } catch (error) {
    if (error instanceof ProviderUnreachable) return { kind: "left" as const };
    if (error instanceof Refusal) return null;
    throw error;
  }
}

export const action = answerRefusals(({ request }: ActionFunctionArgs) =>
  submitForm(request, v.object({}), async () => {
    const purchase = await leaveCheckout(await createVisitorContext(), await readSeller(), attemptOf(request)).catch(
      (error: unknown) => {
        if (error instanceof ProviderUnreachable) throw new Refusal("conflict", say.purchases.unavailable);
        throw error;
      },
    );
    // If it has been paid meanwhile, the purchase is complete.
    return (purchase?.kind === "completed" && (await answerPurchase(request, purchase))) || redirect(registerAddress);
  }),
);

/** Shown while it isn't paid: continue to payment, or change the details. */
export default function Checkout() {
  const { url } = useLoaderData<typeof loader>();
  usePolling(url === null);
  const icon = <ClockIcon className="size-8 text-amber" aria-hidden />;
  if (url === null)
    return (
      <OutcomePage heading={texts.registration.processingTitle} icon={icon}>
        <noscript>
          <meta httpEquiv="refresh" content={String(refreshSeconds)} />
        </noscript>
        <p className="text-md">{texts.registration.processingHint}</p>
      </OutcomePage>
    );
  return (
    <OutcomePage heading={texts.registration.unfinishedTitle} icon={icon}>
      <p className="text-md">{texts.registration.unfinishedHint}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={url} variant="primary" size="large">
          {texts.registration.continueToPayment}
        </ButtonLink>
        <Form noValidate method="post" reloadDocument>
          <Button type="submit" size="large">
            {texts.registration.changeDetails}
          </Button>
        </Form>
      </div>
    </OutcomePage>
  );
}

function usePolling(isWaiting: boolean) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    // A new request would cancel a pending one, which may take longer than the interval.
    if (!isWaiting || state !== "idle") return;
    const timer = setTimeout(revalidate, refreshSeconds * 1_000);
    return () => clearTimeout(timer);
  }, [isWaiting, revalidate, state]);
}
