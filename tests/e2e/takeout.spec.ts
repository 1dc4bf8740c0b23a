// Somebody takes along what the platform has of them; an administrator does so for them.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readZip } from "../support/takeout-zip";
import { expectNoViolations } from "./page-checks";
import { expect, linkIn, logIn, mailTo, newName, register, test } from "./shop";
import { demoPassword } from "./test";

/** Downloads the zip from the page of a mailed link. */
async function downloadZip(page: Page): Promise<Map<string, string>> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /^Download zip/ }).click(),
  ]);
  return readZip(readFileSync(await download.path()));
}

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "at 390 px without scripts", () => {
    test.use({ javaScriptEnabled: scripts, ...(!scripts && { viewport: { width: 390, height: 844 } }) });

    test("somebody takes their data along, and nobody else opens the link", async ({ page, shop }) => {
      const userName = newName("traveller");
      await register(shop, userName);
      await logIn(page, userName);
      await page.goto("/account");
      await page.getByRole("link", { name: "Get your data" }).click();
      await expect(page.getByRole("heading", { name: "Your data", level: 1 })).toBeVisible();
      if (scripts) await expectNoViolations(page);
      await page.getByRole("button", { name: "Create copy" }).click();
      await expect(page.getByText("You can leave this page.")).toBeVisible();
      const link = linkIn(await mailTo(shop, `${userName}@example.org`, /copy .* is ready/i));
      if (scripts) await expect(page.getByText(/^The copy is ready/)).toBeVisible();
      else {
        await page.getByRole("link", { name: "Reload" }).click();
        await expect(page.getByText(/^The copy is ready/)).toBeVisible();
      }
      await page.goto(link);
      if (scripts) await expectNoViolations(page);
      const files = await downloadZip(page);
      expect(JSON.parse(files.get("account/users.json") ?? "")).toMatchObject([{ username: userName }]);
      expect(JSON.parse(files.get("learning/course_members.json") ?? "")).toHaveLength(1);
      expect(files.get("readme.txt")).toContain(`What Apsis stores about “${userName}”`);

      const stranger = newName("stranger");
      await register(shop, stranger);
      await logIn(page, stranger);
      await page.goto(link);
      await expect(page.getByText("This link has expired, or someone else asked for the copy.")).toBeVisible();
      await expect(page.getByRole("link", { name: /^Download zip/ })).toHaveCount(0);
    });
  });
}

test("an administrator gets a copy of a user's data, and the user is notified", async ({ page, shop }) => {
  const userName = newName("asked");
  await register(shop, userName);
  await logIn(page, "orgadmin", demoPassword);
  await page.goto(`/admin/users?q=${userName}`);
  await page.getByRole("link", { name: userName }).first().click();
  await page.getByRole("button", { name: "Create copy" }).click();
  const notice = await mailTo(shop, `${userName}@example.org`, /copy of your .* data was requested/i);
  expect(notice.text?.replaceAll("\n", " ")).toContain("orgadmin, an administrator, asked for a copy");
  await page.goto(linkIn(await mailTo(shop, "orgadmin@apsis.example", /copy .* is ready/i)));
  await expect(page.getByText(`Everything this platform stores about ${userName}.`)).toBeVisible();
  const files = await downloadZip(page);
  expect(JSON.parse(files.get("account/users.json") ?? "")).toMatchObject([{ username: userName }]);
});
