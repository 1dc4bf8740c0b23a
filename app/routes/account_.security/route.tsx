import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireSignInId } from "~/domain/access";
import { areasOf, landingPageOf } from "~/domain/areas";
import { daysUntilFactors } from "~/domain/factors/factor-days";
import { readFactors } from "~/domain/factors/own-factors";
import type { Page } from "~/domain/page";
import { requirePermissionOnly } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { readRelyingParty } from "~/http/second-step.server";
import { readMailSite } from "~/http/site.server";
import { texts } from "~/texts";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { TopBar } from "~/ui/top-bar";
import { FactorsDue } from "~/views/factors/factors-due";
import { RecoveryCodes } from "~/views/factors/recovery-codes";
import { changeFactors } from "./change-factors.server";
import { App, Codes, NewPasskey, Passkeys } from "./factor-cards";

export const handle = { title: () => texts.factors.pageTitle, permission: "account:change" } satisfies Page;

/** The user's own second factors. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermissionOnly(request, handle.permission);
  const { actor, now } = ctx;
  requireSignInId(actor);
  return {
    username: actor.username,
    home: landingPageOf(actor.role),
    tabs: areasOf(actor).map(({ to, label }) => ({ to, label, current: false })),
    factors: await readFactors(ctx, actor.userId),
    days: daysUntilFactors(actor.factorsDueAt, now),
    allowsPasskeys: (await readRelyingParty()) !== null,
    site: (await readMailSite()).url,
  };
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) =>
  changeFactors(request, await requirePermissionOnly(request, handle.permission)),
);

export default function Security() {
  const { username, home, tabs, factors, days, allowsPasskeys, site } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = answer && "errors" in answer ? answer : undefined;
  const hasFieldErrors = Object.keys(refusal?.errors ?? {}).length > 0;
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar tabs={tabs} username={username} home={home} />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[64rem] flex-1 p-4 md:px-6 md:py-5">
        <PageHeader title={texts.factors.pageTitle} subtitle={<bdi>{username}</bdi>}>
          <ButtonLink to="/account" className="print:hidden">
            {texts.account.heading}
          </ButtonLink>
        </PageHeader>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <FactorsDue days={days} links={false} />
          {refusal?.message && !hasFieldErrors && <Notice tone="error">{refusal.message}</Notice>}
          {answer && "codes" in answer && answer.codes && (
            <RecoveryCodes {...{ username, site }} codes={answer.codes} />
          )}
          <p className="max-w-[70ch] text-muted print:hidden">{texts.factors.pageHint}</p>
          <div className="grid items-start gap-4 md:grid-cols-2 print:hidden">
            <Passkeys passkeys={factors.passkeys}>
              {allowsPasskeys ? (
                <NewPasskey key={factors.passkeys.length} refusal={refusal} />
              ) : (
                <p className="text-sm text-muted">{texts.factors.passkeyNeedsHost}</p>
              )}
            </Passkeys>
            <div className="grid gap-4">
              <App app={factors.app} />
              <Codes left={factors.recoveryCodes} hasFactors={factors.app !== null || factors.passkeys.length > 0} />
            </div>
          </div>
        </div>
      </main>
    </div>
  );
}
