import { sql } from "drizzle-orm";
import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { rowsOf } from "~/db/rows.server";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { listCurriculumHeaders, listOfferedScenarios } from "~/domain/curricula/curriculum-headers";
import type { CampaignEntry, CurriculumDocument, ScenarioEntry } from "~/domain/curricula/curriculum-document";
import { curriculumIdOf, scenarioIdOf } from "~/domain/curricula/curriculum-ids";
import { serializeCurriculum } from "~/domain/curricula/parse-curriculum";
import { publishCurriculum } from "~/domain/curricula/publish-curriculum";
import { parseMatrix } from "~/domain/gradebook/matrix";
import { catalogueOf, readGradebook, readGradebookChanges } from "~/domain/gradebook/read-gradebook";
import { addOrganization, addRunningClass, asSystemAdmin, attemptOf, unique } from "../support/builders";
import { testContext } from "../support/database";
import { usualRules } from "~/domain/grades/rules";

const ctx = await testContext();
const admin = asSystemAdmin(ctx);

const scenario = (key: string, overrides: Partial<ScenarioEntry> = {}): ScenarioEntry => ({
  key,
  title: `Title of ${key}`,
  shortTitle: key,
  type: "Default",
  contentType: "Globe",
  maxScore: 100,
  ...overrides,
});
const campaign = (key: string, scenarios: ScenarioEntry[]): CampaignEntry => ({
  key,
  title: `Campaign ${key}`,
  type: "Learn",
  scenarios,
});
const curriculum = (key: string, version: number, campaigns: CampaignEntry[]): CurriculumDocument => ({
  key,
  title: `Curriculum ${key}`,
  version,
  campaigns,
});
const publish = (document: CurriculumDocument) => publishCurriculum(admin, serializeCurriculum(document));

async function addPlayedClass(document: CurriculumDocument) {
  await publish(document);
  const curriculumId = curriculumIdOf(document.key);
  const running = await addRunningClass(ctx, { organizationId: await addOrganization(ctx, { curriculumId }) });
  const play = (key: string, totalScore: number) =>
    recordAttempt(
      running.students[0]!.ctx,
      attemptOf(scenarioIdOf(document.key, key), running.sessionId, { totalScore, maxTotalScore: 100 }),
    );
  /** Column titles with the only student's grades. */
  const grades = async () => {
    const { columns, matrix } = await readGradebook(running.owner.ctx, running.sessionId);
    const [row] = parseMatrix(matrix, columns.length, usualRules);
    return Object.fromEntries(
      columns.map(({ scenarioTitle }, at) => [scenarioTitle, row!.cells[at]?.score ?? null] as const),
    );
  };
  return { ...running, curriculumId, play, grades };
}

test("a version that adds, renames, reorders and retires keeps all grades and lists its changes", async () => {
  const key = unique("plan");
  const running = await addPlayedClass(
    curriculum(key, 1, [campaign("a", [scenario("one"), scenario("two"), scenario("three"), scenario("four")])]),
  );
  await running.play("one", 10);
  await running.play("two", 20);
  await running.play("two", 25);
  await running.play("four", 40);
  const next = curriculum(key, 2, [
    campaign("a", [
      scenario("new"),
      scenario("three"),
      scenario("two", { title: "Two, renamed", maxScore: 120 }),
      scenario("four"),
    ]),
  ]);
  const preview = await publishCurriculum(admin, serializeCurriculum(next), { isDryRun: true });
  expect(preview.changes.map(({ kind, key, attempts }) => [kind, key, attempts])).toEqual([
    ["retired", "one", 1],
    ["added", "new", 0],
    ["moved", "three", 0],
    ["renamed", "two", 2],
    ["maxima", "two", 2],
  ]);
  expect(await running.grades()).toMatchObject({ "Title of one": 10 });
  expect(await publish(next)).toEqual({ ...preview, isPublished: true });
  expect(await running.grades()).toEqual({
    "Title of one": 10,
    "Title of new": null,
    "Title of three": null,
    "Two, renamed": 25,
    "Title of four": 40,
  });
  expect(
    (await listCurriculumHeaders(running.students[0]!.ctx, running.id)).map((header) => header.scenarioKey),
  ).toEqual(["new", "three", "two", "four"]);
  // An attempt that began before may still be handed in.
  await running.play("one", 15);
  expect(await running.grades()).toMatchObject({ "Title of one": 15 });
});

