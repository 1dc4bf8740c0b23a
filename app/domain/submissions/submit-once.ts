import { createHash } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { formSubmissions } from "~/db/schema";
import { inTransaction, type Ctx, type SignedInCtx } from "~/domain/context";
import type { Message, Text } from "~/texts/message";
import { parseStoredText, storeText } from "~/texts/stored-text";

/** A form that was rendered once and sent several times with the same content is one submission. */
export type Submission = Record<string, string>;

/** The hidden field of a form that creates something: an id of this rendering. */
export const formKeyField = "formKey";

/** Called by the loader of a form. */
export const createFormKey = (): string => uuid();

const retentionMs = 24 * 3_600_000;

/**
 * Runs `work` for the first submission of a form and returns its text to repeated and concurrent ones. A refused
 * submission may be sent again. Without a key, each submission runs.
 */
export async function submitOnce(
  ctx: SignedInCtx,
  submission: Submission,
  work: (ctx: SignedInCtx) => Promise<Message>,
): Promise<Text> {
  if (!submission[formKeyField]) return work(ctx);
  const key = keyOf(ctx.actor.userId, submission);
  return inTransaction(ctx, async (inner) => {
    const { db, now } = inner;
    const [isFirst] = await db
      .insert(formSubmissions)
      .values({ key, createdAt: now, result: "" })
      .onConflictDoNothing()
      .returning({ key: formSubmissions.key });
    if (!isFirst) return resultOf(inner, key);
    const result = await work(inner);
    await db
      .update(formSubmissions)
      .set({ result: storeText(result) })
      .where(eq(formSubmissions.key, key));
    return result;
  });
}

async function resultOf({ db }: Ctx, key: string): Promise<Text> {
  const [earlier] = await db
    .select({ result: formSubmissions.result })
    .from(formSubmissions)
    .where(eq(formSubmissions.key, key));
  return parseStoredText(earlier?.result ?? "");
}

const visitor = "a visitor";

/**
 * Marks a visitor's form as done, in the transaction of its result: `isSubmitted` then recognizes a repeat whose response
 * was lost. Without a key nothing is stored.
 */
export async function markSubmitted({ db, now }: Ctx, submission: Submission) {
  if (!submission[formKeyField]) return;
  const row = { key: keyOf(visitor, submission), createdAt: now, result: "" };
  await db.insert(formSubmissions).values(row).onConflictDoNothing();
}

export const isSubmitted = async ({ db }: Ctx, submission: Submission): Promise<boolean> =>
  Boolean(submission[formKeyField]) &&
  (await db.$count(formSubmissions, eq(formSubmissions.key, keyOf(visitor, submission)))) > 0;

/** Includes all sent fields: a form that was changed before sending it again is another submission. */
function keyOf(userId: string, submission: Submission): string {
  const sortedFields = Object.entries(submission).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([userId, sortedFields]))
    .digest("base64url");
}

export async function forgetOldSubmissions({ db, now }: Pick<Ctx, "db" | "now">) {
  await db.delete(formSubmissions).where(lt(formSubmissions.createdAt, new Date(now.getTime() - retentionMs)));
}
