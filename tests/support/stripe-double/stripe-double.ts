// A Stripe double over real HTTP, for tests and for clicking through a purchase. It checks, signs and fails like
// Stripe.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readFileSync } from "node:fs";
import Stripe from "stripe";
import { callAt, paramsOf } from "./calls";
import { StripeError } from "./stripe-error";
import { StripeState, type StripeEvent } from "./stripe-state";
import { firstOf } from "../tuples";

/** `error`: answers 500 without effect. The others don't answer, with or without effect. */
export type Fault = "error" | "dropBefore" | "dropAfter" | "hangBefore" | "hangAfter";

/** The fault of a call such as `POST /v1/subscriptions`, or null. */
export type FaultChooser = (call: string) => Fault | null;

type Options = { port?: number; webhook?: { url: string; secret: string } };

export type StripeDouble = {
  url: string;
  state: StripeState;
  /** Names of the received calls, in order. */
  calls: string[];
  chooseFault: (chooser: FaultChooser) => void;
  /** Makes the next calls of this name fail in this way. */
  failNext: (call: string, fault: Fault, times?: number) => void;
  close: () => Promise<void>;
};

export async function startStripeDouble({ port = 0, webhook }: Options = {}): Promise<StripeDouble> {
  const state = new StripeState();
  const calls: string[] = [];
  const faults: { call: string; fault: Fault }[] = [];
  let choose: FaultChooser = () => null;
  const answers = new IdempotentAnswers();

  const faultOf = (call: string): Fault | null => {
    const at = faults.findIndex((plan) => plan.call === call);
    return at >= 0 ? firstOf(faults.splice(at, 1)).fault : choose(call);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response
        .writeHead(500, { "content-type": "application/json" })
        .end(JSON.stringify({ error: { type: "api_error", message: String(error) } }));
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? "/", base());
    const method = request.method ?? "GET";
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "authorization, content-type, idempotency-key");
    response.setHeader("date", new Date(Date.now() + state.clockSkew * 1_000).toUTCString());
    if (method === "OPTIONS") return void response.writeHead(204).end();
    const body = await textOf(request);
    if (!url.pathname.startsWith("/v1/")) return pageAt(url, method, body, response);

    const params = paramsOf(method === "GET" || method === "DELETE" ? url.search.slice(1) : body);
    let fault: Fault | null = null;
    const answer = ((): Answer => {
      try {
        const authorization = request.headers.authorization ?? "";
        const call = callAt(state, { method, path: url.pathname, authorization, params });
        calls.push(call.name);
        fault = faultOf(call.name);
        if (fault === "error")
          return failureOf(
            new StripeError(500, { type: "api_error", message: "An error occurred with our connection to Stripe." }),
          );
        if (fault === "dropBefore" || fault === "hangBefore") return nothing;
        const key = method === "POST" ? request.headers["idempotency-key"] : undefined;
        return answers.once(typeof key === "string" ? key : null, `${method} ${url.pathname} ${body}`, () =>
          answerOf(() => call.run(state, params, base())),
        );
      } catch (error) {
        return failureOf(error);
      }
    })();
    if (fault === "dropBefore" || fault === "dropAfter") return void request.socket.destroy();
    if (fault === "hangBefore" || fault === "hangAfter") return;
    response
      .writeHead(answer.status, { "content-type": "application/json", "request-id": `req_${calls.length}` })
      .end(answer.body);
  }

  function pageAt(url: URL, method: string, body: string, response: ServerResponse) {
    const script = url.pathname === "/stripe.js";
    if (script)
      return void response
        .writeHead(200, { "content-type": "text/javascript" })
        .end(browserScript().replaceAll("__BASE__", base()));
    const [, page, id = ""] = url.pathname.split("/");
    if (page === "checkout") return checkoutPage(state, id, method, body, response);
    if (page === "portal") return portalPage(state, id, url, method, response);
    if (page === "double" && method === "POST") return void control(id, body, response);
    response.writeHead(404).end();
  }

  /** For manual use: sets faults, and fast-forwards a month. */
  function control(what: string, body: string, response: ServerResponse) {
    const command = JSON.parse(body || "{}") as {
      call: string;
      fault: Fault;
      times?: number;
      subscription: string;
      isPaid: boolean;
    };
    if (what === "faults") plan(command.call, command.fault, command.times);
    else if (what === "renew") state.renew(command.subscription, command.isPaid);
    response.writeHead(204).end();
  }

  const plan = (call: string, fault: Fault, times = 1) =>
    faults.push(...Array.from({ length: times }, () => ({ call, fault })));
  const base = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  if (webhook) state.onEvent = (event) => void deliver(event, webhook);
  return {
    url: base(),
    state,
    calls,
    chooseFault: (chooser) => (choose = chooser),
    failNext: plan,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

type Answer = { status: number; body: string };

const nothing: Answer = { status: 0, body: "" };

function failureOf(error: unknown): Answer {
  if (!(error instanceof StripeError)) throw error;
  return { status: error.status, body: JSON.stringify({ error: error.body }) };
}

function answerOf(run: () => unknown): Answer {
  try {
    return { status: 200, body: JSON.stringify(run()) };
  } catch (error) {
    return failureOf(error);
  }
}

/** Stripe stores the first answer of a key and refuses the key for any other request. */
class IdempotentAnswers {
  private readonly answers = new Map<string, { request: string; answer: Answer }>();

  once(key: string | null, request: string, run: () => Answer): Answer {
    if (!key) return run();
    const before = this.answers.get(key);
    if (before && before.request !== request) {
      throw new StripeError(400, {
        type: "idempotency_error",
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with: ${key}`,
      });
    }
    if (before) return before.answer;
    const answer = run();
    // Requests refused before processing may be retried, as with Stripe.
    if (answer.status !== 400) this.answers.set(key, { request, answer });
    return answer;
  }
}

/** A signed webhook delivery. */
export function signedReport(event: StripeEvent, secret: string, timestamp = Math.floor(Date.now() / 1_000)) {
  const payload = JSON.stringify(event);
  return { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
}

/** Retries with growing pauses until it is accepted, like Stripe. */
async function deliver(event: StripeEvent, { url, secret }: { url: string; secret: string }) {
  for (let pause = 500; pause < 60_000; pause *= 3) {
    const { payload, signature } = signedReport(event, secret);
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": signature },
      body: payload,
    }).catch(() => null);
    if (answer?.ok) return void (event.pending_webhooks = 0);
    await new Promise((done) => setTimeout(done, pause).unref());
  }
}

function checkoutPage(state: StripeState, id: string, method: string, body: string, response: ServerResponse) {
  const show = (problem = "") =>
    void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(state.checkouts.page(id, problem));
  if (method !== "POST") return show();
  try {
    const location = state.checkouts.pay(id, new URLSearchParams(body).get("number") ?? "");
    return void response.writeHead(303, { location }).end();
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return show(error.message);
  }
}

function portalPage(state: StripeState, customerId: string, url: URL, method: string, response: ServerResponse) {
  const ofCustomer = [...state.subscriptions.values()].filter(({ customer }) => customer === customerId);
  const returnUrl = url.searchParams.get("return_url") ?? "/";
  if (method === "POST") {
    for (const subscription of ofCustomer)
      if (subscription.status !== "canceled") state.cancelSubscription(subscription.id);
    return void response.writeHead(303, { location: returnUrl }).end();
  }
  const rows = ofCustomer.map(({ id, status }) => `<li>${id}: ${status}</li>`).join("");
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.end(
    `<!doctype html><html lang="en"><title>Billing</title><link rel="icon" href="data:,"><h1>Billing portal (double)</h1><ul>${rows}</ul><form method="post"><button>Cancel subscription</button></form><a href="${returnUrl.replace(/[&"<>]/g, "")}">Return</a></html>`,
  );
}

const browserScript = () => readFileSync(new URL("./browser-stripe.js", import.meta.url), "utf8");

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  return text;
}
