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
  // The game itself loads later.
  expectedProblems.push(refusedRequest);
  await signIn("instructor");
  await page.goto("/instructor/courses");
  const popup = context.waitForEvent("page");
  await page.getByRole("link", { name: "Play" }).click();
  expect(new URL((await popup).url()).pathname).toBe("/play");
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

test("a lost request leaves the page as it is and can be retried", async ({ page, signIn, expectedProblems }) => {
  expectedProblems.push(/Failed to load resource|Failed to fetch|request: /);
  await signIn("orgadmin");
  await page.goto("/admin/users");
  const failureToast = page.getByRole("region", { name: "Notifications" }).getByRole("alert");
  // Linked pages are prefetched gradually.
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
    const isCourses = ({ href }: HTMLLinkElement) => href.includes("courses");
    return links.some(isCourses) && links.every(({ href }) => loaded.includes(new URL(href).pathname));
  });
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Courses" }).click();
  await expect(failureToast).toContainText("Error completing request. Is the server down?");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Users");
  await failureToast.getByRole("button", { name: "Try again" }).click();
  await expect(failureToast).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Courses");
  await expect(failureToast).toHaveCount(0);
});

test("a form keeps its values after a failed request and sends them on retry", async ({
  page,
  signIn,
  expectedProblems,
}) => {
  expectedProblems.push(/Failed to load resource|Failed to fetch|request: |422/);
  await signIn("player");
  await page.goto("/account");
  await page.route("**/account.data*", (route) => route.abort("connectionrefused"));
  await page.getByRole("textbox", { name: "Email", exact: true }).fill("new.address@example.org");
  await page.getByRole("button", { name: "Change email" }).click();
  const retry = page.getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email", exact: true })).toHaveValue("new.address@example.org");
  await page.unroute("**/account.data*");
  await retry.click();
  await expect(retry).toHaveCount(0);
  await expect(page.getByText(/password/i).first()).toBeVisible();
});
