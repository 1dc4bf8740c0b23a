import { eq, sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { deletions } from "~/db/schema";
import { allowLongWork } from "~/db/time-limits.server";
import { canEdit } from "~/domain/accounts/user-rules";
import { recordChange } from "~/domain/audit/record-change";
import { asConstraintRefusal } from "~/domain/constraints/constraint-refusals";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { lockAccessCodes, lockClassSessions, lockCourses, lockOrganizations, lockUsers } from "~/domain/locks";
import { Refusal } from "~/domain/refusal";
import { mainRoleOf } from "~/domain/roles";
import { deletedTables } from "~/domain/deletions/deleted-tables";
import { findDeletion, type Deletion } from "~/domain/deletions/list-deletions";
import { say } from "~/texts/say";
import { regradeRestored } from "./regrade-restored";

/**
 * Restores a deleted user, course or organization with everything that was deleted with it, except sign-ins and codes.
 * Leaves out what belongs to something that no longer exists. Returns its name.
 */
export async function restoreDeleted(ctx: SignedInCtx, deletionId: string): Promise<string> {
  return inTransaction(ctx, async (inner) => {
    await allowLongWork(inner.db);
    await findDeletion(inner, deletionId);
    await lockNeighbours(inner, deletionId);
    const deletion = await findDeletion(inner, deletionId, { locked: true });
    await requireRights(inner, deletion);
    await requireHome(inner, deletion);
    await requireFreeNames(inner, deletionId);
    await keepStandings(inner, deletionId);
    for (const { name } of deletedTables) await insertAgain(inner, deletionId, name);
    await pointAgain(inner, deletionId);
    await regradeRestored(inner, deletionId);
    await inner.db.delete(deletions).where(eq(deletions.id, deletionId));
    const { kind, subjectId, name, organizationId } = deletion;
    await recordChange(inner, {
      action: `${kind}.restore`,
      subject: { type: kind, id: subjectId, name },
      organizationId,
    });
    return name;
  }).catch((error: unknown) => {
    // The user limit, or a name that was taken at the same moment.
    throw asConstraintRefusal(error) ?? error;
  });
}

/** The deleted rows of a table, as `r`. */
const gone = (deletionId: string, table: string) => sql`deleted_rows d
  cross join lateral json_populate_record(null::${sql.raw(table)}, d.content) r
  where d.deletion_id = ${deletionId} and d.from_table = ${table}`;

const idsIn = (deletionId: string, table: string, column: string) =>
  sql`id in (select (content->>${column})::uuid from deleted_rows
    where deletion_id = ${deletionId} and from_table = ${table})`;

/** Locks the existing rows that restored rows refer to, in lock order. */
async function lockNeighbours(ctx: SignedInCtx, deletionId: string) {
  const refer = (tables: string[], column: string) =>
    sql.join(
      tables.map((table) => idsIn(deletionId, table, column)),
      sql` or `,
    );
  await lockOrganizations(ctx, refer(["users", "courses"], "organization_id"));
  await lockCourses(ctx, refer(["course_members", "course_teachers", "student_notes"], "course_id"), "key share");
  await lockClassSessions(
    ctx,
    refer(
      [
        "class_session_students",
        "attempts",
        "grade_decisions",
        "due_dates",
        "feedback_comments",
        "regrades",
        "grade_submissions",
        "duels",
      ],
      "class_session_id",
    ),
    "key share",
  );
  await lockAccessCodes(ctx, refer(["users"], "access_code_id"));
  await lockUsers(
    ctx,
    sql`(${refer(["course_members", "course_teachers", "class_session_students", "attempts", "grade_decisions", "due_dates", "feedback_comments", "final_grades"], "user_id")}
      or ${refer(["courses"], "owner_id")} or ${refer(["duels"], "opener_id")} or ${refer(["duels"], "joiner_id")} or ${refer(["pointers"], "id")})`,
  );
}

async function requireRights({ db, actor }: SignedInCtx, { id }: Deletion) {
  const people = await rowsOf(
    db,
    v.object({ roles: v.array(v.string()) }),
    sql`select distinct to_json(r.roles)::jsonb as roles from ${gone(id, "users")}`,
  );
  if (people.some(({ roles }) => !canEdit(actor, mainRoleOf(roles))))
    throw new Refusal("forbidden", say.userRefusals.editSystemAdmin);
}

/** Refuses if its organization or course no longer exists. */
async function requireHome({ db }: SignedInCtx, { id, kind, organizationId, organizationName }: Deletion) {
  if (kind === "organization") return;
  const [home] = await rowsOf(
    db,
    v.object({ id: v.string() }),
    sql`select id from organizations where id = ${organizationId}`,
  );
  if (organizationId && !home) throw new Refusal("conflict", say.restorationRefusals.homeDeleted({ organizationName }));
  const ownerless = await rowsOf(
    db,
    v.object({ id: v.string() }),
    sql`select r.id from ${gone(id, "courses")} and not exists (select from users u where u.id = r.owner_id)`,
  );
  if (ownerless.length > 0) throw new Refusal("conflict", say.restorationRefusals.instructorDeleted);
}

const named = 5;

/** Names and addresses were free since the deletion; refuses if they are taken now. */
async function requireFreeNames({ db }: SignedInCtx, deletionId: string) {
  const Name = v.object({ name: v.string() });
  const takenNames = await rowsOf(
    db,
    Name,
    sql`select r.username as name from ${gone(deletionId, "users")} and exists (select from users u
      where u.username_key = r.username_key or u.email_key = r.email_key) order by r.username_key limit ${named + 1}`,
  );
  if (takenNames.length > 0) {
    const names = takenNames.slice(0, named).map(({ name }) => name);
    const reason = { usernames: names.join(", "), hasMore: takenNames.length > named };
    throw new Refusal("conflict", say.restorationRefusals.usernamesTaken(reason));
  }
  const [organization] = await rowsOf(
    db,
    Name,
    sql`select r.name from ${gone(deletionId, "organizations")} and exists (select from organizations o
      where o.name_key = r.name_key)`,
  );
  if (organization)
    throw new Refusal("conflict", say.restorationRefusals.organizationNameTaken({ name: organization.name }));
}

/**
 * Inserted attempts would be ranked again, even those from before leaderboards were cleared. The players' standings,
 * stored with the deleted rows, replace that result (see `insertAgain`).
 */
async function keepStandings({ db }: SignedInCtx, deletionId: string) {
  await db.execute(sql`insert into deleted_rows (deletion_id, from_table, content)
    select ${deletionId}::uuid, 'leaderboard_scores', row_to_json(l) from leaderboard_scores l
    where l.user_id in ${playersOf(deletionId)}`);
}

const playersOf = (deletionId: string) => sql`(select (content->>'user_id')::uuid from deleted_rows
  where deletion_id = ${deletionId} and from_table = 'attempts')`;

async function insertAgain({ db }: SignedInCtx, deletionId: string, name: string) {
  const table = deletedTables.find((each) => each.name === name);
  const columns = await columnsOf(db, deletionId, name);
  if (!table || columns.length === 0) return;
  if (name === "leaderboard_scores")
    await db.execute(sql`delete from leaderboard_scores where user_id in ${playersOf(deletionId)}`);
  const into = sql.raw(columns.map((column) => `"${column}"`).join(", "));
  const values = sql.join(
    columns.map((column): SQL => table.instead?.[column] ?? sql.raw(`r."${column}"`)),
    sql`, `,
  );
  await db.execute(sql`insert into ${sql.raw(name)} (${into}) overriding system value
    select ${values} from ${gone(deletionId, name)} and ${table.mayReturn ?? sql`true`}`);
}

/** The columns that the rows had and the table still has; columns added since get their default. */
async function columnsOf(db: SignedInCtx["db"], deletionId: string, table: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    v.object({ column: v.string() }),
    sql`select c.column_name as column from information_schema.columns c
      join json_object_keys((select content from deleted_rows where deletion_id = ${deletionId}
        and from_table = ${table} limit 1)) k on k = c.column_name
      where c.table_schema = current_schema() and c.table_name = ${table} and c.is_generated = 'NEVER'
      order by c.ordinal_position`,
  );
  return rows.map(({ column }) => column);
}

