import * as v from "valibot";

type Inner = v.GenericSchema & {
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  key?: string;
  options?: unknown;
  default?: unknown;
  pipe?: readonly [v.GenericSchema, ...v.GenericPipeAction[]];
  message?: v.ErrorMessage<v.BaseIssue<unknown>>;
};

/** The same schema, but its objects refuse unknown fields. */
export const strict = <Schema extends v.GenericSchema>(schema: Schema): Schema =>
  // Known fields keep their input and output types.
  strictOf(schema) as Schema;

function strictOf(schema: v.GenericSchema): v.GenericSchema {
  // The type says which of them a schema has.
  const { type, pipe, entries, item, wrapped, key, options, message, default: otherwise } = schema as Inner;
  if (pipe) {
    const [first, ...actions] = pipe;
    const inner = strictOf(first);
    return inner === first ? schema : v.pipe(inner, ...actions);
  }
  if (type === "object" && entries) {
    const inner = Object.entries(entries).map(([name, entry]) => [name, strictOf(entry)] as const);
    return v.strictObject(Object.fromEntries(inner), message);
  }
  if (type === "variant" && key) {
    // A variant's options are objects that have its key.
    const inner = (options as v.GenericSchema[]).map(strictOf) as unknown as v.VariantOptions<string>;
    return v.variant(key, inner, message);
  }
  const within = item ?? wrapped;
  const inner = within && strictOf(within);
  if (!inner || inner === within) return schema;
  if (type === "array") return v.array(inner, message);
  if (type === "nullable") return v.nullable(inner, otherwise);
  return type === "nullish" ? v.nullish(inner, otherwise) : v.optional(inner, otherwise);
}
