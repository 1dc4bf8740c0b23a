import { courseNamed } from "./api";
import { expect, test } from "./test";

test("the selector lists courses that had a class, opens a gradebook and remembers the choice", async ({
  page,
  signIn,
}) => {
  // No other test chooses a course with this account.
  await signIn("orgadmin");
  await page.goto("/instructor");
  const selector = page.getByLabel("Course", { exact: true });
  await expect(selector.getByRole("option")).toHaveText([
    "Orbital Mechanics 101",
    "Space Basics B",
    "Spacecraft Design Studio",
  ]);
  await expect(page.getByRole("main")).toContainText("Orbital Mechanics 101");
  const { sessionId } = await courseNamed(page.request, "Space Basics B");

  await selector.selectOption("Space Basics B");
  await expect(page).toHaveURL(`/instructor/gradebook/${sessionId}`);
  await expect(page.getByRole("main")).toContainText("Spring Term");
  await expect(page.getByRole("complementary").getByText("BASIC-4T9W", { exact: true })).toBeVisible();

  // The open gradebook would poll and redirect by itself.
  await page.goto("about:blank");
  await page.context().clearCookies();
  await signIn("orgadmin");
  await page.goto("/instructor");
  await expect(page).toHaveURL(`/instructor/gradebook/${sessionId}`);
  await expect(page.getByLabel("Course", { exact: true }).locator("option:checked")).toHaveText("Space Basics B");
});

test("View All Courses shows each course with its status, code, members and dates", async ({ page, signIn }) => {
  await signIn("instructor");
  const active = await courseNamed(page.request, "Orbital Mechanics 101");
  const session = (await (await page.request.get(`/api/groups/${active.id}/activesession`)).json()) as {
    startDate: string;
  };
  await page.goto("/instructor/courses");
  const row = (name: string) => page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });
  for (const text of ["Active", "ORBIT-7K2M", "24", `Started on ${dateTime(session.startDate)}`])
    await expect(row("Orbital Mechanics 101")).toContainText(text);
  for (const text of [
    "Ended",
    "BASIC-4T9W",
    "14",
    /Started on \d\d\/\d\d\/\d{4} @ \d\d:\d\d/,
    /Ended on \d\d\/\d\d\/\d{4} @ \d\d:\d\d/,
  ])
    await expect(row("Space Basics B")).toContainText(text);
  await row("Space Basics B").getByRole("link", { name: "Space Basics B", exact: true }).click();
  await expect(page.getByRole("main")).toContainText("Spring Term");
});

/** MM/DD/YYYY @ HH:mm in the browser's zone. */
function dateTime(iso: string) {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: "America/Denver",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(new Date(iso));
  const of = (type: string) => parts.find((part) => part.type === type)!.value;
  return `${of("month")}/${of("day")}/${of("year")} @ ${of("hour")}:${of("minute")}`;
}

test("an instructor without a course sees No Courses Found and a disabled selector", async ({ page, signIn }) => {
  await signIn("courseless");
  for (const path of ["/instructor", "/instructor/courses"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText("No Courses Found", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Course", { exact: true })).toBeDisabled();
  }
});

test("the sidebar shows the course of the open page: its name, access code and quizzes", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor");
  const sidebar = page.getByRole("complementary");
  const selected = page.getByLabel("Course", { exact: true }).locator("option:checked");
  await expect(selected).toHaveText("Orbital Mechanics 101");
  const otherCourse = await courseNamed(page.request, "Space Basics B");
  await sidebar.getByRole("link", { name: "View All Courses" }).click();
  await page.getByRole("link", { name: "Space Basics B", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Space Basics B");
  await expect(selected).toHaveText("Space Basics B");
  await expect(sidebar.getByText("BASIC-4T9W", { exact: true })).toBeVisible();
  await expect(sidebar.getByText("ORBIT-7K2M", { exact: true })).toHaveCount(0);
  await expect(sidebar.getByRole("link", { name: "Gradebook" })).toHaveAttribute(
    "href",
    gradebookOf(otherCourse.sessionId),
  );
  await expect(sidebar.getByRole("link", { name: "Quiz Responses" })).toHaveAttribute(
    "href",
    new RegExp(`session=${otherCourse.sessionId}`),
  );
  await expect(sidebar.locator("[aria-current]")).toHaveText(["View All Courses"]);
});

const gradebookOf = (sessionId: string) => `/instructor/gradebook/${sessionId}`;

test("on a quiz's page the sidebar marks only the quiz", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor");
  const navigation = page.getByRole("navigation", { name: "Instructor" });
  await expect(navigation.locator("[aria-current]")).toHaveText([/^Gradebook/]);
  await navigation.getByRole("link", { name: "Quiz Responses" }).click();
  await expect(page.getByRole("heading", { name: "Quiz Responses" })).toBeVisible();
  await expect(navigation.locator("[aria-current]")).toHaveText([/Quiz$/]);
});
