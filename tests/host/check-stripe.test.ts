// `npm run check:stripe` finds each possible mistake in a shop's setup and explains how to correct it.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import pino from "pino";
import { afterAll, beforeEach, expect, test } from "vitest";
import { readEnvironment } from "~/http/environment.server";
import { usePlatform } from "~/http/platform.server";
import { findingsOf, lineOf, type Finding } from "~/http/stripe/findings.server";
import { findFunction } from "../../server/functions";
import { runNode } from "../support/child-process";
import { openTestDatabase } from "../support/database";
import { startStripeDouble } from "../support/stripe-double/stripe-double";
import { firstOf } from "../support/tuples";

const server = createServer(
  getRequestListener((request) => findFunction(new URL(request.url).pathname)!.fetch(request), {
    overrideGlobalObjects: false,
  }),
);
await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
// It listens on a port.
const appUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const [endpointUrl, secret] = [`${appUrl}/api/payments/webhook`, "whsec_of_the_tests"];
const webhook = { url: endpointUrl, secret };
const double = await startStripeDouble({ webhook });
afterAll(async () => {
  await double.close();
  server.close();
});
const database = await openTestDatabase();
const variables = {
  SESSION_SECRET: "a secret of the tests, 32 characters",
  DEMO: "0",
  APP_URL: appUrl,
  STRIPE_SECRET_KEY: "sk_test_x",
  STRIPE_PUBLISHABLE_KEY: "pk_test_x",
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_BASE: double.url,
};
const log = pino({ level: "error" }, { write: (line: string) => console.error(line) });
usePlatform({ env: readEnvironment(variables), database, log });

beforeEach(() => {
  webhook.secret = secret;
  double.state.webhookEndpoints.splice(0);
  double.state.addWebhookEndpoint(endpointUrl);
  double.state.refusedKeys.clear();
  double.state.foreignKeys.clear();
  double.state.clockSkew = 0;
  double.state.taxSettings.status = "active";
});

async function check(overrides: Record<string, string> = {}, timeoutMs = 5_000): Promise<Finding[]> {
  const environment = Object.fromEntries(
    Object.entries({ ...variables, ...overrides }).filter(([, value]) => value !== ""),
  );
  const findings: Finding[] = [];
  for await (const finding of findingsOf(readEnvironment(environment), timeoutMs)) findings.push(finding);
  return findings;
}
const wrong = async (...args: Parameters<typeof check>) =>
  (await check(...args)).filter(({ isOk }) => !isOk).map((finding) => lineOf(finding));

