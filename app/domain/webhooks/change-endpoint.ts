import { and, eq, isNull } from "drizzle-orm";
import * as v from "valibot";
import { webhookDeliveries, webhookEndpoints, webhookEvents } from "~/db/schema";
import { assertCan, requireRecentProof } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { requireId } from "~/domain/id";
import { countTry } from "~/domain/limits/count-try";
import { lockOrganizations } from "~/domain/locks";
import { readOrganization } from "~/domain/organizations/read-organization";
import { Refusal } from "~/domain/refusal";
import { openSecret, sealSecret, type SecretKeys } from "~/domain/sealed-secret";
import { keyed, say } from "~/texts/say";
import { findEndpoint, webhookSecretUse, type Endpoint } from "./find-endpoint";
import { formerSecretMs, maxAddressLength, maxEndpoints, testEventType, type WebhookEventType } from "./webhook-rules";

export const webhookAddress = v.pipe(
  v.string(() => keyed(say.webhooks.addressInvalid)),
  v.trim(),
  v.nonEmpty(() => keyed(say.webhooks.addressInvalid)),
  v.maxLength(maxAddressLength, () => keyed(say.webhooks.addressTooLong({ max: maxAddressLength }))),
  v.check(
    (text) => URL.canParse(text) && /^https?:\/\//i.test(text),
    () => keyed(say.webhooks.addressInvalid),
  ),
  v.transform((text) => new URL(text).href),
);

export type EndpointFields = { address: string; events: readonly WebhookEventType[] };
/** Whether an address may be called at all. Its name is looked up at each delivery. */
export type MayCall = (address: string) => boolean;
/** `key`: of the form, the id of the new endpoint. `secret`: derived from it, so sending a form twice changes nothing. */
type NewSecret = { key: string; secret: string; keys: SecretKeys };

/** Runs a change in a transaction, with the organization locked, and audits it unless there was nothing to change. */
async function changing<Result>(
  ctx: SignedInCtx,
  organizationId: string,
  run: (
    ctx: SignedInCtx,
  ) => Promise<{ action: `webhook.${string}` | null; endpoint: Pick<Endpoint, "id" | "address">; result: Result }>,
): Promise<Result> {
  assertMayConfigure(ctx, organizationId);
  return inTransaction(ctx, async (inner) => {
    await lockOrganizations(inner, [organizationId]);
    await readOrganization(inner, organizationId);
    const { action, endpoint, result } = await run(inner);
    const subject = { type: "webhook" as const, id: endpoint.id, name: new URL(endpoint.address).host };
    if (action) await recordChange(inner, { action, subject, organizationId });
    return result;
  });
}

const assertMayConfigure = ({ actor }: SignedInCtx, organizationId: string) =>
  assertCan(actor, "organization:configure", { organizationId }, "organization");

function assertFields({ address, events }: EndpointFields, mayCall: MayCall) {
  if (!mayCall(address))
    throw new Refusal("invalid", say.webhooks.addressRefused, { address: [say.webhooks.addressRefused] });
  if (events.length === 0)
    throw new Refusal("invalid", say.webhooks.eventsRequired, { events: [say.webhooks.eventsRequired] });
}

/** Adds an endpoint, which gets what happens from now on. */
export async function createEndpoint(
  ctx: SignedInCtx,
  organizationId: string,
  fields: EndpointFields,
  { key, secret, keys }: NewSecret,
  mayCall: MayCall,
): Promise<void> {
  await changing(ctx, organizationId, async (inner) => {
    requireRecentProof(inner);
    assertFields(fields, mayCall);
    const { db, now } = inner;
    const { address, events } = fields;
    const id = requireId(key, "page");
    const endpoint = { id, address };
    const ofOrganization = eq(webhookEndpoints.organizationId, organizationId);
    if ((await db.$count(webhookEndpoints, and(eq(webhookEndpoints.id, id), ofOrganization))) > 0)
      return { action: null, endpoint, result: undefined };
    if ((await db.$count(webhookEndpoints, ofOrganization)) >= maxEndpoints)
      throw new Refusal("conflict", say.webhooks.tooManyEndpoints({ max: maxEndpoints }));
    const sealed = sealSecret(keys, webhookSecretUse(id), secret);
    const [added] = await db
      .insert(webhookEndpoints)
      .values({ ...endpoint, organizationId, events: [...events], secret: sealed, rotatedAt: now, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: webhookEndpoints.id });
    if (!added) throw new Refusal("conflict", say.webhooks.formUsed);
    return { action: "webhook.create", endpoint, result: undefined };
  });
}

