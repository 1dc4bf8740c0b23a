// What a copy of somebody's data is read from: a table, in one of the ways in which its rows are about the person.
import { is, sql, type SQL } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as v from "valibot";
import type { Db } from "~/db/database.server";
import { rowOf, rowsOf } from "~/db/rows.server";
import * as schema from "~/db/schema";
import { deletedTables } from "~/domain/deletions/deleted-tables";
import { columnsOf, orderOf, personalTables, plainColumnsOf, type Person, type PersonalTable } from "./columns";

export type TakeoutSource = {
  /** Also the name of its files. */
  id: string;
  table: PersonalTable;
  role: string;
  columns: string[];
  /** Rows that can still be restored. */
  isDeleted: boolean;
};

const sourcesOf = (table: PersonalTable, isDeleted: boolean): TakeoutSource[] =>
  Object.entries(table.people).map(([role, { columns }], place) => ({
    id: [isDeleted ? "deleted" : table.area, place > 0 ? `${table.name}-${role}` : table.name].join("/"),
    table,
    role,
    columns: [
      ...columnsOf(columns).flatMap(({ column, level }) => (level === "secret" ? [] : [column])),
      ...plainColumnsOf(table),
    ],
    isDeleted,
  }));

const restorable = new Set(deletedTables.map(({ name }) => name));

const sources: readonly TakeoutSource[] = [
  ...personalTables.flatMap((table) => sourcesOf(table, false)),
  ...personalTables.filter(({ name }) => restorable.has(name)).flatMap((table) => sourcesOf(table, true)),
];

/** Undefined for a source of another version of the product. */
export const findSource = (id: string) => sources.find((source) => source.id === id);

const Count = v.object({ rows: v.number() });

/** The sources that have rows about the person. */
export async function countSources(db: Db, person: Person): Promise<{ id: string; rows: number }[]> {
  const deleted = await rowsOf(
    db,
    v.object({ name: v.string() }),
    sql`select distinct from_table as name from deleted_rows where content::text like ${`%${person.id}%`}`,
  );
  const withDeleted = new Set(deleted.map(({ name }) => name));
  const counts = [];
  for (const source of sources) {
    if (source.isDeleted && !withDeleted.has(source.table.name)) continue;
    const { rows } = await rowOf(db, Count, sql`select count(*)::int as rows ${fromOf(source, person)}`);
    if (rows > 0) counts.push({ id: source.id, rows });
  }
  return counts;
}

/** At most so many rows and stored bytes at once; a single row may be larger. */
const maxRows = 500;
const maxBytes = 128 * 1024;

const Line = v.object({ line: v.string(), key: v.array(v.string()) });

/** The next rows after a key, each as JSON. Values are written by the database, so that no number is rounded. */
export async function readPage(db: Db, source: TakeoutSource, person: Person, after: string[] | null) {
  const keys = keysOf(source.table);
  const order = sql.raw(keys.map(({ name }) => `t."${name}"`).join(", "));
  const isAfter = after
    ? sql` and (${order}) > (${sql.join(
        after.map((value, at) => sql`${value}::${sql.raw(keys[at]?.type ?? "text")}`),
        sql`, `,
      )})`
    : sql``;
  const found = sql`${fromOf(source, person)}${isAfter}`;
  const size = sql.raw(source.columns.map((column) => `coalesce(pg_column_size(t."${column}"), 0)`).join(" + "));
  // Sizes don't unpack large values, so that only as many are unpacked as fit.
  const { rows } = await rowOf(
    db,
    Count,
    sql`select count(*)::int as rows from (
        select coalesce(sum(size) over (order by place rows between unbounded preceding and 1 preceding), 0) as before
        from (select ${size} as size, row_number() over (order by ${order}) as place ${found}
          order by ${order} limit ${maxRows}) sized
      ) filled where before < ${maxBytes}`,
  );
  if (rows === 0) return [];
  const key = sql.raw(keys.map(({ name }) => `t."${name}"::text`).join(", "));
  return rowsOf(
    db,
    Line,
    sql`select json_build_object(${contentOf(source, person)})::text as line, jsonb_build_array(${key}) as key ${found}
      order by ${order} limit ${rows}`,
  );
}

function fromOf({ table, role, isDeleted }: TakeoutSource, person: Person): SQL {
  const ofPerson = table.people[role]?.isAbout(person) ?? sql`false`;
  const isAbout = table.isWithheld ? sql`${ofPerson} and not ${table.isWithheld(person)}` : ofPerson;
  const name = sql.raw(table.name);
  return isDeleted
    ? sql`from deleted_rows d cross join lateral json_populate_record(null::${name}, d.content) t
        where d.from_table = ${table.name} and ${isAbout}`
    : sql`from ${name} t where ${isAbout}`;
}

const contentOf = ({ table, columns }: TakeoutSource, person: Person): SQL =>
  sql.join(
    columns.map(
      (column) => sql`${sql.raw(`'${column}'`)}, ${table.exported?.[column]?.(person) ?? sql.raw(`t."${column}"`)}`,
    ),
    sql`, `,
  );

/** The columns that order a table's rows, with their types. */
function keysOf(table: PersonalTable): { name: string; type: string }[] {
  const stored = Object.values(schema).flatMap((each) => (is(each, PgTable) ? [getTableConfig(each)] : []));
  const { columns = [], primaryKeys = [] } = stored.find(({ name }) => name === table.name) ?? {};
  const primary = [
    ...columns.filter(({ primary: isPrimary }) => isPrimary),
    ...primaryKeys.flatMap((key) => key.columns),
  ].map(({ name }) => name);
  const order = orderOf(table);
  return (order.length > 0 ? order : primary).map((name) => ({
    name,
    type: columns.find((column) => column.name === name)?.getSQLType() ?? "text",
  }));
}
