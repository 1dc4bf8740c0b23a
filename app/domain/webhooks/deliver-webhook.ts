import { and, eq, isNull, lte, sql } from "drizzle-orm";
import * as v from "valibot";
import { countRows, rowsOf, Time, timeOf } from "~/db/rows.server";
import { users, webhookDeliveries, webhookEndpoints } from "~/db/schema";
import { writeForUser } from "~/domain/accounts/own-language";
import { roleCan } from "~/domain/accounts/user-conditions";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type Ctx } from "~/domain/context";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";
import { enqueueMail } from "~/domain/mail/enqueue-mail";
import { openSecret, type SecretKeys } from "~/domain/sealed-secret";
import { texts } from "~/texts";
import { giveUpDeliveries } from "./change-endpoint";
import { webhookSecretUse } from "./find-endpoint";
import { bodyOf } from "./message-body";
import { signWebhook } from "./sign-webhook";
import { claimMs, failingMs, maxAnswerBytes, nextTryAt } from "./webhook-rules";

/** An endpoint's answer. */
export type WebhookAnswer = { status: number; headers: Record<string, string>; body: string };
/** Calls an endpoint. Failures are a short word or code: "private", "timeout", "ECONNREFUSED". */
export type CallWebhook = (
  address: string,
  headers: Record<string, string>,
  body: string,
) => Promise<{ answer: WebhookAnswer } | { error: string }>;

const maxSpread = 500;

/** Makes the deliveries of new events, one for each endpoint that wants them. Returns the number of events. */
export function spreadEvents({ db, now }: Pick<Ctx, "db" | "now">): Promise<number> {
  const at = timeOf(now);
  return countRows(
    db,
    sql`with due as (
        select id, organization_id, endpoint_id, type from webhook_events where not is_spread
        order by created_at limit ${maxSpread} for update skip locked),
      receivers as (
        select e.id, e.organization_id, e.events from webhook_endpoints e
        where e.is_on and e.organization_id in (select organization_id from due) order by e.id for key share),
      added as (
        insert into webhook_deliveries (id, event_id, endpoint_id, created_at, begun_at, next_try_at)
        select gen_random_uuid(), due.id, r.id, ${at}, ${at}, ${at}
        from due join receivers r on r.organization_id = due.organization_id
          and (due.endpoint_id = r.id or (due.endpoint_id is null and due.type = any(r.events)))
        on conflict do nothing)
      update webhook_events set is_spread = true where id in (select id from due) returning id`,
  );
}

const DueDelivery = v.object({
  id: v.string(),
  tries: v.number(),
  begunAt: Time,
  endpointId: v.string(),
  organizationId: v.string(),
  address: v.string(),
  secret: v.string(),
  formerSecret: v.nullable(v.string()),
  formerUntil: v.nullable(Time),
  eventId: v.string(),
  type: v.string(),
  occurredAt: Time,
  data: v.record(v.string(), v.unknown()),
});
export type DueDelivery = v.InferOutput<typeof DueDelivery>;

/** Deliveries of one endpoint at once; one that fails gets one, so that it holds up as little as possible. */
export const atOnce = 4;

/** Claims due deliveries, of no endpoint in `busy`. */
export function claimDeliveries({ db, now }: Pick<Ctx, "db" | "now">, busy: readonly string[], max: number) {
  return rowsOf(
    db,
    DueDelivery,
    sql`with due as (
        select d.id from webhook_endpoints e cross join lateral (
          select id, next_try_at from webhook_deliveries
          where endpoint_id = e.id and next_try_at <= ${timeOf(now)}
          order by next_try_at limit case when e.failing_since is null then ${atOnce}::int else 1 end
          for update skip locked) d
        where e.is_on and not e.id = any(${`{${busy.join(",")}}`}::uuid[])
        order by d.next_try_at limit ${max}),
      claimed as (
        update webhook_deliveries set next_try_at = ${timeOf(new Date(now.getTime() + claimMs))}, tries = tries + 1
        where id in (select id from due) returning id, tries, begun_at, endpoint_id, event_id)
      select c.id, c.tries, c.begun_at as "begunAt", e.id as "endpointId", e.organization_id as "organizationId",
        e.address, e.secret, e.former_secret as "formerSecret", e.former_until as "formerUntil",
        v.id as "eventId", v.type, v.occurred_at as "occurredAt", v.data
      from claimed c join webhook_endpoints e on e.id = c.endpoint_id join webhook_events v on v.id = c.event_id`,
  );
}

