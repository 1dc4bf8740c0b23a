import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNode } from "../support/child-process";
import { hostUnderTest } from "../support/server";
import { expectContrast, expectNoViolations, expectWithin } from "./page-checks";
import { expect, refusedRequest, test } from "./test";

test("the log of an empty installation leads through setup to the first course", async ({ page, expectedProblems }) => {
  expectedProblems.push(refusedRequest);
  const folder = mkdtempSync(join(tmpdir(), "apsis-setup-"));
  const host = runNode(hostUnderTest, { PORT: "0", LOG_LEVEL: "warn", DEMO: "0", DATA_DIR: folder });
  const [, address, code] = await host.printed(/Create the first one at (\S+)\/setup with the code (\S+)/);
  // Nobody can log in yet, so the login page redirects.
  await page.goto(`${address}/`);
  await expect(page).toHaveURL(`${address}/setup`);
  await expectNoViolations(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: "light" });
  await expectWithin(page, [1440, 768, 390]);

  await page.getByLabel("Setup code").fill("AAAA-BBBB-CCCC");
  await page.getByLabel("Username").fill("chief");
  await page.getByLabel("Email").fill("chief@apsis.example");
  await page.getByLabel("Password", { exact: true }).fill("First@Password1");
  await page.getByLabel("Confirm Password").fill("First@Password1");
  await page.getByLabel("Organization").fill("First School");
  await page.getByRole("button", { name: "Set up" }).click();
  await expect(page.getByText("This isn't the setup code from the server's log.")).toBeVisible();
  await page.getByLabel("Setup code").fill(code!);
  await page.getByLabel("Password", { exact: true }).fill("First@Password1");
  await page.getByLabel("Confirm Password").fill("First@Password1");
  await page.getByRole("button", { name: "Set up" }).click();

  await expect(page.getByRole("heading", { name: "First steps" })).toBeVisible();
  await page.getByRole("link", { name: "Create Course" }).click();
  await expect(page.getByRole("heading", { name: "Create Course" })).toBeVisible();
  await page.getByRole("dialog").getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByText("No Courses Found")).toBeVisible();
  await expect(page.getByRole("link", { name: "Create Course" })).toHaveCount(1);
  await page.goto(`${address}/setup`);
  await expect(page.getByRole("heading", { name: "Page not found!" })).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${address}/`);
  await expect(page.getByRole("heading", { name: "Welcome to Apsis" })).toBeVisible();
  // Pending requests of the page must not meet a stopped server.
  await page.goto("about:blank");
  host.kill("SIGTERM");
  await host.exited;
  rmSync(folder, { recursive: true, force: true });
});
