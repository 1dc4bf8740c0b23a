// Which rows are deleted with a user, course or organization, and how they are restored.
import { sql, type SQL } from "drizzle-orm";

export const deletedKinds = ["user", "course", "organization"] as const;
export type DeletedKind = (typeof deletedKinds)[number];

/** The ids of the deleted users and courses, each as a list in parentheses; and the organization, or null. */
export type Going = { users: SQL; courses: SQL; organizationId: SQL };

type DeletedTable = {
  name: string;
  /** SQL on a row `t`: whether it is deleted too. */
  goes: (going: Going) => SQL;
  /** SQL on a deleted row `r`: whether everything it refers to exists. */
  mayReturn?: SQL;
  /** Values of columns whose original value may refer to something missing. */
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
 * In an order in which they can be inserted again. Left out: sign-ins, codes, shared links and shared flights, which must
 * not come back; drafts and reports; and best attempts, which the attempts' triggers write.
 */
export const deletedTables: DeletedTable[] = [
  { name: "organizations", goes: ({ organizationId }) => sql`t.id = ${organizationId}` },
  {
    name: "users",
    goes: ({ users }) => sql`t.id in ${users}`,
    instead: { last_group_selection_id: sql`null`, last_joined_session_id: sql`null`, access_code_id: sql`null` },
  },
  { name: "former_names", goes: ({ users }) => sql`t.user_id in ${users}`, mayReturn: userExists },
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
    name: "course_teachers",
    goes: ({ users, courses }) => sql`t.user_id in ${users} or t.course_id in ${courses}`,
    // Who has moved to another organization meanwhile teaches no more, also after coming back.
    mayReturn: sql`exists (select from users u join courses c on c.organization_id = u.organization_id
      where u.id = r.user_id and c.id = r.course_id)`,
    instead: { added_by: sql`(select id from users where id = r.added_by)` },
  },
  {
    name: "class_session_students",
    goes: ofUserOrClass,
    mayReturn: both(userExists, classExists),
    // Open gradebooks ask for changes since their last request.
    instead: { changed_in: sql`pg_current_xact_id()` },
  },
  { name: "attempt_starts", goes: ofUserOrClass, mayReturn: both(userExists, classExists) },
  { name: "attempts", goes: ofUserOrClass, mayReturn: both(userExists, classExists) },
  {
    name: "flown_attempts",
    goes: (going) => sql`t.attempt_id in (select t.id from attempts t where ${ofUserOrClass(going)})`,
    mayReturn: sql`exists (select from attempts a where a.id = r.attempt_id)`,
  },
  {
    name: "reflown_attempts",
    goes: (going) => sql`t.attempt_id in (select t.id from attempts t where ${ofUserOrClass(going)})`,
    mayReturn: sql`exists (select from attempts a where a.id = r.attempt_id)`,
  },
  {
    name: "weekly_flights",
    goes: ({ users }) => sql`t.user_id in ${users}`,
    mayReturn: both(userExists, sql`exists (select from weekly_missions m where m.id = r.mission_id)`),
  },
  {
    name: "duels",
    // Nobody waited for the others.
    goes: (going) => sql`t.status = 'ended' and t.joiner_id is not null and (t.opener_id in ${going.users}
      or t.joiner_id in ${going.users} or t.class_session_id in ${classesOf(going)})`,
    mayReturn: sql`exists (select from users u where u.id = r.opener_id)
      and exists (select from users u where u.id = r.joiner_id)
      and exists (select from class_sessions s where s.id = r.class_session_id)`,
  },
  { name: "ended_quizzes", goes: ofUserOrClass, mayReturn: both(userExists, classExists) },
  {
    name: "grade_decisions",
    goes: ofUserOrClass,
    mayReturn: both(userExists, classExists),
    instead: { decided_by: sql`(select id from users where id = r.decided_by)` },
  },
  {
    name: "second_looks",
    goes: (going) => sql`t.decision_id in (select t.id from grade_decisions t where ${ofUserOrClass(going)})`,
    mayReturn: sql`exists (select from grade_decisions d where d.id = r.decision_id)`,
    instead: { looked_by: sql`(select id from users where id = r.looked_by)` },
  },
  {
    name: "due_dates",
    goes: ofUserOrClass,
    mayReturn: both(sql`(r.user_id is null or ${userExists})`, classExists),
    instead: { set_by: sql`(select id from users where id = r.set_by)` },
  },
  {
    name: "feedback_comments",
    goes: ofUserOrClass,
    mayReturn: both(
      both(userExists, classExists),
      sql`(r.attempt_id is null or exists (select from attempts a where a.id = r.attempt_id))`,
    ),
    instead: { author_id: sql`(select id from users where id = r.author_id)` },
  },
  { name: "reusable_comments", goes: ({ users }) => sql`t.user_id in ${users}`, mayReturn: userExists },
  {
    name: "missions",
    goes: ({ users }) => sql`t.user_id in ${users}`,
    mayReturn: userExists,
    instead: {
      class_session_id: sql`(select id from class_sessions where id = r.class_session_id)`,
      // A copy may come back before its original.
      copied_from: sql`(select id from missions where id = r.copied_from)`,
    },
  },
  {
    name: "mission_flights",
    goes: ({ users }) =>
      sql`t.user_id in ${users} or t.mission_id in (select m.id from missions m where m.user_id in ${users})`,
    mayReturn: both(userExists, sql`exists (select from missions m where m.id = r.mission_id)`),
  },
  { name: "calendar_feeds", goes: ({ users }) => sql`t.user_id in ${users}`, mayReturn: userExists },
  { name: "due_reminders", goes: ({ users }) => sql`t.user_id in ${users}`, mayReturn: userExists },
  { name: "feedback_mails", goes: ({ users }) => sql`t.user_id in ${users}`, mayReturn: userExists },
  {
    name: "grading_rules",
    goes: ({ courses, organizationId }) => sql`t.course_id in ${courses} or t.organization_id = ${organizationId}`,
    mayReturn: sql`(r.course_id is null or ${courseExists})`,
    instead: { set_by: sql`(select id from users where id = r.set_by)` },
  },
  { name: "rubrics", goes: ({ courses }) => sql`t.course_id in ${courses}`, mayReturn: courseExists },
  {
    name: "releases",
    goes: (going) => sql`t.class_session_id in ${classesOf(going)}`,
    mayReturn: classExists,
    instead: { set_by: sql`(select id from users where id = r.set_by)` },
  },
  { name: "credentials", goes: ({ users }) => sql`t.user_id in ${users}`, mayReturn: userExists },
  {
    name: "regrades",
    goes: (going) => sql`t.class_session_id in ${classesOf(going)}`,
    mayReturn: classExists,
    instead: { decided_by: sql`(select id from users where id = r.decided_by)` },
  },
  {
    name: "regraded_attempts",
    goes: (going) => sql`t.attempt_id in (select t.id from attempts t where ${ofUserOrClass(going)})`,
    mayReturn: sql`exists (select from attempts a where a.id = r.attempt_id)
      and exists (select from regrades g where g.id = r.regrade_id)`,
  },
  {
    name: "grade_requests",
    goes: ofUserOrClass,
    mayReturn: both(userExists, classExists),
    instead: { answered_by: sql`(select id from users where id = r.answered_by)` },
  },
  {
    name: "grade_submissions",
    goes: (going) => sql`t.class_session_id in ${classesOf(going)}`,
    mayReturn: classExists,
    instead: { decided_by: sql`(select id from users where id = r.decided_by)` },
  },
  {
    name: "final_grades",
    goes: (going) => sql`t.user_id in ${going.users} or t.submission_id in (select s.id from grade_submissions s
      where s.class_session_id in ${classesOf(going)})`,
    mayReturn: both(userExists, sql`exists (select from grade_submissions s where s.id = r.submission_id)`),
  },
  { name: "lesson_answers", goes: ({ users }) => sql`t.user_id in ${users}`, mayReturn: userExists },
  { name: "practice_reviews", goes: ({ users }) => sql`t.user_id in ${users}`, mayReturn: userExists },
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
    name: "identity_providers",
    goes: ({ organizationId }) => sql`t.organization_id = ${organizationId}`,
    mayReturn: sql`not exists (select from identity_providers p where p.short_name = r.short_name)`,
  },
  {
    name: "owned_domains",
    goes: ({ organizationId }) => sql`t.organization_id = ${organizationId}`,
    mayReturn: sql`exists (select from identity_providers p where p.organization_id = r.organization_id)
      and not exists (select from owned_domains d where d.domain = r.domain)`,
  },
  {
    name: "break_glass_admins",
    goes: ({ users }) => sql`t.user_id in ${users}`,
    mayReturn: both(
      userExists,
      sql`exists (select from identity_providers p where p.organization_id = r.organization_id)`,
    ),
  },
  {
    name: "identities",
    goes: ({ users }) => sql`t.user_id in ${users}`,
    // The person may have got another account meanwhile.
    mayReturn: both(
      userExists,
      sql`not exists (select from identities i where i.issuer = r.issuer and i.subject = r.subject)`,
    ),
  },
  // A restored account isn't easier to enter than before.
  {
    name: "passkeys",
    goes: ({ users }) => sql`t.user_id in ${users}`,
    mayReturn: both(userExists, sql`not exists (select from passkeys p where p.credential_id = r.credential_id)`),
  },
  { name: "authenticator_apps", goes: ({ users }) => sql`t.user_id in ${users}`, mayReturn: userExists },
  { name: "recovery_codes", goes: ({ users }) => sql`t.user_id in ${users}`, mayReturn: userExists },
  { name: "factor_deadlines", goes: ({ users }) => sql`t.user_id in ${users}`, mayReturn: userExists },
  {
    name: "provisioned_users",
    goes: ({ users }) => sql`t.user_id in ${users}`,
    // The provider may have created somebody else with the same id meanwhile.
    mayReturn: both(
      both(userExists, sql`exists (select from organizations o where o.id = r.organization_id)`),
      sql`not exists (select from provisioned_users p
        where p.organization_id = r.organization_id and p.external_id = r.external_id)`,
    ),
  },
  { name: "retention_rules", goes: ({ organizationId }) => sql`t.organization_id = ${organizationId}` },
  {
    name: "provisioned_groups",
    goes: ({ organizationId }) => sql`t.organization_id = ${organizationId}`,
    instead: { course_id: sql`(select id from courses where id = r.course_id)` },
  },
  {
    name: "provisioned_group_members",
    goes: (going) => sql`t.user_id in ${going.users}
      or t.group_id in (select id from provisioned_groups where organization_id = ${going.organizationId})`,
    mayReturn: both(userExists, sql`exists (select from provisioned_groups g where g.id = r.group_id)`),
  },
  // After the rows whose return it would report. Deliveries and secrets of the past don't come back.
  {
    name: "webhook_endpoints",
    goes: ({ organizationId }) => sql`t.organization_id = ${organizationId}`,
    instead: { former_secret: sql`null`, former_until: sql`null`, failing_since: sql`null` },
  },
  {
    name: "leaderboard_scores",
    goes: ofUserOrClass,
    mayReturn: both(userExists, classExists),
    instead: { organization_id: sql`(select id from organizations where id = r.organization_id)` },
  },
];

/** References from rows that stay; restoring sets them again. */
export const pointers = {
  /** Users who stay, with the deleted course and class that their rows refer to. */
  users: ({ users, courses }: Going) => sql`select 'pointers' as from_table, json_build_object('id', u.id,
      'last_group_selection_id', u.last_group_selection_id, 'last_joined_session_id', u.last_joined_session_id) as content
    from users u where not coalesce(u.id in ${users}, false) and (u.last_group_selection_id in ${courses}
      or u.last_joined_session_id in (select id from class_sessions where course_id in ${courses}))`,
  sandboxes: ({ users }: Going) => sql`select 'sandboxes' as from_table,
    json_build_object('id', s.id, 'owner_id', s.owner_id) as content from sandboxes s where s.owner_id in ${users}`,
};
