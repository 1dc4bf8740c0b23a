import type { OpenAPIV3_1 } from "openapi-types";

/** Schemas as this API writes them: objects, never `true`, which JSON Schema allows too. */
export type Schema = Omit<OpenAPIV3_1.BaseSchemaObject, "anyOf" | "oneOf" | "properties"> & {
  $ref?: string;
  type?: OpenAPIV3_1.NonArraySchemaObjectType | "array";
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
};
type Schemas = Record<string, Schema>;

// Examples for fields whose format isn't in their schema.
const byName: Record<string, unknown> = {
  username: "player",
  userName: "ada",
  password: "Str0ng@Password",
  passwordConfirmation: "Str0ng@Password",
  newPassword: "Str0ng@Password",
  accessCode: "ORBIT-7K2M",
  totalScore: 80,
  maxTotalScore: 100,
  score: 1,
  maxScore: 1,
  passed: true,
  nationality: "CA",
  paymentMethodId: "pm_1234567890",
};

/** An example value of a schema. */
export function exampleOf(schema: Schema, schemas: Schemas, name = ""): unknown {
  if (schema.$ref) return exampleOf(schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}, schemas, name);
  if (schema.examples?.length) return schema.examples[0];
  if (name in byName) return byName[name];
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return exampleOf(choice[0] ?? {}, schemas, name);
  if (schema.type === "object")
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, exampleOf(inner, schemas, key)]),
    );
  if (schema.type === "array") return [exampleOf(schema.items ?? {}, schemas)];
  if (schema.type === "string") return textOf(schema, name);
  if (schema.type === "number" || schema.type === "integer") return schema.minimum ?? 0;
  if (schema.type === "boolean") return false;
  return {};
}

function textOf({ format }: Schema, name: string): string {
  if (format === "uuid") return "01970000-0000-7000-8000-000000000001";
  if (format === "date-time") return "2026-03-02T09:00:00Z";
  if (format === "email") return "ada@example.org";
  return name || "text";
}

/** A schema in a few words, such as `text (uuid)` or `list of Scorecard`. */
export function typeTextOf(schema: Schema | undefined): string {
  if (!schema || Object.keys(schema).length === 0) return "any JSON";
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "";
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return choice.map((inner) => typeTextOf(inner)).join(" | ");
  if (schema.type === "array") return `list of ${typeTextOf(schema.items)}`;
  if (schema.type === "string") return schema.format ? `text (${schema.format})` : "text";
  if (schema.type === "integer") return "whole number";
  if (schema.type === "boolean") return "true | false";
  return String(schema.type ?? "any JSON");
}