/** Another address or other events, for what happens from now on and what still waits. */
export const changeEndpoint = (
  ctx: SignedInCtx,
  organizationId: string,
  id: string,
  fields: EndpointFields,
  mayCall: MayCall,
) =>
  changing(ctx, organizationId, async (inner) => {
    requireRecentProof(inner);
    assertFields(fields, mayCall);
    const endpoint = await findEndpoint(inner, organizationId, id);
    await inner.db
      .update(webhookEndpoints)
      .set({ address: fields.address, events: [...fields.events] })
      .where(eq(webhookEndpoints.id, endpoint.id));
    return { action: "webhook.change", endpoint: { ...endpoint, address: fields.address }, result: undefined };
  });

/** Replaces the secret; for a day, the former one signs too. */
export const rotateSecret = (
  ctx: SignedInCtx,
  organizationId: string,
  id: string,
  { secret, keys }: Omit<NewSecret, "key">,
) =>
  changing(ctx, organizationId, async (inner) => {
    requireRecentProof(inner);
    const endpoint = await findEndpoint(inner, organizationId, id);
    const use = webhookSecretUse(endpoint.id);
    const isSame = openSecret(keys, use, endpoint.secret) === secret;
    if (isSame) return { action: null, endpoint, result: undefined };
    await inner.db
      .update(webhookEndpoints)
      .set({
        secret: sealSecret(keys, use, secret),
        rotatedAt: inner.now,
        formerSecret: endpoint.secret,
        formerUntil: new Date(inner.now.getTime() + formerSecretMs),
      })
      .where(eq(webhookEndpoints.id, endpoint.id));
    return { action: "webhook.rotate", endpoint, result: undefined };
  });

/** Switches deliveries on or off. What happens while it is off isn't delivered later. */
export const switchEndpoint = (ctx: SignedInCtx, organizationId: string, id: string, isOn: boolean) =>
  changing(ctx, organizationId, async (inner) => {
    const endpoint = await findEndpoint(inner, organizationId, id);
    if (endpoint.isOn === isOn) return { action: null, endpoint, result: undefined };
    await inner.db
      .update(webhookEndpoints)
      .set({ isOn, failingSince: null, switchedOffAt: null })
      .where(eq(webhookEndpoints.id, endpoint.id));
    if (!isOn) await giveUpDeliveries(inner, endpoint.id);
    return { action: isOn ? "webhook.on" : "webhook.off", endpoint, result: undefined };
  });

/** Gives up what waits for an endpoint that was switched off. */
export async function giveUpDeliveries({ db, now }: Pick<SignedInCtx, "db" | "now">, endpointId: string) {
  await db
    .update(webhookDeliveries)
    .set({ nextTryAt: null, failedAt: now })
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        isNull(webhookDeliveries.deliveredAt),
        isNull(webhookDeliveries.failedAt),
      ),
    );
}

/** Removes an endpoint with its deliveries. */
export const deleteEndpoint = (ctx: SignedInCtx, organizationId: string, id: string) =>
  changing(ctx, organizationId, async (inner) => {
    const endpoint = await findEndpoint(inner, organizationId, id);
    await inner.db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, endpoint.id));
    return { action: "webhook.delete", endpoint, result: undefined };
  });

/** Sends a test event to one endpoint. */
export async function sendTest(ctx: SignedInCtx, organizationId: string, id: string) {
  assertMayConfigure(ctx, organizationId);
  const endpoint = await findEndpoint(ctx, organizationId, id);
  assertOn(endpoint);
  await countTry(ctx, [{ limit: "webhook/organization", by: organizationId }]);
  await ctx.db.insert(webhookEvents).values({
    ...{ organizationId, endpointId: endpoint.id, type: testEventType },
    ...{ occurredAt: ctx.now, data: { endpointId: endpoint.id } },
  });
}

/** Delivers once more what was delivered or given up, with the same id. */
export async function replayDelivery(ctx: SignedInCtx, organizationId: string, id: string, deliveryId: string) {
  assertMayConfigure(ctx, organizationId);
  const endpoint = await findEndpoint(ctx, organizationId, id);
  assertOn(endpoint);
  await countTry(ctx, [{ limit: "webhook/organization", by: organizationId }]);
  const [replayed] = await ctx.db
    .update(webhookDeliveries)
    .set({ nextTryAt: ctx.now, begunAt: ctx.now, tries: 0, deliveredAt: null, failedAt: null })
    .where(
      and(
        eq(webhookDeliveries.id, requireId(deliveryId, "page")),
        eq(webhookDeliveries.endpointId, endpoint.id),
        isNull(webhookDeliveries.nextTryAt),
      ),
    )
    .returning({ id: webhookDeliveries.id });
  if (!replayed) throw new Refusal("conflict", say.webhooks.notReplayable);
}

function assertOn({ isOn }: Endpoint) {
  if (!isOn) throw new Refusal("conflict", say.webhooks.switchOnFirst);
}
