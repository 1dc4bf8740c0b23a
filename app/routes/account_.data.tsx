import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { areasOf, landingPageOf } from "~/domain/areas";
import type { Page } from "~/domain/page";
import { findTakeout } from "~/domain/personal-data/open-takeout";
import { readTakeout, requestOwnTakeout } from "~/domain/personal-data/request-takeout";
import { requirePermission } from "~/http/context.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { TopBar } from "~/ui/top-bar";
import { TakeoutDownload } from "~/views/takeout/takeout-download";
import { TakeoutStatus } from "~/views/takeout/takeout-status";

export const handle = { title: () => texts.takeout.pageTitle, permission: "account:change" } satisfies Page;

/** A copy of the user's data; `?link=`: the token of a mailed link. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { actor } = ctx;
  const token = new URL(request.url).searchParams.get("link");
  return {
    username: actor.username,
    home: landingPageOf(actor.role),
    tabs: areasOf(actor).map(({ to, label }) => ({ to, label, current: false })),
    progress: await readTakeout(ctx, actor.userId),
    link: token === null ? null : { token, opened: await findTakeout(ctx, token) },
  };
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return submitForm(request, v.object({}), async () => {
    await requestOwnTakeout(ctx);
    return redirect("/account/data");
  });
});

export default function OwnData() {
  const { username, home, tabs, progress, link } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = answer && "errors" in answer ? answer : undefined;
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar tabs={tabs} username={username} home={home} />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[64rem] flex-1 p-4 md:px-6 md:py-5">
        <PageHeader title={texts.takeout.pageTitle} subtitle={<bdi>{username}</bdi>}>
          <ButtonLink to="/account/erasure">{texts.erasure.ownTitle}</ButtonLink>
          <ButtonLink to="/account">{texts.account.heading}</ButtonLink>
        </PageHeader>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="grid max-w-[70ch] gap-2 text-muted">
            <p>{texts.takeout.hint}</p>
            <p>{texts.takeout.contentHint}</p>
          </div>
          {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
          {link && !link.opened && <Notice tone="warning">{texts.takeout.linkInvalid}</Notice>}
          <div className="grid items-start gap-4 md:grid-cols-2">
            {link?.opened && <TakeoutDownload takeout={link.opened} token={link.token} />}
            <Card title={texts.takeout.statusTitle}>
              <TakeoutStatus progress={progress} page="/account/data" />
            </Card>
          </div>
        </div>
      </main>
    </div>
  );
}
