import { sql } from "drizzle-orm";
import { timeOf } from "~/db/rows.server";
import { factorDeadlines, organizations, users } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { asksOwnFactor, hasFactors, requiresFactors } from "./user-conditions";

/** How long people have to set up a required second factor. */
export const graceDays = 14;

const dayMs = 24 * 3_600_000;

/**
 * Notes in the user's open sign-ins until when a second factor must be set up, or that none is missing. Called at each
 * sign-in, every five minutes of use, and when factors or rules change.
 */
export async function refreshFactorDeadline({ db, now }: Pick<Ctx, "db" | "now">, userId: string) {
  const due = timeOf(new Date(now.getTime() + graceDays * dayMs));
  // A sign-in with an organization that leaves second factors to its provider has no deadline.
  const ofSignIn = sql`(case when s.way <> 'organization'
    or (select ${asksOwnFactor} from ${users} where ${users.id} = ${userId}) then wanted.due_at end)`;
  await db.execute(
    sql`with missing as (select ${users.id} as id, d.due_at as noted from ${users}
        left join ${organizations} on ${organizations.id} = ${users.organizationId}
        left join ${factorDeadlines} d on d.user_id = ${users.id}
        where ${users.id} = ${userId} and (${requiresFactors} or coalesce(d.is_forced, false)) and not ${hasFactors}),
      noted as (insert into factor_deadlines (user_id, due_at) select id, ${due} from missing where noted is null
        on conflict do nothing returning due_at),
      wanted as (select (select coalesce(m.noted, n.due_at) from missing m left join noted n on true) as due_at)
      update sign_ins s set factors_due_at = ${ofSignIn} from wanted
      where s.user_id = ${userId} and s.ended_at is null and s.factors_due_at is distinct from ${ofSignIn}`,
  );
}

/** From now on, the user has to set up a second factor before anything else. */
export async function requireFactorNow(ctx: Pick<Ctx, "db" | "now">, userId: string) {
  const row = { dueAt: ctx.now, isForced: true };
  await ctx.db
    .insert(factorDeadlines)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: factorDeadlines.userId, set: row });
  await refreshFactorDeadline(ctx, userId);
}
