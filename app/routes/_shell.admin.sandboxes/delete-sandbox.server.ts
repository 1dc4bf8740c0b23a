import * as v from "valibot";
import { texts } from "~/texts";
import { listAddressOfRequest } from "~/views/dialog-address";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import type { SignedInCtx } from "~/domain/context";
import { failAs } from "~/domain/unexpected-failure";
import { idOf, idSchema } from "~/domain/id";
import { Refusal } from "~/domain/refusal";
import { deleteSandbox } from "~/domain/sandboxes/delete-sandbox";
import { readSandbox } from "~/domain/sandboxes/read-sandbox";
import { submitForm } from "~/http/form.server";

/** The sandbox of the URL's delete dialog. */
export async function findSandboxToDelete(ctx: SignedInCtx, params: URLSearchParams) {
  const id = idOf(params.get("id"));
  return params.get("dialog") === "delete" && id ? readSandbox(ctx, id) : null;
}

export function submitDelete(request: Request, ctx: SignedInCtx) {
  const back = listAddressOfRequest(request);
  return submitForm(request, v.object({ intent: v.literal("delete"), id: idSchema() }), async ({ id }) => {
    try {
      await failAs(texts.sandboxes.deleteFailed, deleteSandbox(ctx, id));
      return redirectWithToast(request, back, texts.sandboxes.sandboxDeleted);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return redirectWithToast(request, back, texts.sandboxes.deleteFailed, error.severity);
    }
  });
}
