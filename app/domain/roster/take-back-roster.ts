import { setImmediate as nextTurn } from "node:timers/promises";
import { eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf } from "~/db/rows.server";
import { rosterImports, users } from "~/db/schema";
import { isSystemAdmin, listAbleSystemAdmins, administersSystem } from "~/domain/accounts/system-admins";
import { isBilled } from "~/domain/accounts/user-obligations";
import { canEdit } from "~/domain/accounts/user-rules";
import { recordChange, recordChanges } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { settleDueSchedules } from "~/domain/courses/settle-due-schedules";
import { lockAccessCodes, lockCourses, lockOrganizations, lockUsers } from "~/domain/locks";
import { notFound, Refusal } from "~/domain/refusal";
import { mainRoleOf, newcomerRole } from "~/domain/roles";
import { importsOwnOnly } from "./import-reach";
import { undoEnrolments, type RosterEnrolment } from "./undo-enrolments";
import { readRosterImport } from "./read-roster-import";
import type { Text } from "~/texts/message";
import { coursesInReach } from "~/domain/visible-courses";
import { say } from "~/texts/say";
import { storeText } from "~/texts/stored-text";

const rowsPerStep = 25;

type Options = { onProgress?: (done: number, total: number) => void | Promise<void> };

/**
 * Takes a whole import back, in steps with a transaction each: deletes users it added unless they have attempts, and
 * removes users from courses it enrolled them in unless they have played there. The others stay, with the reason. An
 * interrupted run can resume.
 */
export async function takeBackRoster(ctx: SignedInCtx, importId: string, { onProgress }: Options = {}) {
  const { takenBackAt, isRunning, mayTakeBack, organizationId } = await readRosterImport(ctx, importId);
  if (takenBackAt !== null) throw new Refusal("conflict", say.rosterRefusals.takenBackAlready).withSeverity("info");
  if (isRunning) throw new Refusal("conflict", say.rosterRefusals.running);
  if (!mayTakeBack) throw new Refusal("conflict", say.rosterRefusals.nothingImported);
  await settleDueSchedules(ctx);
  await begin(ctx, importId);
  const begun = performance.now();
  const total = await countPending(ctx, importId);
  for (let pending = total; pending > 0;) {
    const now = new Date(ctx.now.getTime() + performance.now() - begun);
    await inTransaction(ctx, (inner) => takeStep(inner, importId, organizationId, now));
    pending = await countPending(ctx, importId);
    await onProgress?.(Math.max(0, total - pending), total);
    await nextTurn();
  }
  await inTransaction(ctx, (inner) => finish(inner, importId));
}

/** From now on the import itself takes no more steps. */
async function begin(ctx: SignedInCtx, importId: string) {
  await ctx.db
    .update(rosterImports)
    .set({ takeBackAt: sql`coalesce(${rosterImports.takeBackAt}, ${ctx.now.toISOString()}::timestamptz)` })
    .where(eq(rosterImports.id, importId));
}

async function finish(ctx: SignedInCtx, importId: string) {
  const [rosterImport] = await ctx.db
    .select({ takenBackAt: rosterImports.takenBackAt })
    .from(rosterImports)
    .where(eq(rosterImports.id, importId))
    .for("update");
  if (!rosterImport) throw notFound("import");
  // A concurrent run has finished it.
  if (rosterImport.takenBackAt !== null) return;
  await ctx.db.update(rosterImports).set({ takenBackAt: ctx.now }).where(eq(rosterImports.id, importId));
  const roster = await readRosterImport(ctx, importId);
  const { fileName, organizationId, organizationName, leftAlone, deleted } = roster;
  await recordChange(ctx, {
    action: "roster.takeBack",
    subject: { type: "roster", id: importId, name: fileName },
    organizationId,
    details: { organization: organizationName, deleted, left: leftAlone.length },
  });
}

const isPending = (importId: string) =>
  sql`import_id = ${importId} and outcome in ('New', 'Enrol') and done_at is not null and is_taken_back is null`;

