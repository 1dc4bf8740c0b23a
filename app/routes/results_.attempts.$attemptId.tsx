import { ChevronLeftIcon } from "@heroicons/react/16/solid";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { answerFeedback, isAnswer, openOwnComments } from "~/views/feedback/own-feedback.server";
import { OwnAttemptView } from "~/views/results/own-attempt-view";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { texts } from "~/texts";
import { areasOf, landingPageOf } from "~/domain/areas";
import { endQuiz } from "~/domain/attempts/end-quiz";
import { requireId } from "~/domain/id";
import type { Page } from "~/domain/page";
import { readOwnAttempt } from "~/domain/results/read-own-attempt";
import { requirePermission } from "~/http/context.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { TopBar } from "~/ui/top-bar";

export const handle = { title: () => texts.ownAttempt.pageTitle, permission: "score:submit" } satisfies Page;

/** One of the user's own attempts; a flight is replayed beside the reference and the class's best. */
export const loader = answerRefusals(async ({ request, params }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { role, username } = ctx.actor;
  const attempt = await readOwnAttempt(ctx, params.attemptId ?? "");
  const comments = await openOwnComments(request, ctx, { attemptId: attempt.id });
  const tabs = areasOf(ctx.actor).map(({ to, label }) => ({ to, label, current: false }));
  return { attempt, comments, username, tabs, home: landingPageOf(role) };
});

/** Answers a comment, or shows a quiz's answers, which ends the attempts at it. */
export const action = answerRefusals(async (args: ActionFunctionArgs) => {
  const { request, params } = args;
  const ctx = await requirePermission(request, handle.permission);
  if (await isAnswer(request)) return answerFeedback(args);
  return submitForm(request, v.object({}), async () => {
    await endQuiz(ctx, requireId(params.attemptId, "attempt"));
    return redirectWithToast(request, new URL(request.url).pathname, texts.ownAttempt.answersShown);
  });
});

export default function OwnAttemptPage() {
  const { attempt, comments, username, tabs, home } = useLoaderData<typeof loader>();
  const reader = { kind: "student" as const, refusal: useActionData<FormRefusal>() };
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar tabs={tabs} username={username} home={home} />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[80rem] flex-1 p-4 md:px-6 md:py-5">
        <Link to={`/results?class=${attempt.classSessionId ?? "none"}`} className="link tap mb-2 gap-1 print:hidden">
          <ChevronLeftIcon className="size-4 rtl:-scale-x-100" aria-hidden />
          {texts.ownAttempt.backToResults}
        </Link>
        <OwnAttemptView {...{ attempt, comments, reader }} />
      </main>
    </div>
  );
}
