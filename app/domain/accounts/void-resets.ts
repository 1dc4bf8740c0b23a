import { and, eq, isNull } from "drizzle-orm";
import { passwordResets } from "~/db/schema";
import type { Ctx } from "~/domain/context";

/** Links and codes that were sent to the user open nothing any more. */
export async function voidResets({ db, now }: Ctx, userId: string) {
  await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}
