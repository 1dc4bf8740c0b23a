// The HTTP client, against a server with scripted answers.
import { createServer, type IncomingMessage } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { createApiCalls } from "../../client/api-calls";
import {
  createApiFetch,
  ApiProblem,
  ServerUnreachable,
  createTokenRefresher,
  unreachableText,
  type ApiFetchOptions,
} from "../../client/api-fetch";

type ScriptedAnswer = { status: number; body?: unknown; type?: string } | "silence" | "break off";

/** A server that gives these answers in order and records the requests. */
async function serveAnswers(...answers: ScriptedAnswer[]) {
  const requests: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    requests.push(
      `${incoming.method} ${incoming.url} ${incoming.headers["x-auth-token"] ?? "-"} ${await bodyOf(incoming)}`.trim(),
    );
    const answer = answers.shift() ?? { status: 200, body: {} };
    if (answer === "silence") return;
    if (answer === "break off") return void incoming.socket.destroy();
    const { status, body, type = "application/json" } = answer;
    outgoing
      .writeHead(status, { "content-type": type })
      .end(typeof body === "string" ? body : JSON.stringify(body ?? null));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => (server.closeAllConnections(), void server.close()));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const visits: string[] = [];
  const tokens = { access: "old", refresh: "refresh-1" } as { access: string | null; refresh: string | null };
  const client = (options: Partial<ApiFetchOptions> = {}) =>
    createApiFetch({ url, tokens, leave: (path) => visits.push(path), ...options });
  return {
    url,
    asked: requests,
    left: visits,
    tokens,
    client,
    get: (path = "/groups", options: Partial<ApiFetchOptions> = {}) => client(options)(`${url}/api${path}`),
  };
}

async function bodyOf(incoming: IncomingMessage) {
  let text = "";
  for await (const chunk of incoming) text += String(chunk);
  return text;
}

