import { and, asc, eq } from "drizzle-orm";
import { namedPermissions, users } from "~/db/schema";
import { assertCan, grantableByName } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { nameKey } from "~/domain/name-key";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";

const [permission] = grantableByName;
const details = { what: "write lessons" };

/** Users with the named permission to write lessons. */
export async function listAuthors({ db, actor }: SignedInCtx) {
  assertCan(actor, "author:name");
  return db
    .select({
      id: users.id,
      username: users.username,
      givenAt: namedPermissions.givenAt,
      appointedBy: namedPermissions.givenBy,
    })
    .from(namedPermissions)
    .innerJoin(users, eq(users.id, namedPermissions.userId))
    .where(eq(namedPermissions.permission, permission))
    .orderBy(asc(users.username));
}

/** Lets a user write lessons, whatever the role. Idempotent. */
export async function nameAuthor(ctx: SignedInCtx, username: string): Promise<string> {
  assertCan(ctx.actor, "author:name");
  const [user] = await ctx.db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(eq(users.usernameKey, nameKey(username)));
  if (!user) {
    const reason = say.lessonRefusals.noSuchUser({ username: username.trim() });
    throw new Refusal("invalid", reason, { username: [reason] });
  }
  await inTransaction(ctx, async (inner) => {
    const { db, now, actor } = inner;
    const insertedRows = await db
      .insert(namedPermissions)
      .values({ userId: user.id, permission, givenAt: now, givenBy: actor.username })
      .onConflictDoNothing()
      .returning({ id: namedPermissions.userId });
    if (insertedRows.length > 0)
      await recordChange(inner, {
        action: "permission.give",
        subject: { type: "user", id: user.id, name: user.username },
        details,
      });
  });
  return user.username;
}

/** The author's lessons stay. */
export async function dismissAuthor(ctx: SignedInCtx, userId: string) {
  assertCan(ctx.actor, "author:name");
  await inTransaction(ctx, async (inner) => {
    const [removedAuthor] = await inner.db
      .delete(namedPermissions)
      .where(and(eq(namedPermissions.userId, userId), eq(namedPermissions.permission, permission)))
      .returning({ id: namedPermissions.userId });
    const [user] = await inner.db.select({ username: users.username }).from(users).where(eq(users.id, userId));
    if (removedAuthor && user)
      await recordChange(inner, {
        action: "permission.take",
        subject: { type: "user", id: userId, name: user.username },
        details,
      });
  });
}
