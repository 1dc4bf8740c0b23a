import { useActionData, useLoaderData } from "@remix-run/react";
import { texts } from "~/texts";
import { CreateLink } from "~/views/create-link";
import { DeletedLink } from "~/views/deleted-link";
import { ListView } from "~/views/list-view";
import type { FormRefusal } from "~/http/form.server";
import { CourseDialogView } from "./course-dialog";
import type { createCoursesLoader } from "./courses-loader.server";
import { CoursesTable } from "./courses-table";

export function CoursesPage() {
  const { page, now, may, dialog } = useLoaderData<ReturnType<typeof createCoursesLoader>>();
  const refusal = useActionData<FormRefusal>();
  const none = may.create ? texts.courses.createFirst : texts.courses.askAdministrator;
  const create = may.create && <CreateLink className="max-sm:w-full">{texts.courses.createCourse}</CreateLink>;
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
        actions={create}
        page={page}
        empty={{ title: texts.courses.noCourses, found: texts.courses.noMatch, none }}
        nextStep={create}
      >
        {({ rows }) => (
          <CoursesTable courses={rows} sort={page.sort} now={now} administers={may.create} assigns={may.assign} />
        )}
      </ListView>
    </>
  );
}
