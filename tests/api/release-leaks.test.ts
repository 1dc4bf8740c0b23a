// Nothing of a held exam reaches its students: by no page, its data or call of the product, whatever is added to it.
import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { plans } from "../support/authorization-plans";
import {
  addOrganization,
  addRunningClass,
  addUser,
  attemptBody,
  attemptOf,
  quizAttemptOf,
  testPassword,
  type Person,
  type RunningClass,
} from "../support/builders";
import { reachOf, readRoutes, roleNames } from "../support/product-facts";
import { apiUrl, call, readDocument, testApi, tokenOf } from "../support/rest-api";
import { decideGrade, recordAttempt, releaseNow, setRelease, writeComment } from "../support/set-up";
import { SignInBrowser } from "../support/sign-in-browser";
import { courses, releases } from "../support/tables";

const ctx = await testApi();

const maximum = 799_999;
const points = [791_917, 791_929, 791_933, 791_947, 791_951];
const lessonPoints = 80;
const corrected = 793_213;
const words = ["SENTINEL-RIGHT", "SENTINEL-COMMENT", "SENTINEL-REASON"];
/** Points, sums with them, and shares; not within a longer number or an id. */
const numbers = [...points, ...points.map((each) => each + lessonPoints), corrected].map(String);
const shares = [...points, corrected].map((each) => String(each / maximum).slice(0, 7));

const sentinelsIn = (text: string) => [
  ...[...words, ...shares].filter((word) => text.includes(word)),
  ...numbers.filter((number) => new RegExp(`(?<![0-9a-f-])${number}(?![0-9a-f])`, "i").test(text.replace(/[,.]/g, ""))),
];

let running: RunningClass<5>;
let attemptId = "";
let lessonAttemptId = "";
let commentId = "";
const held = { rule: "held", opensAt: null } as const;
const place = () => ({ classSessionId: running.sessionId, scenarioId: running.quiz });

beforeAll(async () => {
  running = await addRunningClass(ctx, { students: 5 });
  await ctx.db
    .update(courses)
    .set({ showsMedian: true, takesRequests: true })
    .where(sql`id = ${running.id}`);
  await setRelease(running.owner.ctx, place(), { grades: held, feedback: held, answers: held }, { hides: true });
  for (const [at, student] of running.students.entries()) {
    const lesson = attemptOf(running.lesson, running.sessionId, { totalScore: lessonPoints });
    await recordAttempt(student.ctx, lesson);
    const exam = examOf(points[at]!);
    await recordAttempt(student.ctx, exam);
    if (at === 0) [attemptId, lessonAttemptId] = [exam.attemptId, lesson.attemptId];
  }
  const [ann, ben] = running.students;
  const { sessionId: classSessionId, quiz: scenarioId, owner } = running;
  for (const { id: userId } of [ann, ben])
    commentId = await writeComment(owner.ctx, { classSessionId, userId, scenarioId }, "SENTINEL-COMMENT");
  await decideGrade(
    owner.ctx,
    { ...place(), userId: ben.id },
    {
      ...{ kind: "override", points: corrected, maxPoints: maximum, reason: "SENTINEL-REASON" },
    },
  );
});

const examOf = (score: number) =>
  quizAttemptOf(running.quiz, running.sessionId, [
    {
      ...{ text: "Which orbit?", score, maxScore: maximum, chosen: [1] },
      answers: [
        ["SENTINEL-RIGHT", true],
        ["Wrong", false],
      ],
    },
  ]);

/** A student's own page of `ann`, and everything else that an address can name. */
function fill(path: string): string {
  const ids: Record<string, string> = {
    ...{ sessionId: running.sessionId, userId: running.students[0].id, scenarioId: running.quiz },
    ...{ courseId: running.id, organizationId: running.organizationId, commentId },
  };
  return path.replace(/:(\w+)\??/g, (_, name: string) => {
    if (name === "attemptId") return attemptId;
    return ids[name] ?? crypto.randomUUID();
  });
}

/** Addresses with a choice say more. */
const queries = () => [`?class=${running.sessionId}`];

