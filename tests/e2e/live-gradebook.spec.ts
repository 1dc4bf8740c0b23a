// An open gradebook follows the class by itself (docs/decisions/0083).
import { randomUUID } from "node:crypto";
import type { Request } from "@playwright/test";
import { clientOf, courseNamed, newStudent, quizNamed } from "./api";
import { expect, refusedRequest, test } from "./test";

test.use({ server: "written" });

const attempt = (scenarioId: string, sessionId: string, totalScore: number) => ({
  attemptId: randomUUID(),
  scenarioId,
  sessionId,
  totalScore,
  maxTotalScore: 100,
  passed: true,
});

/** This organization counts the points that a game reports. */
async function countClaims(baseURL: string, id: string) {
  const admin = await clientOf(baseURL, "sysadmin");
  await admin.calls.organizations[":id"].claims.$put({ param: { id }, query: { claims: "count" } });
}

test("a new grade and a new student appear without a reload or moving the focus", async ({ page, signIn, baseURL }) => {
  await signIn("instructor2");
  const { id, sessionId, ownerOrganizationId } = await courseNamed(page.request, "Rendezvous Lab");
  const { scenarioId } = await quizNamed(page.request, id, "Trim Sun-Sync");
  await countClaims(baseURL!, ownerOrganizationId);
  // The later student sorts above.
  const newUsername = (letter: string) => `live-${letter}${randomUUID().slice(0, 8)}`;
  const [first, second] = [newUsername("m"), newUsername("a")];
  const student = await newStudent(baseURL!, first, "RENDZ-3H8P");
  await page.goto(`/instructor/gradebook/${sessionId}`);
  await expect(page.getByRole("status").filter({ hasText: "Active, live" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Find a student" }).fill("live-");
  const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: first }) });
  await row.getByRole("gridcell").nth(1).click();
  const focused = () => page.evaluate(() => document.activeElement?.closest("tr")?.querySelector("th")?.textContent);
  expect(await focused()).toBe(first);

  await student.post("/scores", attempt(scenarioId, sessionId, 61));
  await expect(row).toContainText("61/100");
  await student.post("/scores", attempt(scenarioId, sessionId, 93));
  await expect(row).toContainText("93/100");
  expect(await focused()).toBe(first);

  await newStudent(baseURL!, second, "RENDZ-3H8P");
  await expect(page.getByRole("rowheader", { name: second })).toBeVisible();
  expect(await focused()).toBe(first);
  await page.keyboard.press("ArrowUp");
  expect(await focused()).not.toBe(first);
  await expect(row).toContainText("93/100");
});

test("a name of markup, quotes and bidi marks is text, also when its row changes", async ({
  page,
  signIn,
  baseURL,
}) => {
  await signIn("instructor2");
  const { id, sessionId, ownerOrganizationId } = await courseNamed(page.request, "Rendezvous Lab");
  const { scenarioId } = await quizNamed(page.request, id, "Trim Sun-Sync");
  await countClaims(baseURL!, ownerOrganizationId);
  const [userName, name] = [`live-${randomUUID().slice(0, 8)}`, `<img src=x onerror="alert(1)">&amp; 'q' \u202e,["]\\`];
  const student = await newStudent(baseURL!, userName, "RENDZ-3H8P", name);
  await page.goto(`/instructor/gradebook/${sessionId}`);
  await expect(page.getByRole("status").filter({ hasText: "Active, live" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Find a student" }).fill(userName);
  const link = page.getByRole("rowheader").getByRole("link");
  await expect.poll(() => link.allTextContents()).toEqual([name]);
  await student.post("/scores", attempt(scenarioId, sessionId, 61));
  await expect(page.getByRole("gridcell", { name: "61/100" })).toBeVisible();
  expect(await link.allTextContents()).toEqual([name]);
  await expect(page.getByRole("grid").locator("img")).toHaveCount(0);
});

test("without answers the gradebook says it isn't updating, and catches up later", async ({
  page,
  signIn,
  baseURL,
  expectedProblems,
}) => {
  expectedProblems.push(/ERR_FAILED|Failed to load/);
  await signIn("instructor2");
  const { id, sessionId, ownerOrganizationId } = await courseNamed(page.request, "Rendezvous Lab");
  const { scenarioId } = await quizNamed(page.request, id, "Trim Sun-Sync");
  await countClaims(baseURL!, ownerOrganizationId);
  const userName = `live-${randomUUID().slice(0, 8)}`;
  const student = await newStudent(baseURL!, userName, "RENDZ-3H8P");
  await page.route("**/gradebook-changes/**", (route) => route.abort());
  await page.goto(`/gradebook/${sessionId}`);
  await expect(page.getByText("Reconnecting...")).toBeVisible();
  await student.post("/scores", attempt(scenarioId, sessionId, 42));
  await page.unroute("**/gradebook-changes/**");
  await expect(page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: userName }) })).toContainText(
    "42/100",
    { timeout: 30_000 },
  );
  await expect(page.getByText("Active, live")).toBeVisible();
});

test("grades leave the screen of a browser that was logged out elsewhere", async ({
  page,
  signIn,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  await signIn("instructor2");
  const { sessionId } = await courseNamed(page.request, "Rendezvous Lab");
  await page.goto(`/instructor/gradebook/${sessionId}`);
  await expect(page.getByText("Active, live")).toBeVisible();
  await page.request.post("/logout", { headers: { origin: new URL(page.url()).origin } });
  await expect(page.getByRole("heading", { name: "Welcome to Apsis" })).toBeVisible();
});

test("an ended class isn't polled", async ({ page, signIn }) => {
  await signIn("instructor");
  const polls: string[] = [];
  page.on("request", (request) => void (request.url().includes("gradebook-changes") && polls.push(request.url())));
  const { sessionId } = await courseNamed(page.request, "Space Basics B");
  await page.clock.install();
  await page.goto(`/gradebook/${sessionId}`);
  await expect(page.getByText("Ended", { exact: true })).toBeVisible();
  // With the test's clock, pending requests would seem to exceed their time limit.
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(20_000);
  expect(polls).toEqual([]);
});

test("logging out stops polling and aborts the pending request", async ({ page, signIn }) => {
  await signIn("instructor2");
  const { sessionId } = await courseNamed(page.request, "Rendezvous Lab");
  // Polls get no answer, and the logout waits until one was sent.
  await page.route("**/gradebook-changes/**", () => {});
  const isPoll = (request: Request) => request.url().includes("gradebook-changes");
  const poll = page.waitForRequest(isPoll);
  await page.goto(`/instructor/gradebook/${sessionId}`);
  await poll;
  const abortedPoll = page.waitForEvent("requestfailed", isPoll);
  await page.route("**/logout**", async (route) => {
    await abortedPoll;
    await route.continue();
  });
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Apsis" })).toBeVisible();
});
