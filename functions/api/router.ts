import { Hono, type Context, type MiddlewareHandler } from "hono";
import { resolver, uniqueSymbol, validator as standardValidator } from "hono-openapi";
import * as v from "valibot";
import { callerOf, signedInApiContextOf } from "~/http/api-context.server";
import { answerProblem } from "~/http/refusal-response.server";
import type { Caller, SignedInCtx } from "~/domain/context";
import { fieldReasonsOf, reasonOf } from "~/domain/field-errors";
import { notFound, Refusal, type Thing } from "~/domain/refusal";
import { keyed, say } from "~/texts/say";
import { strict } from "./strict";

export type ApiEnv = { Variables: { ctx: SignedInCtx } };
/** For calls that look up their caller in the same statement: the token's content, or the signed-in user. */
export type CallerEnv = { Variables: { caller?: Caller; ctx?: SignedInCtx } };

export const createRouter = () => new Hono<ApiEnv>();

/** Requires a sign-in; handlers find it in `c.var.ctx`. */
export const requireSignIn: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.set("ctx", await signedInApiContextOf(c.req.raw));
  await next();
};

/**
 * Requires a token with a valid signature, or a sign-in by cookie. Other refusals may come before the sign-in itself is
 * checked.
 */
export const requireCaller: MiddlewareHandler<CallerEnv> = async (c, next) => {
  const caller = await callerOf(c.req.raw);
  if (caller) c.set("caller", caller);
  else c.set("ctx", await signedInApiContextOf(c.req.raw));
  await next();
  if (c.error && !c.var.ctx) await signedInApiContextOf(c.req.raw);
};

/** A router whose calls all need a sign-in. */
export const createSignedInRouter = () => createRouter().use(requireSignIn);

/** The response of a function's path to other methods. */
export const allowOnly =
  (...methods: ("GET" | "POST")[]) =>
  () =>
    answerProblem(405, say.apiRefusals.methodNotAllowed({ methods }));

type Place = "json" | "query" | "param";

type Wording = {
  /** The kind of thing that an invalid address would name. */
  thing?: Thing;
  /** The client's name for a field of the schema. */
  fieldOf?: (field: string) => string;
  /** Whether unknown fields are accepted and ignored. */
  takesMore?: boolean;
};

/** Validates a part of the request; refuses invalid and unknown fields before the handler runs. */
export function validate<Schema extends v.GenericSchema, At extends Place>(
  place: At,
  schema: Schema,
  { thing = "resource", fieldOf = (field) => field, takesMore = place === "param" }: Wording = {},
) {
  return standardValidator(place, takesMore ? schema : strict(schema), (result, c) => {
    if (result.success) return;
    if (place === "param") throw notFound(thing);
    if (place === "json") requireJson(c);
    const reasons = Object.entries(fieldReasonsOf(schema, result.error)).map(
      ([field, messages]) => [fieldOf(field), messages] as const,
    );
    throw new Refusal("invalid", say.refusals.fieldsInvalid, Object.fromEntries(reasons));
  });
}

/** Refuses a value that is read apart from the rest of the request. */
export function refuseField(field: string, issue: v.BaseIssue<unknown>): Refusal {
  const reason = reasonOf(issue);
  return new Refusal("invalid", reason, { [field]: [reason] });
}

/**
 * Describes a body for the document and for clients. The handler validates it in a job, because it may be too large for
 * the thread that serves requests.
 */
export function describeJson<Schema extends v.GenericSchema>(schema: Schema) {
  type RequestInput = { in: { json: v.InferInput<Schema> }; out: object };
  const handler: MiddlewareHandler<ApiEnv, string, RequestInput> = async (c, next) => {
    requireJson(c);
    await next();
  };
  return Object.assign(handler, { [uniqueSymbol]: { target: "json", ...resolver(schema) } });
}

function requireJson(c: Context) {
  if (!/^application\/([\w.-]+\+)?json/i.test(c.req.header("content-type") ?? ""))
    throw new Refusal("invalid", say.refusals.bodyNotJson);
}

/** `refusal`: message for other values and for a missing one. */
export const idOr = (refusal: () => string) =>
  v.pipe(
    v.string(refusal),
    v.transform((id) => id.replace(/^"|"$/g, "")),
    v.uuid(refusal),
    v.toLowerCase(),
  );
export const Id = idOr(() => keyed(say.apiRefusals.notUuid));
/** A UUID, or `all` for no restriction. */
export const IdOrAll = v.pipe(
  v.union([v.literal("all"), Id]),
  v.transform((id) => (id === "all" ? null : id)),
);
export const Flag = v.pipe(
  v.picklist(["true", "false"], () => keyed(say.apiRefusals.notBoolean)),
  v.transform((value) => value === "true"),
);
export const whole = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, () => keyed(say.apiRefusals.notWhole)),
    v.transform(Number),
    v.minValue(min, () => keyed(say.apiRefusals.tooSmall({ min }))),
    v.maxValue(max, () => keyed(say.apiRefusals.tooLarge({ max }))),
  );
