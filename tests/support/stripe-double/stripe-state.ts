// State and behaviour of a Stripe account, enough for a monthly subscription. Shapes come from fixtures.json, an
// excerpt of Stripe's own examples (stripe/openapi, MIT).
import fixtures from "./fixtures.json" with { type: "json" };
import { Checkouts } from "./checkouts";
import type { Thing } from "./thing";
import { cardError, invalid, missing, StripeError } from "./stripe-error";
import { testCards, type CardBehaviour } from "./test-cards";
import { firstOf } from "../tuples";

export type StripeEvent = Thing & { type: string };
type Params = Record<string, unknown>;

const month = 30 * 24 * 3_600;

export class StripeState {
  readonly customers = new Map<string, Thing>();
  readonly cards = new Map<string, { method: Thing; behaviour: CardBehaviour }>();
  readonly prices = new Map<string, Thing>();
  readonly subscriptions = new Map<string, Thing>();
  readonly invoices = new Map<string, Thing>();
  readonly intents = new Map<string, Thing>();
  readonly charges = new Map<string, Thing>();
  readonly refunds = new Map<string, Thing>();
  readonly portalConfigurations: Thing[] = [];
  readonly webhookEndpoints: Thing[] = [];
  readonly setupIntents = new Map<string, Thing>();
  readonly taxSettings = structuredClone(fixtures["tax.settings"]) as { status: string };
  /** Revoked keys. */
  readonly refusedKeys = new Set<string>();
  /** Keys of another account, where these objects don't exist. */
  readonly foreignKeys = new Set<string>();
  /** Seconds by which Stripe's clock is ahead. */
  clockSkew = 0;
  readonly checkouts = new Checkouts(this);
  readonly events: StripeEvent[] = [];
  onEvent: (event: StripeEvent) => void = () => {};
  private counted = 0;

  private id(prefix: string) {
    return `${prefix}_${String(++this.counted).padStart(14, "0")}`;
  }

  private now() {
    return Math.floor(Date.now() / 1_000);
  }

  thing(resource: keyof typeof fixtures, prefix: string, fields: Record<string, unknown>): Thing {
    return {
      ...structuredClone(fixtures[resource] as object),
      id: this.id(prefix),
      created: this.now(),
      livemode: false,
      ...fields,
    };
  }

  report(type: string, object: Thing) {
    const event: StripeEvent = {
      ...structuredClone(fixtures.event),
      id: this.id("evt"),
      created: this.now(),
      type,
      pending_webhooks: this.webhookEndpoints.filter(({ status }) => status === "enabled").length,
      data: { object: structuredClone(object) },
    } as unknown as StripeEvent;
    this.events.push(event);
    this.onEvent(event);
  }

  /** Called by the browser: card numbers are sent nowhere else. */
  createPaymentMethod({
    number,
    exp_month,
    exp_year,
    cvc,
    name,
    email,
    country,
    postal_code,
  }: Record<string, string>): Thing {
    const digits = String(number ?? "").replace(/\s/g, "");
    const behaviour = testCards[digits];
    if (!behaviour)
      throw new StripeError(402, {
        type: "card_error",
        code: "incorrect_number",
        message: "Your card number is incorrect.",
        param: "number",
      });
    if (!/^\d{3,4}$/.test(cvc ?? ""))
      throw new StripeError(402, {
        type: "card_error",
        code: "invalid_cvc",
        message: "Your card's security code is invalid.",
        param: "cvc",
      });
    const card = {
      ...fixtures.payment_method.card,
      exp_month: Number(exp_month),
      exp_year: Number(exp_year),
      last4: digits.slice(-4),
    };
    const method = this.thing("payment_method", "pm", {
      customer: null,
      card,
      billing_details: {
        ...fixtures.payment_method.billing_details,
        name: name ?? null,
        email: email ?? null,
        address: { country: country ?? null, postal_code: postal_code ?? null },
      },
    });
    this.cards.set(method.id, { method, behaviour });
    return method;
  }

  balance() {
    return structuredClone(fixtures.balance);
  }

  addWebhookEndpoint(url: string, enabledEvents = ["*"]): Thing {
    const endpoint = this.thing("webhook_endpoint", "we", { url, enabled_events: enabledEvents, status: "enabled" });
    this.webhookEndpoints.push(endpoint);
    return endpoint;
  }

  createSetupIntent(): Thing {
    const intent = this.thing("setup_intent", "seti", { status: "requires_payment_method" });
    intent.client_secret = `${intent.id}_secret_${this.counted}`;
    this.setupIntents.set(intent.id, intent);
    return intent;
  }

