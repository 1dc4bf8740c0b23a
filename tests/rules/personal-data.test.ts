import { readFileSync } from "node:fs";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "~/db/schema";
import { columnsOf, impersonalTables, personalTables, plainColumnsOf } from "~/domain/personal-data/columns";
import { describePersonalTables } from "../support/personal-tables";

const stored = Object.values(schema).flatMap((table) => {
  if (!is(table, PgTable)) return [];
  const { name, columns } = getTableConfig(table);
  return columns.map((column) => `${name}.${column.name}`);
});

test("every column of every table is personal, or listed as holding nothing personal", () => {
  const listed = new Set([
    ...personalTables.flatMap((table) =>
      [
        ...Object.values(table.people).flatMap(({ columns }) => columnsOf(columns)),
        ...columnsOf(table.nobody ?? {}),
        ...plainColumnsOf(table).map((column) => ({ column })),
      ].map(({ column }) => `${table.name}.${column}`),
    ),
    ...Object.entries(impersonalTables).flatMap(([name, columns]) =>
      columns.split(" ").map((column) => `${name}.${column}`),
    ),
  ]);
  expect([...listed].sort()).toEqual(stored.sort());
});

test("no column is both personal and listed as holding nothing personal", () => {
  for (const table of personalTables) {
    const personal = Object.values(table.people).flatMap(({ columns }) => columnsOf(columns));
    const names = personal.map(({ column }) => column);
    expect(plainColumnsOf(table).filter((column) => names.includes(column))).toEqual([]);
  }
});

// `npx vitest run --project rules tests/rules/personal-data.test.ts -u` writes it.
test("docs/privacy.md lists every personal column with its level, purpose, retention, readers and erasure", async () => {
  const [introduction = ""] = readFileSync("docs/privacy.md", "utf8").split("<!-- columns -->");
  await expect(`${introduction}<!-- columns -->\n\n${describePersonalTables()}`).toMatchFileSnapshot(
    "../../docs/privacy.md",
  );
});
