import type { Page } from "@playwright/test";
import { holdBack } from "./hold-back";
import { expect, refusedRequest, test } from "./test";

const successText =
  "If your email is in the system, a reset link has been sent. If you do not see an email, please check your spam folder.";

async function openResetMode(page: Page) {
  await page.goto("/");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Reset Password" })).toBeVisible();
}

test("an empty email is refused, and nothing is sent", async ({ page }) => {
  for (const path of ["/?mode=reset", "/password-reset"]) {
    await page.goto(path);
    let requestCount = 0;
    page.on("request", (request) => void (requestCount += request.method() === "POST" ? 1 : 0));
    const email = page.getByLabel("Enter Email");
    await email.fill("  ");
    await email.press("Enter");
    await expect(email).toHaveAccessibleDescription("Please enter your email.");
    await expect(email).toBeFocused();
    await email.fill("n");
    await expect(email).not.toHaveAccessibleDescription("Please enter your email.");
    expect(requestCount).toBe(0);
  }
});

// A demo address, and an unknown one.
for (const address of ["hugo@apsis.example", "nobody@apsis.example"]) {
  test(`the answer is the same whether or not a link is sent to ${address}`, async ({ page }) => {
    await openResetMode(page);
    await page.getByLabel("Enter Email").fill(address);
    await page.getByLabel("Enter Email").press("Enter");
    await expect(page.getByText(successText, { exact: true })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}

test("while sending, the button says so and ignores a second submit", async ({ page }) => {
  await openResetMode(page);
  const answer = await holdBack(page, "POST", "**/*");
  await page.getByLabel("Enter Email").fill("nobody@apsis.example");
  await page.getByLabel("Enter Email").press("Enter");
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  await expect(page.getByText("Processing your request...")).toBeVisible();
  await page.getByLabel("Enter Email").press("Enter");
  await page.getByRole("button", { name: "Sending..." }).click({ force: true });
  answer.release();
  await expect(page.getByText(successText)).toBeVisible();
  await expect(page.getByText("Processing your request...")).toHaveCount(0);
  expect(answer.requests()).toBe(1);
});

test("Back to Login returns, and clears the email and its message", async ({ page, expectedProblems }) => {
  expectedProblems.push(refusedRequest);
  await openResetMode(page);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByText("Please enter your email.")).toBeVisible();
  await page.getByLabel("Enter Email").fill("nobody@apsis.example");
  await page.getByRole("button", { name: "Back to Login" }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Apsis" })).toBeVisible();
  await expect(page.getByText("Please enter your email.")).toHaveCount(0);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByLabel("Enter Email")).toHaveValue("");
  await expect(page.getByRole("alert")).toHaveCount(0);
});
