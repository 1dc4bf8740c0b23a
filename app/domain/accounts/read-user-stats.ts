import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf } from "~/db/rows.server";
import { assertCan, reachOf } from "~/domain/access";
import type { Actor, SignedInCtx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { roleCan } from "./user-conditions";

/** The figures above the list of users. `userLimit` is null over all organizations: only an organization has one. */
const UserStats = v.object({
  activeUsers: v.number(),
  userLimit: v.nullable(v.number()),
  numberOfAdmins: v.number(),
});
export type UserStats = v.InferOutput<typeof UserStats>;

/** An organization administrator without an organization sees no users; that is no error. */
export const administersNobody = (actor: Actor) =>
  reachOf(actor.role, "user:list") === "organization" && actor.organizationId === null;

/** The figures of one organization, or of all users for a system administrator who names none. */
export async function readUserStats({ db, actor }: SignedInCtx, givenOrganizationId: string | null = null) {
  const organizationId =
    givenOrganizationId ?? (reachOf(actor.role, "user:list") === "any" ? null : actor.organizationId);
  if (administersNobody(actor) && !givenOrganizationId) return { activeUsers: 0, userLimit: null, numberOfAdmins: 0 };
  assertCan(actor, "user:list", { organizationId }, "organization");
  if (organizationId === null) {
    return rowOf(
      db,
      UserStats,
      sql`select (select coalesce(sum(enabled), 0)::int from user_count_changes) as "activeUsers", null as "userLimit",
        (select count(*)::int from users
          where ${roleCan(sql`main_role collate "C"`, "user:administer")}) as "numberOfAdmins"`,
    );
  }
  const [organization] = await rowsOf(
    db,
    UserStats,
    sql`select (count(u.id) filter (where u.enabled))::int as "activeUsers", o.user_limit as "userLimit",
        (count(u.id) filter (where ${roleCan(sql`u.main_role`, "user:administer")}))::int as "numberOfAdmins"
      from organizations o left join users u on u.organization_id = o.id where o.id = ${organizationId} group by o.id`,
  );
  if (!organization) throw notFound("organization");
  return organization;
}
