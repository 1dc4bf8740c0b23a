import type { Hono } from "hono";
import { generateSpecs, resolver } from "hono-openapi";
import type { OpenAPIV3_1 } from "openapi-types";
import { reachOf, type Action } from "~/domain/access";
import { roleNames } from "~/domain/roles";
import { Problem } from "./answers";
import type { Schema } from "./example";
import { signedInBy, type Access } from "./operation";

// Narrower than OpenAPI: only schemas and refusals may be references.
type Parameter = Omit<OpenAPIV3_1.ParameterObject, "schema"> & { schema: Schema };
type Content = Record<string, { schema?: Schema }>;
export type Answer = Omit<OpenAPIV3_1.ResponseObject, "content"> & { $ref?: string; content?: Content };
export type Operation = Omit<OpenAPIV3_1.OperationObject, "parameters" | "requestBody" | "responses"> & {
  parameters?: Parameter[];
  requestBody?: { content: Content; required?: boolean };
  responses?: Record<string, Answer>;
  operationId: string;
  summary: string;
  "x-access": Access;
  "x-roles"?: Record<string, string>;
};
export type ApiDocument = Omit<OpenAPIV3_1.Document, "paths" | "components"> & {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

const about = [
  "The REST API of the training platform, for the game, desktop clients and tools of your own.",
  "A client signs in by `POST /api/auth/session` and sends the access token along as `x-auth-token` or " +
    "`Authorization: Bearer`. It is good for 15 minutes; `POST /api/auth/session/token` exchanges the refresh token " +
    "for the next pair, once. Your own tool sends an API token as `Authorization: Bearer` instead, which needs no " +
    "sign-in; its scopes are the permissions that the calls name. Refusals are problem+json (RFC 9457): the status, a " +
    "title and messages by field in the language of `Accept-Language` (English without it), and codes beside them " +
    "that are the same in every language; 503 " +
    "with `Retry-After` is an outage of the database, after which the same call may be made again. Lists take " +
    "`page`, `pageSize`, `sort` and `q`, are plain arrays, and tell in `X-Total-Count` how many rows there are in all.",
].join("\n\n");

/** The tags, in the order of the reference, by the first part of a path. */
const tags: Record<string, string> = {
  auth: "Session",
  users: "Users",
  payments: "Payments",
  organizations: "Organizations",
  groups: "Groups (courses)",
  courses: "Groups (courses)",
  scenarios: "Groups (courses)",
  sessions: "Groups (courses)",
  scores: "Scores",
  practice: "Scores",
  "weekly-mission": "Mission of the week",
  curricula: "Curricula",
  schemas: "Curricula",
  sandboxes: "Sandboxes",
  missions: "Missions",
  duels: "Two players",
  systemSettings: "System settings",
};
const otherTag = "This document";

/** OpenAPI 3.1, from the schemas that validate the calls. */
export async function createApiDocument(
  app: Hono,
  { productName, version }: { productName: string; version: string },
): Promise<ApiDocument> {
  // The routers' descriptions have this form; a test validates the whole against OpenAPI's schema.
  const document = (await generateSpecs(app, {
    excludeStaticFile: false,
    defaultValidationErrorResponse: false,
    documentation: {
      info: { title: `${productName} API`, version, description: about },
      servers: [{ url: "/" }],
      security: signedInBy,
      tags: [...new Set([...Object.values(tags), otherTag])].map((name) => ({ name })),
      components: {
        securitySchemes: {
          accessToken: { type: "apiKey", in: "header", name: "x-auth-token" },
          bearer: { type: "http", scheme: "bearer" },
          apiToken: {
            type: "http",
            scheme: "bearer",
            bearerFormat: "apsis_pat_... or apsis_sa_...",
            description:
              "A token that a person creates on the account page, or an administrator for a service account. It may " +
              "make the calls of its scopes, for at most 365 days, 600 a minute.",
          },
          pageCookie: {
            type: "apiKey",
            in: "cookie",
            name: "apsis_sign_in",
            description: "What the login page leaves in a browser. Over https, its name begins with `__Host-`.",
          },
          antiForgery: {
            type: "apiKey",
            in: "header",
            name: "X-XSRF-TOKEN",
            description: "With the cookie, and calls that change something: the value of the cookie XSRF-TOKEN.",
          },
        },
        responses: {
          Problem: { description: "Refused.", content: { "application/problem+json": { schema: resolver(Problem) } } },
        },
      },
    },
  })) as unknown as ApiDocument;
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const operation of Object.values(operations)) {
      operation.tags = [tags[path.split("/")[2] ?? ""] ?? otherTag];
      operation.operationId = operation.operationId.replace(/^([a-z]+)Api/, "$1");
      const roles = rolesOf(operation["x-access"]);
      if (roles) operation["x-roles"] = roles;
    }
  }
  return document;
}

/** The roles that may call, with their reach; null if the call doesn't depend on a role. */
function rolesOf(access: Access): Record<string, string> | null {
  if (access === "anybody" || access === "signedIn") return null;
  return Object.fromEntries(roleNames.flatMap((role) => reachesOf(role, access)));
}

function reachesOf(role: (typeof roleNames)[number], action: Action): [string, string][] {
  const reach = reachOf(role, action);
  return reach ? [[role, reach]] : [];
}
