import { createHash } from "node:crypto";
import { inArray, lt, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time } from "~/db/rows.server";
import { rateLimits } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { nameKey } from "~/domain/name-key";
import { Refusal } from "~/domain/refusal";
import type { texts } from "~/texts";
import { say } from "~/texts/say";
import { limits, type LimitName } from "./limits";

/** The tries on one account, from one address, or by another key. */
export type LimitedTry = { limit: LimitName; by: string };

type Counter = { key: string; max: number; expire: string };

/**
 * Counts a try before it is made, so that concurrent tries count too; refuses after too many. Returns a function that
 * takes it back. Call it outside transactions, because a refused try must stay counted; or, if only what succeeds counts, as
 * the last statement of one (0146). Always uses the real clock.
 */
export async function countTry(
  { db }: Pick<Ctx, "db">,
  tries: LimitedTry[],
  what: LimitedThing = "tries",
): Promise<() => Promise<void>> {
  const now = new Date();
  const counters = countersOf(tries, now);
  if (counters.length === 0) return async () => {};
  const counted = await countAll(db, counters, now);
  const exhausted = counted.filter(({ isFull }) => isFull);
  if (exhausted.length > 0) {
    const end = Math.max(...exhausted.map(({ expire }) => expire.getTime()));
    throw tooMany(Math.max(1, Math.ceil((end - now.getTime()) / 1_000)), what);
  }
  return async () => {
    await db.execute(
      sql`with locked as (select key from rate_limits where key = any(${arrayOf(counters)}::text[])
          order by key for update)
        update rate_limits r set points = greatest(points - 1, 0) from locked where r.key = locked.key`,
    );
  };
}

const Counted = v.object({ expire: Time, isFull: v.boolean() });

/** One statement for all counters: each sign-in has five. Like every statement here, locks rows in key order. */
function countAll(db: Ctx["db"], counters: Counter[], now: Date) {
  return rowsOf(
    db,
    Counted,
    sql`with given as (select *
        from jsonb_to_recordset(${JSON.stringify(counters)}::text::jsonb) as g(key text, max int, expire timestamptz)),
      -- The longest wait of those that are over: never longer than the window, also when the clock was set back.
      full_ones as (select key, least(r.expire, given.expire) as expire from rate_limits r join given using (key)
        where r.points >= given.max and r.expire > ${now.toISOString()}::timestamptz),
      late_ones as (select r.key, f.expire from rate_limits r join full_ones f using (key)
        where r.expire > f.expire order by r.key for update of r),
      mended as (update rate_limits r set expire = l.expire from late_ones l where r.key = l.key),
      counted as (
        insert into rate_limits as r (key, points, expire)
        select key, 1, expire from given where not exists (select from full_ones) order by key
        on conflict (key) do update set
          points = case when r.expire > ${now.toISOString()}::timestamptz then r.points + 1 else 1 end,
          expire = case when r.expire > ${now.toISOString()}::timestamptz
            then least(r.expire, excluded.expire) else excluded.expire end
        returning r.key, r.points, r.expire)
      select expire, true as "isFull" from full_ones
      union all select counted.expire, counted.points > given.max from counted join given using (key)`,
  );
}

/** Resets these counters. */
export async function clearTries({ db }: Pick<Ctx, "db">, tries: LimitedTry[]) {
  const keys = arrayOf(countersOf(tries, new Date()));
  await db.execute(
    sql`with locked as (select key from rate_limits where key = any(${keys}::text[]) order by key for update)
      delete from rate_limits r using locked where r.key = locked.key`,
  );
}

/** Deletes expired counters. */
export async function forgetOldTries({ db, now }: Ctx) {
  const old = db.select({ key: rateLimits.key }).from(rateLimits).where(lt(rateLimits.expire, now));
  await db.delete(rateLimits).where(inArray(rateLimits.key, old.for("update", { skipLocked: true })));
}

/** A client without a known address isn't counted. */
const countersOf = (tries: LimitedTry[], now: Date): Counter[] =>
  tries
    .filter(({ by }) => by !== "")
    .map(({ limit, by }) => ({
      key: `${limit}:${digest(by)}`,
      max: limits[limit].points,
      expire: new Date(now.getTime() + limits[limit].duration * 1_000).toISOString(),
    }));

/** Keys contain neither commas nor braces. */
const arrayOf = (counters: Counter[]) => `{${counters.map(({ key }) => key).join(",")}}`;

// Digests, so that keys have one length and typed text isn't stored.
const digest = (by: string) => createHash("sha256").update(nameKey(by)).digest("base64url");

/** What was done too often. */
export type LimitedThing = Parameters<typeof texts.limits.tooMany>[0]["what"];

export const tooMany = (seconds: number, what: LimitedThing) =>
  new Refusal("tooMany", say.limits.tooMany({ what, seconds }), {}, seconds);
