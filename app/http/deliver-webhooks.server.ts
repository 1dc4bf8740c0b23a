import { setTimeout as pause } from "node:timers/promises";
import { createHmac } from "node:crypto";
import type { Ctx } from "~/domain/context";
import { idOf } from "~/domain/id";
import { Refusal } from "~/domain/refusal";
import { secretTextOf } from "~/domain/webhooks/sign-webhook";
import {
  atOnce,
  claimDeliveries,
  deliverWebhook,
  spreadEvents,
  type CallWebhook,
  type DueDelivery,
} from "~/domain/webhooks/deliver-webhook";
import { answerTimeMs, maxAnswerBytes } from "~/domain/webhooks/webhook-rules";
import { say } from "~/texts/say";
import { checkOutsideAddress, fetchOutside, OutsideRefusal } from "./fetch-outside.server";
import { getPlatform } from "./platform.server";
import { readMailSite } from "./site.server";

/** Open connections to endpoints, of this process. */
const maxOpen = 100;
const second = 1_000;

/**
 * Delivers what is due until nothing is. An endpoint that is slow holds up its own deliveries alone: others are looked
 * for each second meanwhile. After `stopping`, only what has begun is finished.
 */
export async function deliverWebhooks(createContext: () => Promise<Ctx>, stopping: AbortSignal) {
  const { env, log } = await getPlatform();
  const site = await readMailSite();
  const call = callWebhookWith(env.webhookAllow);
  const open = new Map<string, Promise<void>>();
  const failures: unknown[] = [];
  const deliverAll = async (deliveries: DueDelivery[]) => {
    const ctx = await createContext();
    await Promise.all(deliveries.map((delivery) => deliverWebhook(ctx, delivery, call, env.secretKeys, site)));
  };
  while (!stopping.aborted && failures.length === 0) {
    const ctx = await createContext();
    const spread = await spreadEvents(ctx);
    const due = await claimDeliveries(ctx, [...open.keys()], Math.max(0, maxOpen - open.size * atOnce));
    for (const endpointId of new Set(due.map((delivery) => delivery.endpointId))) {
      const work = deliverAll(due.filter((delivery) => delivery.endpointId === endpointId))
        .catch((error: unknown) => void failures.push(error))
        .finally(() => open.delete(endpointId));
      open.set(endpointId, work);
    }
    if (due.length > 0) log.debug({ due: due.length }, "delivering webhooks");
    if (open.size === 0 && spread === 0) break;
    const round = new AbortController();
    const signal = AbortSignal.any([stopping, round.signal]);
    await Promise.race([...open.values(), waitFor(spread > 0 ? 0 : second, signal)]);
    round.abort();
  }
  await Promise.all(open.values());
  if (failures.length > 0) throw failures[0] instanceof Error ? failures[0] : new Error("a delivery failed");
}

/** Until the time is over or the signal comes. */
const waitFor = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal }).catch(() => {});

/** Whether an address may be an endpoint's. What its name leads to is looked up at each delivery. */
export async function readMayCallWebhook(): Promise<(address: string) => boolean> {
  const { webhookAllow } = (await getPlatform()).env;
  return (address) => {
    try {
      checkOutsideAddress(address, webhookAllow);
      return true;
    } catch {
      return false;
    }
  };
}

/**
 * The secret of a form, derived from the form's key: a form that is sent twice makes one secret. Nobody can compute it
 * without SESSION_SECRET.
 */
export async function webhookSecretOf(userId: string, formKey: string): Promise<string> {
  if (!idOf(formKey)) throw new Refusal("invalid", say.webhooks.formUsed);
  const { sessionSecret } = (await getPlatform()).env;
  return secretTextOf(createHmac("sha256", sessionSecret).update(`webhook ${userId} ${formKey}`).digest());
}

const callWebhookWith =
  (allow: readonly string[]): CallWebhook =>
  async (address, headers, body) => {
    try {
      const answer = await fetchOutside(
        address,
        { method: "POST", headers, body },
        { timeoutMs: answerTimeMs, maxBytes: maxAnswerBytes, cutsAnswer: true, hasOwnConnection: true, allow },
      );
      const text = await answer.text();
      return { answer: { status: answer.status, headers: Object.fromEntries(answer.headers), body: text } };
    } catch (error) {
      return { error: wordFor(error) };
    }
  };

/** A short word or code: the details of a failed connection may be about other machines. */
function wordFor(error: unknown): string {
  if (error instanceof OutsideRefusal) return error.reason;
  if (!(error instanceof Error)) return "failed";
  if (error.name === "AbortError" || error.name === "TimeoutError") return "timeout";
  const code = "code" in error ? error.code : null;
  return typeof code === "string" && /^[A-Z][A-Z0-9_]{1,60}$/.test(code) ? code : "failed";
}
