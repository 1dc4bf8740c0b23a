// Rows that mention a person in every way that a table can, driven by the schema and app/domain/personal-data/columns.ts.
import { is, sql, type SQL } from "drizzle-orm";
import { getTableConfig, PgTable, type PgColumn } from "drizzle-orm/pg-core";
import { v7 as uuid } from "uuid";
import type { Db } from "~/db/database.server";
import * as schema from "~/db/schema";
import { columnsOf, personalTables, type Person, type PersonalTable } from "~/domain/personal-data/columns";
import { storedRows } from "./stored-rows";

/** In every secret column, and in every column about somebody else. */
export const [secretMark, otherMark] = ["SECRET-OF-THE-PERSON", "ABOUT-SOMEBODY-ELSE"];

/** Rows needn't make sense: drops every rule but the primary keys. Only for a database that the test throws away. */
export async function dropRules(db: Db) {
  const rules = await storedRows<{ statement: string }>(
    db,
    sql`select format('alter table %s drop constraint if exists %I cascade', conrelid::regclass, conname) as statement
      from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f')
      union all select format('alter table %s disable trigger user', c.oid::regclass) from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  );
  for (const { statement } of rules) await db.execute(sql.raw(statement));
}

/** Adds a row for each way in which each table can be about the person. */
export async function mentionEverywhere(db: Db, person: Person) {
  for (const table of personalTables)
    for (const role of Object.keys(table.people)) if (table.name !== "users") await mention(db, table, role, person);
}

async function mention(db: Db, table: PersonalTable, role: string, person: Person) {
  const config = Object.values(schema)
    .flatMap((each) => (is(each, PgTable) ? [getTableConfig(each)] : []))
    .find(({ name }) => name === table.name);
  if (!config) throw new Error(`no table ${table.name}`);
  const columns = config.columns.filter(({ generated, generatedIdentity }) => !generated && !generatedIdentity);
  const values = columns.map((column) => valueOf(column, table, role, person));
  const names = columns.map(({ name }) => `"${name}"`).join(", ");
  await db.execute(
    sql`insert into ${sql.raw(table.name)} (${sql.raw(names)}) values (${sql.join(values, sql`, `)})
      on conflict do nothing`,
  );
}

const times = new Map<string, number>();

function valueOf(column: PgColumn, table: PersonalTable, role: string, person: Person): SQL {
  const { name } = column;
  const levels = Object.entries(table.people).flatMap(([of, { columns }]) =>
    columnsOf(columns).flatMap((each) => (each.column === name ? [{ of, level: each.level }] : [])),
  );
  const unfound = columnsOf(table.nobody ?? {}).find((each) => each.column === name);
  const isSecret = unfound?.level === "secret" || levels.some(({ level }) => level === "secret");
  const isOwn = levels.some(({ of }) => of === role);
  const isOther = unfound !== undefined || (levels.length > 0 && !isOwn);
  const mark = isSecret ? secretMark : isOther ? otherMark : null;
  const type = column.getSQLType();
  const links: Record<string, SQL> = {
    sign_in_id: sql`(select id from sign_ins where user_id = ${person.id} limit 1)`,
    attempt_id: sql`(select id from attempts where user_id = ${person.id} limit 1)`,
    event_id: sql`(select id from webhook_events where data->>'userId' = ${person.id} limit 1)`,
  };
  if (isOwn && links[name] && !column.name.includes("user")) return links[name];
  if (type === "uuid")
    return isOwn && /user|owner|opener|joiner|_by$|author|subject/.test(name) ? sql`${person.id}` : sql`${uuid()}`;
  if (type === "uuid[]") return isOwn ? sql`array[${person.id}::uuid, ${uuid()}::uuid]` : sql`'{}'`;
  if (type === "text[]") return sql`'{}'`;
  if (type === "integer[]") return sql`'{}'`;
  if (type === "jsonb" || type === "json") return sql`${JSON.stringify(jsonOf(name, mark, person))}::json`;
  if (type === "boolean") return sql`false`;
  if (type === "bytea") return sql`''`;
  if (type.startsWith("timestamp")) return sql`now() + interval '1 day'`;
  if (type === "date") return sql`current_date`;
  if (type === "text") return sql`${textOf(column, isOwn, mark, person)}`;
  const next = (times.get(table.name) ?? 0) + 1;
  times.set(table.name, next);
  return type === "xid8" ? sql`pg_current_xact_id()` : sql`${next}`;
}

function textOf({ name, enumValues }: PgColumn, isOwn: boolean, mark: string | null, person: Person): string {
  if (enumValues?.[0]) return name === "kind" && enumValues.includes("user") ? "user" : enumValues[0];
  if (mark) return `${mark} ${uuid()}`;
  if (name === "subject_type") return "user";
  if (!isOwn) return `${name} ${uuid()}`;
  if (/email|recipient|reply_to/.test(name)) return person.email;
  if (/_by$|username/.test(name)) return person.username;
  if (name === "subject_id") return person.id;
  return `=own ${name} ${uuid()}`;
}

const jsonOf = (name: string, mark: string | null, { id }: Person): unknown =>
  name === "summary"
    ? { attention: [{ userId: id }, { userId: otherMark }], others: otherMark }
    : {
        userId: id,
        ...(mark && { mark }),
        ...(name === "registration" && { passwordHash: secretMark }),
        ...(name === "before" && { codeHash: secretMark }),
      };
