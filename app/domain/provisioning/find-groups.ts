import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf, Time } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { idOf, requireId } from "~/domain/id";
import { nameKey } from "~/domain/name-key";
import { notFound } from "~/domain/refusal";
import { say } from "~/texts/say";
import type { ListPart, ListResult } from "./find-people";
import { maxGroupMembers, type GroupMember, type ProvisionedGroup } from "./group-resource";
import { organizationOf } from "./provisioning-scope";
import { readConditions, type Condition } from "./read-filter";
import { quoted, ScimRefusal } from "./scim-refusal";

const GroupRow = v.object({
  id: v.string(),
  name: v.string(),
  externalId: v.nullable(v.string()),
  createdAt: Time,
  changedAt: Time,
});

const columns = sql`g.id, g.name, g.external_id as "externalId", g.created_at as "createdAt",
  g.changed_at as "changedAt"`;

export type GroupWithMembers = ProvisionedGroup & { members: GroupMember[] | null };

/** A page of the organization's groups. With members it ends early, before it would have too many of them. */
export async function findGroups(
  ctx: SignedInCtx,
  { filter, startIndex, count }: ListPart,
  withMembers: boolean,
): Promise<ListResult<GroupWithMembers>> {
  const conditions = filter === "" ? [] : readConditions(filter, filterable).map(conditionOf);
  const from = sql.join(
    [sql`provisioned_groups g where g.organization_id = ${organizationOf(ctx)}`, ...conditions],
    sql` and `,
  );
  const { total } = await rowOf(
    ctx.db,
    v.object({ total: v.number() }),
    sql`select count(*)::int as total from ${from}`,
  );
  if (count === 0 || startIndex > total) return { total, rows: [] };
  const page = sql`select g.* from ${from} order by g.created_at, g.id limit ${count} offset ${startIndex - 1}`;
  const groups = await rowsOf(
    ctx.db,
    GroupRow,
    withMembers
      ? selectUntilFull(page)
      : sql`select ${columns} from (${page}) g
    order by g.created_at, g.id`,
  );
  const members = withMembers
    ? await readMembers(
        ctx,
        groups.map(({ id }) => id),
      )
    : null;
  return { total, rows: groups.map((group) => ({ ...group, members: members && (members.get(group.id) ?? []) })) };
}

/** The first groups of the page that have `maxGroupMembers` together, and at least one. */
const selectUntilFull = (page: SQL) => sql`select ${columns} from (
    select g.*, row_number() over w as place, sum(members) over w as members_so_far from (
      select g.*, (select count(*) from provisioned_group_members m where m.group_id = g.id) as members
      from (${page}) g) g
    window w as (order by g.created_at, g.id)) g
  where place = 1 or members_so_far <= ${maxGroupMembers} order by g.created_at, g.id`;

export async function findGroup(ctx: SignedInCtx, groupId: string, withMembers: boolean): Promise<GroupWithMembers> {
  const id = requireId(groupId, "resource");
  const [row] = await rowsOf(
    ctx.db,
    GroupRow,
    sql`select ${columns} from provisioned_groups g where g.organization_id = ${organizationOf(ctx)} and g.id = ${id}`,
  );
  if (!row) throw notFound("resource");
  return { ...row, members: withMembers ? ((await readMembers(ctx, [id])).get(id) ?? []) : null };
}

const Member = v.object({ groupId: v.string(), id: v.string(), username: v.string() });

/** Members who have moved to another organization aren't shown. */
async function readMembers({ db }: SignedInCtx, groupIds: string[]): Promise<Map<string, GroupMember[]>> {
  const rows = await rowsOf(
    db,
    Member,
    sql`select m.group_id as "groupId", u.id, u.username
      from provisioned_group_members m join provisioned_groups g on g.id = m.group_id
      join users u on u.id = m.user_id and u.organization_id = g.organization_id
      where m.group_id in (select id::uuid from jsonb_array_elements_text(${JSON.stringify(groupIds)}::text::jsonb) as e(id))
      order by m.group_id, u.username_key`,
  );
  const members = new Map<string, GroupMember[]>();
  for (const { groupId, ...member } of rows) {
    const known = members.get(groupId);
    if (known) known.push(member);
    else members.set(groupId, [member]);
  }
  return members;
}

const filterable = ["id", "displayname", "externalid", "members", "members.value"];

function conditionOf({ attribute, value }: Condition): SQL {
  if (typeof value !== "string")
    throw new ScimRefusal("invalidFilter", say.provisioning.filterUnsupported({ filter: quoted(String(value)) }));
  const id = idOf(value);
  if (attribute === "displayname") return sql`g.name_key = ${nameKey(value)}`;
  if (attribute === "externalid") return sql`g.external_id = ${value}`;
  if (!id) return sql`false`;
  return attribute === "id"
    ? sql`g.id = ${id}`
    : sql`exists (select from provisioned_group_members m where m.group_id = g.id and m.user_id = ${id})`;
}
