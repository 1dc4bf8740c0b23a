import { createHash } from "node:crypto";
// The reference: every call of the API, as valid OpenAPI 3.1 and as a page.
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { addRunningClass, addUser } from "../support/builders";
import { call, readDocument, testApi, tokenOf } from "../support/rest-api";

const ctx = await testApi();

const session = [
  "GET /users/passwordResets/{username}",
  "POST /auth/session",
  "POST /auth/session/factor",
  "POST /auth/session/confirmation",
  "DELETE /auth/session",
  "POST /auth/session/token",
  "GET /auth/session/roles",
  "POST /users/requestPasswordReset",
  "POST /users/resetPassword",
  "PUT /users/passwordResets/{username}",
];
const registration = [
  "POST /users/validate-registration",
  "POST /users/registrationCode",
  "POST /users/paymentFreeRegistration",
  "POST /payments/register-and-pay",
  "GET /payments/register-and-pay",
  "POST /payments/webhook",
];
const users = [
  "GET /users/{id}",
  "POST /users",
  "PUT /users/{id}",
  "POST /users/rosters",
  "GET /users/rosters/{id}",
  "DELETE /users/rosters/{id}",
  "POST /users/rosters/{id}/import",
  "POST /users/rosters/{id}/undo",
  "GET /users/rosters/{id}/rows",
  "GET /users/rosters/{id}/report",
  "GET /users",
  "GET /users/admin-detailed",
  "GET /users/stats",
  "PUT /users/{id}/enabled",
  "DELETE /users/{id}",
  "POST /users/passwordResets/{id}",
  "PUT /users/{id}/role/{role}",
  "PATCH /users/{id}/groupSelection/latest/{groupId}",
  "GET /users/accessCodes",
  "POST /users/accessCodes",
  "DELETE /users/accessCodes/{id}",
];
const organizations = [
  "GET /organizations",
  "GET /organizations/{id}",
  "GET /organizations/names/{name}",
  "POST /organizations/{name}",
  "PUT /organizations/{id}/status",
  "PUT /organizations/{id}/userlimit",
  "PUT /organizations/{id}/claims",
  "DELETE /organizations/{id}",
  "PUT /organizations/accessCodes/{code}/{orgId}",
];
const groups = [
  "GET /groups",
  "GET /groups/{id}",
  "GET /groups/{id}/activesession",
  "GET /groups/{id}/scheduledsession",
  "GET /groups/competitions/{id}",
  "GET /courses/{id}/headers",
  "POST /groups",
  "PUT /groups/{id}/activesession",
  "PUT /groups/{id}/scheduledsession",
  "PUT /groups/{id}/enddate",
  "PUT /groups/{id}/lastactivesession",
  "DELETE /groups/{id}/activesession",
  "DELETE /groups/{id}",
  "PUT /groups/{id}/{userId}",
  "POST /groups/{id}/members",
  "DELETE /groups/{id}/members/{userId}",
  "GET /groups/{id}/teachers",
  "PUT /groups/{id}/teachers/{userId}",
  "DELETE /groups/{id}/teachers/{userId}",
  "POST /groups/join",
  "GET /groups/{id}/sessions",
  "GET /sessions",
  "GET /sessions/{id}",
  "GET /sessions/{id}/gradebook/csv",
  "GET /sessions/{id}/items/{scenarioId}",
  "GET /sessions/{id}/claims",
  "PUT /sessions/{id}/claims",
  "DELETE /sessions/{id}/claims",
  "DELETE /groups/{id}/scheduledsession",
];
const scores = [
  "GET /scores/leaderboard/{a}/{b}",
  "GET /scores/session/{a}/{b}",
  "GET /scores/session/{a}/{b}/csv",
  "GET /scores/session/{a}/{b}/xapi",
  "GET /scores/progress",
  "GET /practice",
  "POST /practice/answers",
  "GET /sessions/{id}/practice",
  "POST /scores",
  "POST /scores/starts",
  "POST /scores/starts/{id}/answers",
  "GET /scores/{id}/review",
  "POST /scores/{id}/review",
  "GET /groups/{id}/quizRules",
  "PUT /groups/{id}/quizRules",
  "GET /groups/{id}/lessonLanguage",
  "PUT /groups/{id}/lessonLanguage",
  "GET /sessions/{id}/grades",
  "GET /sessions/{id}/totals",
  "GET /sessions/{id}/requests",
  "GET /me/due-dates",
  "GET /sessions/{id}/due-dates",
  "PUT /sessions/{id}/due-dates",
  "POST /sessions/{id}/extensions",
  "DELETE /sessions/{id}/extensions/{extensionId}",
  "GET /sessions/{id}/decisions",
  "POST /sessions/{id}/grades/{userId}/decisions",
  "DELETE /sessions/{id}/decisions/{decisionId}",
  "GET /sessions/{id}/decisions/batches",
  "POST /sessions/{id}/decisions/batches/preview",
  "POST /sessions/{id}/decisions/batches",
  "DELETE /sessions/{id}/decisions/batches/{batchId}",
  "GET /sessions/{id}/second-looks",
  "POST /sessions/{id}/second-looks/{decisionId}",
  "GET /sessions/{id}/feedback",
  "POST /sessions/{id}/students/{userId}/feedback",
  "DELETE /sessions/{id}/feedback/{commentId}",
  "GET /me/feedback",
  "POST /me/feedback/{commentId}/read",
  "POST /me/feedback/{commentId}/answer",
  "GET /sessions/{id}/final-grades",
  "GET /sessions/{id}/oneroster",
  "GET /sessions/{id}/statements",
  "GET /sessions/{id}/regrades",
  "POST /sessions/{id}/regrades/preview",
  "POST /sessions/{id}/regrades",
  "GET /sessions/{id}/regrades/flights",
  "POST /sessions/{id}/regrades/flights/preview",
  "POST /sessions/{id}/regrades/flights",
  "DELETE /sessions/{id}/regrades/{regradeId}",
  "PUT /scores/{id}/aside",
  "DELETE /scores/{id}/aside",
  "PUT /scores/{id}/acceptance",
  "DELETE /scores/{id}/acceptance",
  "DELETE /scores",
];
const otherCalls = [
  "GET /missions",
  "POST /missions",
  "GET /missions/classes",
  "GET /missions/{id}",
  "PUT /missions/{id}",
  "DELETE /missions/{id}",
  "PUT /missions/{id}/reference",
  "PUT /missions/{id}/share",
  "POST /missions/{id}/starts",
  "POST /missions/{id}/flights",
  "GET /missions/{id}/flights",
  "GET /weekly-mission",
  "POST /weekly-mission/starts",
  "POST /weekly-mission/flights",
  "GET /weekly-mission/standings",
  "POST /weekly-mission/sharing",
  "GET /weekly-mission/ghosts",
  "GET /weekly-mission/rating",
  "GET /duels",
  "POST /duels",
  "GET /duels/{id}",
  "POST /duels/{id}/joins",
  "POST /duels/{id}/moves",
  "POST /duels/{id}/resignations",
  "POST /duels/{id}/absences",
  "GET /sandboxes",
  "DELETE /sandboxes/{id}",
  "GET /sandboxes/{id}/json",
  "POST /sandboxes",
  "PUT /sandboxes/{id}/json",
  "GET /systemSettings/bannerMessage",
  "POST /systemSettings/bannerMessage",
  "GET /curricula",
  "GET /curricula/{key}",
  "PUT /curricula/{key}",
  "PUT /organizations/{id}/curriculum/{key}",
  "GET /scenarios/{id}/lesson",
  "GET /scenarios/{id}/sandbox",
  "GET /schemas/curriculum.json",
  "GET /openapi.json",
  "GET /docs",
];

