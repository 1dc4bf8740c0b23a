// A student asks for a look at a grade, an instructor corrects it from the queue, and the student reads the answer.
import { randomUUID } from "node:crypto";
import type { ScenarioHeader } from "~/domain/curricula/curriculum-headers";
import { clientOf, courseNamed, newStudent, read } from "./api";
import { expectNoViolations, expectWithin } from "./page-checks";
import { expect, refusedRequest, test } from "./test";

test.use({ server: "written" });

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a student asks, an instructor corrects the grade, and the student reads why", async ({
      page,
      signIn,
      baseURL,
      expectedProblems,
    }) => {
      expectedProblems.push(refusedRequest);
      const userName = `asking-${randomUUID().slice(0, 8)}`;
      await newStudent(baseURL!, userName, "RENDZ-3H8P");
      await signIn("instructor2");
      const { id: courseId, sessionId } = await courseNamed(page.request, "Rendezvous Lab");
      const [header] = await read<ScenarioHeader[]>(page.request, `/courses/${courseId}/headers`);
      const instructor = await clientOf(baseURL!, "instructor2");
      const decision = { kind: "override", points: 10, maxPoints: 50, reason: "Flown in the lab." };
      const { body: totals } = await instructor.get<{ userId: string; username: string }[]>(
        `/sessions/${sessionId}/totals`,
      );
      const { userId } = totals.find(({ username }) => username === userName)!;
      const path = `/sessions/${sessionId}/grades/${userId}/decisions`;
      await instructor.post(path, { ...decision, scenarioId: header!.scenarioId });

      await page.goto(`/instructor/courses/${courseId}`);
      await page.getByLabel("Students may ask for a look at a grade").check();
      await page.getByRole("button", { name: "Set requests" }).click();
      await expect(page.getByLabel("Students may ask for a look at a grade")).toBeChecked();

      await signIn(userName);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/results");
      await page.getByText("Ask for a look").click();
      await page.getByRole("button", { name: "Send request" }).click();
      const question = page.getByLabel("What should your instructor look at?");
      await expect(question).toHaveAccessibleDescription(/Write what your instructor should look at\./);
      await question.fill("I docked in the second try.\nWas it counted?");
      await page.getByRole("button", { name: "Send request" }).click();
      await expect(page.getByText("Nobody has answered yet.")).toBeVisible();
      if (scripts) await expectNoViolations(page);
      await expectWithin(page, [1440, 768, 390]);

      await signIn("instructor2");
      await page.goto("/instructor/requests");
      const asked = page.getByRole("article", { name: new RegExp(userName) });
      await expect(asked).toContainText("Was it counted?");
      await expect(asked).toContainText("10/50");
      if (scripts) await expectNoViolations(page);
      await expectWithin(page, [1440, 768, 390]);
      await asked.getByLabel("Answer", { exact: true }).selectOption("Grade corrected");
      await asked.getByLabel("Points", { exact: true }).fill("45");
      await asked.getByRole("button", { name: "Send answer" }).click();
      await expect(asked.getByLabel("Message to the student")).toHaveAccessibleDescription(/Write a message/);
      await asked.getByLabel("Message to the student").fill("You are right: it was docked.");
      await asked.getByRole("button", { name: "Send answer" }).click();
      await expect(asked).toHaveCount(0);
      await page.goto("/instructor/requests?show=answered");
      await expect(asked).toContainText("Answered by instructor2");

      await signIn(userName);
      await page.goto("/results");
      const own = page.getByRole("main");
      await expect(own).toContainText("45/50");
      await expect(own).toContainText("Grade corrected on");
      await expect(own).toContainText("You are right: it was docked.");
      await expect(own).not.toContainText("instructor2");
    });
  });
}
