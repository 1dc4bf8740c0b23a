// An empty installation, from its first start to its first administrator, without scripts.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runNode } from "../support/child-process";
import { emptyDatabase } from "../support/database";
import { hostUnderTest } from "../support/server";

const folder = mkdtempSync(join(tmpdir(), "apsis-setup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the printed code creates the first administrator once; then the page is gone", async () => {
  const host = runNode(hostUnderTest, {
    PORT: "0",
    LOG_LEVEL: "warn",
    DEMO: "0",
    ...(await emptyDatabase(join(folder, "own"))),
  });
  const [, address = "", code = ""] = await host.printed(/Create the first one at (\S+)\/setup with the code (\S+)/);
  const url = address.replace("localhost", "127.0.0.1");
  const page = await fetch(`${url}/setup`);
  expect(page.status).toBe(200);
  const curriculumId = /<option value="([\w-]{36})"/.exec(await page.text())![1]!;
  const send = (fields: Record<string, string>) =>
    fetch(`${url}/setup`, {
      method: "POST",
      redirect: "manual",
      headers: { origin: url, "sec-fetch-site": "same-origin" },
      body: new URLSearchParams({
        userName: "chief",
        email: "chief@apsis.example",
        password: "First@Password1",
        passwordConfirmation: "First@Password1",
        organization: "First School",
        curriculumId,
        ...fields,
      }),
    });
  const refusal = await send({ code: "AAAA-BBBB-CCCC" });
  expect(refusal.status).toBe(422);
  const refusalPage = await refusal.text();
  expect(refusalPage).toContain("This isn't the setup code from the server's log.");
  expect(refusalPage).toContain('value="First School"');
  expect(refusalPage).not.toContain("First@Password1");

  const both = await Promise.all([send({ code }), send({ code, userName: "other", email: "o@apsis.example" })]);
  expect(both.map(({ status }) => status).sort()[0]).toBe(302);
  expect(both.filter(({ status }) => status === 302)).toHaveLength(1);
  const success = both.find(({ status }) => status === 302)!;
  expect(success.headers.get("location")).toBe("/admin/first-steps");
  const cookie = success.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const next = await fetch(`${url}/admin/first-steps`, { headers: { cookie } });
  expect(next.status).toBe(200);
  expect(await next.text()).toContain("Complete these steps to start your first class.");

  expect((await fetch(`${url}/setup`)).status).toBe(404);
  expect((await send({ code })).status).toBe(404);
  host.kill("SIGTERM");
  expect((await host.exited).code).toBe(0);
});
