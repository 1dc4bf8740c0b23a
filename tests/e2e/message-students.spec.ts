// From the gradebook's filter to a message; tests/api/messages.test.ts tests the sending over HTTP.
import { gridOf } from "./grid";
import { expect, test } from "./test";

test("students at risk are one click from a message; without mail the page offers an alternative", async ({
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
  await expect(page.getByText(/put these addresses in BCC: \S+@/)).toBeVisible();
  await page.getByRole("link", { name: "Gradebook", exact: true }).first().click();
  await expect(page).toHaveURL(/show=at-risk/);
});