async function countPending({ db }: SignedInCtx, importId: string): Promise<number> {
  const { count } = await rowOf(
    db,
    v.object({ count: v.number() }),
    sql`select count(*)::int as count from roster_rows where ${isPending(importId)}`,
  );
  return count;
}

const PendingRow = v.object({
  position: v.number(),
  outcome: v.picklist(["New", "Enrol"]),
  userId: v.string(),
  courseId: v.nullable(v.string()),
  classBefore: v.nullable(v.string()),
  /** Whether the import also created the user, whose deletion ends the memberships. */
  isOfNewcomer: v.boolean(),
});
type PendingRow = v.InferOutput<typeof PendingRow>;

/** Last rows first: a user who joined two classes gets back the class from before the first. */
function readPending({ db }: SignedInCtx, importId: string) {
  return rowsOf(
    db,
    PendingRow,
    sql`select position, outcome, user_id as "userId", course_id as "courseId", class_before as "classBefore",
        outcome = 'Enrol' and exists (select from roster_rows made where made.import_id = ${importId}
          and made.outcome = 'New' and made.user_id = roster_rows.user_id) as "isOfNewcomer"
      from roster_rows where ${isPending(importId)} order by position desc limit ${rowsPerStep}`,
  );
}

async function takeStep(ctx: SignedInCtx, importId: string, organizationId: string | null, now: Date) {
  const before = await readPending(ctx, importId);
  const ids = before.map(({ userId }) => userId);
  await lockOrganizations(ctx, [organizationId]);
  await lockCourses(
    ctx,
    before.map(({ courseId }) => courseId),
  );
  const chosen = inArray(sql`id`, ids);
  if (ids.length > 0) {
    await lockAccessCodes(ctx, sql`id in (select access_code_id from users where ${chosen})`);
    const withAdmins = sql`exists (select from users where ${chosen} and ${isSystemAdmin()})`;
    await lockUsers(ctx, sql`(${chosen} or (${isSystemAdmin()} and ${withAdmins}))`, "update");
  }
  await ctx.db.update(rosterImports).set({ runningAt: now }).where(eq(rosterImports.id, importId));
  // A concurrent run may have done some of them.
  const still = new Set((await readPending(ctx, importId)).map(({ position }) => position));
  const rows = before.filter(({ position }) => still.has(position));
  const leftAlone = new Map([...(await deletePeople(ctx, rows)), ...(await undoMemberships(ctx, importId, rows))]);
  await keep(ctx, importId, rows, leftAlone);
}

async function keep({ db }: SignedInCtx, importId: string, rows: PendingRow[], leftAlone: ReadonlyMap<number, Text>) {
  const settled = rows.map(({ position }) => {
    const reason = leftAlone.get(position);
    return { position, reason: reason ? storeText(reason) : null };
  });
  await db.execute(sql`update roster_rows set is_taken_back = r.reason is null, left_alone = r.reason
    from jsonb_to_recordset(${JSON.stringify(settled)}::text::jsonb) as r(position int, reason text)
    where roster_rows.import_id = ${importId} and roster_rows.position = r.position`);
}

const Newcomer = v.object({
  id: v.string(),
  username: v.string(),
  email: v.string(),
  roles: v.array(v.string()),
  organizationId: v.nullable(v.string()),
  isElsewhere: v.boolean(),
  hasPlayed: v.boolean(),
  ownsCourses: v.boolean(),
  pays: v.boolean(),
  isInOthersCourse: v.boolean(),
});
type Newcomer = v.InferOutput<typeof Newcomer>;

