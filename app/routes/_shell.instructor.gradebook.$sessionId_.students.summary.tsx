import type { LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";
import { BackToGradebook } from "~/views/gradebook/back-to-gradebook";
import { ClassPracticeCard } from "~/views/practice/class-practice";
import { ClassWeekCard, standingsParameter } from "~/views/weekly-mission/class-week";
import { ClassSummaryView, SummaryDates } from "~/views/summary/class-summary-view";
import { shareAction } from "~/views/summary/share-action.server";
import { ShareCard } from "~/views/summary/share-card";
import type { Page } from "~/domain/page";
import { readClassPractice } from "~/domain/practice/read-class-practice";
import { createFormKey } from "~/domain/submissions/submit-once";
import { withNames } from "~/domain/summaries/class-summary";
import { readClassSummary } from "~/domain/summaries/read-class-summary";
import { listSummaryLinks } from "~/domain/summaries/summary-links";
import { readClassWeek } from "~/domain/weekly-missions/read-class-week";
import { requirePermission } from "~/http/context.server";
import { getPlatform } from "~/http/platform.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { EmptyState } from "~/ui/empty-state";
import { FilterLinks } from "~/ui/filter-links";
import { PageHeader } from "~/ui/page-header";
import { PrintLink } from "~/ui/print-link";

export const handle = { title: () => texts.classSummary.title, permission: "gradebook:read" } satisfies Page;

/** A class summary to print or share. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { cacheBytes } = (await getPlatform()).env;
  const { session, summary, names } = await readClassSummary(ctx, params.sessionId ?? "", cacheBytes);
  const { shown, named } = withNames(summary, names);
  const { students, practising, questions } = await readClassPractice(ctx, session.id);
  const search = new URL(request.url).searchParams;
  const standings = search.get(standingsParameter) === "week" ? (areNamesShown(search) ? "named" : "unnamed") : "none";
  return {
    session,
    week: await readClassWeek(ctx, session.id, standings),
    practice: { students, practising, questions },
    summary: shown,
    named,
    links: await listSummaryLinks(ctx, session.id),
    formKey: createFormKey(),
  };
});

const areNamesShown = (search: URLSearchParams) => search.get("names") !== "hidden";

export const action = shareAction;

export default function SummaryPage() {
  const { session, summary, named, practice, week, links, formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [search] = useSearchParams();
  const isNamed = areNamesShown(search);
  return (
    <>
      <p className="mb-2 print:hidden">
        <BackToGradebook classSessionId={session.id} />
      </p>
      <PageHeader
        title={texts.classSummary.title}
        subtitle={
          <>
            <bdi>{session.courseName}</bdi> · <SummaryDates summary={summary} />
          </>
        }
      >
        <div className="print:hidden">
          <FilterLinks
            label={texts.classSummary.names}
            choices={[
              { label: texts.classSummary.withNames, isCurrent: isNamed, sets: { names: null } },
              { label: texts.classSummary.withoutNames, isCurrent: !isNamed, sets: { names: "hidden" } },
            ]}
          />
        </div>
        <PrintLink />
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem] print:block">
        {summary.students === 0 ? (
          <EmptyState title={texts.grades.noStudents} />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <ClassSummaryView summary={summary} namedStudents={isNamed ? named : null} />
            <ClassPracticeCard {...practice} />
            {week && <ClassWeekCard week={week} />}
          </div>
        )}
        {session.mayRun && (
          <div className="print:hidden">
            <ShareCard
              links={links}
              formKey={formKey}
              shared={answer && "shared" in answer ? answer.shared : null}
              refusal={answer && "errors" in answer ? answer : null}
            />
          </div>
        )}
      </div>
    </>
  );
}
