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
  await expect(page).toHaveTitle("Gradebook - Orbital Mechanics 101 - Apsis");
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
  expect([expected.length, expected[0]!.cells.length]).toEqual([24, 45]);
  await page.goto("/instructor");
  const rows = (await readRows(page)).map(({ name, cells }) => ({
    name,
    cells: cells.slice(3).map(({ text }) => text),
  }));
  // What instructors decided is marked; the demo has few of those.
  const isDecided = (row: number, cell: number) => rows[row]?.cells[cell]?.includes("decided by an instructor");
  const attempted = expected.map(({ name, cells }, row) => ({
    name,
    cells: cells.map((text, cell) => (isDecided(row, cell) ? rows[row]?.cells[cell] : text)),
  }));
  expect(rows).toEqual(attempted);
  expect(rows.flatMap(({ cells }) => cells).filter((text) => text.includes("decided")).length).toBeLessThan(5);
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

test("head and names stay visible while the matrix scrolls within the page", async ({ page, signIn }) => {
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
  // No cell of the head's second row covers the corner.
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
  await expect(page.getByRole("status").filter({ hasText: "1 student found" })).toBeAttached();
  await find.fill("oosterhuis");
  await expect(names).toHaveText([/quentin$/]);
  await find.fill("nobody");
  await expect(page.getByText("No students found", { exact: true })).toBeVisible();
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

test("another organization's class session is the 404 page", async ({ page, signIn, baseURL, expectedProblems }) => {
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
  await expect(page.getByRole("main")).toContainText("Students join with this access code: EARLY-2B6D");
});

test("at 1440 by 900 the grid begins within 200 pixels, and the head stays folded", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor");
  const top = async () => (await page.locator(".grid-scroller").boundingBox())!.y;
  await expect(gridOf(page)).toBeVisible();
  expect(await top()).toBeLessThanOrEqual(200);
  await page.getByRole("link", { name: "Hide class details" }).click();
  await expect(page.getByText("course completion")).toHaveCount(0);
  await expect.poll(top).toBeLessThanOrEqual(160);
  await page.goto("/instructor");
  await expect(page.getByRole("link", { name: "Show class details" })).toBeVisible();
  await expect(page.getByText("course completion")).toHaveCount(0);
  await page.getByRole("link", { name: "Show class details" }).click();
  await expect(page.getByText("course completion")).toBeVisible();
});

test("the user sets the row height and hides columns", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor");
  const rowHeight = async () => (await page.locator("tr[data-row='0']").boundingBox())!.height;
  await expect(gridOf(page)).toBeVisible();
  const titles = gridOf(page).locator("thead tr:last-child th");
  const titleCount = await titles.count();
  const first = await titles.first().innerText();
  expect(await rowHeight()).toBe(40);
  await page.getByRole("button", { name: "View" }).click();
  await page.getByRole("radio", { name: "Compact" }).check();
  await expect.poll(rowHeight).toBe(28);
  await page
    .getByRole("group", { name: /^Hide columns: / })
    .first()
    .getByRole("checkbox")
    .first()
    .check();
  await expect(titles).toHaveCount(titleCount - 1);
  await page.reload();
  await expect(titles).toHaveCount(titleCount - 1);
  expect(await rowHeight()).toBe(28);
  expect(await titles.first().innerText()).not.toBe(first);
  await page.getByRole("button", { name: "View" }).click();
  await expect(page.getByRole("radio", { name: "Compact" })).toBeChecked();
});

