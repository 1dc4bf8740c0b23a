// Comments that an instructor uses again and again; only the author reads the list.
import { and, eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { reusableComments } from "~/db/schema";
import { assertCanRole } from "~/domain/access";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { requireId } from "~/domain/id";
import { lockUsers } from "~/domain/locks";
import { notFound, Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { maxReusable } from "./comment-input";

const Reusable = v.object({ id: v.string(), text: v.string() });
export type ReusableComment = v.InferOutput<typeof Reusable>;

const labelLength = 80;

/** The actor's list, oldest first. `isShort`: only the beginnings, for a menu. */
export function listReusable({ db, actor }: SignedInCtx, { isShort = false } = {}): Promise<ReusableComment[]> {
  assertCanRole(actor.role, "feedback:write");
  const text = isShort ? sql`left(regexp_replace(text, '\\s+', ' ', 'g'), ${labelLength})` : sql`text`;
  return rowsOf(
    db,
    Reusable,
    sql`select id, ${text} as text from reusable_comments where user_id = ${actor.userId}
        order by created_at, id limit ${maxReusable}`,
  );
}

/** The text of one of the actor's comments. */
export async function readReusable({ db, actor }: SignedInCtx, id: string): Promise<string> {
  const [found] = await db
    .select({ text: reusableComments.text })
    .from(reusableComments)
    .where(isOwn(actor.userId, id));
  if (!found) throw notFound("comment");
  return found.text;
}

const isOwn = (userId: string, id: string) =>
  and(eq(reusableComments.id, requireId(id, "comment")), eq(reusableComments.userId, userId));

/** Adds a text to the actor's list; one that is there already stays as it is. */
export function addReusable(ctx: SignedInCtx, text: string): Promise<void> {
  assertCanRole(ctx.actor.role, "feedback:write");
  return inTransaction(ctx, async (inner) => {
    const { db, actor, now } = inner;
    // One after the other, so that none exceeds the limit.
    await lockUsers(inner, [actor.userId]);
    const all = await listReusable(inner);
    if (all.some((each) => each.text === text)) return;
    if (all.length >= maxReusable) throw new Refusal("conflict", say.feedback.tooManyReusable({ max: maxReusable }));
    await db.insert(reusableComments).values({ id: uuid(), userId: actor.userId, text, createdAt: now });
  });
}

export async function removeReusable({ db, actor }: SignedInCtx, id: string): Promise<void> {
  const removed = await db
    .delete(reusableComments)
    .where(isOwn(actor.userId, id))
    .returning({ id: reusableComments.id });
  if (removed.length === 0) throw notFound("comment");
}
