// Webhooks over HTTP: set up on the pages, and received, signed, by a server of another system.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { webhookDeliveries, webhookEndpoints } from "../support/tables";
import {
  addOrganization,
  addRunningClass,
  addUser,
  attemptBodyOf,
  testPassword,
  type Person,
} from "../support/builders";
import { texts } from "../support/product-facts";
import { apiUrl, call, testApi, tokenOf } from "../support/rest-api";
import { SignInBrowser } from "../support/sign-in-browser";

type Received = { headers: Record<string, string>; body: string };
type Answer = (request: IncomingMessage, response: ServerResponse, received: Received) => void;

/** A system that is notified. */
async function startReceiver() {
  const received: Received[] = [];
  const waiting: (() => void)[] = [];
  const state: { answer: Answer } = { answer: (_request, response) => void response.writeHead(204).end() };
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      // Node joins repeated headers.
      const delivery = { headers: request.headers as Record<string, string>, body };
      received.push(delivery);
      state.answer(request, response, delivery);
      for (const tell of waiting.splice(0)) tell();
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  // A server on a TCP port.
  const { port } = server.address() as AddressInfo;
  const until = async (isThere: () => boolean) => {
    while (!isThere()) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { host: `127.0.0.1:${port}`, received, state, until, stop };
}

const receiver = await startReceiver();
const slow = await startReceiver();
const ctx = await testApi({ WEBHOOK_ALLOW: `${receiver.host},${slow.host}` });
afterAll(() => {
  receiver.stop();
  slow.stop();
});

async function enterAs(person: Person) {
  const browser = new SignInBrowser(apiUrl());
  await browser.visit("/?index", { intent: "login", username: person.userName, password: testPassword });
  return browser;
}

const formKeyOf = (page: string) => /name="formKey" value="([^"]+)"/.exec(page)?.[1] ?? "";
const secretIn = (page: string) => /whsec_[A-Za-z0-9+/=]+/.exec(page)?.[0] ?? "";
const all = Object.fromEntries(
  [
    "attempt.recorded",
    "grade.changed",
    "grades.submitted",
    "class.started",
    "class.ended",
    "person.joined",
    "person.left",
  ].map((type) => [`event ${type}`, "on"]),
);

async function connect(path: string, host = receiver.host) {
  const organizationId = await addOrganization(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const browser = await enterAs(admin);
  const list = `/admin/organizations/${organizationId}/webhooks`;
  const formKey = formKeyOf((await browser.visit(list)).text);
  const form = { intent: "create", address: `http://${host}${path}`, formKey, ...all };
  const created = await browser.visit(list, form);
  expect(created.status, created.text).toBe(200);
  const secret = secretIn(created.text);
  // Sent twice, it is the same endpoint and secret; afterwards the secret is on no page.
  expect(secretIn((await browser.visit(list, form)).text)).toBe(secret);
  expect((await browser.visit(list)).text).not.toContain("whsec_");
  const [endpoint] = await ctx.db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.organizationId, organizationId));
  expect(endpoint?.secret).not.toContain(secret.slice(6));
  return {
    organizationId,
    admin,
    browser,
    list,
    secret,
    page: `${list}/${endpoint?.id}`,
    endpointId: endpoint?.id ?? "",
  };
}

const deliveriesOf = (endpointId: string) =>
  ctx.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.endpointId, endpointId));

/** Waits for deliveries to be recorded, which is after they arrive. */
async function recorded(endpointId: string, isDone: (rows: Awaited<ReturnType<typeof deliveriesOf>>) => boolean) {
  let rows = await deliveriesOf(endpointId);
  await expect.poll(async () => isDone((rows = await deliveriesOf(endpointId))), { timeout: 60_000 }).toBe(true);
  return rows;
}

const at = (path: string, of = receiver) => of.received.filter(({ headers }) => headers["x-path"] === path);
for (const each of [receiver, slow]) {
  const { state } = each;
  const inner = state.answer;
  state.answer = (request, response, received) => {
    received.headers["x-path"] = request.url ?? "";
    inner(request, response, received);
  };
}

