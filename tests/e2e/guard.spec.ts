import { holdBack } from "./hold-back";
import { readPage } from "./read-page";
import { expect, test } from "./test";

for (const path of [
  "/instructor",
  "/instructor/courses",
  "/gradebook/00000000-0000-7000-8000-000000000000",
  "/instructor/gradebook/Fall%20Term/RPO%20Quiz",
]) {
  test(`a visitor of ${path} must log in first, and sees one notice`, async ({ context }) => {
    const notice = "You must log in first";
    expect(await readPage(context, path)).toMatchObject({ path: "/", text: expect.stringContaining(notice) });
    const { text } = await readPage(context, "/");
    expect(text).toContain("Welcome to Apsis");
    expect(text).not.toContain(notice);
  });
}

test("a sign-in that ended elsewhere leads to the login page on the next step", async ({ page, signIn }) => {
  // An open gradebook would notice and redirect by itself before the next step.
  await page.route(/gradebook-changes/, () => undefined);
  await signIn("instructor");
  await page.goto("/instructor");
  await expect(page.getByRole("heading", { name: "Gradebook" })).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole("link", { name: "View All Courses" }).click();
  await expect(page.getByRole("alert")).toHaveText("You must log in first");
});

for (const username of ["player", "restricted"]) {
  test(`${username} has no access to the instructor area`, async ({ page, signIn }) => {
    await signIn(username);
    await page.goto("/instructor");
    await expect(page).toHaveURL("/unauthorized");
    const main = page.getByRole("main");
    await expect(main.getByText("403", { exact: true })).toBeVisible();
    await expect(main.getByRole("heading")).toHaveText("You don't have access to this!");
    await expect(main).toContainText("Contact your administrator for access");
    await page.reload();
    await expect(main.getByRole("heading")).toHaveText("You don't have access to this!");
    // Also without the cookie: the page stores the router's state itself.
    await page.context().clearCookies({ name: "apsis_flash" });
    await page.reload();
    await expect(main.getByRole("heading")).toHaveText("You don't have access to this!");
    await main.getByRole("button", { name: "Go to Login" }).click();
    await expect(page.getByRole("heading", { name: "Welcome to Apsis" })).toBeVisible();
    await expect(page.locator("[data-severity=warning]")).toContainText("You've been logged out");
  });
}

test("the guard shows Loading... while it checks", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor");
  const answer = await holdBack(page, "GET", "**/instructor/courses.data*");
  await page.getByRole("link", { name: "View All Courses" }).click();
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
  answer.release();
  await expect(page.getByRole("heading", { name: "Courses" })).toBeVisible();
  await expect(page.getByText("Loading...", { exact: true })).toHaveCount(0);
});
