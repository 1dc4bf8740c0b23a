import { Hono } from "hono";
import { validator as standardValidator } from "hono-openapi";
import * as v from "valibot";
import { signedInApiContext } from "~/http/api-context.server";
import { fieldErrors } from "~/http/form.server";
import type { SignedInCtx } from "~/domain/context";
import { notFound, Refusal } from "~/domain/refusal";

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
  return standardValidator(place, schema, (result, c) => {
    if (result.success) return;
    if (place === "param") throw notFound("The resource");
    if (place === "json" && !/^application\/([\w.-]+\+)?json/i.test(c.req.header("content-type") ?? ""))
      throw new Refusal("invalid", "The body must be sent as Content-Type: application/json.");
    throw new Refusal("invalid", "One or more fields are not valid.", fieldErrors(schema, result.error));
  });
}

export const Id = v.pipe(
  v.string(),
  v.transform((id) => id.replace(/^"|"$/g, "")),
  v.uuid("must be a UUID."),
  v.toLowerCase(),
);
/** A UUID, or `all` for no restriction. */
export const IdOrAll = v.pipe(
  v.union([v.literal("all"), Id]),
  v.transform((id) => (id === "all" ? null : id)),
);
export const Flag = v.pipe(
  v.picklist(["true", "false"], "must be true or false."),
  v.transform((value) => value === "true"),
);
export const whole = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, "must be a whole number."),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}.`),
    v.maxValue(max, `must be at most ${max}.`),
  );
