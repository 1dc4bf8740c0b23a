import { redirect } from "@remix-run/node";
import { isUnstorableText } from "~/db/database.server";
import { outageOf, reasonOfOutage } from "~/db/outage.server";
import { asConstraintRefusal } from "~/domain/constraints/constraint-refusals";
import { toPascalCase } from "~/domain/field-errors";
import { fieldErrorsOf, Refusal, type FieldReasons, type RefusalCode } from "~/domain/refusal";
import { texts } from "~/texts";
import { currentLocale } from "~/texts/locale";
import { isMessage, type Text } from "~/texts/message";
import { say, textOf } from "~/texts/say";
import { askForProof } from "./ask-for-proof.server";
import { getPlatform } from "./platform.server";

/** Maps refusals to HTTP statuses. */
const statuses: Record<RefusalCode, number> = {
  invalid: 422,
  unauthenticated: 401,
  resetRequired: 403,
  proofRequired: 403,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  tooMany: 429,
};

export const statusOf = (refusal: Refusal) => statuses[refusal.code];

/** Converts an error to a refusal, including constraint violations and unstorable texts. Null for a bug. */
export function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (isUnstorableText(error)) return new Refusal("invalid", say.refusals.unstorableText);
  return asConstraintRefusal(error);
}

/**
 * RFC 9457 problem+json; fields are keyed in PascalCase. `code` and `errorCodes` are the keys of the title and of the
 * errors in the catalogue.
 */
export function answerProblem(status: number, title: Text, reasons: FieldReasons = {}): Response {
  const fields = Object.entries(reasons).map(([field, each]) => [toPascalCase(field), each] as const);
  const codes = fields.map(([field, each]) => [field, each.map(({ textKey }) => textKey)] as const);
  const body = {
    title: textOf(title),
    status,
    ...(isMessage(title) ? { code: title.textKey } : {}),
    ...(fields.length > 0
      ? { errors: fieldErrorsOf(Object.fromEntries(fields)), errorCodes: Object.fromEntries(codes) }
      : {}),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "content-type": "application/problem+json; charset=utf-8",
      "cache-control": "no-store",
      "content-language": currentLocale(),
      // The rest of the body isn't read, so the connection cannot be reused.
      ...(status === 413 ? { connection: "close" } : {}),
    },
  });
}

export const outageStatus = 503;

/** For unexpected errors. */
export const failedStatus = 500;

/** Seconds until a retry; browsers retry by themselves (app/root.tsx). */
export const outageHeaders = { "Retry-After": "5" };

export const isOutage = (error: unknown) => outageOf(error) !== null;

/** Logs an outage of the database and returns its message; null for other errors. */
export async function describeOutage(error: unknown): Promise<string | null> {
  const outage = outageOf(error);
  if (!outage) return null;
  const reason = reasonOfOutage(error);
  (await getPlatform()).log.warn({ outage, reason }, "database outage");
  return texts.refusals.outage({ outage });
}

/** The API's response to an error: a refusal's message; other errors are logged and hidden. */
export async function answerError(error: unknown): Promise<Response> {
  const refusal = asRefusal(error);
  if (refusal) return answerRefusal(refusal);
  const outage = await describeOutage(error);
  if (outage) return addHeaders(answerProblem(outageStatus, outage), outageHeaders);
  (await getPlatform()).log.error({ err: error }, "API call failed");
  return answerProblem(500, say.refusals.internalError);
}

const answerRefusal = (refusal: Refusal) =>
  addHeaders(answerProblem(statusOf(refusal), refusal.reason, refusal.fieldReasons), retryHeadersOf(refusal));

function addHeaders(response: Response, headers: Record<string, string>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

export const retryHeadersOf = ({ retryAfter }: Refusal): Record<string, string> =>
  retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };

/**
 * Wraps a loader or action: not found becomes the 404 page, forbidden redirects to /forbidden, and an outage becomes
 * the page that retries.
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
      if (refusal.code === "proofRequired" && isLoaderArgs(args)) throw await askForProof(args.request);
      if (refusal.code === "forbidden") throw redirect("/forbidden");
      throw new Response(refusal.message, { status: statusOf(refusal) });
    }
  };
}

/** Some pages wrap functions without a request; none of them makes a dangerous change. */
const isLoaderArgs = (args: unknown): args is { request: Request } =>
  typeof args === "object" && args !== null && "request" in args && args.request instanceof Request;
