import { expect, test } from "./test";

test("About describes the product, works by keyboard, and returns the focus", async ({ page }) => {
  await page.goto("/");
  const about = page.getByRole("button", { name: "About" });
  const dialog = page.getByRole("dialog", { name: "About Apsis" });
  await about.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(`© ${new Date().getUTCFullYear()} Apsis`);
  await expect(dialog.getByRole("definition")).toHaveText(["2.2.3", "2.2.3", "9/5/2025", "support@apsis.example"]);
  await expect(dialog).toContainText("only authorized users may use this system");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(about).toBeFocused();
});

test("About closes by its button", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "About" }).click();
  const dialog = page.getByRole("dialog", { name: "About Apsis" });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "About" })).toBeFocused();
});
