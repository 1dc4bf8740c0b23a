import { ChevronLeftIcon } from "@heroicons/react/16/solid";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { studentAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { readStudentRecord } from "~/domain/gradebook/read-student-record";
import { studentGradesOf } from "~/domain/gradebook/student-grades";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { getPlatform } from "~/http/platform.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { PrintLink } from "~/ui/print-link";
import { Transcript } from "~/views/transcript/transcript";

export const handle = { title: () => texts.transcript.title, permission: "gradebook:read" } satisfies Page;

/** A student's grades in a class, to print. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { cacheBytes } = (await getPlatform()).env;
  const record = await readStudentRecord(ctx, params.sessionId ?? "", params.userId ?? "", {
    isDetailed: () => false,
    cacheBytes,
  });
  const { session, student, columns, finalGrade } = record;
  const { rules, courseName, name, startDate, endDate } = session;
  return {
    ...{ student, columns, rules, finalGrade, grades: studentGradesOf({ ...record, rules }), held: 0, now: ctx.now },
    ...{ course: { courseName, name, startDate, endDate }, back: studentAddressOf(session.id, student.userId) },
  };
});

export default function StudentTranscript() {
  const { back, ...transcript } = useLoaderData<typeof loader>();
  const { fullName, username } = transcript.student;
  return (
    <>
      <div className="mb-3 flex max-w-[52rem] flex-wrap items-center justify-between gap-2 print:hidden">
        <Link to={back} className="link tap gap-1">
          <ChevronLeftIcon className="size-4 rtl:-scale-x-100" aria-hidden />
          <bdi>{fullName || username}</bdi>
        </Link>
        <PrintLink />
      </div>
      <Transcript {...transcript} />
    </>
  );
}
