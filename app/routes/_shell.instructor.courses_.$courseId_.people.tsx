import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { canRole } from "~/domain/access";
import { changeSecondLookShare, readSecondLookShare, ShareField } from "~/domain/courses/change-second-look";
import { staffOf } from "~/domain/courses/course-candidates";
import { filterCourses, listTeachers, ReachField, removeTeacher, setTeacher } from "~/domain/courses/course-teachers";
import { readCourse } from "~/domain/courses/read-course";
import { idSchema, requireId } from "~/domain/id";
import type { Page } from "~/domain/page";
import { notFound } from "~/domain/refusal";
import { requirePermission } from "~/http/context.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { keyed, say } from "~/texts/say";
import { TeachersPage } from "~/views/course/teachers-page";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

export const handle = { title: () => texts.teachers.title, permission: "course:list" } satisfies Page;

/** The people who teach a course. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const teachers = await listTeachers(ctx, params.courseId ?? "");
  const { id, name, ownerOrganizationId } = await readCourse(ctx, requireId(params.courseId, "course"));
  const mayChange = (await filterCourses(ctx, [id], "course:staff")).has(id);
  const known = new Set(teachers.filter(({ reach }) => reach === "own").map(({ userId }) => userId));
  const staff = mayChange ? await staffOf(ctx, ownerOrganizationId) : [];
  return {
    course: { id, name },
    teachers,
    mayChange,
    share: await readSecondLookShare(ctx, id),
    staff: staff.filter((person) => !known.has(person.id)),
    isAdmin: canRole(ctx.actor.role, "course:administer"),
  };
});

const Change = v.variant("intent", [
  v.object({
    intent: v.literal("add"),
    userId: idSchema(() => keyed(say.teachers.personRequired)),
    reach: ReachField,
  }),
  v.object({ intent: v.literal("remove"), userId: idSchema() }),
  v.object({ intent: v.literal("secondLook"), share: ShareField }),
]);

export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, "course:staff");
  const courseId = requireId(params.courseId, "course");
  if (!(await filterCourses(ctx, [courseId], "course:staff")).has(courseId)) throw notFound("course");
  const page = `/instructor/courses/${courseId}/people`;
  return submitForm(request, Change, async (change) => {
    if (change.intent === "add") {
      const username = await setTeacher(ctx, courseId, change.userId, change.reach);
      return redirectWithToast(request, page, texts.teachers.saved({ username, reach: change.reach }));
    }
    if (change.intent === "secondLook") {
      await changeSecondLookShare(ctx, courseId, change.share);
      return redirectWithToast(request, page, texts.secondLooks.saved({ share: change.share }));
    }
    const username = await removeTeacher(ctx, courseId, change.userId);
    // Who has removed themselves may not see the page again.
    const isOut = change.userId === ctx.actor.userId && !canRole(ctx.actor.role, "course:administer");
    return redirectWithToast(request, isOut ? "/instructor/courses" : page, texts.teachers.removed({ username }));
  });
});

export default function Teachers() {
  const loaded = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  return <TeachersPage {...loaded} refusal={refusal} />;
}
