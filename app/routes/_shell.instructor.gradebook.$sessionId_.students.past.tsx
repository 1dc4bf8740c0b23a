import { useLoaderData } from "@remix-run/react";
import type { Page } from "~/domain/page";
import { texts } from "~/texts";
import { Names } from "~/ui/names";
import { PageHeader } from "~/ui/page-header";
import { Pager } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { BackToGradebook } from "~/views/gradebook/back-to-gradebook";
import { DayForms } from "~/views/past-gradebook/day-forms";
import { pastGradebookLoader } from "~/views/past-gradebook/past-gradebook.server";
import { PastMatrix } from "~/views/past-gradebook/past-matrix";

export const handle = { title: () => texts.pastGradebook.title, permission: "gradebook:read" } satisfies Page;

/** The gradebook as it was on a day, with what has changed since. */
export const loader = pastGradebookLoader;

export default function PastGradebook() {
  const loaded = useLoaderData<typeof loader>();
  const { session, columns, students, changes, page, pageSize, total } = loaded;
  return (
    <>
      <p className="mb-2 print:hidden">
        <BackToGradebook classSessionId={session.id} />
      </p>
      <PageHeader title={texts.pastGradebook.title} subtitle={<Names names={[session.courseName, session.name]} />} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <DayForms {...loaded} />
        {columns && (
          <>
            <p role="status">{texts.pastGradebook.changes({ changes })}</p>
            {students.length === 0 ? (
              <EmptyState title={texts.pastGradebook.none} />
            ) : (
              <PastMatrix {...{ columns, students, classSessionId: session.id }} />
            )}
            <Pager {...{ page, pageSize, total }} />
          </>
        )}
      </div>
    </>
  );
}
