import { data } from "@remix-run/node";
import * as v from "valibot";
import type { FieldErrors } from "~/domain/refusal";
import { readForm } from "./read-form.server";
import { requireSameOrigin } from "./same-origin.server";
import {
  asRefusal,
  outageHeaders,
  outageStatus,
  describeOutage,
  toPascalCase,
  retryHeadersOf,
  statusOf,
} from "./refusal-response.server";

/** The one shape of refused input: what is wrong, by field or in general, and what was typed. */
export type Refused = { message?: string; errors: FieldErrors; values: Record<string, string> };

type FormSchema = v.GenericSchema<unknown, unknown> | v.GenericSchemaAsync<unknown, unknown>;

/**
 * Reads a posted form by `schema` and runs the verb. Refused input answers 422 (or the refusal's status) with
 * `Refused`; passwords and tokens are never echoed. The verb gets what was sent, too.
 */
export async function submitForm<Schema extends FormSchema, Result>(
  request: Request,
  schema: Schema,
  run: (input: v.InferOutput<Schema>, fields: Record<string, string>) => Promise<Result>,
) {
  requireSameOrigin(request);
  const fields = Object.fromEntries(
    [...(await formOf(request))].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const values = Object.fromEntries(Object.entries(fields).filter(([name]) => !/password|token|intent/i.test(name)));
  const parsed = await v.safeParseAsync(schema, fields);
  if (!parsed.success) return answerRefused(422, { errors: fieldErrorsOf(schema, parsed.issues), values });
  try {
    return await run(parsed.output, fields);
  } catch (error) {
    const outage = await describeOutage(error);
    if (outage) return answerRefused(outageStatus, { message: outage, errors: {}, values }, outageHeaders);
    const refusal = asRefusal(error);
    if (!refusal) throw error;
    return answerRefused(
      statusOf(refusal),
      { message: refusal.message, errors: refusal.errors, values },
      retryHeadersOf(refusal),
    );
  }
}

const forms = new WeakMap<Request, Promise<FormData>>();

/**
 * The posted form, read once for all who ask; a body of another kind is the client's mistake. Ask for permission first:
 * nothing of the body is read before.
 */
export async function formOf(request: Request): Promise<FormData> {
  const form = forms.get(request) ?? readForm(request);
  forms.set(request, form);
  try {
    return await form;
  } catch {
    throw new Response("The body is not a form.", { status: 415 });
  }
}

const answerRefused = (status: number, body: Refused, headers?: Record<string, string>) =>
  data(body, { status, headers });

type Issue = { message: string; path?: readonly (PropertyKey | { key: unknown })[] };

/** Messages by field; nested fields by their path, such as `questionScorecards.0.score`. */
export function fieldErrorsOf(schema: unknown, issues: readonly Issue[]): FieldErrors {
  // A field may have any name, such as "constructor" or "__proto__".
  const errors = new Map<string, string[]>();
  for (const { message, path = [] } of issues) {
    const keys = path.map((part) => String(typeof part === "object" ? part.key : part));
    const field = keys.join(".") || "body";
    const told = message.startsWith("Invalid key") ? messageOfMissing(schema, keys) : message;
    errors.set(field, [...(errors.get(field) ?? []), told]);
  }
  return Object.fromEntries(errors);
}

type Node = { entries?: Record<string, Node>; item?: Node; wrapped?: Node };

/**
 * What the field itself says of nothing: a field that is missing altogether is refused in the same words as an empty
 * one.
 */
function messageOfMissing(schema: unknown, keys: string[]): string {
  // A schema of valibot is read as the tree it is: its types say nothing of an unknown one.
  const field = keys.reduce<Node | undefined>(
    (node, key) => unwrap(node)?.entries?.[key] ?? unwrap(node)?.item,
    // As above.
    schema as Node,
  );
  // A part of a schema is a schema.
  const refused = field && v.safeParse(field as unknown as v.GenericSchema, undefined);
  return refused?.issues?.[0].message ?? `${toPascalCase(keys.at(-1)!)} is required.`;
}

const unwrap = (node: Node | undefined): Node | undefined => (node?.wrapped ? unwrap(node.wrapped) : node);
