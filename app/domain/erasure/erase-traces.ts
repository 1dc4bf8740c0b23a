// Where a person's name and address are stored beside the person's own rows, which go with the user.
import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { Ctx } from "~/domain/context";
import { nameKey } from "~/domain/name-key";

/** Instead of a name, as "(operator)" for commands on the server. */
export const erasedName = "(erased)";

export type Traces = {
  userId: string;
  /** The user who gets the attempts, or an id that nobody has. */
  heirId: string;
  /** What the person is or was called: usernames and addresses. */
  names: string[];
  /** First and last name as mails and messages write them; empty without any. */
  fullName: string;
};

/** The person's usernames and addresses, including former ones. */
export async function findNames(
  { db }: Ctx,
  { id, username, email }: { id: string; username: string; email: string },
): Promise<string[]> {
  const former = await rowsOf(
    db,
    v.object({ name: v.nullable(v.string()) }),
    sql`select distinct name from audit_entries a
      cross join lateral (values (a.subject_name), (a.details->>'email'),
        (case when a.action = 'user.rename' then a.details->>'to' end)) as known (name)
      where a.subject_type = 'user' and a.subject_id = ${id} and name <> ''
    union select name from former_names where user_id = ${id}`,
  );
  return [...new Set([username, email, ...former.flatMap(({ name }) => name ?? [])])].filter(
    (name) => name !== erasedName,
  );
}

/** Removes names and addresses from everything that stays. Call it in the transaction that deletes the user. */
export async function eraseTraces(ctx: Ctx, traces: Traces) {
  await clearAuditTrail(ctx, traces);
  for (const statement of [...ofMails(traces), ...ofAuthors(traces), ...ofLists(traces), ...ofOthers(traces)])
    await ctx.db.execute(statement);
  await clearDeletedRows(ctx, traces);
}

const listOf = (names: string[]) =>
  sql`array[${sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )}]::text[]`;
const keysOf = (names: string[]) => listOf(names.map(nameKey));
/** Whether a text has one of the names anywhere. */
const mentions = (text: SQL, { names }: Traces) =>
  sql`exists (select from unnest(${keysOf(names)}) as known (name) where position(name in lower(${text})) > 0)`;

/** Who did what stays by id; details of the person go, except roles. */
export async function clearAuditTrail({ db }: Ctx, { userId, names, heirId }: Omit<Traces, "fullName">) {
  await db.execute(sql`select set_config('apsis.changes_audit_trail', 'on', true)`);
  const known = listOf(names);
  const isSubject = sql`(subject_type = 'user' and subject_id = ${userId})`;
  const isOfPerson = sql`(${isSubject} or subject_name = any(${known})
    or (subject_type = 'token' and actor_id = ${userId})
    or (subject_type = 'attempt' and subject_id in (
      select id::text from attempts where user_id in (${userId}, ${heirId}))))`;
  const isNamedInside = sql`exists (select from jsonb_each_text(details) d where d.value = any(${known}))`;
  await db.execute(sql`update audit_entries set
      actor_name = case when actor_id = ${userId} then ${erasedName} else actor_name end,
      subject_name = case when ${isOfPerson} then ${erasedName} else subject_name end,
      details = (select coalesce(jsonb_object_agg(d.key,
          case when d.value #>> '{}' = any(${known}) then to_jsonb(${erasedName}::text) else d.value end), '{}')
        from jsonb_each(details) d
        where not ${isOfPerson} or d.key in ('role', 'score') or (action ~* 'role' and d.key in ('from', 'to')))
    where actor_id = ${userId} or ${isOfPerson} or ${isNamedInside}`);
  await db.execute(sql`select set_config('apsis.changes_audit_trail', 'off', true)`);
}

/** Invitations name who invites, in the subject, too. */
function ofMails(traces: Traces): SQL[] {
  const called = [...traces.names, traces.fullName]
    .filter(Boolean)
    .map((name) => `(?<!\\w)${escapeRegExp(name)}(?!\\w)`);
  const isCalled = sql`${called.join("|")}::text`;
  const without = (column: string) =>
    sql`${sql.raw(column)} = regexp_replace(${sql.raw(column)}, ${isCalled}, ${erasedName}, 'g')`;
  return [
    sql`delete from mail_outbox where lower(trim(recipient)) = any(${keysOf(traces.names)})`,
    sql`update mail_outbox set reply_to = null where lower(trim(reply_to)) = any(${keysOf(traces.names)})`,
    sql`update mail_outbox set ${without("subject")}, ${without("text_body")}, ${without("html_body")}
      where subject ~ ${isCalled} or text_body ~ ${isCalled}`,
  ];
}

const escapeRegExp = (text: string) => text.replace(/[^\p{L}\p{N}\s]/gu, "\\$&");

