import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { texts } from "~/texts";
import { canRole } from "~/domain/access";
import { readStreamState } from "~/domain/audit/deliver-stream";
import { readBanner } from "~/domain/banner/read-banner";
import { readMailState } from "~/domain/mail/list-mails";
import type { Page } from "~/domain/page";
import { streamDestinationOf } from "~/http/audit-stream.server";
import { requirePermission } from "~/http/context.server";
import type { FormRefusal } from "~/http/form.server";
import { readMissingGame } from "~/http/missing-game.server";
import { getPlatform } from "~/http/platform.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { NoMail } from "~/ui/no-mail";
import { PageHeader } from "~/ui/page-header";
import { readSubscriptionOffer } from "~/http/subscription-offer.server";
import { readStripePage } from "~/http/stripe.server";
import { AuditTrail } from "~/views/audit/audit-trail";
import { listAuditTrail } from "~/views/audit/list-audit-trail.server";
import { AuditStream } from "./audit-stream";
import { BannerEditor } from "./banner-editor";
import { MailStatus } from "./mails";
import { MissingGameNotice } from "./missing-game";
import { OtherAddressNotice } from "./other-address";
import { Payments } from "./payments";
import { submitBanner } from "./submit-banner.server";

export const handle = {
  permission: "banner:write",
  section: { label: () => texts.shell.system, place: 80 },
} satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const banner = await readBanner(ctx);
  const { env, findings: noticed } = await getPlatform();
  const missing = await readMissingGame(ctx.db, env);
  return {
    banner,
    now: ctx.now,
    otherAddress: noticed?.otherAddress ?? null,
    exposedData: noticed?.exposedData ?? null,
    missingGame: missing?.text ?? null,
    setsFactors: canRole(ctx.actor.role, "system:administer"),
    leadsOn: canRole(ctx.actor.role, "organization:create"),
    appUrl: env.appUrl,
    mails: env.smtpUrl ? await readMailState(ctx) : null,
    offer: await readSubscriptionOffer(),
    isSelling: (await readStripePage()) !== null,
    stream: canRole(ctx.actor.role, "system:administer")
      ? { destination: streamDestinationOf(env), ...(await readStreamState(ctx)) }
      : null,
    changes: canRole(ctx.actor.role, "audit:read") ? await listAuditTrail(ctx, request) : null,
  };
});

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) =>
  submitBanner(request, await requirePermission(request, handle.permission)),
);

export default function System() {
  const {
    banner,
    now,
    otherAddress,
    exposedData,
    missingGame,
    setsFactors,
    leadsOn,
    appUrl,
    mails,
    offer,
    isSelling,
    stream,
    changes,
  } = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  return (
    <>
      <PageHeader title={texts.systemPage.pageTitle}>
        {setsFactors && <ButtonLink to="/admin/system/factors">{texts.factors.pageTitle}</ButtonLink>}
        {setsFactors && <ButtonLink to="/admin/system/retention">{texts.retention.pageTitle}</ButtonLink>}
        {leadsOn && <ButtonLink to="/admin/first-steps">{texts.systemPage.firstSteps}</ButtonLink>}
      </PageHeader>
      <div className="grid gap-8">
        {otherAddress !== null && <OtherAddressNotice currentUrl={otherAddress} appUrl={appUrl} />}
        {exposedData !== null && <Notice tone="warning">{exposedData}</Notice>}
        <NoMail instead={texts.systemPage.noMailHint} />
        {missingGame !== null && <MissingGameNotice text={missingGame} />}
        <BannerEditor key={banner ? JSON.stringify(banner) : "none"} banner={banner} now={now} refusal={refusal} />
        {mails && <MailStatus state={mails} />}
        {isSelling && <Payments offer={offer} />}
        {stream && <AuditStream stream={stream} />}
        {changes && <AuditTrail page={changes} />}
      </div>
    </>
  );
}
