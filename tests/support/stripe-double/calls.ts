// The calls of Stripe's API that this double supports, with their parameters.
import { invalid, missing, StripeError } from "./stripe-error";
import type { StripeState } from "./stripe-state";

export type Params = Record<string, unknown>;
type Call = {
  method: string;
  path: RegExp;
  takes: string[];
  needs?: string[];
  /** Only with the publishable key, or with either. */
  publishable?: boolean | "too";
  run: (state: StripeState, params: Params, ids: [string, ...string[]], base: string) => unknown;
};

const list = (data: unknown[], url: string) => ({ object: "list", data, has_more: false, url });
const text = (value: unknown) => String(value ?? "");

const calls: Call[] = [
  {
    method: "POST",
    path: /^\/v1\/customers$/,
    takes: ["name", "email", "metadata"],
    needs: ["email"],
    run: (state, params) => state.createCustomer(params),
  },
  {
    method: "POST",
    path: /^\/v1\/customers\/(\w+)$/,
    takes: ["name", "email", "metadata", "address", "tax"],
    run: (state, params, [id]) => state.updateCustomer(id, params),
  },
  { method: "GET", path: /^\/v1\/customers\/(\w+)$/, takes: [], run: (state, _, [id]) => state.customer(id) },
  { method: "DELETE", path: /^\/v1\/customers\/(\w+)$/, takes: [], run: (state, _, [id]) => state.deleteCustomer(id) },
  {
    method: "POST",
    path: /^\/v1\/payment_methods\/(\w+)\/attach$/,
    takes: ["customer"],
    needs: ["customer"],
    run: (state, params, [id]) => state.attach(id, params),
  },
  {
    method: "GET",
    path: /^\/v1\/prices$/,
    takes: ["lookup_keys", "active", "limit"],
    run: (state, { lookup_keys = [], active }) =>
      list(
        state.findPrices(lookup_keys as string[]).filter((price) => active !== "true" || price.active),
        "/v1/prices",
      ),
  },
  { method: "GET", path: /^\/v1\/prices\/(\w+)$/, takes: [], run: (state, _, [id]) => state.price(id) },
  {
    method: "POST",
    path: /^\/v1\/prices$/,
    takes: ["currency", "unit_amount", "recurring", "lookup_key", "product_data"],
    needs: ["currency", "unit_amount", "product_data"],
    run: (state, params) => state.createPrice(params),
  },
  {
    method: "POST",
    path: /^\/v1\/subscriptions$/,
    takes: ["customer", "items", "default_payment_method", "payment_behavior", "automatic_tax", "expand"],
    needs: ["customer", "items"],
    run: (state, params) => {
      if (params.payment_behavior !== "allow_incomplete")
        throw invalid("This double knows payment_behavior=allow_incomplete only.", "payment_behavior");
      return state.expanded(state.createSubscription(params), params.expand);
    },
  },
  {
    method: "GET",
    path: /^\/v1\/subscriptions$/,
    takes: ["customer", "status", "limit", "expand"],
    needs: ["customer"],
    run: (state, { customer, expand }) =>
      list(
        [...state.subscriptions.values()]
          .filter((each) => each.customer === customer)
          .reverse()
          .map((each) => state.expanded(each, expand)),
        "/v1/subscriptions",
      ),
  },
  {
    method: "GET",
    path: /^\/v1\/subscriptions\/(\w+)$/,
    takes: ["expand"],
    run: (state, { expand }, [id]) => state.expanded(state.subscription(id), expand),
  },
  {
    method: "DELETE",
    path: /^\/v1\/subscriptions\/(\w+)$/,
    takes: [],
    run: (state, _, [id]) => state.cancelSubscription(id),
  },
  {
    method: "GET",
    path: /^\/v1\/invoice_payments$/,
    takes: ["invoice", "expand"],
    needs: ["invoice"],
    run: (state, { invoice }) => list(state.invoicePayments(text(invoice)), "/v1/invoice_payments"),
  },
  {
    method: "GET",
    path: /^\/v1\/charges$/,
    takes: ["customer", "limit"],
    needs: ["customer"],
    run: (state, { customer }) => list(state.chargesOf(text(customer)), "/v1/charges"),
  },
  {
    method: "POST",
    path: /^\/v1\/refunds$/,
    takes: ["charge"],
    needs: ["charge"],
    run: (state, params) => state.refund(params),
  },
  {
    method: "POST",
    path: /^\/v1\/billing_portal\/sessions$/,
    takes: ["customer", "return_url", "configuration"],
    needs: ["customer"],
    run: (state, params, _, base) => state.portal(params, base),
  },
  {
    method: "GET",
    path: /^\/v1\/billing_portal\/configurations$/,
    takes: ["active", "is_default", "limit"],
    run: (state) => list(state.portalConfigurations, "/v1/billing_portal/configurations"),
  },
  {
    method: "POST",
    path: /^\/v1\/billing_portal\/configurations$/,
    takes: ["features", "metadata", "business_profile"],
    needs: ["features"],
    run: (state, params) => state.createPortalConfiguration(params),
  },
  {
    method: "GET",
    path: /^\/v1\/checkout\/sessions$/,
    takes: ["customer", "status", "limit"],
    run: (state, { customer, status }) =>
      list(
        state.checkouts.all((each) => each.customer === customer && (!status || each.status === status)),
        "/v1/checkout/sessions",
      ),
  },
  {
    method: "GET",
    path: /^\/v1\/checkout\/sessions\/(\w+)$/,
    takes: [],
    run: (state, _, [id]) => state.checkouts.session(id),
  },
  {
    method: "POST",
    path: /^\/v1\/checkout\/sessions$/,
    takes: [
      "mode",
      "customer",
      "line_items",
      "success_url",
      "cancel_url",
      "client_reference_id",
      "metadata",
      "allowed_payment_method_types",
      "expires_at",
      "automatic_tax",
      "billing_address_collection",
      "customer_update",
    ],
    needs: ["mode", "success_url", "line_items"],
    run: (state, params, _, base) => state.checkouts.create(params, base),
  },
  {
    method: "POST",
    path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    takes: [],
    run: (state, _, [id]) => state.checkouts.expire(id),
  },
  { method: "GET", path: /^\/v1\/balance$/, takes: [], run: (state) => state.balance() },
  { method: "GET", path: /^\/v1\/tax\/settings$/, takes: [], run: (state) => state.taxSettings },
  {
    method: "GET",
    path: /^\/v1\/webhook_endpoints$/,
    takes: ["limit"],
    run: (state) => list(state.webhookEndpoints, "/v1/webhook_endpoints"),
  },
  {
    method: "GET",
    path: /^\/v1\/events$/,
    takes: ["type", "limit"],
    run: (state, { type }) =>
      list(state.events.filter((event) => !type || event.type === type).reverse(), "/v1/events"),
  },
  { method: "POST", path: /^\/v1\/setup_intents$/, takes: [], run: (state) => state.createSetupIntent() },
  {
    method: "POST",
    path: /^\/v1\/setup_intents\/(\w+)\/cancel$/,
    takes: [],
    run: (state, _, [id]) => Object.assign(state.setupIntent(id), { status: "canceled" }),
  },
  {
    method: "GET",
    path: /^\/v1\/setup_intents\/(\w+)$/,
    takes: ["client_secret"],
    needs: ["client_secret"],
    publishable: "too",
    run: (state, { client_secret }, [id]) => state.setupIntent(id, text(client_secret)),
  },
  // The browser's two calls use the publishable key; a test token with the secret one replaces a card number.
  {
    method: "POST",
    path: /^\/v1\/payment_methods$/,
    takes: [
      "number",
      "exp_month",
      "exp_year",
      "cvc",
      "name",
      "email",
      "country",
      "postal_code",
      "type",
      "card",
      "billing_details",
    ],
    publishable: "too",
    run: (state, params) => state.createPaymentMethod(cardOf(params)),
  },
  {
    method: "POST",
    path: /^\/v1\/payment_intents\/(\w+)\/confirm$/,
    takes: ["client_secret", "agrees"],
    needs: ["client_secret"],
    publishable: true,
    run: (state, { client_secret, agrees }, [id]) => state.confirm(id, text(client_secret), agrees === "true"),
  },
];

