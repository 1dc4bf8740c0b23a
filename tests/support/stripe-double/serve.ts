// `npx tsx tests/support/stripe-double/serve.ts`: a Stripe double to click through a purchase. Prints the server's
// environment. PORT (default 4242) is its own; webhooks go to APP (default http://localhost:3000).
import { startStripeDouble } from "./stripe-double";

const { PORT = "4242", APP = "http://localhost:3000" } = process.env;
const secret = "whsec_double";
const double = await startStripeDouble({ port: Number(PORT), webhook: { url: `${APP}/api/payments/webhook`, secret } });
console.log(`Stripe's double listens at ${double.url}. Start the server with:

STRIPE_SECRET_KEY=sk_test_double STRIPE_PUBLISHABLE_KEY=pk_test_double STRIPE_WEBHOOK_SECRET=${secret} STRIPE_API_BASE=${double.url} npm start

Then open ${APP}/register. Cards, with any later date such as 12/40 and any three digits:
  4242 4242 4242 4242  pays
  4000 0000 0000 0002  is declined            4000 0000 0000 9995  has insufficient funds
  4000 0025 0000 3155  asks (3-D Secure)      4000 0000 0000 0341  attaches, but fails when charged

To let the next call go wrong ("error", "dropBefore", "dropAfter", "hangBefore" or "hangAfter"), or to let a month pass:
  curl -d '{"call":"POST /v1/subscriptions","fault":"dropAfter"}' ${double.url}/double/faults
  curl -d '{"subscription":"sub_…","isPaid":false}' ${double.url}/double/renew`);
