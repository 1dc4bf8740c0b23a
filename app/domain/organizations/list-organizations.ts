import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf, Time } from "~/db/rows.server";
import { assertCan, reachOf } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import type { RowPage, ListQuery } from "~/domain/list-query";
import { matchInside, matchEvery, splitSearchWords } from "~/domain/search-words";

export const organizationColumns = ["name", "createdDate", "isPaid", "userLimit", "activeUsers"] as const;
export type OrganizationColumn = (typeof organizationColumns)[number];

const ListedOrganization = v.object({
  id: v.string(),
  name: v.string(),
  createdDate: Time,
  isPaid: v.boolean(),
  userLimit: v.number(),
  activeUsers: v.number(),
  curriculumKey: v.string(),
  curriculumTitle: v.string(),
});
export type ListedOrganization = v.InferOutput<typeof ListedOrganization>;

/** The organizations that the actor may list: all, or the own one. */
export async function listOrganizations(
  ctx: SignedInCtx,
  query: ListQuery<OrganizationColumn>,
): Promise<RowPage<ListedOrganization>> {
  const { db, actor } = ctx;
  const { q, sort, descending, page, pageSize } = query;
  assertCan(actor, "organization:list", { organizationId: actor.organizationId });
  const words = splitSearchWords(q);
  const conditions = [
    reachOf(actor.role, "organization:list") === "any" ? sql`true` : sql`o.id = ${actor.organizationId}`,
    ...(words.length > 0 ? [matchEvery(words, (word) => matchInside([sql`o.name_key`], word))] : []),
  ];
  const condition = sql.join(conditions, sql` and `);
  const { total } = await rowOf(
    db,
    v.object({ total: v.number() }),
    sql`select count(*)::int as total from organizations o where ${condition}`,
  );
  const direction = descending ? sql`desc` : sql`asc`;
  const rows = await rowsOf(
    db,
    ListedOrganization,
    sql`select o.id, o.name, o.created_at as "createdDate", o.is_paid as "isPaid", o.user_limit as "userLimit",
      ${activeUsers} as "activeUsers",
        c.key as "curriculumKey", c.title as "curriculumTitle"
      from organizations o join curricula c on c.id = o.curriculum_id where ${condition}
      order by ${orders[sort]} ${direction}, o.name_key collate "C" ${direction}, o.id
        limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { total, rows };
}

const activeUsers = sql`(select count(*)::int from users u where u.organization_id = o.id and u.enabled)`;

const orders: Record<OrganizationColumn, SQL> = {
  name: sql`name_order(o.name)`,
  createdDate: sql`o.created_at`,
  isPaid: sql`o.is_paid`,
  userLimit: sql`o.user_limit`,
  activeUsers,
};