test("an attempt arrives signed, and is listed with request and answer", async () => {
  const { organizationId, browser, secret, page, endpointId } = await connect("/attempts");
  const running = await addRunningClass(ctx, { organizationId });
  const [student] = running.students;
  const attempt = attemptBodyOf(running.lesson, running.sessionId);
  const token = await tokenOf(student);
  expect((await call("POST", "/scores", { token, body: attempt })).status).toBe(201);
  await receiver.until(() => at("/attempts").some(({ body }) => body.includes("grade.changed")));
  await receiver.until(() => at("/attempts").some(({ body }) => body.includes("attempt.recorded")));
  for (const { headers, body } of at("/attempts")) expect(new Webhook(secret).verify(body, headers)).toBeTruthy();
  const [recordedAttempt] = at("/attempts").filter(({ body }) => body.includes("attempt.recorded"));
  expect(JSON.parse(recordedAttempt?.body ?? "")).toMatchObject({
    type: "attempt.recorded",
    data: { attemptId: attempt.attemptId, userId: student.id, courseId: running.id, score: 80 },
  });
  for (const { body } of at("/attempts")) {
    expect(body).not.toContain(student.userName);
    expect(body).not.toContain("@");
  }
  const rows = await recorded(endpointId, (all) => all.length >= 4 && all.every(({ deliveredAt }) => deliveredAt));
  const listed = await browser.visit(page);
  expect(listed.text).toContain("attempt.recorded");
  const detail = await browser.visit(`${page}/${rows[0]?.id}`);
  expect(detail.text).toContain("webhook-signature");
  expect(detail.text).toContain("204");
});

test("an altered body, another secret and an old time don't verify", async () => {
  const { browser, secret, page, endpointId } = await connect("/altered");
  await browser.visit(page, { intent: "test" });
  await receiver.until(() => at("/altered").length > 0);
  const [{ headers, body } = { headers: {}, body: "" }] = at("/altered");
  const webhook = new Webhook(secret);
  expect(JSON.parse(body)).toMatchObject({ type: "webhook.test", data: { endpointId } });
  expect(() => webhook.verify(body, headers)).not.toThrow();
  expect(() => webhook.verify(body.replace("test", "text"), headers)).toThrow();
  expect(() => webhook.verify(body, { ...headers, "webhook-id": "another" })).toThrow();
  expect(() => webhook.verify(body, { ...headers, "webhook-timestamp": "1600000000" })).toThrow();
  expect(() => new Webhook("whsec_c29tZXRoaW5nIGVsc2U=").verify(body, headers)).toThrow();
});

test("after a rotation both secrets verify, and a replay has the same id", async () => {
  const { browser, secret, page, endpointId } = await connect("/rotated");
  const rotated = await browser.visit(page, { intent: "rotate", formKey: formKeyOf((await browser.visit(page)).text) });
  const next = secretIn(rotated.text);
  expect(next).not.toBe(secret);
  await browser.visit(page, { intent: "test" });
  await receiver.until(() => at("/rotated").length === 1);
  const [{ headers, body } = { headers: {}, body: "" }] = at("/rotated");
  for (const each of [secret, next]) expect(() => new Webhook(each).verify(body, headers)).not.toThrow();
  const [delivery] = await recorded(endpointId, ([one]) => Boolean(one?.deliveredAt));
  expect((await browser.visit(`${page}/${delivery?.id}`, { intent: "replay" })).status).toBe(302);
  await receiver.until(() => at("/rotated").length === 2);
  expect(at("/rotated")[1]?.headers["webhook-id"]).toBe(headers["webhook-id"]);
});

test("an endpoint that never answers holds up neither facts nor other endpoints", async () => {
  slow.state.answer = (request, _response, received) => void (received.headers["x-path"] = request.url ?? "");
  const hanging = await connect("/hanging", slow.host);
  for (let i = 0; i < 4; i++) await hanging.browser.visit(hanging.page, { intent: "test" });
  await slow.until(() => at("/hanging", slow).length > 0);
  const good = await connect("/good");
  await good.browser.visit(good.page, { intent: "test" });
  await receiver.until(() => at("/good").length > 0);
  // The other ones are still open.
  expect((await deliveriesOf(hanging.endpointId)).some(({ triedAt }) => triedAt === null)).toBe(true);
  const rows = await recorded(hanging.endpointId, (all) => all.some(({ error }) => error));
  expect(rows.find(({ error }) => error)).toMatchObject({ error: "timeout", deliveredAt: null });
});