/** Returns the users who stay, by row. Users deleted by another action count as taken back. */
async function deletePeople(ctx: SignedInCtx, rows: PendingRow[]): Promise<Map<number, Text>> {
  const newUserRows = rows.filter(({ outcome }) => outcome === "New");
  const leftAlone = new Map<number, Text>();
  if (newUserRows.length === 0) return leftAlone;
  const people = new Map((await readNewcomers(ctx, newUserRows)).map((person) => [person.id, person]));
  const last = await findLastAdmins(ctx, [...people.values()]);
  const deletedPeople: Newcomer[] = [];
  for (const { position, userId } of newUserRows) {
    const person = people.get(userId);
    if (!person) continue;
    const reason = findReason(ctx, person) ?? (last.has(person.id) ? say.userRefusals.lastSystemAdmin : null);
    if (reason) leftAlone.set(position, reason);
    else deletedPeople.push(person);
  }
  if (deletedPeople.length === 0) return leftAlone;
  await ctx.db.delete(users).where(
    inArray(
      users.id,
      deletedPeople.map(({ id }) => id),
    ),
  );
  // Their invitations would no longer work.
  const addresses = JSON.stringify(deletedPeople.map(({ email }) => email));
  await ctx.db.execute(sql`delete from mail_outbox where sent_at is null
    and recipient in (select jsonb_array_elements_text(${addresses}::text::jsonb))`);
  await recordChanges(
    ctx,
    deletedPeople.map(({ id, username, email, roles, organizationId }) => ({
      action: "user.undoImport" as const,
      subject: { type: "user" as const, id, name: username },
      organizationId,
      details: { email, role: mainRoleOf(roles) },
    })),
  );
  return leftAlone;
}

function findReason(ctx: SignedInCtx, person: Newcomer): Text | null {
  if (person.hasPlayed) return say.rosterRows.hasPlayed;
  if (person.isElsewhere) return say.rosterRows.movedOrganization;
  if (person.ownsCourses) return say.rosterRows.ownsCourse;
  if (person.pays) return say.rosterRows.pays;
  const role = mainRoleOf(person.roles);
  // An instructor deletes only students, and none who has joined another instructor's course since.
  if (importsOwnOnly(ctx))
    return role !== newcomerRole
      ? say.rosterRows.otherRole
      : person.isInOthersCourse
        ? say.rosterRows.inOthersCourse
        : null;
  return canEdit(ctx.actor, role) ? null : say.userRefusals.editSystemAdmin;
}

function readNewcomers({ db, actor }: SignedInCtx, newUserRows: PendingRow[]): Promise<Newcomer[]> {
  const ids = newUserRows.map(({ userId }) => userId);
  return rowsOf(
    db,
    Newcomer,
    sql`select u.id, u.username, u.email, to_json(u.roles) as roles, u.organization_id as "organizationId",
        u.organization_id is distinct from i.organization_id as "isElsewhere",
        exists (select from attempts a where a.user_id = u.id)
          or exists (select from attempt_starts s where s.user_id = u.id) as "hasPlayed",
        exists (select from courses c where c.owner_id = u.id) as "ownsCourses",
        exists (select from course_members m join courses on courses.id = m.course_id
          where m.user_id = u.id and not ${coursesInReach("teach", actor)}) as "isInOthersCourse",
        exists (select from subscriptions where subscriptions.user_id = u.id and ${isBilled}) as pays
      from users u join roster_rows r on r.user_id = u.id and r.outcome = 'New'
        join roster_imports i on i.id = r.import_id
      where ${inArray(sql`u.id`, ids)}`,
  );
}

/** A user who can administer the system must remain. */
async function findLastAdmins(ctx: SignedInCtx, people: Newcomer[]): Promise<Set<string>> {
  const admins = new Set(people.filter(({ roles }) => administersSystem(mainRoleOf(roles))).map(({ id }) => id));
  if (admins.size === 0) return admins;
  const able = await listAbleSystemAdmins(ctx);
  return able.some((id) => !admins.has(id)) ? new Set() : admins;
}

/** Returns the users who stay in the course, by row. */
async function undoMemberships(ctx: SignedInCtx, importId: string, rows: PendingRow[]): Promise<Map<number, Text>> {
  const enrolments = rows.flatMap(
    ({ outcome, isOfNewcomer, position, userId, courseId, classBefore }): RosterEnrolment[] =>
      outcome === "Enrol" && !isOfNewcomer && courseId ? [{ position, userId, courseId, classBefore }] : [],
  );
  return enrolments.length === 0 ? new Map() : undoEnrolments(ctx, importId, enrolments);
}
