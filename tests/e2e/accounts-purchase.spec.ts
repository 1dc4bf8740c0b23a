import type { Page } from "@playwright/test";
import {
  courseCode,
  expect,
  fillCard,
  fillRegistration,
  linkIn,
  logIn,
  mailTo,
  newName,
  password,
  refusedRequest,
  register,
  submit,
  test,
} from "./shop";
import { firstOf } from "../support/tuples";

const pays = "4242 4242 4242 4242";
const asks = "4000 0025 0000 3155";

async function open(page: Page, userName: string, card: string) {
  await page.goto("/register");
  await expect(page.locator("[data-stripe=cardCvc]")).toBeVisible();
  await fillRegistration(page, userName);
  await fillCard(page, card);
}

/** Buys, and logs in. */
async function subscribe(page: Page): Promise<string> {
  const userName = newName("subscriber");
  await open(page, userName, pays);
  await submit(page);
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
  await logIn(page, userName);
  return userName;
}

test("a card that pays opens an account with a receipt, and no card data reaches our server", async ({
  page,
  shop,
}) => {
  const userName = newName("buyer");
  const requestBodies: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(shop.url)) requestBodies.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  await open(page, userName, pays);
  await submit(page);
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
  await expect(page.getByText(`New user "${userName}" registered`)).toBeVisible();
  expect(requestBodies.filter((request) => /4242|12\/40/.test(request))).toEqual([]);
  expect(requestBodies.some((request) => request.includes("/api/users/validate-registration"))).toBe(true);
  const receipt = await mailTo(shop, `${userName}@example.org`, /receipt/);
  expect(receipt.text).toContain("$250.00 USD");
  expect(linkIn(receipt)).toBe(`${shop.url}/account`);
  await page.getByRole("link", { name: "Log in" }).click();
  await logIn(page, userName);
});

for (const [card, message] of [
  ["4000 0000 0000 0002", "Your card was declined."],
  ["4000 0000 0000 9995", "Your card has insufficient funds."],
  ["4000 0000 0000 0341", "Your card was declined."],
  ["1234", "Your card number is incorrect."],
] as const) {
  test(`card ${card}: ${message} The form keeps its values, and another card succeeds`, async ({
    page,
    expectedProblems,
  }) => {
    expectedProblems.push(refusedRequest);
    const userName = newName("declined");
    await open(page, userName, card);
    await submit(page);
    await expect(page.getByRole("alert")).toHaveText(message);
    await expect(page.getByLabel("Username")).toHaveValue(userName);
    await expect(page.getByRole("button", { name: "Submit" })).toBeEnabled();
    await fillCard(page, pays);
    await submit(page);
    await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
  });
}

test("a card that needs confirmation is confirmed on the page", async ({ page }) => {
  const userName = newName("asked");
  await open(page, userName, asks);
  await submit(page);
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeAttached();
  await page.getByRole("button", { name: "Complete" }).click();
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
});

test("a bank's refusal leaves the form, and nothing is charged", async ({ page, shop, expectedProblems }) => {
  expectedProblems.push(refusedRequest);
  const userName = newName("refused");
  await open(page, userName, asks);
  await submit(page);
  await page.getByRole("button", { name: "Fail" }).click();
  await expect(page.getByRole("alert")).toContainText("We are unable to authenticate your payment method.");
  const customer = [...shop.stripe.state.customers.values()].find(({ email }) => email === `${userName}@example.org`)!;
  expect(shop.stripe.state.chargesOf(customer.id).filter(({ paid }) => paid)).toEqual([]);
});

test("a name taken during the bank's confirmation leads to Payment Failed, a refund and a retry link", async ({
  page,
  shop,
}) => {
  const userName = newName("overtaken");
  await open(page, userName, asks);
  await submit(page);
  await expect(page.getByRole("button", { name: "Complete" })).toBeVisible();
  const overtaker = { userName, password, email: `${userName}-2@example.org`, accessCode: courseCode };
  await page.context().request.post("/api/users/registrationCode", { data: overtaker });
  await page.getByRole("button", { name: "Complete" }).click();
  await expect(page).toHaveURL("/failed");
  await expect(page.getByRole("heading", { name: "Payment Failed" })).toBeVisible();
  await expect(
    page.getByText("This username is already taken. We've canceled the subscription and refunded your payment."),
  ).toBeVisible();
  const customer = [...shop.stripe.state.customers.values()].find(({ email }) => email === `${userName}@example.org`)!;
  expect(shop.stripe.state.chargesOf(customer.id)).toMatchObject([{ refunded: true }]);
  await page.getByRole("link", { name: "Back to registration" }).click();
  await expect(page).toHaveURL("/register?mode=PurchaseSubscription");
});

