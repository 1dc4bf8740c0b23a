import { ProviderUnreachable } from "~/domain/payments/payment-provider";
import { takePaymentEvent } from "~/domain/payments/take-payment-event";
import { visitorContext } from "~/http/context.server";
import { platform } from "~/http/platform.server";
import { problem } from "~/http/refusal-response.server";
import { mailSite } from "~/http/site.server";
import { EventForged, EventMalformed, paymentEventOf, paymentProvider } from "~/http/stripe.server";
import { nothing, operation } from "./operation";
import { only, router } from "./router";

const path = "/payments/webhook";
const tryAgain = { 503: { $ref: "#/components/responses/Problem" } };

/** The calls of functions/stripe-webhook.ts. The signature is checked on the body as it came; replays and any order are harmless. */
export const paymentReports = router()
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
      const { stripe } = (await platform()).env;
      const provider = await paymentProvider();
      if (!provider || !stripe?.webhookSecret) return problem(404, "The resource you are looking for does not exist.");
      const signature = c.req.header("stripe-signature") ?? "";
      try {
        const event = await paymentEventOf(await c.req.text(), signature, stripe.webhookSecret);
        if (event) await takePaymentEvent(await visitorContext(), provider, await mailSite(), event);
        return c.body(null, 204);
      } catch (error) {
        if (error instanceof EventMalformed) return problem(400, error.message);
        if (error instanceof EventForged) return problem(400, "The signature is not valid.");
        // Not a success: Stripe reports again later.
        if (error instanceof ProviderUnreachable) return problem(503, "Please report again later.");
        throw error;
      }
    },
  )
  .all(path, only("POST"));
