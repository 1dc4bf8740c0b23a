import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import * as v from "valibot";
import { listOf } from "~/admin/dialog-address";
import { redirectWithToast } from "~/admin/redirect-with-toast.server";
import { JudgeDialog } from "~/admin/student/judge-dialog";
import { StudentPage } from "~/admin/student/student-page";
import { AsideReason, countAttemptAgain, setAttemptAside } from "~/domain/attempts/set-aside";
import { readStudentRecord } from "~/domain/gradebook/read-student-record";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { submitForm, type Refused } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";

export const handle = { permission: "gradebook:read" } satisfies Page;

/** All that a class knows of one of its students. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return { ...(await readStudentRecord(ctx, params.sessionId!, params.userId!)), now: ctx.now };
});

const Judgement = v.variant("intent", [
  v.object({ intent: v.literal("aside"), attemptId: v.pipe(v.string(), v.uuid()), reason: AsideReason }),
  v.object({ intent: v.literal("count"), attemptId: v.pipe(v.string(), v.uuid()) }),
]);

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, "attempt:judge");
  return submitForm(request, Judgement, async (judgement) => {
    if (judgement.intent === "aside") await setAttemptAside(ctx, judgement.attemptId, judgement.reason);
    else await countAttemptAgain(ctx, judgement.attemptId);
    const text = judgement.intent === "aside" ? "The attempt does not count." : "The attempt counts again.";
    return redirectWithToast(request, listOf(request), text);
  });
});

export default function Student() {
  const record = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  const [search] = useSearchParams();
  const judged = search.has("dialog") ? record.attempts.find(({ id }) => id === search.get("id")) : undefined;
  return (
    <>
      {judged && (
        <JudgeDialog
          attempt={judged}
          scenarioTitle={record.columns.find(({ scenarioId }) => scenarioId === judged.scenarioId)?.scenarioTitle ?? ""}
          refused={refused}
        />
      )}
      <StudentPage {...record} />
    </>
  );
}
