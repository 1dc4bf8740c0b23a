import { and, asc, desc, eq, isNotNull, lt, or } from "drizzle-orm";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "~/db/schema";
import { assertCan } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { idOf, requireId } from "~/domain/id";
import { readOrganization } from "~/domain/organizations/read-organization";
import { notFound } from "~/domain/refusal";
import { findEndpoint } from "./find-endpoint";
import { bodyOf } from "./message-body";
import { webhookEventTypes } from "./webhook-rules";

/** The state of an endpoint, without its secrets. */
const endpointColumns = {
  id: webhookEndpoints.id,
  address: webhookEndpoints.address,
  events: webhookEndpoints.events,
  isOn: webhookEndpoints.isOn,
  rotatedAt: webhookEndpoints.rotatedAt,
  formerUntil: webhookEndpoints.formerUntil,
  failingSince: webhookEndpoints.failingSince,
  switchedOffAt: webhookEndpoints.switchedOffAt,
};

export async function readWebhooks(ctx: SignedInCtx, organizationId: string) {
  assertCan(ctx.actor, "organization:configure", { organizationId }, "organization");
  const { id, name } = await readOrganization(ctx, organizationId);
  const endpoints = await ctx.db
    .select(endpointColumns)
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.organizationId, id))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
  return { organization: { id, name }, endpoints: endpoints.map(withKnownEvents) };
}

/** Events of other versions of the product aren't shown. */
const withKnownEvents = <Row extends { events: string[] }>(row: Row) => ({
  ...row,
  events: webhookEventTypes.filter((type) => row.events.includes(type)),
});

const pageSize = 50;

const deliveryColumns = {
  id: webhookDeliveries.id,
  type: webhookEvents.type,
  createdAt: webhookDeliveries.createdAt,
  triedAt: webhookDeliveries.triedAt,
  tries: webhookDeliveries.tries,
  nextTryAt: webhookDeliveries.nextTryAt,
  deliveredAt: webhookDeliveries.deliveredAt,
  failedAt: webhookDeliveries.failedAt,
  answerStatus: webhookDeliveries.answerStatus,
  error: webhookDeliveries.error,
};

/** An endpoint with its deliveries, newest first. `after`: id of the last delivery of the page before. */
export async function readWebhook(ctx: SignedInCtx, organizationId: string, endpointId: string, after: string | null) {
  assertCan(ctx.actor, "organization:configure", { organizationId }, "organization");
  const { id, name } = await readOrganization(ctx, organizationId);
  const endpoint = await findEndpoint(ctx, id, endpointId);
  const ofEndpoint = eq(webhookDeliveries.endpointId, endpoint.id);
  const afterId = idOf(after);
  const [last] = afterId
    ? await ctx.db
        .select({ id: webhookDeliveries.id, createdAt: webhookDeliveries.createdAt })
        .from(webhookDeliveries)
        .where(and(ofEndpoint, eq(webhookDeliveries.id, afterId)))
    : [];
  const isOlder =
    last &&
    or(
      lt(webhookDeliveries.createdAt, last.createdAt),
      and(eq(webhookDeliveries.createdAt, last.createdAt), lt(webhookDeliveries.id, last.id)),
    );
  const [rows, waiting] = await Promise.all([
    ctx.db
      .select(deliveryColumns)
      .from(webhookDeliveries)
      .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
      .where(and(ofEndpoint, isOlder))
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
      .limit(pageSize + 1),
    ctx.db.$count(webhookDeliveries, and(ofEndpoint, isNotNull(webhookDeliveries.nextTryAt))),
  ]);
  const deliveries = rows.slice(0, pageSize);
  const { address, events, isOn, rotatedAt, formerUntil, failingSince, switchedOffAt } = endpoint;
  return {
    organization: { id, name },
    endpoint: withKnownEvents({
      ...{ id: endpoint.id, address, events, isOn, rotatedAt, failingSince, switchedOffAt },
      formerUntil: formerUntil && formerUntil > ctx.now ? formerUntil : null,
    }),
    deliveries,
    waiting,
    nextAfter: rows.length > pageSize ? (deliveries.at(-1)?.id ?? null) : null,
  };
}
export type Webhook = Awaited<ReturnType<typeof readWebhook>>;

/** A delivery with its last request and answer. */
export async function readDelivery(ctx: SignedInCtx, organizationId: string, endpointId: string, deliveryId: string) {
  assertCan(ctx.actor, "organization:configure", { organizationId }, "organization");
  const endpoint = await findEndpoint(ctx, organizationId, endpointId);
  const [row] = await ctx.db
    .select({
      ...deliveryColumns,
      eventId: webhookEvents.id,
      occurredAt: webhookEvents.occurredAt,
      data: webhookEvents.data,
      requestHeaders: webhookDeliveries.requestHeaders,
      answerHeaders: webhookDeliveries.answerHeaders,
      answerBody: webhookDeliveries.answerBody,
      durationMs: webhookDeliveries.durationMs,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(and(eq(webhookDeliveries.endpointId, endpoint.id), eq(webhookDeliveries.id, requireId(deliveryId, "page"))));
  if (!row) throw notFound("page");
  return { ...row, address: endpoint.address, isOn: endpoint.isOn, body: bodyOf(row) };
}
