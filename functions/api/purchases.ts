import type { PurchaseOutcome } from "~/domain/payments/advance-purchase";
import { ProviderUnreachable } from "~/domain/payments/payment-provider";
import { purchaseTexts } from "~/domain/payments/purchase-texts";
import { followPurchase } from "~/domain/payments/purchase-progress";
import { OtherAttempt, registerAndPay, RegisterAndPay } from "~/domain/payments/register-and-pay";
import { notFound, Refusal } from "~/domain/refusal";
import { deviceOf, createVisitorContext } from "~/http/context.server";
import { getPlatform } from "~/http/platform.server";
import { readMailSite } from "~/http/site.server";
import { getPaymentProvider } from "~/http/stripe.server";
import { Purchased } from "./answers";
import { ok, operation } from "./operation";
import { allowOnly, createRouter, validate } from "./router";

const path = "/payments/register-and-pay";

const idempotencyKey = {
  in: "header" as const,
  name: "Idempotency-Key",
  schema: { type: "string" as const, pattern: "^[\\w-]{8,200}$" },
  description: "Names the attempt to buy: sent again, it is one purchase.",
};

/** The calls of functions/register-and-pay.ts. */
export const purchases = createRouter()
  .post(
    path,
    async (_, next) => void (await requireOffered(), await next()),
    operation("Register and pay", "anybody", ok(Purchased), { parameters: [idempotencyKey] }),
    validate("json", RegisterAndPay, { fieldOf: (field) => field.replace(/^userRegistrationDetails\./, "") }),
    async (c) => {
      try {
        const from = {
          provider: await requirePriced(),
          site: await readMailSite(),
          device: await deviceOf(c.req.raw),
        };
        const given = c.req.valid("json");
        const key = attemptKeyOf(c.req.header("idempotency-key"), given);
        return c.json(answerPurchase(await registerAndPay(await createVisitorContext(), from, given, key)));
      } catch (error) {
        return c.json(await answerPending(error));
      }
    },
  )
  .get(
    path,
    operation("Read how a purchase stands", "anybody", ok(Purchased), {
      parameters: [{ ...idempotencyKey, required: true }],
      description: "For a page that was reloaded. Completes what is paid; charges nothing.",
    }),
    async (c) => {
      const key = c.req.header("idempotency-key");
      if (!key) throw notFound("The purchase");
      const from = { provider: await requireOffered(), site: await readMailSite() };
      try {
        return c.json(answerPurchase(await followPurchase(await createVisitorContext(), from, key)));
      } catch (error) {
        return c.json(await answerPending(error));
      }
    },
  )
  .all(path, allowOnly("GET", "POST"));

/** What cannot be decided now is waited for; any other error goes on. */
async function answerPending(error: unknown) {
  if (error instanceof OtherAttempt) return { ...pending, message: error.message };
  if (!(error instanceof ProviderUnreachable)) throw error;
  (await getPlatform()).log.warn({ err: error }, "the payment provider did not answer");
  return pending;
}

async function requireOffered() {
  const provider = await getPaymentProvider();
  if (!provider) throw new Refusal("conflict", purchaseTexts.notOffered);
  return provider;
}

/** Nothing is begun that could not be paid for. That Stripe does not answer is told when something was begun. */
async function requirePriced() {
  const provider = await requireOffered();
  await provider.readPrice().catch(async (error: unknown) => {
    if (error instanceof ProviderUnreachable) return;
    (await getPlatform()).log.error({ err: error }, "the price cannot be used: nothing can be bought");
    throw new Refusal("conflict", purchaseTexts.closed);
  });
  return provider;
}

/** The page names each attempt. Clients that do not: a payment method is used for one purchase only. */
function attemptKeyOf(key: string | undefined, { paymentMethodId }: RegisterAndPay): string {
  if (key === undefined) return paymentMethodId;
  if (!/^[\w-]{8,200}$/.test(key))
    throw new Refusal("invalid", "Idempotency-Key must be 8 to 200 letters, digits, - or _.");
  return key;
}

const unknown = { userId: null, message: "", isFieldError: false, errors: [] };
const pending = { ...unknown, message: purchaseTexts.pending, isPending: true };

function answerPurchase(advanced: PurchaseOutcome) {
  switch (advanced.kind) {
    case "completed":
      return { ...unknown, userId: advanced.userId, message: advanced.message };
    case "needsConfirmation":
      return { ...unknown, clientSecret: advanced.clientSecret };
    // Begun with the provider's own page: it is paid there.
    case "needsCheckout":
    case "left":
      return pending;
    case "undone": {
      // What another card or other details can mend is shown on the form; a payment that was taken back is a page of
      // its own.
      const { message, charged } = advanced;
      return { ...unknown, message, isFieldError: !charged, errors: charged ? [] : [message] };
    }
  }
}
