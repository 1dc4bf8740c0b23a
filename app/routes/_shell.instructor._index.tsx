import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import * as v from "valibot";
import type { SignedInCtx } from "~/domain/context";
import type { Course } from "~/domain/courses/list-courses";
import { gradebookSessionOf } from "~/domain/courses/course-status";
import { listSelectableCourses, selectCourse, findSelectedCourse } from "~/domain/courses/select-course";
import { gradebookAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { texts } from "~/texts";
import { idSchema } from "~/domain/id";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { submitForm } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader } from "~/ui/page-header";

export const handle = { title: () => texts.common.gradebook, permission: "instructor:open" } satisfies Page;

/** Redirects to the gradebook of the selected course. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return redirectToGradebook(await findSelected(ctx)) ?? { hasCourse: false };
});

const CourseSelection = v.object({ courseId: idSchema() });

export const action = answerRefusals(async ({ request }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  return submitForm(
    request,
    CourseSelection,
    async ({ courseId }) => redirectToGradebook(await selectCourse(ctx, courseId)) ?? redirect("/instructor/courses"),
  );
});

async function findSelected(ctx: SignedInCtx) {
  return findSelectedCourse(ctx, await listSelectableCourses(ctx));
}

function redirectToGradebook(course: Course | null) {
  const session = course && gradebookSessionOf(course);
  return session ? redirect(gradebookAddressOf(session.id)) : null;
}

export default function InstructorStart() {
  return (
    <>
      <PageHeader title={texts.common.gradebook} />
      <EmptyState
        title={texts.gradebook.noCourses}
        action={<ButtonLink to="/instructor/courses">{texts.instructor.viewAllCourses}</ButtonLink>}
      >
        {texts.instructor.noClassYet}
      </EmptyState>
    </>
  );
}
