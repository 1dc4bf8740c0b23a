import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { runNode } from "../support/child-process";
import { startStripeDouble, type Fault } from "../support/stripe-double/stripe-double";
import { onlyOf } from "../support/tuples";

const stripe = await startStripeDouble();
const userName = "killed-buyer";
const details = {
  userName,
  password: "Str0ng@Passw",
  email: `${userName}@example.org`,
  accessCode: "ORBIT-7K2M",
  firstName: "",
  lastName: "",
};

async function start(folder: string) {
  const env = {
    DATA_DIR: folder,
    DEMO: "1",
    PORT: "0",
    LOG_LEVEL: "error",
    STRIPE_SECRET_KEY: "sk_test_x",
    STRIPE_PUBLISHABLE_KEY: "pk_test_x",
    STRIPE_API_BASE: stripe.url,
  };
  const server = runNode(["build/host.js"], env);
  const [, port] = await server.printed(/is ready: http:\/\/[^\s/]+:(\d+)/);
  return { ...server, url: `http://127.0.0.1:${port}` };
}

test("a purchase survives kills at each call: one account, one payment", async () => {
  const folder = mkdtempSync(join(tmpdir(), "apsis-killed-"));
  const paymentMethodId = stripe.state.createPaymentMethod({
    number: "4242424242424242",
    exp_month: "12",
    exp_year: "2040",
    cvc: "123",
  }).id;
  const headers = { "content-type": "application/json", "idempotency-key": uuid() };
  const pay = (url: string) =>
    fetch(`${url}/api/payments/register-and-pay`, {
      method: "POST",
      headers,
      body: JSON.stringify({ userRegistrationDetails: details, paymentMethodId }),
    });
  const points: [string, Fault][] = [
    ["POST /v1/customers", "hangAfter"],
    ["POST /v1/payment_methods/{id}/attach", "hangBefore"],
    ["POST /v1/subscriptions", "hangAfter"],
    ["GET /v1/subscriptions/{id}", "hangAfter"],
  ];
  for (const [call, fault] of points) {
    const server = await start(folder);
    stripe.failNext(call, fault);
    const before = stripe.calls.filter((each) => each === call).length;
    const lostAnswer = pay(server.url).catch(() => "lost");
    await expect
      .poll(() => stripe.calls.filter((each) => each === call).length, { timeout: 30_000 })
      .toBeGreaterThan(before);
    server.kill("SIGKILL");
    expect(await lostAnswer).toBe("lost");
    await server.exited;
  }
  const server = await start(folder);
  const answer = (await (await pay(server.url)).json()) as { userId: string };
  expect(answer.userId).toEqual(expect.any(String));
  const customer = onlyOf([...stripe.state.customers.values()].filter(({ email }) => email === details.email));
  expect(stripe.state.chargesOf(customer.id)).toMatchObject([{ paid: true, refunded: false }]);
  const login = await fetch(`${server.url}/api/auth/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: userName, password: details.password }),
  });
  expect(login.status).toBe(200);
  server.kill("SIGTERM");
  await server.exited;
  await stripe.close();
  rmSync(folder, { recursive: true, force: true });
});
