// Every call names a field that it doesn't know, and stores nothing.
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { addUser } from "../support/builders";
import { call, expectProblem, readDocument, testApi, tokenOf, withNothingWritten } from "../support/rest-api";

const ctx = await testApi();
const token = await tokenOf(await addUser(ctx, { role: "SystemAdmin" }));
const operations = Object.entries((await readDocument()).paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => ({
    method: method.toUpperCase(),
    path: path.replace(/^\/api/, "").replace(/\{(\w+)\}/g, (_, name) => (name === "role" ? "User" : uuid())),
    name: `${method.toUpperCase()} ${path}`,
  })),
);
/** Calls whose body has no field check: documents are stored unchanged, rosters are CSV, webhooks belong to Stripe, and purchases are off. */
const withoutFieldCheck = /^(PUT .*(json|curricula\/.*)|POST .*\/webhook|POST .*\/rosters|.* .*register-and-pay)$/;

test.each(operations.filter(({ name }) => !/webhook|register-and-pay/.test(name)))(
  "$name refuses an unknown parameter",
  async ({ method, path }) => {
    const answer = await withNothingWritten(ctx, () => call(method, `${path}?nonesuch=1`, { token }));
    expectProblem(answer, 422, "One or more fields are not valid.");
    expect(answer.body.errors).toMatchObject({
      Nonesuch: ["nonesuch isn't a field of this call. Check its spelling, or leave it out."],
    });
  },
);

test.each(operations.filter(({ name }) => !/webhook|register-and-pay/.test(name)))(
  "$name refuses a repeated parameter",
  async ({ method, path }) => {
    for (const query of ["page=1&page=2", "page=1&%70age=1"]) {
      const answer = await withNothingWritten(ctx, () => call(method, `${path}?${query}`, { token }));
      expectProblem(answer, 422, "One or more fields are not valid.", { Page: ["page can be given only once."] });
    }
  },
);

const changing = operations.filter(({ method, name }) => method !== "GET" && !withoutFieldCheck.test(name));
/** Calls that read from one field which others they have. */
const withKinds = [
  "POST /api/scores",
  "POST /api/sessions/{id}/grades/{userId}/decisions",
  "POST /api/sessions/{id}/second-looks/{decisionId}",
];
test.each(changing.filter(({ name }) => !withKinds.includes(name)))(
  "$name refuses an unknown field",
  async ({ method, path }) => {
    const answer = await withNothingWritten(ctx, () => call(method, path, { token, body: { nonesuch: 1 } }));
    expectProblem(answer, 422, "One or more fields are not valid.");
    expect(answer.body.errors).toMatchObject({
      Nonesuch: ["nonesuch isn't a field of this call. Check its spelling, or leave it out."],
    });
  },
);

test("a sandbox with a misspelled name is refused with the reason", async () => {
  const body = { title: "Two bodies", json: { bodies: 2 } };
  const answer = await withNothingWritten(ctx, () => call("POST", "/sandboxes", { token, body }));
  expectProblem(answer, 422, "One or more fields are not valid.", {
    Json: ["json isn't a field of this call. Check its spelling, or leave it out."],
  });
});

test("a user may be sent back as it was read, with read-only fields unchanged", async () => {
  const { id } = await addUser(ctx);
  const { body: read } = await call("GET", `/users/${id}`, { token });
  const answer = await call("PUT", `/users/${id}`, { token, body: { ...read, firstName: "Ada" } });
  expect([answer.status, answer.body.firstName]).toEqual([200, "Ada"]);
  const body = { ...read, enabled: false, roles: ["SystemAdmin"] };
  expectProblem(await call("PUT", `/users/${id}`, { token, body }), 422, "One or more fields are not valid.", {
    Enabled: ["enabled can't be changed with this call."],
    Roles: ["roles can't be changed with this call."],
  });
});
