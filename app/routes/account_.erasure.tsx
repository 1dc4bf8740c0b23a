import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { areasOf, landingPageOf } from "~/domain/areas";
import { formatDateTime } from "~/domain/date-text";
import { previewOwnErasure } from "~/domain/erasure/erase-person";
import { askForErasure, readOwnRequest, withdrawRequest } from "~/domain/erasure/erasure-requests";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { useTimeZone } from "~/ui/time-zone";
import { TopBar } from "~/ui/top-bar";
import { ErasureOutcome } from "~/views/erasure/erasure-preview";
import { SubmitButton } from "~/views/list-dialog";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

export const handle = { title: () => texts.erasure.ownTitle, permission: "account:change" } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { actor } = ctx;
  const [preview, asked] = await Promise.all([previewOwnErasure(ctx), readOwnRequest(ctx)]);
  return {
    home: landingPageOf(actor.role),
    tabs: areasOf(actor).map(({ to, label }) => ({ to, label, current: false })),
    preview,
    asked,
  };
});

const Request = v.object({ intent: v.picklist(["ask", "withdraw"]) });

/** Asks the administrators to erase the account, or takes the request back. */
export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return submitForm(request, Request, async ({ intent }) => {
    await (intent === "ask" ? askForErasure(ctx) : withdrawRequest(ctx));
    const done = intent === "ask" ? texts.erasure.asked : texts.erasure.withdrawn;
    return redirectWithToast(request, "/account/erasure", done);
  });
});

export default function OwnErasure() {
  const { home, tabs, preview, asked } = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  const zone = useTimeZone();
  const isWaiting = asked !== null && asked.refusedAt === null;
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar tabs={tabs} username={preview.username} home={home} />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[64rem] flex-1 p-4 md:px-6 md:py-5">
        <PageHeader title={texts.erasure.ownTitle} subtitle={<bdi>{preview.username}</bdi>}>
          <ButtonLink to="/account">{texts.account.heading}</ButtonLink>
        </PageHeader>
        <div className="grid max-w-[46rem] gap-4">
          <p className="text-pretty text-muted">{texts.erasure.ownHint}</p>
          {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
          {isWaiting && (
            <Notice tone="info">{texts.erasure.waiting({ dateTime: formatDateTime(asked.askedAt, zone) })}</Notice>
          )}
          {asked?.refusedAt && (
            <Notice tone="warning">
              {texts.erasure.declinedOn({ dateTime: formatDateTime(asked.refusedAt, zone) })} <bdi>{asked.refusal}</bdi>
            </Notice>
          )}
          <ErasureOutcome preview={preview} />
          <Form noValidate method="post">
            {isWaiting ? (
              <SubmitButton intent="withdraw">{texts.erasure.withdraw}</SubmitButton>
            ) : (
              <SubmitButton intent="ask" variant="danger">
                {texts.erasure.ask}
              </SubmitButton>
            )}
          </Form>
        </div>
      </main>
    </div>
  );
}
