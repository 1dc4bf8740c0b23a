// Checks every row against every constraint by queries, without relying on the database's own checks.
import { sql } from "drizzle-orm";
import type { Db } from "~/db/database.server";
import { storedRows } from "../support/stored-rows";
import { onlyOf } from "../support/tuples";

type Constraint = {
  name: string;
  table: string;
  kind: "c" | "f";
  definition: string;
  columns: string[];
  referenced: string | null;
  referencedColumns: string[] | null;
};

export async function brokenConstraints(db: Db): Promise<string[]> {
  const constraints = await storedRows<Constraint>(
    db,
    sql`select c.conname as name, c.conrelid::regclass::text as "table", c.contype as kind, pg_get_constraintdef(c.oid) as definition,
        to_json(array(select attname from pg_attribute a join unnest(c.conkey) with ordinality k(number, place) on a.attnum = k.number and a.attrelid = c.conrelid order by place)) as columns,
        c.confrelid::regclass::text as referenced,
        to_json(array(select attname from pg_attribute a join unnest(c.confkey) with ordinality k(number, place) on a.attnum = k.number and a.attrelid = c.confrelid order by place)) as "referencedColumns"
      from pg_constraint c where c.connamespace = 'public'::regnamespace and c.contype in ('c', 'f')`,
  );
  const broken: string[] = [];
  for (const constraint of constraints) {
    const { count } = onlyOf(
      await storedRows<{ count: number }>(
        db,
        sql.raw(`select count(*)::int as count from ${constraint.table} t where ${violationOf(constraint)}`),
      ),
    );
    if (count > 0) broken.push(`${count} rows of ${constraint.table} violate ${constraint.name}`);
  }
  const overLimit = await storedRows<{ name: string }>(
    db,
    sql`select o.name from organizations o where (select count(*) from users u where u.organization_id = o.id and u.enabled) > o.user_limit`,
  );
  return [...broken, ...overLimit.map(({ name }) => `${name} has more users than its limit`)];
}

function violationOf({ kind, definition, columns, referenced, referencedColumns }: Constraint): string {
  if (kind === "c") return `not (${definition.replace(/^CHECK /, "").replace(/ NOT VALID$/, "")})`;
  const isSet = columns.map((column) => `t.${column} is not null`).join(" and ");
  const isThere = columns.map((column, index) => `r.${referencedColumns![index]} = t.${column}`).join(" and ");
  return `${isSet} and not exists (select from ${referenced} r where ${isThere})`;
}
