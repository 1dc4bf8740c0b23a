import { eq, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time } from "~/db/rows.server";
import { erasureRequests } from "~/db/schema";
import { assertCan, reachOf, requireRecentProof, requireSignInId } from "~/domain/access";
import { asSubject, lockUser } from "~/domain/accounts/administered-user";
import { administersNobody } from "~/domain/accounts/read-user-stats";
import { writeForUser } from "~/domain/accounts/own-language";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { lockUsers } from "~/domain/locks";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";
import { enqueueMail } from "~/domain/mail/enqueue-mail";
import { plainText } from "~/domain/plain-text";
import { Refusal } from "~/domain/refusal";
import { texts } from "~/texts";
import { keyed, say } from "~/texts/say";

export type ErasureRequest = { askedAt: Date; refusal: string | null; refusedAt: Date | null };

/** The actor's own request; null if there is none. */
export async function readOwnRequest({ db, actor }: SignedInCtx): Promise<ErasureRequest | null> {
  const [request] = await db.select().from(erasureRequests).where(eq(erasureRequests.userId, actor.userId));
  return request ? { askedAt: request.askedAt, refusal: request.refusal, refusedAt: request.refusedAt } : null;
}

/** Asks the administrators to erase the actor. Idempotent; after a refusal it asks again. */
export async function askForErasure(ctx: SignedInCtx) {
  requireSignInId(ctx.actor);
  const { userId, username, organizationId } = ctx.actor;
  assertCan(ctx.actor, "account:change", { ownerId: userId });
  requireRecentProof(ctx);
  await inTransaction(ctx, async (inner) => {
    await lockUsers(inner, [userId]);
    const before = await readOwnRequest(inner);
    if (before && !before.refusal) return;
    await inner.db
      .insert(erasureRequests)
      .values({ userId, askedAt: inner.now })
      .onConflictDoUpdate({
        target: erasureRequests.userId,
        set: { askedAt: inner.now, refusedAt: null, refusal: null },
      });
    await recordChange(inner, {
      action: "user.askErasure",
      subject: { type: "user", id: userId, name: username },
      organizationId,
    });
  });
}

/** Takes an open request back. */
export async function withdrawRequest(ctx: SignedInCtx) {
  const { userId, username, organizationId } = ctx.actor;
  requireSignInId(ctx.actor);
  await inTransaction(ctx, async (inner) => {
    await lockUsers(inner, [userId]);
    const removed = await inner.db
      .delete(erasureRequests)
      .where(sql`${erasureRequests.userId} = ${userId} and ${isNull(erasureRequests.refusedAt)}`)
      .returning({ userId: erasureRequests.userId });
    if (removed.length > 0)
      await recordChange(inner, {
        action: "user.withdrawErasure",
        subject: { type: "user", id: userId, name: username },
        organizationId,
      });
  });
}

const OpenRequest = v.object({ userId: v.string(), username: v.string(), name: v.string(), askedAt: Time });
export type OpenRequest = v.InferOutput<typeof OpenRequest>;

const maxShown = 100;

/** The open requests of people whom the actor administers, the oldest first. `organizationId`: of one organization. */
export async function listRequests(ctx: SignedInCtx, organizationId: string | null = null): Promise<OpenRequest[]> {
  const { actor, db } = ctx;
  if (administersNobody(actor) && !organizationId) return [];
  assertCan(actor, "user:administer", { organizationId: organizationId ?? actor.organizationId }, "organization");
  const within = organizationId ?? (reachOf(actor.role, "user:administer") === "any" ? null : actor.organizationId);
  return rowsOf(
    db,
    OpenRequest,
    sql`select u.id as "userId", u.username, trim(u.first_name || ' ' || u.last_name) as name, r.asked_at as "askedAt"
      from erasure_requests r join users u on u.id = r.user_id
      where r.refused_at is null ${within === null ? sql`` : sql`and u.organization_id = ${within}`}
      order by r.asked_at, u.id limit ${maxShown}`,
  );
}

/** The request of a user; the caller checks the permission to read about the user. */
export async function findRequest({ db }: SignedInCtx, userId: string): Promise<ErasureRequest | null> {
  const [request] = await db.select().from(erasureRequests).where(eq(erasureRequests.userId, userId));
  return request ? { askedAt: request.askedAt, refusal: request.refusal, refusedAt: request.refusedAt } : null;
}

/** The sentence that the person gets. */
export const RefusalReason = plainText(500, {
  required: () => keyed(say.erasure.reasonRequired),
  tooLong: () => keyed(say.erasure.reasonTooLong({ max: 500 })),
  unstorable: () => keyed(say.judging.reasonUnstorable),
});

/** Refuses a request, with a reason that the person gets by mail and reads on the own page. */
export async function refuseRequest(ctx: SignedInCtx, userId: string, reason: string, site: MailSite) {
  await inTransaction(ctx, async (inner) => {
    const user = await lockUser(inner, userId);
    const refused = await inner.db
      .update(erasureRequests)
      .set({ refusedAt: inner.now, refusal: reason })
      .where(sql`${erasureRequests.userId} = ${userId} and ${isNull(erasureRequests.refusedAt)}`)
      .returning({ userId: erasureRequests.userId });
    if (refused.length === 0) throw new Refusal("conflict", say.erasure.noRequest);
    const mail = await writeForUser(inner, userId, () =>
      composeMail(site, {
        recipient: user.email,
        subject: texts.erasure.refusedMailSubject({ productName: site.productName }),
        paragraphs: [
          texts.erasure.refusedMail({ username: user.username }),
          reason,
          { link: `${site.url}/account/erasure` },
        ],
      }),
    );
    await enqueueMail(inner, mail);
    await recordChange(inner, { action: "user.refuseErasure", ...asSubject(user) });
  });
}
