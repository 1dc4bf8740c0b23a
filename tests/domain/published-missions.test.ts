// A mission as a scored scenario of a curriculum: drafted, published, flown from different seeds, graded and regraded.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attemptStarts, lessonDrafts } from "~/db/schema";
import { beginAttempt } from "~/domain/attempts/begin-attempt";
import { readAttempt } from "~/domain/attempts/read-attempt";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { collectEvidence } from "~/domain/credentials/collect-evidence";
import { publishDraft } from "~/domain/curricula/curriculum-draft";
import { listCurriculumHeaders } from "~/domain/curricula/curriculum-headers";
import { curriculumIdOf, scenarioIdOf } from "~/domain/curricula/curriculum-ids";
import { publishCurriculum } from "~/domain/curricula/publish-curriculum";
import { listGrades } from "~/domain/gradebook/list-grades";
import { nameAuthor } from "~/domain/lessons/authors";
import { changeSteps } from "~/domain/lessons/change-steps";
import { checkDraft } from "~/domain/lessons/check-draft";
import { draftMission } from "~/domain/lessons/draft-mission";
import { keepFlight } from "~/domain/lessons/flight-form";
import { entryOfForm } from "~/domain/lessons/lesson-form";
import { prepareLesson } from "~/domain/lessons/publish-lesson";
import { readPlayedFlight } from "~/domain/lessons/read-played-lesson";
import { setReference, shareMission } from "~/domain/missions/share-mission";
import { changeMission, createMission } from "~/domain/missions/write-mission";
import { flyFlightsAgain } from "~/domain/regrades/fly-again";
import { flyWaiting } from "~/domain/regrades/fly-waiting";
import { readOwnAttempt } from "~/domain/results/read-own-attempt";
import { addOrganization, addRunningClass, addUser, asSystemAdmin, attemptOf, unique } from "../support/builders";
import { testContext } from "../support/database";
import { hopLog, hopMission, hopReference, hopScenario, logOfStart, three } from "../support/missions";
import { schoolOf, writtenLesson } from "../support/written-lesson";

const ctx = await testContext();
const admin = asSystemAdmin(ctx);

const publish = (key: string, version: number, ...scenarios: object[]) =>
  publishCurriculum(admin, JSON.stringify(schoolOf(key, version, scenarios)));

/** A class whose curriculum has the hop. */
async function addHopClass(scenario: object = hopScenario()) {
  const key = unique("school").toLowerCase();
  await publish(key, 1, scenario);
  const curriculumId = curriculumIdOf(key);
  const organizationId = await addOrganization(ctx, { curriculumId });
  const running = await addRunningClass<2>(ctx, { organizationId, students: 2 });
  const scenarioId = scenarioIdOf(key, hopScenario().key);
  return { ...running, key, curriculumId, scenarioId, place: { classSessionId: running.sessionId, scenarioId } };
}
type HopClass = Awaited<ReturnType<typeof addHopClass>>;

const begin = ({ students, scenarioId, sessionId }: HopClass, student = 0, mode?: "practice") =>
  beginAttempt(students[student]!.ctx, { scenarioId, classSessionId: sessionId, mode });
type Start = Awaited<ReturnType<typeof begin>>;

const log = ({ flight, seed, mode }: Start) =>
  mode === "practice" ? hopLog(flight!.version) : logOfStart({ version: flight!.version, seed }, flight!.document);

/** Hands in a flight; points that are claimed change nothing. */
async function handIn(running: HopClass, { startId }: Pick<Start, "startId">, evidence: object, student = 0) {
  const claimed = { totalScore: 1, maxTotalScore: 200, startId };
  const attempt = attemptOf(running.scenarioId, running.sessionId, { ...claimed, evidence } as never);
  return (await recordAttempt(running.students[student]!.ctx, attempt)).receipt;
}

const gradesOf = async ({ owner, sessionId, scenarioId }: HopClass) =>
  (await listGrades(owner.ctx, sessionId, { page: 1, pageSize: 500 })).grades.filter(
    (grade) => grade.scenarioId === scenarioId,
  );

const names = { title: "Hop to the Station", shortTitle: "Hop", maxScore: 200 };

async function addFlownMission(author: { ctx: typeof admin }, document = hopMission()) {
  const { id } = await createMission(author.ctx, { title: "Hop", document });
  await setReference(author.ctx, id, hopLog());
  return id;
}

