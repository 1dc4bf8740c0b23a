// Building blocks of responses.
import * as v from "valibot";

export const Uuid = v.pipe(v.string(), v.uuid());
export const Time = v.pipe(v.string(), v.isoTimestamp());
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const orNull = <Schema extends v.GenericSchema>(schema: Schema) => v.nullable(schema);

/** Strict: a response has no other fields. */
export function answer<Entries extends v.ObjectEntries>(ref: string, description: string, entries: Entries) {
  return v.pipe(v.strictObject(entries), v.description(description), v.metadata({ ref }));
}
