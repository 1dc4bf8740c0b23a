// Instructors find what they need at most two clicks from the gradebook, with scripts and without.
import { expect, type Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { clientOf, courseNamed, newStudent, quizNamed } from "./api";
import { gridOf } from "./grid";
import { refusedRequest, test } from "./test";

/** Signs in and opens the instructor's area; counts the clicks from there. */
function countingClicks(page: Page) {
  let clicks = 0;
  return {
    open: async () => {
      await page.goto("/instructor");
      await expect(gridOf(page)).toBeVisible();
    },
    click: async (name: string | RegExp) => {
      clicks++;
      await page.getByRole("main").getByRole("link", { name }).first().click();
    },
    openMore: async () => {
      clicks++;
      await page.getByRole("main").getByRole("button", { name: "More", exact: true }).click();
    },
    clickInSidebar: async (name: string) => {
      clicks++;
      await page.getByRole("navigation", { name: "Instructor" }).getByRole("link", { name }).click();
    },
    count: () => clicks,
  };
}

const names = (page: Page) => gridOf(page).locator("tbody").getByRole("rowheader");

test("students who haven't started are one click away, at an address that can be shared", async ({ page, signIn }) => {
  await signIn("instructor");
  const { open, click, count } = countingClicks(page);
  await open();
  await click(/^Not started/);
  await expect(page).toHaveURL(/\?show=not-started$/);
  await expect.poll(() => names(page).count()).toBe(2);
  expect(count()).toBe(1);
  await page.reload();
  await expect.poll(() => names(page).count()).toBe(2);
});

test("students at risk are one click away, with the rule explained", async ({ page, signIn }) => {
  await signIn("instructor");
  const { open, click, count } = countingClicks(page);
  await open();
  await click(/^At risk/);
  await expect(
    page.getByText("At risk: average below 70 %, or inactive for 7 days. New students get a 7-day grace period."),
  ).toBeVisible();
  await expect(names(page).filter({ hasText: "viktor" })).toHaveCount(1);
  expect(count()).toBe(1);
});

test("one click sorts students by average, weakest first", async ({ page, signIn }) => {
  await signIn("instructor");
  const { open, click } = countingClicks(page);
  await open();
  await click("Average");
  await expect(names(page).first()).toContainText("viktor");
  await expect(gridOf(page).getByRole("columnheader", { name: "Average" })).toHaveAttribute("aria-sort", "ascending");
  await click("Average");
  await expect(gridOf(page).getByRole("columnheader", { name: "Average" })).toHaveAttribute("aria-sort", "descending");
});

test("one student's whole record is one click away", async ({ page, signIn }) => {
  await signIn("instructor");
  const { open, click, count } = countingClicks(page);
  await open();
  await click("Akira Tanaka");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Akira Tanaka");
  await expect(page.getByRole("heading", { name: "Attempts over time" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Grades in Space 101" })).toContainText("counts");
  expect(count()).toBe(1);
});

test("older attempts and answers open singly or together, by links that can be shared", async ({ page, signIn }) => {
  await signIn("instructor");
  const { open, click } = countingClicks(page);
  await open();
  await click("Akira Tanaka");
  const questions = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: /\d of \d/ });
  await expect(page.getByRole("heading", { name: "Quizzes, question by question" })).toBeVisible();
  await expect(questions).toHaveCount(0);
  const quiz = page.getByRole("link", { name: /\d+ of \d+ correct$/ }).first();
  await quiz.click();
  await expect(page).toHaveURL(/\?open=[0-9a-f-]{36}$/);
  await expect(quiz).toHaveAttribute("aria-expanded", "true");
  await expect(questions.first()).toBeVisible();
  await page.reload();
  const countOfOneQuiz = await questions.count();
  expect(countOfOneQuiz).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Show all attempts and answers" }).click();
  await expect.poll(() => questions.count()).toBeGreaterThan(countOfOneQuiz);
  await expect(page.getByRole("link", { name: /\d+ older$/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Hide older attempts and answers" }).click();
  await expect(questions).toHaveCount(0);
});

test("the failed question and its wrong answers are two clicks away", async ({ page, signIn }) => {
  await signIn("instructor");
  const { open, clickInSidebar, click, count } = countingClicks(page);
  await open();
  await clickInSidebar("Quiz Responses");
  await click("Questions");
  const questions = page.getByRole("region", { name: "Questions" });
  await expect(questions.getByText("Points earned").first()).toBeVisible();
  const shares = await questions.locator("ol > li dl").allInnerTexts();
  const earnedShares = shares.flatMap((text) => (/Points earned\s*(\d+) %/.exec(text) ?? []).slice(1).map(Number));
  expect(earnedShares.length).toBeGreaterThan(3);
  expect(earnedShares).toEqual([...earnedShares].sort((a, b) => a - b));
  await expect(questions.locator("ol > li").first()).toContainText(/\d+ % chose “.+”: \w+/);
  expect(count()).toBe(2);
});

test("a printed gradebook is two clicks away", async ({ page, signIn, javaScriptEnabled }) => {
  await page.addInitScript(() => {
    window.print = () => void window.dispatchEvent(new Event("beforeprint"));
  });
  await signIn("instructor");
  const { open, openMore, click, count } = countingClicks(page);
  await open();
  await openMore();
  await click("Print");
  if (javaScriptEnabled === false) await expect(page).toHaveURL(/view=print/);
  const printPages = page.getByRole("region", { name: /^Gradebook, starting at column/ });
  await expect.poll(() => printPages.count()).toBeGreaterThan(1);
  await expect(printPages.first().getByRole("rowheader", { name: "Akira Tanaka (akira)" })).toBeAttached();
  expect(count()).toBe(2);
});

test("the gradebook as CSV is one click away", async ({ page, signIn }) => {
  await signIn("instructor");
  const { open, click, count } = countingClicks(page);
  await open();
  const [download] = await Promise.all([page.waitForEvent("download"), click("Download CSV")]);
  expect(download.suggestedFilename()).toMatch(/^Gradebook .+\.csv$/);
  expect(readFileSync(await download.path(), "utf8")).toMatch(/^\uFEFFName,Username,Average,[^]*Akira Tanaka,akira,/);
  expect(count()).toBe(1);
});

test("a cell leads to its attempts, and an attempt to its details", async ({ page, signIn, javaScriptEnabled }) => {
  await signIn("instructor");
  await countingClicks(page).open();
  const row = gridOf(page).locator("tbody tr").filter({ hasText: "Akira Tanaka" });
  const cell = row.locator("td").filter({ hasText: /^[A-F]\+?\d+\/\d+$/ });
  await (javaScriptEnabled === false ? cell.first().getByRole("link") : cell.first()).click();
  await expect(page).toHaveURL(/\/students\/[\w-]+#[\w-]+$/);
  const attemptsOfCell = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  await attemptsOfCell
    .getByRole("listitem")
    .filter({ has: page.getByText("counts", { exact: true }) })
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(/\/instructor\/attempts\/[\w-]+$/);
  await expect(page.getByRole("heading", { name: "About this attempt" })).toBeVisible();
  await expect(page.getByText("counts", { exact: true }).first()).toBeVisible();
});

test("one campaign's columns are one choice away", async ({ page, signIn, javaScriptEnabled }) => {
  await signIn("instructor");
  await countingClicks(page).open();
  const campaigns = page.getByRole("combobox", { name: "Campaign" });
  await campaigns.selectOption("Frames of Reference");
  if (javaScriptEnabled === false) await campaigns.locator("xpath=..").getByRole("button", { name: "Show" }).click();
  await expect.poll(() => gridOf(page).locator("thead tr:last-child th").count()).toBeLessThan(10);
});

test.describe(() => {
  test.use({ server: "written" });

  test("an attempt is excluded with a reason that student and instructor see, and counted again", async ({
    page,
    signIn,
    baseURL,
    expectedProblems,
  }) => {
    expectedProblems.push(refusedRequest);
    await signIn("instructor2");
    const { id, sessionId, ownerOrganizationId } = await courseNamed(page.request, "Rendezvous Lab");
    const { scenarioId } = await quizNamed(page.request, id, "Trim Sun-Sync");
    // This organization counts the points that a game reports.
    const admin = await clientOf(baseURL!, "sysadmin");
    await admin.calls.organizations[":id"].claims.$put({
      param: { id: ownerOrganizationId },
      query: { claims: "count" },
    });
    const username = `aside-${randomUUID().slice(0, 8)}`;
    const student = await newStudent(baseURL!, username, "RENDZ-3H8P");
    await student.post("/scores", {
      attemptId: randomUUID(),
      scenarioId,
      sessionId,
      totalScore: 61,
      maxTotalScore: 100,
      passed: true,
    });
    await page.goto(`/instructor/gradebook/${sessionId}?q=${username}`);
    await page.getByRole("link", { name: username }).click();
    await page.getByRole("button", { name: /^Change 61/ }).click();
    await page.getByRole("link", { name: "Exclude attempt" }).click();
    await page.getByRole("button", { name: "Exclude attempt" }).click();
    await expect(page.getByText("Enter the reason why this attempt doesn't count.")).toBeVisible();
    await page.getByLabel("Reason").fill("Flown by a neighbour");
    await page.getByRole("button", { name: "Exclude attempt" }).click();
    await expect(page.getByText("excluded by instructor2: Flown by a neighbour")).toBeVisible();
    await expect(page.getByText("no counted attempt", { exact: true })).toBeVisible();
    await expect(page.getByText("counts", { exact: true })).toHaveCount(0);
    await page.getByRole("button", { name: /^Change 61/ }).click();
    await page.getByRole("link", { name: "Count attempt" }).click();
    await page.getByRole("button", { name: "Count attempt" }).click();
    await expect(page.getByText("counts", { exact: true })).toBeVisible();
  });

  test("a note about a student is validated, saved and removed", async ({
    page,
    signIn,
    expectedProblems,
    javaScriptEnabled,
  }) => {
    expectedProblems.push(refusedRequest);
    await signIn("instructor2");
    const { sessionId } = await courseNamed(page.request, "Rendezvous Lab");
    await page.goto(`/instructor/gradebook/${sessionId}?q=carla`);
    await page.getByRole("link", { name: "Carla Mendes" }).click();
    await page.getByText("Add a note", { exact: true }).click();
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByText("Write a note.")).toBeVisible();
    const text = `Asked twice about phasing ${randomUUID().slice(0, 8)}`;
    await page.getByLabel("New note").fill(text);
    if (javaScriptEnabled !== false) {
      // Following a link on the page keeps the typed text.
      await page.getByRole("link", { name: /^Show all/ }).click();
      await expect(page).toHaveURL(/open=/);
      await expect(page.getByLabel("New note")).toHaveValue(text);
    }
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByText("Note added.")).toBeVisible();
    await expect(page.getByLabel("New note")).toHaveValue("");
    const note = page.getByRole("listitem").filter({ hasText: text });
    await note.getByRole("link", { name: "Remove this note" }).click();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page.getByText("Note removed.")).toBeVisible();
    await expect(note).toHaveCount(0);
  });
});

test("pointing at a column shows its grades, and its plot is one click away", async ({ page, signIn }) => {
  await signIn("instructor");
  await countingClicks(page).open();
  const head = gridOf(page).getByRole("columnheader", { name: /Gravitation/ });
  await head.hover();
  const hint = await head.evaluate((th) => getComputedStyle(th, "::after").content);
  expect(hint).toMatch(/\d+ graded\\a ?A\+ \d+\\a ?A \d+/);
  await head.locator("a:has(svg)").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Newton's Law of Gravitation");
  await expect(page.getByRole("listitem").filter({ hasText: /^70 to under 75 % \(C\): \d+ students?/ })).toHaveCount(1);
});

test("each page of a class has its own title with the course", async ({ page, signIn }) => {
  await signIn("instructor");
  const { open, click, clickInSidebar } = countingClicks(page);
  await open();
  await click("Akira Tanaka");
  await expect(page).toHaveTitle("Akira Tanaka - Orbital Mechanics 101 - Apsis");
  await page.getByRole("table", { name: "Grades in Space 101" }).getByRole("link").first().click();
  await expect(page).toHaveTitle("Orbits and Energy - Grades - Orbital Mechanics 101 - Apsis");
  await clickInSidebar("Quiz Responses");
  await expect(page).toHaveTitle(/ Quiz - Quiz responses - Orbital Mechanics 101 - Apsis$/);
  await page.goto("/results");
  await expect(page).toHaveTitle("My results - Apsis");
  await page.goto("/account");
  await expect(page).toHaveTitle("My account - Apsis");
});

test("the plot starts below the weakest grade, colours bars by letter grade, and links to the previous plot", async ({
  page,
  signIn,
}) => {
  await signIn("instructor");
  const { open, click } = countingClicks(page);
  await open();
  await click("Grade plots by scenario");
  await page.getByRole("link", { name: /^Next: / }).click();
  await expect(page.getByRole("link", { name: /^← Previous: / })).toBeVisible();
  const bins = page.getByRole("list", { name: "Students by share of points" }).getByRole("listitem");
  const count = await bins.count();
  expect(count).toBeLessThan(20);
  await expect(bins.first()).toContainText(`${(20 - count) * 5} to under`);
  const fills = await bins.locator("rect").evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).fill));
  expect(new Set(fills).size).toBe(6);
});

