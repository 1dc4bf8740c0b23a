import { and, eq, inArray, or, sql } from "drizzle-orm";
import * as v from "valibot";
import { countRows } from "~/db/rows.server";
import { courseMembers, users } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { formatCount, namesText } from "~/domain/count-text";
import { listStudentsElsewhere } from "~/domain/courses/class-accounts";
import type { Elsewhere } from "~/domain/courses/students-elsewhere";
import { asSubject, withCourseLocked } from "~/domain/courses/lock-course";
import { idOf } from "~/domain/id";
import { lockUsers } from "~/domain/locks";
import { nameKey } from "~/domain/name-key";
import { notFound, Refusal } from "~/domain/refusal";
import { enrolInClass } from "~/domain/courses/enrol-in-class";

export const maxNamed = 1_000;

/** Pasted usernames and emails, separated by commas, semicolons, spaces or line breaks. */
export const NamedPeople = v.pipe(
  v.string("Name at least one person."),
  v.maxLength(100_000, `At most ${maxNamed} people at a time.`),
  v.transform((text) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]),
  v.minLength(1, "Name at least one person."),
  v.maxLength(maxNamed, `At most ${maxNamed} people at a time.`),
);

/** `unknown`: names and ids that match no account in the course's organization. */
export type AddMembersResult = { added: number; known: number; unknown: string[] };

type AddOptions = {
  /** Also adds students of another running class; their game and results switch to this course's class. */
  movesFromOtherClasses?: boolean;
};

/**
 * Adds users of the course's organization as members, and as students of its running class. `named`: usernames, emails
 * or ids. Refuses if nobody matches, and if students would leave another running class.
 */
export async function addMembers(
  ctx: SignedInCtx,
  courseId: string,
  named: readonly string[],
  { movesFromOtherClasses = false }: AddOptions = {},
): Promise<AddMembersResult> {
  return withCourseLocked(
    ctx,
    courseId,
    async (inner, { course, running }) => {
      const { people, unknown } = await findNamed(inner, course.organizationId, named);
      if (people.length === 0) throw refuseNames(`${describeUnknown(unknown)} Nobody was added.`);
      // Serializes two courses that add the same student, so that the second sees the first class.
      await lockUsers(inner, people);
      if (running && !movesFromOtherClasses)
        refuseMoves(await listStudentsElsewhere(inner, { courseId, people, except: running.id }));
      const enrolled = await enrolInClass(
        inner,
        people.map((userId) => ({ courseId, userId })),
      );
      const added = enrolled.filter(({ isNew }) => isNew).length;
      await recordChange(inner, { action: "course.addMembers", ...asSubject(course), details: { members: added } });
      return { added, known: people.length - added, unknown };
    },
    { action: "course:change" },
  );
}

async function findNamed({ db }: SignedInCtx, organizationId: string, named: readonly string[]) {
  const keys = named.map(nameKey);
  const ids = named.flatMap((name) => idOf(name) ?? []);
  const rows = await db
    .select({ id: users.id, usernameKey: users.usernameKey, emailKey: users.emailKey })
    .from(users)
    .where(
      and(
        eq(users.organizationId, organizationId),
        or(inArray(users.usernameKey, keys), inArray(users.emailKey, keys), inArray(users.id, ids)),
      ),
    );
  const matched = new Set(rows.flatMap(({ id, usernameKey, emailKey }) => [id, usernameKey, emailKey]));
  return {
    people: rows.map(({ id }) => id),
    unknown: named.filter((name) => !matched.has(nameKey(name)) && !matched.has(idOf(name) ?? "")),
  };
}

const maxShown = 10;
const refuseNames = (sentence: string) => new Refusal("invalid", sentence, { people: [sentence] });

/** Such as "No account in this organization matches: ada, bob." */
export const describeUnknown = (unknown: readonly string[]) =>
  `No account in this organization matches: ${namesText(
    unknown.map((name) => name.slice(0, 60)),
    maxShown,
  )}.`;

/** Such as "2 people are in another running class: ada (Orbits), bob (Rockets)."; `first`: the first few of `count`. */
export function describeElsewhere(first: readonly Elsewhere[], count = first.length): string {
  const shownNames = first.slice(0, maxShown).map(({ username, course }) => `${username} (${course})`);
  const more = count - shownNames.length;
  return (
    `${formatCount(count, "person is", "people are")} in another running class: ` +
    `${shownNames.join(", ")}${more > 0 ? ` and ${more.toLocaleString("en-US")} more` : ""}.`
  );
}

function refuseMoves(elsewhere: Elsewhere[]) {
  if (elsewhere.length === 0) return;
  const sentence =
    `${describeElsewhere(elsewhere)} If you add them, their game and their results switch to this class. ` +
    "Nobody was added yet.";
  throw new Refusal("conflict", sentence, { movesFromOtherClasses: [sentence] });
}

/**
 * Removes a user from a course and from its running class. Attempts stay: gradebooks of ended classes still show them,
 * and the running one does again if the user returns.
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
      if (!person || removed.length === 0) throw notFound("member");
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
