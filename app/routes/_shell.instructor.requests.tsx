import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { answerRequest } from "~/domain/grade-requests/answer-request";
import { listRequestQueue, type GradeRequest } from "~/domain/grade-requests/list-requests";
import { TypedAnswer } from "~/domain/grade-requests/request-input";
import { requestsOfPage } from "~/domain/grade-requests/request-rules";
import { looksAddress } from "~/domain/gradebook/gradebook-addresses";
import { listToGrade, type Waiting } from "~/domain/gradebook/list-to-grade";
import { toGradeOfPage } from "~/domain/gradebook/page-rules";
import { idSchema } from "~/domain/id";
import { readListQuery } from "~/domain/list-query";
import type { Page } from "~/domain/page";
import { agreeToDecision } from "~/domain/second-looks/answer-look";
import { listLookQueue, type WaitingLook } from "~/domain/second-looks/list-looks";
import { createFormKey, submitOnce } from "~/domain/submissions/submit-once";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
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
import { LookCard } from "~/views/grade-requests/look-card";
import { RequestCard } from "~/views/grade-requests/request-card";
import { WaitingCard } from "~/views/sandbox-tasks/waiting-card";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

/** Values of `show`: sandboxes that wait for a grade by hand, and decisions that wait for a second look. */
const sandboxQueue = "sandboxes";
const lookQueue = "looks";

export const handle = { title: () => texts.gradeRequests.pageTitle, permission: "grade:decide" } satisfies Page;

/** One of the queues replaces its part. */
const noQueue: { requests: GradeRequest[]; waiting: Waiting[] | null; looks: WaitingLook[] | null } = {
  ...{ requests: [], waiting: null, looks: null },
};

export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { searchParams } = new URL(request.url);
  const show = searchParams.get("show");
  const answered = show === "answered";
  const { page } = readListQuery(searchParams, ["asked"], { sort: "asked", pageSize: requestsOfPage });
  const shared = { answered, page, formKey: createFormKey(), ...noQueue };
  if (show === sandboxQueue) return { ...shared, ...(await listToGrade(ctx, page)) };
  if (show === lookQueue) return { ...shared, ...(await listLookQueue(ctx, page)) };
  return { ...shared, ...(await listRequestQueue(ctx, { answered, page })) };
});

const Agreement = v.object({ decisionId: idSchema() });

/** Answers a request, or agrees to a colleague's decision. */
export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  if ((await formOf(request)).get("intent") === "agree")
    return submitForm(request, Agreement, async ({ decisionId }, fields) => {
      const text = await submitOnce(ctx, fields, async (inner) =>
        say.secondLooks.agreed(await agreeToDecision(inner, decisionId)),
      );
      return redirectWithToast(request, looksAddress, text);
    });
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
  const { requests, waiting, looks, total, answered, page, formKey } = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  const isShown =
    requests.some(({ id, outcome }) => id === refusal?.values.requestId && outcome === null) ||
    looks?.some(({ decisionId }) => decisionId === refusal?.values.decisionId);
  const isAboutRequests = !waiting && !looks;
  return (
    <>
      <PageHeader title={texts.gradeRequests.pageTitle}>
        <FilterLinks
          label={texts.gradeRequests.filter}
          choices={[
            { label: texts.gradeRequests.open, isCurrent: !answered && isAboutRequests, sets: { show: null } },
            { label: texts.gradeRequests.answered, isCurrent: answered, sets: { show: "answered" } },
            { label: texts.sandboxTasks.queue, isCurrent: waiting !== null, sets: { show: sandboxQueue } },
            { label: texts.secondLooks.title, isCurrent: looks !== null, sets: { show: lookQueue } },
          ]}
        />
      </PageHeader>
      <div className="grid max-w-[64rem] grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-pretty text-muted">
          {looks ? texts.secondLooks.hint : waiting ? texts.sandboxTasks.queueHint : texts.gradeRequests.hint}
        </p>
        {refusal?.message && !isShown && <Notice tone="error">{refusal.message}</Notice>}
        {waiting?.length === 0 && (
          <EmptyState title={texts.sandboxTasks.queueEmpty}>{texts.sandboxTasks.queueEmptyHint}</EmptyState>
        )}
        {waiting?.map((each) => (
          <WaitingCard key={each.attemptId} waiting={each} />
        ))}
        {looks?.length === 0 && <EmptyState title={texts.secondLooks.none}>{texts.secondLooks.noneHint}</EmptyState>}
        {looks?.map((each) => (
          <LookCard
            key={each.decisionId}
            look={each}
            formKey={formKey}
            refusal={refusal?.values.decisionId === each.decisionId ? refusal : undefined}
          />
        ))}
        {isAboutRequests && requests.length === 0 && (
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