test("validation comes first: with invalid fields, the card isn't checked", async ({
  page,
  shop,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  await page.goto("/register");
  const before = shop.stripe.calls.length;
  await submit(page);
  await expect(page.getByText("Username is required.")).toBeVisible();
  await expect(page.getByText("Access code is required.")).toBeVisible();
  await page.getByLabel("Username").fill("x");
  await expect(page.getByText("Username is required.")).toHaveCount(0);
  expect(shop.stripe.calls.length).toBe(before);
});

test("without a card number the provider's message shows", async ({ page }) => {
  await open(page, newName("cardless"), "");
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText("Your card number is incomplete.");
});

test("if Stripe's script fails to load, the page says so and retries; the payment page needs none", async ({
  page,
  shop,
  expectedProblems,
}) => {
  expectedProblems.push(/ERR_FAILED/);
  await page.route(`${shop.stripe.url}/stripe.js`, (route) => route.abort());
  await page.goto("/register");
  await expect(page.getByText("Stripe has not loaded yet. Trying again...")).toBeVisible();
  const userName = newName("offline");
  await fillRegistration(page, userName);
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText("Stripe has not loaded yet.");
  await page.getByRole("button", { name: "Pay on the payment page instead" }).click();
  await payOnStripesPage(page);
  await expect(page.getByText(`New user "${userName}" registered`)).toBeVisible();

  await page.goto("/register");
  await expect(page.getByText("Trying again...")).toBeVisible();
  await page.unroute(`${shop.stripe.url}/stripe.js`);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("[data-stripe=cardCvc]")).toBeVisible();
  await expect(page.getByText("Trying again...")).toHaveCount(0);
});

async function payOnStripesPage(page: Page) {
  await page.getByLabel("Card number").fill("4242424242424242");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole purchase shows errors, then Stripe's own page, and returns", async ({
    page,
    shop,
    expectedProblems,
  }) => {
    expectedProblems.push(refusedRequest);
    await page.goto("/register");
    await expect(
      page.locator("noscript p").getByText("you'll enter your card details on our payment provider's page"),
    ).toBeVisible();
    await expect(page.getByText("Card Number")).toBeHidden();
    const userName = newName("scriptless");
    await fillRegistration(page, userName, { accessCode: "NONE" });
    await submit(page);
    await expect(
      page.getByText("This access code doesn't exist. Enter it exactly as it was provided to you."),
    ).toBeVisible();
    await fillRegistration(page, userName);
    await submit(page);
    await expect(page.getByRole("heading", { name: "Checkout (double)" })).toBeVisible();
    await expect(page.getByText("250.00 per month")).toBeVisible();
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page.getByRole("heading", { name: "Payment not finished" })).toBeVisible();
    await page.getByRole("link", { name: "Continue to payment" }).click();
    await page.getByLabel("Card number").fill("4000000000000341");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByRole("alert")).toHaveText("Your card was declined.");
    await payOnStripesPage(page);
    await expect(page.getByText(`New user "${userName}" registered`)).toBeVisible();
    await mailTo(shop, `${userName}@example.org`, /receipt/);
    await logIn(page, userName);
  });

  test("leaving the payment page, also with Back, returns to the form for another try", async ({ page }) => {
    const userName = newName("undecided");
    await page.goto("/register");
    await fillRegistration(page, userName);
    await submit(page);
    await page.getByRole("link", { name: "Back" }).click();
    await page.getByRole("button", { name: "Change details" }).click();
    await expect(page.getByRole("heading", { name: "Create Account" })).toBeVisible();
    for (let i = 0; i < 2; i++) {
      await page.goto("/register");
      await fillRegistration(page, userName);
      await submit(page);
      await expect(page.getByRole("heading", { name: "Checkout (double)" })).toBeVisible();
    }
    await payOnStripesPage(page);
  });
});

test("a lost answer from Stripe is awaited: one payment, one account", async ({ page, shop }) => {
  const userName = newName("lost");
  await open(page, userName, pays);
  shop.stripe.failNext("POST /v1/subscriptions", "dropAfter", 2);
  await submit(page);
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible({ timeout: 20_000 });
  const customer = [...shop.stripe.state.customers.values()].find(({ email }) => email === `${userName}@example.org`)!;
  expect(shop.stripe.state.chargesOf(customer.id)).toHaveLength(1);
});

