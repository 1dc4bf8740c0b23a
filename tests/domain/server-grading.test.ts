// Points that the server computes: answers checked with the catalogue, flights flown again.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attempts, bestAttempts } from "~/db/schema";
import { beginAttempt } from "~/domain/attempts/begin-attempt";
import { endClass } from "~/domain/courses/run-class";
import { solveTasks } from "~/domain/attempts/drawn-tasks";
import type { Evidence, FlightEvidence, LessonEvidence } from "~/domain/evidence";
import { endQuiz } from "~/domain/attempts/end-quiz";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import type { CurriculumDocument } from "~/domain/curricula/curriculum-document";
import type { SignedInCtx } from "~/domain/context";
import { curriculumIdOf, scenarioIdOf } from "~/domain/curricula/curriculum-ids";
import { serializeCurriculum } from "~/domain/curricula/parse-curriculum";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";
import { publishCurriculum } from "~/domain/curricula/publish-curriculum";
import {
  addOrganization,
  addRunningClass,
  asSystemAdmin,
  attemptOf,
  declaredMaxima,
  foundation,
  unique,
} from "../support/builders";
import { codeOf } from "../../physics/pulses";
import { later, testContext } from "../support/database";
import { beginFlight, evidenceForStart } from "../support/scored-flights";
import { tasksOfScenario } from "../support/simulated-students";
import { onlyOf } from "../support/tuples";

const ctx = await testContext();

function quizDocument(key: string, version: number, right = "a"): CurriculumDocument {
  const question = (name: string, points: number) => ({
    key: name,
    text: `What is ${name}?`,
    points,
    answers: ["a", "b", "c"].map((answer) => ({
      key: answer,
      text: `${answer} of ${name}`,
      correct: points > 0 && (answer === right || (name === "two" && answer === "c")),
    })),
    ...(points > 0 && { explanation: `Because of ${name}.` }),
  });
  const questions = [question("one", 2), question("two", 3), question("liked", 0)];
  const scenario = {
    key: "quiz",
    title: "Quiz",
    shortTitle: "Quiz",
    type: "Quiz" as const,
    contentType: "Quiz" as const,
  };
  const scenarios = [{ ...scenario, maxScore: 0, grading: "server" as const, questions }];
  return { key, title: key, version, campaigns: [{ key: "all", title: "All", type: "Learn", scenarios }] };
}

async function beginLesson(
  student: SignedInCtx,
  scenarioId: string,
  classSessionId: string,
  answers: LessonEvidence["answers"],
) {
  const { startId, tasks = [] } = await beginAttempt(student, { scenarioId, classSessionId });
  return {
    startId,
    evidence: { kind: "lesson" as const, answers, tasks: solveTasks(tasks, tasksOfScenario(scenarioId)) },
  };
}

test.each(listStandardCurricula())("$title: complete work earns full marks from the server", async (curriculum) => {
  const { key, campaigns } = curriculum;
  const organizationId = await addOrganization(ctx, { curriculumId: curriculumIdOf(key) });
  const { sessionId, students } = await addRunningClass(ctx, { organizationId, students: 1 });
  for (const scenario of campaigns.flatMap(({ scenarios }) => scenarios)) {
    const { grading, type, maxScore = 0, questions = [] } = scenario;
    expect([scenario.key, grading], "nothing is believed").toEqual([scenario.key, "server"]);
    if (type === "Quiz") continue;
    const answers = questions.map((question) => ({
      question: question.key,
      chosen: question.answers.filter(({ correct }) => correct).map((answer) => answer.key),
    }));
    const scenarioId = scenario.id ?? scenarioIdOf(key, scenario.key);
    const student = onlyOf(students).ctx;
    const handIn: { evidence: Evidence; startId?: string } =
      questions.length === 0
        ? await beginFlight(student, scenarioId, sessionId)
        : await beginLesson(student, scenarioId, sessionId, answers);
    const full = maxScore + questions.reduce((sum, { points }) => sum + points, 0);
    const attempt = attemptOf(scenarioId, sessionId, { ...declaredMaxima(scenario), ...handIn });
    const { receipt } = await recordAttempt(student, attempt);
    expect([scenario.key, receipt]).toMatchObject([scenario.key, { score: full, grading: "server", passed: true }]);
  }
});

const publish = (document: CurriculumDocument) => publishCurriculum(asSystemAdmin(ctx), serializeCurriculum(document));

