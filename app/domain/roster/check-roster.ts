import { setImmediate as nextTurn } from "node:timers/promises";
import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { rosterImports } from "~/db/schema";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { runJob } from "~/domain/jobs/run-job";
import { notFound, Refusal } from "~/domain/refusal";
import { isMessage } from "~/texts/message";
import { say } from "~/texts/say";
import { storeText } from "~/texts/stored-text";
import { assertCanImport, type Destination } from "./import-reach";
import { readRosterContext } from "./read-roster-context";
import { createRosterPlanner, joinedCourseOf, type RowPlan } from "./plan-roster";
import {
  readRosterText,
  type RosterColumn,
  type RosterRow,
  readRosterJob,
  readRosterColumnsJob,
} from "./read-roster-file";
import { readRosterImport } from "./read-roster-import";
import { rosterColumnOptions, type RosterField } from "./roster-limits";

const hour = 3_600_000;
/** How long a checked file waits for confirmation. */
const patience = 2 * hour;

const rowsPerPart = 100;

type Roster = { bytes: Uint8Array; fileName: string; organizationId: string | null; courseId?: string | null };

/**
 * The dry run: reads a roster, plans what an import would do with each row, and stores the plan until it is confirmed.
 * If the columns aren't certain, the file waits for `nameColumns`. Returns its id.
 */
export async function checkRoster(
  ctx: SignedInCtx,
  { bytes, fileName, organizationId, courseId = null }: Roster,
): Promise<string> {
  await assertCanImport(ctx, { organizationId, courseId });
  const text = readRosterText(bytes);
  const file = await runJob(readRosterJob, { text }, ctx.actor.userId);
  // Refuses an unknown organization or course before anything is stored.
  const { ownCourse } = await readRosterContext(ctx, { organizationId, courseId }, []);
  if (isMessage(ownCourse)) throw notFound("course");
  const id = uuid();
  await ctx.db.delete(rosterImports).where(lt(rosterImports.expiresAt, ctx.now));
  await ctx.db.insert(rosterImports).values({
    id,
    createdBy: ctx.actor.userId,
    organizationId,
    courseId,
    fileName: fileName.slice(0, 200).replace(/[\p{Cc}\p{Surrogate}]/gu, ""),
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + patience),
    fileText: file.isSure ? null : text,
    ignoredColumns: file.ignoredColumns,
  });
  if (file.isSure) await planRows(ctx, { id, organizationId, courseId }, file.rows);
  return id;
}

/** The columns of a waiting file, with sample values. */
export async function readColumns(ctx: SignedInCtx, id: string): Promise<RosterColumn[]> {
  return runJob(readRosterColumnsJob, await waitingTextOf(ctx, id), ctx.actor.userId);
}

/** Sets the fields of the columns, and checks the file again. */
export async function nameColumns(ctx: SignedInCtx, id: string, chosen: readonly (RosterField | null)[]) {
  const { organizationId, courseId } = await readRosterImport(ctx, id);
  await assertCanImport(ctx, { organizationId, courseId });
  const text = await waitingTextOf(ctx, id);
  refuseColumns(chosen);
  const { rows, ignoredColumns } = await runJob(readRosterJob, { text, chosen }, ctx.actor.userId);
  // All or nothing: the id is known already, and a partly checked file would be imported as if it were complete.
  await inTransaction(ctx, async (inner) => {
    const updatedRows = await inner.db
      .update(rosterImports)
      .set({ fileText: null, ignoredColumns })
      .where(and(eq(rosterImports.id, id), isNotNull(rosterImports.fileText)))
      .returning({ id: rosterImports.id });
    if (updatedRows.length === 0) throw columnsAreNamed();
    await planRows(inner, { id, organizationId, courseId }, rows);
  });
}

const columnsAreNamed = () => new Refusal("conflict", say.rosterRefusals.columnsNamed);

async function waitingTextOf(ctx: SignedInCtx, id: string): Promise<string> {
  const [waitingFile] = await ctx.db
    .select({ text: rosterImports.fileText })
    .from(rosterImports)
    .where(and(eq(rosterImports.id, id), eq(rosterImports.createdBy, ctx.actor.userId)));
  if (!waitingFile?.text) throw columnsAreNamed();
  return waitingFile.text;
}

function refuseColumns(chosen: readonly (RosterField | null)[]) {
  for (const { name, field } of rosterColumnOptions) {
    const count = chosen.filter((column) => column === field).length;
    const isNeeded = field === "username" || field === "email";
    if (count > 1) throw new Refusal("invalid", say.rosterRefusals.columnTwice({ column: name }));
    if (count === 0 && isNeeded) throw new Refusal("invalid", say.rosterRefusals.columnMissing({ column: name }));
  }
}

type CheckedRoster = Destination & { id: string };

async function planRows(ctx: SignedInCtx, { id, ...destination }: CheckedRoster, rows: RosterRow[]) {
  const plan = createRosterPlanner();
  let newUsers = 0;
  // In parts, so that other requests are served in between. If it is interrupted, nobody knows the id.
  for (let start = 0; start < rows.length; start += rowsPerPart) {
    const part = rows.slice(start, start + rowsPerPart);
    const context = await readRosterContext(ctx, destination, part);
    const planned = plan(part, { ...context, seats: context.seats - newUsers });
    newUsers += planned.filter(({ outcome }) => outcome === "New").length;
    await keepRows(
      ctx,
      id,
      part.map((row, index) => ({
        ...row,
        problem: row.problem && storeText(row.problem),
        // The plan has the rows of the part.
        ...outcomeOf(planned[index]!),
      })),
    );
    await nextTurn();
  }
}

type StoredRow = Omit<RosterRow, "problem"> & { problem: string | null } & ReturnType<typeof outcomeOf>;

async function keepRows({ db }: SignedInCtx, id: string, part: StoredRow[]) {
  await db.execute(sql`insert into roster_rows (import_id, position, user_name, email, first_name, last_name,
      rank_title, role, course, outcome, message, user_id, problem, course_id, makes_admin, lacks_seat)
    select ${id}, r.position, r."username", r.email, r."firstName", r."lastName", r."rankTitle",
      r.role, r.course, r.outcome, r.message, r."userId", r.problem, r."courseId", r."makesAdmin", r."lacksSeat"
    from jsonb_to_recordset(${JSON.stringify(part)}::text::jsonb) as r(${recordColumns})`);
}

const recordColumns = sql`position int, "username" text, email text, "firstName" text, "lastName" text,
  "rankTitle" text, role text, course text, outcome text, message text, "userId" uuid, problem text, "courseId" uuid,
  "makesAdmin" boolean, "lacksSeat" boolean`;

const outcomeOf = ({ outcome, message, userId, course, makesAdmin, lacksSeat }: RowPlan) => ({
  outcome,
  message: storeText(message),
  userId,
  makesAdmin,
  lacksSeat,
  courseId: joinedCourseOf(outcome, course),
});