test("a retired scenario without grades has no column; a returning one keeps its grades", async () => {
  const key = unique("plan");
  const both = [scenario("one"), scenario("two")];
  const running = await addPlayedClass(curriculum(key, 1, [campaign("a", both)]));
  await running.play("one", 10);
  await publish(curriculum(key, 2, [campaign("a", [scenario("one", { retired: true })])]));
  expect(await running.grades()).toEqual({ "Title of one": 10 });
  const { changes } = await publish(curriculum(key, 3, [campaign("a", both)]));
  expect(changes.map(({ kind, key }) => [kind, key])).toEqual([
    ["restored", "one"],
    ["restored", "two"],
  ]);
  expect(await running.grades()).toEqual({ "Title of one": 10, "Title of two": null });
});

test("a retired column is marked, and an open gradebook notices the new columns", async () => {
  const key = unique("plan");
  const both = [scenario("one"), scenario("two")];
  const running = await addPlayedClass(curriculum(key, 1, [campaign("a", both)]));
  await running.play("one", 10);
  const { owner, sessionId } = running;
  const gradebook = await readGradebook(owner.ctx, sessionId);
  const news = () => readGradebookChanges(owner.ctx, sessionId, gradebook.version);
  expect(await news()).toMatchObject({ catalogue: catalogueOf(gradebook.session), columnCount: 2 });
  await publish(curriculum(key, 2, [campaign("a", [])]));
  expect((await news()).catalogue).not.toBe(catalogueOf(gradebook.session));
  const after = await readGradebook(owner.ctx, sessionId);
  expect(after.columns.map(({ scenarioTitle, isRetired }) => [scenarioTitle, isRetired])).toEqual([
    ["Title of one", true],
  ]);
  // The first grade of a retired scenario adds its column.
  await running.play("two", 20);
  expect(await news()).toMatchObject({ catalogue: catalogueOf(after.session), columnCount: 2 });
});

test("publishing a version twice publishes once; a lower or conflicting number is refused", async () => {
  const key = unique("plan");
  const first = curriculum(key, 2, [campaign("a", [scenario("one")])]);
  expect(await publish(first)).toMatchObject({ isPublished: true, replaces: 0 });
  expect(await publish(first)).toMatchObject({ isPublished: true, replaces: 2, changes: [] });
  for (const version of [1, 2])
    await expect(publish({ ...first, version, title: "Other" })).rejects.toMatchObject({
      errors: { version: [expect.stringContaining("higher than 2")] },
    });
  const audited = await rowsOf(
    ctx.db,
    v.object({ details: v.unknown() }),
    sql`select details from audit_entries where action = 'curriculum.publish' and subject_id = ${curriculumIdOf(key)}`,
  );
  expect(audited).toMatchObject([{ details: { key, version: 2, replaces: 0, added: 2, attempts: 0 } }]);
});

test("an id keeps its scenario when the key changes; a changed or foreign id is refused with its path", async () => {
  const [key, other] = [unique("plan"), unique("plan")];
  const id = "11111111-1111-4111-8111-111111111111";
  await publish(curriculum(key, 1, [campaign("a", [scenario("one", { id }), scenario("two")])]));
  const { changes } = await publish(curriculum(key, 2, [campaign("a", [scenario("uno", { id }), scenario("two")])]));
  expect(changes).toMatchObject([{ kind: "renamed", id, before: "Title of one (one, one)" }]);
  const expectRefusal = (document: CurriculumDocument, errors: object) =>
    expect(publish(document)).rejects.toMatchObject({ code: "invalid", errors });
  const otherId = { id: "22222222-2222-4222-8222-222222222222" };
  await expectRefusal(curriculum(key, 3, [campaign("a", [scenario("uno", otherId)])]), {
    "campaigns.0.scenarios.0.id": [expect.stringContaining("can't be changed")],
  });
  await expectRefusal(curriculum(other, 1, [campaign("a", [scenario("one", { id })])]), {
    "campaigns.0.scenarios.0.id": [expect.stringContaining(key)],
  });
  expect(await listOfferedScenarios(ctx, curriculumIdOf(other))).toEqual([]);
});

