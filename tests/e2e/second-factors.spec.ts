// Second factors as people use them: a passkey of Chromium's virtual authenticator, and an app without scripts.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { runNode } from "../support/child-process";
import { freePort } from "../support/free-port";
import { hostUnderTest } from "../support/server";
import { copyDemoData } from "./demo-data";
import { expectNoViolations, expectWithin } from "./page-checks";
import { demoPassword, expect, refusedRequest, test } from "./test";

const clockAhead = pathToFileURL(resolve("tests/support/clock-ahead.mjs")).href;

/** A site with a host name, without which browsers make no passkeys. */
async function startSite() {
  const folder = mkdtempSync(join(tmpdir(), "apsis-factors-"));
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const settings = { PORT: port, LOG_LEVEL: "warn", DEMO: "1", APP_URL: url };
  const host = runNode(["--import", clockAhead, ...hostUnderTest], { ...settings, ...(await copyDemoData(folder)) });
  await host.printed(/is ready/);
  const stop = async () => {
    host.kill("SIGTERM");
    await host.exited;
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop, passTwentyMinutes: () => host.kill("SIGUSR2") };
}

async function enterPassword(page: Page, url: string, username: string) {
  await page.goto(`${url}/`);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Login" }).click();
}

async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return () => cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
}

const storedKeys = (page: Page) =>
  page.evaluate(() => ["refresh-token", "x-auth-token", "userId", "canPlay"].map((key) => localStorage.getItem(key)));

test("an administrator adds a passkey, signs in by it, loses it, and comes back by a recovery code", async ({
  page,
  expectedProblems,
}) => {
  const { url, stop } = await startSite();
  await enterPassword(page, url, "sysadmin");
  const loseAuthenticator = await addAuthenticator(page);
  await page.getByRole("link", { name: "sysadmin", exact: true }).click();
  await page.getByRole("link", { name: "Manage second factors" }).click();
  await page.getByLabel("Name of the passkey").fill("Work laptop");
  await page.getByRole("button", { name: "Add passkey" }).click();
  await expect(page.getByText("Save these codes")).toBeVisible();
  const codes = await page
    .getByRole("listitem")
    .filter({ hasText: /^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/ })
    .allTextContents();
  expect(codes).toHaveLength(10);
  await expectNoViolations(page);
  await expectWithin(page, [1440, 768, 390]);
  await page.getByRole("link", { name: "I've saved them" }).click();
  await expect(page.getByRole("button", { name: "Remove Work laptop" })).toBeVisible();
  await expect(page.getByText("10 recovery codes left")).toBeVisible();

  await enterPassword(page, url, "sysadmin");
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  expect(await storedKeys(page)).toEqual([null, null, null, null]);
  await expectNoViolations(page);
  await expectWithin(page, [1440, 768, 390]);
  // By keyboard alone.
  await page.getByRole("button", { name: "Use passkey" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\//);
  expect((await storedKeys(page)).every(Boolean)).toBe(true);

  // The demo lets a passkey replace the password.
  await page.goto(`${url}/`);
  await page.getByRole("link", { name: "Sign in with a passkey" }).click();
  await page.getByRole("button", { name: "Use passkey" }).click();
  await expect(page).toHaveURL(/\/admin\//);

  await loseAuthenticator();
  await enterPassword(page, url, "sysadmin");
  await page.getByLabel("Recovery code").fill("AAAA-AAAA-AAAA");
  expectedProblems.push(refusedRequest);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("The code is wrong or was already used.")).toBeVisible();
  await page.getByLabel("Recovery code").fill(codes[4]!.toLowerCase());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\//);
  await page.goto(`${url}/account/security`);
  await expect(page.getByText("9 recovery codes left")).toBeVisible();
  await page.getByRole("button", { name: "Remove Work laptop" }).click();
  await expect(page.getByText("You have no passkeys.")).toBeVisible();
  await page.goto("about:blank");
  await stop();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a student sets up an app and signs in by its code", async ({ page, expectedProblems }) => {
    const { url, stop } = await startSite();
    await enterPassword(page, url, "player");
    await page.goto(`${url}/account/security`);
    await expect(page.getByText("Passkeys need JavaScript.")).toBeVisible();
    await page.getByRole("link", { name: "Set up app" }).click();
    await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    const secret = (await page.locator("code").textContent())!.replaceAll(" ", "");
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const used = totp.generate();
    await page.getByRole("textbox", { name: "Code" }).fill(used);
    await page.getByRole("button", { name: "Finish setup" }).click();
    await expect(page.getByText("Authenticator app set up.")).toBeVisible();
    await page.getByRole("link", { name: "I've saved them" }).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await enterPassword(page, url, "player");
    await page.getByRole("textbox", { name: "Code" }).fill(used);
    expectedProblems.push(refusedRequest);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("This code was already used.")).toBeVisible();
    await page.getByRole("textbox", { name: "Code" }).fill(totp.generate({ timestamp: Date.now() + 30_000 }));
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/(play|results)/);
    await page.goto("about:blank");
    await stop();
  });
});

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a dangerous change asks who is there after 15 minutes, and goes on with what was typed", async ({ page }) => {
      const { url, stop, passTwentyMinutes } = await startSite();
      await enterPassword(page, url, "orgadmin");
      await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
      await page.goto(`${url}/account/tokens`);
      await page.getByLabel("Name").fill("Nightly export");
      await page.getByLabel("Read leaderboards").check();
      passTwentyMinutes();
      await page.getByRole("button", { name: "Create token" }).click();
      await expect(page.getByRole("heading", { name: "Confirm it's you" })).toBeVisible();
      if (scripts) {
        await expectNoViolations(page);
        await expectWithin(page, [1440, 768, 390]);
      }
      await page.getByLabel("Current Password").fill(demoPassword);
      await page.keyboard.press("Enter");
      if (!scripts) await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByText("Copy the token now.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Revoke Nightly export" })).toBeVisible();
      await page.goto("about:blank");
      await stop();
    });
  });
}
