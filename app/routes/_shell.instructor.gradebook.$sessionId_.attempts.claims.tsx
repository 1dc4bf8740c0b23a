import { ChevronLeftIcon } from "@heroicons/react/16/solid";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";
import { decideClaims } from "~/views/claims/claims-action.server";
import { ClaimsTable } from "~/views/claims/claims-table";
import { ClaimDialog } from "~/views/student/claim-dialog";
import { listClaims, maxListed, type Claim } from "~/domain/attempts/list-claims";
import { gradebookAddressOf } from "~/domain/gradebook/gradebook-addresses";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import type { FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Names } from "~/ui/names";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";

export const handle = { title: () => texts.claims.title, permission: "gradebook:read" } satisfies Page;

/** Claims of a class: points that a game reported without evidence. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return { ...(await listClaims(ctx, params.sessionId ?? "")), maxListed };
});

export const action = decideClaims;

export default function ClaimsPage() {
  const { session, waiting, accepted, maxListed: limit } = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  const [search] = useSearchParams();
  const claimToAccept =
    search.get("dialog") === "accept" ? waiting.find(({ attemptId }) => attemptId === search.get("id")) : undefined;
  const isCut = waiting.length === limit || accepted.length === limit;
  return (
    <>
      {claimToAccept && (
        <ClaimDialog
          attempt={{ ...claimToAccept, id: claimToAccept.attemptId }}
          scenarioTitle={claimToAccept.scenarioTitle}
          verifiedBest={claimToAccept.verified}
          refusal={refusal}
        />
      )}
      <Link to={gradebookAddressOf(session.id)} className="link tap mb-2 gap-1">
        <ChevronLeftIcon className="size-4 rtl:-scale-x-100" aria-hidden />
        {texts.common.gradebook}
      </Link>
      <PageHeader title={texts.claims.title} subtitle={<Names names={[session.courseName, session.name]} />} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {!claimToAccept && refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <p className="max-w-[70ch] text-muted">{texts.claims.purpose}</p>
        {isCut && <Notice tone="info">{texts.claims.cut({ limit })}</Notice>}
        <Section
          title={texts.claims.waiting}
          label={texts.claims.waitingLabel}
          claims={waiting}
          classSessionId={session.id}
          all={{ intent: "acceptAll", text: texts.claims.acceptAll }}
          hint={texts.claims.acceptAllHint}
          empty={texts.claims.noneHint}
        />
        {accepted.length > 0 && (
          <Section
            title={texts.claims.accepted}
            label={texts.claims.acceptedLabel}
            claims={accepted}
            classSessionId={session.id}
            all={{ intent: "takeBackAll", text: texts.claims.takeBackAll }}
          />
        )}
      </div>
    </>
  );
}

type SectionProps = {
  title: string;
  label: string;
  claims: Claim[];
  classSessionId: string;
  all: { intent: string; text: string };
  hint?: string;
  empty?: string;
};

function Section({ title, label, claims, classSessionId, all, hint, empty }: SectionProps) {
  return (
    <section>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2>{texts.claims.section({ title, claims: claims.length })}</h2>
        {claims.length > 0 && (
          <Form method="post" replace preventScrollReset noValidate className="flex flex-wrap items-center gap-3">
            {hint && <span className="text-sm text-muted">{hint}</span>}
            <Button
              type="submit"
              name="intent"
              value={all.intent}
              variant={all.intent === "acceptAll" ? "primary" : "plain"}
            >
              {all.text}
            </Button>
          </Form>
        )}
      </div>
      {claims.length === 0 ? (
        <EmptyState title={texts.claims.noneWaiting}>{empty}</EmptyState>
      ) : (
        <ClaimsTable label={label} claims={claims} classSessionId={classSessionId} />
      )}
    </section>
  );
}
