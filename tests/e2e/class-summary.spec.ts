// A class summary is read, shared by a link, opened by a visitor, and withdrawn.
import { courseNamed } from "./api";
import { expectWithin } from "./page-checks";
import { expect, refusedRequest, test } from "./test";

for (const { scripts, course } of [
  { scripts: true, course: "Orbital Mechanics 101" },
  { scripts: false, course: "Space Basics B" },
]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts, server: "written" });

    test("a visitor opens a shared summary until it is withdrawn", async ({
      page,
      browser,
      signIn,
      expectedProblems,
    }) => {
      expectedProblems.push(refusedRequest);
      await signIn("instructor");
      const { sessionId } = await courseNamed(page.request, course);
      await page.goto(`/instructor/gradebook/${sessionId}`);
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("main").getByRole("link", { name: "Summary" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Class summary" })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Hardest questions" })).toBeVisible();
      await page.getByLabel("Expires after").selectOption("1 day");
      await page.getByRole("button", { name: "Create link" }).click();
      const address = page.getByText(/\/summary\/[\w-]{43}$/);
      await expect(address).toBeVisible();
      const { pathname } = new URL((await address.textContent()) ?? "");
      const visitor = await (await browser.newContext({ javaScriptEnabled: scripts })).newPage();
      await visitor.goto(new URL(pathname, page.url()).href);
      await expect(visitor.getByRole("heading", { level: 1, name: course })).toBeVisible();
      await expect(visitor.getByRole("region", { name: "Needs attention" }).getByRole("listitem")).toHaveCount(0);
      await page
        .getByRole("button", { name: /^Withdraw/ })
        .first()
        .click();
      await expect(page.getByRole("button", { name: /^Withdraw/ })).toHaveCount(0);
      await visitor.reload();
      await expect(visitor.getByRole("heading", { name: "This summary link doesn't work" })).toBeVisible();
      await visitor.context().close();
    });
  });
}

test("a summary fits a phone, and prints without the form", async ({ page, signIn }) => {
  await signIn("instructor");
  const { sessionId } = await courseNamed(page.request, "Orbital Mechanics 101");
  await page.goto(`/instructor/gradebook/${sessionId}/students/summary`);
  const week = page.locator("section", { has: page.getByRole("heading", { name: "Mission of the week" }) });
  await expect(week.getByText(/^7 of 24 students have flown it\. The class ranks \d of \d/)).toBeVisible();
  await week.getByRole("link", { name: "Show standings" }).click();
  await expect(week.getByRole("rowheader", { name: "akira" })).toBeVisible();
  await expectWithin(page, [320, 390, 768]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Create link" })).toBeHidden();
  await expect(page.getByText("Viktor Nagy")).toBeVisible();
});