/** Selected courses and classes, access codes with their counts, and sandboxes. */
async function pointAgain({ db }: SignedInCtx, deletionId: string) {
  await db.execute(sql`update users u set
      last_group_selection_id = coalesce(u.last_group_selection_id,
        (select id from courses where id = r.last_group_selection_id)),
      last_joined_session_id = coalesce(u.last_joined_session_id,
        (select id from class_sessions where id = r.last_joined_session_id)),
      access_code_id = coalesce(u.access_code_id, (select id from access_codes where id = r.access_code_id))
    from deleted_rows d cross join lateral json_populate_record(null::users, d.content) r
    where d.deletion_id = ${deletionId} and d.from_table in ('users', 'pointers') and u.id = r.id`);
  // Restored codes have kept their counts.
  await db.execute(sql`update access_codes c set users_assigned = c.users_assigned + again.users
    from (select u.access_code_id as id, count(*)::int as users
      from deleted_rows d join users u on u.id = (d.content->>'id')::uuid
      where d.deletion_id = ${deletionId} and d.from_table = 'users' and u.access_code_id is not null
        and u.access_code_id not in (select (content->>'id')::uuid from deleted_rows
          where deletion_id = ${deletionId} and from_table = 'access_codes')
      group by u.access_code_id) again
    where c.id = again.id`);
  await db.execute(sql`update sandboxes s set owner_id = u.id
    from deleted_rows d join users u on u.id = (d.content->>'owner_id')::uuid
    where d.deletion_id = ${deletionId} and d.from_table = 'sandboxes' and s.id = (d.content->>'id')::uuid
      and s.owner_id is null`);
}
