import { timingSafeEqual } from "node:crypto";
import { desc, gt, lt, sql } from "drizzle-orm";
import { setupCodes, users } from "~/db/schema";
import { generateResetCode, readResetCode } from "~/domain/accounts/reset-code";
import type { Ctx } from "~/domain/context";
import { hashToken } from "~/domain/tokens";

const validityMs = 7 * 24 * 3_600_000;

/** Whether the installation has users; without any it waits for its first administrator. */
export async function hasUsers({ db }: Pick<Ctx, "db">): Promise<boolean> {
  const [user] = await db
    .select({ one: sql<number>`1` })
    .from(users)
    .limit(1);
  return user !== undefined;
}

/** A code for the log of a starting server; null if there are users. Codes of other servers stay valid for a week. */
export async function issueSetupCode({ db, now }: Pick<Ctx, "db" | "now">): Promise<string | null> {
  if (await hasUsers({ db })) return null;
  await db.delete(setupCodes).where(lt(setupCodes.createdAt, new Date(now.getTime() - validityMs)));
  const code = generateResetCode();
  await db.insert(setupCodes).values({ codeHash: hashToken(code), createdAt: now });
  return code;
}

/** The same if no server has printed a code yet. */
export async function issueMissingSetupCode(ctx: Pick<Ctx, "db" | "now">): Promise<string | null> {
  const good = gt(setupCodes.createdAt, new Date(ctx.now.getTime() - validityMs));
  return (await ctx.db.$count(setupCodes, good)) > 0 ? null : issueSetupCode(ctx);
}

/** Whether the typed code is one that was printed; constant time. */
export async function isSetupCode({ db, now }: Pick<Ctx, "db" | "now">, typed: string): Promise<boolean> {
  const rows = await db
    .select()
    .from(setupCodes)
    .where(gt(setupCodes.createdAt, new Date(now.getTime() - validityMs)))
    .orderBy(desc(setupCodes.createdAt));
  const typedHash = Buffer.from(hashToken(readResetCode(typed)));
  // Compares all of them, even after a match.
  return rows.filter(({ codeHash }) => timingSafeEqual(Buffer.from(codeHash), typedHash)).length > 0;
}
