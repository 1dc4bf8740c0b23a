// Which rows go with a deleted user, course or organization, and how they come back.
import { sql, type SQL } from "drizzle-orm";

export const deletedKinds = ["user", "course", "organization"] as const;
export type DeletedKind = (typeof deletedKinds)[number];

/** The ids of the users and courses that go, each as a list in parentheses; and the organization, or null. */
export type Going = { users: SQL; courses: SQL; organizationId: SQL };

type DeletedTable = {
  name: string;
  /** Of a row `t`: whether it goes. */
  goes: (going: Going) => SQL;
  /** Of a row `r` that went: whether all it belongs to is there. */
  mayReturn?: SQL;
  /** What a column gets instead, where it may refer to what is not there, or not yet. */
  instead?: Record<string, SQL>;
};

const classesOf = ({ courses }: Going) => sql`(select id from class_sessions where course_id in ${courses})`;
const ofUserOrClass = (going: Going) => sql`t.user_id in ${going.users} or t.class_session_id in ${classesOf(going)}`;

const userExists = sql`exists (select from users u where u.id = r.user_id)`;
const courseExists = sql`exists (select from courses c where c.id = r.course_id)`;
const classExists = sql`(r.class_session_id is null
  or exists (select from class_sessions s where s.id = r.class_session_id))`;
const both = (one: SQL, other: SQL) => sql`${one} and ${other}`;

/**
 * In the order in which they can be inserted again. Not among them: sign-ins, codes and shared links, which nobody should get back;
 * drafts and reports; and the best attempts, which the attempts bring along.
 */
export const deletedTables: DeletedTable[] = [
  { name: "organizations", goes: ({ organizationId }) => sql`t.id = ${organizationId}` },
  {
    name: "users",
    goes: ({ users }) => sql`t.id in ${users}`,
    instead: { last_group_selection_id: sql`null`, last_joined_session_id: sql`null`, access_code_id: sql`null` },
  },
  { name: "courses", goes: ({ courses }) => sql`t.id in ${courses}` },
  { name: "class_sessions", goes: ({ courses }) => sql`t.course_id in ${courses}` },
  {
    name: "access_codes",
    goes: ({ courses, organizationId }) => sql`t.course_id in ${courses} or t.organization_id = ${organizationId}`,
  },
  {
    name: "course_members",
    goes: ({ users, courses }) => sql`t.user_id in ${users} or t.course_id in ${courses}`,
    mayReturn: both(userExists, courseExists),
  },
  {
    name: "class_session_students",
    goes: ofUserOrClass,
    mayReturn: both(userExists, classExists),
    // Open gradebooks ask for what changed since they last looked.
    instead: { changed_in: sql`pg_current_xact_id()` },
  },
  { name: "attempt_starts", goes: ofUserOrClass, mayReturn: both(userExists, classExists) },
  { name: "attempts", goes: ofUserOrClass, mayReturn: both(userExists, classExists) },
  {
    name: "flown_attempts",
    goes: (going) => sql`t.attempt_id in (select t.id from attempts t where ${ofUserOrClass(going)})`,
    mayReturn: sql`exists (select from attempts a where a.id = r.attempt_id)`,
  },
  { name: "ended_quizzes", goes: ofUserOrClass, mayReturn: both(userExists, classExists) },
  { name: "lesson_answers", goes: ({ users }) => sql`t.user_id in ${users}`, mayReturn: userExists },
  {
    name: "student_notes",
    goes: ({ users, courses }) => sql`t.user_id in ${users} or t.course_id in ${courses}`,
    mayReturn: both(userExists, courseExists),
    instead: { author_id: sql`(select id from users where id = r.author_id)` },
  },
  {
    name: "course_messages",
    goes: ({ courses }) => sql`t.course_id in ${courses}`,
    mayReturn: courseExists,
    instead: { sent_by: sql`(select id from users where id = r.sent_by)` },
  },
  { name: "subscriptions", goes: ({ users }) => sql`t.user_id in ${users}`, mayReturn: userExists },
  { name: "named_permissions", goes: ({ users }) => sql`t.user_id in ${users}`, mayReturn: userExists },
  {
    name: "leaderboard_scores",
    goes: ofUserOrClass,
    mayReturn: both(userExists, classExists),
    instead: { organization_id: sql`(select id from organizations where id = r.organization_id)` },
  },
];

/** What stays, and refers to what goes: it is not inserted again but set again. */
export const pointers = {
  /** Who stays, with the course and the class that go from their rows. */
  users: ({ users, courses }: Going) => sql`select 'pointers' as from_table, json_build_object('id', u.id,
      'last_group_selection_id', u.last_group_selection_id, 'last_joined_session_id', u.last_joined_session_id) as content
    from users u where not coalesce(u.id in ${users}, false) and (u.last_group_selection_id in ${courses}
      or u.last_joined_session_id in (select id from class_sessions where course_id in ${courses}))`,
  sandboxes: ({ users }: Going) => sql`select 'sandboxes' as from_table,
    json_build_object('id', s.id, 'owner_id', s.owner_id) as content from sandboxes s where s.owner_id in ${users}`,
};
