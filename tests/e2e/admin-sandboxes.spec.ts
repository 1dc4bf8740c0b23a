import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { demoPassword } from "~/domain/demo/people";
import { ApiClient } from "../support/api-client";
import { expect, expectKeptOut, uniqueName, test, toast } from "./admin-server";
import { expectNoViolations, expectWithin } from "./page-checks";
import { refusedRequest } from "./test";

/** A sandbox saved by `player`. */
async function addSandbox(url: string, title: string): Promise<string> {
  const client = new ApiClient(url);
  await client.signIn("player", demoPassword);
  return (await client.post<{ id: string }>("/sandboxes", { title, content: { title } })).body.id;
}

const item = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });

test("a SystemAdmin sees everyone's sandboxes with their chips, latest access first", async ({
  page,
  signIn,
  baseURL,
}) => {
  const [first, second] = [uniqueName("First"), uniqueName("Second")];
  await addSandbox(baseURL, first);
  await addSandbox(baseURL, second);
  await signIn("sysadmin");
  await page.goto("/admin/sandboxes");
  const titles = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(titles.indexOf(second)).toBeLessThan(titles.indexOf(first));
  await expect(item(page, first)).toContainText("player");
  await expect(item(page, first).getByRole("list", { name: "Usage" }).getByRole("listitem")).toHaveText([
    "Used Once",
    /^Created .* ago$/,
  ]);
  await page.getByRole("navigation", { name: "Sort by" }).getByRole("link", { name: "Title" }).click();
  await expect(page).toHaveURL(/sort=title/);
});

test("Download saves the document as '{title} {id}.json' without counting as access", async ({
  page,
  signIn,
  baseURL,
}) => {
  const title = uniqueName("Saved");
  const id = await addSandbox(baseURL, title);
  await signIn("sysadmin");
  await page.goto("/admin/sandboxes");
  const link = item(page, title).getByRole("link", { name: "Download" });
  await expect(link).toHaveAttribute("title", "Download to a format compatible with the Desktop version.");
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe(`${title} ${id}.json`);
  expect(JSON.parse(readFileSync(await download.path(), "utf8"))).toEqual({ title });
  await page.reload();
  await expect(item(page, title)).toContainText("Used Once");
});

test("a failed download shows a toast, or the page for its status", async ({
  page,
  signIn,
  baseURL,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest, /status of 50[02]/);
  const title = uniqueName("Broken");
  await addSandbox(baseURL, title);
  await signIn("sysadmin");
  await page.goto("/admin/sandboxes");
  const answer = (status: number) =>
    page.route("**/api/sandboxes/**", (route) => route.fulfill({ status, body: "{}" }), { times: 1 });
  await answer(429);
  await item(page, title).getByRole("link", { name: "Download" }).click();
  await expect(toast(page, "Failed to download sandbox")).toBeVisible();
  for (const [status, path, heading] of [
    [403, "/forbidden", "403 Access Denied (Forbidden)"],
    [404, "/not-found", "Page not found!"],
    [500, "/server-error", "500 Unexpected server error!"],
    [502, "/server-error", "500 Unexpected server error!"],
  ] as const) {
    await page.goto("/admin/sandboxes");
    await answer(status);
    await item(page, title).getByRole("link", { name: "Download" }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
});

test("Delete asks first; Cancel keeps, confirming deletes, and a missing one shows a toast", async ({
  page,
  signIn,
  baseURL,
}) => {
  const title = uniqueName("Gone");
  const id = await addSandbox(baseURL, title);
  await signIn("sysadmin");
  await page.goto("/admin/sandboxes");
  const dialog = page.getByRole("dialog", { name: "Delete sandbox?" });
  const open = () => item(page, title).getByRole("link", { name: "Delete" }).click();
  await open();
  await expect(dialog).toContainText(
    `This action cannot be undone. Are you sure you want to delete "${title}" for all users?`,
  );
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await open();
  await expect(dialog).toHaveCount(1);
  const headers = {
    "x-xsrf-token": (await page.context().cookies()).find((cookie) => cookie.name === "XSRF-TOKEN")!.value,
  };
  const [other] = [await addSandbox(baseURL, `${title} too`)];
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Sandbox deleted.")).toBeVisible();
  await expect(item(page, `${title} too`)).toHaveCount(1);
  await item(page, `${title} too`).getByRole("link", { name: "Delete" }).click();
  await expect(dialog).toHaveCount(1);
  expect((await page.request.delete(`/api/sandboxes/${other}`, { headers })).status()).toBe(204);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Failed to delete sandbox")).toBeVisible();
  expect((await page.request.get(`/api/sandboxes/${id}/json`)).status()).toBe(404);
});

test("an empty search result says so", async ({ page, signIn }) => {
  await signIn("sysadmin");
  await page.goto("/admin/sandboxes?q=no+such+sandbox");
  await expect(page.getByText("No Sandboxes Found", { exact: true })).toBeVisible();
});

expectKeptOut("/admin/sandboxes", ["orgadmin", "instructor", "player"]);

test("the page and its dialog have no accessibility violation, and never scroll sideways", async ({
  page,
  signIn,
  baseURL,
}) => {
  const title = uniqueName(
    "A title that is much longer than there is room for on any telephone, Unterschiedlichkeitsbetrachtung",
  );
  await addSandbox(baseURL, title);
  await signIn("sysadmin");
  await page.goto("/admin/sandboxes");
  await expectNoViolations(page);
  await expectWithin(page, [1440, 768, 390]);
  await item(page, title).getByRole("link", { name: "Delete" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expectNoViolations(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a sandbox is downloaded and deleted", async ({ page, signIn, baseURL }) => {
    const title = uniqueName("Plain");
    const id = await addSandbox(baseURL, title);
    await signIn("sysadmin");
    await page.goto("/admin/sandboxes");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      item(page, title).getByRole("link", { name: "Download" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${title} ${id}.json`);
    await item(page, title).getByRole("link", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(item(page, title)).toHaveCount(0);
  });
});

test("the server accepts empty and chunked bodies, and refuses endless ones", async ({ baseURL }) => {
  const session = await fetch(`${baseURL}/api/auth/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "player", password: demoPassword }),
  });
  const { accessToken: token } = (await session.json()) as { accessToken: string };
  const send = (method: string, path: string, text?: string[]) =>
    fetch(`${baseURL}/api${path}`, {
      method,
      headers: { "x-auth-token": token, "content-type": "application/json" },
      ...(text ? { body: new Blob(text).stream(), duplex: "half" } : {}),
    } as RequestInit);
  const answer = await send("POST", "/sandboxes", ['{"title":', '"Chunked"}']);
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  expect((await send("PUT", `/sandboxes/${id}/json`, [`"${"x".repeat(6_000_000)}"`])).status).toBe(413);
  expect((await send("DELETE", `/sandboxes/${id}`)).status).toBe(204);
});
