import { is, Placeholder, sql, SQL, StringChunk, type QueryWithTypings } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";

/**
 * Caches the SQL of a statement that differs only in its placeholders: Drizzle takes up to a quarter of a millisecond
 * to build a long one. The result takes a value for each placeholder (a list is one value) and cannot be part of
 * another statement.
 */
export function cacheStatement<Name extends string>(build: () => SQL) {
  let cached: { text: string; params: ReadValue[] } | undefined;
  return (values: Record<Name, unknown>): SQL => {
    cached ??= toSql(build());
    return new CachedSql(
      cached.text,
      cached.params.map((read) => read(values)),
    );
  };
}

type ReadValue = (values: Record<string, unknown>) => unknown;

function toSql(statement: SQL) {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  return { text, params: params.map(takeOf) };
}

function takeOf(param: unknown): ReadValue {
  if (!is(param, Placeholder)) return () => param;
  const { name } = param;
  return (values) => {
    if (!(name in values)) throw new Error(`A statement lacks the value of ${name}.`);
    return values[name];
  };
}

/** One cached statement for each of a few variants. */
export function cacheStatements<Variant extends string, Name extends string>(build: (variant: Variant) => SQL) {
  const statements = new Map<Variant, ReturnType<typeof cacheStatement<Name>>>();
  return (variant: Variant, values: Record<Name, unknown>): SQL => {
    const statement = statements.get(variant) ?? cacheStatement<Name>(() => build(variant));
    statements.set(variant, statement);
    return statement(values);
  };
}

/** Caches a fragment without values as plain text. */
export function cacheFragment(part: SQL): SQL {
  const { sql: text, params } = new PgDialect().sqlToQuery(part);
  if (params.length > 0) throw new Error("A cached fragment has no values.");
  return sql.raw(text);
}

/** Sent by Drizzle as it is; it cannot be embedded in another statement. */
class CachedSql extends SQL {
  constructor(
    private readonly text: string,
    private readonly values: unknown[],
  ) {
    super([new StringChunk("a cached statement cannot be embedded")]);
  }

  override toQuery(): QueryWithTypings {
    return { sql: this.text, params: this.values };
  }
}
