import { is, Placeholder, sql, SQL, StringChunk, type QueryWithTypings } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";

/**
 * A statement that is always the same but for its placeholders: Drizzle takes up to a quarter of a millisecond to write
 * a long one down, which is done once. What it makes takes a value for each placeholder (a list is one value), and
 * stands alone: it is no part of another statement.
 */
export function keepStatement<Name extends string>(build: () => SQL) {
  let kept: { text: string; params: Taken[] } | undefined;
  return (values: Record<Name, unknown>): SQL => {
    kept ??= write(build());
    return new Written(
      kept.text,
      kept.params.map((take) => take(values)),
    );
  };
}

type Taken = (values: Record<string, unknown>) => unknown;

function write(statement: SQL) {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  return { text, params: params.map(takeOf) };
}

function takeOf(param: unknown): Taken {
  if (!is(param, Placeholder)) return () => param;
  const { name } = param;
  return (values) => {
    if (!(name in values)) throw new Error(`A statement lacks its ${name}.`);
    return values[name];
  };
}

/** One such statement for each of a few variants. */
export function keepStatements<Variant extends string, Name extends string>(build: (variant: Variant) => SQL) {
  const kept = new Map<Variant, ReturnType<typeof keepStatement<Name>>>();
  return (variant: Variant, values: Record<Name, unknown>): SQL => {
    const statement = kept.get(variant) ?? keepStatement<Name>(() => build(variant));
    kept.set(variant, statement);
    return statement(values);
  };
}

/** A part of statements that never changes, and no value of it: written down once, and taken as text from then on. */
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
