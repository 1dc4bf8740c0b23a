import { setImmediate as nextTurn, setTimeout as rest } from "node:timers/promises";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import * as v from "valibot";
import { v7 as uuid } from "uuid";
import { rowsOf } from "~/db/rows.server";
import { rosterImports, rosterRows, users } from "~/db/schema";
import { requireRecentProof } from "~/domain/access";
import { writeInvitation } from "~/domain/accounts/invitation-mail";
import { writeForOrganization } from "~/domain/accounts/own-language";
import { invitesToProvider, readInviter } from "~/domain/accounts/read-inviter";
import type { MailSite } from "~/domain/mail/compose-mail";
import { inviteUsers } from "~/domain/accounts/insert-users";
import { listAssignableRoles } from "~/domain/accounts/user-rules";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { settleDueSchedules } from "~/domain/courses/settle-due-schedules";
import { enrolInClass } from "~/domain/courses/enrol-in-class";
import { lockCourses, lockOrganizations, lockUsers } from "~/domain/locks";
import { notFound, Refusal } from "~/domain/refusal";
import { newcomerRole } from "~/domain/roles";
import type { Text } from "~/texts/message";
import { say } from "~/texts/say";
import { parseStoredText, storeText } from "~/texts/stored-text";
import { assertCanImport, type Destination } from "./import-reach";
import { readRosterContext } from "./read-roster-context";
import {
  createRosterPlanner,
  joinedCourseOf,
  outcomes,
  rosterRoleOf,
  type RosterContext,
  type Outcome,
  type RowPlan,
  type RosterPlanner,
} from "./plan-roster";
import { unconfirmed } from "./confirm-admins";
import { listNewAdmins, readRosterImport } from "./read-roster-import";
import { rosterCodeOf } from "./roster-report";
import { findMovingRows, refuseMoves } from "./roster-moves";
import { takeBackDays } from "./roster-limits";

/** Short steps: the embedded database runs one statement at a time, and other requests wait. */
const rowsPerStep = 25;
/** Milliseconds in which other requests that waited for a step are expected to return. */
const othersRemembered = 1_000;
/** How long the report can be downloaded, an interrupted import resumed, and an import taken back. */
const reportKept = takeBackDays * 24 * 3_600_000;

type Options = {
  site: MailSite;
  secret: string;
  /** Also moves students of other running classes: their game and results switch to the class they join. */
  movesFromOtherClasses?: boolean;
  /** The number of other statements that wait for the database. */
  countWaiting?: () => number;
  onProgress?: (done: number, total: number) => void | Promise<void>;
};

/**
 * Runs a checked import, in steps with a transaction each. Each row is planned again against current data; rows that
 * can't be done any more become errors and don't stop the others. An interrupted import can resume.
 */
export async function importRoster(ctx: SignedInCtx, importId: string, options: Options): Promise<void> {
  await settleDueSchedules(ctx);
  const run = await resumeRun(ctx, importId);
  await refuseUnconfirmed(ctx, run);
  if (await givesRoles(ctx, run)) requireRecentProof(ctx);
  if (!options.movesFromOtherClasses) await refuseMoves(ctx, importId, run.doneTo > 0);
  let othersSeen = -Infinity;
  for (let isDone = false; !isDone;) {
    const begun = performance.now();
    isDone = await inTransaction(ctx, (inner) => takeStep(inner, run, options), { isRepeatable: false });
    const ended = performance.now();
    if (options.countWaiting && options.countWaiting() > 0) othersSeen = ended;
    await options.onProgress?.(run.done, run.total);
    // While other requests come in, they get half of the time: a page sends several, and would otherwise wait for a
    // step each time.
    if (ended - othersSeen < othersRemembered) await rest(ended - begun);
    else await nextTurn();
  }
}

type Run = Destination & {
  importId: string;
  plan: RosterPlanner;
  /** Created users, by the position of their row. */
  made: Map<number, string>;
  newcomers: Set<string>;
  /** The current time: an import takes longer than a request's `ctx.now` stays accurate. */
  readClock: () => Date;
  /** The rows that are done, and the position in the file up to which that holds. */
  done: number;
  doneTo: number;
  total: number;
};

