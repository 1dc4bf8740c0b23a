import { asc, eq, sql } from "drizzle-orm";
import { courses, subscriptions } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { namesText } from "~/domain/count-text";
import { Refusal } from "~/domain/refusal";

/**
 * Refuses if the user teaches courses, which first need another instructor (docs/decisions/0021). `what`: such as "be
 * deleted".
 */
export async function requireNoCourses({ db }: Ctx, user: { id: string; username: string }, what: string) {
  const owned = await db
    .select({ name: courses.name })
    .from(courses)
    .where(eq(courses.ownerId, user.id))
    .orderBy(asc(courses.name));
  if (owned.length === 0) return;
  const courseNames = namesText(
    owned.map(({ name }) => `"${name}"`),
    5,
  );
  const [the, them] = owned.length === 1 ? ["the course", "it"] : ["the courses", "them"];
  throw new Refusal(
    "conflict",
    `"${user.username}" owns ${the} ${courseNames} and cannot ${what}. Reassign or delete ${them} first.`,
  );
}

/** Refuses while the payment provider still bills the user. */
export async function requireNoSubscription({ db }: Ctx, user: { id: string; username: string }) {
  const [subscription] = await db
    .select({ status: subscriptions.status })
    .from(subscriptions)
    .where(sql`${subscriptions.userId} = ${user.id} and ${isBilled}`);
  if (subscription)
    throw new Refusal(
      "conflict",
      `"${user.username}" has a paid subscription, which must be cancelled before the account is deleted.`,
    );
}

export const isBilled = sql`${subscriptions.status} not in ('canceled', 'incomplete_expired')`;