  setupIntent(id: string, clientSecret?: string): Thing {
    const intent = this.setupIntents.get(id);
    if (!intent || (clientSecret !== undefined && intent.client_secret !== clientSecret))
      throw missing("setupintent", id);
    return intent;
  }

  createCustomer(params: Params): Thing {
    const customer = this.thing("customer", "cus", {
      name: params.name ?? null,
      email: params.email ?? null,
      metadata: params.metadata ?? {},
      discount: null,
    });
    this.customers.set(customer.id, customer);
    return customer;
  }

  /** With `validate_location`, an address that Stripe Tax cannot resolve is refused. */
  updateCustomer(id: string, { tax, ...params }: Params): Thing {
    const customer = this.customer(id);
    const address = (params.address ?? customer.address) as { country?: string } | null;
    const validates = (tax as { validate_location?: string } | undefined)?.validate_location === "immediately";
    if (validates && !isPlaced(address)) throw placeUnknown();
    return Object.assign(customer, params);
  }

  /** Expands `latest_invoice` if requested. */
  expanded(subscription: Thing, expand: unknown): Thing {
    const paths = Object.values((expand ?? {}) as Record<string, string>);
    if (!paths.some((path) => path.endsWith("latest_invoice"))) return subscription;
    return { ...subscription, latest_invoice: this.invoices.get(subscription.latest_invoice) ?? null };
  }

  customer(id: string): Thing {
    const customer = this.customers.get(id);
    if (!customer || customer.deleted) throw missing("customer", id);
    return customer;
  }

  deleteCustomer(id: string): Thing {
    const customer = this.customer(id);
    customer.deleted = true;
    for (const subscription of this.subscriptions.values())
      if (subscription.customer === id && subscription.status !== "canceled") this.cancel(subscription);
    return { ...structuredClone(fixtures.deleted_customer), id };
  }

  attach(id: string, { customer: customerId }: Params): Thing {
    const card = this.cards.get(id);
    if (!card) throw missing("PaymentMethod", id);
    const customer = this.customer(String(customerId));
    if (card.method.customer && card.method.customer !== customer.id)
      throw invalid("The payment method you provided has already been attached to a customer.");
    if (card.behaviour.kind === "failsWhenAttached")
      throw cardError(card.behaviour.message, card.behaviour.declineCode);
    card.method.customer = customer.id;
    return card.method;
  }

  findPrices(lookupKeys: string[]): Thing[] {
    return [...this.prices.values()].filter(({ lookup_key }) => lookupKeys.includes(lookup_key));
  }

  price(id: string): Thing {
    const price = this.prices.get(id);
    if (!price) throw missing("price", id);
    return price;
  }

  createPrice(params: Params): Thing {
    if (params.lookup_key && this.findPrices([String(params.lookup_key)]).length > 0)
      throw invalid("A price with this lookup key exists.", "lookup_key");
    const { unit_amount, currency, lookup_key, recurring } = params;
    const price = this.thing("price", "price", {
      currency,
      lookup_key: lookup_key ?? null,
      unit_amount: Number(unit_amount),
      unit_amount_decimal: String(unit_amount),
      product: this.id("prod"),
      recurring: { ...fixtures.price.recurring, ...(recurring as object) },
    });
    this.prices.set(price.id, price);
    return price;
  }

  createSubscription(params: Params): Thing {
    const customer = this.customer(String(params.customer));
    const { price: priceId } = firstOf(params.items as { price: string }[]);
    const price = this.prices.get(priceId);
    if (!price) throw missing("price", priceId);
    const card = this.cards.get(String(params.default_payment_method));
    if (card?.method.customer !== customer.id)
      throw invalid(
        `The customer does not have a payment method with the ID ${params.default_payment_method}.`,
        "default_payment_method",
      );
    if (card.behaviour.kind === "unfitForSubscriptions")
      throw invalid(`The payment method ${card.method.id} cannot be used here.`, "default_payment_method");
    const isTaxed = (params.automatic_tax as { enabled?: string } | undefined)?.enabled === "true";
    if (isTaxed && !isPlaced(customer.address)) throw placeUnknown();
    const start = this.now();
    const item = {
      ...structuredClone(fixtures.subscription.items.data[0]),
      id: this.id("si"),
      price,
      current_period_start: start,
      current_period_end: start + month,
    };
    const subscription = this.thing("subscription", "sub", {
      customer: customer.id,
      status: "incomplete",
      default_payment_method: card.method.id,
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      latest_invoice: null,
      automatic_tax: { ...fixtures.subscription.automatic_tax, enabled: isTaxed },
      items: { ...fixtures.subscription.items, data: [item] },
    });
    this.subscriptions.set(subscription.id, subscription);
    this.bill(subscription, price.unit_amount, card);
    this.report("customer.subscription.created", subscription);
    return subscription;
  }