test("a mission is published through the curriculum's draft, flown by two with different seeds, and in the gradebook", async () => {
  const running = await addHopClass({ ...writtenLesson });
  const { owner, curriculumId, scenarioId, students } = running;
  const missionId = await addFlownMission(owner);
  const place = { curriculumId, campaignKey: "basics", ...names };
  await expect(draftMission(owner.ctx, missionId, place)).rejects.toMatchObject({ code: "forbidden" });
  await nameAuthor(admin, owner.userName);
  const author = { ...owner.ctx, actor: { ...owner.ctx.actor, named: ["lesson:write" as const] } };
  const draftId = await draftMission(author, missionId, place);
  await expect(prepareLesson(author, draftId)).rejects.toMatchObject({ code: "forbidden" });
  const { ctx: publisher } = await addUser(ctx, { role: "SystemAdmin" });
  const publication = await publishDraft(publisher, await prepareLesson(publisher, draftId), 1);
  expect(publication.changes).toMatchObject([{ kind: "added", key: "hop-to-the-station" }]);
  expect((await listCurriculumHeaders(students[0].ctx, curriculumId)).at(-1)).toMatchObject({
    ...{ scenarioId, hasFlight: true, maxScore: 200, grading: "server", scenarioTitle: names.title },
  });
  const played = await readPlayedFlight(students[0].ctx, scenarioId);
  expect(played).toMatchObject({ type: "flight", version: 1, maxScore: 200, document: hopMission() });
  expect(played.par).toBeCloseTo(5553, 0);
  expect(JSON.stringify(played), "what the reference needs stays on the server").not.toMatch(/deltaV|burns/);
  const seeds = new Set<number>();
  for (const student of [0, 1]) {
    const start = await begin(running, student);
    seeds.add(start.seed);
    const receipt = await handIn(running, start, log(start), student);
    expect(receipt).toMatchObject({ maxScore: 200, passed: true, grading: "server", counts: true });
    expect(receipt.score).toBeGreaterThan(180);
    expect(receipt.flight?.reference).toMatchObject({ burns: [], turns: [] });
    expect(receipt.flight?.parts.map(({ most }) => most)).toEqual([80, 100, 20]);
    expect((await readAttempt(owner.ctx, receipt.attemptId)).flight).toMatchObject({
      ...{ points: receipt.score, reference: null },
    });
    expect((await readOwnAttempt(students[student]!.ctx, receipt.attemptId)).flight).toMatchObject({ version: 1 });
    const evidence = await collectEvidence(students[student]!.ctx, [receipt.attemptId]);
    expect(evidence.get(receipt.attemptId)).toMatchObject({ isOpen: true });
  }
  expect(seeds.size).toBe(2);
  expect((await gradesOf(running)).map(({ score }) => score).every((score) => (score ?? 0) > 180)).toBe(true);
  // Its burns fit its own start only.
  const other = await begin(running);
  expect((await handIn(running, other, hopLog(1, 120))).passed).toBe(false);
});

test("only a solved mission that one may read becomes a draft, and only in place of another flight", async () => {
  const { curriculumId, owner } = await addHopClass(writtenLesson);
  const place = { curriculumId, campaignKey: "basics", ...names };
  const { id: unsolved } = await createMission(owner.ctx, { title: "Hop", document: hopMission() });
  await expect(draftMission(admin, unsolved, place)).rejects.toMatchObject({ code: "conflict" });
  // A lecturer elsewhere who writes lessons, too.
  const foreign = (await addRunningClass(ctx)).owner;
  const foreignAuthor = { ...foreign.ctx, actor: { ...foreign.ctx.actor, named: ["lesson:write" as const] } };
  const mission = await addFlownMission(owner);
  await expect(draftMission(foreignAuthor, mission, place)).rejects.toMatchObject({ code: "notFound" });
  for (const wrong of [
    { title: " " },
    { title: "x".repeat(201) },
    { shortTitle: "" },
    { shortTitle: "x".repeat(31) },
    { campaignKey: "none" },
    // The key of the lesson.
    { title: "Why It Stays Up" },
    ...[0, 15, 5, 10.5, -10, NaN, 2_000_000].map((maxScore) => ({ maxScore })),
  ])
    await expect(draftMission(admin, mission, { ...place, ...wrong }), JSON.stringify(wrong)).rejects.toMatchObject({
      code: "invalid",
    });
  const draftId = await draftMission(admin, mission, place);
  const changed = { ...hopMission(), goal: "Hold there." };
  await changeMission(owner.ctx, mission, { title: "Hop", document: changed, version: 1 });
  await expect(draftMission(admin, mission, place), "the new version isn't solved").rejects.toThrow();
  await setReference(owner.ctx, mission, hopLog(2));
  expect(await draftMission(admin, mission, { ...place, shortTitle: "Again" })).toBe(draftId);
  const [draft] = await ctx.db.select().from(lessonDrafts).where(eq(lessonDrafts.id, draftId));
  expect(draft).toMatchObject({
    revision: 2,
    entry: { shortTitle: "Again", flight: { version: 2, document: changed } },
  });
  expect(JSON.stringify(draft?.entry)).not.toContain("burns");
});

