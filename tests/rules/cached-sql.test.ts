import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { cacheStatement } from "~/db/cached-sql";

const write = (statement: ReturnType<typeof sql>) => new PgDialect().sqlToQuery(statement);

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

test("a missing value is reported, and a cached statement can't be nested", () => {
  const find = cacheStatement<string>(() => sql`select ${sql.placeholder("name")}`);
  expect(() => find({ nme: 1 })).toThrow("A statement lacks the value of name.");
  expect(write(sql`select (${find({ name: 1 })})`).sql).toBe("select (a cached statement cannot be embedded)");
});
