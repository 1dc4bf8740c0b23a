import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf, Time } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { idOf, requireId } from "~/domain/id";
import { nameKey } from "~/domain/name-key";
import { notFound } from "~/domain/refusal";
import { say } from "~/texts/say";
import { readBoolean } from "./fields";
import { organizationOf } from "./provisioning-scope";
import type { ProvisionedPerson } from "./person-resource";
import { readConditions, type Condition } from "./read-filter";
import { quoted, ScimRefusal } from "./scim-refusal";

/** Rows from the `startIndex`th on, which counts from 1. */
export type ListPart = { filter: string; startIndex: number; count: number };
export type ListResult<Row> = { total: number; rows: Row[] };

const PersonRow = v.object({
  id: v.string(),
  username: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  rankTitle: v.string(),
  enabled: v.boolean(),
  externalId: v.nullable(v.string()),
  createdAt: Time,
  changedAt: Time,
});

/** Of an organization, without those whom its provider has deleted. */
const peopleOf = (organizationId: string) => sql`users u
  left join provisioned_users p on p.user_id = u.id and p.organization_id = u.organization_id
  where u.organization_id = ${organizationId} and not u.is_former and p.removed_at is null`;

const columns = sql`u.id, u.username, u.email, u.first_name as "firstName", u.last_name as "lastName",
  u.rank_title as "rankTitle", u.enabled, p.external_id as "externalId", u.created_at as "createdAt",
  coalesce(p.changed_at, u.created_at) as "changedAt"`;

/** A page of the organization's users, in order of their usernames. */
export async function findPeople(
  ctx: SignedInCtx,
  { filter, startIndex, count }: ListPart,
): Promise<ListResult<ProvisionedPerson>> {
  const source = peopleOf(organizationOf(ctx));
  const conditions = filter === "" ? [] : readConditions(filter, filterable).map(conditionOf);
  const from = sql.join([source, ...conditions], sql` and `);
  const { total } = await rowOf(
    ctx.db,
    v.object({ total: v.number() }),
    sql`select count(*)::int as total from ${from}`,
  );
  if (count === 0 || startIndex > total) return { total, rows: [] };
  const rows = await rowsOf(
    ctx.db,
    PersonRow,
    sql`select ${columns} from ${from} order by u.username_key, u.id limit ${count} offset ${startIndex - 1}`,
  );
  return { total, rows };
}

export async function findPerson(ctx: SignedInCtx, id: string): Promise<ProvisionedPerson> {
  const source = peopleOf(organizationOf(ctx));
  const [row] = await rowsOf(
    ctx.db,
    PersonRow,
    sql`select ${columns} from ${source} and u.id = ${requireId(id, "user")}`,
  );
  if (!row) throw notFound("user");
  return row;
}

const filterable = ["id", "username", "externalid", "emails", "emails.value", "active"];

function conditionOf({ attribute, value }: Condition): SQL {
  if (attribute === "active") {
    const enabled = readBoolean(value);
    if (enabled !== undefined) return enabled ? sql`u.enabled` : sql`not u.enabled`;
  }
  if (typeof value !== "string" || attribute === "active")
    throw new ScimRefusal("invalidFilter", say.provisioning.filterUnsupported({ filter: quoted(String(value)) }));
  if (attribute === "id") return idOf(value) ? sql`u.id = ${idOf(value)}` : sql`false`;
  if (attribute === "username") return sql`u.username_key = ${nameKey(value)}`;
  if (attribute === "externalid") return sql`p.external_id = ${value}`;
  return sql`u.email_key = ${nameKey(value)}`;
}
