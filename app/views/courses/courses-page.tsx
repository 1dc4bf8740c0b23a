import { useActionData, useLoaderData } from "@remix-run/react";
import { texts } from "~/texts";
import { CreateLink } from "~/views/create-link";
import { DeletedLink } from "~/views/deleted-link";
import { ListView } from "~/views/list-view";
import type { FormRefusal } from "~/http/form.server";
import { CourseDialogView } from "./course-dialog";
import type { courseListLoader } from "./courses-loader.server";
import { CoursesTable } from "./courses-table";

export function CoursesPage() {
  const { page, now, permissions: may, dialog } = useLoaderData<ReturnType<typeof courseListLoader>>();
  const refusal = useActionData<FormRefusal>();
  const noCoursesText = may.create ? texts.courses.createFirst : texts.courses.askAdministrator;
  const createButton = may.create && <CreateLink className="max-sm:w-full">{texts.courses.createCourse}</CreateLink>;
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
        title={texts.common.courses}
        subtitle={may.restore ? <DeletedLink /> : texts.courses.createdByAdministrators}
        searchLabel={texts.courses.searchCourses}
        actions={createButton}
        page={page}
        empty={{ title: texts.courses.noCourses, noMatches: texts.courses.noMatch, noEntries: noCoursesText }}
        nextStep={createButton}
      >
        {({ rows }) => (
          <CoursesTable courses={rows} sort={page.sort} now={now} canAdminister={may.create} canAssign={may.assign} />
        )}
      </ListView>
    </>
  );
}
