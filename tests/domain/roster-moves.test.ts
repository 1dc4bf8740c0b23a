import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { courses, users } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { addMembers } from "~/domain/enrolment/change-members";
import { checkRoster } from "~/domain/roster/check-roster";
import { importRoster } from "~/domain/roster/import-roster";
import { readRosterImport, rosterRowsOf } from "~/domain/roster/read-roster-import";
import { addRunningClass, addUser } from "../support/builders";
import { testContext } from "../support/database";
import { onlyOf } from "../support/tuples";

const ctx = await testContext();
const site = { url: "https://apsis.test", productName: "Apsis", supportEmail: "support@apsis.test" };
const means = { site, secret: "a secret of the tests" };

const check = (admin: SignedInCtx, lines: string[], courseId: string | null = null) =>
  checkRoster(admin, {
    bytes: new TextEncoder().encode(["userName,email,course", ...lines].join("\n")),
    fileName: "fall.csv",
    organizationId: admin.actor.organizationId,
    courseId,
  });
const rowsOf = (admin: SignedInCtx, id: string) => rosterRowsOf(admin, id, { only: null, limit: 1_000, offset: 0 });
const courseNameOf = async (id: string) =>
  onlyOf(await ctx.db.select({ name: courses.name }).from(courses).where(eq(courses.id, id))).name;
const classOf = async (id: string) =>
  onlyOf(await ctx.db.select({ id: users.lastJoinedClassSessionId }).from(users).where(eq(users.id, id))).id;

async function addClasses(students: number) {
  const first = await addRunningClass(ctx, { students });
  const { organizationId } = first;
  const second = await addRunningClass(ctx, { organizationId, students: 0 });
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  return { first, second, admin, organizationId };
}

test("an import leaves out users who joined another running class since, unless moves are agreed", async () => {
  const { first, second, admin, organizationId } = await addClasses(0);
  const people = [];
  // The last is in the second step.
  for (let count = 0; count < 26; count++) people.push(await addUser(ctx, { organizationId }));
  const last = people.at(-1)!;
  const id = await check(
    admin.ctx,
    people.map(({ userName }) => `${userName},`),
    second.id,
  );
  expect((await readRosterImport(admin.ctx, id)).moves).toEqual({ people: 0, first: [] });
  await importRoster(admin.ctx, id, {
    ...means,
    onProgress: async (done) => {
      if (done === 25) await addMembers(admin.ctx, first.id, [last.id]);
    },
  });
  const rows = await rowsOf(admin.ctx, id);
  expect(rows.filter(({ outcome }) => outcome === "Enrol")).toHaveLength(25);
  expect(rows.at(-1)).toMatchObject({
    outcome: "Error",
    message: `Has joined another running class in the meantime (${await courseNameOf(first.id)}) and wasn't moved.`,
  });
  expect(await classOf(last.id)).toBe(first.sessionId);
});

test("a resumed import doesn't mistake its own classes for others", async () => {
  const { first, second, admin, organizationId } = await addClasses(0);
  const student = await addUser(ctx, { organizationId });
  const [one, two] = [await courseNameOf(first.id), await courseNameOf(second.id)];
  const fillers = [];
  for (let count = 0; count < 24; count++) fillers.push(await addUser(ctx, { organizationId }));
  const id = await check(admin.ctx, [
    `${student.userName},,${one}`,
    ...fillers.map(({ userName }) => `${userName},,${one}`),
    `${student.userName},,${two}`,
  ]);
  const interrupted = importRoster(admin.ctx, id, {
    ...means,
    onProgress: () => {
      throw new Error("the process died");
    },
  });
  await expect(interrupted).rejects.toThrow("the process died");
  expect((await readRosterImport(admin.ctx, id)).moves).toEqual({ people: 0, first: [] });
  await importRoster(admin.ctx, id, means);
  expect(await classOf(student.id)).toBe(second.sessionId);
});

test("over 30 moving students are named in part, with their total", async () => {
  const { first, second, admin } = await addClasses(40);
  const id = await check(
    admin.ctx,
    first.students.map(({ userName }) => `${userName},`),
    second.id,
  );
  const { moves } = await readRosterImport(admin.ctx, id);
  expect([moves.people, moves.first.length]).toEqual([40, 30]);
  await expect(importRoster(admin.ctx, id, means)).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringMatching(/^40 users are in another running class: .* and 30 more\. If you import/),
  });
});

test("if two classes add a student at once, one asks first", async () => {
  const { first, second, admin, organizationId } = await addClasses(0);
  const student = await addUser(ctx, { organizationId });
  const added = await Promise.allSettled([
    addMembers(admin.ctx, first.id, [student.id]),
    addMembers(admin.ctx, second.id, [student.id]),
  ]);
  expect(added.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});
