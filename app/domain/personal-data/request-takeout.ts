import { and, desc, eq, gt, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { takeouts } from "~/db/schema";
import { assertCan, requireRecentProof, requireSignInId } from "~/domain/access";
import { asSubject, findAdministeredUser } from "~/domain/accounts/administered-user";
import { writeForUser } from "~/domain/accounts/own-language";
import { canEdit } from "~/domain/accounts/user-rules";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { countTry } from "~/domain/limits/count-try";
import { composeMail, type MailSite } from "~/domain/mail/compose-mail";
import { enqueueMail } from "~/domain/mail/enqueue-mail";
import { Refusal } from "~/domain/refusal";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { newState } from "./build-takeout";
import { buildMs } from "./takeout-rules";

/** Begins a copy of the actor's own data; if one is under way, nothing more. */
export async function requestOwnTakeout(ctx: SignedInCtx): Promise<void> {
  const { actor } = ctx;
  assertCan(actor, "account:change", { ownerId: actor.userId });
  requireSignInId(actor);
  requireRecentProof(ctx);
  await inTransaction(ctx, async (inner) => {
    if (!(await begin(inner, actor.userId))) return;
    await recordChange(inner, {
      action: "user.copyOwnData",
      subject: { type: "user", id: actor.userId, name: actor.username },
      organizationId: actor.organizationId,
    });
    await countTry(inner, [{ limit: "takeout/user-and-day", by: actor.userId }], "copies");
  });
}

/** The same of a user whom the actor administers; the user is mailed. */
export async function requestTakeoutOf(ctx: SignedInCtx, userId: string, site: MailSite): Promise<void> {
  const { actor } = ctx;
  await findAdministeredUser(ctx, userId);
  requireRecentProof(ctx);
  if (userId === actor.userId) return requestOwnTakeout(ctx);
  await inTransaction(ctx, async (inner) => {
    const user = await findTakeoutUser(inner, userId);
    if (!(await begin(inner, userId))) return;
    await recordChange(inner, { action: "user.copyData", ...asSubject(user) });
    const mail = await writeForUser(inner, userId, () =>
      composeMail(site, {
        recipient: user.email,
        subject: texts.takeout.requestedSubject({ productName: site.productName }),
        paragraphs: [
          texts.takeout.requestedMail({ username: user.username, administrator: actor.username }),
          texts.takeout.requestedMailHint,
        ],
      }),
    );
    await enqueueMail(inner, mail);
    await countTry(inner, [{ limit: "takeout/administrator-and-day", by: actor.userId }], "copies");
  });
}

/** A user of whom the actor may have a copy. */
export async function findTakeoutUser(ctx: SignedInCtx, userId: string) {
  const user = await findAdministeredUser(ctx, userId);
  if (!canEdit(ctx.actor, user.role)) throw new Refusal("forbidden", say.userRefusals.editSystemAdmin);
  return user;
}

/** False if one is under way. */
async function begin({ db, now, actor }: SignedInCtx, userId: string): Promise<boolean> {
  const begun = await db
    .insert(takeouts)
    .values({
      ...{ id: uuid(), userId, requestedBy: actor.userId, requestedAt: now, state: newState },
      ...{ steppedAt: now, nextTryAt: now, expiresAt: new Date(now.getTime() + buildMs) },
    })
    .onConflictDoNothing({
      target: [takeouts.userId, takeouts.requestedBy],
      where: sql`ready_at is null and failed_at is null`,
    })
    .returning({ id: takeouts.id });
  return begun.length > 0;
}

export type TakeoutProgress =
  | { state: "building"; doneRows: number; totalRows: number }
  | { state: "ready"; readyAt: Date; expiresAt: Date }
  | { state: "failed" };

/** The actor's last copy of a person's data; null if there is none or it has expired. */
export async function readTakeout({ db, now, actor }: SignedInCtx, userId: string): Promise<TakeoutProgress | null> {
  const [last] = await db
    .select({
      doneRows: takeouts.doneRows,
      totalRows: takeouts.totalRows,
      readyAt: takeouts.readyAt,
      failedAt: takeouts.failedAt,
      expiresAt: takeouts.expiresAt,
    })
    .from(takeouts)
    .where(and(eq(takeouts.userId, userId), eq(takeouts.requestedBy, actor.userId), gt(takeouts.expiresAt, now)))
    .orderBy(desc(takeouts.requestedAt), desc(takeouts.id))
    .limit(1);
  if (!last) return null;
  const { doneRows, totalRows, readyAt, failedAt, expiresAt } = last;
  if (failedAt) return { state: "failed" };
  return readyAt ? { state: "ready", readyAt, expiresAt } : { state: "building", doneRows, totalRows };
}
