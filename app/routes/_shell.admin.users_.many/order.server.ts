import { redirectWithToast } from "~/admin/redirect-with-toast.server";
import { listBehind } from "~/admin/user/batch-address";
import type { SignedInCtx } from "~/domain/context";
import { idOf } from "~/domain/id";
import { createFormKey } from "~/domain/submissions/once";
import { batchKinds, batchTexts, maxInBatch, type BatchKind } from "~/domain/user-batches/batch-rules";
import { listBatchCourses } from "~/domain/user-batches/list-batch-courses";
import { planBatch, type BatchPlan } from "~/domain/user-batches/plan-batch";

type Order = { kind: BatchKind; userIds: string[]; courseId: string | null };

/** What the address asks for: `?change=disable&id=…&id=…`. Without users, or too many, it leads back to the list. */
export function readOrder(request: Request): Order {
  const { searchParams } = new URL(request.url);
  const kind = batchKinds.find((name) => name === searchParams.get("change"));
  const userIds = [...new Set(searchParams.getAll("id").flatMap((id) => idOf(id) ?? []))];
  const refuse = (text: string) => redirectWithToast(request, listBehind(searchParams), text, "warning");
  if (!kind || userIds.length === 0) throw refuse(batchTexts.nobody);
  if (userIds.length > maxInBatch) throw refuse(batchTexts.tooMany);
  return { kind, userIds, courseId: idOf(searchParams.get("course")) };
}

/** The preview; of a course that is still to be chosen, the courses. */
export async function readPreview(request: Request, ctx: SignedInCtx) {
  const order = readOrder(request);
  const { kind, userIds, courseId } = order;
  if (kind === "enrol" && !courseId)
    return { kind, userIds, courses: await listBatchCourses(ctx, userIds), preview: null };
  const preview = previewOf(await planBatch(ctx, order));
  return { kind, userIds, courses: null, preview: { ...preview, batchId: createFormKey() } };
}

function previewOf({ course, affected, leftOut, missing }: BatchPlan) {
  return {
    courseName: course?.name ?? "",
    affected: affected.map(({ id, username, name, role, organizationName }) => ({
      id,
      username,
      second: [name, role, organizationName].filter(Boolean).join(" · "),
    })),
    leftOut: leftOut.map(({ user: { id, username, name }, reason }) => ({ id, username, second: name, reason })),
    missing,
  };
}
