import * as v from "valibot";
import { expect, test } from "vitest";
import { inLocale } from "~/texts/locale";
import { keyed, say } from "~/texts/say";
import { NewCourse } from "~/domain/courses/create-course";
import { fieldReasonsOf } from "~/domain/field-errors";
import { fieldErrorsOf } from "~/domain/refusal";

function errorsOf(schema: v.GenericSchema, input: unknown) {
  const { issues = [] } = v.safeParse(schema, input);
  return fieldErrorsOf(fieldReasonsOf(schema, issues));
}

test("a missing field gets its own message, even in forms with several buttons", () => {
  const { name, ownerId } = NewCourse.entries;
  const Form = v.variant("intent", [
    v.object({ intent: v.literal("delete") }),
    v.looseObject({ intent: v.literal("create"), name, ownerId }),
  ]);
  expect(errorsOf(Form, { intent: "create", name: "Orbits" })).toEqual({ ownerId: ["Choose an instructor."] });
});

test("a missing field without its own message is named", () => {
  const fields = { ownerId: v.string(), newEndDate: v.string() };
  const expected = { ownerId: ["ownerId is required."], newEndDate: ["newEndDate is required."] };
  expect(errorsOf(v.object(fields), {})).toEqual(expected);
  expect(
    errorsOf(
      v.lazy(() => v.object(fields)),
      {},
    ),
  ).toEqual(expected);
});

test.each<[string, v.GenericSchema, unknown, string]>([
  ["a number for text", v.string(), 5, "Must be text."],
  ["text for a number", v.number(), "5", "Must be a number."],
  ["text for a flag", v.boolean(), "true", "Must be true or false."],
  ["text for a list", v.array(v.string()), "a", "Must be a list."],
  ["text for an object", v.object({}), "a", "Must be an object."],
  ["an unknown choice", v.picklist(["a", "b"]), "c", "Must be one of: a, b."],
  ["an unknown button", v.variant("is", [v.object({ is: v.literal("a") })]), { is: "c" }, "Must be one of: a."],
  ["long text", v.pipe(v.string(), v.maxLength(3)), "abcd", "Must be 3 characters or less."],
  [
    "a field too many",
    v.strictObject({}),
    { extra: 1 },
    "extra isn't a field of this call. Check its spelling, or leave it out.",
  ],
  ["anything else", v.pipe(v.string(), v.email()), "a", "Isn't valid."],
])("%s has a message of the catalogue, not the library's", (_, schema, input, message) =>
  expect(Object.values(errorsOf(schema, input))).toEqual([[message]]),
);

test("the first 100 fields are reported", () => {
  const errors = errorsOf(
    v.array(v.strictTuple([v.string()])),
    Array.from({ length: 5_000 }, () => [1]),
  );
  expect(Object.keys(errors)).toHaveLength(100);
  expect(errors).toMatchObject({ "0.0": ["Must be text."], "99.0": ["Must be text."] });
});

test("a message of a schema keeps its key and parameters until its reader is known", () => {
  const Short = v.pipe(
    v.string(),
    v.maxLength(3, () => keyed(say.attemptFields.tooLong({ name: "client", max: 3 }))),
  );
  const { issues = [] } = v.safeParse(Short, "abcd");
  const reasons = fieldReasonsOf(Short, issues);
  expect(reasons).toEqual({ body: [{ textKey: "attemptFields.tooLong", params: { name: "client", max: 3 } }] });
  expect(inLocale("de", () => fieldErrorsOf(reasons))).toEqual({
    body: ["client darf höchstens 3 Zeichen lang sein."],
  });
});
