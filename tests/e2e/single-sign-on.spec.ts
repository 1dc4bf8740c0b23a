import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNode } from "../support/child-process";
import { freePort } from "../support/free-port";
import { startIdentityProvider } from "../support/identity-provider.mjs";
import { hostUnderTest } from "../support/server";
import { expectNoViolations, expectWithin } from "./page-checks";
import { expect, test } from "./test";

const client = { client_id: "apsis", client_secret: "a secret between site and provider" };
const ada = { name: "Ada Lovelace", email: "ada@university.example", email_verified: true, groups: ["students"] };

test("an organization is connected and tried, a new person arrives in the right course, and is out once deprovisioned", async ({
  page,
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "apsis-sso-"));
  const port = String(await freePort());
  const site = `http://127.0.0.1:${port}`;
  const idp = await startIdentityProvider({
    people: { ada },
    clients: [{ ...client, token_endpoint_auth_method: "client_secret_post", redirect_uris: [`${site}/nowhere`] }],
  });
  idp.provider.Client.prototype.redirectUriAllowed = (address: string) =>
    address.startsWith(`${site}/sign-in/callback/`);
  const host = runNode(hostUnderTest, {
    ...{ PORT: port, LOG_LEVEL: "warn", DEMO: "1", DATA_DIR: folder, APP_URL: site },
    SIGN_IN_ALLOW: new URL(idp.issuer).host,
  });
  await host.printed(/is ready/);

  await page.goto(`${site}/`);
  await page.getByLabel("Username").fill("orgadmin");
  await page.getByLabel("Password", { exact: true }).fill("Demo@2026space");
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("link", { name: "My organization" }).click();
  await page.getByRole("link", { name: "Set up" }).first().click();
  await page.getByLabel("Short name").fill("demo");
  await page.getByLabel("Issuer").fill(idp.issuer);
  await page.getByLabel("Client ID").fill(client.client_id);
  await page.getByLabel("Client secret", { exact: true }).fill(client.client_secret);
  await page.getByLabel("Scopes").fill("profile email groups");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: "Try it" }).click();
  await page.getByRole("button", { name: "Ada Lovelace" }).click();
  await expect(page.getByText("ada@university.example (verified)")).toBeVisible();
  await page.getByLabel("Claim").fill("groups");
  await page.getByLabel("Value", { exact: true }).fill("students");
  await page.getByLabel("Course").selectOption({ index: 1 });
  const course = await page.getByLabel("Course").locator("option").nth(1).textContent();
  await page.getByRole("button", { name: "Add row" }).click();
  await expect(page.getByRole("rowheader", { name: "groups = students" })).toBeVisible();
  await page.getByRole("button", { name: "Offer sign-in" }).click();
  await expect(page.getByRole("button", { name: "Stop offering" })).toBeVisible();
  await expectNoViolations(page);
  await expectWithin(page, [1440, 768, 390]);

  const visitor = await (await browser.newContext({ baseURL: site })).newPage();
  await visitor.goto("/");
  await visitor.getByRole("link", { name: "Sign in with your organization" }).click();
  await visitor.getByLabel("Email or organization's short name").fill("demo");
  await visitor.getByRole("button", { name: "Continue" }).click();
  await visitor.getByRole("link", { name: "Continue to Aurora Academy" }).click();
  await visitor.getByRole("button", { name: "Ada Lovelace" }).click();
  await expect(visitor).toHaveURL(/\/play/);
  // As after any login: the game reads these.
  const stored = await visitor.evaluate(() =>
    ["refresh-token", "x-auth-token", "userId", "canPlay"].map((key) => localStorage.getItem(key)),
  );
  expect(stored.every(Boolean)).toBe(true);
  await page.goto(`${site}/admin/users?q=ada%40university.example`);
  await page.getByRole("rowheader", { name: "ada@university.example" }).getByRole("link").click();
  await expect(page.getByRole("main")).toContainText(course ?? "");

  // Leaves the organization: the provider disables both, and an open page notices by itself.
  await page.goto(`${site}/admin/service-accounts`);
  await page.getByLabel("Name").fill("Provider");
  await page.getByLabel("Provision users and groups (SCIM)").check();
  await page.getByRole("button", { name: "Create service account" }).click();
  const shown = page.getByRole("status").filter({ hasText: "Copy the token now." });
  const [token = ""] = /apsis_sa_[0-9A-Za-z]{49}/.exec((await shown.textContent()) ?? "") ?? [];
  const scim = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/scim+json" };
    const answer = await fetch(`${site}/api/scim/v2${path}`, { method, headers, body: body && JSON.stringify(body) });
    return answer.json();
  };
  const disable = async (userName: string) => {
    const filter = new URLSearchParams({ filter: `userName eq "${userName}"` });
    const { Resources } = await scim("GET", `/Users?${filter}`);
    const schemas = ["urn:ietf:params:scim:api:messages:2.0:PatchOp"];
    const Operations = [{ op: "Replace", path: "active", value: "False" }];
    const answer = await scim("PATCH", `/Users/${Resources[0].id}`, { schemas, Operations });
    expect(answer.active).toBe(false);
  };
  const teacher = await (await browser.newContext({ baseURL: site })).newPage();
  await teacher.goto("/");
  await teacher.getByLabel("Username").fill("instructor");
  await teacher.getByLabel("Password", { exact: true }).fill("Demo@2026space");
  await teacher.getByRole("button", { name: "Login" }).click();
  await teacher
    .getByRole("link", { name: /Gradebook/ })
    .first()
    .click();
  await expect(teacher.getByRole("status").filter({ hasText: "Active, live" })).toBeVisible();
  await disable("instructor");
  await expect(teacher).toHaveURL(`${site}/`);
  await disable("ada@university.example");
  const disabledAt = Date.now();
  await visitor.goto("/results");
  await expect(visitor).toHaveURL(`${site}/`);
  expect(Date.now() - disabledAt).toBeLessThan(1_000);

  await teacher.context().close();
  await visitor.context().close();
  await page.goto("about:blank");
  host.kill("SIGTERM");
  await host.exited;
  await idp.stop();
  rmSync(folder, { recursive: true, force: true });
});
