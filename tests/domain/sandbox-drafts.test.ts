// Scenarios that ask for a sandbox, written in the form: drafts like those of lessons.
import { expect, test } from "vitest";
import { publishDraft } from "~/domain/curricula/curriculum-draft";
import { curriculumIdOf } from "~/domain/curricula/curriculum-ids";
import { publishCurriculum } from "~/domain/curricula/publish-curriculum";
import { readCurriculumDocument } from "~/domain/curricula/read-curricula";
import { changeSteps } from "~/domain/lessons/change-steps";
import { checkDraft } from "~/domain/lessons/check-draft";
import { createLesson, openLesson, readDraft, saveDraft } from "~/domain/lessons/lesson-drafts";
import { entryOfForm } from "~/domain/lessons/lesson-form";
import { listLessons } from "~/domain/lessons/list-lessons";
import { mistakesInWords } from "~/domain/lessons/mistakes-in-words";
import { prepareLesson } from "~/domain/lessons/publish-lesson";
import { addUser, unique } from "../support/builders";
import { testContext } from "../support/database";
import { sandboxScenario } from "../support/sandbox-scenario";
import { schoolOf } from "../support/written-lesson";

const ctx = await testContext();
const { ctx: admin } = await addUser(ctx, { role: "SystemAdmin" });

const head = {
  ...{ key: "catch-it", title: "Catch It", shortTitle: "Catch", type: "Default", contentType: "Globe" },
  ...{ grading: "server", maxScore: "100" },
};
const range = { quantity: "period", spacecraft: "1", from: "92", to: "93,5", points: "10" };
const approach = {
  quantity: "closestApproach",
  ...{ spacecraft: "1", other: "2", below: "20", minutes: "90", points: "30" },
};

/** The fields that the form sends. */
function typed(checks: Record<string, string>[], more: Record<string, string> = {}) {
  const fields = checks.flatMap((check, at) =>
    Object.entries(check).map(([name, value]) => [`sandbox.checks.${at}.${name}`, value] as const),
  );
  return entryOfForm([...Object.entries({ ...head, "sandbox.text": "Meet it.\n\nExplain how.", ...more }), ...fields]);
}

const mistakesOf = (entry: object) => mistakesInWords(checkDraft(entry));

test("the form's fields are the scenario as a curriculum has it, with the units of its checks", () => {
  const entry = typed([range, approach]);
  expect(entry).toEqual({
    ...head,
    maxScore: 100,
    sandbox: {
      text: ["Meet it.", "Explain how."],
      checks: [
        { quantity: "period", unit: "min", spacecraft: 1, from: 92, to: 93.5, points: 10 },
        {
          ...{ quantity: "closestApproach", unit: "km", spacecraft: 1, other: 2, below: 20, minutes: 90, points: 30 },
        },
      ],
    },
  });
  expect(checkDraft(entry)).toEqual([]);
});

test("a quantity that no check has is said, whatever its name", () => {
  for (const quantity of ["constructor", "__proto__", "speed"]) {
    const entry = changeSteps(typed([{ ...range, quantity }]), "row:nothing");
    expect(Object.keys(mistakesOf(entry))).toEqual(["sandbox.checks.0.quantity"]);
  }
});

test("buttons add, move and remove checks, ten at most", () => {
  const quantitiesOf = (entry: ReturnType<typeof typed>) =>
    (entry.sandbox as { checks: { quantity: string }[] }).checks.map(({ quantity }) => quantity);
  const added = changeSteps(changeSteps(typed([]), "add:approach"), "add:range");
  expect(quantitiesOf(added)).toEqual(["closestApproach", "period"]);
  expect(quantitiesOf(changeSteps(added, "up:sandbox.checks.1"))).toEqual(["period", "closestApproach"]);
  expect(quantitiesOf(changeSteps(added, "remove:sandbox.checks.0"))).toEqual(["period"]);
  expect(changeSteps(added, "add:slide")).toEqual(added);
  const full = typed(Array.from({ length: 10 }, () => range));
  expect(changeSteps(full, "add:range")).toEqual(full);
});

test.each([
  [[{ ...range, to: "91" }], {}, "sandbox.checks.0.to", "Check 1, to: “to” must not be below “from”."],
  [[{ ...range, from: "" }], {}, "sandbox.checks.0.from", "Check 1, from: Add a number."],
  [[{ ...range, from: "soon" }], {}, "sandbox.checks.0.from", "Check 1, from: Enter a number."],
  [[range, { ...approach, minutes: "601" }], {}, "sandbox.checks.1.minutes", "Check 2, minutes: Enter 600 or less."],
  [[{ ...approach, other: "1" }], {}, "sandbox.checks.0.other", "must be different"],
  [[{ ...range, points: "101" }], {}, "sandbox.checks", "The checks add up to 101 points, but the task gives 100."],
  [[range], { maxScore: "0" }, "maxScore", "Enter how many points the task gives, at least 1."],
  [[range], { "sandbox.text": " " }, "sandbox.text", "Say what students build."],
])("a mistake is said at its field", (checks, more, field, mistake) => {
  const found = mistakesOf(typed(checks, more));
  expect(Object.keys(found)).toEqual([field]);
  expect(found[field]?.[0]).toContain(mistake);
});

test("a draft becomes the next version of its curriculum, and a published task is opened again", async () => {
  const key = unique("studio");
  await publishCurriculum(admin, JSON.stringify(schoolOf(key, 1, [sandboxScenario])));
  const place = { curriculumId: curriculumIdOf(key), campaignKey: "basics" };
  const id = await createLesson(admin, { ...place, title: "Catch It", kind: "sandbox" });
  await expect(prepareLesson(admin, id)).rejects.toMatchObject({ errors: { "sandbox.text": expect.anything() } });
  const { entry, revision } = await readDraft(admin, id);
  expect(entry).toMatchObject({ key: "catch-it", maxScore: 100, sandbox: { text: [], checks: [] } });
  await saveDraft(admin, id, { entry: typed([range, approach]), revision });
  await publishDraft(admin, await prepareLesson(admin, id), 1);
  const { document } = await readCurriculumDocument(admin, key);
  expect((JSON.parse(document) as ReturnType<typeof schoolOf>).campaigns[0]?.scenarios[1]).toEqual(
    typed([range, approach]),
  );
  const opened = await openLesson(admin, place.curriculumId, sandboxScenario.key);
  expect((await readDraft(admin, opened)).entry).toMatchObject({ locales: sandboxScenario.locales });
  const states = (await listLessons(admin)).filter((lesson) => [id, opened].includes(lesson.id));
  expect(states.map(({ state, mistakes }) => [state, mistakes])).toEqual([
    ["published", 0],
    ["published", 0],
  ]);
});
