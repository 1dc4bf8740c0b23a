import { expectNoViolations } from "./page-checks";
import { readPage } from "./read-page";
import { expect, logIn, newName, password, refusedRequest, register, test } from "./shop";

const next = "N3w@Password#";

test("a visitor is sent to the login", async ({ context }) => {
  expect(await readPage(context, "/account")).toMatchObject({
    path: "/",
    text: expect.stringContaining("You must log in first"),
  });
});

test("staff reach their account by their name in the top bar", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor/courses");
  await page.getByRole("link", { name: "instructor", exact: true }).click();
  await expect(page.getByRole("heading", { name: "My account" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Areas" }).getByRole("link")).toHaveText(["Instructor"]);
  await expectNoViolations(page);
});

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a new password ends the other sign-ins but not this one", async ({
      page,
      browser,
      shop,
      expectedProblems,
    }) => {
      expectedProblems.push(refusedRequest);
      const userName = newName("changer");
      await register(shop, userName);
      const otherBrowser = await browser.newPage({ baseURL: shop.url });
      await logIn(otherBrowser, userName);
      await logIn(page, userName);
      await page.goto("/account");
      await expect(page.getByRole("region", { name: "Signed-in devices" }).getByRole("listitem")).toHaveCount(2);
      const form = page.getByRole("region", { name: "Password" });
      const change = async (current: string) => {
        await form.getByLabel("Current Password").fill(current);
        await form.getByLabel("New Password", { exact: true }).fill(next);
        await form.getByLabel("Confirm Password").fill(next);
        await form.getByRole("button", { name: "Change password" }).click();
      };
      await change("Wrong@Password1");
      await expect(form.getByText("The current password is incorrect.")).toBeVisible();
      await expect(form.getByLabel("Current Password")).toHaveValue("");
      await change(password);
      await expect(page.getByText("Password changed. You've been signed out on all other devices.")).toBeVisible();
      await expect(page.getByRole("region", { name: "Signed-in devices" }).getByRole("listitem")).toHaveCount(1);
      await otherBrowser.goto("/account");
      await expect(otherBrowser).toHaveURL(`${shop.url}/`);
      await otherBrowser.close();
    });

    test("a user changes the email address and ends another sign-in", async ({ page, browser, shop }) => {
      const userName = newName("mover");
      await register(shop, userName);
      const otherBrowser = await browser.newPage({ baseURL: shop.url });
      await logIn(otherBrowser, userName);
      await logIn(page, userName);
      await page.goto("/account");
      const form = page.getByRole("region", { name: "Email" });
      await form.getByRole("textbox", { name: "Email" }).fill(`${userName}-new@example.org`);
      await form.getByLabel("Current Password").fill(password);
      await form.getByRole("button", { name: "Change email" }).click();
      await expect(page.getByText("Email address changed.")).toBeVisible();
      await expect(form.getByRole("textbox", { name: "Email" })).toHaveValue(`${userName}-new@example.org`);
      await page.getByRole("button", { name: /^Sign out Chrome on Linux/ }).click();
      await expect(page.getByText("The device was signed out.")).toBeVisible();
      await otherBrowser.goto("/account");
      await expect(otherBrowser).toHaveURL(`${shop.url}/`);
      await otherBrowser.close();
    });
  });
}
