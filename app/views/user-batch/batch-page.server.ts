import { readUserMatch } from "~/domain/accounts/list-users";
import { listAssignableRoles } from "~/domain/accounts/user-rules";
import type { SignedInCtx } from "~/domain/context";
import { listOrganizationNames } from "~/domain/organizations/organization-names";
import { notFound } from "~/domain/refusal";
import { needsTarget, undoDays } from "~/domain/user-batches/batch-rules";
import { listBatchCourses } from "~/domain/user-batches/list-batch-courses";
import {
  countNewMatches,
  countReasons,
  listBatchPeople,
  readBatch,
  type Batch,
  type BatchOutcome,
  type BatchPerson,
} from "~/domain/user-batches/read-batch";

/** Data of the batch's current step: choosing a target, the plan, or the report. */
export async function readBatchPage(ctx: SignedInCtx, batchId: string) {
  const batch = await readBatch(ctx, batchId);
  const batchSummary = summaryOf(batch);
  if (batch.plannedAt === null) {
    // The plan was interrupted while being made.
    if (!needsTarget(batch.kind)) throw notFound("change");
    return { step: "choose" as const, batch: batchSummary, ...(await listChoices(ctx, batch)) };
  }
  const listPeople = async (outcome: BatchOutcome) => (await listBatchPeople(ctx, batchId, outcome)).map(entryOf);
  const leftOut = await listPeople("leftOut");
  const reasons = await countReasons(ctx, batchId);
  if (batch.doneAt !== null || batch.undoAt !== null) {
    const isUndone = batch.undoneAt !== null;
    return {
      ...{ step: "report" as const, batch: batchSummary, leftOut, reasons },
      changed: await listPeople(isUndone ? "restored" : "changed"),
      leftAlone: await listPeople("leftAlone"),
    };
  }
  return {
    ...{ step: "plan" as const, batch: batchSummary, leftOut, reasons, affected: await listPeople("pending") },
    newMatches:
      batch.filter === null || batch.begunAt !== null
        ? 0
        : await countNewMatches(ctx, batchId, readUserMatch(new URLSearchParams(batch.filter))),
  };
}

export type BatchPage = Awaited<ReturnType<typeof readBatchPage>>;

const summaryOf = (batch: Batch) => ({
  id: batch.id,
  kind: batch.kind,
  targetName: batch.targetName,
  counts: batch.counts,
  missingCount: batch.missing,
  isOfList: batch.filter !== null,
  createdAt: batch.createdAt,
  begunAt: batch.begunAt,
  undoAt: batch.undoAt,
  undoneAt: batch.undoneAt,
  isRunning: batch.isRunning,
  mayUndo: batch.mayUndo,
  undoDays,
});

const entryOf = ({ userId, username, name, role, organizationName, reason }: BatchPerson) => ({
  id: userId,
  username,
  second: [name, role, organizationName].filter(Boolean).join(" · "),
  ...(reason !== null && { reason }),
});

async function listChoices(ctx: SignedInCtx, { id, kind }: Batch) {
  return {
    courses: kind === "enrol" ? await listBatchCourses(ctx, id) : [],
    roles: kind === "role" ? listAssignableRoles(ctx.actor) : [],
    organizations: kind === "organization" ? await listOrganizationNames(ctx) : [],
  };
}
