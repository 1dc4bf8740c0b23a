// Endless bodies, sent to every call and every form, don't fill the server's memory.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readRouteFacts } from "../support/product-facts";
import { cookiesOf } from "../support/raw-request";
import { startServer } from "../support/server";
import { sendZeros, whileWatched } from "../support/zeros";

const demoPassword = "Demo@2026space";
const folder = mkdtempSync(join(tmpdir(), "apsis-bodies-"));
const server = await startServer({ DATA_DIR: folder, DEMO: "1" });
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const megabyte = 1024 * 1024;
async function signIn(username: string): Promise<string> {
  const cookie = await cookiesOf(server.url, username, demoPassword);
  if (!cookie) throw new Error(`${username} could not sign in.`);
  return cookie;
}

const senders = {
  "a visitor": {},
  "a student": { cookie: await signIn("player") },
  "an administrator": { cookie: await signIn("sysadmin") },
};
const xsrfOf = (cookie?: string) => /XSRF-TOKEN=([^;]+)/.exec(cookie ?? "")?.[1] ?? "";
const id = "00000000-0000-4000-8000-000000000000";

type Target = { method: string; path: string; type: string };

/** Every call that may have a body. */
async function listCalls(): Promise<Target[]> {
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => ["post", "put", "patch", "delete"].includes(method))
      .map((method) => ({
        method: method.toUpperCase(),
        path: path.startsWith("/api") ? fill(path) : `/api${fill(path)}`,
        type: "application/json",
      })),
  );
}

const fill = (path: string) => path.replaceAll(/\{\w+\}|:\w+\??/g, id);

/** Every page's form, as sent with scripts and without. */
const listForms = (): Target[] =>
  readRouteFacts(resolve("app")).flatMap(({ path }: { path: string }) =>
    ["multipart/form-data; boundary=x", "application/x-www-form-urlencoded"].map((type) => ({
      method: "POST",
      path: fill(path).replace("*", "nowhere"),
      type,
    })),
  );

const targets = [...(await listCalls()), ...listForms()];

const send = ({ method, path, type }: Target, { cookie }: { cookie?: string }, bytes: number) =>
  sendZeros(`${server.url}${path}`, {
    method,
    bytes,
    headers: { "content-type": type, ...(cookie ? { cookie, "x-xsrf-token": xsrfOf(cookie) } : {}) },
  });

/** Sends all requests, ten at a time. */
async function sendAll(requests: Target[], sender: { cookie?: string }, bytes: number) {
  const answers: { path: string; status: number; sent: number }[] = [];
  const queue = [...requests];
  const sendNext = async () => {
    for (let target = queue.shift(); target; target = queue.shift())
      answers.push({ path: `${target.method} ${target.path}`, ...(await send(target, sender, bytes)) });
  };
  await Promise.all(Array.from({ length: 10 }, sendNext));
  return answers;
}

const game = { method: "POST", path: "/admin/content/game", type: "application/zip" };
/** Paths that end the sign-in which the other requests use. */
const endsSignIn = /^\/$|logout|auth\/session/;

async function expectSignedIn({ cookie }: { cookie?: string }) {
  if (!cookie) return;
  const { status } = await fetch(`${server.url}/account`, { headers: { cookie }, redirect: "manual" });
  expect(status).toBe(200);
}

test("the API document and the route table list over 100 calls and forms", () => {
  expect(targets.length).toBeGreaterThan(100);
});

test.each(Object.entries(senders))(
  "1,200 MB without a declared length, sent by %s to every call and form, don't fill memory",
  { timeout: 300_000 },
  async (_, sender) => {
    const targetsForSender = targets.filter(
      ({ path }) => path !== game.path && !("cookie" in sender && endsSignIn.test(path)),
    );
    const { result, grownMegabytes, healthyShare } = await whileWatched(server, () =>
      sendAll(targetsForSender, sender, 1_200 * megabyte),
    );
    expect(result.filter(({ status }) => status >= 500)).toEqual([]);
    // The limit leaves room for what the sockets buffer.
    expect(result.filter(({ sent }) => sent > 300 * megabyte)).toEqual([]);
    expect(grownMegabytes).toBeLessThan(64);
    await expectSignedIn(sender);
    expect(healthyShare).toBeGreaterThan(0.8);
  },
);

test.each(Object.entries(senders))(
  "ten game uploads of 1,200 MB by %s take no memory and leave no file",
  { timeout: 300_000 },
  async (_, sender) => {
    const { result, grownMegabytes } = await whileWatched(server, () =>
      sendAll(
        Array.from({ length: 10 }, () => game),
        sender,
        1_200 * megabyte,
      ),
    );
    expect(result.filter(({ status }) => status >= 500)).toEqual([]);
    expect(grownMegabytes).toBeLessThan(64);
    await expectSignedIn(sender);
    expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith(".zip"))).toEqual([]);
  },
);

test("a form with a million fields or 10,500 parts is refused", async () => {
  const body = "a&".repeat(250_000);
  const post = (type: string, text: string) =>
    fetch(`${server.url}/?index`, {
      method: "POST",
      headers: { "content-type": type },
      body: text,
      redirect: "manual",
    });
  expect((await post("application/x-www-form-urlencoded", body)).status).toBe(415);
  const part = "--x\r\ncontent-disposition:form-data;name=a\r\n\r\n\r\n";
  expect((await post("multipart/form-data; boundary=x", `${part.repeat(10_500)}--x--\r\n`)).status).toBe(415);
  expect((await post("application/x-www-form-urlencoded", "intent=login&username=x&password=y")).status).toBe(401);
});