export type FoundCall = { name: string; run: (state: StripeState, params: Params, base: string) => unknown };

/** The call of a request, after checking key and parameters like Stripe. */
export function callAt(
  state: StripeState,
  { method, path, authorization, params }: { method: string; path: string; authorization: string; params: Params },
): FoundCall {
  for (const call of calls) {
    const match = call.method === method ? call.path.exec(path) : null;
    if (!match) continue;
    const key = /^Bearer (.+)$/.exec(authorization)?.[1] ?? "";
    const kind = call.publishable === true ? /^pk_test_/ : call.publishable ? /^[sp]k_test_/ : /^sk_test_/;
    if (!kind.test(key) || state.refusedKeys.has(key))
      throw new StripeError(401, { type: "invalid_request_error", message: `Invalid API Key provided: ${key}` });
    if (state.foreignKeys.has(key)) throw missing("resource", match[1] ?? path);
    const unknown = Object.keys(params).find((name) => !call.takes.includes(name));
    if (unknown) throw invalid(`Received unknown parameter: ${unknown}`, unknown, "parameter_unknown");
    const absent = call.needs?.find((name) => params[name] === undefined || params[name] === "");
    if (absent) throw invalid(`Missing required param: ${absent}.`, absent, "parameter_missing");
    return {
      name: `${method} ${path.replace(/\/(cus|pm|sub|pi|in|cs)_\w+/g, "/{id}")}`,
      run: (state, params, base) => call.run(state, params, [match[1] ?? "", ...match.slice(2)], base),
    };
  }
  throw new StripeError(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

/** What `tok_visa` stands for, or the typed card. */
function cardOf(params: Params): Record<string, string> {
  const { card, billing_details } = params as { card?: { token?: string }; billing_details?: { address?: object } };
  if (card?.token !== "tok_visa") return params as Record<string, string>;
  const testCard = { number: "4242424242424242", exp_month: "12", exp_year: "2040", cvc: "123" };
  return { ...testCard, ...billing_details?.address };
}

/** Parses Stripe's form encoding, such as `items[0][price]=x`. */
export function paramsOf(encoded: string): Params {
  const params: Params = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/[[\]]+/).filter(Boolean);
    let place = params as Record<string, unknown>;
    path.forEach((part, at) => {
      if (at === path.length - 1) place[part] = value;
      else place = (place[part] ??= /^\d+$/.test(path[at + 1]!) ? [] : {}) as Record<string, unknown>;
    });
  }
  return params;
}
