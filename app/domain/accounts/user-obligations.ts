import { asc, eq, sql } from "drizzle-orm";
import { courses, subscriptions } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { namesText } from "~/domain/names-text";
import { Refusal } from "~/domain/refusal";
import type { Role } from "~/domain/roles";
import { say } from "~/texts/say";

/**
 * Refuses if the user teaches courses, which first need another instructor (docs/decisions/0021). `what`: what the user would do.
 */
export async function requireNoCourses(
  { db }: Ctx,
  user: { id: string; username: string },
  what: "leave" | "delete" | { role: Role },
) {
  const owned = await db
    .select({ name: courses.name })
    .from(courses)
    .where(eq(courses.ownerId, user.id))
    .orderBy(asc(courses.name));
  if (owned.length === 0) return;
  const courseNames = namesText(
    owned.map(({ name }) => `“${name}”`),
    5,
  );
  throw new Refusal(
    "conflict",
    say.userRefusals.ownsCourses({ username: user.username, courseNames, courses: owned.length, what }),
  );
}

/** Refuses while the payment provider still bills the user. */
export async function requireNoSubscription({ db }: Ctx, user: { id: string; username: string }) {
  const [subscription] = await db
    .select({ status: subscriptions.status })
    .from(subscriptions)
    .where(sql`${subscriptions.userId} = ${user.id} and ${isBilled}`);
  if (subscription) throw new Refusal("conflict", say.userRefusals.hasSubscription({ username: user.username }));
}

export const isBilled = sql`${subscriptions.status} not in ('canceled', 'incomplete_expired')`;
