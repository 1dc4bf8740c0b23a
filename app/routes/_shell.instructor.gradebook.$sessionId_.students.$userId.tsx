import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { judgeAttempt } from "~/admin/student/judge-attempt.server";
import { JudgeDialog } from "~/admin/student/judge-dialog";
import { StudentPage } from "~/admin/student/student-page";
import { readStudentRecord } from "~/domain/gradebook/read-student-record";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import type { Refused } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";

export const handle = { permission: "gradebook:read" } satisfies Page;

/** All that a class knows of one of its students. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return { ...(await readStudentRecord(ctx, params.sessionId!, params.userId!)), now: ctx.now };
});

export const action = judgeAttempt;

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