test("the form of a draft changes titles and points, and not the flight", () => {
  const { flight } = hopScenario();
  const fields = Object.entries({ ...hopScenario({ flight: undefined }), title: "Hop again", maxScore: "300" });
  const forged = { "flight.version": "9", "flight.reference.deltaV": "40", "questions.0.key": "a", "lesson.type": "x" };
  const typed = [...fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]))];
  const entry = keepFlight(
    changeSteps(entryOfForm([...typed, ...Object.entries(forged)]), "publish"),
    hopScenario() as never,
  );
  expect(entry).toEqual(hopScenario({ title: "Hop again", maxScore: 300, flight }));
  expect(checkDraft(entry)).toEqual([]);
});

const findingsOf = async (scenario: object) => {
  const key = unique("school").toLowerCase();
  return publish(key, 1, scenario).then(
    () => [],
    ({ fieldReasons }: { fieldReasons: object }) =>
      Object.keys(fieldReasons).map((path) => path.split("scenarios[0].")[1] ?? path),
  );
};
const withFlight = (changes: object) => hopScenario({ flight: { ...hopScenario().flight, ...changes } });

test.each<[string, object]>([
  ["type", hopScenario({ type: "Quiz" })],
  ["grading", hopScenario({ grading: "client" })],
  ["maxScore", hopScenario({ maxScore: undefined })],
  ["maxScore", hopScenario({ maxScore: 95 })],
  ["sandbox", hopScenario({ sandbox: { text: ["Build."] } })],
  ["lesson", hopScenario({ lesson: writtenLesson.lesson })],
  ["maxQuestionsScore", hopScenario({ maxQuestionsScore: 0 })],
  // Forged references: more than the tank holds, later than the flight's end, or nothing.
  ["flight.reference.deltaV", withFlight({ reference: { deltaV: 1e9, seconds: 5000 } })],
  ["flight.reference.seconds", withFlight({ reference: { deltaV: 1, seconds: 1e9 } })],
  ["flight.reference.deltaV", withFlight({ reference: { deltaV: 0, seconds: 5000 } })],
  ["flight.reference.burns", withFlight({ reference: { ...hopReference, burns: [] } })],
  ["flight.version", withFlight({ version: 0 })],
  // The limits of missions.
  ["flight.document.time.limit", withFlight({ document: hopMission({ time: { limit: 4 * 86_400 } }) })],
  [
    "flight.document.chaser.propellant",
    withFlight({ document: hopMission({ chaser: { ...hopMission().chaser, propellant: 2_000 } }) }),
  ],
  [
    "flight.document.briefing",
    withFlight({ document: hopMission({ briefing: Array.from({ length: 9 }, () => "x") }) }),
  ],
])("a curriculum is refused at %s (%#)", async (field, scenario) => {
  expect((await findingsOf(scenario)).join(" ")).toContain(field);
});

test("the edition of a start grades its flight, whatever was published since", async () => {
  const running = await addHopClass();
  const [first, late] = [await begin(running), await begin(running, 1)];
  const earlier = await handIn(running, first, log(first));
  // The next edition starts elsewhere, and asks for more.
  const document = hopMission({ objective: { kind: "hold", position: three(0, -50, 0), within: 1, speed: 0.005 } });
  await publish(running.key, 2, withFlight({ version: 3, document }));
  const receipt = await handIn(running, late, log(late), 1);
  expect(receipt).toMatchObject({ passed: true });
  expect(receipt.score).toBeGreaterThan(180);
  const next = await begin(running);
  expect(next.flight?.document).toEqual(document);
  expect(await handIn(running, next, logOfStart({ version: 3, seed: next.seed }))).toMatchObject({ passed: false });
  // Pages show each by its own edition.
  const { flight } = await readAttempt(running.owner.ctx, earlier.attemptId);
  expect(flight).toMatchObject({ points: earlier.score, scene: { holdPoint: [0, -100, 0] } });
});

