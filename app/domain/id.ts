import * as v from "valibot";
import { notFound, type Thing } from "./refusal";

/** An id from a client. UUIDs may be in capitals; stored ids are lowercase and compared as text. */
export const idSchema = (message?: string | (() => string)) =>
  v.pipe(v.string(message), v.uuid(message), v.toLowerCase());

/** The id in a text, or null. */
export function idOf(text: unknown): string | null {
  const parsed = v.safeParse(idSchema(), text);
  return parsed.success ? parsed.output : null;
}

/** The id in a text; refuses others as not found. */
export function requireId(text: unknown, thing: Thing): string {
  const id = idOf(text);
  if (!id) throw notFound(thing);
  return id;
}
