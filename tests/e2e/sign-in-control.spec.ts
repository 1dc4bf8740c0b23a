// Sign-ins as people and administrators see and end them, and what the audit trail says about failed ones.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { runNode } from "../support/child-process";
import { freePort } from "../support/free-port";
import { hostUnderTest } from "../support/server";
import { copyDemoData } from "./demo-data";
import { expectNoViolations, expectWithin } from "./page-checks";
import { demoPassword, expect, refusedRequest, test } from "./test";

const clockAhead = pathToFileURL(resolve("tests/support/clock-ahead.mjs")).href;

async function enter(page: Page, url: string, username: string, password = demoPassword) {
  await page.goto(`${url}/`);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("sign-ins are listed and ended, by their owner and by an administrator, and failed ones are in the trail", async ({
      page,
      browser,
      expectedProblems,
    }) => {
      const folder = mkdtempSync(join(tmpdir(), "apsis-sign-ins-"));
      const port = String(await freePort());
      const url = `http://127.0.0.1:${port}`;
      const settings = { PORT: port, LOG_LEVEL: "warn", DEMO: "1", APP_URL: url };
      const host = runNode(["--import", clockAhead, ...hostUnderTest], {
        ...settings,
        ...(await copyDemoData(folder)),
      });
      await host.printed(/is ready/);
      const contexts = await Promise.all([1, 2].map(() => browser.newContext({ javaScriptEnabled: scripts })));
      const [first, second] = await Promise.all(contexts.map((context) => context.newPage()));
      if (!first || !second) throw new Error("There are no pages.");
      const isOut = async (who: Page) => {
        await who.goto(`${url}/account`);
        await expect(who).toHaveURL(`${url}/`);
      };

      await enter(first, url, "instructor", "Wrong@Password1");
      await expect(first.getByText("Incorrect username or password.")).toBeVisible();
      await enter(first, url, "instructor");
      await expect(first).toHaveURL(/\/instructor/);
      await enter(second, url, "instructor");
      await expect(second).toHaveURL(/\/instructor/);
      await first.goto(`${url}/account`);
      const devices = first.getByRole("region", { name: "Signed-in devices" });
      await expect(devices.getByText("This device")).toHaveCount(1);
      await devices
        .getByRole("button", { name: /^Sign out Chrome on Linux/ })
        .first()
        .click();
      await expect(first.getByText("The device was signed out.")).toBeVisible();
      await isOut(second);

      await enter(page, url, "orgadmin");
      await expect(page).toHaveURL(/\/admin/);
      await page.goto(`${url}/admin/users?q=instructor`);
      await page.getByRole("main").getByRole("link", { name: "instructor instructor@apsis.example" }).click();
      await page
        .getByRole("button", { name: /^Sign out Chrome on Linux/ })
        .first()
        .click();
      await expect(page.getByText("The device was signed out.")).toBeVisible();
      if (scripts) await expectNoViolations(page);
      await expectWithin(page, [1440, 768, 390]);
      await isOut(first);

      host.kill("SIGUSR2");
      await expect(async () => {
        await page.goto(`${url}/admin/audit-trail?q=instructor`);
        await expect(page.getByRole("main")).toContainText("failed to sign in", { timeout: 1_000 });
      }).toPass({ timeout: 90_000 });
      await expect(page.getByRole("main")).toContainText("orgadmin");
      if (scripts) await expectNoViolations(page);
      await expectWithin(page, [1440, 768, 390]);

      expectedProblems.push(refusedRequest);
      await page.goto("about:blank");
      await Promise.all(contexts.map((context) => context.close()));
      host.kill("SIGTERM");
      await host.exited;
      rmSync(folder, { recursive: true, force: true });
    });
  });
}
