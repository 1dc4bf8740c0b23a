import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { v7 as uuid } from "uuid";
import { rowsOf } from "~/db/rows.server";
import { rosterImports } from "~/db/schema";
import { resetCodeLink } from "~/domain/accounts/force-password-reset";
import type { MailSite } from "~/domain/mail/mail-site";
import { resetCodeExpiry } from "~/domain/accounts/reset-code";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { settleDueSchedules } from "~/domain/courses/settle-due-schedules";
import { mailOf } from "~/domain/mail/mail-of";
import { nameKey } from "~/domain/name-key";
import { Refusal } from "~/domain/refusal";
import { tokenHash } from "~/domain/tokens";
import { knownFor } from "./known-people";
import { planRoster, type Outcome, type Planned } from "./plan-roster";
import type { RosterRow } from "./read-roster-file";
import { readRosterImport } from "./read-roster-import";
import { rosterCode } from "./roster-code";

const rowsPerStatement = 500;
/** The report can be fetched so long. */
const reportKept = 24 * 3_600_000;

type Options = { site: MailSite; secret: string; onProgress?: (done: number, total: number) => void | Promise<void> };

/**
 * Does what a checked file says, in one transaction and a few statements per 500 rows. What each row does is decided anew, from what is so now:
 * rows that cannot be done any more become errors and stop nobody else's.
 */
export async function importRoster(
  ctx: SignedInCtx,
  importId: string,
  { site, secret, onProgress }: Options,
): Promise<void> {
  await settleDueSchedules(ctx);
  await inTransaction(ctx, async (inner) => {
    const { organizationId } = await claim(inner, importId);
    const rows = await storedRows(inner, importId);
    const planned = planRoster(rows, await knownFor(inner, organizationId, rows));
    const made = new Map<number, string>();
    for (let start = 0; start < planned.length; start += rowsPerStatement) {
      const part = planned.slice(start, start + rowsPerStatement);
      await addPeople(inner, part, made, { importId, organizationId, site, secret });
      const done = part.map((row) => settled(row, made));
      await enrolAll(inner, done);
      await keepOutcomes(inner, importId, done);
      await onProgress?.(Math.min(start + rowsPerStatement, planned.length), planned.length);
    }
    const expiresAt = new Date(ctx.now.getTime() + reportKept);
    await inner.db.update(rosterImports).set({ doneAt: ctx.now, expiresAt }).where(eq(rosterImports.id, importId));
    const { fileName, organizationName, counts } = await readRosterImport(inner, importId);
    const details = { organization: organizationName, ...counts };
    await recordChange(inner, {
      action: "roster.import",
      subject: { type: "roster", id: importId, name: fileName },
      organizationId,
      details,
    });
  });
}

/** One import of a file at a time, and no other change of the organization's seats meanwhile. */
async function claim(ctx: SignedInCtx, importId: string) {
  const found = await readRosterImport(ctx, importId);
  await ctx.db.execute(sql`select from roster_imports where id = ${importId} for update`);
  if (found.organizationId)
    await ctx.db.execute(sql`select from organizations where id = ${found.organizationId} for update`);
  if ((await readRosterImport(ctx, importId)).isDone) throw new Refusal("conflict", "This file was imported already.");
  return found;
}

const StoredRow = v.object({
  position: v.number(),
  username: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  rankTitle: v.string(),
  role: v.string(),
  course: v.string(),
});

function storedRows({ db }: SignedInCtx, importId: string): Promise<RosterRow[]> {
  return rowsOf(
    db,
    StoredRow,
    sql`select position, user_name as "username", email, first_name as "firstName", last_name as "lastName", rank_title as "rankTitle", role, course
      from roster_rows where import_id = ${importId} order by position`,
  );
}

type Adding = { importId: string; organizationId: string | null; site: MailSite; secret: string };

