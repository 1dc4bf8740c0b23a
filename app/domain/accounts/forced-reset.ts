import { eq } from "drizzle-orm";
import { users } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { countTry } from "~/domain/limits/count-try";
import { nameKey } from "~/domain/name-key";
import { findKnownDeviceId } from "./known-device";
import { isGrantedTo, type ResetGrant } from "./reset-grant";
import type { Device } from "./sign-in";

/** Whether an administrator has forced a password reset on this user; false for unknown names. */
export async function isResetPending({ db }: Pick<Ctx, "db">, username: string): Promise<boolean> {
  const [user] = await db
    .select({ pending: users.resetPasswordPending })
    .from(users)
    .where(eq(users.usernameKey, nameKey(username)));
  return user?.pending ?? false;
}

/** The same without a password. Counted as a try, because it reveals usernames; known browsers have their own count. */
export async function askWhetherResetPending(ctx: Ctx, username: string, { address, known }: Device): Promise<boolean> {
  const deviceOrAddress = findKnownDeviceId(known, username) ?? address;
  await countTry(ctx, [
    { limit: "reset-pending/account-and-address", by: deviceOrAddress && `${nameKey(username)} ${deviceOrAddress}` },
    { limit: "reset-pending/address", by: deviceOrAddress },
  ]);
  return isResetPending(ctx, username);
}

/** Whether the grant from a sign-in is for this user, who then needs no code. */
export async function isGranted({ db }: Ctx, username: string, grant: ResetGrant | null): Promise<boolean> {
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, isPending: users.resetPasswordPending })
    .from(users)
    .where(eq(users.usernameKey, nameKey(username)));
  return user !== undefined && user.isPending && isGrantedTo(grant, user);
}
