import { useActionData, useLoaderData } from "@remix-run/react";
import { CreateLink } from "~/views/create-link";
import { DeletedLink } from "~/views/deleted-link";
import { ListView } from "~/views/list-view";
import { courseTexts } from "~/domain/courses/course-texts";
import type { FormRefusal } from "~/http/form.server";
import { CourseDialogView } from "./course-dialog";
import type { createCoursesLoader } from "./courses-loader.server";
import { CoursesTable } from "./courses-table";

export function CoursesPage() {
  const { page, now, may, dialog } = useLoaderData<ReturnType<typeof createCoursesLoader>>();
  const refusal = useActionData<FormRefusal>();
  const none = may.create ? "Create the first one." : "An administrator of your organization can create one for you.";
  const create = may.create && <CreateLink className="max-sm:w-full">Create Course</CreateLink>;
  return (
    <>
      {dialog && (
        <CourseDialogView
          key={`${dialog.kind} ${"course" in dialog ? dialog.course.id : dialog.organizationId}`}
          dialog={dialog}
          refusal={refusal}
        />
      )}
      <ListView
        title="Courses"
        subtitle={may.restore ? <DeletedLink /> : "Courses are created by your organization's administrators."}
        searchLabel="Search courses"
        actions={create}
        page={page}
        empty={{ title: courseTexts.noCourses, found: "Nothing fits this search.", none }}
        nextStep={create}
      >
        {({ rows }) => (
          <CoursesTable courses={rows} sort={page.sort} now={now} administers={may.create} assigns={may.assign} />
        )}
      </ListView>
    </>
  );
}
