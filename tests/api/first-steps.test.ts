// From setup to the first course, by the links that each page offers, and what pages say about mail on a server that
// sends none.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runNode } from "../support/child-process";
import { emptyDatabase } from "../support/database";
import { hostUnderTest } from "../support/server";

const folder = mkdtempSync(join(tmpdir(), "apsis-first-steps-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const env = await emptyDatabase(join(folder, "own"));
const password = "First@Password1";

async function start(variables: Record<string, string> = {}) {
  const host = runNode(hostUnderTest, { PORT: "0", LOG_LEVEL: "warn", DEMO: "0", ...env, ...variables });
  const [, port = ""] = await host.printed(/is ready: http:\/\/[^\s/]+:(\d+)/);
  const url = `http://127.0.0.1:${port}`;
  const cookies: string[] = [];
  const ask = async (path: string, form?: Record<string, string>) => {
    const headers = { origin: url, "sec-fetch-site": "same-origin", cookie: cookies.join("; ") };
    const post = { method: "POST", body: new URLSearchParams(form) };
    const answer = await fetch(url + path, { redirect: "manual", headers, ...(form && post) });
    for (const cookie of answer.headers.getSetCookie()) cookies.push(cookie.split(";")[0] ?? "");
    return textOf(await answer.text());
  };
  const stop = async () => {
    host.kill("SIGTERM");
    await host.exited;
  };
  return { host, ask, stop };
}

/** A page's text and addresses, unescaped. */
const textOf = (html: string) =>
  html
    .replace(/<!-- -->|<script.*?<\/script>/gs, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'");
const linkIn = (html: string, label: string) =>
  new RegExp(`href="([^"]+)"[^>]*>(?:\\s*)${label}<`).exec(html)?.[1] ?? `There is no link ${label}.`;
const chosenIn = (html: string, select: string) =>
  new RegExp(`<select[^>]* name="${select}".*?</select>`, "s")
    .exec(html)?.[0]
    .match(/<option[^>]* selected=""[^>]*>([^<]*)</)?.[1];

const instructor = (userName: string) => ({
  userName,
  email: `${userName}@apsis.example`,
  firstName: "Grace",
  lastName: "Ito",
  rankTitle: "",
  role: "Instructor",
});

test("each first step links to the next, using what the last one created", async () => {
  const { host, ask, stop } = await start();
  const [, code = ""] = await host.printed(/setup with the code (\S+)/);
  const curriculumId = /<option value="([\w-]{36})"/.exec(await ask("/setup"))?.[1] ?? "";
  const account = { userName: "root", email: "root@apsis.example", password, passwordConfirmation: password };
  await ask("/setup", { ...account, code, curriculumId, organization: "First School" });

  const add = linkIn(await ask("/admin/first-steps"), "Add instructor");
  const form = await ask(add);
  expect([chosenIn(form, "role"), chosenIn(form, "organizationId")]).toEqual(["Instructor", "First School"]);
  const organizationId = new URL(add, "http://x").searchParams.get("orgId") ?? "";

  const added = await ask(add, { ...instructor("grace"), organizationId });
  expect(added).toContain(
    "This server doesn't send email. Give grace the one-time code below and the address of the page where they enter it:",
  );
  expect(added).toContain("/reset-password?username=grace");
  expect(added).not.toMatch(/mailed|emailing/);
  const dialog = await ask(linkIn(added, "Create Course"));
  expect(chosenIn(dialog, "ownerId")).toContain("grace");

  const steps = await ask("/admin/first-steps");
  expect(chosenIn(await ask(linkIn(steps, "Create Course")), "ownerId")).toContain("grace");
  // They stay reachable, and every page that would send mail says what to do instead.
  expect(linkIn(await ask("/admin/system"), "First steps")).toBe("/admin/first-steps");
  for (const path of ["/admin/system", "/admin/first-steps", "/password-reset"])
    expect(await ask(path)).toContain("This server doesn't send email.");
  await stop();
});

test("with a mail server, the page says that an invitation was sent", async () => {
  const { ask, stop } = await start({ SMTP_URL: "smtp://127.0.0.1:1" });
  await ask("/?index", { intent: "login", username: "root", password });
  const form = await ask("/admin/users/add");
  const organizationId = /<option value="([\w-]{36})" selected=""/.exec(form)?.[1] ?? "";
  const added = await ask("/admin/users/add", { ...instructor("ada"), organizationId });
  expect(added).toContain("We're sending");
  for (const path of ["/admin/system", "/password-reset"]) expect(await ask(path)).not.toContain("doesn't send email");
  await stop();
});
