import { Refusal } from "~/domain/refusal";

/** Waits for a verb; what it refuses is told by the names the REST paths have for the fields. */
export async function inApiWords<T>(names: Record<string, string>, verb: Promise<T>): Promise<T> {
  try {
    return await verb;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const errors = Object.fromEntries(
      Object.entries(error.errors).map(([field, messages]) => [names[field] ?? field, messages]),
    );
    throw new Refusal(error.code, error.message, errors, error.retryAfter);
  }
}