for (const [paper, width] of [
  ["portrait", 703],
  ["landscape", 1031],
] as const) {
  test(`printing on ${paper} cuts nothing off a gradebook or a student's page`, async ({ page, signIn }) => {
    await signIn("instructor");
    await page.goto("/instructor?view=print");
    const gradebook = new URL(page.url());
    gradebook.searchParams.set("view", "print");
    await page.setViewportSize({ width, height: 1000 });
    await page.emulateMedia({ media: "print" });
    await page.goto(gradebook.href);
    const beyond = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("main th, main td, main li, main svg")]
          .filter((element) => element.getBoundingClientRect().right > innerWidth)
          .map((element) => element.textContent),
      );
    await expect(page.getByRole("columnheader", { name: "Last active" })).toBeVisible();
    await expect(page.getByRole("cell", { name: /^\d\d\/\d\d\/\d{4} @ \d\d:\d\d( UTC)?$/ }).first()).toBeVisible();
    expect(await beyond()).toEqual([]);
    await page.goto(`${gradebook.pathname}?q=akira`);
    await page.getByRole("link", { name: "Akira Tanaka" }).evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Akira Tanaka");
    await expect(page.getByText("Objectives-Based Scenarios").first()).toBeVisible();
    expect(await beyond()).toEqual([]);
    await expect(page.getByText(/days? ago$/).first()).toBeHidden();
  });
}
