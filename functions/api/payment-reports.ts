import { ProviderUnreachable } from "~/domain/payments/payment-provider";
import { handlePaymentEvent } from "~/domain/payments/handle-payment-event";
import { createVisitorContext } from "~/http/context.server";
import { getPlatform } from "~/http/platform.server";
import { answerProblem } from "~/http/refusal-response.server";
import { readMailSite } from "~/http/site.server";
import { getPaymentProvider } from "~/http/stripe.server";
import { EventForged, EventMalformed, paymentEventOf } from "~/http/stripe/payment-event.server";
import { say } from "~/texts/say";
import { nothing, operation } from "./operation";
import { allowOnly, createRouter } from "./router";

const path = "/payments/webhook";
const tryAgain = { 503: { $ref: "#/components/responses/Problem" } };

/**
 * The calls of functions/stripe-webhook.ts. The signature is checked on the raw body; reports may be repeated and
 * arrive in any order.
 */
export const paymentReports = createRouter()
  .post(
    path,
    operation(
      "Take a report of the payment provider",
      "anybody",
      { ...nothing, ...tryAgain },
      {
        description: "For Stripe alone: the signature is checked.",
        requestBody: { required: true, content: { "application/json": { schema: {} } } },
      },
    ),
    async (c) => {
      const { stripe } = (await getPlatform()).env;
      const provider = await getPaymentProvider();
      if (!provider || !stripe?.webhookSecret) return answerProblem(404, say.apiRefusals.noSuchCall);
      const signature = c.req.header("stripe-signature") ?? "";
      try {
        const event = await paymentEventOf(await c.req.text(), signature, stripe.webhookSecret);
        const [ctx, site] = [await createVisitorContext(), await readMailSite()];
        if (event) await handlePaymentEvent(ctx, provider, site, event, stripe.renewalReceipts);
        return c.body(null, 204);
      } catch (error) {
        if (error instanceof EventMalformed) return answerProblem(400, error.message);
        if (error instanceof EventForged) return answerProblem(400, say.apiRefusals.signatureInvalid);
        // Not a success, so that Stripe reports again.
        if (error instanceof ProviderUnreachable) return answerProblem(503, say.apiRefusals.reportAgain);
        throw error;
      }
    },
  )
  .all(path, allowOnly("POST"));
