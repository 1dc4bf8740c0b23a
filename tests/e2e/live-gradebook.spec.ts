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

/** Points that a game reports count in this organization. */
async function countClaims(baseURL: string, id: string) {
  const admin = await clientOf(baseURL, "sysadmin");
  await admin.calls.organizations[":id"].claims.$put({ param: { id }, query: { claims: "count" } });
}

test("a grade, and a student who joins, appear without a reload, and the keyboard stays where it is", async ({
  page,
  signIn,
  baseURL,
}) => {
  await signIn("instructor2");
  const { id, sessionId, ownerOrganizationId } = await courseNamed(page.request, "Rendezvous Lab");
  const { scenarioId } = await quizNamed(page.request, id, "Trim Sun-Sync");
  await countClaims(baseURL!, ownerOrganizationId);
  // The one who joins later comes to stand above.
  const named = (letter: string) => `live-${letter}${randomUUID().slice(0, 8)}`;
  const [first, second] = [named("m"), named("a")];
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

test("without answers it says that no news come, and catches up when they do", async ({
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

test("grades do not stay on the screen of a browser that was logged out elsewhere", async ({
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

test("an ended class is not asked about", async ({ page, signIn }) => {
  await signIn("instructor");
  const asked: string[] = [];
  page.on("request", (request) => void (request.url().includes("gradebook-changes") && asked.push(request.url())));
  const { sessionId } = await courseNamed(page.request, "Space Basics B");
  await page.clock.install();
  await page.goto(`/gradebook/${sessionId}`);
  await expect(page.getByText("Ended", { exact: true })).toBeVisible();
  // What the page still fetches would else seem to take longer than it may.
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(20_000);
  expect(asked).toEqual([]);
});

test("who logs out asks no more, and takes back the question that is on its way", async ({ page, signIn }) => {
  await signIn("instructor2");
  const { sessionId } = await courseNamed(page.request, "Rendezvous Lab");
  // Questions that get no answer, and a logout that waits until one was asked.
  await page.route("**/gradebook-changes/**", () => {});
  const isQuestion = (request: Request) => request.url().includes("gradebook-changes");
  const asked = page.waitForRequest(isQuestion);
  await page.goto(`/instructor/gradebook/${sessionId}`);
  await asked;
  const takenBack = page.waitForEvent("requestfailed", isQuestion);
  await page.route("**/logout**", async (route) => {
    await takenBack;
    await route.continue();
  });
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Apsis" })).toBeVisible();
});
