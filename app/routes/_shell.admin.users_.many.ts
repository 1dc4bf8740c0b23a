import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { backParameter, batchAddress, returnAddress } from "~/views/user-batch/batch-address";
import { readUserMatch } from "~/domain/accounts/list-users";
import { idOf } from "~/domain/id";
import type { Page } from "~/domain/page";
import { Refusal } from "~/domain/refusal";
import { batchKinds } from "~/domain/user-batches/batch-rules";
import { createBatch, type Selection } from "~/domain/user-batches/create-batch";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { say } from "~/texts/say";

export const handle = { permission: "user:administer" } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  await requirePermission(request, handle.permission);
  return redirect(returnAddress(new URL(request.url).searchParams));
});

/** Stores the selection of the users list, and redirects to its plan. */
export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  requireSameOrigin(request);
  const form = await formOf(request);
  const back = new URLSearchParams({ [backParameter]: textOf(form.get(backParameter)) });
  try {
    const kind = batchKinds.find((name) => name === form.get("change"));
    if (!kind) throw new Refusal("invalid", say.batchRefusals.nobody);
    return redirect(batchAddress(await createBatch(ctx, kind, selectionOf(form, back)), back));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "invalid") throw error;
    return redirectWithToast(request, returnAddress(back), error.message, "warning");
  }
});

const textOf = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : "");

/** With `all`, every user that matches the list's query. */
function selectionOf(form: FormData, back: URLSearchParams): Selection {
  if (form.get("all") !== "true") return { userIds: form.getAll("id").flatMap((id) => idOf(id) ?? []) };
  const search = back.get(backParameter) ?? "";
  return { matching: readUserMatch(new URLSearchParams(search)), search };
}
