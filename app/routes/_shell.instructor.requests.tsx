import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerRequest } from "~/domain/grade-requests/answer-request";
import { listRequestQueue } from "~/domain/grade-requests/list-requests";
import { TypedAnswer } from "~/domain/grade-requests/request-input";
import { requestsOfPage } from "~/domain/grade-requests/request-rules";
import { listToGrade } from "~/domain/gradebook/list-to-grade";
import { toGradeOfPage } from "~/domain/gradebook/page-rules";
import { readListQuery } from "~/domain/list-query";
import type { Page } from "~/domain/page";
import { createFormKey, submitOnce } from "~/domain/submissions/submit-once";
import { requirePermission } from "~/http/context.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { readMailSite } from "~/http/site.server";
import { texts } from "~/texts";
import { say } from "~/texts/say";
import { Pager } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterLinks } from "~/ui/filter-links";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { RequestCard } from "~/views/grade-requests/request-card";
import { WaitingCard } from "~/views/sandbox-tasks/waiting-card";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

/** The value of `show` for sandboxes that wait for a grade by hand. */
const sandboxQueue = "sandboxes";

export const handle = { title: () => texts.gradeRequests.pageTitle, permission: "grade:decide" } satisfies Page;

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { searchParams } = new URL(request.url);
  const show = searchParams.get("show");
  const answered = show === "answered";
  const { page } = readListQuery(searchParams, ["asked"], { sort: "asked", pageSize: requestsOfPage });
  const shared = { answered, page, formKey: createFormKey() };
  if (show === sandboxQueue) return { ...shared, ...(await listToGrade(ctx, page)), requests: [] };
  return { ...shared, ...(await listRequestQueue(ctx, { answered, page })), waiting: null };
});

/** Answers a request. */
export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const site = await readMailSite();
  return submitForm(request, TypedAnswer, async ({ requestId, ...answer }, fields) => {
    const text = await submitOnce(ctx, fields, async (inner) => {
      const { username } = await answerRequest(inner, requestId, answer, site);
      return say.gradeRequests.sent({ username });
    });
    return redirectWithToast(request, "/instructor/requests", text);
  });
});

/** Students' requests for a look at a grade, over all courses of the reader. */
export default function GradeRequests() {
  const { requests, waiting, total, answered, page, formKey } = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  const isShown = requests.some(({ id, outcome }) => id === refusal?.values.requestId && outcome === null);
  return (
    <>
      <PageHeader title={texts.gradeRequests.pageTitle}>
        <FilterLinks
          label={texts.gradeRequests.filter}
          choices={[
            { label: texts.gradeRequests.open, isCurrent: !answered && !waiting, sets: { show: null } },
            { label: texts.gradeRequests.answered, isCurrent: answered, sets: { show: "answered" } },
            { label: texts.sandboxTasks.queue, isCurrent: waiting !== null, sets: { show: sandboxQueue } },
          ]}
        />
      </PageHeader>
      <div className="grid max-w-[64rem] grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-pretty text-muted">{waiting ? texts.sandboxTasks.queueHint : texts.gradeRequests.hint}</p>
        {refusal?.message && !isShown && <Notice tone="error">{refusal.message}</Notice>}
        {waiting?.length === 0 && (
          <EmptyState title={texts.sandboxTasks.queueEmpty}>{texts.sandboxTasks.queueEmptyHint}</EmptyState>
        )}
        {waiting?.map((each) => (
          <WaitingCard key={each.attemptId} waiting={each} />
        ))}
        {!waiting && requests.length === 0 && (
          <EmptyState title={answered ? texts.gradeRequests.noneAnswered : texts.gradeRequests.noneOpen}>
            {answered ? texts.gradeRequests.noneAnsweredHint : texts.gradeRequests.noneOpenHint}
          </EmptyState>
        )}
        {requests.map((each) => (
          <RequestCard
            key={each.id}
            request={each}
            formKey={formKey}
            refusal={refusal?.values.requestId === each.id ? refusal : undefined}
          />
        ))}
        <Pager page={page} pageSize={waiting ? toGradeOfPage : requestsOfPage} total={total} />
      </div>
    </>
  );
}
