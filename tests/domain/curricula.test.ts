import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listCurriculumHeaders, listOfferedScenarios } from "~/domain/curricula/curriculum-headers";
import { curriculumIdOf } from "~/domain/curricula/curriculum-ids";
import { publishCurriculum } from "~/domain/curricula/publish-curriculum";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";
import { addCourse, addRunningClass, addUser, foundation, openSchool } from "../support/builders";
import { testContext } from "../support/database";

const ctx = await testContext();
const curricula = listStandardCurricula();

const campaignTitles = [
  "Space 101",
  "Frames of Reference",
  "Rendezvous and Proximity Operations",
  "Objectives-Based Scenarios",
  "Missions and Operations",
];

test.each(curricula.map((curriculum) => [curriculum.title, curriculum] as const))(
  "%s has the five campaigns, 20 lessons of Space 101 and quizzes of at least 10 questions",
  (_, { campaigns }) => {
    expect(campaigns.map(({ title }) => title)).toEqual(campaignTitles);
    expect(campaigns[0]!.scenarios.filter(({ type }) => type === "Default")).toHaveLength(20);
    expect(campaigns[3]!.type).toBe("Compete");
    const scenarios = campaigns.flatMap((campaign) => campaign.scenarios);
    for (const quiz of scenarios.filter(({ type }) => type === "Quiz"))
      expect(quiz.questions!.length).toBeGreaterThanOrEqual(10);
    expect(new Set(scenarios.map(({ shortTitle }) => shortTitle)).size).toBe(scenarios.length);
    for (const { shortTitle } of scenarios) expect(shortTitle.length).toBeLessThanOrEqual(30);
  },
);

test("every scored question has a right answer and a wrong one", () => {
  for (const { text, points, answers } of curricula.flatMap(({ campaigns }) =>
    campaigns.flatMap(({ scenarios }) => scenarios.flatMap(({ questions = [] }) => questions)),
  )) {
    if (points > 0)
      expect([text, answers.some(({ correct }) => correct), answers.some(({ correct }) => !correct)]).toEqual([
        text,
        true,
        true,
      ]);
  }
});

test("headers come in the order of the curriculum", async () => {
  const headers = await listOfferedScenarios(ctx, foundation.id);
  expect(headers.map(({ scenarioTitle }) => scenarioTitle)).toEqual(
    foundation.campaigns.flatMap(({ scenarios }) => scenarios.map(({ title }) => title)),
  );
});

test("headers are read by a curriculum's id or by a readable course's id", async () => {
  const { id, students } = await addRunningClass(ctx);
  const player = await addUser(ctx);
  expect(await listCurriculumHeaders(students[0].ctx, id)).toEqual(
    await listCurriculumHeaders(player.ctx, openSchool.id),
  );
  await expect(listCurriculumHeaders(students[0].ctx, (await addCourse(ctx)).id)).rejects.toMatchObject({
    code: "notFound",
  });
});

test("the example in docs/curricula.md can be published unchanged", async () => {
  const example = /```json\n([\s\S]*?)```/.exec(readFileSync("docs/curricula.md", "utf8"))![1]!;
  expect(await publishCurriculum(ctx, example)).toMatchObject({ key: "orbit-school", scenarios: 3, questions: 2 });
  expect(await listOfferedScenarios(ctx, curriculumIdOf("orbit-school"))).toMatchObject([
    { scenarioKey: "what-is-an-orbit", maxScore: 100, campaignType: "Learn" },
    { scenarioKey: "basics-quiz", maxQuestionsScore: 2 },
    { scenarioKey: "first-flight", scenarioId: "6f0c1a3e-8f5d-4c55-9d2b-7b0f8f4f9d11", campaignType: "Compete" },
  ]);
});