/** Continues an earlier run of the same import, including the users it created. */
async function resumeRun(ctx: SignedInCtx, importId: string): Promise<Run> {
  const { organizationId, courseId, step, doneTo, counts } = await readRosterImport(ctx, importId);
  if (step === "columns") throw new Refusal("conflict", say.rosterRefusals.nameColumnsFirst);
  if (step === "done" || step === "takenBack") throw importedAlready();
  const begun = performance.now();
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const run: Run = {
    importId,
    organizationId,
    courseId,
    plan: createRosterPlanner(),
    made: new Map(),
    newcomers: new Set(),
    readClock: () => new Date(ctx.now.getTime() + performance.now() - begun),
    done: 0,
    doneTo: 0,
    total,
  };
  while (run.doneTo < doneTo) await takeUp(ctx, run, doneTo);
  return run;
}

const importedAlready = () => new Refusal("conflict", say.rosterRefusals.importedAlready);

/** Whether a row gives a role beyond a newcomer's. */
async function givesRoles({ db, actor }: SignedInCtx, { importId }: Run): Promise<boolean> {
  const named = await db
    .selectDistinct({ role: rosterRows.role })
    .from(rosterRows)
    .where(and(eq(rosterRows.importId, importId), ne(rosterRows.outcome, "Error")));
  return named.some(({ role }) => rosterRoleOf(role, listAssignableRoles(actor)).role !== newcomerRole);
}

async function refuseUnconfirmed(ctx: SignedInCtx, { importId }: Run) {
  const unconfirmedAdmins = (await listNewAdmins(ctx, importId)).filter(({ isConfirmed }) => !isConfirmed);
  if (unconfirmedAdmins.length > 0) throw unconfirmed(unconfirmedAdmins);
}

async function takeUp(ctx: SignedInCtx, run: Run, doneTo: number) {
  const rows = (await readStoredRows(ctx, run.importId, run.doneTo)).filter(({ position }) => position <= doneTo);
  for (const { position, outcome, userId } of rows)
    if (outcome === "New" && userId !== null) noteMade(run, position, userId);
  const good = rows.filter(({ outcome }) => outcome !== "Error");
  run.plan(good, { ...withoutMade(await readRosterContext(ctx, run, good), run), seats: Infinity });
  run.done += rows.length;
  run.doneTo = rows.at(-1)?.position ?? doneTo;
  await nextTurn();
}

function noteMade({ made, newcomers }: Run, position: number, userId: string) {
  made.set(position, userId);
  newcomers.add(userId);
}

/** Returns whether it was the last step. */
async function takeStep(ctx: SignedInCtx, run: Run, options: Options): Promise<boolean> {
  await claim(ctx, run);
  const { importId } = run;
  const rows = await readStoredRows(ctx, importId, run.doneTo);
  const confirmed = new Set(rows.flatMap(({ position, isConfirmed }) => (isConfirmed ? [position] : [])));
  const planned = run
    .plan(rows, withoutMade(await readRosterContext(ctx, run, rows), run))
    .map((row) => (row.makesAdmin && !confirmed.has(row.position) ? leaveOutAdmin(row) : row));
  await lockCourses(
    ctx,
    planned.flatMap(({ course }) => (course ? [course.id] : [])),
    "share",
  );
  const part = options.movesFromOtherClasses ? planned : await leaveOutMoves(ctx, importId, planned);
  await addPeople(ctx, part, run, options);
  const settled = part.map((row) => settleRow(row, run.made));
  const classesBefore = await findClassesBefore(ctx, settled);
  await enrolAll(ctx, settled);
  await keepOutcomes(ctx, importId, settled, classesBefore);
  run.done += rows.length;
  run.doneTo = rows.at(-1)?.position ?? run.doneTo;
  const isDone = run.done >= run.total;
  const expiresAt = new Date(ctx.now.getTime() + reportKept);
  await ctx.db
    .update(rosterImports)
    .set({ doneTo: run.doneTo, expiresAt, runningAt: run.readClock(), ...(isDone ? { doneAt: ctx.now } : {}) })
    .where(eq(rosterImports.id, importId));
  if (isDone) await recordImport(ctx, importId);
  return isDone;
}

