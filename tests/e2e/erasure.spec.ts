// Somebody asks to be erased, an administrator sees what that does, and the class's average doesn't move.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { runNode } from "../support/child-process";
import { freePort } from "../support/free-port";
import { hostUnderTest } from "../support/server";
import { expectNoViolations, expectWithin } from "./page-checks";
import { demoPassword, expect, test } from "./test";

async function signIn(page: Page, site: string, username: string) {
  await page.context().clearCookies();
  await page.goto(`${site}/`);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).not.toHaveURL(`${site}/`);
}

/** The gradebook's line of averages. */
async function readAverages(page: Page, site: string) {
  await signIn(page, site, "instructor");
  await page.goto(`${site}/instructor`);
  const averages = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Class average" }) });
  await expect(averages.first()).toBeAttached();
  return averages.first().innerText();
}

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width: 390, height: 844 } });

    test("a student is erased after a preview, and the class's average stays", async ({ page }) => {
      const folder = mkdtempSync(join(tmpdir(), "apsis-erasure-"));
      const port = String(await freePort());
      const site = `http://127.0.0.1:${port}`;
      const host = runNode(hostUnderTest, {
        ...{ PORT: port, LOG_LEVEL: "warn", DEMO: "1", DATA_DIR: folder, APP_URL: site },
      });
      await host.printed(/is ready/);
      const before = await readAverages(page, site);

      await signIn(page, site, "player");
      await page.goto(`${site}/account/erasure`);
      await expect(page.getByText("Former student 417")).toBeVisible();
      if (scripts) await expectNoViolations(page);
      await expectWithin(page, [1440, 768, 390]);
      await page.getByRole("button", { name: "Ask to be erased" }).click();
      await expect(page.getByText("Nobody has decided yet.")).toBeVisible();

      await signIn(page, site, "orgadmin");
      await page.goto(`${site}/admin/users/erasures`);
      if (scripts) await expectNoViolations(page);
      await page.getByRole("link", { name: "player" }).click();
      await expect(page.getByRole("heading", { name: "Erase person" })).toBeVisible();
      await expect(page.getByText("Class averages, quiz results and leaderboards stay the same.")).toBeVisible();
      if (scripts) await expectNoViolations(page);
      await expectWithin(page, [1440, 768, 390]);
      await page.getByLabel("Type “player” to confirm").fill("player");
      await page.getByRole("button", { name: "Erase permanently" }).click();
      await expect(page).toHaveURL(`${site}/admin/users`);

      expect(await readAverages(page, site)).toBe(before);
      await expect(page.getByRole("rowheader").filter({ hasText: "Former student" })).toBeVisible();
      await page.goto("about:blank");
      host.kill("SIGTERM");
      await host.exited;
      rmSync(folder, { recursive: true });
    });
  });
}
