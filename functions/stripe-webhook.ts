// POST /api/payments/webhook: what Stripe reports. The signature is checked on the body as it came; replays and any order are harmless.
import { ProviderUnreachable } from "~/domain/payments/payment-provider";
import { takePaymentEvent } from "~/domain/payments/take-payment-event";
import { visitorContext } from "~/http/context.server";
import { apiFunction } from "~/http/cors.server";
import { platform } from "~/http/platform.server";
import { problem } from "~/http/refusal-response.server";
import { mailSite } from "~/http/site.server";
import { EventForged, paymentEventOf, paymentProvider } from "~/http/stripe.server";
import { readUpTo } from "./api/limit-body";

const maxBodyBytes = 1024 * 1024;

async function post(request: Request): Promise<Response> {
  if (request.method !== "POST") return problem(405, "Only POST is possible here.");
  const { env } = await platform();
  const provider = await paymentProvider();
  if (!provider || !env.stripe?.webhookSecret) return problem(404, "The resource you are looking for does not exist.");
  const payload = request.body ? (await readUpTo(request.body, maxBodyBytes)).toString() : "";
  try {
    const event = await paymentEventOf(
      payload,
      request.headers.get("stripe-signature") ?? "",
      env.stripe.webhookSecret,
    );
    if (event) await takePaymentEvent(await visitorContext(), provider, await mailSite(), event);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (error instanceof EventForged) return problem(400, "The signature is not valid.");
    // Not a success: Stripe reports again later.
    if (error instanceof ProviderUnreachable) return problem(503, "Please report again later.");
    throw error;
  }
}

export default apiFunction(post);
