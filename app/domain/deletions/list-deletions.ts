import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf, Time, timeOf } from "~/db/rows.server";
import { assertCan, reachOf } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import type { RowPage, ListQuery } from "~/domain/list-query";
import { notFound } from "~/domain/refusal";
import { matchEvery, matchInside, splitSearchWords } from "~/domain/search-words";
import { deletedKinds, type DeletedKind } from "./deleted-tables";

export const deletionColumns = ["name", "kind", "deletedAt"] as const;
export type DeletionColumn = (typeof deletionColumns)[number];

const Deletion = v.object({
  id: v.string(),
  kind: v.picklist(deletedKinds),
  subjectId: v.string(),
  name: v.string(),
  organizationId: v.nullable(v.string()),
  organizationName: v.nullable(v.string()),
  deletedBy: v.string(),
  deletedAt: Time,
  expiresAt: Time,
});
export type Deletion = v.InferOutput<typeof Deletion>;

const columns = sql`d.id, d.kind, d.subject_id as "subjectId", d.name, d.organization_id as "organizationId",
  d.organization_name as "organizationName", d.deleted_by as "deletedBy", d.deleted_at as "deletedAt",
  d.expires_at as "expiresAt"`;

/** Restoring needs the permission to delete. */
const actions = {
  user: "user:administer",
  course: "course:delete",
  organization: "organization:administer",
} as const satisfies Record<DeletedKind, string>;

/** What the actor can restore: of the own organization, or everything for a system administrator. */
export async function listDeletions(
  ctx: SignedInCtx,
  { q, sort, descending, page, pageSize }: ListQuery<DeletionColumn>,
): Promise<RowPage<Deletion>> {
  const { db } = ctx;
  const words = splitSearchWords(q);
  const condition = sql.join(
    [
      isOpen(ctx),
      isWithin(ctx),
      ...(words.length > 0 ? [matchEvery(words, (word) => matchInside([sql`lower(d.name)`], word))] : []),
    ],
    sql` and `,
  );
  const { total } = await rowOf(
    db,
    v.object({ total: v.number() }),
    sql`select count(*)::int as total from deletions d where ${condition}`,
  );
  const direction = descending ? sql`desc` : sql`asc`;
  const rows = await rowsOf(
    db,
    Deletion,
    sql`select ${columns} from deletions d where ${condition}
      order by ${orders[sort]} ${direction}, d.id ${direction} limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { total, rows };
}

/** The deletion, if the actor may restore it; `locked`: for this transaction. */
export async function findDeletion(ctx: SignedInCtx, id: string, { locked = false } = {}): Promise<Deletion> {
  const [deletion] = await rowsOf(
    ctx.db,
    Deletion,
    sql`select ${columns} from deletions d where d.id = ${id} and ${isOpen(ctx)} ${locked ? sql`for update` : sql``}`,
  );
  if (!deletion) throw notFound("deletion");
  assertCan(ctx.actor, actions[deletion.kind], { organizationId: deletion.organizationId }, "deletion");
  return deletion;
}

const isOpen = ({ now }: SignedInCtx) => sql`d.expires_at > ${timeOf(now)}`;

function isWithin({ actor }: SignedInCtx): SQL {
  assertCan(actor, "user:administer", { organizationId: actor.organizationId });
  const kinds = deletedKinds.filter((kind) => reachOf(actor.role, actions[kind]) !== null);
  const isOfKind = sql`d.kind in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`;
  if (reachOf(actor.role, "user:administer") === "any") return isOfKind;
  return sql`${isOfKind} and d.organization_id = ${actor.organizationId}`;
}

const orders: Record<DeletionColumn, SQL> = {
  name: sql`name_order(d.name)`,
  kind: sql`d.kind`,
  deletedAt: sql`d.deleted_at`,
};
