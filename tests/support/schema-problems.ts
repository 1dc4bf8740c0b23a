import * as v from "valibot";
import { reasonOf } from "~/domain/field-errors";
import { textOf } from "~/texts/say";

/** What a schema finds wrong, in words; undefined for valid input. */
export const problemsOf = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map((issue) => textOf(reasonOf(issue)));