  private bill(subscription: Thing, net: number, card: { method: Thing; behaviour: CardBehaviour }) {
    const amount = subscription.automatic_tax.enabled ? Math.round(net * 1.2) : net;
    const invoice = this.thing("invoice", "in", {
      customer: subscription.customer,
      amount_due: amount,
      amount_paid: 0,
      amount_remaining: amount,
      currency: subscription.items.data[0].price.currency,
      total: amount,
      total_excluding_tax: net,
      status: "open",
      subscription: subscription.id,
    });
    const intent = this.thing("payment_intent", "pi", {
      amount,
      customer: subscription.customer,
      payment_method: card.method.id,
      last_payment_error: null,
      next_action: null,
      status: "requires_payment_method",
      invoice: invoice.id,
    });
    intent.client_secret = `${intent.id}_secret_${this.counted}`;
    subscription.latest_invoice = invoice.id;
    invoice.payment_intent_id = intent.id;
    this.invoices.set(invoice.id, invoice);
    this.intents.set(intent.id, intent);
    if (card.behaviour.kind === "pays") this.pay(subscription, invoice, intent);
    else if (card.behaviour.kind === "asks")
      Object.assign(intent, { status: "requires_action", next_action: { type: "use_stripe_sdk" } });
    else if (card.behaviour.kind !== "unfitForSubscriptions") this.refuse(invoice, intent, card.behaviour);
  }

  private pay(subscription: Thing, invoice: Thing, intent: Thing) {
    const { amount, customer } = intent;
    const charge = this.thing("charge", "ch", {
      amount,
      amount_captured: amount,
      amount_refunded: 0,
      captured: true,
      paid: true,
      refunded: false,
      status: "succeeded",
      customer,
      payment_intent: intent.id,
    });
    this.charges.set(charge.id, charge);
    Object.assign(intent, {
      status: "succeeded",
      latest_charge: charge.id,
      amount_received: amount,
      next_action: null,
    });
    const status_transitions = { ...fixtures.invoice.status_transitions, paid_at: this.now() };
    Object.assign(invoice, { status: "paid", amount_paid: amount, amount_remaining: 0, status_transitions });
    subscription.status = "active";
    this.report("charge.succeeded", charge);
    this.report("invoice.paid", invoice);
    this.report("customer.subscription.updated", subscription);
  }

  private refuse(invoice: Thing, intent: Thing, { message, declineCode }: { message: string; declineCode: string }) {
    const { amount, customer } = intent;
    const charge = this.thing("charge", "ch", {
      amount,
      captured: false,
      paid: false,
      refunded: false,
      status: "failed",
      customer,
      payment_intent: intent.id,
      failure_message: message,
    });
    this.charges.set(charge.id, charge);
    Object.assign(intent, {
      status: "requires_payment_method",
      last_payment_error: { type: "card_error", code: "card_declined", decline_code: declineCode, message },
    });
    this.report("invoice.payment_failed", invoice);
  }

  /** The buyer accepts or declines the bank's challenge. */
  confirm(id: string, clientSecret: string, agrees: boolean): Thing {
    const intent = this.intents.get(id);
    if (!intent || intent.client_secret !== clientSecret) throw missing("payment_intent", id);
    if (intent.status !== "requires_action")
      throw invalid(`This PaymentIntent's status is ${intent.status}.`, undefined, "payment_intent_unexpected_state");
    const invoice = this.invoices.get(intent.invoice)!;
    const subscription = this.subscriptions.get(invoice.subscription)!;
    if (agrees) this.pay(subscription, invoice, intent);
    else this.refuse(invoice, intent, unauthenticated);
    return intent;
  }

  private cancel(subscription: Thing) {
    Object.assign(subscription, { status: "canceled", canceled_at: this.now(), ended_at: this.now() });
    for (const invoice of this.invoices.values()) {
      if (invoice.subscription !== subscription.id || invoice.status !== "open") continue;
      invoice.status = "void";
      Object.assign(this.intents.get(invoice.payment_intent_id)!, { status: "canceled" });
    }
    this.report("customer.subscription.deleted", subscription);
  }

