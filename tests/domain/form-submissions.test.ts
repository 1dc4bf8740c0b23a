// A form that creates something, sent several times: by a second click, a reload, or a browser that repeats.
import { eq, inArray } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { courses, formSubmissions } from "~/db/schema";
import { createCourse } from "~/domain/courses/create-course";
import { Refusal } from "~/domain/refusal";
import { forgetOldSubmissions, submitOnce } from "~/domain/submissions/submit-once";
import { texts } from "~/texts";
import { inLocale } from "~/texts/locale";
import { say, textOf } from "~/texts/say";
import { storeText } from "~/texts/stored-text";
import { addCourse, addUser, unique } from "../support/builders";
import { later, testContext } from "../support/database";

const ctx = await testContext();
const { owner, organizationId } = await addCourse(ctx);
const { ctx: admin } = await addUser(ctx, { role: "OrganizationAdmin", organizationId });

const send = (form: { formKey?: string; name: string }, by = admin) =>
  submitOnce(by, { intent: "create", ownerId: owner.id, ...form } as Record<string, string>, async (inner) => {
    await createCourse(inner, { name: form.name, ownerId: owner.id });
    return say.courses.courseCreated({ name: form.name });
  });
const countCourses = (...names: string[]) => ctx.db.$count(courses, inArray(courses.name, names));

test("Create Course sent three times at once, and once more later, makes one course", async () => {
  const form = { formKey: uuid(), name: unique("Thrice") };
  const sent = await Promise.all([send(form), send(form), send(form)]);
  sent.push(await send(form));
  const expected = inLocale("de", () => texts.courses.courseCreated({ name: form.name }));
  // Repeats have it in the language of their own request.
  expect(new Set(sent.map((text) => textOf(text, "de")))).toEqual(new Set([expected]));
  expect(await countCourses(form.name)).toBe(1);
});

test("forms that differ in content, person or key are separate submissions", async () => {
  const [one, other, formKey] = [unique("One"), unique("Other"), uuid()];
  const { ctx: colleague } = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  await send({ formKey, name: one });
  await send({ formKey, name: other });
  await send({ formKey: uuid(), name: one });
  await send({ formKey, name: one }, colleague);
  await send({ name: one });
  await send({ name: one });
  expect([await countCourses(one), await countCourses(other)]).toEqual([5, 1]);
});

test("a refused form may be sent again and leaves nothing stored", async () => {
  const submission = { formKey: uuid(), name: "refused" };
  const refuse = () => Promise.reject(new Refusal("invalid", "Not so."));
  await expect(submitOnce(admin, submission, refuse)).rejects.toMatchObject({ message: "Not so." });
  const done = say.studentRecord.noteAdded;
  expect(await submitOnce(admin, submission, () => Promise.resolve(done))).toEqual(done);
});

test("submissions are deleted after a day", async () => {
  await submitOnce(later(admin, 60), { formKey: uuid() }, () => Promise.resolve(say.studentRecord.noteAdded));
  await forgetOldSubmissions(later(ctx, 24 * 60 + 1));
  const result = storeText(say.studentRecord.noteAdded);
  expect((await ctx.db.select().from(formSubmissions)).map((row) => row.result)).toEqual([result]);
  await ctx.db.delete(formSubmissions).where(eq(formSubmissions.result, result));
});
