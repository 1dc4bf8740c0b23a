// Forms behind proxies: the browser's headers and the configured address decide, not a Host that a proxy rewrote.
import { once } from "node:events";
import { createServer, request, type IncomingHttpHeaders } from "node:http";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { demoPassword } from "../support/product-facts";
import { refuseForeignForms } from "../../server/foreign-forms";
import { preparedDatabase } from "../support/database";
import { runNode } from "../support/child-process";
import { hostUnderTest } from "../support/server";
import { freePort } from "../support/free-port";

const warnings: object[] = [];

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

function post(port: number, headers: Record<string, string>, body = "", path = "/"): Promise<Answer> {
  return new Promise((done, fail) => {
    const outgoing = request({ port, host: "127.0.0.1", path, method: "POST", headers }, async (answer) => {
      answer.setEncoding("utf8");
      let text = "";
      for await (const piece of answer) text += piece;
      done({ status: answer.statusCode!, headers: answer.headers, body: text });
    });
    outgoing.once("error", fail);
    outgoing.end(body);
  });
}

/** Answers 200 and the Origin that pages would see. */
async function guarded(appUrl: string | null) {
  const server = createServer(
    refuseForeignForms(
      appUrl,
      (mismatch) => void warnings.push(mismatch),
      ({ rawHeaders }, outgoing) => {
        const place = rawHeaders.findIndex((name) => name.toLowerCase() === "origin");
        outgoing.end(place === -1 ? "none" : rawHeaders[place + 1]);
      },
    ),
  ).listen(0, "127.0.0.1");
  afterAll(() => void server.close());
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

const site = "https://school.example";
const unset = await guarded(null);
const knownPort = await guarded(site);

test.each([
  ["the browser says it is of this site, whatever Host says", unset, { origin: site, "sec-fetch-site": "same-origin" }],
  ["a typed or opened address", unset, { "sec-fetch-site": "none" }],
  ["a sandboxed page of this site", unset, { origin: "null", "sec-fetch-site": "same-origin" }],
  ["an old browser at the host that was asked", unset, { host: "school.example", origin: site }],
  [
    "an old browser behind a proxy that forwards its host",
    unset,
    { "x-forwarded-host": "school.example", origin: site },
  ],
  ["an old browser at APP_URL, behind a proxy that rewrites Host", knownPort, { host: "internal:3000", origin: site }],
  ["no browser at all", knownPort, {}],
])("a form is accepted, without its Origin: %s", async (_, port, headers) => {
  expect(await post(port, headers)).toMatchObject({ status: 200, body: "none" });
});

test.each([
  ["another site", knownPort, { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  [
    "another site with our host",
    knownPort,
    { host: "evil.example", origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  ],
  [
    "a neighbour under the same domain",
    knownPort,
    { origin: "https://blog.school.example", "sec-fetch-site": "same-site" },
  ],
  ["an old browser of another site", unset, { origin: "https://evil.example" }],
  ["an Origin that is none", unset, { origin: "%%%" }],
  ["a sandboxed page without an origin", unset, { origin: "null" }],
])("a form is refused with 403: %s", async (_, port, headers) => {
  expect(await post(port, headers)).toMatchObject({ status: 403, body: expect.stringContaining("another website") });
});

test("API calls keep their Origin, because they have a separate check", async () => {
  expect(await post(unset, { origin: "https://evil.example" }, "", "/api/groups")).toMatchObject({
    status: 200,
    body: "https://evil.example",
  });
});

test("a proxy that rewrites Host is logged once", async () => {
  warnings.length = 0;
  const port = await guarded(null);
  for (let i = 0; i < 3; i++) await post(port, { host: "internal", origin: site, "sec-fetch-site": "same-origin" });
  expect(warnings).toEqual([{ origin: site, hosts: ["internal"], appUrl: null }]);
});

test("login works behind a proxy that rewrites Host and hides https, with a Secure cookie", async () => {
  const folder = mkdtempSync(join(tmpdir(), "apsis-proxied-"));
  const port = await freePort();
  const env = { ...(await preparedDatabase(folder)), DEMO: "1", APP_URL: site, PORT: String(port) };
  const server = runNode(hostUnderTest, env);
  await server.printed(/is ready/);
  const form = new URLSearchParams({ username: "player", password: demoPassword }).toString();
  const headers = {
    host: "internal:3000",
    origin: site,
    "sec-fetch-site": "same-origin",
    "content-type": "application/x-www-form-urlencoded",
  };
  const signedIn = await post(port, headers, form, "/?index");
  expect([signedIn.status, signedIn.headers.location]).toEqual([302, "/play"]);
  for (const cookie of signedIn.headers["set-cookie"]!) expect(cookie).toContain("Secure");
  await tellsAdministrators(port, headers, server);
  const foreign = { ...headers, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  expect((await post(port, foreign, form, "/?index")).status).toBe(403);
  await server.printed(/"level":30,.*"route":"foreign form","status":403/);
  server.kill("SIGTERM");
  await server.exited;
  rmSync(folder, { recursive: true, force: true });
});

/** Expects a warning about the wrong APP_URL in the log and on the System page. */
async function tellsAdministrators(port: number, headers: Record<string, string>, server: ReturnType<typeof runNode>) {
  const headersUsed = { ...headers, origin: "https://www.school.example" };
  const form = new URLSearchParams({ username: "sysadmin", password: demoPassword }).toString();
  const { headers: answerHeaders } = await post(port, headersUsed, form, "/?index");
  await server.printed(/"level":40,.*"origin":"https:\/\/www\.school\.example".*set APP_URL/);
  const cookie = answerHeaders["set-cookie"]!.map((line) => line.split(";")[0]).join("; ");
  const page = await fetch(`http://127.0.0.1:${port}/admin/system`, { headers: { cookie } });
  const text = (await page.text()).replaceAll(/<[^>]+>/g, "");
  expect(text).toContain(`People use this site at https://www.school.example, but APP_URL is ${site}`);
}