async function addQuizClass() {
  const key = unique("graded");
  await publish(quizDocument(key, 1));
  const running = await addRunningClass(ctx, {
    organizationId: await addOrganization(ctx, { curriculumId: curriculumIdOf(key) }),
  });
  const scenarioId = scenarioIdOf(key, "quiz");
  const [student] = running.students;
  const claim = { totalScore: 0, maxTotalScore: 0, questionsScore: 5, maxQuestionsScore: 5 };
  const attempt = (evidence?: Evidence) => attemptOf(scenarioId, running.sessionId, { ...claim, evidence });
  return {
    key,
    running,
    scenarioId,
    attempt,
    submit: (one: ReturnType<typeof attempt>, minutes = 0) => recordAttempt(later(student!.ctx, minutes), one),
    student: student!,
    begin: (minutes = 0) =>
      beginAttempt(later(student!.ctx, minutes), { scenarioId, classSessionId: running.sessionId }),
  };
}

const quizEvidence = (...answers: [string, string[]][]): Evidence => ({
  kind: "quiz",
  answers: answers.map(([question, choice]) => ({ question, chosen: choice })),
});

test("answers are graded by the catalogue, whatever was claimed; repeats bring the review once allowed", async () => {
  const { attempt, submit, running, scenarioId, student } = await addQuizClass();
  const quizAttempt = attempt(quizEvidence(["one", ["b"]], ["two", ["a", "c"]], ["liked", ["b"]]));
  const { receipt } = await submit(quizAttempt);
  expect(receipt).toMatchObject({ score: 3, maxScore: 5, grading: "server" });
  expect(receipt.review).toBeUndefined();
  expect(await submit(quizAttempt)).toEqual({ receipt, isNew: false });
  await endQuiz(student.ctx, receipt.attemptId);
  const review = [
    { question: "one", points: 0, maxPoints: 2, right: ["a"], explanation: "Because of one." },
    { question: "two", points: 3, maxPoints: 3, right: ["a", "c"], explanation: "Because of two." },
    { question: "liked", points: 0, maxPoints: 0, right: [], explanation: null },
  ];
  expect(await submit(quizAttempt)).toEqual({ receipt: { ...receipt, review }, isNew: false });
  const [stored] = await ctx.db.select().from(attempts).where(eq(attempts.id, quizAttempt.attemptId));
  expect(stored).toMatchObject({
    checkedBy: "server",
    passed: true,
    evidence: quizAttempt.evidence,
    questionsScore: 3,
  });
  const [best] = await ctx.db.select().from(bestAttempts).where(eq(bestAttempts.scenarioId, scenarioId));
  expect(best).toMatchObject({ score: 3, maxScore: 5, classSessionId: running.sessionId });
});

test("only exactly the right answers of a question earn its points", async () => {
  const { attempt, submit } = await addQuizClass();
  let minutes = 0;
  const points = async (...answers: [string, string[]][]) =>
    (await submit(attempt(quizEvidence(...answers)), (minutes += 10))).receipt.score;
  expect(await points(["two", ["a"]])).toBe(0);
  expect(await points(["two", ["a", "b", "c"]])).toBe(0);
  expect(await points(["two", ["c", "a", "a"]])).toBe(3);
  expect(await points(["one", ["a"]], ["two", ["a", "c"]])).toBe(5);
  expect(await points()).toBe(0);
});

test.each([
  ["a question of another scenario", quizEvidence(["invented", ["a"]]), "evidence.answers.0.question"],
  ["an answer that is not there", quizEvidence(["one", ["a"]], ["two", ["z"]]), "evidence.answers.1.chosen"],
  ["a question twice", quizEvidence(["one", ["a"]], ["one", ["b"]]), "evidence.answers.1.question"],
  ["a flight", { kind: "flight", version: 1, burns: [], end: 0 } as FlightEvidence, "evidence.kind"],
])("a graded quiz with %s is refused by field, and stores nothing", async (_, evidence, field) => {
  const { attempt, submit } = await addQuizClass();
  const invalidAttempt = attempt(evidence);
  await expect(submit(invalidAttempt)).rejects.toMatchObject({
    code: "invalid",
    errors: { [field]: [expect.any(String)] },
  });
  expect(await ctx.db.$count(attempts, eq(attempts.id, invalidAttempt.attemptId))).toBe(0);
});

