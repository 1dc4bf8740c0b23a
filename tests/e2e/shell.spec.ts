import { expect, refusedRequest, test } from "./test";

test("instructors without admin rights only see the Instructor tab", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor/courses");
  const tabs = page.getByRole("navigation", { name: "Areas" }).getByRole("link");
  await expect(tabs).toHaveText(["Instructor"]);
  await expect(tabs).toHaveAttribute("aria-current", "page");
  await expect(page.getByText("Logged in as: instructor")).toBeVisible();
});

for (const username of ["sysadmin", "orgadmin"]) {
  test(`${username} sees both tabs, on an instructor path the Instructor one`, async ({ page, signIn }) => {
    await signIn(username);
    await page.goto("/instructor/courses");
    const tabs = page.getByRole("navigation", { name: "Areas" }).getByRole("link");
    await expect(tabs).toHaveText(["Admin", "Instructor"]);
    await expect(tabs.nth(1)).toHaveAttribute("aria-current", "page");
    await expect(tabs.nth(0)).not.toHaveAttribute("aria-current", "page");
  });
}

test("Play opens the game in a new window", async ({ page, context, signIn, expectedProblems }) => {
  // The game itself comes later.
  expectedProblems.push(refusedRequest);
  await signIn("instructor");
  await page.goto("/instructor/courses");
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Play" }).click();
  expect(new URL((await opened).url()).pathname).toBe("/play");
  await expect(page.getByRole("heading", { name: "Courses" })).toBeVisible();
});

test("the first Tab stop skips to the content", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor/courses");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a request that the network loses says that the server may be down", async ({
  page,
  signIn,
  expectedProblems,
}) => {
  expectedProblems.push(/Failed to load resource|Failed to fetch|request: /);
  await signIn("instructor");
  await page.goto("/instructor");
  await page.route("**/*.data*", (route) => route.abort("connectionrefused"));
  await page.getByRole("link", { name: "View All Courses" }).click();
  await expect(page.getByText("Error completing request. Is the server down?")).toBeVisible();
});
