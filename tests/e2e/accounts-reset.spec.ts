import type { Page } from "@playwright/test";
import { clientOf } from "./api";
import { readPage } from "./read-page";
import { expect, linkIn, logIn, mailTo, newName, password, refusedRequest, register, test } from "./shop";
import type { Shop } from "./worker-servers";

const next = "N3w@Password#";

async function linkFor(page: Page, shop: Shop, userName: string) {
  await register(shop, userName);
  await page.goto("/password-reset");
  await page.getByLabel("Enter Email").fill(`${userName.toUpperCase()}@example.org`);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(
    page.getByText(
      "If your email is in the system, a reset link has been sent. If you do not see an email, please check your spam folder.",
    ),
  ).toBeVisible();
  return linkIn(await mailTo(shop, `${userName}@example.org`, /Reset your/));
}

async function fill(page: Page, first: string, second = first) {
  await page.getByLabel("New Password", { exact: true }).fill(first);
  await page.getByLabel("Confirm Password", { exact: true }).fill(second);
  await page.getByRole("button", { name: "Reset Password" }).click();
}

const alert = (page: Page) => page.getByRole("alert");

test("the mailed link sets a new password, validates it, and leads to the login after two seconds", async ({
  page,
  shop,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  const userName = newName("forgetful");
  await page.goto(await linkFor(page, shop, userName));
  for (const [first, second, text, field] of [
    ["", "", "Please fill out both password fields.", "New Password"],
    ["short", "", "Please fill out both password fields.", "Confirm Password"],
    ["short", "other", "Passwords do not match.", "Confirm Password"],
    ["short", "short", "Password must be at least 10 characters.", "New Password"],
    [
      "longenough",
      "longenough",
      "Must contain at least one letter, one number, and one special character: @$!%*#?&_",
      "New Password",
    ],
  ] as const) {
    await fill(page, first, second);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByLabel(field, { exact: true })).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
  }
  await page.getByLabel("New Password", { exact: true }).fill(next);
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
  await page.getByLabel("Confirm Password", { exact: true }).fill(next);
  await page.getByLabel("Confirm Password", { exact: true }).press("Enter");
  await expect(page.getByText("Password successfully reset. You can now log in.")).toBeVisible();
  await expect(page).toHaveURL("/");
  await logIn(page, userName, next);
});

test("a link works once", async ({ page, shop, expectedProblems }) => {
  expectedProblems.push(refusedRequest);
  const userName = newName("twice");
  const link = await linkFor(page, shop, userName);
  await page.goto(link);
  await fill(page, next);
  await expect(page.getByText("Password successfully reset. You can now log in.")).toBeVisible();
  // The second time the page has no form, but a link to request a new one.
  await page.goto(link);
  await expect(page.getByText("Invalid reset link")).toBeVisible();
  await expect(page.getByLabel("New Password")).toHaveCount(0);
  await page.getByRole("link", { name: "Request a new link" }).click();
  await expect(page.getByLabel("Enter Email")).toBeVisible();
});

for (const address of ["/reset-password", "/reset-password?email=ada@example.org", "/reset-password?token=x"]) {
  test(`${address} is an invalid reset link`, async ({ context }) => {
    expect((await readPage(context, address)).text).toContain("Invalid reset link");
  });
}

/** An administrator forces a reset and passes on the one-time code. */
async function forcedCode(shop: Shop, userName: string): Promise<string> {
  const admin = await clientOf(shop.url, "sysadmin");
  const { body: people } = await admin.get<{ id: string; username: string }[]>("/users");
  const { id } = people.find(({ username }) => username === userName)!;
  const { body } = await admin.post<{ code: string }>(`/users/passwordResets/${id}`, {});
  return body.code;
}

async function fillByUsername(page: Page, first: string, second = first) {
  await page.getByLabel("New Password", { exact: true }).fill(first);
  await page.getByLabel("Confirm Password", { exact: true }).fill(second);
  await page.getByLabel("Confirm Password", { exact: true }).press("Enter");
}

/** Sends the login form. */
async function tryToLogIn(page: Page, userName: string, word: string) {
  await page.goto("/");
  await page.getByLabel("Username").fill(userName);
  await page.getByLabel("Password").fill(word);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Reset Password" })).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a forced reset, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("a user who knows the current password sets a new one after login, without a code", async ({
      page,
      shop,
      expectedProblems,
    }) => {
      expectedProblems.push(refusedRequest);
      const userName = newName("forced");
      await register(shop, userName);
      await forcedCode(shop, userName);
      await tryToLogIn(page, userName, password);
      await expect(page.getByLabel("Username")).toHaveValue(userName);
      await expect(page.getByLabel("Reset code")).toHaveCount(0);
      await fillByUsername(page, next, "other");
      await expect(alert(page)).toHaveText(/^Password Reset failed: /);
      await expect(page.getByText("Passwords do not match.")).toBeVisible();
      await fillByUsername(page, next);
      await expect(page.getByText("Password reset successfully")).toBeVisible();
      await logIn(page, userName, next);
    });

    test("other users need the code, which the mailed link fills in", async ({ page, shop, expectedProblems }) => {
      expectedProblems.push(refusedRequest);
      const userName = newName("forced");
      await register(shop, userName);
      const code = await forcedCode(shop, userName);
      await tryToLogIn(page, userName, "Not@the1password");
      await page.getByLabel("Reset code").fill("AAAA-AAAA-AAAA");
      await fillByUsername(page, next);
      await expect(
        page.getByText("This reset code isn't valid. Check it, or ask for a new one.").first(),
      ).toBeVisible();
      await page.goto(linkIn(await mailTo(shop, `${userName}@example.org`, /password/i)));
      await expect(page.getByLabel("Reset code")).toHaveValue(code);
      await fillByUsername(page, next);
      await expect(page.getByText("Password reset successfully")).toBeVisible();
      await logIn(page, userName, next);
    });
  });
}

test("editing a field of the reset by username clears its error and the message", async ({
  page,
  shop,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  const userName = newName("editing");
  await register(shop, userName);
  await forcedCode(shop, userName);
  await tryToLogIn(page, userName, password);
  await fillByUsername(page, "short", "other");
  await expect(alert(page)).toHaveText(/^Password Reset failed: /);
  await page.getByLabel("New Password", { exact: true }).fill(next);
  await expect(alert(page)).toHaveCount(0);
  await expect(page.getByText("Password must be at least 10 characters.")).toHaveCount(0);
  await page.getByRole("link", { name: "Back to Login" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the mailed link sets a new password, and the login is one link away", async ({
    page,
    shop,
    expectedProblems,
  }) => {
    expectedProblems.push(refusedRequest);
    const userName = newName("plain");
    await page.goto(await linkFor(page, shop, userName));
    await fill(page, "short", "short");
    await expect(page.getByText("Password must be at least 10 characters.")).toBeVisible();
    await fill(page, next);
    await expect(page.getByText("Password successfully reset. You can now log in.")).toBeVisible();
    await expect(page).toHaveURL("/");
    await logIn(page, userName, next);
  });
});
