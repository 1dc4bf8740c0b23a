import { courseNamed, quizNamed } from "./api";
import { gridOf, readRows } from "./grid";
import { expectedQuizTable } from "./quiz-table";
import { letASecondPass } from "./quiz-clock";
import { expect, test } from "./test";

test("a quiz column opens the responses in a new tab and remembers the quiz", async ({ page, context, signIn }) => {
  await signIn("instructor");
  const { id, sessionId } = await courseNamed(page.request, "Orbital Mechanics 101");
  const { scenarioId } = await quizNamed(page.request, id, "RPO Quiz");
  await page.goto("/instructor");
  const popup = context.waitForEvent("page");
  await page.getByRole("link", { name: /^RPO Quiz/ }).click();
  const responses = await popup;
  await expect(responses.getByRole("heading", { name: "Quiz Responses" })).toBeVisible();
  await expect(responses).toHaveURL(
    new RegExp(`/instructor/gradebook/Fall%20Term/RPO%20Quiz\\?session=${sessionId}&quiz=${scenarioId}$`),
  );
  await expect(page.getByRole("heading", { name: "Gradebook" })).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem("sessionId"), localStorage.getItem("quizId")])).toEqual([
    sessionId,
    scenarioId,
  ]);

  const items = responses.getByRole("navigation", { name: "Instructor" }).getByRole("link");
  await expect(items).toHaveText([
    "Gradebooklive",
    "RPO Quiz",
    "Quiz Responses",
    "View All Courses",
    /^Grade requests/,
  ]);
  await expect(items.nth(1)).toHaveAttribute("aria-current", "page");
});

test("a quiz's sidebar lists its own class's quizzes, whichever course is selected", async ({ page, signIn }) => {
  await signIn("instructor");
  const courses = [
    await courseNamed(page.request, "Orbital Mechanics 101"),
    await courseNamed(page.request, "Space Basics B"),
  ];
  for (const { id, sessionId } of courses) {
    const { scenarioId } = await quizNamed(page.request, id, "RPO Quiz");
    const answer = await page.request.get(`/instructor/gradebook/x/y?session=${sessionId}&quiz=${scenarioId}`);
    const quizLinks = [...(await answer.text()).matchAll(/href="[^"]*\?session=([\w-]+)&amp;quiz=/g)].map(
      ([, of]) => of,
    );
    expect(quizLinks.length).toBeGreaterThan(2);
    expect(new Set(quizLinks)).toEqual(new Set([sessionId]));
  }
});

for (const { username, course, quiz } of [
  { username: "instructor", course: "Orbital Mechanics 101", quiz: "Space 101 Final" },
  { username: "instructor", course: "Orbital Mechanics 101", quiz: "RPO Quiz" },
  { username: "instructor2", course: "Rendezvous Lab", quiz: "Advanced Final" },
]) {
  test(`${quiz} of ${course}: students by username, ticks, crosses and letters, colours, dashes`, async ({
    page,
    signIn,
  }) => {
    await signIn(username);
    const expected = await expectedQuizTable(page.request, course, quiz);
    await page.goto(`/instructor/gradebook/x/y?session=${expected.course.sessionId}&quiz=${expected.quiz.scenarioId}`);
    const table = (await readRows(page)).map(({ head, cells }) => ({
      name: head,
      cells: cells.map(({ text, tone }) => ({ text, tone })),
    }));
    const dash = { text: "–", tone: "none" };
    expect(table).toEqual(
      expected.rows.map((row) =>
        row.cells
          ? {
              name: `${row.fullName}${row.username}${row.score}/${row.maxScore}`,
              cells: row.cells.map(({ text, tone }) => ({ text, tone })),
            }
          : { name: `${row.fullName}${row.username}`, cells: expected.questions.map(() => dash) },
      ),
    );
  });
}

test("the class has every kind of cell", async ({ page, signIn }) => {
  await signIn("instructor");
  const { rows } = await expectedQuizTable(page.request, "Orbital Mechanics 101", "Space 101 Final");
  const cells = rows.flatMap((row) => row.cells ?? []);
  expect(new Set(cells.map(({ tone }) => tone))).toEqual(new Set(["right", "wrong", "none"]));
  expect(rows.some((row) => row.cells === null)).toBe(true);
  expect(cells.some(({ text }) => /^[A-H]$/.test(text))).toBe(true);
});

