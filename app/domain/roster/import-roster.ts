import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { v7 as uuid } from "uuid";
import { rowsOf } from "~/db/rows.server";
import { rosterImports } from "~/db/schema";
import { resetCodeLinkOf } from "~/domain/accounts/force-password-reset";
import type { MailSite } from "~/domain/mail/mail-site";
import { inviteUsers } from "~/domain/accounts/insert-users";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { settleDueSchedules } from "~/domain/courses/settle-due-schedules";
import { enrolInClass } from "~/domain/enrolment/enrol-in-class";
import { mailOf } from "~/domain/mail/mail-of";
import { Refusal } from "~/domain/refusal";
import { findKnown } from "./known-people";
import { planRoster, type Outcome, type Planned } from "./plan-roster";
import type { RosterRow } from "./read-roster-file";
import { readRosterImport } from "./read-roster-import";
import { rosterCodeOf } from "./roster-code";

const rowsPerStatement = 500;
/** The report can be fetched so long. */
const reportKept = 24 * 3_600_000;

type Options = { site: MailSite; secret: string; onProgress?: (done: number, total: number) => void | Promise<void> };

/**
 * Does what a checked file says, in one transaction and a few statements per 500 rows. What each row does is decided
 * anew, from what is so now: rows that cannot be done any more become errors and stop nobody else's.
 */
export async function importRoster(
  ctx: SignedInCtx,
  importId: string,
  { site, secret, onProgress }: Options,
): Promise<void> {
  await settleDueSchedules(ctx);
  await inTransaction(ctx, async (inner) => {
    const { organizationId } = await claim(inner, importId);
    const rows = await readStoredRows(inner, importId);
    const planned = planRoster(rows, await findKnown(inner, organizationId, rows));
    const made = new Map<number, string>();
    for (let start = 0; start < planned.length; start += rowsPerStatement) {
      const part = planned.slice(start, start + rowsPerStatement);
      await addPeople(inner, part, made, { importId, organizationId, site, secret });
      const done = part.map((row) => settleRow(row, made));
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

function readStoredRows({ db }: SignedInCtx, importId: string): Promise<RosterRow[]> {
  return rowsOf(
    db,
    StoredRow,
    sql`select position, user_name as "username", email, first_name as "firstName", last_name as "lastName", rank_title as "rankTitle", role, course
      from roster_rows where import_id = ${importId} order by position`,
  );
}

type Adding = { importId: string; organizationId: string | null; site: MailSite; secret: string };

/**
 * Adds the part's new people with a one-time code and a mail each. Whose name was taken this moment is left out of
 * `made`.
 */
async function addPeople(
  ctx: SignedInCtx,
  part: Planned[],
  made: Map<number, string>,
  { importId, organizationId, site, secret }: Adding,
) {
  const people = part.flatMap(({ position, person }) => (person ? [{ position, id: uuid(), ...person }] : []));
  if (people.length === 0) return;
  const invited = people.map((person) => {
    const code = rosterCodeOf(secret, importId, person.id);
    return { ...person, passwordHash: null, organizationId, code, mail: writeWelcomeMail(person, code, site) };
  });
  const added = await inviteUsers(ctx, invited, "user.import", { skipsTaken: true });
  for (const { position, id } of people) if (added.has(id)) made.set(position, id);
}

function writeWelcomeMail({ username, email }: { username: string; email: string }, code: string, site: MailSite) {
  return mailOf(site, {
    recipient: email,
    subject: `Your ${site.productName} account`,
    paragraphs: [
      `An account was made for you: your user name is "${username}".`,
      "Open this link within seven days to set your password:",
      { link: resetCodeLinkOf(site, username, code) },
      `If you are asked for a reset code, it is ${code}`,
    ],
  });
}

type SettledRow = {
  position: number;
  outcome: Outcome;
  message: string;
  userId: string | null;
  courseId: string | null;
};

function settleRow(
  { position, outcome, message, course, userId, person, madeBy }: Planned,
  made: Map<number, string>,
): SettledRow {
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

async function enrolAll(ctx: SignedInCtx, rows: SettledRow[]) {
  const enrolments = rows.flatMap(({ courseId, userId }) => (courseId && userId ? [{ courseId, userId }] : []));
  if (enrolments.length > 0) await enrolInClass(ctx, enrolments);
}

async function keepOutcomes({ db }: SignedInCtx, importId: string, rows: SettledRow[]) {
  await db.execute(sql`update roster_rows set outcome = r.outcome, message = r.message, user_id = r."userId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(position int, outcome text, message text, "userId" uuid)
    where roster_rows.import_id = ${importId} and roster_rows.position = r.position`);
}

/** Forgets a file that is not to be imported, or its report. */
export async function forgetRoster(ctx: SignedInCtx, importId: string) {
  await readRosterImport(ctx, importId);
  await ctx.db.delete(rosterImports).where(eq(rosterImports.id, importId));
}
