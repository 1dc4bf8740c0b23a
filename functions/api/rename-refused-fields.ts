import { Refusal } from "~/domain/refusal";

/** Awaits a verb and renames the fields of its refusal to those of the REST paths. */
export async function renameRefusedFields<T>(names: Record<string, string>, verb: Promise<T>): Promise<T> {
  try {
    return await verb;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const errors = Object.fromEntries(
      Object.entries(error.fieldReasons).map(([field, messages]) => [names[field] ?? field, messages]),
    );
    throw new Refusal(error.code, error.reason, errors, error.retryAfter);
  }
}
