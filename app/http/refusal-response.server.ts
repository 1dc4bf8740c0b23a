import { redirect } from "@remix-run/node";
import { isUnstorableText } from "~/db/database.server";
import { Refusal, type FieldErrors, type RefusalCode } from "~/domain/refusal";

/** The one table from refusals to HTTP statuses. */
const statuses: Record<RefusalCode, number> = {
  invalid: 422,
  unauthenticated: 401,
  resetRequired: 403,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  tooMany: 429,
};

export const statusOf = (refusal: Refusal) => statuses[refusal.code];

/** The refusal that an error is, also when only the database noticed that a text cannot be stored; null for a bug. */
export function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  return isUnstorableText(error) ? new Refusal("invalid", "A text contains a character that cannot be stored.") : null;
}

/** RFC 9457 problem+json; fields are keyed in PascalCase (design, section 5). */
export function problem(status: number, title: string, errors: FieldErrors = {}): Response {
  const keyed = Object.fromEntries(Object.entries(errors).map(([field, messages]) => [pascalCase(field), messages]));
  const body = { title, status, ...(Object.keys(keyed).length > 0 ? { errors: keyed } : {}) };
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/problem+json; charset=utf-8", "cache-control": "no-store" } });
}

export function refusalProblem(refusal: Refusal): Response {
  const response = problem(statusOf(refusal), refusal.message, refusal.errors);
  for (const [name, value] of Object.entries(retryHeaders(refusal))) response.headers.set(name, value);
  return response;
}

export const retryHeaders = ({ retryAfter }: Refusal): Record<string, string> => (retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) });

export const pascalCase = (field: string) => field.replace(/^./, (letter) => letter.toUpperCase());

/** Runs a page's loader: what is not there is the 404 page, what is forbidden goes to /forbidden (spec sections 2 and 8). */
export function refusable<Args, Data>(loader: (args: Args) => Promise<Data>) {
  return async (args: Args): Promise<Data> => {
    try {
      return await loader(args);
    } catch (error) {
      const refusal = asRefusal(error);
      if (!refusal) throw error;
      if (refusal.code === "forbidden") throw redirect("/forbidden");
      throw new Response(refusal.message, { status: statusOf(refusal), statusText: refusal.message });
    }
  };
}
