import { createHash } from "node:crypto";
import { lt } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { rateLimits } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { nameKey } from "~/domain/name-key";
import { Refusal } from "~/domain/refusal";
import { limits, type LimitName } from "./limits";

/** What is counted: the tries on one account, from one address, or whatever else `by` names. */
export type Tried = { limit: LimitName; by: string };

/**
 * Counts a try before it is made, so that tries at once are counted too; refuses when there were too many of late.
 * Answers how to take the count back, for a try that turned out right. To be called outside of transactions: a refused
 * try must stay counted. Its clock is the real one, since the library brings its own.
 */
export async function countTry({ db }: Pick<Ctx, "db">, tried: Tried[]): Promise<() => Promise<void>> {
  const counted: { limiter: RateLimiterDrizzle; key: string }[] = [];
  for (const { limit, by } of tried) {
    // Without an address (a client that the host knows nothing of) there is nothing to count by.
    if (by === "") continue;
    const limiter = new RateLimiterDrizzle({
      ...limits[limit],
      keyPrefix: limit,
      storeClient: db,
      schema: rateLimits,
      clearExpiredByTimeout: false,
    });
    const key = digest(by);
    try {
      await limiter.consume(key);
    } catch (result) {
      if (!(result instanceof RateLimiterRes)) throw result;
      throw tooMany(Math.max(1, Math.ceil(result.msBeforeNext / 1_000)));
    }
    counted.push({ limiter, key });
  }
  return async () => {
    for (const { limiter, key } of counted) await limiter.reward(key);
  };
}

/** Removes counts that no longer matter. */
export async function forgetOldTries({ db, now }: Ctx) {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
}

// Names of any length and with any characters become keys of one length; what people typed is not stored.
const digest = (by: string) => createHash("sha256").update(nameKey(by)).digest("base64url");

export function tooMany(seconds: number): Refusal {
  const minutes = Math.ceil(seconds / 60);
  const wait = seconds <= 90 ? `${seconds} second${seconds === 1 ? "" : "s"}` : `${minutes} minutes`;
  return new Refusal("tooMany", `Too many attempts. Please try again in ${wait}.`, {}, seconds);
}
