// An administrator chooses how long data stays, sees what would be removed, and saves it; with and without scripts.
import { expectNoViolations, expectWithin } from "./page-checks";
import { expect, test } from "./test";

test.use({ server: "written" });

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a period is changed, previewed and saved, and a change after the preview is previewed first", async ({
      page,
      signIn,
    }) => {
      await signIn("orgadmin");
      await page.goto("/admin/organization");
      await page.getByRole("link", { name: "Set retention" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Retention");
      await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
      const mails = page.getByLabel("Sent emails");
      await mails.selectOption("1 year");
      await page.getByRole("button", { name: "Preview" }).click();
      const preview = page.getByRole("table", { name: "What would be removed" });
      await expect(preview.getByRole("row", { name: /^Sent emails .*1 year/ })).toBeVisible();
      await expect(mails.locator("option:checked")).toHaveText("1 year");
      if (scripts) await expectNoViolations(page);
      await expectWithin(page, [1440, 768, 390]);

      await mails.selectOption("90 days");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(preview.getByRole("row", { name: /^Sent emails .*90 days/ })).toBeVisible();
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
      await page.reload();
      await expect(mails.locator("option:checked")).toHaveText("90 days");
    });
  });
}
