import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { listStandardCurricula, textOf } from "../support/product-facts";
import {
  addOrganization,
  addRunningClass,
  addUser,
  advanced,
  attemptBodyOf,
  declaredMaxima,
  foundation,
  unique,
} from "../support/builders";
import { call, expectProblem, testApi, tokenOf, withNothingWritten, type Answer } from "../support/rest-api";

const ctx = await testApi();
const admin = await addUser(ctx, { role: "SystemAdmin" });
const token = await tokenOf(admin);
const putCurriculum = (path: string, text: string) =>
  call("PUT", path, { token, text, headers: { "content-type": "application/json" } });

const answers = (right: boolean) => [
  { key: "a", text: "Yes", correct: right },
  { key: "b", text: "No", correct: false },
];
const document = (key: string) => ({
  key,
  title: "Mine",
  version: 1,
  campaigns: [
    {
      key: "basics",
      title: "Basics",
      type: "Learn",
      scenarios: [
        {
          key: "first",
          title: "The first",
          shortTitle: "First",
          type: "Quiz",
          contentType: "Quiz",
          questions: [{ key: "q1", text: "Sure?", points: 5, answers: answers(true) }],
        },
      ],
    },
  ],
});

test("a document is previewed, published, listed, and returned byte for byte in every version", async () => {
  const key = unique("mine");
  const first = `${JSON.stringify(document(key), null, 7)} \n`;
  const preview = await putCurriculum(`/curricula/${key}?dryRun=true`, first);
  expect(preview).toMatchObject({ status: 200, body: { isPublished: false, replaces: 0, scenarios: 1, questions: 1 } });
  expect((await call("GET", `/curricula/${key}`, { token })).status).toBe(404);
  expect(await putCurriculum(`/curricula/${key}`, first)).toMatchObject({
    status: 200,
    body: { ...preview.body, isPublished: true },
  });
  const second = textOf({ ...(document(key) as never as ReturnType<typeof listStandardCurricula>[0]), version: 2 });
  await putCurriculum(`/curricula/${key}`, second);
  const raw = async (query = "") => JSON.stringify((await call("GET", `/curricula/${key}${query}`, { token })).body);
  expect(await raw("?version=1")).toBe(JSON.stringify(JSON.parse(first)));
  expect(await raw()).toBe(JSON.stringify(JSON.parse(second)));
  expect((await call("GET", "/curricula", { token })).body).toContainEqual(
    expect.objectContaining({ key, version: 2, campaigns: 1, scenarios: 1, questions: 1, organizations: 0 }),
  );
});

/** Keys of a problem's fields begin with a capital letter. */
const mistakesIn = ({ body }: Answer): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(body.errors as Record<string, string[]>).map(([path, messages]) => [
      path.charAt(0).toLowerCase() + path.slice(1),
      messages,
    ]),
  );