/** Names beside what the person wrote or decided. */
function ofAuthors({ userId, names }: Traces): SQL[] {
  const byName = (table: string, column: string) =>
    sql`update ${sql.raw(table)} set ${sql.raw(column)} = ${erasedName} where ${sql.raw(column)} = any(${listOf(names)})`;
  return [
    byName("attempts", "set_aside_by"),
    byName("attempts", "accepted_by"),
    byName("grade_decisions", "decider_name"),
    byName("second_looks", "looker_name"),
    byName("regrades", "decider_name"),
    byName("grading_rules", "setter_name"),
    byName("grade_submissions", "decider_name"),
    byName("due_dates", "setter_name"),
    byName("releases", "setter_name"),
    byName("course_teachers", "adder_name"),
    byName("grade_requests", "answerer_name"),
    byName("curriculum_versions", "published_by"),
    byName("lesson_drafts", "saved_by"),
    byName("named_permissions", "given_by"),
    byName("summary_links", "created_by"),
    byName("deletions", "deleted_by"),
    byName("credentials", "revoked_by"),
    sql`update student_notes set author_name = ${erasedName} where author_id = ${userId}`,
    sql`update feedback_comments set author_name = ${erasedName} where author_id = ${userId}`,
    sql`update course_messages set sender_name = ${erasedName}, reply_to = '' where sent_by = ${userId}`,
  ];
}

/** Rosters, changes to many users, and messages, which list people. */
function ofLists(traces: Traces): SQL[] {
  const { userId, heirId, names } = traces;
  const isRow = sql`(user_id = ${userId} or lower(user_name) = any(${keysOf(names)})
    or lower(email) = any(${keysOf(names)}))`;
  return [
    sql`delete from roster_imports where done_at is null and file_text is not null
      and ${mentions(sql`file_text`, traces)}`,
    sql`update roster_rows set user_name = ${erasedName}, email = '', first_name = '', last_name = '', rank_title = '',
      message = '', user_id = null, problem = null, outcome = case when done_at is null then 'Error' else outcome end where ${isRow}`,
    sql`update user_batches set filter = null where planned_at is not null
      and id in (select batch_id from user_batch_rows where user_id = ${userId})`,
    sql`update user_batch_rows set username = ${erasedName}, before = '{}',
      left_out = case when left_out is null then null else '' end,
      left_alone = case when left_alone is null then null else '' end where user_id = ${userId}`,
    sql`update course_messages set recipients = array_replace(recipients, ${userId}, ${heirId}::uuid),
        without_address = array_replace(without_address, ${userId}, ${heirId}::uuid)
      where ${userId} = any(recipients || without_address)`,
  ];
}

function ofOthers(traces: Traces): SQL[] {
  const { userId, heirId, names } = traces;
  return [
    sql`delete from webhook_events where data->>'userId' = ${userId}`,
    sql`delete from failed_sign_ins where user_id = ${userId}`,
    sql`delete from pending_identities where ${mentions(sql`identity::text`, traces)}`,
    sql`update identity_providers set tried_claims = null, tried_at = null where tried_claims is not null
      and (${mentions(sql`tried_claims::text`, traces)} or tried_claims->>'sub' in (
        select subject from identities where user_id = ${userId}))`,
    sql`update form_submissions set result = '' where ${mentions(sql`result`, traces)}`,
    sql`delete from purchases where state in ('completed', 'undone') and (user_id = ${userId}
      or username_key = any(${keysOf(names)}) or email_key = any(${keysOf(names)}))`,
    sql`update summary_links set summary = replace(summary::text, ${userId}, ${heirId})::jsonb
      where position(${userId} in summary::text) > 0`,
  ];
}

/** Tables whose deleted rows come back for the heir if what they belong to is restored. */
const inherited = [
  ...["class_session_students", "attempt_starts", "attempts", "ended_quizzes", "lesson_answers"],
  ...["leaderboard_scores", "grade_decisions", "final_grades", "due_dates"],
];

/** What was deleted with a course or organization and can still be restored. */
async function clearDeletedRows({ db }: Ctx, { userId, heirId, fullName, ...traces }: Traces) {
  const names = [...traces.names, fullName];
  const isOfUser = sql`(content->>'user_id' = ${userId} or (from_table in ('pointers', 'users')
    and content->>'id' = ${userId}) or content->>'owner_id' = ${userId} and from_table = 'sandboxes')`;
  // Also those that were deleted with the other player or the class.
  await db.execute(sql`delete from deleted_rows where from_table = 'duels'
    and ${userId} in (content->>'opener_id', content->>'joiner_id')`);
  const tables = sql.join(
    inherited.map((table) => sql`${table}`),
    sql`, `,
  );
  await db.execute(sql`delete from deleted_rows where ${isOfUser} and from_table not in (${tables})`);
  await db.execute(sql`update deleted_rows set content = replace(content::text, ${userId}, ${heirId})::json
    where ${isOfUser}`);
  const areNames = sql.join(
    [
      "author_name",
      "set_aside_by",
      "accepted_by",
      "given_by",
      "sender_name",
      "reply_to",
      "decider_name",
      "setter_name",
      "adder_name",
      "answerer_name",
      "looker_name",
      "revoked_by",
    ].map((key) => sql`${key}`),
    sql`, `,
  );
  const isName = sql`part.key in (${areNames}) and part.value #>> '{}' = any(${listOf(names)})`;
  await db.execute(sql`update deleted_rows d set content = (select json_object_agg(part.key,
        case when ${isName} then to_json(${erasedName}::text) else part.value end)
      from json_each(d.content) part)
    where d.from_table in ('student_notes', 'attempts', 'named_permissions', 'course_messages', 'grade_decisions',
        'feedback_comments', 'regrades', 'grading_rules', 'releases', 'grade_requests', 'credentials',
        'grade_submissions', 'due_dates', 'course_teachers', 'second_looks')
      and exists (select from json_each(d.content) part where ${isName})`);
}