/** Routes that only take forms have nothing to read. */
const isRead = (file: string) =>
  /export (const|function|async function) loader\b|export default\b/.test(sourceOf(file));
const sourceOf = (file: string) => readFileSync(statSync(file).isDirectory() ? `${file}/route.tsx` : file, "utf8");

async function readAllPages(reader: Person): Promise<[path: string, text: string][]> {
  const browser = new SignInBrowser(apiUrl());
  await browser.visit("/?index", { intent: "login", username: reader.userName, password: testPassword });
  const paths = readRoutes(resolve("app"))
    .filter(({ file }) => isRead(file))
    .map(({ path }) => fill(path).replace("*", "nowhere"))
    // They end the sign-in.
    .filter((path) => !/^\/(logout|sign-in\/)/.test(path));
  const seen: [string, string][] = [];
  for (const path of new Set(paths))
    for (const address of path === "/results" ? [path, ...queries().map((query) => path + query)] : [path]) {
      const data = address.includes("?")
        ? address.replace("?", ".data?")
        : `${address === "/" ? "/_root" : address}.data`;
      for (const wanted of [address, data])
        seen.push([wanted, (await browser.copy().visit(wanted)).text.replaceAll("<!-- -->", "")]);
    }
  return seen;
}

async function readAllCalls(reader: Person): Promise<[path: string, text: string][]> {
  const token = await tokenOf(reader);
  const operations = Object.values((await readDocument()).paths).flatMap((methods) =>
    Object.entries(methods).flatMap(([method, { operationId }]) => (method === "get" ? [operationId] : [])),
  );
  const asked: string[] = [];
  for (const id of operations) {
    const plan = plans[id];
    if (plan) asked.push((await plan.at({ ctx, running, player: running.students[0] }, reader)).path);
  }
  const { sessionId, quiz, organizationId } = running;
  asked.push(
    `/scores/${attemptId}/review`,
    ...[sessionId, "all"].flatMap((session) => [
      `/scores/session/${session}/all?includeFailedScores=true`,
      `/scores/session/${session}/all?scenarioId=${quiz}&sort=-totalScore`,
      `/scores/session/${session}/all/xapi`,
      `/scores/leaderboard/${session}/all`,
      `/scores/leaderboard/${session}/all?page=1&pageSize=10`,
      `/scores/leaderboard/${session}/all?scenarioId=${quiz}`,
      `/scores/leaderboard/${session}/${organizationId}?userId=${reader.id}`,
    ]),
    ...[`/scores/progress`, `/scores/progress?sessionId=${sessionId}`, "/me/feedback"],
  );
  const seen: [string, string][] = [];
  for (const path of asked) {
    const { body, headers } = await call("GET", path, { token });
    seen.push([path, `${JSON.stringify(body)} ${headers.get("x-total-count") ?? ""}`]);
  }
  return seen;
}

const leaksIn = (seen: [string, string][]) =>
  seen.flatMap(([path, text]) => sentinelsIn(text).map((sentinel) => `${path}: ${sentinel}`));

test("a student and a classmate find no held points, answers or comments anywhere", async () => {
  const [ann, ben] = running.students;
  for (const reader of [ann, ben]) {
    const [pages, calls] = [await readAllPages(reader), await readAllCalls(reader)];
    // The test has looked where results are, as the student.
    for (const path of ["/results", "/results.data", `/results/attempts/${attemptId}`])
      expect(pages.map(([address]) => address)).toContain(path);
    expect(pages.find(([path]) => path === "/results")?.[1].includes("80/100")).toBe(true);
    expect([leaksIn(pages), leaksIn(calls)]).toEqual([[], []]);
  }
  const { body } = await call("GET", `/scores/session/${running.sessionId}/all`, { token: await tokenOf(ann) });
  const listed = body.map((scorecard: { attemptId: string }) => scorecard.attemptId);
  expect([listed.includes(lessonAttemptId), listed.includes(attemptId)]).toEqual([true, false]);
});