test("an older game's claim without evidence is stored within bounds, as not verified", async () => {
  const running = await addRunningClass(ctx, {
    organizationId: await addOrganization(ctx, { curriculumId: foundation.id }),
  });
  for (const key of ["objective-v-bar-hop", "orbits-and-energy"]) {
    const { scenarioId, ...declared } = running.scenarios.find(({ scenarioKey }) => scenarioKey === key)!;
    const claim = attemptOf(scenarioId, running.sessionId, { totalScore: 60, ...declaredMaxima(declared) });
    const { receipt } = await recordAttempt(running.students[0]!.ctx, claim);
    expect(receipt).toMatchObject({ grading: "client", score: 60, counts: false, uncounted: "claim" });
    const [stored] = await ctx.db.select().from(attempts).where(eq(attempts.id, claim.attemptId));
    expect(stored).toMatchObject({ checkedBy: "catalogue", evidence: null });
    const beyond = { ...attemptOf(scenarioId, running.sessionId, { totalScore: 999, maxTotalScore: 999 }) };
    await expect(recordAttempt(running.students[0]!.ctx, beyond)).rejects.toMatchObject({
      errors: { maxTotalScore: [expect.any(String)] },
    });
  }
});

test("the edition of the start grades; without a start the newest", async () => {
  const { key, attempt, submit, begin } = await addQuizClass();
  const [one, two] = [quizEvidence(["one", ["a"]]), quizEvidence(["one", ["b"]])];
  const before = await begin();
  await publish(quizDocument(key, 2, "b"));
  const after = await begin();
  const points = async (evidence: Evidence, startId: string | undefined, minutes: number) =>
    (await submit({ ...attempt(evidence), ...(startId && { startId }) }, minutes)).receipt.score;
  expect(await points(one, after.startId, 0)).toBe(0);
  expect(await points(two, before.startId, 10)).toBe(0);
  const [firstStart, later] = [await begin(20), await begin(20)];
  expect(await points(two, firstStart.startId, 20)).toBe(2);
  await publish(quizDocument(key, 3, "a"));
  expect(await points(two, later.startId, 30)).toBe(2);
  expect(await points(two, undefined, 40)).toBe(0);
  expect(await points(one, undefined, 50)).toBe(2);
});

const flights = foundation.campaigns
  .flatMap(({ scenarios }) => scenarios)
  .filter(({ key, grading }) => grading === "server" && key.startsWith("objective-"));
async function addFlightClass() {
  const running = await addRunningClass(ctx, {
    organizationId: await addOrganization(ctx, { curriculumId: foundation.id }),
  });
  const student = running.students[0]!.ctx;
  const begin = (key: string) => beginFlight(student, foundation.scenarioId(key), running.sessionId);
  const handIn = (key: string, play: { startId?: string; evidence?: Evidence }, minutes = 0) =>
    recordAttempt(later(student, minutes), attemptOf(foundation.scenarioId(key), running.sessionId, play));
  /** A started flight, flown as drawn or with a change. */
  const fly = async (key: string, change: (good: FlightEvidence) => Partial<FlightEvidence> = () => ({})) => {
    const { startId, evidence } = await begin(key);
    return handIn(key, { startId, evidence: { ...evidence, ...change(evidence) } });
  };
  return { running, begin, handIn, fly };
}

test("the server flies every built-in flight again, and its reference passes", async () => {
  const { fly } = await addFlightClass();
  expect(flights.length).toBeGreaterThanOrEqual(6);
  for (const { key, maxScore } of flights) {
    const { receipt } = await fly(key);
    expect([key, receipt.grading, receipt.maxScore]).toEqual([key, "server", maxScore]);
    expect(receipt.score, key).toBeGreaterThan(0.8 * maxScore!);
  }
});

test("a flight started during class is graded after its end, as late", async () => {
  const { running, begin, handIn } = await addFlightClass();
  const start = await begin("objective-raise-orbit");
  await endClass(later(running.owner.ctx, 10), running.id);
  const { receipt } = await handIn("objective-raise-orbit", start, 20);
  expect(receipt).toMatchObject({ grading: "server", late: true, maxScore: 100 });
});

test("a player who does nothing gets nothing", async () => {
  const { fly } = await addFlightClass();
  const idle = await fly("objective-v-bar-hop", () => ({ burns: [], end: 60 }));
  expect(idle.receipt).toMatchObject({ score: 0, grading: "server" });
});

test("the server flies manual dockings again, and older logs without pulses as before", async () => {
  const { fly } = await addFlightClass();
  // A tap to the left and one to the right, long before contact: the same place, and a little more delta-v.
  const pulses: [number, number][] = [
    [2990, codeOf("left", "fine")],
    [2991, codeOf("right", "fine")],
  ];
  const [byPlan, byHand] = [await fly("objective-docking"), await fly("objective-docking", () => ({ pulses }))];
  expect(byPlan.receipt).toMatchObject({ grading: "server", score: 250, passed: true });
  expect(byHand.receipt).toMatchObject({ grading: "server", passed: true });
  expect(byHand.receipt.score).toBeLessThan(250);
  for (const [wrong, field] of [
    [[...pulses].reverse(), "evidence.pulses.1.0"],
    [[[0, 99]], "evidence.pulses.0.1"],
    [[[9999, 0]], "evidence.pulses.0.0"],
  ] as [[number, number][], string][])
    await expect(fly("objective-docking", () => ({ pulses: wrong }))).rejects.toMatchObject({
      code: "invalid",
      errors: { [field]: [expect.any(String)] },
    });
});

