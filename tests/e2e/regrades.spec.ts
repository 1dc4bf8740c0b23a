// A wrong key is corrected by publishing the curriculum; a class is regraded from there and from item analysis, and undone.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { ScenarioHeader } from "~/domain/curricula/curriculum-headers";
import { clientOf, newStudent, type Group } from "./api";
import { expectNoViolations, expectWithin } from "./page-checks";
import { expect, refusedRequest, test } from "./test";

test.use({ server: "written" });

const text = "Which burn lowers the perigee?";
const answers = ["Prograde", "Retrograde", "Normal"];

const documentOf = (key: string, version: number, right: string) =>
  JSON.stringify({
    ...{ key, title: `School ${key}`, version },
    campaigns: [
      {
        ...{ key: "first", title: "First", type: "Learn" },
        scenarios: [
          {
            ...{ key: "burns", title: "Quiz of Burns", shortTitle: "Burns" },
            ...{ type: "Quiz", contentType: "Quiz", maxScore: 0 },
            questions: [
              {
                ...{ key: "perigee", text, points: 10 },
                answers: answers.map((answer, at) => ({ key: `a${at}`, text: answer, correct: answer === right })),
              },
            ],
          },
        ],
      },
    ],
  });

async function publish(page: Page, version: number, document: string) {
  await page.goto("/admin/content");
  await page.getByLabel("Or paste the document").fill(document);
  await page.getByRole("button", { name: "Review changes" }).click();
  await page.getByRole("button", { name: `Publish version ${version}` }).click();
}

/** A class of an organization of its own, with a student who chose "Retrograde". */
async function addClass(baseURL: string, key: string) {
  const admin = await clientOf(baseURL, "sysadmin");
  const { body: organization } = await admin.post<{ id: string }>(`/organizations/School ${key}`, {});
  await admin.calls.organizations[":id"].curriculum[":key"].$put({ param: { id: organization.id, key }, query: {} });
  const owner = { userName: `owner-${key}`, email: `owner-${key}@school.example`, firstName: "", lastName: "" };
  const { body: created } = await admin.post<{ id: string }>("/users", {
    ...{ ...owner, rankTitle: "", organizationId: organization.id },
  });
  await admin.calls.users[":id"].role[":role"].$put({ param: { id: created.id, role: "Instructor" } });
  const { body: course } = await admin.post<Group>("/groups", { name: `Burns ${key}`, ownerId: created.id });
  await admin.calls.groups[":id"].activesession.$put({ param: { id: course.id } });
  const { body: group } = await admin.get<Group>(`/groups/${course.id}`);
  const { body: headers } = await admin.get<ScenarioHeader[]>(`/courses/${course.id}/headers`);
  const scenarioId = headers[0]!.scenarioId;
  const student = await newStudent(baseURL, `student-${key}`, group.password);
  const card = { questionText: text, score: 0, maxScore: 10 };
  const answer = await student.post("/scores", {
    ...{ attemptId: randomUUID(), scenarioId, sessionId: group.activeSessionId, scoreCardType: "Quiz" },
    ...{ totalScore: 0, maxTotalScore: 0, questionsScore: 0, maxQuestionsScore: 10, passed: false },
    questionScorecards: [
      {
        ...card,
        answerScorecards: answers.map((answerText) => ({
          ...{ answerText, correct: answerText === "Prograde", answered: answerText === "Retrograde" },
        })),
      },
    ],
  });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return { sessionId: group.activeSessionId!, scenarioId };
}

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a corrected key leads to the class, its preview, who gained, and back again", async ({
      page,
      signIn,
      baseURL,
      expectedProblems,
    }) => {
      expectedProblems.push(refusedRequest);
      const key = `burns-${randomUUID().slice(0, 8)}`;
      const main = page.getByRole("main");
      await signIn("sysadmin");
      await publish(page, 1, documentOf(key, 1, "Prograde"));
      await expect(page).toHaveURL(new RegExp(`/curricula/${key}$`));
      await page.getByRole("link", { name: "Regrade classes" }).click();
      await expect(main).toContainText("No class needs a regrade");
      const { sessionId, scenarioId } = await addClass(baseURL!, key);

      await publish(page, 2, documentOf(key, 2, "Retrograde"));
      await expect(page).toHaveURL(new RegExp(`/curricula/${key}/regrades$`));
      await expect(page.getByRole("heading", { name: "1 class to regrade" })).toBeVisible();
      await expect(page.getByRole("row").filter({ hasText: `Burns ${key}` })).toContainText(text);
      if (scripts) await expectNoViolations(page);
      await expectWithin(page, [1440, 768, 390]);

      await page.getByRole("link", { name: `Preview “${text}”` }).press("Enter");
      await expect(main).toContainText("Students who gain: 1. Students who lose: 0.");
      const changes = page.getByRole("table", { name: "Grades that change" });
      await expect(changes.getByRole("row").last()).toContainText(/0\/10.*10\/10/);
      if (scripts) await expectNoViolations(page);
      await expectWithin(page, [1440, 768, 390]);
      await page.getByRole("button", { name: "Regrade question" }).click();
      await expect(page.getByLabel("Reason")).toHaveAccessibleDescription(/Enter a reason/);
      await page.getByLabel("Reason").fill("Retrograde lowers it.");
      await page.getByRole("button", { name: "Regrade question" }).click();
      await expect(main).toContainText("Right: Retrograde");
      await page.goto(`/admin/content/curricula/${key}/regrades`);
      await expect(main).toContainText("No class needs a regrade");
      await page.goto(`/instructor/gradebook/${sessionId}`);
      await expect(page.getByRole("main")).toContainText("100");

      await page.goto(`/instructor/gradebook/x/y?session=${sessionId}&quiz=${scenarioId}&tab=questions`);
      await page
        .getByRole("link", { name: /^Regrade / })
        .first()
        .press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Regrade question");
      await page.getByRole("button", { name: `Undo the regrade of “${text}”` }).press("Enter");
      await expect(main).toContainText("undone");
      await page.goto(`/admin/content/curricula/${key}/regrades`);
      await expect(page.getByRole("heading", { name: "1 class to regrade" })).toBeVisible();
    });
  });
}