async function recordImport(ctx: SignedInCtx, importId: string) {
  const { fileName, organizationId, organizationName, counts, joined } = await readRosterImport(ctx, importId);
  await recordChange(ctx, {
    action: "roster.import",
    subject: { type: "roster", id: importId, name: fileName },
    organizationId,
    details: { organization: organizationName, ...counts, Joined: joined.reduce((sum, { people }) => sum + people, 0) },
  });
}

/** One import of a file at a time, and no other change of the organization's seats during a step. */
async function claim(ctx: SignedInCtx, { importId, organizationId, courseId, doneTo }: Run) {
  const { db } = ctx;
  await lockOrganizations(ctx, [organizationId]);
  await assertCanImport(ctx, { organizationId, courseId });
  const [rosterImport] = await db
    .select({ doneAt: rosterImports.doneAt, doneTo: rosterImports.doneTo, takeBackAt: rosterImports.takeBackAt })
    .from(rosterImports)
    .where(eq(rosterImports.id, importId))
    .for("update");
  if (!rosterImport) throw notFound("import");
  if (rosterImport.doneAt !== null) throw importedAlready();
  if (rosterImport.takeBackAt !== null) throw new Refusal("conflict", say.rosterRefusals.takenBack);
  if (rosterImport.doneTo !== doneTo) throw new Refusal("conflict", say.rosterRefusals.importRunning);
}

/** The context without the users that this file has created. */
const withoutMade = (context: RosterContext, { newcomers }: Run): RosterContext => ({
  ...context,
  people: context.people.filter(({ id }) => !newcomers.has(id)),
});

const StoredRow = v.object({
  position: v.number(),
  username: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  rankTitle: v.string(),
  role: v.string(),
  course: v.string(),
  outcome: v.picklist(outcomes),
  userId: v.nullable(v.string()),
  problem: v.nullable(v.pipe(v.string(), v.transform(parseStoredText))),
  isConfirmed: v.boolean(),
});

/** The rows of a step, starting after this position in the file. */
function readStoredRows({ db }: SignedInCtx, importId: string, after: number) {
  return rowsOf(
    db,
    StoredRow,
    sql`select position, user_name as "username", email, first_name as "firstName", last_name as "lastName",
        rank_title as "rankTitle", role, course, outcome, user_id as "userId", problem,
        is_confirmed as "isConfirmed"
      from roster_rows where import_id = ${importId} and position > ${after} order by position limit ${rowsPerStep}`,
  );
}

/** The user existed when the file was checked and doesn't any more: creating a new administrator wasn't confirmed. */
const leaveOutAdmin = (row: RowPlan): RowPlan => ({
  ...{ ...row, person: null, course: null, outcome: "Error" },
  message: say.rosterRows.notConfirmed,
});

/** The student has joined another running class since the import started, or the course's class has started. */
async function leaveOutMoves(ctx: SignedInCtx, importId: string, part: RowPlan[]): Promise<RowPlan[]> {
  const joining = part.flatMap(({ position, outcome, userId, course }) =>
    outcome === "Enrol" && userId && course ? [{ position, userId, courseId: course.id }] : [],
  );
  await lockUsers(
    ctx,
    joining.map(({ userId }) => userId),
  );
  const moving = await findMovingRows(ctx, importId, joining);
  return part.map((row) => {
    const courses = moving.get(row.position);
    if (courses === undefined) return row;
    return {
      ...row,
      course: null,
      userId: null,
      outcome: "Error",
      message: say.rosterRows.movedMeanwhile({ courses }),
    };
  });
}

/**
 * Adds the new users of a part, each with a one-time code and a mail. Users whose name was taken meanwhile are missing
 * in `made`.
 */
