import * as v from "valibot";
import type { Message } from "~/texts/message";
import { say } from "~/texts/say";
import { listAddressOfRequest } from "~/views/dialog-address";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { addAccessCode } from "~/domain/access-codes/add-access-code";
import { AssignedOrganization, assignAccessCodeByName } from "~/domain/organizations/assign-access-code";
import { deleteAccessCode } from "~/domain/access-codes/delete-access-code";
import { readAccessCode } from "~/domain/access-codes/list-access-codes";
import type { SignedInCtx } from "~/domain/context";
import { idOf, idSchema } from "~/domain/id";
import { nameKey } from "~/domain/name-key";
import { listOrganizationNames } from "~/domain/organizations/organization-names";
import { Refusal } from "~/domain/refusal";
import { submitOnce } from "~/domain/submissions/submit-once";
import { submitForm } from "~/http/form.server";

/** Data of the dialog that the URL names. */
export async function openAccessCodeDialog(ctx: SignedInCtx, params: URLSearchParams) {
  const [kind, id] = [params.get("dialog"), idOf(params.get("id"))];
  if ((kind !== "organization" && kind !== "delete") || !id) return null;
  const dialog: "organization" | "delete" = kind;
  const organizationNames = dialog === "organization" ? (await listOrganizationNames(ctx)).map(({ name }) => name) : [];
  return { kind: dialog, code: await readAccessCode(ctx, id), organizationNames };
}

const CodeForm = v.variant("intent", [
  v.object({ intent: v.literal("add") }),
  v.object({
    intent: v.literal("organization"),
    id: idSchema(),
    ...AssignedOrganization.entries,
    // The name that the user confirmed to create.
    confirmed: v.optional(v.pipe(v.string(), v.maxLength(200)), ""),
  }),
  v.object({ intent: v.literal("delete"), id: idSchema() }),
]);

/** Handles the page's and its dialogs' forms, then returns to the list. */
export function changeAccessCodes(request: Request, ctx: SignedInCtx) {
  const back = listAddressOfRequest(request);
  return submitForm(request, CodeForm, async (input, fields) => {
    try {
      return redirectWithToast(request, back, await submitOnce(ctx, fields, (inner) => applyChange(inner, input)));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "notFound") throw error;
      return redirectWithToast(request, back, error.message, error.severity);
    }
  });
}

async function applyChange(ctx: SignedInCtx, input: v.InferOutput<typeof CodeForm>): Promise<Message> {
  if (input.intent === "add") return say.accessCodes.added({ code: (await addAccessCode(ctx)).code });
  if (input.intent === "delete") {
    await deleteAccessCode(ctx, input.id);
    return say.accessCodes.deleted;
  }
  const { organizationName, isNew, moved } = await assignAccessCodeByName(ctx, input.id, input.organizationName, {
    createsNew: nameKey(input.confirmed) === nameKey(input.organizationName),
  });
  return say.accessCodes.assigned({ organizationName, isNew, moved });
}
