// Changes made by the verbs for a single user, one user at a time, so that the same rules apply.
import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { deletions, users } from "~/db/schema";
import { lockUser } from "~/domain/accounts/administered-user";
import { moveUser } from "~/domain/accounts/change-organization";
import { changeRole } from "~/domain/accounts/change-role";
import { deleteUser } from "~/domain/accounts/delete-user";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { restoreDeleted } from "~/domain/restoration/restore-deleted";
import { Refusal } from "~/domain/refusal";
import { isMessage, type Text } from "~/texts/message";
import { say } from "~/texts/say";
import { settleRows } from "./batch-steps";
import type { BatchKind, BatchTarget } from "./batch-rules";
import type { Before, BeforeRead } from "./change-users";
import type { Batch } from "./read-batch";

const oneByOne = ["role", "organization", "delete"] as const satisfies BatchKind[];
type OneByOneKind = (typeof oneByOne)[number];
export const isOneByOne = (kind: BatchKind): kind is OneByOneKind => oneByOne.some((name) => name === kind);

/** Each in its own transaction: a refused user is left out, with the refusal as the reason. */
export async function changeOneByOne(
  ctx: SignedInCtx,
  { id, kind }: Pick<Batch, "id" | "kind">,
  target: BatchTarget,
  rows: readonly { position: number; userId: string }[],
): Promise<void> {
  for (const { position, userId } of rows) {
    const change = async (inner: SignedInCtx) => {
      const before = await changeOne(inner, kind, target, userId);
      await settleRows(inner, id, [{ position, reason: null, before }]);
    };
    await inTransaction(ctx, change).catch(async (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      // A concurrent run of the same change may have settled it; then this does nothing.
      await settleRows(ctx, id, [{ position, reason: reasonOf(error), before: {} }]);
    });
  }
}

function reasonOf({ code, reason }: Refusal): Text {
  if (code === "notFound") return say.batchReasons.gone;
  return isMessage(reason) || reason.endsWith(".") ? reason : `${reason}.`;
}

async function changeOne(ctx: SignedInCtx, kind: BatchKind, target: BatchTarget, userId: string): Promise<Before> {
  if (kind === "delete") {
    await deleteUser(ctx, userId);
    return {};
  }
  if (kind === "role" && target.role) {
    const { role } = await lockUser(ctx, userId);
    await changeRole(ctx, userId, target.role);
    return { role };
  }
  if (kind === "organization" && target.organization) return moveOne(ctx, userId, target.organization.id);
  throw new Error(`A change of the kind ${kind} needs something to give.`);
}

async function moveOne(ctx: SignedInCtx, userId: string, organizationId: string | null): Promise<Before> {
  const user = await lockUser(ctx, userId, { moveTo: organizationId, strength: "update" });
  if (user.organizationId === organizationId) throw new Refusal("conflict", say.batchReasons.sameOrganization);
  const before = await readPlace(ctx, userId);
  await moveUser(ctx, user, organizationId);
  return { organizationId: user.organizationId, ...before };
}

const Joined = v.object({ id: v.string(), joinedAt: v.string() });

/** Courses and running classes, which a move ends, with what is shown of them. */
async function readPlace({ db }: SignedInCtx, userId: string) {
  const selectJoined = (table: "course_members" | "running") =>
    rowsOf(
      db,
      Joined,
      table === "course_members"
        ? sql`select course_id as id, joined_at::text as "joinedAt" from course_members where user_id = ${userId}`
        : sql`select s.class_session_id as id, s.joined_at::text as "joinedAt" from class_session_students s
          join running_classes r on r.id = s.class_session_id where s.user_id = ${userId}`,
    );
  const [user] = await db
    .select({ lastClass: users.lastJoinedClassSessionId, selectedCourse: users.lastSelectedCourseId })
    .from(users)
    .where(eq(users.id, userId));
  return {
    courses: await selectJoined("course_members"),
    classes: await selectJoined("running"),
    lastClass: user?.lastClass ?? null,
    selectedCourse: user?.selectedCourse ?? null,
  };
}

type UndoOne = { userId: string; doneAt: Date; before: BeforeRead };

/** Restores one user, with `note` in the same transaction; returns why the user is left alone instead, or null. */
export async function undoOne(
  ctx: SignedInCtx,
  batch: Batch,
  row: UndoOne,
  note: (inner: SignedInCtx) => Promise<void>,
): Promise<Text | null> {
  try {
    await inTransaction(ctx, async (inner) => {
      await restoreOne(inner, batch, row);
      await note(inner);
    });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return reasonOf(error);
    throw error;
  }
}

async function restoreOne(
  ctx: SignedInCtx,
  { kind, role, organizationId }: Batch,
  { userId, doneAt, before }: UndoOne,
) {
  if (kind === "delete") {
    await restoreDeleted(ctx, await findDeletionOf(ctx, userId, doneAt));
    return;
  }
  if (kind === "role") {
    const user = await lockUser(ctx, userId);
    if (user.role !== role || !before.role) throw new Refusal("conflict", say.batchReasons.changed);
    await changeRole(ctx, userId, before.role, { as: "user.undoRole" });
    return;
  }
  const home = before.organizationId ?? null;
  const user = await lockUser(ctx, userId, { moveTo: home, strength: "update" });
  if (user.organizationId !== organizationId) throw new Refusal("conflict", say.batchReasons.changed);
  await moveUser(ctx, user, home, { as: "user.undoOrganization" });
  await restorePlace(ctx, userId, before);
}

/** Not a deletion that another administrator has made since. */
async function findDeletionOf({ db }: SignedInCtx, userId: string, deletedAt: Date): Promise<string> {
  const [deletion] = await db
    .select({ id: deletions.id })
    .from(deletions)
    .where(and(eq(deletions.kind, "user"), eq(deletions.subjectId, userId), eq(deletions.deletedAt, deletedAt)));
  if (!deletion) throw new Refusal("conflict", say.batchReasons.restored);
  return deletion.id;
}

/** Courses and running classes that still exist. */
async function restorePlace({ db }: SignedInCtx, userId: string, before: BeforeRead) {
  const { organizationId = null, courses = [], classes = [], lastClass = null, selectedCourse = null } = before;
  const of = (rows: readonly v.InferOutput<typeof Joined>[]) =>
    sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as j(id uuid, "joinedAt" timestamptz)`;
  await db.execute(sql`insert into course_members (course_id, user_id, joined_at)
    select c.id, ${userId}, j."joinedAt" from ${of(courses)} join courses c on c.id = j.id
    where c.organization_id = ${organizationId} on conflict do nothing`);
  await db.execute(sql`insert into class_session_students (class_session_id, user_id, joined_at)
    select r.id, ${userId}, j."joinedAt" from ${of(classes)} join running_classes r on r.id = j.id
    join courses c on c.id = r.course_id where c.organization_id = ${organizationId} on conflict do nothing`);
  await db.execute(sql`update users set
      last_joined_session_id = coalesce(last_joined_session_id, (select id from class_sessions where id = ${lastClass})),
      last_group_selection_id = coalesce(last_group_selection_id, (select id from courses where id = ${selectedCourse}))
    where id = ${userId}`);
}
