import { redirect } from "@remix-run/node";
import { isUnstorableText } from "~/db/database.server";
import { outageOf, reasonOfOutage, type Outage } from "~/db/outage.server";
import { asConstraintRefusal } from "~/domain/constraint-refusals";
import { toPascalCase } from "~/domain/field-errors";
import { Refusal, type FieldErrors, type RefusalCode } from "~/domain/refusal";
import { getPlatform } from "./platform.server";

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

/**
 * The refusal that an error is, also when only the database noticed: that somebody else was faster, or that a text
 * cannot be stored. Null for a bug.
 */
export function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (isUnstorableText(error)) return new Refusal("invalid", "A text contains a character that cannot be stored.");
  return asConstraintRefusal(error);
}

/** RFC 9457 problem+json; fields are keyed in PascalCase. */
export function answerProblem(status: number, title: string, errors: FieldErrors = {}): Response {
  const keyed = Object.fromEntries(Object.entries(errors).map(([field, messages]) => [toPascalCase(field), messages]));
  const body = { title, status, ...(Object.keys(keyed).length > 0 ? { errors: keyed } : {}) };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "content-type": "application/problem+json; charset=utf-8",
      "cache-control": "no-store",
      // The rest of what was sent is not read, so nothing else can come by this connection.
      ...(status === 413 ? { connection: "close" } : {}),
    },
  });
}

/** What people and clients are told while the database cannot do what it should. */
const outages: Record<Outage, string> = {
  unreachable: "The database does not answer at the moment. Please try again.",
  busy: "The database is busy with something else at the moment. Please try again.",
  readOnly:
    "Nothing can be saved at the moment: the database takes no changes. What is stored can be read. " +
    "Please try again later.",
  full: "Nothing can be saved at the moment: the storage is full. What is stored can be read. Please try again later.",
};

export const outageStatus = 503;

/** Of what nobody foresaw. */
export const failedStatus = 500;

/** Seconds after which to try again; browsers do so by themselves (app/root.tsx). */
export const outageHeaders = { "Retry-After": "5" };

/** The sentence for an error that is an outage of the database, which is logged; null for any other. */
export async function describeOutage(error: unknown): Promise<string | null> {
  const outage = outageOf(error);
  if (!outage) return null;
  const reason = reasonOfOutage(error);
  (await getPlatform()).log.warn({ outage, reason }, "the database could not do what was asked");
  return outages[outage];
}

/**
 * What a call of the API answers to an error: a refusal in its own words; anything else is a bug, which is logged and
 * not shown.
 */
export async function answerError(error: unknown): Promise<Response> {
  const refusal = asRefusal(error);
  if (refusal) return answerRefusal(refusal);
  const outage = await describeOutage(error);
  if (outage) return addHeaders(answerProblem(outageStatus, outage), outageHeaders);
  (await getPlatform()).log.error({ err: error }, "a call failed");
  return answerProblem(500, "An internal error occurred.");
}

const answerRefusal = (refusal: Refusal) =>
  addHeaders(answerProblem(statusOf(refusal), refusal.message, refusal.errors), retryHeadersOf(refusal));

function addHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

export const retryHeadersOf = ({ retryAfter }: Refusal): Record<string, string> =>
  retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };

/**
 * Runs a page's loader or action: what is not there is the 404 page, what is forbidden goes to /forbidden, and an
 * outage is the page that tries again.
 */
export function answerRefusals<Args, Data>(loader: (args: Args) => Promise<Data>) {
  return async (args: Args): Promise<Data> => {
    try {
      return await loader(args);
    } catch (error) {
      const outage = await describeOutage(error);
      if (outage) throw new Response(outage, { status: outageStatus, headers: outageHeaders });
      const refusal = asRefusal(error);
      if (!refusal) throw error;
      if (refusal.code === "forbidden") throw redirect("/forbidden");
      throw new Response(refusal.message, { status: statusOf(refusal), statusText: refusal.message });
    }
  };
}
