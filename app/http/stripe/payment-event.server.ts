// Stripe's reports: whether they are genuine, and which customer they concern.
import * as v from "valibot";
import type { PaymentEvent } from "~/domain/payments/handle-payment-event";
import { texts } from "~/texts";

/** The signature isn't Stripe's, or the report is too old. */
export class EventForged extends Error {}

/** Signed, but not a Stripe event. */
export class EventMalformed extends Error {}

const Reported = v.object({
  type: v.string(),
  data: v.object({
    object: v.object({ customer: v.nullish(v.union([v.string(), v.object({ id: v.string() })])) }),
  }),
});

const standingEvents =
  /^(customer\.subscription\.|invoice\.(paid|payment_|voided|marked_)|charge\.succeeded|checkout\.session\.(completed|expired))/;

const paidEvents = ["invoice.paid", "charge.succeeded", "checkout.session.completed"];

/** The content of a signed report; null for reports that change nothing here. `payload` is the raw body. */
export async function paymentEventOf(
  payload: string,
  signature: string,
  webhookSecret: string,
): Promise<PaymentEvent | null> {
  const { default: Stripe } = await import("stripe");
  const signed = await Stripe.webhooks
    .constructEventAsync(payload, signature, webhookSecret)
    .catch((error: unknown) => {
      if (error instanceof SyntaxError) throw new EventMalformed(texts.stripe.reportNotJson, { cause: error });
      throw new EventForged(String(error));
    });
  const event = v.safeParse(Reported, signed);
  if (!event.success) throw new EventMalformed(texts.stripe.reportNotEvent);
  const { type, data } = event.output;
  const { customer } = data.object;
  const customerId = typeof customer === "string" ? customer : customer?.id;
  if (!customerId || !standingEvents.test(type)) return null;
  return { customerId, paid: paidEvents.includes(type) };
}
