import { and, asc, desc, eq, sql } from "drizzle-orm";
import { sandboxes, users } from "~/db/schema";
import { oneRow } from "~/db/one-row";
import { reachOf } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import type { RowPage, ListQuery } from "~/domain/list-query";

/** A sandbox as lists show it; `ownerName` is null for 'No Owner'. */
export type Sandbox = {
  id: string;
  title: string;
  ownerName: string | null;
  timeCreated: Date;
  lastModified: Date;
  lastAccessed: Date;
  accessCount: number;
};

export const sandboxOrders = [
  "lastAccessed",
  "title",
  "ownerName",
  "timeCreated",
  "lastModified",
  "accessCount",
] as const;
export type SandboxOrder = (typeof sandboxOrders)[number];

export const sandboxColumns = {
  id: sandboxes.id,
  title: sandboxes.title,
  ownerName: users.username,
  timeCreated: sandboxes.timeCreated,
  lastModified: sandboxes.lastModified,
  lastAccessed: sandboxes.lastAccessed,
  accessCount: sandboxes.accessCount,
};

const sortKeys = {
  lastAccessed: sandboxes.lastAccessed,
  title: sql`lower(${sandboxes.title})`,
  ownerName: users.usernameKey,
  timeCreated: sandboxes.timeCreated,
  lastModified: sandboxes.lastModified,
  accessCount: sandboxes.accessCount,
};

/**
 * A page of the sandboxes that the actor may see: everyone's for a system administrator, otherwise the own ones;
 * searched by title or owner.
 */
export async function listSandboxes(
  { db, actor }: SignedInCtx,
  query: ListQuery<SandboxOrder>,
): Promise<RowPage<Sandbox>> {
  const condition = and(
    reachOf(actor.role, "sandbox:use") === "any" ? undefined : eq(sandboxes.ownerId, actor.userId),
    query.q
      ? sql`strpos(lower(concat_ws(' ', ${sandboxes.title}, ${users.username})), lower(${query.q})) > 0`
      : undefined,
  );
  const order = query.descending ? desc : asc;
  const rows = await db
    .select(sandboxColumns)
    .from(sandboxes)
    .leftJoin(users, eq(users.id, sandboxes.ownerId))
    .where(condition)
    .orderBy(sql`${order(sortKeys[query.sort])} nulls last`, sandboxes.id)
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
  const { total } = oneRow(
    await db
      .select({ total: sql<number>`count(*)::int` })
      .from(sandboxes)
      .leftJoin(users, eq(users.id, sandboxes.ownerId))
      .where(condition),
  );
  return { rows, total };
}
