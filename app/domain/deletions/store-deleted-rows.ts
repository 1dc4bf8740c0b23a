import { sql, type SQL } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { deletions } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { deletedTables, pointers, type DeletedKind, type Going } from "./deleted-tables";
import { daysToRestore } from "./days-to-restore";

export type DeletedSubject = { kind: DeletedKind; id: string; name: string; organizationId: string | null };

const day = 86_400_000;
const nothing = sql`(null::uuid)`;

const goings: Record<DeletedKind, (id: string) => Going> = {
  user: (id) => ({ users: sql`(${id}::uuid)`, courses: nothing, organizationId: nothing }),
  course: (id) => ({ users: nothing, courses: sql`(${id}::uuid)`, organizationId: nothing }),
  organization: (id) => ({
    users: sql`(select id from users where organization_id = ${id})`,
    courses: sql`(select id from courses where organization_id = ${id})`,
    organizationId: sql`${id}::uuid`,
  }),
};

/**
 * Stores all rows that are about to be deleted, for `daysToRestore` days. Call it in the transaction of the deletion,
 * once everything is locked.
 */
export async function storeDeletedRows(
  { db, now, actor }: SignedInCtx,
  { kind, id, name, organizationId }: DeletedSubject,
) {
  const deletionId = uuid();
  const going = goings[kind](id);
  await db.insert(deletions).values({
    id: deletionId,
    kind,
    subjectId: id,
    name,
    organizationId,
    organizationName: sql`(select name from organizations where id = ${organizationId})`,
    deletedBy: actor.username,
    deletedAt: now,
    expiresAt: new Date(now.getTime() + daysToRestore * day),
  });
  const rows: SQL[] = [
    ...deletedTables.map(
      ({ name: table, goes }) =>
        sql`select ${sql.raw(`'${table}'`)} as from_table, row_to_json(t) as content from ${sql.raw(table)} t where ${goes(going)}`,
    ),
    pointers.users(going),
    pointers.sandboxes(going),
  ];
  await db.execute(sql`insert into deleted_rows (deletion_id, from_table, content)
    select ${deletionId}::uuid, from_table, content from (${sql.join(rows, sql` union all `)}) gone`);
}
