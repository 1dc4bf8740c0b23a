import { registerLargeClass } from "./large-class";
import { demoPassword, expect, refusedRequest, test } from "./test";
import { unknownEmail } from "./unknown-email";

test("a refused login keeps the username but not the password", async ({ page, expectedProblems }) => {
  expectedProblems.push(refusedRequest);
  await page.goto("/");
  await page.getByLabel("Username").fill("instructor");
  await page.getByLabel("Password").fill("wrong-password-1!");
  await page.getByLabel("Password").press("Enter");
  await expect(page.getByRole("alert")).toContainText("Incorrect username or password.");
  await expect(page.getByLabel("Username")).toHaveValue("instructor");
  await expect(page.getByLabel("Password")).toHaveValue("");
});

test("login redirects at once", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Username").fill("instructor");
  await page.getByLabel("Password").fill(demoPassword);
  await page.getByLabel("Password").press("Enter");
  await expect(page).toHaveURL(/\/instructor\/gradebook\//);
});

test("the reset mode sends, confirms, and returns", async ({ page, expectedProblems }) => {
  expectedProblems.push(refusedRequest);
  await page.goto("/");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByLabel("Enter Email")).toHaveAccessibleDescription("Please enter your email.");
  await page.getByLabel("Enter Email").fill(unknownEmail());
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByText("If your email is in the system, a reset link has been sent.")).toBeVisible();
  await page.getByRole("button", { name: "Back to Login" }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Apsis" })).toBeVisible();
});

test("About opens and closes", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "About" }).click();
  const dialog = page.getByRole("dialog", { name: "About Apsis" });
  await expect(dialog).toContainText("9/5/2025");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
});

test("the sign-in guard and the signed-out warning appear", async ({ page, signIn }) => {
  await page.goto("/instructor");
  await expect(page.getByRole("alert")).toHaveText("You must log in first");
  await signIn("instructor");
  await page.goto("/");
  await expect(page.getByRole("alert")).toHaveText("You've been logged out");
});

test("the page has the whole class, and Enter finds a student", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor");
  await expect(page.locator("tbody").getByRole("rowheader")).toHaveCount(24);
  await page.getByRole("searchbox", { name: "Find a student" }).fill("priya");
  await page.getByRole("searchbox", { name: "Find a student" }).press("Enter");
  await expect(page).toHaveURL(/\?q=priya$/);
  await expect(page.locator("tbody").getByRole("rowheader")).toHaveText([/priya$/]);
});

test("a course is chosen by its button", async ({ page, signIn }) => {
  // No other test chooses a course with this account.
  await signIn("sysadmin");
  await page.goto("/instructor");
  await page.getByLabel("Course", { exact: true }).selectOption("Rendezvous Lab");
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("main")).toContainText("Fall Lab");
  await expect(page.getByRole("complementary").getByText("RENDZ-3H8P", { exact: true })).toBeVisible();
});

test("the menu and the sidebar of a phone open", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn("instructor");
  await page.goto("/instructor/courses");
  await expect(page.getByRole("button", { name: "Log out" })).toBeHidden();
  await page.getByRole("complementary").locator("summary").first().click();
  await expect(page.getByLabel("Course", { exact: true })).toBeVisible();
  await page.getByRole("banner").locator("summary").click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Apsis" })).toBeVisible();
});

test("a quiz without attempts says so at once", async ({ page, signIn }) => {
  await signIn("instructor2");
  await page.goto("/instructor/gradebook/Fall%20Lab/Advanced%20Missions%20Quiz");
  await expect(page.getByText("No quiz data found", { exact: true })).toBeVisible();
});

test.describe(() => {
  test.use({ server: "written" });

  test("a large class comes in pages of 100", async ({ page, signIn, baseURL }) => {
    const registered = await registerLargeClass(baseURL!, "paged");
    await signIn("instructor");
    await page.goto("/instructor");
    const names: string[] = [];
    const pages = page.getByRole("navigation", { name: "Pages" });
    await expect(pages).toBeVisible();
    await expect(page.locator("tbody").getByRole("rowheader")).toHaveCount(100);
    for (let number = 1; ; number++) {
      // The page links follow the rows, so once they are there, the rows are too.
      await expect(pages.getByRole("link", { name: `Page ${number}` })).toHaveAttribute("aria-current", "page");
      names.push(
        ...(await page
          .locator("tbody")
          .getByRole("rowheader")
          .evaluateAll((heads) => heads.map((head) => (head.querySelector("small") ?? head).textContent ?? ""))),
      );
      const next = pages.getByRole("link", { name: "Next page" });
      if ((await next.count()) === 0) break;
      await next.click();
    }
    expect(names).toEqual(expect.arrayContaining(registered));
    expect(new Set(names).size).toBe(names.length);
  });
});

test("the message on /unauthorized survives a reload", async ({ page, signIn }) => {
  await signIn("player");
  await page.goto("/admin/users");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You don't have access to this!");
});

test("a gradebook opened outside the instructor area links back to the area", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor");
  await page.goto(new URL(page.url()).pathname.replace("/instructor", ""));
  await page.getByRole("link", { name: "Instructor area" }).click();
  await expect(page).toHaveURL(/\/instructor\/gradebook\//);
  await expect(page.getByRole("navigation", { name: "Areas" })).toBeVisible();
});
