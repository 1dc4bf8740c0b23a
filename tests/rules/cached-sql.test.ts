import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { cacheStatement } from "~/db/cached-sql";

function write(statement: ReturnType<typeof sql>) {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  return { sql: text, params };
}

test("a statement's text is written once, and lists are one value", () => {
  let builds = 0;
  const find = cacheStatement<"ids" | "name">(() => {
    builds++;
    return sql`select ${1} where id = any(${sql.placeholder("ids")}::uuid[]) and name = ${sql.placeholder("name")}`;
  });
  const text = "select $1 where id = any($2::uuid[]) and name = $3";
  expect(write(find({ ids: ["a", "b"], name: "x" }))).toEqual({ sql: text, params: [1, ["a", "b"], "x"] });
  expect(write(find({ ids: [], name: "$1" }))).toEqual({ sql: text, params: [1, [], "$1"] });
  expect(builds).toBe(1);
});

test("a missing value is reported, and a cached statement can be part of another", () => {
  const find = cacheStatement<string>(() => sql`select ${sql.placeholder("name")}`);
  expect(() => find({ nme: 1 })).toThrow("A statement lacks the value of name.");
  expect(write(sql`select ${2} + (${find({ name: 1 })})`)).toEqual({
    sql: "select $1 + (select $2)",
    params: [2, 1],
  });
});