test("a download has no time limit while bytes arrive", async () => {
  const pieces = 12;
  const server = createServer((incoming, outgoing) => {
    outgoing.writeHead(200, { "content-type": "text/csv" });
    let chunkCount = 0;
    const timer = setInterval(() => {
      chunkCount++;
      if (incoming.url === "/whole" && chunkCount > pieces) outgoing.end();
      else if (incoming.url === "/whole" || chunkCount === 1) outgoing.write("line\n");
    }, 50);
    outgoing.on("close", () => clearInterval(timer));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => (server.closeAllConnections(), void server.close()));
  // It listens on a port.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const download = createApiFetch({ url, timeout: 400, isDownload: true });
  expect(await (await download(`${url}/whole`)).text()).toBe("line\n".repeat(pieces));
  await expect(download(`${url}/broken`)).rejects.toThrow(ServerUnreachable);
  await expect(createApiFetch({ url, timeout: 400 })(`${url}/whole`)).rejects.toThrow(ServerUnreachable);
});

const problem = (status: number, title = "No.", errors?: object): ScriptedAnswer => ({
  status,
  body: { title, status, errors },
  type: "application/problem+json",
});
const next = { status: 200, body: { accessToken: "new", refreshToken: "refresh-2" } };

test("a 401 leads to one refresh and one retry with the new token", async () => {
  const { asked, left, tokens, get } = await serveAnswers(problem(401), next, { status: 200, body: [1] });
  expect(await (await get()).json()).toEqual([1]);
  expect(asked).toEqual(["GET /api/groups old", 'POST /api/auth/session/token old "refresh-1"', "GET /api/groups new"]);
  expect([tokens, left]).toEqual([{ access: "new", refresh: "refresh-2" }, []]);
});

test("the retry sends the body again", async () => {
  const { url, asked, client } = await serveAnswers(problem(401), next, { status: 201, body: {} });
  await client()(`${url}/api/scores`, { method: "POST", body: '{"a":1}' });
  expect(asked[2]).toBe('POST /api/scores new {"a":1}');
});

test("a second 401 leads to the login page without another retry", async () => {
  const { asked, left, get } = await serveAnswers(problem(401), next, problem(401, "Again."));
  await expect(get()).rejects.toMatchObject({ status: 401, message: "Again." });
  expect([asked.length, left]).toEqual([3, ["/"]]);
});

test("a refused refresh leads to the login page without a retry", async () => {
  const { asked, left, get } = await serveAnswers(problem(401), problem(401));
  await expect(get()).rejects.toBeInstanceOf(ApiProblem);
  expect([asked.length, left]).toEqual([2, ["/"]]);
});

test("calls that fail together share one refresh", async () => {
  const { url, asked, client } = await serveAnswers(problem(401), problem(401), next);
  const fetch = client();
  await Promise.all([fetch(`${url}/api/groups`), fetch(`${url}/api/users`)]);
  expect(asked.filter((line) => line.includes("/token"))).toHaveLength(1);
});

test("a refresh whose answer was lost is repeated at once with the same token", async () => {
  const { url, tokens, asked } = await serveAnswers("break off", {
    status: 200,
    body: { accessToken: "new", refreshToken: "refresh-2" },
  });
  expect(await createTokenRefresher({ url, tokens })("old")).toBe(true);
  expect(tokens).toEqual({ access: "new", refresh: "refresh-2" });
  expect(asked).toHaveLength(2);
  expect(asked[1]).toBe(asked[0]);
});

test("a refresh by another holder of the tokens counts for all", async () => {
  const { asked, tokens, get } = await serveAnswers(problem(401), { status: 200, body: [1] });
  const faster = async <T>(work: () => Promise<T>) => {
    Object.assign(tokens, { access: "new", refresh: "refresh-2" });
    return work();
  };
  expect(await (await get("/groups", { runExclusive: faster })).json()).toEqual([1]);
  expect(asked).toEqual(["GET /api/groups old", "GET /api/groups new"]);
});

test("tokens that arrive after a logout aren't stored", async () => {
  const { url, tokens } = await serveAnswers(next);
  const refresh = createTokenRefresher({ url, tokens });
  const refreshed = refresh("old");
  Object.assign(tokens, { access: null, refresh: null });
  expect([await refreshed, tokens]).toEqual([false, { access: null, refresh: null }]);
});

test("a wrong password stays on the login page", async () => {
  const { left, asked, tokens, get } = await serveAnswers(problem(401, "Wrong."));
  Object.assign(tokens, { access: null, refresh: null });
  await expect(get()).rejects.toThrow("Wrong.");
  expect([asked.length, left]).toEqual([1, []]);
});

test.each([
  [403, "/forbidden"],
  [404, "/not-found"],
  [500, "/server-error"],
  [503, "/server-error"],
])("%i leads to %s", async (status, place) => {
  const { left, asked, get } = await serveAnswers(problem(status));
  await expect(get()).rejects.toMatchObject({ status, message: "No." });
  expect([left, asked.length]).toEqual([[place], 1]);
});

test("422 stays on the page with messages by field", async () => {
  const { left, get } = await serveAnswers(problem(422, "Not valid.", { Username: ["Username is required."] }));
  await expect(get()).rejects.toMatchObject({
    status: 422,
    message: "Not valid.",
    errors: { Username: ["Username is required."] },
  });
  expect(left).toEqual([]);
});

test("errors use json's title or message, plain text, or the status", async () => {
  const { get } = await serveAnswers(
    { status: 409, body: { message: "Taken." } },
    { status: 409, body: "Plain.", type: "text/plain" },
    { status: 409, body: "", type: "text/plain" },
  );
  for (const text of ["Taken.", "Plain.", "409"]) await expect(get()).rejects.toThrow(text);
});

test("lost, broken, slow and cancelled requests give the same message", async () => {
  const { get } = await serveAnswers("break off", "silence", "silence");
  const unreachable = async (call: Promise<unknown>) =>
    expect(await call.catch((error: unknown) => error)).toEqual(
      expect.objectContaining({ message: unreachableText, constructor: ServerUnreachable }),
    );
  await unreachable(get());
  await unreachable(get("/groups", { timeout: 30 }));
  await unreachable(get("/groups", { signal: AbortSignal.abort() }));
  await unreachable(createApiFetch({ url: "http://127.0.0.1:1" })("http://127.0.0.1:1/api/groups"));
  expect(unreachableText).toBe("Error completing request. Is the server down?");
});

test("a try has 5,000 ms", async () => {
  const { get } = await serveAnswers();
  const waits: number[] = [];
  const timeout = AbortSignal.timeout;
  AbortSignal.timeout = (milliseconds) => (waits.push(milliseconds), timeout.call(AbortSignal, milliseconds));
  await get().finally(() => (AbortSignal.timeout = timeout));
  expect(waits).toEqual([5_000]);
});

test("calls have the paths and types of the API", async () => {
  const { url, asked } = await serveAnswers({ status: 200, body: { id: "1", name: "Course" } });
  const calls = createApiCalls({ url });
  const course = await (await calls.groups[":id"].$get({ param: { id: "1" } })).json();
  const name: string = course.name;
  // @ts-expect-error There is no such field.
  expect([name, course.nothing]).toEqual(["Course", undefined]);
  // @ts-expect-error The attempt is not whole.
  await calls.scores.$post({ json: { attemptId: "1" } });
  expect(asked[0]).toBe("GET /api/groups/1 -");
});
