import { toJsonSchema } from "@valibot/to-json-schema";
import type { OpenAPIV3_1 } from "openapi-types";
import { CurriculumDocument } from "~/domain/curricula/curriculum-document";

let made: Record<string, unknown> | undefined;

/** The JSON Schema of a curriculum; rules that it can't express (sums, uniqueness) are in docs/curricula.md. */
export const createCurriculumSchema = () =>
  (made ??= {
    ...toJsonSchema(CurriculumDocument, { typeMode: "input", errorMode: "ignore", target: "draft-2020-12" }),
    title: "Curriculum",
  });

export const curriculumBody: OpenAPIV3_1.RequestBodyObject = {
  required: true,
  content: { "application/json": { schema: { type: "object", description: "See GET /api/schemas/curriculum.json." } } },
};