test("a subscriber sees the status under My account and cancels at the provider", async ({ page }) => {
  const userName = await subscribe(page);
  await page.goto("/account");
  const subscription = page.getByRole("region", { name: "Subscription" });
  await expect(subscription).toContainText("Active");
  await subscription.getByRole("button", { name: "Manage or cancel subscription" }).click();
  await expect(page.getByRole("heading", { name: "Billing portal (double)" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel subscription" }).click();
  // The test's Stripe cancels at once, so the next request must log in.
  const session = () => page.context().request.post("/api/auth/session", { data: { username: userName, password } });
  await expect.poll(async () => (await (await session()).json()) as unknown).toMatchObject({ canPlay: false });
});

test("the game's menu links to the billing portal too", async ({ page }) => {
  await subscribe(page);
  await page.goto("/play");
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("button", { name: "Manage or cancel subscription" }).click();
  await expect(page.getByRole("heading", { name: "Billing portal (double)" })).toBeVisible();
});

test("a user registered by code has no subscription to manage", async ({ page, shop }) => {
  const userName = newName("student");
  await register(shop, userName);
  await logIn(page, userName);
  await page.goto("/account");
  await expect(page.getByRole("heading", { name: "My account" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Subscription" })).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a lapsed subscriber sees only the renewal page, pays, and is in at once", async ({
      browser,
      page,
      shop,
      expectedProblems,
    }) => {
      const scripted = await browser.newPage({ baseURL: shop.url, javaScriptEnabled: true });
      const username = await subscribe(scripted);
      await scripted.close();
      const customer = [...shop.stripe.state.customers.values()].find(
        ({ email }) => email === `${username}@example.org`,
      )!;
      const { id } = firstOf(
        [...shop.stripe.state.subscriptions.values()].filter((each) => each.customer === customer.id),
      );
      shop.stripe.state.cancelSubscription(id);
      const session = () => page.context().request.post("/api/auth/session", { data: { username, password } });
      await expect.poll(async () => (await (await session()).json()) as unknown).toMatchObject({ canPlay: false });

      await page.goto("/");
      await page.getByLabel("Username").fill(username);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Login" }).click();
      await expect(page.getByRole("heading", { name: "Renew subscription" })).toBeVisible();
      await expect(page.getByText("Ended", { exact: true })).toBeVisible();
      shop.stripe.failNext("POST /v1/checkout/sessions", "error", 2);
      expectedProblems.push(refusedRequest);
      await page.getByRole("button", { name: "Renew subscription" }).click();
      await expect(page.getByText("The payment provider isn't responding. Try again in a few minutes.")).toBeVisible();
      await page.getByRole("button", { name: "Renew subscription" }).click();
      await page.getByLabel("Card number").fill("4000000000000341");
      await page.getByRole("button", { name: "Subscribe" }).click();
      await expect(page.getByRole("alert")).toHaveText("Your card was declined.");
      await page.getByLabel("Card number").fill("4242424242424242");
      await page.getByRole("button", { name: "Subscribe" }).click();
      await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page).toHaveURL(/\/play$/);
    });
  });
}

test("reloading during confirmation continues the same payment", async ({ page, shop }) => {
  const userName = newName("reloaded");
  await open(page, userName, asks);
  await submit(page);
  await expect(page.getByRole("button", { name: "Complete" })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`The payment for “${userName}” is being processed.`)).toBeVisible();
  await page.getByRole("button", { name: "Complete" }).click();
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible({ timeout: 20_000 });
  const customer = [...shop.stripe.state.customers.values()].find(({ email }) => email === `${userName}@example.org`)!;
  expect(shop.stripe.state.chargesOf(customer.id)).toHaveLength(1);
});

test("restarting during confirmation, with the page's memory lost, continues the same payment", async ({
  page,
  shop,
}) => {
  const userName = newName("again");
  await open(page, userName, asks);
  await submit(page);
  await expect(page.getByRole("button", { name: "Complete" })).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await open(page, userName, asks);
  await submit(page);
  await page.getByRole("button", { name: "Complete" }).click();
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
  const customer = [...shop.stripe.state.customers.values()].find(({ email }) => email === `${userName}@example.org`)!;
  expect(shop.stripe.state.chargesOf(customer.id)).toHaveLength(1);
});

test("a blocked Stripe script loads when the network is back, and typed values stay", async ({
  page,
  shop,
  expectedProblems,
}) => {
  expectedProblems.push(/ERR_FAILED/);
  await page.route(`${shop.stripe.url}/stripe.js`, (route) => route.abort());
  await page.route("**/assets/card-fields*", (route) => route.abort(), { times: 1 });
  await page.goto("/register");
  await expect(page.getByText("Stripe has not loaded yet. Trying again...")).toBeVisible();
  const userName = newName("back");
  await fillRegistration(page, userName);
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText("Stripe has not loaded yet.");
  await page.unroute(`${shop.stripe.url}/stripe.js`);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.locator("[data-stripe=cardCvc]")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByLabel("Username")).toHaveValue(userName);
  await expect(page.getByLabel("First Name (optional)")).toHaveValue("Ada");
  await fillCard(page, pays);
  await submit(page);
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a declined card's message is visible beside the button and focused", async ({ page }) => {
    await open(page, newName("declined"), "4000 0000 0000 0002");
    await submit(page);
    const alert = page.getByRole("alert");
    await expect(alert).toBeInViewport();
    await expect(page.locator("[data-general-error]")).toBeFocused();
    const [above, button] = [
      await alert.boundingBox(),
      await page.getByRole("button", { name: "Submit" }).boundingBox(),
    ];
    expect(button!.y - (above!.y + above!.height)).toBeLessThan(60);
  });
});
