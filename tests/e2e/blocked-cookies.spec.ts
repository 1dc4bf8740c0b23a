// A browser that blocks cookies and storage: no cookie is sent, and reading their names throws.
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { demoPassword, expect, test as base } from "./test";

const noUserText = "No logged in user. If this problem persists, please contact your administrator.";

const test = base.extend<{ baseURL: string }>({
  baseURL: async ({ server: _, baseURL }, use) => {
    const without = createServer((incoming, outgoing) => {
      const { cookie: _sent, ...headers } = incoming.headers;
      const forwarded = request(baseURL + incoming.url!, { method: incoming.method, headers }, (answer) => {
        const { "set-cookie": _set, ...others } = answer.headers;
        outgoing.writeHead(answer.statusCode!, others);
        answer.pipe(outgoing);
      });
      incoming.pipe(forwarded);
    });
    await new Promise<void>((listening) => without.listen(0, "127.0.0.1", listening));
    // A listening server has an AddressInfo.
    await use(`http://127.0.0.1:${(without.address() as AddressInfo).port}`);
    without.closeAllConnections();
    without.close();
  },
});

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("logging in with cookies blocked says so, and how to allow them", async ({ page, expectedProblems }) => {
      // From the framework, which stores scroll positions in the session's storage.
      expectedProblems.push(/Access is denied for this document/, /^page: $/);
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        };
        for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
        Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
      });
      await page.goto("/");
      for (const username of ["instructor", "player"]) {
        await page.getByLabel("Username").fill(username);
        await page.getByLabel("Password", { exact: true }).fill(demoPassword);
        await page.getByLabel("Password", { exact: true }).press("Enter");
        await expect(page.getByRole("alert")).toHaveText(noUserText);
        await expect(page.getByText("Allow cookies for this site in your browser's settings")).toBeVisible();
        await page.goto("/");
        await expect(page.getByRole("alert")).toHaveCount(0);
      }
    });
  });
}
