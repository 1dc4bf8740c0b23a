import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { PlusIcon } from "@heroicons/react/16/solid";
import { courseTexts } from "~/domain/courses/course-texts";
import type { Refused } from "~/http/form.server";
import { ButtonLink } from "~/ui/button";
import { Pager, SearchForm } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { CourseDialogView } from "./course-dialog";
import type { coursesLoader } from "./courses-loader.server";
import { CoursesTable } from "./courses-table";
import { addressOfDialog } from "./dialog-address";

export function CoursesPage() {
  const { list, sort, page, pageSize, q, now, may, dialog } = useLoaderData<ReturnType<typeof coursesLoader>>();
  const refused = useActionData<Refused>();
  const [search] = useSearchParams();
  return (
    <>
      {dialog && (
        <CourseDialogView
          key={`${dialog.kind} ${"course" in dialog ? dialog.course.id : dialog.organizationId}`}
          dialog={dialog}
          refused={refused}
        />
      )}
      <PageHeader title="Courses" count={list?.total}>
        {(q !== "" || (list?.total ?? 0) > 0) && <SearchForm label="Search courses" />}
        {may.create && (
          <ButtonLink
            to={addressOfDialog(search, "create")}
            preventScrollReset
            variant="primary"
            className="max-sm:w-full"
          >
            <PlusIcon className="size-4" aria-hidden />
            Create Course
          </ButtonLink>
        )}
      </PageHeader>
      {!list && <Notice tone="error">The courses could not be loaded. Please try again.</Notice>}
      {list?.rows.length === 0 && (
        <EmptyState title={courseTexts.noCourses}>
          {q !== ""
            ? "Nothing fits this search."
            : may.create
              ? "Create the first one."
              : "An administrator of your organization can create one for you."}
        </EmptyState>
      )}
      {list && list.rows.length > 0 && (
        <CoursesTable courses={list.rows} sort={sort} now={now} administers={may.create} assigns={may.assign} />
      )}
      {list && <Pager page={page} pageSize={pageSize} total={list.total} />}
    </>
  );
}
