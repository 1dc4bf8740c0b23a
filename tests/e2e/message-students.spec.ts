// From the gradebook's filter to its students; what is sent is tested over HTTP (tests/api/messages.test.ts).
import { gridOf } from "./grid";
import { expect, test } from "./test";

test("those at risk are one click from a message; where mail isn't possible, the page says what to do", async ({
  page,
  signIn,
}) => {
  await signIn("instructor");
  await page.goto("/instructor");
  await expect(gridOf(page)).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /^At risk/ })
    .click();
  await page.getByRole("link", { name: "Message these students" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Message students" })).toBeVisible();
  await expect(page.getByText(/This server doesn't send email\..*blind copies: \S+@/)).toBeVisible();
  await page.getByRole("link", { name: "Gradebook", exact: true }).first().click();
  await expect(page).toHaveURL(/show=at-risk/);
});
