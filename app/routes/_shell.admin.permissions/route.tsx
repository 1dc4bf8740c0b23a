import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { PlusIcon } from "@heroicons/react/16/solid";
import * as v from "valibot";
import { accessCodeTexts } from "~/domain/access-codes/access-code-texts";
import { addAccessCode } from "~/domain/access-codes/add-access-code";
import { AssignedOrganization, assignAccessCodeByName } from "~/domain/access-codes/assign-access-code";
import { deleteAccessCode } from "~/domain/access-codes/delete-access-code";
import { accessCodeColumns, listAccessCodes, readAccessCode } from "~/domain/access-codes/list-access-codes";
import type { SignedInCtx } from "~/domain/context";
import { idOf, idSchema } from "~/domain/id";
import { listQuery, sortText } from "~/domain/list-query";
import { Refusal } from "~/domain/refusal";
import { withCookies } from "~/http/cookies.server";
import { requirePermission } from "~/http/context.server";
import { flashCookie } from "~/http/flash.server";
import { submitForm, type Refused } from "~/http/form.server";
import { refusable } from "~/http/refusal-response.server";
import { Button } from "~/ui/button";
import { Pager, SearchForm } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";
import { addressWithout } from "../_shell.admin.courses/dialog-address";
import { AccessCodeDialog } from "./access-code-dialog";
import { AccessCodesTable } from "./access-codes-table";

export const loader = refusable(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, "accessCode:manage");
  const { searchParams } = new URL(request.url);
  const query = listQuery(searchParams, accessCodeColumns, { sort: "-dateGenerated", pageSize: 50 });
  const { rows, total } = await listAccessCodes(ctx, query);
  const { q, page, pageSize } = query;
  return {
    rows,
    total,
    q,
    page,
    pageSize,
    sort: sortText(query),
    now: ctx.now,
    dialog: await dialogOf(ctx, searchParams),
  };
});

async function dialogOf(ctx: SignedInCtx, params: URLSearchParams) {
  const [kind, id] = [params.get("dialog"), idOf(params.get("id"))];
  if ((kind !== "organization" && kind !== "delete") || !id) return null;
  return { kind: kind as "organization" | "delete", code: await readAccessCode(ctx, id) };
}

const CodeForm = v.variant("intent", [
  v.object({ intent: v.literal("add") }),
  v.object({ intent: v.literal("organization"), id: idSchema(), ...AssignedOrganization.entries }),
  v.object({ intent: v.literal("delete"), id: idSchema() }),
]);

export const action = refusable(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, "accessCode:manage");
  const url = new URL(request.url);
  const leave = (severity: "success" | "error", text: string) =>
    redirect(url.pathname + addressWithout(url.searchParams), {
      headers: withCookies([flashCookie(request, { toast: { severity, text } })]),
    });
  return submitForm(request, CodeForm, async (input) => {
    try {
      return leave("success", await change(ctx, input));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "notFound") throw error;
      return leave("error", error.message);
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

export default function Permissions() {
  const { rows, total, q, page, pageSize, sort, now, dialog } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  return (
    <>
      {dialog && <AccessCodeDialog key={`${dialog.kind} ${dialog.code.id}`} {...dialog} refused={refused} />}
      <PageHeader
        title="Permissions"
        count={total}
        subtitle="Access codes with which people register into an organization"
      >
        {(q !== "" || total > 0) && <SearchForm label="Search access codes" />}
        <Form method="post" className="max-sm:w-full">
          <Button type="submit" name="intent" value="add" variant="primary" className="max-sm:w-full">
            <PlusIcon className="size-4" aria-hidden />
            {accessCodeTexts.add}
          </Button>
        </Form>
      </PageHeader>
      {rows.length === 0 ? (
        <EmptyState title={accessCodeTexts.empty}>
          {q !== "" ? "Nothing fits this search." : "Add one and give it an organization."}
        </EmptyState>
      ) : (
        <AccessCodesTable codes={rows} sort={sort} now={now} />
      )}
      <Pager page={page} pageSize={pageSize} total={total} />
    </>
  );
}
