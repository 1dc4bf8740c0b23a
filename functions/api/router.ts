import { Hono } from "hono";
import { validator as standardValidator } from "hono-openapi";
import * as v from "valibot";
import { signedInApiContext } from "~/http/api-context.server";
import { addIssue } from "~/http/form.server";
import type { SignedInCtx } from "~/domain/context";
import { notFound, Refusal, type FieldErrors } from "~/domain/refusal";

export type ApiEnv = { Variables: { ctx: SignedInCtx } };

export const router = () => new Hono<ApiEnv>();

/** A router whose every call needs a sign-in; handlers find it in `c.var.ctx`. */
export function signedInRouter() {
  return router().use(async (c, next) => {
    c.set("ctx", await signedInApiContext(c.req.raw));
    await next();
  });
}

type Place = "json" | "query" | "param";

/** Validates a part of the request; what does not fit is refused by field, before the handler runs. */
export function valid<Schema extends v.GenericSchema, At extends Place>(place: At, schema: Schema) {
  return standardValidator(place, schema, (result) => {
    if (result.success) return;
    if (place === "param") throw notFound("The resource");
    const errors: FieldErrors = {};
    for (const issue of result.error) addIssue(errors, fieldOf(issue.path), issue.message);
    throw new Refusal("invalid", "One or more fields are not valid.", errors);
  });
}

type Path = readonly (PropertyKey | { key: PropertyKey })[] | undefined;

const fieldOf = (path: Path) => path?.map((part) => String(typeof part === "object" ? part.key : part)).join(".") || "body";

export const Id = v.pipe(v.string(), v.transform((id) => id.replace(/^"|"$/g, "")), v.uuid("must be a UUID."));
/** A UUID, or `all` for no restriction. */
export const IdOrAll = v.pipe(v.union([v.literal("all"), Id]), v.transform((id) => (id === "all" ? null : id)));
export const Flag = v.pipe(v.picklist(["true", "false"], "must be true or false."), v.transform((value) => value === "true"));
export const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, "must be a whole number."), v.transform(Number), v.minValue(least, `must be at least ${least}.`), v.maxValue(most, `must be at most ${most}.`));