const broken: [what: string, change: (text: string) => string, place: string, message: RegExp][] = [
  [
    "wrong JSON",
    (text) => text.replace('"version":1,', '"version":1 '),
    "document",
    /at byte \d+ \(line 1, column \d+\)/,
  ],
  ["a name twice", (text) => text.replace('"version":1', '"version":1,"version":2'), "version", /appears twice/],
  [
    "an unknown field",
    (text) => text.replace('"version":1', '"version":1,"verison":2'),
    "verison",
    /There's no field with this name/,
  ],
  [
    "a field every object has",
    (text) => text.replace('"version":1', '"version":1,"__proto__":2'),
    "document",
    /There's no field “__proto__”/,
  ],
  ["a missing field", (text) => text.replace('"version":1,', ""), "version", /version is missing/],
  [
    "a question without a right answer",
    (text) => text.replace('"correct":true', '"correct":false'),
    "campaigns.0.scenarios.0.questions.0.answers",
    /needs a correct answer/,
  ],
  [
    "a sum that is not one",
    (text) => text.replace('"contentType":"Quiz"', '"contentType":"Quiz","maxQuestionsScore":6'),
    "campaigns.0.scenarios.0.maxQuestionsScore",
    /add up to 5/,
  ],
  [
    "a key twice",
    (text) => text.replace('{"key":"b"', '{"key":"a"'),
    "campaigns.0.scenarios.0.questions.0.answers.1.key",
    /another answer with the key “a”/,
  ],
  ["a text that cannot be stored", (text) => text.replace("Mine", "Mi\\u0000ne"), "title", /can't be stored/],
  [
    "the wrong curriculum",
    (text) => text.replace(/"key":"[^"]+"/, '"key":"other"'),
    "key",
    /is for another curriculum, “other”/,
  ],
  ["nothing", () => "", "document", /empty/],
  ["a list", () => "[]", "key", /key is missing/],
  ["depth", () => "[".repeat(200_000), "document", /too deeply|not JSON/],
];

test.each(broken)("%s is refused with its place, and nothing is stored", async (_, change, place, message) => {
  const key = unique("mine");
  await withNothingWritten(ctx, async () => {
    const answer = await putCurriculum(`/curricula/${key}`, change(JSON.stringify(document(key))));
    expectProblem(answer, 422, /./);
    expect(mistakesIn(answer)[place]).toContainEqual(expect.stringMatching(message));
  });
});

test("a document of 20 MB and 10,000 scenarios gets a clear message", async () => {
  const key = unique("mine");
  const large = await putCurriculum(`/curricula/${key}`, " ".repeat(20 * 1024 * 1024));
  expectProblem(large, 413, "The body must be at most 5120 kB.");
  const [campaign] = document(key).campaigns;
  const scenarios = Array.from({ length: 10_000 }, (_, at) => ({
    ...campaign!.scenarios[0]!,
    key: `s-${at}`,
    questions: undefined,
  }));
  const refusal = await putCurriculum(
    `/curricula/${key}`,
    JSON.stringify({ ...document(key), campaigns: [{ ...campaign, scenarios }] }),
  );
  expectProblem(refusal, 422, /scenarios: Must have at most 2000 entries/);
  expect(mistakesIn(refusal)["campaigns.0.scenarios"]).toHaveLength(1);
});

test("the JSON Schema accepts the standard curricula and refuses unknown fields", async () => {
  const { body } = await call("GET", "/schemas/curriculum.json");
  const ajv = addFormats(new Ajv2020({ strict: false }));
  const validate = ajv.compile(body);
  for (const standard of listStandardCurricula()) {
    expect(validate(standard)).toBe(true);
    expect(validate({ ...standard, verison: 1 })).toBe(false);
  }
});

test("an organization changes curriculum, unless a running class has played scenarios that the new one lacks", async () => {
  const organizationId = await addOrganization(ctx, { curriculumId: foundation.id });
  const path = `/organizations/${organizationId}/curriculum/${advanced.key}`;
  const running = await addRunningClass(ctx, { organizationId });
  const student = await tokenOf(running.students[0]!);
  const body = (key: string, sessionId: string) => {
    const { scenarioId, ...declared } = running.scenarios.find(({ scenarioKey }) => scenarioKey === key)!;
    return attemptBodyOf(scenarioId, sessionId, { totalScore: 60, ...declaredMaxima(declared) });
  };
  const play = async (key: string) =>
    (await call("POST", "/scores", { token: student, body: body(key, running.sessionId) })).status;
  expect(await play("cw-equations")).toBe(201);
  const preview = await call("PUT", `${path}?dryRun=true`, { token });
  expect(preview.body.classes).toMatchObject([{ attempts: 1, missing: [] }]);
  expect(await play("keplers-laws")).toBe(201);
  const refusal = await call("PUT", path, { token });
  expectProblem(refusal, 409, /Kepler's Laws/);
  const otherClass = await addRunningClass(ctx, {
    organizationId: await addOrganization(ctx, { curriculumId: foundation.id }),
  });
  const otherToken = await tokenOf(otherClass.students[0]!);
  await call("POST", "/scores", {
    token: otherToken,
    body: body("cw-equations", otherClass.sessionId),
  });
  const assignment = await call("PUT", `/organizations/${otherClass.organizationId}/curriculum/${advanced.key}`, {
    token,
  });
  expect(assignment).toMatchObject({ status: 200, body: { from: { key: foundation.key }, to: { key: advanced.key } } });
  const headers = await call("GET", `/courses/${otherClass.id}/headers`, { token: otherToken });
  expect(headers.body[0].scenarioKey).toBe("conserved-quantities");
  // The grade stays visible, and an attempt that began before is accepted.
  const lateAttempt = body("cw-equations", otherClass.sessionId);
  expect((await call("POST", "/scores", { token: otherToken, body: lateAttempt })).status).toBe(201);
});
