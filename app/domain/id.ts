import * as v from "valibot";
import { notFound } from "./refusal";

/** An id from outside. UUIDs may come in capitals; ours are small, and are compared as texts. */
export const idSchema = (message?: string) => v.pipe(v.string(message), v.uuid(message), v.toLowerCase());

/** The id in a text, or null. */
export function idOf(text: unknown): string | null {
  const parsed = v.safeParse(idSchema(), text);
  return parsed.success ? parsed.output : null;
}

/** The id in a text; without one there is no such thing. `what`: such as "The course". */
export function requireId(text: unknown, what: string): string {
  const id = idOf(text);
  if (!id) throw notFound(what);
  return id;
}
