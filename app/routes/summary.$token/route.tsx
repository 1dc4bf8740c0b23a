import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { texts } from "~/texts";
import { ClassSummaryView, SummaryDates } from "~/views/summary/class-summary-view";
import { formatDateTime } from "~/domain/date-text";
import type { Page } from "~/domain/page";
import { openSummary } from "~/domain/summaries/summary-links";
import { createVisitorContext } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { Brand } from "~/ui/brand";
import { ErrorPage } from "~/ui/error-page";
import { PageHeader } from "~/ui/page-header";
import { PrintLink } from "~/ui/print-link";
import { useTimeZone } from "~/ui/time-zone";

export const handle = { title: () => texts.sharedSummary.pageTitle } satisfies Page;

/** Not cached, not indexed, and the URL isn't sent to other sites. */
const privateHeaders = {
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex, nofollow, noarchive",
  "Referrer-Policy": "no-referrer",
};

/** A class summary for anyone with its link, without a sign-in. */
export const loader = answerRefusals(async ({ params }: LoaderFunctionArgs) => {
  const shared = await openSummary(await createVisitorContext(), params.token);
  if (!shared) throw new Response(null, { status: 404, headers: privateHeaders });
  return data(shared, { headers: privateHeaders });
});

export const headers = () => privateHeaders;

export const meta: MetaFunction = () => [{ name: "robots", content: "noindex, nofollow, noarchive" }];

export default function SharedSummary() {
  const { summary, named, expiresAt } = useLoaderData<typeof loader>();
  const zone = useTimeZone();
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid w-full max-w-5xl gap-4 p-4 md:p-6">
      <Brand />
      <PageHeader title={summary.courseName} subtitle={<SummaryDates summary={summary} />}>
        <PrintLink />
      </PageHeader>
      <ClassSummaryView summary={summary} namedStudents={named} />
      <p className="text-sm text-muted print:hidden">
        {texts.sharedSummary.readableUntil({ dateTime: formatDateTime(new Date(expiresAt), zone) })}
      </p>
    </main>
  );
}

/** The same page for unknown, expired and withdrawn links. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <ErrorPage code={404} title={texts.sharedSummary.closedTitle}>
      {texts.sharedSummary.closedHint}
    </ErrorPage>
  );
}