test("a correct setup gets ok on every line, and the test purchase is removed", async () => {
  const findings = await check({ STRIPE_TAX: "1" });
  expect(findings.map(({ what, isOk }) => [what, isOk])).toEqual(
    [
      "keys",
      "secret key",
      "publishable key",
      "clock",
      "price",
      "taxes",
      "purchase",
      "portal",
      "webhook endpoint",
      "webhook secret",
    ].map((what) => [what, true]),
  );
  expect(lineOf(findings[4]!)).toMatch(/^ok {5}price {13}\$250, billed monthly \(price_/);
  const { customers, charges, subscriptions } = double.state;
  expect([...customers.values()].every(({ deleted }) => deleted)).toBe(true);
  expect([...charges.values()].every(({ refunded }) => refunded)).toBe(true);
  expect([...subscriptions.values()].every(({ status }) => status === "canceled")).toBe(true);
});

test.each([
  [{ STRIPE_SECRET_KEY: "", STRIPE_PUBLISHABLE_KEY: "" }, /none are set, so nothing can be sold/],
  [{ STRIPE_SECRET_KEY: "sk_live_x" }, /these are live keys, and this check buys something, so it was not started/],
  [{ STRIPE_PUBLISHABLE_KEY: "pk_live_x" }, /these are live keys/],
  [{ STRIPE_SECRET_KEY: "whsec_x" }, /STRIPE_SECRET_KEY does not begin with sk_test_/],
  [{ STRIPE_PUBLISHABLE_KEY: "sk_test_x" }, /STRIPE_PUBLISHABLE_KEY does not begin with pk_test_/],
])("keys %j: nothing is requested from Stripe", async (overrides, text) => {
  const before = double.calls.length;
  expect(await wrong(overrides)).toEqual([expect.stringMatching(text)]);
  expect(double.calls.length).toBe(before);
});

test("an unknown secret key is the only line", async () => {
  double.state.refusedKeys.add("sk_test_x");
  expect(await wrong()).toEqual([
    expect.stringMatching(/secret key.*Stripe doesn't accept STRIPE_SECRET_KEY\.\n.*Fix:/),
  ]);
});

test("an unknown publishable key is reported", async () => {
  double.state.refusedKeys.add("pk_test_x");
  expect(await wrong()).toEqual([expect.stringMatching(/Stripe doesn't accept STRIPE_PUBLISHABLE_KEY/)]);
});

test("another account's publishable key is reported", async () => {
  double.state.foreignKeys.add("pk_test_x");
  expect(await wrong()).toEqual([expect.stringMatching(/belongs to another account than the secret key/)]);
});

test.each([
  [200, "behind"],
  [-200, "ahead of"],
])("a clock that is %i s off is reported", async (seconds, direction) => {
  double.state.clockSkew = seconds;
  const [line] = await wrong();
  expect(line).toMatch(new RegExp(`clock.*this machine's clock is (199|200|201) s ${direction} Stripe's`));
});

test("a price that can't be sold is reported, and dependent checks say so", async () => {
  expect(await wrong({ STRIPE_PRICE_ID: "price_unknown" })).toEqual([
    expect.stringMatching(/price .*No such price: 'price_unknown'\n.*Set STRIPE_PRICE_ID/),
    expect.stringMatching(/purchase .*not tried: no price can be sold/),
    expect.stringMatching(/portal .*nothing was bought/),
    expect.stringMatching(/webhook secret .*nothing was bought/),
  ]);
});

test("a missing tax setup at Stripe is reported", async () => {
  double.state.taxSettings.status = "pending";
  expect(await wrong({ STRIPE_TAX: "1" })).toEqual([expect.stringMatching(/taxes.*Stripe Tax is not set up/)]);
});

test("a portal that doesn't open is reported", async () => {
  double.failNext("POST /v1/billing_portal/sessions", "error", 2);
  expect(await wrong()).toEqual([expect.stringMatching(/portal.*An error occurred/)]);
});

test("a missing APP_URL is reported", async () => {
  expect(await wrong({ APP_URL: "" })).toEqual([
    expect.stringMatching(/webhook endpoint.*APP_URL is not set/),
    expect.stringMatching(/webhook secret.*APP_URL is not set/),
  ]);
});

test("an endpoint that is missing, disabled or incomplete is reported", async () => {
  const endpoint = firstOf(double.state.webhookEndpoints);
  endpoint.enabled_events = ["invoice.paid"];
  expect(await wrong()).toEqual([expect.stringMatching(/it doesn't receive customer\.subscription\.created, /)]);
  endpoint.status = "disabled";
  expect(await wrong()).toEqual([expect.stringMatching(/is switched off/)]);
  double.state.webhookEndpoints.splice(0);
  expect(await wrong()).toEqual([expect.stringMatching(/Stripe reports nothing to /)]);
});

test("a missing webhook secret is reported", async () => {
  expect(await wrong({ STRIPE_WEBHOOK_SECRET: "" })).toEqual([
    expect.stringMatching(/STRIPE_WEBHOOK_SECRET is not set/),
  ]);
});

test("another endpoint's webhook secret is reported: Stripe's webhook fails, our own works", async () => {
  webhook.secret = "whsec_of_another";
  expect(await wrong({}, 600)).toEqual([
    expect.stringMatching(/not accepted within 0\.6 s, although a test report was/),
  ]);
});

test("a server started with another secret is reported", async () => {
  webhook.secret = "whsec_of_another";
  expect(await wrong({ STRIPE_WEBHOOK_SECRET: "whsec_of_another" }, 600)).toEqual([
    expect.stringMatching(/has a different secret than this environment/),
  ]);
});

test("APP_URL without a server is reported", async () => {
  const nowhere = "http://127.0.0.1:1";
  double.state.addWebhookEndpoint(`${nowhere}/api/payments/webhook`);
  webhook.url = `${nowhere}/api/payments/webhook`;
  expect(await wrong({ APP_URL: nowhere }, 600)).toEqual([expect.stringMatching(/nothing answers at /)]);
  webhook.url = endpointUrl;
});

test("an unreachable Stripe is reported", async () => {
  expect(await wrong({ STRIPE_API_BASE: "http://127.0.0.1:1" })).toEqual([
    expect.stringMatching(/secret key.*Stripe doesn't answer/),
  ]);
});

test("the command prints a line for each check and sets its exit code", async () => {
  const run = (overrides: Record<string, string>) =>
    runNode(["build/operate.js", "check:stripe"], { ...variables, ...overrides }).exited;
  const good = await run({});
  expect([good.code, good.output]).toEqual([
    0,
    expect.stringMatching(/All checks passed: subscriptions can be sold\./),
  ]);
  const live = await run({ STRIPE_SECRET_KEY: "sk_live_x" });
  expect([live.code, live.output]).toEqual([1, expect.stringMatching(/^WRONG {2}keys[^]*1 check failed\./)]);
});
