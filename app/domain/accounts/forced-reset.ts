import { and, eq } from "drizzle-orm";
import { users } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { nameKey } from "~/domain/name-key";

/** Whether an administrator has forced a password reset on this user; false for unknown names. */
export async function isResetPending({ db }: Ctx, username: string): Promise<boolean> {
  const [user] = await db
    .select({ pending: users.resetPasswordPending })
    .from(users)
    .where(eq(users.usernameKey, nameKey(username)));
  return user?.pending ?? false;
}

/** Whether the grant that a login left is for just this user, whose reset then needs no code. */
export async function isGranted({ db }: Ctx, username: string, grantedUserId: string | null): Promise<boolean> {
  if (grantedUserId === null) return false;
  const granted = and(
    eq(users.id, grantedUserId),
    eq(users.usernameKey, nameKey(username)),
    users.resetPasswordPending,
  );
  return (await db.$count(users, granted)) > 0;
}