test("students at risk show the reason, and all students their last activity", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor?show=at-risk");
  await page.getByRole("link", { name: /^At risk/ }).click();
  const heads = gridOf(page).locator("thead tr").first().getByRole("columnheader");
  await expect(heads.filter({ hasText: "Why at risk" })).toBeVisible();
  await expect(heads.filter({ hasText: "Last active" })).toBeVisible();
  const rows = await readRows(page);
  expect(rows.length).toBeGreaterThan(0);
  for (const { cells } of rows) {
    expect(cells[2]!.text).toMatch(/^(never|just now|\d+ (hour|day)s? ago)$/);
    expect(cells[3]!.text).toMatch(
      /^(Average \d+ %(, inactive for \d+ days?)?|(Inactive for|No attempt in) \d+ days?)$/,
    );
  }
  await expect(page.getByText(`Showing ${rows.length} of 24 students.`)).toBeVisible();
});

test("foot and head show the count behind each figure", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor");
  const foot = gridOf(page).locator("tfoot tr");
  await expect(foot.nth(2)).toContainText(/^Passed\d+ of \d+/);
  await expect(foot.nth(3)).toContainText(/^Not started\d+ of 24/);
  await expect(page.getByText(/^average(, n=\d+)?$/)).toBeVisible();
});

test("Tab reaches the grid by one skip link, or within twelve stops", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor");
  await expect(gridOf(page).locator("tbody [tabindex='0']")).toBeVisible();
  const isInRows = () => page.evaluate(() => document.activeElement?.matches("tbody th, tbody td") ?? false);
  await page.getByRole("main").focus();
  let stops = 0;
  while (!(await isInRows()) && stops < 50) {
    await page.keyboard.press("Tab");
    stops++;
  }
  expect(stops).toBeLessThanOrEqual(12);
  await page.getByRole("main").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to grades" })).toBeFocused();
  await page.keyboard.press("Enter");
  expect(await isInRows()).toBe(true);

  await page.getByRole("link", { name: /^All \d/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("link", { name: /^At risk/ })).toBeFocused();
});

test("a focused sort button isn't under the names", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor");
  const head = gridOf(page).locator("thead");
  await expect(gridOf(page).locator("tbody [tabindex='0']")).toBeVisible();
  await head.getByRole("link").first().focus();
  await page.keyboard.press("End");
  const isCovered = () =>
    page.evaluate(() => {
      const box = document.activeElement!.getBoundingClientRect();
      const names = document.querySelector(".grid-table thead th")!.getBoundingClientRect();
      return box.left < names.right && document.activeElement!.closest("th")!.matches(":not(:first-child)");
    });
  for (let step = 0; step < 45; step++) {
    expect(await isCovered()).toBe(false);
    await page.keyboard.press("ArrowLeft");
  }
});

test("forced colours still distinguish the chosen filter, campaign, tab and sidebar item", async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await signIn("instructor");
  await page.goto("/instructor");
  const look = (locator: ReturnType<typeof page.getByRole>) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const filters = page.getByRole("toolbar", { name: "Students shown" });
  expect(await look(filters.getByRole("link").first())).not.toBe(await look(filters.getByRole("link").nth(1)));
  const items = page.getByRole("navigation", { name: "Instructor" }).getByRole("link");
  expect(await look(items.first())).not.toBe(await look(items.last()));
  const tab = page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Instructor" });
  expect(await look(tab)).toBe(await look(items.first()));
});

test("at 400 % zoom five rows are visible", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await signIn("instructor");
  await page.goto("/instructor");
  await page.getByRole("link", { name: "Skip to grades" }).focus();
  await page.keyboard.press("Enter");
  for (let row = 0; row < 6; row++) await page.keyboard.press("ArrowDown");
  await expect
    .poll(() =>
      page.evaluate(() => {
        const frame = document.querySelector(".grid-scroller")!.getBoundingClientRect();
        return [...document.querySelectorAll("tr[data-row]")].filter((row) => {
          const { top, bottom, left } = row.firstElementChild!.getBoundingClientRect();
          const at = document.elementFromPoint(left + 5, (top + bottom) / 2);
          return top >= Math.max(0, frame.top) && bottom <= Math.min(innerHeight, frame.bottom) && row.contains(at);
        }).length;
      }),
    )
    .toBeGreaterThanOrEqual(5);
});