type Change = (good: FlightEvidence) => Partial<FlightEvidence>;
test.each([
  ["burns out of order", ({ burns }) => ({ burns: [...burns].reverse() }), /^evidence\.burns/],
  ["another version", ({ version }) => ({ version: version + 1 }), /^evidence\.version$/],
  ["an end beyond the limit", () => ({ end: 1e9 }), /^evidence\.end$/],
  ["an end before the burns", () => ({ end: 1 }), /^evidence\.burns/],
  ["more delta-v than the tank holds", () => ({ burns: [{ t: 0, dv: [9_000, 0, 0] }] }), /^evidence\.burns\.0\.dv$/],
  ["burns of nothing", () => ({ burns: [{ t: 0, dv: [0, 0, 0] }] }), /^evidence\.burns\.0/],
  ["the version before flights were drawn", ({ version }) => ({ version: version - 1 }), /^evidence\.version$/],
] as [string, Change, RegExp][])("a log with %s is refused by field", async (_, change, field) => {
  const { fly } = await addFlightClass();
  const error = await fly("objective-v-bar-hop", change).catch((failure: { code: string; errors: object }) => failure);
  expect(error).toMatchObject({ code: "invalid" });
  expect(Object.keys((error as { errors: object }).errors)[0]).toMatch(field);
});

test("a flight needs a start, and is flown as that start has drawn it", async () => {
  const { begin, handIn } = await addFlightClass();
  const [first, second] = [await begin("objective-v-bar-hop"), await begin("objective-v-bar-hop")];
  await expect(handIn("objective-v-bar-hop", { evidence: first.evidence })).rejects.toMatchObject({
    code: "invalid",
    errors: { startId: [expect.stringMatching(/start/)] },
  });
  const burns: FlightEvidence["burns"] = [
    { t: 0, dv: [0, -0.06, 0] },
    { t: 5554, dv: [0, 0.06, 0] },
  ];
  const lessons = await handIn("objective-v-bar-hop", {
    startId: second.startId,
    evidence: { ...second.evidence, burns, end: 5554 },
  });
  expect(lessons.receipt).toMatchObject({ score: 0, passed: false });
  const { receipt } = await handIn("objective-v-bar-hop", first);
  expect(receipt).toMatchObject({ score: 150, passed: true });
  expect(receipt.flight?.reference.burns).toEqual(first.evidence.burns);
});

test("after three unused starts the last draw repeats, so nobody redraws until a flight suits", async () => {
  const { begin, handIn } = await addFlightClass();
  const drawings = [];
  for (let at = 0; at < 5; at++) drawings.push(await begin("objective-docking"));
  const ids = drawings.map(({ startId }) => startId);
  expect(new Set(ids).size).toBe(3);
  expect(ids.slice(2)).toEqual([ids[2], ids[2], ids[2]]);
  await handIn("objective-docking", drawings[4]!);
  expect(ids).not.toContain((await begin("objective-docking")).startId);
});

test("practice flies the scenario as written, with a debrief, and never counts", async () => {
  const { running, handIn } = await addFlightClass();
  const student = running.students[0]!.ctx;
  const scenarioId = foundation.scenarioId("objective-v-bar-hop");
  const start = await beginAttempt(student, { scenarioId, classSessionId: running.sessionId, mode: "practice" });
  const { receipt } = await handIn("objective-v-bar-hop", {
    startId: start.startId,
    evidence: evidenceForStart(scenarioId, start),
  });
  expect(receipt).toMatchObject({ score: 150, passed: true, flight: { reference: { how: "the tangential hop" } } });
  const stored = await ctx.db.select().from(attempts).where(eq(attempts.id, receipt.attemptId));
  expect(stored).toMatchObject([{ uncounted: "practice" }]);
  const best = await ctx.db.select().from(bestAttempts).where(eq(bestAttempts.scenarioId, scenarioId));
  expect(best.filter(({ attemptId }) => attemptId === receipt.attemptId)).toEqual([]);
  const lesson = { scenarioId: running.lesson, classSessionId: running.sessionId, mode: "practice" as const };
  await expect(beginAttempt(student, lesson)).rejects.toMatchObject({
    code: "invalid",
    errors: { mode: expect.anything() },
  });
});