test("the document lists every call and no other", async () => {
  const { paths } = await readDocument();
  const operationNames = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace("/api", "")}`),
  );
  expect(operationNames.sort()).toEqual(
    [...session, ...registration, ...users, ...organizations, ...groups, ...scores, ...otherCalls].sort(),
  );
});

test("GET /openapi.json answers valid OpenAPI 3.1 with a unique name for every call", async () => {
  const { status, body } = await call("GET", "/openapi.json");
  expect(status).toBe(200);
  expect(body.openapi).toMatch(/^3\.1\./);
  expect(await new Validator().validate(body)).toEqual({ valid: true });
  const ids = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test("the document's bodies have the bounds and formats that the server checks", async () => {
  const { paths, components } = await readDocument();
  const body = JSON.stringify((paths["/api/users/registrationCode"]!.post!.requestBody as { content: object }).content);
  expect(body).toContain('"minLength":3');
  expect(body).toContain('"format":"email"');
  expect(components!.schemas!.User).toMatchObject({ additionalProperties: false });
});

test("GET /docs is a page that loads nothing and shows every call and the requested address", async () => {
  const { status, type, body, headers } = await call("GET", "/docs");
  expect([status, type]).toEqual([200, "text/html; charset=UTF-8"]);
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; base-uri/,
  );
  expect(body).not.toMatch(/<script |<link|<img|src=|url\(|style="|address\.invalid/);
  const [script, ...more] = [...body.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => text);
  expect(more).toEqual([]);
  const digest = createHash("sha256").update(script!).digest("base64");
  expect(headers.get("content-security-policy")).toContain(`script-src 'sha256-${digest}'`);
  expect(body).toMatch(/URL=http:\/\/[a-z0-9.:]+\n/);
  for (const operations of Object.values((await readDocument()).paths)) {
    for (const { operationId } of Object.values(operations)) expect(body).toContain(`<article id="${operationId}">`);
  }
  for (const [, target] of body.replace(script!, "").matchAll(/href="#([^"]+)"/g))
    expect(body).toContain(`id="${target}"`);
});

const lists = [
  "/groups",
  "/users",
  "/users/admin-detailed",
  "/users/accessCodes",
  "/organizations",
  "/sandboxes",
  "/scores/session/all/all",
  "/groups/{id}/sessions",
  "/scores/leaderboard/all/all",
];

test.each(lists)("GET %s answers pages, with X-Total-Count", async (path) => {
  const running = await addRunningClass(ctx, { students: 1 });
  const token = await tokenOf(await addUser(ctx, { role: "SystemAdmin" }));
  const { status, body, headers } = await call("GET", `${path.replace("{id}", running.id)}?page=1&pageSize=1`, {
    token,
  });
  expect(status).toBe(200);
  expect(body.length).toBe(Math.min(1, Number(headers.get("x-total-count"))));
  expect((await call("GET", `${path.replace("{id}", running.id)}?page=9999&pageSize=1`, { token })).body).toEqual([]);
});