  subscription(id: string): Thing {
    const subscription = this.subscriptions.get(id);
    if (!subscription) throw missing("subscription", id);
    return subscription;
  }

  cancelSubscription(id: string): Thing {
    const subscription = this.subscription(id);
    this.cancel(subscription);
    return subscription;
  }

  /** What the portal does if its settings say at_period_end. */
  cancelAtPeriodEnd(id: string) {
    const subscription = this.subscription(id);
    Object.assign(subscription, {
      cancel_at_period_end: true,
      cancel_at: subscription.items.data[0].current_period_end,
      canceled_at: this.now(),
    });
    this.report("customer.subscription.updated", subscription);
  }

  /** Pays the open invoice in the portal. */
  payOpenInvoice(id: string) {
    const subscription = this.subscription(id);
    const card = this.cards.get(subscription.default_payment_method)!;
    this.bill(subscription, subscription.items.data[0].price.unit_amount, { ...card, behaviour: { kind: "pays" } });
  }

  /** A month later: the next payment succeeds or fails. */
  renew(id: string, isPaid: boolean) {
    const subscription = this.subscription(id);
    if (isPaid) {
      for (const item of subscription.items.data) item.current_period_end += month;
      const card = this.cards.get(subscription.default_payment_method)!;
      this.bill(subscription, subscription.items.data[0].price.unit_amount, { ...card, behaviour: { kind: "pays" } });
      return;
    }
    subscription.status = "past_due";
    this.report("invoice.payment_failed", this.invoices.get(subscription.latest_invoice)!);
    this.report("customer.subscription.updated", subscription);
  }

  invoicePayments(invoiceId: string): Thing[] {
    const invoice = this.invoices.get(invoiceId);
    if (!invoice) throw missing("invoice", invoiceId);
    const intent = this.intents.get(invoice.payment_intent_id)!;
    return [
      {
        ...structuredClone(fixtures.invoice_payment),
        id: `inpay_${invoice.id}`,
        invoice: invoice.id,
        currency: "usd",
        status: invoice.status,
        payment: { type: "payment_intent", payment_intent: intent },
      },
    ];
  }

  chargesOf(customerId: string): Thing[] {
    return [...this.charges.values()].filter(({ customer }) => customer === customerId).reverse();
  }

  refund({ charge: chargeId }: Params): Thing {
    const charge = this.charges.get(String(chargeId));
    if (!charge) throw missing("charge", String(chargeId));
    if (charge.refunded)
      throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, "charge_already_refunded");
    Object.assign(charge, { refunded: true, amount_refunded: charge.amount });
    const refund = this.thing("refund", "re", {
      amount: charge.amount,
      charge: charge.id,
      payment_intent: charge.payment_intent,
      status: "succeeded",
    });
    this.refunds.set(refund.id, refund);
    return refund;
  }

  createPortalConfiguration({ features, metadata = {} }: Params): Thing {
    const settings = structuredClone(features) as Record<string, Record<string, unknown>>;
    const configuration = this.thing("billing_portal.configuration", "bpc", {
      active: true,
      is_default: false,
      metadata,
      features: { ...structuredClone(fixtures["billing_portal.configuration"].features), ...settings },
    });
    this.portalConfigurations.push(configuration);
    return configuration;
  }

  /** Like an account without saved portal settings: nothing can be opened without a configuration. */
  portal({ customer: customerId, return_url, configuration }: Params, base: string): Thing {
    const exists = this.portalConfigurations.some(({ id, is_default }) =>
      configuration ? id === configuration : is_default,
    );
    if (!exists && configuration) throw missing("configuration", String(configuration));
    if (!exists)
      throw invalid(
        "No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.",
      );
    const customer = this.customer(String(customerId));
    const session = this.thing("billing_portal.session", "bps", { customer: customer.id, return_url });
    session.url = `${base}/portal/${customer.id}?${new URLSearchParams({ return_url: String(return_url) })}`;
    return session;
  }
}

/** Here all taxes are a fifth, and a country is enough of an address. */
const isPlaced = (address: { country?: string | null } | null) => /^[A-Z]{2}$/.test(address?.country ?? "");
const placeUnknown = () =>
  invalid(
    "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.",
    undefined,
    "customer_tax_location_invalid",
  );

const unauthenticated = {
  declineCode: "authentication_required",
  message: "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};