async function addPeople(ctx: SignedInCtx, part: RowPlan[], run: Run, { site, secret }: Options) {
  const { importId, organizationId } = run;
  const people = part.flatMap(({ position, person }) => (person ? [{ position, id: uuid(), ...person }] : []));
  if (people.length === 0) return;
  const inviting = await readInviter(ctx, organizationId);
  const invited = await writeForOrganization(ctx, organizationId, () =>
    people.map(({ position, ...person }) => {
      const code = invitesToProvider(inviting, person.role) ? null : rosterCodeOf(secret, importId, person.id);
      const mail = writeInvitation({ ...person, code, courses: coursesOf(part, position) }, inviting, site);
      return { position, ...person, passwordHash: null, organizationId, code, mail };
    }),
  );
  const added = await inviteUsers(ctx, invited, "user.import", { skipsTaken: true });
  for (const { position, id } of people) if (added.has(id)) noteMade(run, position, id);
}

/** The courses that the new user of this row joins, by this row and by later ones of the part. */
const coursesOf = (part: RowPlan[], first: number): string[] => [
  ...new Set(
    part.flatMap(({ position, madeBy, outcome, course }) =>
      (position === first || madeBy === first) && outcome !== "Error" && course ? [course.name] : [],
    ),
  ),
];

type SettledRow = {
  position: number;
  outcome: Outcome;
  message: Text;
  userId: string | null;
  courseId: string | null;
};

function settleRow(
  { position, outcome, message, course, userId, person, madeBy }: RowPlan,
  made: Map<number, string>,
): SettledRow {
  const id = userId ?? made.get(madeBy ?? position) ?? null;
  const isLost = outcome !== "Error" && id === null;
  if (isLost) {
    const reason = person
      ? say.rosterRows.takenMeanwhile
      : say.rosterRows.rowNotImported({ position: madeBy ?? position });
    return { position, outcome: "Error", message: reason, userId: null, courseId: null };
  }
  return {
    position,
    outcome,
    message,
    userId: id,
    courseId: joinedCourseOf(outcome, course),
  };
}

async function enrolAll(ctx: SignedInCtx, rows: SettledRow[]) {
  const enrolments = rows.flatMap(({ courseId, userId }) => (courseId && userId ? [{ courseId, userId }] : []));
  if (enrolments.length > 0) await enrolInClass(ctx, enrolments);
}

async function keepOutcomes(
  { db, now }: SignedInCtx,
  importId: string,
  rows: SettledRow[],
  classesBefore: ReadonlyMap<string, string | null>,
) {
  const rowsToUndo = rows.map((row) => ({
    ...row,
    message: storeText(row.message),
    classBefore: row.userId && classesBefore.get(row.userId),
  }));
  await db.execute(sql`update roster_rows set outcome = r.outcome, message = r.message, user_id = r."userId",
      course_id = r."courseId", class_before = r."classBefore", done_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rowsToUndo)}::text::jsonb) as r(position int, outcome text, message text,
      "userId" uuid, "courseId" uuid, "classBefore" uuid)
    where roster_rows.import_id = ${importId} and roster_rows.position = r.position`);
}

/** The last class of each user before the step; taking the import back restores it. */
async function findClassesBefore({ db }: SignedInCtx, rows: SettledRow[]): Promise<Map<string, string | null>> {
  const ids = rows.flatMap(({ outcome, userId }) => (outcome === "Enrol" && userId ? [userId] : []));
  if (ids.length === 0) return new Map();
  const rowsBefore = await db
    .select({ id: users.id, classId: users.lastJoinedClassSessionId })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(rowsBefore.map(({ id, classId }) => [id, classId]));
}

/** Deletes a waiting file, or the report of an import. Returns the course it was for, if it still exists. */
export async function forgetRoster(ctx: SignedInCtx, importId: string): Promise<{ courseId: string | null }> {
  const { courseId, courseName, isRunning } = await readRosterImport(ctx, importId);
  if (isRunning) throw new Refusal("conflict", say.rosterRefusals.running);
  await ctx.db.delete(rosterImports).where(eq(rosterImports.id, importId));
  return { courseId: courseName === null ? null : courseId };
}
