import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { AttemptCommentDialog } from "~/views/attempt/attempt-comment-dialog";
import { AttemptPage } from "~/views/attempt/attempt-page";
import { changeFeedback, isAboutFeedback } from "~/views/feedback/change-feedback.server";
import { ChangeCommentDialog } from "~/views/feedback/comment-dialog";
import { commentDialog } from "~/views/feedback/feedback-addresses";
import { changeAttempt } from "~/views/student/change-attempt.server";
import { ClaimDialog, claimDialogs } from "~/views/student/claim-dialog";
import { ExclusionDialog } from "~/views/student/exclusion-dialog";
import { findVerifiedBest } from "~/domain/attempts/verified-best";
import { readAttempt } from "~/domain/attempts/read-attempt";
import { isToGrade } from "~/domain/gradebook/list-to-grade";
import { listCommentsOnAttempt } from "~/domain/feedback/list-comments";
import { listReusable } from "~/domain/feedback/reusable-comments";
import type { Page } from "~/domain/page";
import { createFormKey } from "~/domain/submissions/submit-once";
import { requirePermission } from "~/http/context.server";
import type { FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";

const exclusionDialogs = ["aside", "count"];

export const handle = { permission: "gradebook:read" } satisfies Page;

export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const attempt = await readAttempt(ctx, params.attemptId ?? "");
  const isCommenting = new URL(request.url).searchParams.get("dialog") === commentDialog;
  return {
    attempt,
    comments: await listCommentsOnAttempt(ctx, attempt.id),
    isToGrade: await isToGrade(ctx, attempt),
    reusable: isCommenting ? await listReusable(ctx, { isShort: true }) : [],
    formKey: createFormKey(),
  };
});

export const action = answerRefusals(async (args: ActionFunctionArgs) => {
  await requirePermission(args.request, handle.permission);
  return (await isAboutFeedback(args.request)) ? changeFeedback(args) : changeAttempt(args);
});

export default function Attempt() {
  const { attempt, comments, isToGrade, reusable, formKey } = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  const [search] = useSearchParams();
  const dialog = search.get("dialog") ?? "";
  const comment = comments.find(({ id, isOwn }) => isOwn && id === search.get("id"));
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
      {dialog === commentDialog && <AttemptCommentDialog {...{ attempt, reusable, formKey, refusal }} />}
      {dialog === "changeComment" && comment && <ChangeCommentDialog comment={comment} refusal={refusal} />}
      {exclusionDialogs.includes(dialog) && (
        <ExclusionDialog attempt={attempt} scenarioTitle={attempt.scenarioTitle} refusal={refusal} />
      )}
      <AttemptPage attempt={attempt} comments={comments} isToGrade={isToGrade} />
    </>
  );
}
