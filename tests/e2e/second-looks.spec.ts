// A course asks for a second look at its decisions; a colleague agrees to one and changes another, by keyboard.
import { randomUUID } from "node:crypto";
import type { ScenarioHeader } from "~/domain/curricula/curriculum-headers";
import { clientOf, courseNamed, newStudent, read } from "./api";
import { expectNoViolations, expectWithin } from "./page-checks";
import { expect, refusedRequest, test } from "./test";

test.use({ server: "written" });

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a colleague agrees to one decision and changes another, and students see nothing of it", async ({
      page,
      signIn,
      baseURL,
      expectedProblems,
    }) => {
      expectedProblems.push(refusedRequest);
      const [first, second] = ["a", "b"].map((part) => `looked-${part}-${randomUUID().slice(0, 8)}`) as [
        string,
        string,
      ];
      for (const userName of [first, second]) await newStudent(baseURL!, userName, "ORBIT-7K2M");
      await signIn("instructor");
      const { id: courseId, sessionId } = await courseNamed(page.request, "Orbital Mechanics 101");
      const [header] = await read<ScenarioHeader[]>(page.request, `/courses/${courseId}/headers`);

      await page.goto(`/instructor/courses/${courseId}/people`);
      const share = page.getByLabel("Share of decisions, in percent");
      await share.fill("101");
      await share.press("Enter");
      await expect(share).toHaveAccessibleDescription(/Enter a whole number from 0 to 100\./);
      await share.fill("100");
      await share.press("Enter");
      await expect(page.getByText("Saved. A colleague looks at 100 % of new decisions.")).toBeVisible();
      await expectWithin(page, [1440, 768, 390]);

      const instructor = await clientOf(baseURL!, "instructor");
      const { body: totals } = await instructor.get<{ userId: string; username: string }[]>(
        `/sessions/${sessionId}/totals`,
      );
      for (const userName of [first, second]) {
        const { userId } = totals.find(({ username }) => username === userName)!;
        await instructor.post(`/sessions/${sessionId}/grades/${userId}/decisions`, {
          ...{ kind: "override", points: 40, maxPoints: 50, reason: `Flown in the lab by ${userName}.` },
          scenarioId: header!.scenarioId,
        });
      }
      await page.goto(`/instructor/gradebook/${sessionId}`);
      await expect(page.getByRole("link", { name: /decisions wait for a second look/ })).toBeVisible();
      await page.goto(`/instructor/gradebook/${sessionId}/students/final`);
      await expect(page.getByRole("link", { name: /decisions wait for a second look/ })).toBeVisible();
      await page.goto("/instructor/requests?show=looks");
      await expect(page.getByRole("article", { name: new RegExp(first) })).toHaveCount(0);

      await signIn("colleague");
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/instructor/requests?show=looks");
      const waiting = (userName: string) => page.getByRole("article", { name: new RegExp(userName) });
      await expect(waiting(first)).toContainText("instructor overrode the grade: 40/50");
      await expect(waiting(first)).toContainText(`Flown in the lab by ${first}.`);
      if (scripts) await expectNoViolations(page);
      await expectWithin(page, [1440, 768, 390]);
      const agree = waiting(first).getByRole("button", { name: /^Agree/ });
      await agree.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByText(`You agreed to the grade of ${first}.`)).toBeVisible();
      await expect(waiting(first)).toHaveCount(0);

      const change = waiting(second).getByRole("link", { name: /^Override grade/ });
      await change.focus();
      await page.keyboard.press("Enter");
      const points = page.getByLabel("Points", { exact: true });
      await points.fill("30");
      await page.getByLabel("Reason").fill("The second burn was late.");
      await points.press("Enter");
      await expect(page).toHaveURL(/show=looks/);
      await expect(waiting(second)).toHaveCount(0);

      const { userId } = totals.find(({ username }) => username === second)!;
      await page.goto(`/instructor/gradebook/${sessionId}/students/${userId}?history=1`);
      await expect(page.getByText(/Second look: changed by colleague/)).toBeVisible();
      await expect(page.getByText("instructor overrode the grade: 40/50")).toBeVisible();

      await signIn(second);
      await page.goto("/results");
      const own = page.getByRole("main");
      await expect(own).toContainText("30/50");
      await expect(own).not.toContainText(/second look/i);
      await expect(own).not.toContainText("colleague");
    });
  });
}
