import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import * as v from "valibot";
import { texts } from "~/texts";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { findAdministeredUser } from "~/domain/accounts/administered-user";
import { updateUser, UserUpdate } from "~/domain/accounts/update-user";
import { canEdit } from "~/domain/accounts/user-rules";
import { requireId } from "~/domain/id";
import type { Page } from "~/domain/page";
import { Refusal } from "~/domain/refusal";
import { requirePermission } from "~/http/context.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { readMailSite } from "~/http/site.server";
import { Button, ButtonLink } from "~/ui/button";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { say } from "~/texts/say";

export const handle = { permission: "user:administer" } satisfies Page;

export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const user = await findAdministeredUser(ctx, requireId(params.userId, "user"));
  if (!canEdit(ctx.actor, user.role)) throw new Refusal("forbidden", say.userRefusals.editSystemAdmin);
  return { user };
});

const EditForm = v.required(v.pick(UserUpdate, ["firstName", "lastName", "rankTitle", "email"]));

export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const userId = requireId(params.userId, "user");
  return submitForm(request, EditForm, async (changes) => {
    await updateUser(ctx, userId, changes, await readMailSite());
    return redirectWithToast(request, `/admin/users/${userId}`, texts.userRecord.saved);
  });
});

export default function EditUser() {
  const { user } = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  const busy = useNavigation().formMethod === "POST";
  const field = (name: "firstName" | "lastName" | "rankTitle" | "email") => ({
    name,
    errors: refusal?.errors[name],
    defaultValue: refusal?.values[name] ?? user[name],
  });
  return (
    <>
      <PageHeader
        title={texts.userRecord.editTitle({ username: user.username })}
        subtitle={texts.userRecord.editHint}
      />
      <Form noValidate method="post" className="grid max-w-[40rem] gap-4 rounded-lg border border-line bg-surface p-5">
        {refusal?.message && Object.keys(refusal.errors).length === 0 && (
          <Notice tone="error">{refusal.message}</Notice>
        )}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField {...field("firstName")} label={texts.userRecord.firstName} />
          <TextField {...field("lastName")} label={texts.userRecord.lastName} />
          <TextField {...field("rankTitle")} label={texts.userRecord.rankTitle} />
          <TextField {...field("email")} label={texts.common.email} type="email" required />
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          <ButtonLink to={`/admin/users/${user.id}`}>{texts.common.cancel}</ButtonLink>
          <Button type="submit" variant="primary" busy={busy} busyText={texts.userRecord.saving}>
            {texts.common.save}
          </Button>
        </div>
      </Form>
    </>
  );
}
