// Random calls made from the API's own document: valid, nearly valid and hostile.
import fc from "fast-check";
import type { OpenAPIV3_1 } from "openapi-types";
import type { ApiDocument, Operation } from "../../functions/api/document";
import type { Schema } from "../../functions/api/example";

/** A placeholder for an existing id, filled in when the call is made. */
export const thing = (kind: string) => `{{${kind}}}`;
export const kinds = [
  "user",
  "group",
  "session",
  "organization",
  "scenario",
  "sandbox",
  "duel",
  "accessCode",
  "curriculum",
] as const;
export const callers = [
  "nobody",
  "forged",
  "Restricted",
  "User",
  "Instructor",
  "OrganizationAdmin",
  "SystemAdmin",
] as const;

export type FuzzCall = {
  caller: (typeof callers)[number];
  method: string;
  path: string;
  type: string | null;
  body: string | null;
};

const hostile = fc.constantFrom<unknown>(
  null,
  "",
  " ",
  "\u0000",
  "half a pair \ud83d",
  "'; drop table users; --",
  "../../../etc/passwd",
  "%00",
  "<script>alert(1)</script>",
  "{{user}}",
  "=1+1",
  "\u202eabc",
  "🚀".repeat(400),
  "x".repeat(5_000),
  -1,
  0,
  1e308,
  -0.5,
  2 ** 53,
  1.5,
  true,
  false,
  [],
  {},
  [[[[[]]]]],
  { __proto__: { roles: ["SystemAdmin"] } },
  { constructor: 1 },
  "9999-99-99T99:99:99Z",
  "0001-01-01T00:00:00Z",
  "true",
  "NaN",
  "null",
);

// Password hashing and constant-time answers cost more than everything else.
const weights: Record<string, number> = {
  postUsersRequestPasswordReset: 1,
  postAuthSession: 2,
  postUsersRegistrationCode: 4,
  postUsersPaymentFreeRegistration: 4,
  getOpenapiJson: 1,
  getDocs: 1,
};
const usualWeight = 30;

export function anyCall(document: ApiDocument): fc.Arbitrary<FuzzCall> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return fc.oneof(
    ...operations.map(({ path, method, operation }) => ({
      weight: weights[operation.operationId] ?? usualWeight,
      arbitrary: callOf(path, method, operation, document),
    })),
  );
}

function callOf(path: string, method: string, operation: Operation, document: ApiDocument): fc.Arbitrary<FuzzCall> {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  const parameters = (operation.parameters ?? []) as OpenAPIV3_1.ParameterObject[];
  const values = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name, schema }) => [name, often(valid(schema as Schema, schemas), hostile)]),
    );
  const content = (operation.requestBody as OpenAPIV3_1.RequestBodyObject | undefined)?.content;
  const body = content?.["application/json"]?.schema as Schema | undefined;
  return fc
    .record({
      caller: fc.constantFrom(...callers),
      inPath: fc.record(values("path")),
      inQuery: fc.record(values("query"), { requiredKeys: [] }),
      body: body ? bodies(body, schemas) : fc.option(fc.constant("{}"), { freq: 9 }),
      type: often(
        fc.constant<string | null>("application/json"),
        fc.constantFrom(null, "text/plain", "application/json; charset=utf-7", "multipart/form-data", "nonsense"),
      ),
    })
    .map(({ caller, inPath, inQuery, body, type }) => {
      const query = new URLSearchParams(
        Object.entries(inQuery).map(([name, value]) => [name, textOf(value)]),
      ).toString();
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(textOf(inPath[name])));
      const isRead = method === "GET";
      return {
        caller,
        method,
        path: filled + (query ? `?${query}` : ""),
        type: isRead ? null : type,
        body: isRead ? null : body,
      };
    });
}

const often = <T, U>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<U>) =>
  fc.oneof({ weight: 7, arbitrary: usual }, { weight: 1, arbitrary: rare });
const textOf = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));
// Dots alone would vanish when the address is normalized.
const segment = (text: string) =>
  (text.startsWith("{{")
    ? text
    : encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd").replace(/^\.{1,2}$/, ""))) || "%20";

function bodies(schema: Schema, schemas: Record<string, Schema>): fc.Arbitrary<string | null> {
  const whole = valid(schema, schemas);
  const json = (arbitrary: fc.Arbitrary<unknown>) => arbitrary.map((value) => JSON.stringify(value) ?? "");
  return fc.oneof(
    { weight: 6, arbitrary: json(whole) },
    {
      weight: 5,
      arbitrary: json(fc.tuple(whole, fc.nat(), hostile, fc.constantFrom("drop", "replace", "add")).map(nearly)),
    },
    { weight: 2, arbitrary: json(hostile) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        fc.constantFrom("", "{", "[", '{"a":', "nul", "[".repeat(2_000), '"\\ud800"', "\u0000"),
        fc.string(),
        fc.json(),
      ),
    },
  );
}

/** A valid value with one mistake. */
function nearly([value, place, wrong, kind]: [unknown, number, unknown, string]): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return wrong;
  const keys = Object.keys(value);
  const key = keys[place % Math.max(1, keys.length)] ?? "extra";
  if (kind === "add")
    return { ...value, roles: ["SystemAdmin"], organizationId: thing("organization"), [`extra${place}`]: wrong };
  const { [key]: _, ...rest } = value as Record<string, unknown>;
  return kind === "drop" ? rest : { ...rest, [key]: wrong };
}

/** A value that the schema allows, as far as it says. */
function valid(schema: Schema, schemas: Record<string, Schema>): fc.Arbitrary<unknown> {
  if (schema.$ref) return valid(schemas[schema.$ref.split("/").at(-1)!]!, schemas);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return fc.oneof(...choice.map((inner) => valid(inner as Schema, schemas)));
  if (schema.type === "object") {
    const properties = Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, valid(inner as Schema, schemas)]),
    );
    return fc.record(properties, { requiredKeys: schema.required ?? [] });
  }
  if (schema.type === "array")
    return fc.array(valid((schema as { items?: Schema }).items ?? {}, schemas), { maxLength: 3 });
  if (schema.type === "string") return texts(schema);
  if (schema.type === "integer")
    return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1_000, 1_000) });
  if (schema.type === "number")
    return fc.double({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1_000, 1_000), noNaN: true });
  if (schema.type === "boolean") return fc.boolean();
  return fc.jsonValue({ maxDepth: 2 });
}

function texts({ format, pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<unknown> {
  if (format === "uuid")
    return fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...kinds.map(thing)) },
      { weight: 1, arbitrary: fc.uuid() },
    );
  if (format === "date-time")
    return fc
      .date({ min: new Date("2024-01-01"), max: new Date("2028-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (format === "email") return fc.stringMatching(/^[a-z]{3,12}@[a-z]{3,8}\.example$/);
  if (pattern === "^\\d{1,9}$" || pattern === "^\\d{1,5}$")
    return fc.integer({ min: 0, max: 200 }).map((number) => String(number * 5));
  if (pattern === "^[A-Za-z0-9._@+-]+$") return fc.stringMatching(/^[a-z]{3,12}$/);
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, 60) }),
    fc.constantFrom("Str0ng@Password", "CODE", "Ada", ...kinds.map(thing)),
  );
}
