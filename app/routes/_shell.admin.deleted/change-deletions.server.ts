import * as v from "valibot";
import { texts } from "~/texts";
import { listAddressOfRequest } from "~/views/dialog-address";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import type { SignedInCtx } from "~/domain/context";
import { eraseDeletion } from "~/domain/erasure/erase-deletion";
import { findDeletion, type Deletion } from "~/domain/deletions/list-deletions";
import { restoreDeleted } from "~/domain/restoration/restore-deleted";
import { idOf, idSchema } from "~/domain/id";
import { Refusal } from "~/domain/refusal";
import { submitForm } from "~/http/form.server";

/** The deletion that the URL's dialog would erase; null if it is gone. */
export async function findDeletionToErase(ctx: SignedInCtx, params: URLSearchParams): Promise<Deletion | null> {
  const id = idOf(params.get("id"));
  if (params.get("dialog") !== "erase" || !id) return null;
  return findDeletion(ctx, id).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === "notFound") return null;
    throw error;
  });
}

const DeletionForm = v.object({ intent: v.picklist(["restore", "erase"]), id: idSchema() });

/** Restores or erases a deletion, then returns to the list. */
export function changeDeletions(request: Request, ctx: SignedInCtx) {
  const back = listAddressOfRequest(request);
  return submitForm(request, DeletionForm, async ({ intent, id }) => {
    try {
      const text =
        intent === "restore"
          ? texts.deleted.restored({ name: await restoreDeleted(ctx, id) })
          : texts.deleted.erased({ name: await eraseDeletion(ctx, id) });
      return redirectWithToast(request, back, text);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return redirectWithToast(request, back, error.message, error.severity);
    }
  });
}
