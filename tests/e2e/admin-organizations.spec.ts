import type { APIRequestContext, Page } from "@playwright/test";
import { expect, expectKeptOut, uniqueName, rowOf, test, toast } from "./admin-server";
import { holdBack } from "./hold-back";
import { expectNoViolations, expectWithin } from "./page-checks";
import { demoPassword, refusedRequest } from "./test";

const headersOf = async (page: Page) => ({
  "x-xsrf-token": (await page.context().cookies()).find(({ name }) => name === "XSRF-TOKEN")!.value,
});

/** Creates an organization over the API with the page's sign-in. */
async function addOrganization(page: Page, word = "Deneb School"): Promise<string> {
  const name = uniqueName(word);
  const creation = await page.request.post(`/api/organizations/${encodeURIComponent(name)}`, {
    headers: await headersOf(page),
  });
  expect(creation.status()).toBe(201);
  await page.goto(`/admin/organizations?q=${encodeURIComponent(name)}`);
  return name;
}

const login = (request: APIRequestContext, username: string) =>
  request.post("/?index", { form: { intent: "login", username, password: demoPassword }, maxRedirects: 0 });

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a SystemAdmin sets an organization's paid status and user limit, and deletes it by name", async ({
      page,
      signIn,
      expectedProblems,
    }) => {
      expectedProblems.push(refusedRequest);
      await signIn("sysadmin");
      const name = await addOrganization(page);
      const row = rowOf(page, name);
      const paid = row.getByRole("switch", { name: `${name} is paid` });
      await expect(paid).toBeChecked();
      await paid.click();
      await expect(page.getByText(`${name} is now unpaid.`)).toBeVisible();
      await expect(paid).not.toBeChecked();
      await paid.click();
      await expect(page.getByText(`${name} is now paid.`)).toBeVisible();

      const limit = row.getByRole("spinbutton", { name: `User limit of ${name}` });
      await expect(limit).toHaveValue("50");
      for (const [attribute, value] of [
        ["min", "5"],
        ["max", "1000"],
        ["step", "5"],
      ] as const)
        await expect(limit).toHaveAttribute(attribute, value);
      await limit.fill("125");
      await row.getByRole("button", { name: /^Set/ }).click();
      await expect(page.getByText(`The user limit of ${name} is now 125.`)).toBeVisible();
      await page.reload();
      await expect(limit).toHaveValue("125");

      await row.getByRole("link", { name: "Delete" }).click();
      await expect(page.getByText("You can restore it from Recently deleted for 30 days.")).toBeVisible();
      await expect(page.getByRole("listitem").filter({ hasText: "0 users" })).toBeVisible();
      await page.getByLabel("Type the organization's name to confirm").fill("something else");
      await page.getByRole("button", { name: "Delete" }).click();
      await expect(page.getByText(`Type “${name}” to confirm.`)).toBeVisible();
      await page.getByLabel("Type the organization's name to confirm").fill(name);
      await page.getByRole("button", { name: "Delete" }).click();
      await expect(page.getByText(`${name} was deleted`)).toBeVisible();
      await expect(page.getByText("No Organizations Found")).toBeVisible();

      await page.getByRole("link", { name: "Recently deleted" }).click();
      await page.getByRole("button", { name: `Restore ${name}` }).click();
      await expect(page.getByText(`${name} was restored.`)).toBeVisible();
      await page.goto(`/admin/organizations?q=${encodeURIComponent(name)}`);
      await expect(row.getByRole("link", { name: "Delete" })).toBeVisible();
    });
  });
}

test("a zero or empty limit isn't sent, and reverts to the current value", async ({ page, signIn }) => {
  await signIn("sysadmin");
  const name = await addOrganization(page);
  const limit = rowOf(page, name).getByRole("spinbutton");
  let posts = 0;
  page.on("request", (request) => (posts += request.method() === "POST" ? 1 : 0));
  for (const limitText of ["", "0"]) {
    await limit.fill(limitText);
    await limit.press("Enter");
    await expect(limit).toHaveValue("50");
  }
  expect(posts).toBe(0);
});

test("a limit below the number of active users is refused with a message", async ({ page, signIn }) => {
  await signIn("sysadmin");
  await page.goto("/admin/organizations");
  const row = rowOf(page, "Aurora Academy");
  await row.getByRole("spinbutton").fill("5");
  await row.getByRole("button", { name: /^Set/ }).click();
  await expect(toast(page, /Aurora Academy has \d+ active users\. Disable or delete users first/)).toBeVisible();
  await expect(row.getByRole("spinbutton")).toHaveValue("1000");
});

test("unpaid status locks the organization's users out on their next request", async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  await signIn("sysadmin");
  const otherBrowser = await browser.newContext({ baseURL });
  await login(otherBrowser.request, "orgadmin2");
  expect((await otherBrowser.request.get("/admin/users", { maxRedirects: 0 })).status()).toBe(200);
  await page.goto("/admin/organizations");
  const paid = rowOf(page, "Borealis Institute").getByRole("switch");
  await paid.click();
  await expect(toast(page, "Borealis Institute is now unpaid.")).toBeVisible();
  expect((await otherBrowser.request.get("/admin/users", { maxRedirects: 0 })).status()).toBe(302);
  await paid.click();
  await expect(toast(page, "Borealis Institute is now paid.")).toBeVisible();
  expect((await otherBrowser.request.get("/admin/users", { maxRedirects: 0 })).status()).toBe(200);
  await otherBrowser.close();
});

test("the list is sorted, and leads to an organization's users", async ({ page, signIn }) => {
  await signIn("sysadmin");
  await page.goto("/admin/organizations?q=institute");
  await page.getByRole("columnheader", { name: "Organization" }).getByRole("link").click();
  await expect(page.getByRole("columnheader", { name: "Organization" })).toHaveAttribute("aria-sort", "descending");
  await rowOf(page, "Borealis Institute")
    .getByRole("link", { name: /active users/ })
    .click();
  await expect(page.getByText("Only users of Borealis Institute")).toBeVisible();
  await expect(rowOf(page, "orgadmin2")).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "akira" })).toHaveCount(0);
});

test("a dialog in the initial page keeps its place and values when scripts load", async ({ page, signIn }) => {
  await signIn("sysadmin");
  const scripts = await holdBack(page, "GET", "**/assets/*.js");
  await page.goto("/admin/organizations?dialog=create", { waitUntil: "commit" });
  const dialog = page.getByRole("dialog", { name: "Create organization" });
  const name = dialog.getByLabel("Name");
  await name.fill("Typed early");
  const dialogBox = await dialog.boundingBox();
  scripts.release();
  await page.waitForLoadState("networkidle");
  await expect(name).toHaveValue("Typed early");
  await expect(name).toBeFocused();
  expect(await dialog.boundingBox()).toEqual(dialogBox);
});

expectKeptOut("/admin/organizations", ["orgadmin", "instructor", "player"]);

test("the page and its dialog have no accessibility violation, and never scroll sideways", async ({ page, signIn }) => {
  await signIn("sysadmin");
  const [{ id }] = await (await page.request.get("/api/organizations")).json();
  for (const path of [
    "/admin/organizations",
    "/admin/organizations?q=nothing-like-it",
    `/admin/organizations?dialog=delete&id=${id}`,
  ]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveText(/^Organizations/);
    await expectNoViolations(page);
    await expectWithin(page, [1440, 768, 390]);
  }
});