test("the receipt of a held attempt has the same fields and size for any points, also when it is sent again", async () => {
  const [, , , , student] = running.students;
  const token = await tokenOf(student);
  const answers = [];
  for (const score of [0, 791_941]) {
    const body = attemptBody({ ...examOf(score), passed: score > 0 });
    for (const status of [201, 200]) {
      const answer = await call("POST", "/scores", { token, body });
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ held: true, score: null, passed: null });
      answers.push(answer.body);
    }
  }
  const shapes = answers.map((body) => [Object.keys(body), JSON.stringify(body).length]);
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
});

test("after the release the student finds them, and the classmate still doesn't find the student's comment", async () => {
  await releaseNow(running.owner.ctx, place());
  const [ann, ben] = running.students;
  const results = (await readAllPages(ann)).filter(([path]) => path.startsWith("/results?class="));
  expect(sentinelsIn(results[0]![1])).toEqual(expect.arrayContaining(["SENTINEL-COMMENT", String(points[0])]));
  const calls = await readAllCalls(ben);
  expect(sentinelsIn(calls.find(([path]) => path === "/me/feedback")![1])).toEqual(["SENTINEL-COMMENT"]);
  expect(sentinelsIn(calls.find(([path]) => path === `/scores/leaderboard/${running.sessionId}/all`)![1])).not.toEqual(
    [],
  );
});

describe.each(roleNames)("%s", (role) => {
  test("reaches releases and views of students exactly as the access table says", async () => {
    const [ann] = running.students;
    const pages = [
      `/instructor/gradebook/${running.sessionId}/students/release`,
      `/instructor/gradebook/${running.sessionId}/students/${ann.id}/view`,
      `/instructor/gradebook/${running.sessionId}/students/${ann.id}/view/${attemptId}`,
    ];
    const { organizationId } = running;
    const reach = reachOf(role, "grade:decide");
    const callers = [
      { caller: await addUser(ctx, { role, organizationId }), isLet: reach === "any" || reach === "organization" },
      { caller: await addUser(ctx, { role, organizationId: await addOrganization(ctx) }), isLet: reach === "any" },
      ...(role === "Instructor" ? [{ caller: running.owner, isLet: true }] : []),
    ];
    for (const { caller, isLet } of callers) {
      const browser = new SignInBrowser(apiUrl());
      await browser.visit("/?index", { intent: "login", username: caller.userName, password: testPassword });
      for (const page of pages) {
        const { status, location } = await browser.visit(page);
        if (reach === null) expect([page, status, location]).toEqual([page, 302, `${apiUrl()}/unauthorized`]);
        else expect([page, status]).toEqual([page, isLet ? 200 : 404]);
      }
      if (isLet) continue;
      const before = await ctx.db.select().from(releases);
      for (const intent of ["release", "save"])
        await browser.visit(pages[0]!, { intent, scenarioId: running.lesson, grades: "held", hides: "on" });
      expect(await ctx.db.select().from(releases)).toEqual(before);
    }
  });
});

test("the form refuses a missing time at its field, an unknown rule, and hides nothing without a word", async () => {
  const browser = new SignInBrowser(apiUrl());
  const { owner, quiz, sessionId } = running;
  await browser.visit("/?index", { intent: "login", username: owner.userName, password: testPassword });
  const path = `/instructor/gradebook/${sessionId}/students/release`;
  const send = (form: Record<string, string>) => browser.visit(`${path}?change=${quiz}`, { scenarioId: quiz, ...form });
  expect((await send({ grades: "at" })).status).toBe(422);
  expect((await send({ grades: "at", gradesAt: "2026-02-30T10:00" })).status).toBe(422);
  expect((await send({ grades: "never" })).status).toBe(422);
  expect((await send({ grades: "held", scenarioId: crypto.randomUUID() })).status).toBe(404);
  const warned = await send({ grades: "held" });
  expect(warned.status).toBe(409);
  // Three of the five have been here: two on pages, one with a token.
  expect(warned.text.includes("3 students could see it until now")).toBe(true);
  expect((await send({ grades: "held", hides: "on" })).status).toBe(302);
  expect((await browser.visit(path)).text.includes(`Held by ${owner.userName}`)).toBe(true);
  expect((await browser.visit(path, { intent: "release", scenarioId: quiz })).status).toBe(302);
});