/** Adds the part's new people with a one-time code and a mail each. Whose name was taken this moment is left out of `made`. */
async function addPeople(
  { db, now, actor }: SignedInCtx,
  part: Planned[],
  made: Map<number, string>,
  { importId, organizationId, site, secret }: Adding,
) {
  const people = part.flatMap(({ position, person }) => (person ? [{ position, id: uuid(), ...person }] : []));
  if (people.length === 0) return;
  const at = now.toISOString();
  const given = JSON.stringify(
    people.map((person) => ({ ...person, nameKey: nameKey(person.username), emailKey: nameKey(person.email) })),
  );
  const added = await rowsOf(
    db,
    v.object({ id: v.string() }),
    sql`insert into users (id, username, username_key, email, email_key, first_name, last_name, rank_title,
        organization_id, roles, reset_password_pending, created_at)
      select p.id, p."username", p."nameKey", p.email, p."emailKey", p."firstName", p."lastName", p."rankTitle",
        ${organizationId}::uuid, array[p.role], true, ${at}::timestamptz
      from jsonb_to_recordset(${given}::text::jsonb)
        as p(id uuid, "username" text, "nameKey" text, email text, "emailKey" text, "firstName" text, "lastName" text, "rankTitle" text, role text)
      on conflict do nothing returning id`,
  );
  const ids = new Set(added.map(({ id }) => id));
  const newcomers = people.filter(({ id }) => ids.has(id));
  for (const { position, id } of newcomers) made.set(position, id);

  const letters = newcomers.map(({ id, username, email }) => {
    const code = rosterCode(secret, importId, id);
    return {
      id,
      username,
      hash: tokenHash(code),
      mailId: uuid(),
      auditId: uuid(),
      ...welcomeMail({ username, email }, code, site),
    };
  });
  const expires = resetCodeExpiry(now).toISOString();
  await db.execute(sql`with n as materialized (select * from jsonb_to_recordset(${JSON.stringify(letters)}::text::jsonb)
      as n(id uuid, "username" text, hash text, "mailId" uuid, "auditId" uuid, recipient text, subject text, "textBody" text, "htmlBody" text)),
    codes as (insert into password_resets (token_hash, user_id, kind, created_at, expires_at)
      select hash, id, 'Code', ${at}::timestamptz, ${expires}::timestamptz from n),
    mails as (insert into mail_outbox (id, recipient, subject, text_body, html_body, created_at, next_try_at)
      select "mailId", recipient, subject, "textBody", "htmlBody", ${at}::timestamptz, ${at}::timestamptz from n)
    insert into audit_entries (id, at, actor_id, actor_name, sign_in_id, action, subject_type, subject_id, subject_name, organization_id)
      select "auditId", ${at}::timestamptz, ${actor.userId}, ${actor.username}, ${actor.signInId}, 'user.import', 'user', id, "username",
        ${organizationId}::uuid from n`);
}

function welcomeMail({ username, email }: { username: string; email: string }, code: string, site: MailSite) {
  return mailOf(site, {
    recipient: email,
    subject: `Your ${site.productName} account`,
    paragraphs: [
      `An account was made for you: your user name is "${username}".`,
      "Open this link within seven days to set your password:",
      { link: resetCodeLink(site, username, code) },
      `If you are asked for a reset code, it is ${code}`,
    ],
  });
}

type Settled = { position: number; outcome: Outcome; message: string; userId: string | null; courseId: string | null };

function settled(
  { position, outcome, message, course, userId, person, madeBy }: Planned,
  made: Map<number, string>,
): Settled {
  const id = userId ?? made.get(madeBy ?? position) ?? null;
  const isLost = outcome !== "Error" && id === null;
  if (isLost) {
    const reason = person ? "This userName or email was taken meanwhile." : `Row ${madeBy} was not imported.`;
    return { position, outcome: "Error", message: reason, userId: null, courseId: null };
  }
  return {
    position,
    outcome,
    message,
    userId: id,
    courseId: outcome === "New" || outcome === "Enrol" ? (course?.id ?? null) : null,
  };
}

/** Members of the courses, and students of the classes that run there. */
async function enrolAll({ db, now }: SignedInCtx, rows: Settled[]) {
  const enrolled = rows.filter(({ courseId }) => courseId !== null);
  if (enrolled.length === 0) return;
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`with
    e as materialized (select distinct * from jsonb_to_recordset(${JSON.stringify(enrolled)}::text::jsonb) as e("userId" uuid, "courseId" uuid)),
    members as (insert into course_members (course_id, user_id, joined_at) select "courseId", "userId", ${at} from e on conflict do nothing),
    running as materialized (select s.id, e."userId" from e
      join class_sessions s on s.course_id = e."courseId" and s.start_date is not null and s.end_date is null),
    students as (insert into class_session_students (class_session_id, user_id, joined_at)
      select id, "userId", ${at} from running on conflict do nothing)
    update users set last_joined_session_id = running.id from running where users.id = running."userId"`);
}

async function keepOutcomes({ db }: SignedInCtx, importId: string, rows: Settled[]) {
  await db.execute(sql`update roster_rows set outcome = r.outcome, message = r.message, user_id = r."userId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(position int, outcome text, message text, "userId" uuid)
    where roster_rows.import_id = ${importId} and roster_rows.position = r.position`);
}

/** Forgets a file that is not to be imported, or its report. */
export async function forgetRoster(ctx: SignedInCtx, importId: string) {
  await readRosterImport(ctx, importId);
  await ctx.db.delete(rosterImports).where(eq(rosterImports.id, importId));
}
