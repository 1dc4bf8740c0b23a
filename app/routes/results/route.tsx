import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { texts } from "~/texts";
import { keyed, say } from "~/texts/say";
import { answerFeedback, isAnswer, openOwnComments } from "~/views/feedback/own-feedback.server";
import { OwnPractice } from "~/views/practice/own-practice";
import { OwnResultsView } from "~/views/results/own-results-view";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { areasOf, landingPageOf } from "~/domain/areas";
import { selectCourse } from "~/domain/courses/select-course";
import { askForLook } from "~/domain/grade-requests/ask-for-look";
import { AskedRequest } from "~/domain/grade-requests/request-input";
import { idSchema } from "~/domain/id";
import type { Page } from "~/domain/page";
import { readPracticeFigures } from "~/domain/practice/read-practice";
import { readOwnResults } from "~/domain/results/read-own-results";
import { createFormKey, submitOnce } from "~/domain/submissions/submit-once";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { timeZoneOf } from "~/http/time-zone.server";
import { TopBar } from "~/ui/top-bar";
import { UnsentAttemptList } from "./unsent-attempt-list";

export const handle = { title: () => texts.results.pageTitle, permission: "score:submit" } satisfies Page;

/** The user's own results. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { role, username, userId } = ctx.actor;
  const results = await readOwnResults(ctx, new URL(request.url).searchParams.get("class"));
  const comments = await openOwnComments(request, ctx, { classSessionId: results.shown?.id ?? null });
  const practice = await readPracticeFigures(ctx, timeZoneOf(request));
  const tabs = areasOf(ctx.actor).map(({ to, label }) => ({ to, label, current: false }));
  return { results, comments, practice, username, userId, tabs, home: landingPageOf(role), formKey: createFormKey() };
});

const CourseSelection = v.object({ courseId: idSchema(() => keyed(say.refusals.notFound({ thing: "course" }))) });

const Asking = v.object({ ...AskedRequest.entries, classSessionId: idSchema() });

/** Asks for a look at a grade, answers a comment, or switches to another running class, for the game and this page. */
export const action = answerRefusals(async (args: ActionFunctionArgs) => {
  const { request } = args;
  await requirePermission(request, handle.permission);
  if (await isAnswer(request)) return answerFeedback(args);
  if ((await formOf(request)).get("intent") === "ask") {
    const asking = await requirePermission(request, "grade:ask");
    return submitForm(request, Asking, async (asked, fields) => {
      await submitOnce(asking, fields, async (inner) => {
        await askForLook(inner, asked);
        return say.gradeRequests.asked;
      });
      return redirectWithToast(request, `/results?class=${asked.classSessionId}`, texts.gradeRequests.asked);
    });
  }
  const ctx = await requirePermission(request, "course:select");
  return submitForm(request, CourseSelection, async ({ courseId }) => {
    const course = await selectCourse(ctx, courseId);
    return redirectWithToast(request, "/results", texts.results.playsInNow({ name: course.name }));
  });
});

export default function Results() {
  const { results, comments, practice, username, userId, tabs, home, formKey } = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  const titles = Object.fromEntries(
    [...results.columns, ...results.held.map(({ column }) => column)].map(({ scenarioId, scenarioTitle }) => [
      scenarioId,
      scenarioTitle,
    ]),
  );
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar tabs={tabs} username={username} home={home} />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[64rem] flex-1 p-4 md:px-6 md:py-5">
        <OwnResultsView
          {...{ results, comments }}
          form={{ formKey, refusal }}
          unsent={<UnsentAttemptList userId={userId} titles={titles} />}
          practice={<OwnPractice figures={practice} />}
        />
      </main>
    </div>
  );
}
