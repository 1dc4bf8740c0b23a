import { ChevronLeftIcon } from "@heroicons/react/16/solid";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { changeRubric } from "~/domain/gradebook/change-rubric";
import { plotAddressOf, rubricAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { readRubric } from "~/domain/grades/read-rubric";
import { rubricFieldsOf } from "~/domain/grades/rubric";
import { RubricForm as SentRubric } from "~/domain/grades/rubric-input";
import type { Page } from "~/domain/page";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { texts } from "~/texts";
import { Names } from "~/ui/names";
import { PageHeader } from "~/ui/page-header";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { RubricForm } from "~/views/scenario/rubric-form";

export const handle = { title: () => texts.rubrics.title, permission: "grade:rule" } satisfies Page;

const placeOf = (params: LoaderFunctionArgs["params"]) => ({
  ...{ classSessionId: params.sessionId ?? "", scenarioId: params.scenarioId ?? "" },
});

/** The rubric of a scenario, for all classes of its course. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const place = placeOf(params);
  const { rubric, ...about } = await readRubric(ctx, place, handle.permission);
  // The tab is named after them.
  const named = { scenarioTitle: about.scenarioTitle, course: { name: about.courseName } };
  return { ...named, about, place, version: rubric?.version ?? "", fields: rubricFieldsOf(rubric?.criteria ?? []) };
});

export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const place = placeOf(params);
  await readRubric(ctx, place, handle.permission);
  const address = rubricAddressOf(place.classSessionId, place.scenarioId);
  if ((await formOf(request)).get("intent") === "remove")
    return submitForm(request, v.object({ seen: v.string() }), async ({ seen }) => {
      await changeRubric(ctx, place, null, seen);
      return redirectWithToast(request, address, texts.rubrics.removed);
    });
  return submitForm(request, SentRubric, async ({ criteria, seen }) => {
    const { hasOvertaken } = await changeRubric(ctx, place, criteria, seen);
    return redirectWithToast(
      request,
      address,
      hasOvertaken ? texts.rubrics.savedOver : texts.rubrics.saved,
      hasOvertaken ? "warning" : "success",
    );
  });
});

export default function RubricPage() {
  const { about, place, version, fields } = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  return (
    <>
      <Link to={plotAddressOf(place.classSessionId, place.scenarioId)} className="link tap mb-2 gap-1 print:hidden">
        <ChevronLeftIcon className="size-4 rtl:-scale-x-100" aria-hidden />
        <bdi>{about.scenarioTitle}</bdi>
      </Link>
      <PageHeader title={texts.rubrics.title} subtitle={<Names names={[about.scenarioTitle, about.courseName]} />} />
      <p className="mb-4 max-w-[46rem] text-muted">{texts.rubrics.intro}</p>
      <RubricForm key={version} {...{ version, fields, refusal }} />
    </>
  );
}
