import type { MiddlewareHandler } from "hono";
import { resolver, uniqueSymbol, type DescribeRouteOptions, type ResponsesWithResolver } from "hono-openapi";
import type * as v from "valibot";
import { canEveryRole, assertCanRole, type Action } from "~/domain/access";
import { tokenScopes } from "~/domain/api-tokens/token-rules";
import type { SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import type { ApiEnv } from "./router";
import { refuseUnknownFields } from "./unknown-fields";

/** Ways to sign in, for the document. */
export const signedInBy: Record<string, string[]>[] = [
  { accessToken: [] },
  { bearer: [] },
  { pageCookie: [], antiForgery: [] },
];

const isScope = (access: Access) => tokenScopes.some((scope) => scope === access);

/** Who may call: roles with a permission of `domain/access.ts`, every signed-in user, or anyone. */
export type Access = Action | "signedIn" | "anybody";

/**
 * Describes a call for the reference, and refuses roles that may never make it, before anything is read. The handler's
 * verb checks the reach.
 */
export function operation(
  summary: string,
  access: Access,
  answers: ResponsesWithResolver,
  more: Pick<DescribeRouteOptions, "description" | "requestBody" | "tags" | "parameters"> = {},
) {
  const spec = {
    summary,
    "x-access": access,
    ...(access === "anybody" ? { security: [] } : {}),
    ...(isScope(access) && { security: [...signedInBy, { apiToken: [access] }] }),
    responses: { ...answers, "4XX": { $ref: "#/components/responses/Problem" } },
    ...more,
  };
  const guard: MiddlewareHandler<ApiEnv> = async (c, next) => {
    if (access !== "anybody") assertScope(c.var.ctx, access);
    if (access !== "anybody" && access !== "signedIn" && !canEveryRole(access))
      assertCanRole(c.var.ctx.actor.role, access);
    await refuseUnknownFields(c);
    await next();
  };
  // The document's generator reads this property of the handler.
  return Object.assign(guard, { [uniqueSymbol]: { spec } });
}

/** Refuses an API token without this scope. Calls that look up their caller themselves have no context yet. */
function assertScope(ctx: SignedInCtx | undefined, access: Access) {
  const { token } = ctx?.actor ?? {};
  if (token && !token.scopes.includes(access)) throw new Refusal("forbidden", say.apiTokens.outOfScope);
}

const json = (schema: v.GenericSchema) => ({ "application/json": { schema: resolver(schema) } });

export const ok = (schema: v.GenericSchema, description = "Done."): ResponsesWithResolver => ({
  200: { description, content: json(schema) },
});
export const created = (schema: v.GenericSchema): ResponsesWithResolver => ({
  201: { description: "Created.", content: json(schema) },
});
export const nothing: ResponsesWithResolver = { 204: { description: "Done; there is nothing to say." } };
export const file = (type: string, description: string): ResponsesWithResolver => ({
  200: { description, content: { [type]: { schema: { type: "string" } } } },
});

/** A plain array, and the total number of rows. */
export const listOf = (schema: v.GenericSchema): ResponsesWithResolver => ({
  200: {
    description: "The rows of the page that was asked for.",
    headers: {
      "X-Total-Count": {
        description: "Of the rows on all pages.",
        required: true,
        schema: { type: "integer", minimum: 0 },
      },
    },
    content: json(schema),
  },
});

/** A body of one text: as a JSON string, as an object with that text, or as plain text. */
export function textBody(name: string, example: string, isRequired = true): Pick<DescribeRouteOptions, "requestBody"> {
  const text = { type: "string" as const, examples: [example] };
  return {
    requestBody: {
      required: isRequired,
      content: {
        "application/json": {
          schema: { anyOf: [text, { type: "object", properties: { [name]: text }, required: [name] }] },
        },
        "text/plain": { schema: text },
      },
    },
  };
}
