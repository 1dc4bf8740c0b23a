// An instructor holds a scenario's grade back, sees what the student sees, releases it, and hides it again.
import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import type { ScenarioHeader } from "~/domain/curricula/curriculum-headers";
import { clientOf, courseNamed, newStudent, read } from "./api";
import { expectNoViolations, expectWithin } from "./page-checks";
import { expect, refusedRequest, test } from "./test";

test.use({ server: "written" });

/** Saves until `saved` shows. A form that hides what students of the class could see asks first. */
async function saveHiding(page: Page, saved: Locator) {
  await page.getByRole("button", { name: "Save" }).click();
  const hideAnyway = page.getByLabel("Hide it anyway");
  await expect(saved.or(hideAnyway)).toBeVisible();
  if (await hideAnyway.isVisible()) {
    await hideAnyway.check();
    await page.getByRole("button", { name: "Save" }).click();
  }
  await expect(saved).toBeVisible();
}

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("an instructor holds an exam back, views it as the student, releases it and hides it again", async ({
      page,
      signIn,
      baseURL,
      expectedProblems,
    }) => {
      expectedProblems.push(refusedRequest);
      const userName = `examined-${randomUUID().slice(0, 8)}`;
      await newStudent(baseURL!, userName, "RENDZ-3H8P");
      await signIn("instructor2");
      const { id: courseId, sessionId } = await courseNamed(page.request, "Rendezvous Lab");
      const headers = await read<ScenarioHeader[]>(page.request, `/courses/${courseId}/headers`);
      // One scenario for each run: both use the same class.
      const quizzes = headers.filter(({ scenarioType }) => scenarioType === "Quiz");
      const { scenarioId, scenarioTitle } = quizzes.at(scripts ? -1 : -2)!;
      const instructor = await clientOf(baseURL!, "instructor2");
      const totals = await instructor.get<{ userId: string; username: string }[]>(`/sessions/${sessionId}/totals`);
      const { userId } = totals.body.find(({ username }) => username === userName)!;
      const releasePage = `/instructor/gradebook/${sessionId}/students/release`;

      await page.goto(`/instructor/gradebook/${sessionId}`);
      await page.getByRole("button", { name: "More", exact: true }).click();
      await page.getByRole("main").getByRole("link", { name: "Release", exact: true }).click();
      const row = page.getByRole("row").filter({ hasText: scenarioTitle });
      await row.getByRole("link", { name: `Change release of ${scenarioTitle}` }).click();
      await page.getByLabel("Grades", { exact: true }).selectOption("At a time");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByLabel("Time").first()).toHaveAccessibleDescription(/Enter a date and time/);
      await page.getByLabel("Grades", { exact: true }).selectOption("Held until I release");
      await saveHiding(page, row.getByText("Held by instructor2"));
      await expect(row).toContainText("Waits for the grades");
      if (scripts) await expectNoViolations(page);
      await expectWithin(page, [1440, 768, 390]);

      const decision = { kind: "override", points: 7, maxPoints: 9, reason: "Taken orally." };
      await instructor.post(`/sessions/${sessionId}/grades/${userId}/decisions`, { ...decision, scenarioId });
      await page.goto(`/instructor/gradebook/${sessionId}/students/${userId}`);
      await expect(page.getByRole("main")).toContainText("7/9");
      await page.getByRole("link", { name: "View as student" }).click();
      const main = page.getByRole("main");
      await expect(main).toContainText(`You see what ${userName} sees`);
      await expect(main).toContainText("Not released yet");
      await expect(main).toContainText(scenarioTitle);
      await expect(main).not.toContainText("7/9");
      await expect(main).not.toContainText("Taken orally.");
      if (scripts) await expectNoViolations(page);
      await expectWithin(page, [1440, 768, 390]);

      await page.goto(releasePage);
      await page.getByRole("button", { name: `Release ${scenarioTitle} now` }).click();
      await expect(row).toContainText("Released on");

      await signIn(userName);
      await page.goto("/results");
      await expect(main).toContainText("7/9");

      await signIn("instructor2");
      await page.goto(`${releasePage}?change=${scenarioId}`);
      await page.getByLabel("Grades", { exact: true }).selectOption("Held until I release");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(main).toContainText("Students may have seen this");
      await expect(main).toContainText(userName.slice(0, 8));
      await page.getByLabel("Hide it anyway").check();
      await page.getByRole("button", { name: "Save" }).click();
      await expect(row).toContainText("Held by instructor2");

      await page.getByRole("link", { name: "Change all scenarios" }).click();
      await page.getByLabel("Comments", { exact: true }).selectOption("When all have handed in");
      await saveHiding(page, row.getByText(/^Held: \d+ students? ha(ven't|sn't) handed in$/));
      await expect(row).toContainText("Held by instructor2");

      await signIn(userName);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/results");
      await expect(main).toContainText("Not released yet");
      await expect(main).not.toContainText("7/9");
      if (scripts) await expectNoViolations(page);
      await expectWithin(page, [1440, 768, 390]);
    });
  });
}
