// An administrator connects another system, and it is notified.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { runNode } from "../support/child-process";
import { freePort } from "../support/free-port";
import { hostUnderTest } from "../support/server";
import { expectNoViolations, expectWithin } from "./page-checks";
import { expect, test } from "./test";

/** Keeps the first request. */
async function startReceiver() {
  const receiver = createServer();
  const first = new Promise<{ headers: Record<string, string>; body: string }>((resolve) => {
    receiver.on("request", (request, response) => {
      let body = "";
      request.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
      request.on("end", () => {
        response.writeHead(200).end("thanks");
        // Node joins repeated headers.
        resolve({ headers: request.headers as Record<string, string>, body });
      });
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  // A server on a TCP port.
  const { port } = receiver.address() as AddressInfo;
  const stop = () => {
    receiver.closeAllConnections();
    receiver.close();
  };
  return { host: `127.0.0.1:${port}`, first, stop };
}

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("an endpoint is added, tested and listed with request and answer", async ({ page }) => {
      const receiver = await startReceiver();
      const folder = mkdtempSync(join(tmpdir(), "apsis-webhooks-"));
      const port = String(await freePort());
      const site = `http://127.0.0.1:${port}`;
      const host = runNode(hostUnderTest, {
        ...{ PORT: port, LOG_LEVEL: "warn", DEMO: "1", DATA_DIR: folder, APP_URL: site },
        WEBHOOK_ALLOW: receiver.host,
      });
      await host.printed(/is ready/);

      await page.goto(`${site}/`);
      await page.getByLabel("Username").fill("orgadmin");
      await page.getByLabel("Password", { exact: true }).fill("Demo@2026space");
      await page.getByRole("button", { name: "Login" }).click();
      await page.getByRole("link", { name: "My organization" }).click();
      await page.getByRole("link", { name: "Set up webhooks" }).click();
      await page.getByLabel("Address").fill(`http://${receiver.host}/apsis`);
      await page.getByLabel("Grade changed").check();
      await page.getByRole("button", { name: "Add endpoint" }).click();
      const shown = page.getByRole("status").filter({ hasText: "Copy the secret now." });
      await expect(shown).toBeVisible();
      const [secret = ""] = /whsec_[A-Za-z0-9+/]{43}=/.exec((await shown.textContent()) ?? "") ?? [];
      if (scripts) await expectNoViolations(page);
      await expectWithin(page, [1440, 768, 390]);

      await page.getByRole("link", { name: `Open ${receiver.host}` }).click();
      await expect(page.getByText("Nothing has been sent yet.")).toBeVisible();
      await page.getByRole("button", { name: "Send test event" }).click();
      const { headers, body } = await receiver.first;
      expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: "webhook.test" });
      await expect(async () => {
        await page.reload();
        await expect(page.getByText("Delivered")).toBeVisible({ timeout: 1_000 });
      }).toPass();
      if (scripts) await expectNoViolations(page);
      await expectWithin(page, [1440, 768, 390]);
      await page.getByRole("link", { name: "Details webhook.test" }).click();
      await expect(page.getByText("thanks")).toBeVisible();
      await expect(page.getByText("webhook-signature: v1,")).toBeVisible();
      if (scripts) await expectNoViolations(page);
      await expectWithin(page, [1440, 768, 390]);
      await page.getByRole("button", { name: "Send again" }).click();
      await expect(page.getByRole("heading", { name: "Delivery", exact: true })).toBeVisible();

      await page.goto("about:blank");
      host.kill("SIGTERM");
      await host.exited;
      receiver.stop();
      rmSync(folder, { recursive: true });
    });
  });
}
