import { data } from "@remix-run/node";
import * as v from "valibot";
import { UnexpectedFailure } from "~/domain/unexpected-failure";
import { fieldReasonsOf } from "~/domain/field-errors";
import { fieldErrorsOf, type FieldErrors } from "~/domain/refusal";
import { texts } from "~/texts";
import { askForProof } from "./ask-for-proof.server";
import { signInTokenOf } from "./cookies.server";
import { writeFlashCookie } from "./flash.server";
import { formOf } from "./form-data.server";
import { getPlatform } from "./platform.server";
import { requireSameOrigin } from "./same-origin.server";
import {
  asRefusal,
  failedStatus,
  outageHeaders,
  outageStatus,
  describeOutage,
  retryHeadersOf,
  statusOf,
} from "./refusal-response.server";

/** The one shape of refused input and of failures: messages by field or in general, and what was typed. */
export type FormRefusal = {
  message?: string;
  errors: FieldErrors;
  values: Record<string, string>;
  /** Nobody foresaw it: `message` says only that it did not work. */
  hasFailed?: boolean;
};

type FormSchema = v.GenericSchema<unknown, unknown> | v.GenericSchemaAsync<unknown, unknown>;

/**
 * Parses a form by `schema` and runs the verb. Refused input answers 422 (or the refusal's status) with `FormRefusal`;
 * unexpected errors answer 500 in the same shape (decision 0068). Passwords and tokens are never echoed.
 */
export async function submitForm<Schema extends FormSchema, Result>(
  request: Request,
  schema: Schema,
  run: (input: v.InferOutput<Schema>, fields: Record<string, string>) => Promise<Result>,
  failureText = texts.refusals.unexpected,
) {
  requireSameOrigin(request);
  const fields = Object.fromEntries(
    [...(await formOf(request))].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const values = Object.fromEntries(Object.entries(fields).filter(([name]) => !/password|token|intent/i.test(name)));
  const parsed = await v.safeParseAsync(schema, fields);
  if (!parsed.success)
    return answerRefused(422, { errors: fieldErrorsOf(fieldReasonsOf(schema, parsed.issues)), values });
  try {
    return await run(parsed.output, fields);
  } catch (error) {
    const outage = await describeOutage(error);
    if (outage) return answerRefused(outageStatus, { message: outage, errors: {}, values }, outageHeaders);
    // Thrown responses, such as redirects, aren't failures.
    if (error instanceof Response) throw error;
    const refusal = asRefusal(error instanceof UnexpectedFailure ? error.cause : error);
    if (refusal?.code === "proofRequired") throw await askForProof(request);
    if (!refusal) return answerFailed(request, error, { message: failureText, errors: {}, values });
    return answerRefused(
      statusOf(refusal),
      { message: refusal.message, errors: refusal.errors, values },
      retryHeadersOf(refusal),
    );
  }
}

/** The same for a route without a component, whose status Remix takes only from a Response. */
export async function submitFormWithoutPage<Schema extends FormSchema>(
  request: Request,
  schema: Schema,
  run: (input: v.InferOutput<Schema>) => Promise<Response>,
): Promise<Response> {
  const answer = await submitForm(request, schema, run);
  return answer instanceof Response ? answer : Response.json(answer.data, answer.init ?? undefined);
}

/** Reports a failure in the page and, to signed-in users with scripts, as a toast (app/root.tsx). */
async function answerFailed(request: Request, error: unknown, refused: FormRefusal) {
  (await getPlatform()).log.error({ err: error }, "a form failed");
  const message = error instanceof UnexpectedFailure ? error.message : refused.message;
  const hasToast = message && signInTokenOf(request) && request.headers.get("sec-fetch-dest") !== "document";
  const flash = hasToast ? writeFlashCookie(request, { toast: { severity: "error", text: message } }) : null;
  const headers: Record<string, string> = flash ? { "Set-Cookie": flash } : {};
  return answerRefused(failedStatus, { ...refused, message, hasFailed: true }, headers);
}

const answerRefused = (status: number, body: FormRefusal, headers?: Record<string, string>) =>
  data(body, { status, headers });
