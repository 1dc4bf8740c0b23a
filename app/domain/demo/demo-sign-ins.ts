import { v7 as uuid } from "uuid";
import { signIns } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { generateToken, hashToken } from "~/domain/tokens";
import type { DemoAttempt } from "./store-demo-attempts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** Older sign-ins are deleted by every installation. */
const lifetimeMs = 25 * day;

const browsers = [
  "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0",
  "Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 " +
    "Safari/604.1",
];

/** The sign-ins of a demo class, one per day and player; its attempts refer to them. */
export async function addSignInsOf({ db, now }: Ctx, attempts: DemoAttempt[]): Promise<DemoAttempt[]> {
  const byDay = new Map<string, DemoAttempt[]>();
  for (const attempt of attempts) {
    if (now.getTime() - attempt.receivedAt.getTime() > lifetimeMs) continue;
    const key = `${attempt.userId} ${attempt.receivedAt.toISOString().slice(0, 10)}`;
    byDay.set(key, [...(byDay.get(key) ?? []), attempt]);
  }
  const signedIn = new Map<DemoAttempt, string>();
  const rows = [...byDay.values()].flatMap((played, index) => {
    const [first] = played;
    if (!first) return [];
    const id = uuid();
    const times = played.map(({ receivedAt }) => receivedAt.getTime());
    for (const attempt of played) signedIn.set(attempt, id);
    const endedAt = new Date(Math.min(now.getTime(), Math.max(...times) + 5 * minute));
    return {
      id,
      userId: first.userId,
      cookieHash: hashToken(generateToken()),
      createdAt: new Date(Math.min(...times) - 25 * minute),
      lastSeenAt: endedAt,
      endedAt,
      expiresAt: new Date(endedAt.getTime() + day),
      // A player uses the same browser on most days.
      userAgent: browsers[(first.userId.charCodeAt(0) + (index % 7 === 0 ? 1 : 0)) % browsers.length] ?? "",
    };
  });
  if (rows.length > 0) await db.insert(signIns).values(rows);
  return attempts.map((attempt) => ({ ...attempt, signInId: signedIn.get(attempt) ?? null }));
}
