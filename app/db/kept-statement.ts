import { is, Placeholder, sql, SQL, StringChunk, type QueryWithTypings } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";

/**
 * A statement that is always the same but for its placeholders: Drizzle takes up to a quarter of a millisecond to write
 * a long one down, which is done once. What it makes takes a value for each placeholder (a list is one value), and
 * stands alone: it is no part of another statement.
 */
export function keepStatement<Name extends string>(build: () => SQL) {
  let kept: QueryWithTypings | undefined;
  return (values: Record<Name, unknown>): SQL => {
    kept ??= new PgDialect().sqlToQuery(build());
    return new Written(
      kept.sql,
      kept.params.map((param) => valueOf(param, values)),
    );
  };
}

/** A part of statements that never changes, a value of it neither: written down once, and taken as text from then on. */
export function keepPart(part: SQL): SQL {
  const { sql: text, params } = new PgDialect().sqlToQuery(part);
  if (params.length > 0) throw new Error("A kept part has no values.");
  return sql.raw(text);
}

/** What Drizzle sends as it is; inside another statement it would be none. */
class Written extends SQL {
  constructor(
    private readonly text: string,
    private readonly values: unknown[],
  ) {
    super([new StringChunk("a kept statement stands alone")]);
  }

  override toQuery(): QueryWithTypings {
    return { sql: this.text, params: this.values };
  }
}

function valueOf(param: unknown, values: Record<string, unknown>): unknown {
  if (!is(param, Placeholder)) return param;
  if (!(param.name in values)) throw new Error(`A statement lacks its ${param.name}.`);
  return values[param.name];
}