test("the page links to the next quiz, a lesson's questions and the students, by keyboard", async ({
  page,
  signIn,
}) => {
  await signIn("instructor");
  const { course, quiz, rows } = await expectedQuizTable(page.request, "Orbital Mechanics 101", "Space 101 Final");
  await page.goto(`/instructor/gradebook/x/y?session=${course.sessionId}&quiz=${quiz.scenarioId}&tab=questions`);
  const switcher = page.getByRole("group", { name: "Quizzes and lessons" });
  await switcher.getByRole("link", { name: /^Next: / }).click();
  await expect(page.getByRole("main")).not.toContainText("Space 101 Final ·");
  await expect(page).toHaveURL(/tab=questions/);
  const menu = switcher.getByRole("button", { name: /choose another quiz or lesson$/ });
  await menu.focus();
  await page.keyboard.press("Enter");
  const lessons = switcher.getByRole("region", { name: "Lessons with questions" });
  await lessons.getByRole("link").first().press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Lesson Responses" })).toBeVisible();
  await expect(lessons).toBeHidden();
  await expect(page.getByRole("region", { name: "Questions" }).getByText("Points earned").first()).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Responses", exact: true }).click();
  const first = rows[0];
  await gridOf(page)
    .getByRole("link", { name: first?.fullName ?? "", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: first?.fullName ?? "" })).toBeVisible();
});

test("questions are shortened, with the full text in a tooltip and a list below", async ({ page, signIn }) => {
  await signIn("instructor");
  const { questions, course, quiz } = await expectedQuizTable(page.request, "Orbital Mechanics 101", "Space 101 Final");
  await page.goto(`/instructor/gradebook/x/y?session=${course.sessionId}&quiz=${quiz.scenarioId}`);
  const heads = gridOf(page).locator("thead th[scope=col]:not(:first-child)");
  await expect(heads).toHaveCount(questions.length);
  const headings = await heads.evaluateAll((cells) =>
    cells.map((cell) => {
      const short = cell.querySelector("span[aria-hidden]")!;
      return {
        title: cell.getAttribute("title"),
        label: cell.firstChild?.textContent,
        isCut: short.scrollHeight > short.clientHeight,
        width: cell.getBoundingClientRect().width,
      };
    }),
  );
  expect(headings.map(({ title, label }) => [label, title])).toEqual(
    questions.map((text, index) => [`Q${index + 1}`, text]),
  );
  expect(headings.some(({ isCut }) => isCut)).toBe(true);
  expect(Math.max(...headings.map(({ width }) => width))).toBeLessThan(200);
  await page.getByText("All questions and answers in full").click();
  await expect(page.getByRole("definition").getByText(questions[3]!)).toBeVisible();
});

test("without ids in the address the quiz is found by its names", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/gradebook/Spring%20Term/Space%20101%20Final");
  await expect(page.getByRole("heading", { name: "Quiz Responses" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Space Basics B · Spring Term");
  await expect(page.getByRole("navigation")).toHaveCount(0);
});

test("an address without a quiz opens the last one", async ({ page, context, signIn, expectedProblems }) => {
  expectedProblems.push(/status of 404/);
  await signIn("instructor");
  await page.goto("/instructor");
  const popup = context.waitForEvent("page");
  await page.getByRole("link", { name: /^Frames Quiz/ }).click();
  await (await popup).close();
  await page.goto("/instructor/gradebook/Renamed%20Term/Renamed%20Quiz");
  await expect(page.getByRole("heading", { name: "Quiz Responses" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Frames of Reference Quiz · Orbital Mechanics 101 · Fall Term");
});

for (const { what, path } of [
  { what: "a quiz that nobody has finished", path: "/instructor/gradebook/Fall%20Lab/Advanced%20Missions%20Quiz" },
  { what: "an address that names no quiz", path: "/instructor/gradebook/No%20Term/No%20Quiz" },
]) {
  test(`${what}: Loading Quiz Data..., and after five seconds No quiz data found`, async ({
    page,
    signIn,
    expectedProblems,
  }) => {
    if (what.startsWith("an address")) expectedProblems.push(/status of 404/);
    await signIn("instructor2");
    await page.clock.install({ time: "2026-03-02T09:00:00Z" });
    await page.clock.pauseAt("2026-03-02T09:00:01Z");
    await page.goto(path);
    for (let second = 1; second <= 5; second++) {
      await expect(page.getByText("Loading Quiz Data...")).toBeVisible();
      await expect(page.getByText("No quiz data found")).toHaveCount(0);
      await letASecondPass(page);
    }
    await expect(page.getByText("No quiz data found", { exact: true })).toBeVisible();
    await expect(page.getByText("Loading Quiz Data...")).toHaveCount(0);
  });
}

test("a class without students says so", async ({ page, signIn }) => {
  await signIn("studentless");
  await page.goto("/instructor/gradebook/First%20Class/RPO%20Quiz");
  await expect(page.getByRole("main").getByText("No Students Enrolled", { exact: true })).toBeVisible();
});
