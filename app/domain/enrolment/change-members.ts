import { and, eq, inArray, or, sql } from "drizzle-orm";
import * as v from "valibot";
import { countRows } from "~/db/rows.server";
import { courseMembers, users } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { listStudentsElsewhere } from "~/domain/courses/class-accounts";
import type { OtherClassStudent } from "~/domain/courses/other-class-students";
import { asSubject, withCourseLocked } from "~/domain/courses/lock-course";
import { idOf } from "~/domain/id";
import { lockUsers } from "~/domain/locks";
import { nameKey } from "~/domain/name-key";
import { notFound, Refusal } from "~/domain/refusal";
import { enrolInClass } from "~/domain/courses/enrol-in-class";
import { texts } from "~/texts";
import type { Message } from "~/texts/message";
import { keyed, say } from "~/texts/say";

export const maxNamed = 1_000;

/** Pasted usernames and emails, separated by commas, semicolons, spaces or line breaks. */
export const NamedPeople = v.pipe(
  v.string(() => keyed(say.enrolmentRefusals.nobodyNamed)),
  v.maxLength(100_000, () => keyed(say.enrolmentRefusals.tooManyNamed({ max: maxNamed }))),
  v.transform((text) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]),
  v.minLength(1, () => keyed(say.enrolmentRefusals.nobodyNamed)),
  v.maxLength(maxNamed, () => keyed(say.enrolmentRefusals.tooManyNamed({ max: maxNamed }))),
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
      if (people.length === 0) throw refuseNames(say.enrolmentRefusals.nobodyAdded(shortenUnknown(unknown)));
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
        eq(users.isFormer, false),
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
const refuseNames = (reason: Message) => new Refusal("invalid", reason, { people: [reason] });

/** The first unknown names, and the number of the others. */
const shortenUnknown = (unknown: readonly string[]) => ({
  names: unknown
    .slice(0, maxShown)
    .map((name) => name.slice(0, 60))
    .join(", "),
  more: Math.max(unknown.length - maxShown, 0),
});

export const describeUnknown = (unknown: readonly string[]) =>
  texts.enrolmentRefusals.unknownNames(shortenUnknown(unknown));

/** The first people in another running class, such as "ada (Orbits), bob (Rockets)"; `first`: the first few of `count`. */
export function shortenElsewhere(first: readonly OtherClassStudent[], count = first.length) {
  const shownNames = first.slice(0, maxShown).map(({ username, course }) => `${username} (${course})`);
  return { count, people: shownNames.join(", "), more: Math.max(count - shownNames.length, 0) };
}

function refuseMoves(elsewhere: OtherClassStudent[]) {
  if (elsewhere.length === 0) return;
  const reason = say.enrolmentRefusals.moves(shortenElsewhere(elsewhere));
  throw new Refusal("conflict", reason, { movesFromOtherClasses: [reason] });
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
