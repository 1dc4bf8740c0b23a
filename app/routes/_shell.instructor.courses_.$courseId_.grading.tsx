import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import {
  changeGradingRules,
  maySetOrganizationRules,
  readCourseGrading,
  readGradedCourse,
  readRulesToCopy,
  setOrganizationRules,
} from "~/domain/gradebook/change-grading";
import { previewGrading } from "~/domain/gradebook/preview-grading";
import { categoriesOfCampaigns, rulesFieldsOf } from "~/domain/grades/rules-fields";
import { GradingForm } from "~/domain/grades/rules-input";
import { requireId } from "~/domain/id";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { GradingPage, type ShownPreview } from "~/views/grading/grading-page";
import { redirectWithToast } from "~/views/redirect-with-toast.server";

export const handle = { title: () => texts.grading.title, permission: "course:change" } satisfies Page;

export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const grading = await readCourseGrading(ctx, params.courseId ?? "");
  const { course, campaigns, rules } = grading;
  const from = new URL(request.url).searchParams.get("from");
  const start =
    from === "campaigns"
      ? { ...rules, categories: categoriesOfCampaigns(campaigns) }
      : from === "organization"
        ? await readRulesToCopy(ctx, { organizationId: course.organizationId })
        : from
          ? await readRulesToCopy(ctx, { courseId: from })
          : rules;
  return {
    grading,
    fields: rulesFieldsOf(start),
    maySetDefault: maySetOrganizationRules(ctx, course.organizationId),
  };
});

const Seen = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const courseId = requireId(params.courseId, "course");
  await readGradedCourse(ctx, courseId);
  const form = await formOf(request);
  const { success: knowsSeen, output: seen } = v.safeParse(Seen, form.get("seen"));
  const page = `/instructor/courses/${courseId}/grading`;
  const redirectToPage = (overtook: string | null, done: string) =>
    redirectWithToast(
      request,
      page,
      overtook === null ? done : texts.grading.savedOver({ by: overtook }),
      overtook === null ? "success" : "warning",
    );
  switch (form.get("intent")) {
    case "reset":
      return submitForm(request, v.looseObject({}), async () => {
        const { overtook } = await changeGradingRules(ctx, courseId, null, knowsSeen ? seen : 0);
        return redirectToPage(overtook, texts.grading.removed);
      });
    case "default":
      return submitForm(request, v.looseObject({}), async () => {
        await setOrganizationRules(ctx, courseId);
        return redirectWithToast(request, page, texts.grading.defaultSaved);
      });
    case "save":
      return submitForm(request, GradingForm, async (rules) => {
        const { overtook } = await changeGradingRules(ctx, courseId, rules, knowsSeen ? seen : 0);
        return redirectToPage(overtook, texts.grading.saved);
      });
    default:
      return submitForm(request, GradingForm, async (rules, values) => {
        const preview = await previewGrading(ctx, courseId, rules);
        return data({ preview, values, errors: {} });
      });
  }
});

/** The rules by which a course is graded. */
export default function Grading() {
  const { grading, fields, maySetDefault } = useLoaderData<typeof loader>();
  const answer = useActionData<FormRefusal | ShownPreview>();
  return <GradingPage key={grading.rulesNumber} {...{ grading, fields, maySetDefault, answer }} />;
}
