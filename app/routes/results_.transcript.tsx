import { ChevronLeftIcon } from "@heroicons/react/16/solid";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { areasOf, landingPageOf } from "~/domain/areas";
import { studentGradesOf } from "~/domain/gradebook/student-grades";
import type { Page } from "~/domain/page";
import { notFound } from "~/domain/refusal";
import { readOwnResults } from "~/domain/results/read-own-results";
import { requirePermission } from "~/http/context.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { PrintLink } from "~/ui/print-link";
import { TopBar } from "~/ui/top-bar";
import { Transcript } from "~/views/transcript/transcript";

export const handle = { title: () => texts.transcript.title, permission: "score:submit" } satisfies Page;

/** The user's own grades in a class (`?class=`), to print. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { role, username } = ctx.actor;
  const results = await readOwnResults(ctx, new URL(request.url).searchParams.get("class"));
  const { shown, columns, rules, finalGrade, row, held } = results;
  if (!shown) throw notFound("class");
  const { id, courseName, name, startDate, endDate } = shown;
  const tabs = areasOf(ctx.actor).map(({ to, label }) => ({ to, label, current: false }));
  return {
    ...{ username, tabs, home: landingPageOf(role), back: `/results?class=${id}` },
    transcript: {
      ...{ columns, rules, finalGrade, grades: studentGradesOf(results), held: held.length, now: ctx.now },
      ...{ student: { username, fullName: row?.fullName ?? "" }, course: { courseName, name, startDate, endDate } },
    },
  };
});

export default function OwnTranscript() {
  const { username, tabs, home, back, transcript } = useLoaderData<typeof loader>();
  return (
    <div className="flex min-h-dvh flex-col print:block">
      <TopBar tabs={tabs} username={username} home={home} />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[64rem] flex-1 p-4 md:px-6 md:py-5 print:p-0">
        <div className="mb-3 flex max-w-[52rem] flex-wrap items-center justify-between gap-2 print:hidden">
          <Link to={back} className="link tap gap-1">
            <ChevronLeftIcon className="size-4 rtl:-scale-x-100" aria-hidden />
            {texts.results.myResults}
          </Link>
          <PrintLink />
        </div>
        <Transcript {...transcript} />
      </main>
    </div>
  );
}
