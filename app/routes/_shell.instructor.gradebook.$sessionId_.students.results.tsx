import { ChevronLeftIcon } from "@heroicons/react/16/solid";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import * as v from "valibot";
import { texts } from "~/texts";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { gradebookAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { findGradedSession } from "~/domain/courses/graded-session";
import type { Page } from "~/domain/page";
import { changeResultsVisibility, readResultsVisibility } from "~/domain/results/results-visibility";
import { requirePermission } from "~/http/context.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { Button } from "~/ui/button";
import { Check } from "~/ui/check";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";

export const handle = { title: () => texts.studentVisibility.tabTitle, permission: "gradebook:read" } satisfies Page;

/** Settings for the students' results pages. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const session = await findGradedSession(ctx, params.sessionId ?? "", "course:run");
  return { session, shown: await readResultsVisibility(ctx, session.courseId) };
});

const VisibilityForm = v.object({ median: v.optional(v.literal("on")), answers: v.optional(v.literal("on")) });

export const action = answerRefusals(async ({ request, params }: ActionFunctionArgs) => {
  const ctx = await requirePermission(request, "course:run");
  return submitForm(request, VisibilityForm, async ({ median, answers }) => {
    const { courseId } = await findGradedSession(ctx, params.sessionId ?? "");
    await changeResultsVisibility(ctx, courseId, { showsMedian: median === "on", showsAnswers: answers === "on" });
    return redirectWithToast(request, new URL(request.url).pathname, texts.studentVisibility.saved);
  });
});

export default function StudentVisibility() {
  const { session, shown } = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  const { state } = useNavigation();
  return (
    <>
      <Link to={gradebookAddressOf(session.id)} className="link tap mb-2 gap-1">
        <ChevronLeftIcon className="size-4 rtl:-scale-x-100" aria-hidden />
        {texts.common.gradebook}
      </Link>
      <PageHeader title={texts.studentVisibility.title} subtitle={<bdi>{session.courseName}</bdi>} />
      <Form noValidate method="post" className="grid max-w-[36rem] gap-4 rounded-lg border border-line bg-surface p-4">
        {refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <p className="text-muted">{texts.studentVisibility.purpose}</p>
        <Check
          name="median"
          label={texts.studentVisibility.median}
          hint={texts.studentVisibility.medianHint}
          defaultChecked={shown.showsMedian}
        />
        <Check
          name="answers"
          label={texts.studentVisibility.answers}
          hint={texts.studentVisibility.answersHint}
          defaultChecked={shown.showsAnswers}
        />
        <div>
          <Button
            type="submit"
            variant="primary"
            busy={state === "submitting"}
            busyText={texts.studentVisibility.saving}
          >
            {texts.common.save}
          </Button>
        </div>
      </Form>
    </>
  );
}
