import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { cacheStatement } from "~/db/cached-sql";

const write = (statement: ReturnType<typeof sql>) => new PgDialect().sqlToQuery(statement);

test("a statement is written down once, and then only filled with values, a list as one", () => {
  let built = 0;
  const find = cacheStatement<"ids" | "name">(() => {
    built++;
    return sql`select ${1} where id = any(${sql.placeholder("ids")}::uuid[]) and name = ${sql.placeholder("name")}`;
  });
  const text = "select $1 where id = any($2::uuid[]) and name = $3";
  expect(write(find({ ids: ["a", "b"], name: "x" }))).toEqual({ sql: text, params: [1, ["a", "b"], "x"] });
  expect(write(find({ ids: [], name: "$1" }))).toEqual({ sql: text, params: [1, [], "$1"] });
  expect(built).toBe(1);
});

test("a value that is missing is said, and inside another statement it is none that could be run", () => {
  const find = cacheStatement<string>(() => sql`select ${sql.placeholder("name")}`);
  expect(() => find({ nme: 1 })).toThrow("A statement lacks the value of name.");
  expect(write(sql`select (${find({ name: 1 })})`).sql).toBe("select (a cached statement cannot be embedded)");
});