// Models a customer's years: scenarios are added, retired, moved and renamed while a class plays.
type Model = { campaigns: { key: string; scenarios: ScenarioEntry[] }[] };
const step = fc.record({
  act: fc.constantFrom("insert", "rename", "reorder", "retire", "leave out", "move", "play", "play"),
  pick: fc.nat(),
  place: fc.nat(),
});

test("through all versions, attempts keep their scenario, grades their column, and standings add up", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
      const key = unique("model");
      const model: Model = {
        campaigns: ["a", "b"].map((name) => ({ key: name, scenarios: [scenario(`${name}-1`), scenario(`${name}-2`)] })),
      };
      let version = 1;
      const document = () =>
        curriculum(
          key,
          version,
          model.campaigns.map((entry) => campaign(entry.key, entry.scenarios)),
        );
      const running = await addPlayedClass(document());
      const best = new Map<string, number>();
      for (const [at, { act, pick, place }] of steps.entries()) {
        if (act === "play") {
          const scenario = allOf(model)[pick % Math.max(1, allOf(model).length)];
          if (!scenario) continue;
          await running.play(scenario.key, place % 100);
          best.set(scenario.key, Math.max(best.get(scenario.key) ?? 0, place % 100));
          continue;
        }
        change(model, { act, pick, place }, at);
        version += 1;
        await publish(document());
      }
      await expectNothingLost(running, model, best);
    }),
    { numRuns: 12 },
  );
});

const allOf = ({ campaigns }: Model) => campaigns.flatMap(({ scenarios }) => scenarios);

function change({ campaigns }: Model, { act, pick, place }: { act: string; pick: number; place: number }, at: number) {
  const from = campaigns[pick % 2]!.scenarios;
  const index = place % Math.max(1, from.length);
  const [entry] = from.slice(index);
  if (act === "insert") return void from.splice(index, 0, scenario(`new-${at}`));
  if (act === "reorder") return void from.reverse();
  if (!entry) return;
  if (act === "rename") from[index] = { ...entry, title: `Renamed ${at}`, shortTitle: `R ${at}`, maxScore: 100 + at };
  if (act === "retire") from[index] = { ...entry, retired: !entry.retired };
  if (act === "leave out" || act === "move") from.splice(index, 1);
  if (act === "move") campaigns[(pick + 1) % 2]!.scenarios.splice(place % 3, 0, entry);
}

async function expectNothingLost(
  running: Awaited<ReturnType<typeof addPlayedClass>>,
  model: Model,
  best: Map<string, number>,
) {
  const offered = allOf(model).filter(({ retired }) => !retired);
  const headers = await listOfferedScenarios(ctx, running.curriculumId);
  expect(headers.map(({ scenarioKey, scenarioTitle }) => [scenarioKey, scenarioTitle])).toEqual(
    offered.map(({ key, title }) => [key, title]),
  );
  const { columns, matrix } = await readGradebook(running.owner.ctx, running.sessionId);
  const keys = new Map(
    (
      await rowsOf(
        ctx.db,
        v.object({ id: v.string(), key: v.string() }),
        sql`select id, key from scenarios where curriculum_id = ${running.curriculumId}`,
      )
    ).map(({ id, key }) => [id, key]),
  );
  const cells = parseMatrix(matrix, columns.length, usualRules)[0]!.cells;
  const graded = columns.flatMap(({ scenarioId }, at) =>
    cells[at] ? [[keys.get(scenarioId), cells[at].score] as const] : [],
  );
  expect(new Map(graded)).toEqual(best);
  const wrong = await rowsOf(
    ctx.db,
    v.unknown(),
    sql`select l.campaign_id, l.score from leaderboard_scores l join campaigns c on c.id = l.campaign_id
        where c.curriculum_id = ${running.curriculumId} and l.scenario_id is null
        and l.score <> (select sum(own.score) from leaderboard_scores own join scenarios s on s.id = own.scenario_id
          where s.campaign_id = l.campaign_id and own.scope_id = l.scope_id and own.user_id = l.user_id)`,
  );
  expect(wrong).toEqual([]);
}
