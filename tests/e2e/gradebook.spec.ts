import type { APIRequestContext } from "@playwright/test";
import type { ScenarioHeader } from "~/domain/curricula/curriculum-headers";
import { attemptsOf, clientOf, courseNamed, read, usernamesOf, type Group, type Scorecard } from "./api";
import { gridOf, readRows, rowCountOf } from "./grid";
import { expect, test } from "./test";
import { firstOf } from "../support/tuples";

const classOf24 = "Orbital Mechanics 101";

test("the gradebook names the course, the class session and the access code", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor");
  await expect(page).toHaveTitle("Apsis");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Gradebook");
  await expect(main).toContainText(classOf24);
  await expect(main).toContainText("Fall Term");
  await expect(main.getByText("ORBIT-7K2M", { exact: true })).toBeVisible();
  await expect(page.getByRole("complementary").getByText("ORBIT-7K2M", { exact: true })).toBeVisible();
});

test("every cell of the class of 24 is the best attempt and its letter", async ({ page, signIn }) => {
  await signIn("instructor");
  const expected = await expectedMatrix(page.request);
  expect([expected.length, expected[0]!.cells.length]).toEqual([24, 38]);
  await page.goto("/instructor");
  const shown = (await readRows(page)).map(({ name, cells }) => ({
    name,
    cells: cells.slice(2).map(({ text }) => text),
  }));
  expect(shown).toEqual(expected);
});

async function expectedMatrix(request: APIRequestContext) {
  const course = await courseNamed(request, classOf24);
  const columns = await read<ScenarioHeader[]>(request, `/courses/${course.id}/headers`);
  const attempts = await attemptsOf(request, course.sessionId);
  return (await usernamesOf(request, course)).map((name) => ({
    name,
    cells: columns.map(({ scenarioId }) =>
      cellText(attempts.filter((attempt) => attempt.username === name && attempt.scenarioId === scenarioId)),
    ),
  }));
}

function cellText(attempts: Scorecard[]): string {
  const scores = attempts.map((attempt) => ({
    score: Math.floor(attempt.totalScore + attempt.questionsScore),
    max: Math.floor(attempt.maxTotalScore + attempt.maxQuestionsScore),
    time: attempt.time,
  }));
  const best = scores.sort((a, b) => b.score - a.score || b.time.localeCompare(a.time)).at(0);
  return best ? `${letterOf((best.score / best.max) * 100)}${best.score}/${best.max}` : "–";
}

function letterOf(percent: number) {
  if (percent >= 95) return "A+";
  if (percent >= 90) return "A";
  if (percent >= 80) return "B";
  if (percent >= 70) return "C";
  return percent >= 60 ? "D" : "F";
}

test("columns are the scenarios, quizzes cut at 20 characters on two lines of 10", async ({ page, signIn }) => {
  await signIn("instructor2");
  const course = await courseNamed(page.request, "Rendezvous Lab");
  const columns = await read<ScenarioHeader[]>(page.request, `/courses/${course.id}/headers`);
  await page.goto("/instructor");
  const titles = await gridOf(page)
    .locator("thead tr:last-child th")
    .evaluateAll((heads) => heads.map((head) => (head as HTMLElement).innerText.trim()));
  expect(titles).toEqual(
    columns.map(({ scenarioShortTitle, scenarioType }) =>
      scenarioType === "Quiz" ? inTwoLines(scenarioShortTitle) : scenarioShortTitle,
    ),
  );
  expect(titles).toContain("Advanced F\nrames Quiz");
});

const inTwoLines = (title: string) => [title.slice(0, 10), title.slice(10, 20)].filter(Boolean).join("\n");

test("head and names stay in sight while the matrix scrolls, and the page itself does not", async ({
  page,
  signIn,
}) => {
  await signIn("instructor");
  await page.goto("/instructor");
  await expect(gridOf(page)).toBeVisible();
  const scroller = page.locator(".grid-scroller");
  await scroller.evaluate((element) => element.scrollTo(900, 200));
  await expect
    .poll(() => scroller.evaluate((element) => [element.scrollLeft > 800, element.scrollTop > 100]))
    .toEqual([true, true]);
  const frame = (await scroller.boundingBox())!;
  const head = (await gridOf(page).getByRole("columnheader", { name: "Student" }).boundingBox())!;
  const name = (await gridOf(page).getByRole("rowheader", { name: "marco" }).boundingBox())!;
  expect(Math.abs(head.y - frame.y)).toBeLessThanOrEqual(2);
  expect(Math.abs(head.x - frame.x)).toBeLessThanOrEqual(2);
  expect(Math.abs(name.x - frame.x)).toBeLessThanOrEqual(2);
  // Nothing of the head's second row goes over the corner.
  const corner = await page.evaluate(
    ({ x, y, height }) => document.elementFromPoint(x + 40, y + height - 12)?.textContent,
    head,
  );
  expect(corner).toBe("Student");
  expect(
    await page.evaluate(() => [scrollX, document.documentElement.scrollWidth - document.documentElement.clientWidth]),
  ).toEqual([0, 0]);
});

test("a student is found by a part of the username or of the name", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor");
  const find = page.getByRole("searchbox", { name: "Find a student" });
  const names = gridOf(page).locator("tbody").getByRole("rowheader");
  await find.fill("PRI");
  await expect(names).toHaveText([/priya$/]);
  await expect(page.getByRole("status").filter({ hasText: "1 found" })).toBeAttached();
  await find.fill("oosterhuis");
  await expect(names).toHaveText([/quentin$/]);
  await find.fill("nobody");
  await expect(page.getByText("No Student Found", { exact: true })).toBeVisible();
  await expect(names).toHaveCount(0);
  await find.fill("");
  await expect.poll(() => rowCountOf(page)).toBe(24);
});

test("the gradebook without the prefix has no navigation", async ({ page, signIn }) => {
  await signIn("instructor");
  const { sessionId } = await courseNamed(page.request, classOf24);
  await page.goto(`/gradebook/${sessionId}`);
  await expect(page.getByRole("heading", { name: "Gradebook" })).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByText("Logged in as:")).toHaveCount(0);
  expect(await rowCountOf(page)).toBe(24);
  await expect(page.getByRole("link", { name: /^RPO Quiz/ })).toHaveAttribute(
    "href",
    /^\/gradebook\/Fall%20Term\/RPO%20Quiz\?/,
  );
});

test("a class session of another organization is the 404 page", async ({ page, signIn, baseURL, expectedProblems }) => {
  expectedProblems.push(/status of 404/);
  const stranger = await clientOf(baseURL!, "instructor2");
  const { activeSessionId } = firstOf((await stranger.get<Group[]>("/groups")).body);
  await signIn("instructor");
  const answer = await page.goto(`/instructor/gradebook/${activeSessionId}`);
  expect(answer!.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found!" })).toBeVisible();
});

test("a class without students says so, and how they join", async ({ page, signIn }) => {
  await signIn("studentless");
  await page.goto("/instructor");
  await expect(page.getByRole("main").getByText("No Students Enrolled", { exact: true })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Students join with the access code EARLY-2B6D");
});
