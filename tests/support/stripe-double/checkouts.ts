// Checkout sessions as Stripe documents them: a page of Stripe's on which a customer subscribes.
import { invalid, missing, StripeError } from "./stripe-error";
import type { Thing } from "./thing";
import { firstOf } from "../tuples";

/** The account that a checkout changes. */
type Account = {
  prices: Map<string, Thing>;
  invoices: Map<string, Thing>;
  intents: Map<string, Thing>;
  thing: (resource: "checkout.session", prefix: string, fields: Record<string, unknown>) => Thing;
  customer: (id: string) => Thing;
  createPaymentMethod: (card: Record<string, string>) => Thing;
  attach: (id: string, params: { customer: string }) => Thing;
  createSubscription: (params: Record<string, unknown>) => Thing;
  cancelSubscription: (id: string) => Thing;
  confirm: (intentId: string, clientSecret: string, agrees: boolean) => Thing;
  report: (type: string, object: Thing) => void;
};

const aDay = 24 * 3_600;

export class Checkouts {
  private readonly sessions = new Map<string, Thing>();

  constructor(private readonly state: Account) {}

  create(params: Record<string, unknown>, base: string): Thing {
    const {
      mode,
      customer,
      line_items,
      success_url,
      cancel_url,
      client_reference_id,
      metadata,
      expires_at,
      automatic_tax,
    } = params;
    const now = Math.floor(Date.now() / 1_000);
    const closes = Number(expires_at ?? now + aDay);
    if (closes < now + aDay / 48 || closes > now + aDay)
      throw invalid("The `expires_at` timestamp must be between 30 minutes and 24 hours from now.", "expires_at");
    if (mode !== "subscription") throw invalid("This double knows mode=subscription only.", "mode");
    const { price } = firstOf(line_items as { price: string }[]);
    if (!this.state.prices.has(price)) throw missing("price", price);
    const isTaxed = (automatic_tax as { enabled?: string } | undefined)?.enabled === "true";
    const session = this.state.thing("checkout.session", "cs_test", {
      mode,
      customer: customer ? this.state.customer(String(customer)).id : null,
      success_url,
      cancel_url: cancel_url ?? null,
      client_reference_id: client_reference_id ?? null,
      metadata: metadata ?? {},
      amount_total: this.state.prices.get(price)!.unit_amount,
      status: "open",
      payment_status: "unpaid",
      payment_intent: null,
      subscription: null,
      expires_at: closes,
      automatic_tax: { enabled: isTaxed, liability: { type: "account" }, status: null, provider: null },
      billing_address_collection: params.billing_address_collection ?? null,
      customer_update: params.customer_update ?? null,
      price,
    });
    session.url = `${base}/checkout/${session.id}`;
    this.sessions.set(session.id, session);
    return session;
  }

  session(id: string): Thing {
    const session = this.sessions.get(id);
    if (!session) throw missing("checkout.session", id);
    return session;
  }

  /** On request, or because it has expired. */
  expire(id: string): Thing {
    const session = this.session(id);
    if (session.status !== "open") throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.');
    Object.assign(session, { status: "expired", url: null });
    this.state.report("checkout.session.expired", session);
    return session;
  }

  /** Newest first, like Stripe. */
  all(fits: (session: Thing) => boolean): Thing[] {
    return [...this.sessions.values()].filter(fits).reverse();
  }

  /** Pays with a card and returns where the browser goes. Bank challenges are accepted on the same page. */
  pay(id: string, number: string): string {
    const session = this.session(id);
    if (session.status !== "open") throw invalid("This Checkout Session is no longer open.");
    const method = this.state.createPaymentMethod({ number, exp_month: "12", exp_year: "2040", cvc: "123" });
    this.state.attach(method.id, { customer: session.customer });
    // Saves the typed address with the customer if the session says so.
    if (session.billing_address_collection === "required" && session.customer_update?.address === "auto")
      this.state.customer(session.customer).address = { country: "SE", postal_code: "111 22" };
    const subscription = this.state.createSubscription({
      automatic_tax: { enabled: String(session.automatic_tax.enabled) },
      customer: session.customer,
      items: [{ price: session.price }],
      default_payment_method: method.id,
    });
    const invoice = this.state.invoices.get(subscription.latest_invoice)!;
    const intent = this.state.intents.get(invoice.payment_intent_id)!;
    if (intent.status === "requires_action") this.state.confirm(intent.id, intent.client_secret, true);
    if (intent.status !== "succeeded") {
      this.state.cancelSubscription(subscription.id);
      throw new StripeError(402, intent.last_payment_error);
    }
    Object.assign(session, { status: "complete", payment_status: "paid", subscription: subscription.id, url: null });
    this.state.report("checkout.session.completed", session);
    return String(session.success_url).replace("{CHECKOUT_SESSION_ID}", session.id);
  }

  /** The page that Stripe shows. */
  page(id: string, problem = ""): string {
    const { amount_total, cancel_url } = this.session(id);
    return `<!doctype html><html lang="en"><title>Checkout</title><link rel="icon" href="data:,"><h1>Checkout (double)</h1><p>${(amount_total / 100).toFixed(2)} per month</p><p role="alert">${problem}</p><form method="post"><label>Card number <input name="number"></label><button>Subscribe</button></form><a href="${String(cancel_url ?? "/").replace(/[&"<>]/g, "")}">Back</a></html>`;
  }
}