test("a redirect isn't followed, and of a long answer the beginning is stored", async () => {
  const first = receiver.state.answer;
  receiver.state.answer = (request, response, received) => {
    if (request.url === "/redirecting") response.writeHead(302, { location: `http://${slow.host}/hidden` }).end();
    else if (request.url === "/long") response.writeHead(200, { "set-cookie": "a=b" }).end("x".repeat(100_000));
    else first(request, response, received);
  };
  const redirecting = await connect("/redirecting");
  await redirecting.browser.visit(redirecting.page, { intent: "test" });
  const [redirected] = await recorded(redirecting.endpointId, ([one]) => Boolean(one?.triedAt));
  expect(redirected).toMatchObject({ answerStatus: 302, deliveredAt: null });
  expect(at("/hidden", slow)).toEqual([]);
  const long = await connect("/long");
  await long.browser.visit(long.page, { intent: "test" });
  const [stored] = await recorded(long.endpointId, ([one]) => Boolean(one?.triedAt));
  expect(stored?.answerBody).toBe("x".repeat(4_096));
  expect(stored?.answerHeaders).not.toHaveProperty("set-cookie");
  receiver.state.answer = first;
});

test("addresses that may not be called are refused, and what was typed stays", async () => {
  const { browser, list } = await connect("/refusing");
  const send = async (address: string) => {
    const formKey = formKeyOf((await browser.visit(list)).text);
    return browser.visit(list, { intent: "create", address, formKey, ...all });
  };
  for (const address of [
    ...[
      "http://example.org/",
      "https://127.0.0.1/",
      "https://[::1]/",
      "https://169.254.169.254/",
      "javascript:alert(1)",
    ],
    ...[`http://${receiver.host.replace("127.0.0.1", "localhost")}/`, "https://user:secret@example.org/", ""],
  ]) {
    const answer = await send(address);
    expect(answer.status, address).toBe(422);
  }
  expect((await send("https://127.0.0.1/")).text).toContain(texts.webhooks.addressRefused);
});

test("pages of other organizations, and without the permission, are closed", async () => {
  const school = await connect("/closed");
  const foreign = await connect("/foreign");
  const instructor = await enterAs(await addUser(ctx, { role: "Instructor", organizationId: school.organizationId }));
  const [delivery] = await (async () => {
    await school.browser.visit(school.page, { intent: "test" });
    return recorded(school.endpointId, ([one]) => Boolean(one?.deliveredAt));
  })();
  const before = at("/closed").length;
  const forms: [string, Record<string, string>][] = [
    [school.list, { intent: "create", address: "https://example.org/", formKey: crypto.randomUUID(), ...all }],
    [school.page, { intent: "test" }],
    [school.page, { intent: "delete" }],
    [school.page, { intent: "off" }],
    [school.page, { intent: "change", address: "https://example.org/", ...all }],
    [school.page, { intent: "rotate", formKey: crypto.randomUUID() }],
    [`${school.page}/${delivery?.id}`, { intent: "replay" }],
  ];
  for (const [path, form] of forms) {
    expect((await foreign.browser.visit(path)).status, path).toBe(404);
    expect((await foreign.browser.visit(path, form)).status, path).toBe(404);
    // Under one's own organization, another one's endpoint isn't found either.
    const own = path.replace(school.organizationId, foreign.organizationId);
    if (path !== school.list) expect((await foreign.browser.visit(own, form)).status, own).toBe(404);
    for (const closed of [await instructor.visit(path), await instructor.visit(path, form)])
      expect([302, 403], path).toContain(closed.status);
    const visitor = await new SignInBrowser(apiUrl()).visit(path, form);
    expect(visitor.text).not.toContain("whsec_");
  }
  const [endpoint] = await ctx.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, school.endpointId));
  expect(endpoint).toMatchObject({ isOn: true, address: `http://${receiver.host}/closed`, formerSecret: null });
  expect(at("/closed")).toHaveLength(before);
});
