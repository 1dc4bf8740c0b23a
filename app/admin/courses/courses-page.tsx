import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { PlusIcon } from "@heroicons/react/16/solid";
import { dialogAddress } from "~/admin/dialog-address";
import { ListView } from "~/admin/list-view";
import { courseTexts } from "~/domain/courses/course-texts";
import type { Refused } from "~/http/form.server";
import { ButtonLink } from "~/ui/button";
import { CourseDialogView } from "./course-dialog";
import type { createCoursesLoader } from "./courses-loader.server";
import { CoursesTable } from "./courses-table";

export function CoursesPage() {
  const { page, now, may, dialog } = useLoaderData<ReturnType<typeof createCoursesLoader>>();
  const refused = useActionData<Refused>();
  const none = may.create ? "Create the first one." : "An administrator of your organization can create one for you.";
  return (
    <>
      {dialog && (
        <CourseDialogView
          key={`${dialog.kind} ${"course" in dialog ? dialog.course.id : dialog.organizationId}`}
          dialog={dialog}
          refused={refused}
        />
      )}
      <ListView
        title="Courses"
        searchLabel="Search courses"
        actions={may.create && <CreateButton />}
        page={page}
        empty={{ title: courseTexts.noCourses, found: "Nothing fits this search.", none }}
        nextStep={may.create && <CreateButton />}
      >
        {({ rows }) => (
          <CoursesTable courses={rows} sort={page.sort} now={now} administers={may.create} assigns={may.assign} />
        )}
      </ListView>
    </>
  );
}

function CreateButton() {
  const [search] = useSearchParams();
  return (
    <ButtonLink to={dialogAddress(search, "create")} preventScrollReset variant="primary" className="max-sm:w-full">
      <PlusIcon className="size-4" aria-hidden />
      Create Course
    </ButtonLink>
  );
}
