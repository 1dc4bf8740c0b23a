import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { AttemptPage } from "~/views/attempt/attempt-page";
import { changeAttempt } from "~/views/student/change-attempt.server";
import { ClaimDialog, claimDialogs } from "~/views/student/claim-dialog";
import { ExclusionDialog } from "~/views/student/exclusion-dialog";
import { findVerifiedBest } from "~/domain/attempts/verified-best";
import { readAttempt } from "~/domain/attempts/read-attempt";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import type { FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";

export const handle = { permission: "gradebook:read" } satisfies Page;

export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) =>
  readAttempt(await requirePermission(request, handle.permission), params.attemptId ?? ""),
);

export const action = changeAttempt;

export default function Attempt() {
  const attempt = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  const [search] = useSearchParams();
  const dialog = search.get("dialog") ?? "";
  return (
    <>
      {claimDialogs.includes(dialog) && (
        <ClaimDialog
          attempt={attempt}
          scenarioTitle={attempt.scenarioTitle}
          verifiedBest={findVerifiedBest(attempt.rivals)}
          refusal={refusal}
        />
      )}
      {dialog !== "" && !claimDialogs.includes(dialog) && (
        <ExclusionDialog attempt={attempt} scenarioTitle={attempt.scenarioTitle} refusal={refusal} />
      )}
      <AttemptPage attempt={attempt} />
    </>
  );
}
