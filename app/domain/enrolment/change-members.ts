import { and, eq, inArray, or, sql } from "drizzle-orm";
import * as v from "valibot";
import { countRows } from "~/db/rows.server";
import { courseMembers, users } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { asSubject, withCourseLocked } from "~/domain/courses/lock-course";
import { lockUsers } from "~/domain/locks";
import { nameKey } from "~/domain/name-key";
import { namesText } from "~/domain/names-text";
import { notFound, Refusal } from "~/domain/refusal";
import { enrolInClass } from "./enrol-in-class";

const maxNamed = 1_000;

/** User names and e-mails as somebody pastes them: divided by commas, semicolons, spaces or lines. */
export const NamedPeople = v.pipe(
  v.string("Name at least one person."),
  v.maxLength(100_000, `At most ${maxNamed} people at a time.`),
  v.transform((text) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]),
  v.minLength(1, "Name at least one person."),
  v.maxLength(maxNamed, `At most ${maxNamed} people at a time.`),
);

export type Added = { added: number; known: number };

/**
 * Makes people of the course's organization its members, and students of the class that runs: all of them, or nobody.
 */
export async function addMembers(ctx: SignedInCtx, courseId: string, named: readonly string[]): Promise<Added> {
  return withCourseLocked(
    ctx,
    courseId,
    async (inner, { course }) => {
      const people = await findNamed(inner, course.organizationId, named);
      const enrolled = await enrolInClass(
        inner,
        people.map((userId) => ({ courseId, userId })),
      );
      const added = enrolled.filter(({ isNew }) => isNew).length;
      await recordChange(inner, { action: "course.addMembers", ...asSubject(course), details: { members: added } });
      return { added, known: people.length - added };
    },
    { action: "course:change" },
  );
}

async function findNamed({ db }: SignedInCtx, organizationId: string, named: readonly string[]): Promise<string[]> {
  const keys = named.map(nameKey);
  const found = await db
    .select({ id: users.id, usernameKey: users.usernameKey, emailKey: users.emailKey })
    .from(users)
    .where(
      and(
        eq(users.organizationId, organizationId),
        or(inArray(users.usernameKey, keys), inArray(users.emailKey, keys)),
      ),
    );
  const known = new Set(found.flatMap(({ usernameKey, emailKey }) => [usernameKey, emailKey]));
  const unknown = named.filter((_, place) => !known.has(keys[place] ?? ""));
  if (unknown.length === 0) return found.map(({ id }) => id);
  const shown = unknown.map((name) => name.slice(0, 60));
  const sentence =
    "Nobody of the course's organization has this user name or e-mail: " + `${namesText(shown, 10)}. Nobody was added.`;
  throw new Refusal("invalid", sentence, { people: [sentence] });
}

/**
 * Takes somebody out of a course and of the class that runs. Attempts are kept: the gradebooks of ended classes still
 * show them, and that of the running one does again if the person comes back.
 */
export async function removeMember(ctx: SignedInCtx, courseId: string, userId: string): Promise<string> {
  return withCourseLocked(
    ctx,
    courseId,
    async (inner, { course, running }) => {
      await lockUsers(inner, [userId]);
      const [person] = await inner.db.select({ username: users.username }).from(users).where(eq(users.id, userId));
      const membership = and(eq(courseMembers.courseId, courseId), eq(courseMembers.userId, userId));
      const removed = await inner.db
        .delete(courseMembers)
        .where(membership)
        .returning({ userId: courseMembers.userId });
      if (!person || removed.length === 0) throw notFound("The member");
      if (running)
        await countRows(
          inner.db,
          sql`delete from class_session_students
            where class_session_id = ${running.id} and user_id = ${userId} returning user_id`,
        );
      const details = { member: person.username };
      await recordChange(inner, { action: "course.removeMember", ...asSubject(course), details });
      return person.username;
    },
    { action: "course:change" },
  );
}
