import { eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf, Time, timeOf } from "~/db/rows.server";
import { auditOutbox, auditStream } from "~/db/schema";
import { assertCan } from "~/domain/access";
import type { Ctx, SignedInCtx } from "~/domain/context";

const batchSize = 100;
/** How long a server that died while sending keeps others from it. */
const claimMs = 60_000;
const firstDelayMs = 2_000;
const maxDelayMs = 5 * 60_000;

const StreamEntry = v.object({
  position: v.number(),
  id: v.string(),
  at: Time,
  actorId: v.nullable(v.string()),
  actorName: v.string(),
  signInId: v.nullable(v.string()),
  tokenId: v.nullable(v.string()),
  action: v.string(),
  subjectType: v.string(),
  subjectId: v.string(),
  subjectName: v.string(),
  organizationId: v.nullable(v.string()),
  details: v.record(v.string(), v.unknown()),
});
/** An entry of the audit trail; `id` lets a receiver recognize a duplicate. */
export type StreamEntry = Omit<v.InferOutput<typeof StreamEntry>, "position">;

/** Sends entries in their order; rejects unless the receiver has confirmed all of them. */
export type SendEntries = (entries: StreamEntry[]) => Promise<void>;

/** Collects new entries from now on. `isOn`: whether somewhere to send them to is configured. */
export async function switchStream({ db }: Pick<Ctx, "db">, isOn: boolean) {
  const switched = await db
    .update(auditStream)
    .set({ isOn, failures: 0, lastError: null, nextTryAt: null })
    .where(eq(auditStream.isOn, !isOn))
    .returning({ isOn: auditStream.isOn });
  if (switched.length > 0 && !isOn) await db.delete(auditOutbox);
}

/**
 * Sends waiting entries, oldest first, one server at a time, and forgets those that were confirmed. An entry that was
 * sent just before a crash is sent again. Returns how many were delivered, or the error.
 */
export async function deliverStream(ctx: Ctx, send: SendEntries): Promise<{ delivered: number; error?: string }> {
  let delivered = 0;
  for (;;) {
    if (!(await claim(ctx))) return { delivered };
    const entries = await listWaiting(ctx);
    if (entries.length === 0) {
      await release(ctx, {});
      return { delivered };
    }
    try {
      await send(entries.map(({ position: _, ...entry }) => entry));
    } catch (cause) {
      const error = String(cause).slice(0, 300);
      await noteFailure(ctx, error);
      return { delivered, error };
    }
    const positions = entries.map(({ position }) => position);
    await ctx.db.delete(auditOutbox).where(inArray(auditOutbox.position, positions));
    await release(ctx, { lastSentAt: new Date(), failures: 0, lastError: null, nextTryAt: null });
    delivered += entries.length;
  }
}

/** By the real clock: a delivery can take long. */
async function claim({ db }: Ctx): Promise<boolean> {
  const now = new Date();
  const claimed = await rowsOf(
    db,
    v.object({ isOn: v.boolean() }),
    sql`update audit_stream set claimed_until = ${timeOf(new Date(now.getTime() + claimMs))}
      where is_on and coalesce(claimed_until <= ${timeOf(now)}, true) and coalesce(next_try_at <= ${timeOf(now)}, true)
        and exists (select from audit_outbox)
      returning is_on as "isOn"`,
  );
  return claimed.length > 0;
}

const listWaiting = ({ db }: Ctx) =>
  rowsOf(
    db,
    StreamEntry,
    sql`select o.position::int as position, a.id, a.at, a.actor_id as "actorId", a.actor_name as "actorName",
        a.sign_in_id as "signInId", a.token_id as "tokenId", a.action, a.subject_type as "subjectType",
        a.subject_id as "subjectId", a.subject_name as "subjectName", a.organization_id as "organizationId", a.details
      from audit_outbox o join audit_entries a on a.id = o.entry_id order by o.position limit ${batchSize}`,
  );

const release = ({ db }: Ctx, state: Partial<typeof auditStream.$inferInsert>) =>
  db.update(auditStream).set({ ...state, claimedUntil: null });

async function noteFailure(ctx: Ctx, lastError: string) {
  const { failures } = await rowOf(ctx.db, v.object({ failures: v.number() }), sql`select failures from audit_stream`);
  const delay = Math.min(maxDelayMs, firstDelayMs * 2 ** Math.min(failures, 16));
  await release(ctx, {
    failures: failures + 1,
    lastError,
    nextTryAt: new Date(Date.now() + delay),
  });
}

const State = v.object({
  waiting: v.number(),
  oldestWaiting: v.nullable(Time),
  lastSentAt: v.nullable(Time),
  lastError: v.nullable(v.string()),
});
export type StreamState = v.InferOutput<typeof State>;

/** How far the stream is behind, for operators. */
export async function readStreamState({ db, actor }: SignedInCtx): Promise<StreamState> {
  assertCan(actor, "system:administer");
  return rowOf(
    db,
    State,
    sql`select (select count(*)::int from audit_outbox) as waiting,
        (select a.at from audit_entries a join audit_outbox o on o.entry_id = a.id
          where o.position = (select min(position) from audit_outbox)) as "oldestWaiting",
        last_sent_at as "lastSentAt", last_error as "lastError" from audit_stream`,
  );
}