test("a regrade flies by the newest edition, and a later flight by the edition of the rule or its own newer one", async () => {
  const running = await addHopClass(
    withFlight({ document: hopMission({ objective: { ...hold, position: three(0, -90, 0), within: 5 } }) }),
  );
  const [first, late] = [await begin(running), await begin(running, 1)];
  const strict = await handIn(running, first, log(first));
  expect(strict).toMatchObject({ passed: false, score: 0 });
  // The point was a mistake.
  await publish(running.key, 2, hopScenario());
  expect(await flyWaiting(running.owner.ctx, running.place)).toMatchObject({ flights: 1, waiting: 0, unflyable: [] });
  const reason = { reason: "The point was wrong.", seen: null, notify: null };
  await flyFlightsAgain(running.owner.ctx, running.place, { neverLower: false }, reason);
  expect((await gradesOf(running)).map(({ score }) => (score ?? 0) > 180)).toEqual([true]);
  // Begun before the correction, handed in after it and after another edition.
  await publish(
    running.key,
    3,
    withFlight({ document: hopMission({ objective: { ...hold, position: three(0, -50, 0) } }) }),
  );
  expect((await handIn(running, late, log(late), 1)).score).toBeGreaterThan(180);
  const newer = await begin(running, 1);
  expect(newer.flight?.document.objective).toMatchObject({ position: [0, -50, 0] });
  const shorter = logOfStart({ version: 3, seed: newer.seed });
  expect(await handIn(running, newer, shorter, 1), "by its own edition").toMatchObject({ score: 0 });
});

const hold = { kind: "hold" as const, position: three(0, -100, 0), within: 10, speed: 0.005 };

test("practice is the flight as written and counts nowhere, and a flight without a start is refused", async () => {
  const running = await addHopClass();
  const practice = await begin(running, 0, "practice");
  const receipt = await handIn(running, practice, log(practice));
  expect(receipt).toMatchObject({ passed: true, counts: false, uncounted: "practice" });
  expect(await gradesOf(running)).toEqual([]);
  const none = { totalScore: 200, maxTotalScore: 200, evidence: hopLog(3) };
  const send = (more: object) =>
    recordAttempt(
      running.students[0].ctx,
      attemptOf(running.scenarioId, running.sessionId, { ...none, ...more } as never),
    );
  await expect(send({})).rejects.toMatchObject({ fieldReasons: { startId: expect.anything() } });
  const start = await begin(running);
  await expect(send({ startId: start.startId, evidence: hopLog(4) })).rejects.toMatchObject({ code: "invalid" });
  for (const kind of ["quiz", "lesson"])
    await expect(send({ startId: start.startId, evidence: { kind, answers: [] } }), kind).rejects.toThrow();
  // Somebody else's start.
  await expect(handIn(running, { startId: (await begin(running, 1)).startId }, hopLog(3))).rejects.toMatchObject({
    code: expect.any(String),
  });
});

test("after three scored starts without an attempt the last one stays", async () => {
  const running = await addHopClass();
  const seeds = [];
  for (let at = 0; at < 5; at++) seeds.push((await begin(running)).seed);
  expect(new Set(seeds.slice(2)).size).toBe(1);
  const rows = await ctx.db.select().from(attemptStarts).where(eq(attemptStarts.scenarioId, running.scenarioId));
  expect(rows).toHaveLength(3);
});

test("two curricula with one key fly each its own", async () => {
  const near = hopMission({ objective: { ...hold, position: three(0, -50, 0) } });
  const [one, other] = [await addHopClass(), await addHopClass(withFlight({ document: near }))];
  const [start, second] = [await begin(one), await begin(other)];
  await ctx.db.update(attemptStarts).set({ seed: 7 });
  const evidence = logOfStart({ version: 3, seed: 7 });
  expect((await handIn(one, start, evidence)).passed).toBe(true);
  expect((await handIn(other, second, evidence)).passed).toBe(false);
});

test("a shared mission is published by its class's author, without the burns of its author", async () => {
  const running = await addHopClass(writtenLesson);
  const id = await addFlownMission(running.owner);
  await shareMission(running.owner.ctx, id, { classId: running.sessionId, version: 1 });
  const student = running.students[0].ctx;
  const named = { ...student, actor: { ...student.actor, named: ["lesson:write" as const] } };
  const place = { curriculumId: running.curriculumId, campaignKey: "basics", ...names };
  expect(await draftMission(named, id, place)).toEqual(expect.any(String));
});
