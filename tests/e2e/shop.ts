// The `test` of accounts and purchases, on a server with a fake Stripe and a mail server.
import type { Page } from "@playwright/test";
import type { Email } from "postal-mime";
import { expect, test as base } from "./test";
import type { Shop } from "./worker-servers";

export const password = "Str0ng@Passw";
/** The demo's code of "Orbital Mechanics 101", which has a running class. */
export const courseCode = "ORBIT-7K2M";

export const test = base.extend<{ baseURL: string }>({
  baseURL: async ({ shop }, use) => use(shop.url),
});

export { expect };
export { refusedRequest } from "./test";

let counted = 0;
export const newName = (word: string) => `${word}-${process.pid}-${++counted}`;

/** Types into the fields of the registration page. */
export async function fillRegistration(
  page: Page,
  userName: string,
  values: { accessCode?: string; password?: string } = {},
) {
  await page.getByLabel("Username").fill(userName);
  await page.getByLabel("Email").fill(`${userName}@example.org`);
  await page.getByLabel("Password", { exact: true }).fill(values.password ?? password);
  await page.getByLabel("Access Code").fill(values.accessCode ?? courseCode);
  await page.getByLabel("First Name").fill("Ada");
  await page.getByLabel("Last Name").fill("Lovelace");
}

export async function fillCard(page: Page, number: string) {
  await page.locator("[data-stripe=cardNumber]").fill(number);
  await page.locator("[data-stripe=cardExpiry]").fill("12/40");
  await page.locator("[data-stripe=cardCvc]").fill("123");
}

export const submit = (page: Page) => page.getByRole("button", { name: "Submit" }).click();

/** Registers over the API. */
export async function register({ url }: Shop, userName: string) {
  const body = { userName, password, email: `${userName}@example.org`, accessCode: courseCode };
  const answer = await fetch(`${url}/api/users/registrationCode`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
}

/** Signs a page's browser in, with or without scripts. */
export async function logIn(page: Page, userName: string, word = password) {
  const answer = await page
    .context()
    .request.post("/?index", { form: { intent: "login", username: userName, password: word }, maxRedirects: 0 });
  expect(answer.status(), `sign-in of ${userName}`).toBe(302);
}

/** The latest mail with this subject to this address. */
export async function mailTo({ mail }: Shop, address: string, subject: RegExp): Promise<Email> {
  const findMail = () =>
    mail.mails.findLast((each) => each.to?.[0]?.address === address && subject.test(each.subject ?? ""));
  await expect.poll(findMail, { timeout: 20_000 }).toBeDefined();
  return findMail()!;
}

export const linkIn = (mail: Email) => /^https?:\S+$/m.exec(mail.text ?? "")![0];
