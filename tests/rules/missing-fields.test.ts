import * as v from "valibot";
import { expect, test } from "vitest";
import { NewCourse } from "~/domain/courses/create-course";
import { fieldErrorsOf } from "~/domain/field-errors";

function errorsOf(schema: v.GenericSchema, input: unknown) {
  const { issues = [] } = v.safeParse(schema, input);
  return fieldErrorsOf(schema, issues);
}

test("a missing field gets its own message, even in forms with several buttons", () => {
  const { name, ownerId } = NewCourse.entries;
  const Form = v.variant("intent", [
    v.object({ intent: v.literal("delete") }),
    v.looseObject({ intent: v.literal("create"), name, ownerId }),
  ]);
  expect(errorsOf(Form, { intent: "create", name: "Orbits" })).toEqual({ ownerId: ["Choose an instructor."] });
});

test("a field without its own message is named in plain words, not as in code", () => {
  const Unknown = v.lazy(() => v.object({ ownerId: v.string(), newEndDate: v.string() }));
  expect(errorsOf(Unknown, {})).toEqual({ ownerId: ["Owner is required."], newEndDate: ["New end date is required."] });
});