/** Tries a claimed delivery once and records how it went. */
export async function deliverWebhook(
  ctx: Ctx,
  delivery: DueDelivery,
  call: CallWebhook,
  keys: SecretKeys,
  site: MailSite,
) {
  const { address, eventId: id, formerSecret, formerUntil } = delivery;
  const begun = ctx.now;
  const use = webhookSecretUse(delivery.endpointId);
  const stored = [delivery.secret, ...(formerSecret && formerUntil && formerUntil > begun ? [formerSecret] : [])];
  const secrets = stored.flatMap((sealed) => openSecret(keys, use, sealed) ?? []);
  const body = bodyOf(delivery);
  const headers = signWebhook({ id, at: begun, body }, secrets);
  const started = performance.now();
  const outcome = secrets.length === 0 ? { error: "secret" } : await call(address, headers, body);
  const durationMs = Math.round(performance.now() - started);
  const answer = "answer" in outcome ? outcome.answer : null;
  const isDelivered = answer !== null && answer.status >= 200 && answer.status < 300;
  const now = new Date(begun.getTime() + durationMs);
  const next = isDelivered ? null : nextTryAt(delivery.begunAt, delivery.tries, now, Math.random());
  const [recorded] = await ctx.db
    .update(webhookDeliveries)
    .set({
      nextTryAt: next,
      deliveredAt: isDelivered ? now : null,
      failedAt: isDelivered || next ? null : now,
      triedAt: begun,
      requestHeaders: headers,
      answerStatus: answer?.status ?? null,
      answerHeaders: answer && storable(answer.headers),
      answerBody: answer && clean(answer.body),
      error: "error" in outcome ? outcome.error.slice(0, 100) : null,
      durationMs,
    })
    // Unless it was switched off meanwhile, or the claim has expired and another server tries.
    .where(
      and(
        eq(webhookDeliveries.id, delivery.id),
        eq(webhookDeliveries.tries, delivery.tries),
        isNull(webhookDeliveries.failedAt),
      ),
    )
    .returning({ id: webhookDeliveries.id });
  if (recorded) await noteEndpoint({ ...ctx, now }, delivery, isDelivered, answer?.status === 410, site);
}

/** PostgreSQL's texts have no U+0000. */
const clean = (text: string) => text.replaceAll("\0", "\uFFFD");

/** Cookies and the like are the receiver's; the rest up to the size that is stored of the body. */
function storable(headers: Record<string, string>): Record<string, string> {
  let left = maxAnswerBytes;
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      left -= name.length + value.length;
      return left < 0 || name === "set-cookie" ? [] : [[name, clean(value)]];
    }),
  );
}

type Receiver = Pick<DueDelivery, "endpointId" | "organizationId" | "address">;

async function noteEndpoint(ctx: Ctx, receiver: Receiver, isDelivered: boolean, isGone: boolean, site: MailSite) {
  const { db, now } = ctx;
  const isEndpoint = eq(webhookEndpoints.id, receiver.endpointId);
  if (isDelivered) {
    await db
      .update(webhookEndpoints)
      .set({ failingSince: null })
      .where(and(isEndpoint, sql`failing_since is not null`));
    return;
  }
  await db
    .update(webhookEndpoints)
    .set({ failingSince: now })
    .where(and(isEndpoint, isNull(webhookEndpoints.failingSince)));
  await inTransaction(ctx, async (inner) => {
    const hasFailedLong = lte(webhookEndpoints.failingSince, new Date(now.getTime() - failingMs));
    const [switchedOff] = await inner.db
      .update(webhookEndpoints)
      .set({ isOn: false, switchedOffAt: now })
      .where(and(isEndpoint, eq(webhookEndpoints.isOn, true), isGone ? undefined : hasFailedLong))
      .returning({ id: webhookEndpoints.id });
    if (!switchedOff) return;
    await giveUpDeliveries(inner, receiver.endpointId);
    await reportSwitchedOff(inner, receiver, site);
  });
}

const maxRecipients = 50;

async function reportSwitchedOff(ctx: Ctx, { endpointId, organizationId, address }: Receiver, site: MailSite) {
  const { host } = new URL(address);
  await recordChange(ctx, {
    action: "webhook.failed",
    subject: { type: "webhook", id: endpointId, name: host },
    organizationId,
  });
  const mayConfigure = roleCan(users.mainRole, "organization:configure");
  const recipients = await ctx.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.organizationId, organizationId), eq(users.enabled, true), mayConfigure))
    .limit(maxRecipients);
  for (const { id, email } of recipients) {
    const mail = await writeForUser(ctx, id, () =>
      composeMail(site, {
        recipient: email,
        subject: texts.webhooks.offMailSubject({ productName: site.productName }),
        paragraphs: [
          texts.webhooks.offMail({ host }),
          texts.webhooks.offMailNext,
          { link: `${site.url}/admin/organizations/${organizationId}/webhooks/${endpointId}` },
        ],
      }),
    );
    await enqueueMail(ctx, mail);
  }
}
