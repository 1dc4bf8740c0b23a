import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { PlusIcon } from "@heroicons/react/16/solid";
import * as v from "valibot";
import { listOf } from "~/admin/dialog-address";
import { listPage } from "~/admin/list-page.server";
import { ListView } from "~/admin/list-view";
import { redirectWithToast } from "~/admin/redirect-with-toast.server";
import { accessCodeTexts } from "~/domain/access-codes/access-code-texts";
import { addAccessCode } from "~/domain/access-codes/add-access-code";
import { AssignedOrganization, assignAccessCodeByName } from "~/domain/access-codes/assign-access-code";
import { deleteAccessCode } from "~/domain/access-codes/delete-access-code";
import { accessCodeColumns, listAccessCodes, readAccessCode } from "~/domain/access-codes/list-access-codes";
import type { SignedInCtx } from "~/domain/context";
import { idOf, idSchema } from "~/domain/id";
import type { Page } from "~/domain/page";
import { Refusal } from "~/domain/refusal";
import { requirePermission } from "~/http/context.server";
import { submitForm, type Refused } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { Button } from "~/ui/button";
import { AccessCodeDialog } from "./access-code-dialog";
import { AccessCodesTable } from "./access-codes-table";

export const handle = { permission: "accessCode:manage", section: { label: "Permissions", place: 70 } } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const page = await listPage(request, {
    columns: accessCodeColumns,
    sort: "-dateGenerated",
    failure: accessCodeTexts.notFetched,
    read: (query) => listAccessCodes(ctx, query),
  });
  return { page, now: ctx.now, dialog: await dialogOf(ctx, new URL(request.url).searchParams) };
});

async function dialogOf(ctx: SignedInCtx, params: URLSearchParams) {
  const [kind, id] = [params.get("dialog"), idOf(params.get("id"))];
  if ((kind !== "organization" && kind !== "delete") || !id) return null;
  const dialog: "organization" | "delete" = kind;
  return { kind: dialog, code: await readAccessCode(ctx, id) };
}

const CodeForm = v.variant("intent", [
  v.object({ intent: v.literal("add") }),
  v.object({ intent: v.literal("organization"), id: idSchema(), ...AssignedOrganization.entries }),
  v.object({ intent: v.literal("delete"), id: idSchema() }),
]);

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const back = listOf(request);
  return submitForm(request, CodeForm, async (input) => {
    try {
      return redirectWithToast(request, back, await change(ctx, input));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "notFound") throw error;
      return redirectWithToast(request, back, error.message, error.severity);
    }
  });
});

async function change(ctx: SignedInCtx, input: v.InferOutput<typeof CodeForm>): Promise<string> {
  if (input.intent === "add") return `Access code ${(await addAccessCode(ctx)).code} added.`;
  if (input.intent === "delete") {
    await deleteAccessCode(ctx, input.id);
    return "Access code deleted.";
  }
  const { organizationName, isNew, moved } = await assignAccessCodeByName(ctx, input.id, input.organizationName);
  const joined = moved > 0 ? ` ${moved === 1 ? "1 user" : `${moved} users`} who had registered with it joined.` : "";
  return `The code now belongs to ${isNew ? "the new organization " : ""}${organizationName}.${joined}`;
}

const empty = {
  title: accessCodeTexts.empty,
  found: "Nothing fits this search.",
  none: "Add one and give it an organization.",
};

export default function Permissions() {
  const { page, now, dialog } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  return (
    <>
      {dialog && <AccessCodeDialog key={`${dialog.kind} ${dialog.code.id}`} {...dialog} refused={refused} />}
      <ListView
        title="Permissions"
        subtitle="Access codes with which people register into an organization"
        searchLabel="Search access codes"
        actions={<AddButton />}
        page={page}
        empty={empty}
      >
        {({ rows }) => <AccessCodesTable codes={rows} sort={page.sort} now={now} />}
      </ListView>
    </>
  );
}

function AddButton() {
  return (
    <Form method="post" className="max-sm:w-full">
      <Button type="submit" name="intent" value="add" variant="primary" className="max-sm:w-full">
        <PlusIcon className="size-4" aria-hidden />
        {accessCodeTexts.add}
      </Button>
    </Form>
  );
}
