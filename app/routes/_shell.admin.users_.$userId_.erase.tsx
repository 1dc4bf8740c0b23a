import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { findAdministeredUser } from "~/domain/accounts/administered-user";
import { formatDateTime } from "~/domain/date-text";
import { erasePerson, previewErasure } from "~/domain/erasure/erase-person";
import { findRequest, refuseRequest, RefusalReason } from "~/domain/erasure/erasure-requests";
import { requireId } from "~/domain/id";
import { nameKey } from "~/domain/name-key";
import type { Page } from "~/domain/page";
import { Refusal } from "~/domain/refusal";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { readMailSite } from "~/http/site.server";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { TextAreaField, TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { useTimeZone } from "~/ui/time-zone";
import { ErasureOutcome } from "~/views/erasure/erasure-preview";
import { SubmitButton } from "~/views/list-dialog";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

export const handle = { title: () => texts.erasure.pageTitle, permission: "user:administer" } satisfies Page;

export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const userId = requireId(params.userId, "user");
  const { refusal, ...preview } = await previewErasure(ctx, userId);
  return { preview, reason: refusal?.message ?? null, request: await findRequest(ctx, userId) };
});

const Erasure = v.object({ intent: v.literal("erase"), username: v.string() });
const Decline = v.object({ intent: v.literal("decline"), reason: RefusalReason });

/** Erases the user, or declines the user's request. */
export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const userId = requireId(params.userId, "user");
  if ((await formOf(request)).get("intent") === "decline")
    return submitForm(request, Decline, async ({ reason }) => {
      await refuseRequest(ctx, userId, reason, await readMailSite());
      return redirectWithToast(request, `/admin/users/${userId}`, texts.erasure.declined);
    });
  return submitForm(request, Erasure, async ({ username }) => {
    const user = await findAdministeredUser(ctx, userId);
    if (nameKey(username) !== nameKey(user.username))
      throw new Refusal("invalid", say.erasure.nameMismatch, { username: [say.erasure.nameMismatch] });
    await erasePerson(ctx, userId, await readMailSite());
    return redirectWithToast(request, "/admin/users", texts.erasure.erased);
  });
});

export default function ErasePage() {
  const { preview, reason, request } = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  const zone = useTimeZone();
  const { userId, username } = preview;
  const message = refusal && Object.keys(refusal.errors).length === 0 ? refusal.message : (reason ?? undefined);
  const isOpen = request !== null && request.refusedAt === null;
  return (
    <>
      <PageHeader title={texts.erasure.pageTitle} subtitle={<bdi>{username}</bdi>}>
        <ButtonLink to={`/admin/users/${userId}`}>{texts.common.cancel}</ButtonLink>
      </PageHeader>
      <div className="grid max-w-[46rem] gap-4">
        <p className="text-pretty text-muted">{texts.erasure.hint}</p>
        {isOpen && (
          <Notice tone="info">{texts.erasure.requestedOn({ dateTime: formatDateTime(request.askedAt, zone) })}</Notice>
        )}
        {message && <Notice tone="error">{message}</Notice>}
        <ErasureOutcome preview={preview} />
        {reason === null && (
          <Form noValidate method="post" className="grid gap-4">
            <TextField
              label={texts.erasure.typeName({ username: <bdi key="name">“{username}”</bdi> })}
              name="username"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="auto"
              defaultValue={refusal?.values.username}
              errors={refusal?.errors.username}
            />
            <div>
              <SubmitButton intent="erase" variant="danger">
                {texts.erasure.erase}
              </SubmitButton>
            </div>
          </Form>
        )}
        {isOpen && (
          <Card title={texts.erasure.declineTitle}>
            <Form noValidate method="post" className="grid gap-4">
              <TextAreaField
                label={texts.erasure.reason}
                name="reason"
                rows={2}
                maxLength={500}
                dir="auto"
                hint={texts.erasure.reasonHint}
                defaultValue={refusal?.values.reason}
                errors={refusal?.errors.reason}
              />
              <div>
                <SubmitButton intent="decline">{texts.erasure.decline}</SubmitButton>
              </div>
            </Form>
          </Card>
        )}
      </div>
    </>
  );
}
