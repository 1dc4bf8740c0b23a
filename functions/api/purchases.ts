import type { PurchaseOutcome } from "~/domain/payments/advance-purchase";
import { ProviderUnreachable } from "~/domain/payments/payment-provider";
import { followPurchase } from "~/domain/payments/purchase-progress";
import { OtherAttempt, registerAndPay, RegisterAndPay } from "~/domain/payments/register-and-pay";
import { notFound, Refusal } from "~/domain/refusal";
import { deviceOf, createVisitorContext } from "~/http/context.server";
import { getPlatform } from "~/http/platform.server";
import { readMailSite } from "~/http/site.server";
import { getPaymentProvider } from "~/http/stripe.server";
import { texts } from "~/texts";
import { say } from "~/texts/say";
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
        const purchase = c.req.valid("json");
        const key = attemptKeyOf(c.req.header("idempotency-key"), purchase);
        return c.json(answerPurchase(await registerAndPay(await createVisitorContext(), from, purchase, key)));
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
      if (!key) throw notFound("purchase");
      const from = { provider: await requireOffered(), site: await readMailSite() };
      try {
        return c.json(answerPurchase(await followPurchase(await createVisitorContext(), from, key)));
      } catch (error) {
        return c.json(await answerPending(error));
      }
    },
  )
  .all(path, allowOnly("GET", "POST"));

/** Responds 202 while the purchase is undecided; rethrows other errors. */
async function answerPending(error: unknown) {
  if (error instanceof OtherAttempt) return { ...pending(), message: error.message };
  if (!(error instanceof ProviderUnreachable)) throw error;
  (await getPlatform()).log.warn({ err: error }, "the payment provider did not answer");
  return pending();
}

async function requireOffered() {
  const provider = await getPaymentProvider();
  if (!provider) throw new Refusal("conflict", say.purchases.notOffered);
  return provider;
}

/** Refuses a purchase that can't be paid for, before anything is stored. A later failure of Stripe is reported then. */
async function requirePriced() {
  const provider = await requireOffered();
  await provider.readPrice().catch(async (error: unknown) => {
    if (error instanceof ProviderUnreachable) return;
    (await getPlatform()).log.error({ err: error }, "the price cannot be used: nothing can be bought");
    throw new Refusal("conflict", say.purchases.closed);
  });
  return provider;
}

/**
 * The page sends a key for each attempt. For clients without one, the payment method is the key: it is used for one
 * purchase only.
 */
function attemptKeyOf(key: string | undefined, { paymentMethodId }: RegisterAndPay): string {
  if (key === undefined) return paymentMethodId;
  if (!/^[\w-]{8,200}$/.test(key)) throw new Refusal("invalid", say.apiRefusals.idempotencyKey);
  return key;
}

const unknown = { userId: null, message: "", isFieldError: false, errors: [] };
const pending = () => ({ ...unknown, message: texts.purchases.pending, isPending: true });

function answerPurchase(advanced: PurchaseOutcome) {
  switch (advanced.kind) {
    case "completed":
      return { ...unknown, userId: advanced.userId, message: advanced.message };
    case "needsConfirmation":
      return { ...unknown, clientSecret: advanced.clientSecret };
    // Started on the provider's own page, where it must be paid.
    case "needsCheckout":
    case "left":
      return pending();
    case "undone": {
      // The form shows what another card or other details can solve; a refunded payment has its own page.
      const { message, charged } = advanced;
      return { ...unknown, message, isFieldError: !charged, errors: charged ? [] : [message] };
    }
  }
}
