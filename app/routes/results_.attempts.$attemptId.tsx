import { ChevronLeftIcon } from "@heroicons/react/16/solid";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { AttemptFeedback, commentsOnQuestion } from "~/views/feedback/attempt-feedback";
import { CommentList, type Reader } from "~/views/feedback/comment-entry";
import { answerFeedback, isAnswer, openOwnComments } from "~/views/feedback/own-feedback.server";
import { FlightReplay } from "~/views/attempt/flight-replay";
import { Answer } from "~/views/student/quiz-answers";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { texts } from "~/texts";
import { areasOf, landingPageOf } from "~/domain/areas";
import { endQuiz } from "~/domain/attempts/end-quiz";
import type { QuizTurn } from "~/domain/attempts/quiz-turn";
import { formatDateTime } from "~/domain/date-text";
import type { Comment } from "~/domain/feedback/list-comments";
import { requireId } from "~/domain/id";
import type { Page } from "~/domain/page";
import { readOwnAttempt, type OwnAttempt } from "~/domain/results/read-own-attempt";
import { requirePermission } from "~/http/context.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { Button } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { Names } from "~/ui/names";
import { Notice } from "~/ui/notice";
import { PageHeader, Stat, Stats } from "~/ui/page-header";
import { PrintLink } from "~/ui/print-link";
import { useTimeZone } from "~/ui/time-zone";
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
  const { scenarioTitle, campaignTitle, classSessionId, className, courseName, score, maxScore, passed } = attempt;
  const zone = useTimeZone();
  const place =
    courseName !== null && className !== null
      ? texts.ownAttempt.placeInCourse({ courseName, className })
      : texts.ownAttempt.outsideClass;
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar tabs={tabs} username={username} home={home} />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[80rem] flex-1 p-4 md:px-6 md:py-5">
        <Link to={`/results?class=${classSessionId ?? "none"}`} className="link tap mb-2 gap-1 print:hidden">
          <ChevronLeftIcon className="size-4 rtl:-scale-x-100" aria-hidden />
          {texts.ownAttempt.backToResults}
        </Link>
        <PageHeader
          title={scenarioTitle}
          subtitle={<Names names={[campaignTitle, place, formatDateTime(attempt.receivedAt, zone)]} />}
        >
          <Stats>
            <Stat label={texts.ownAttempt.points} value={texts.ownAttempt.pointsOf({ score, maxScore })} />
            <Stat
              label={texts.ownAttempt.result}
              value={passed ? texts.ownAttempt.passed : texts.ownAttempt.notPassed}
            />
          </Stats>
          <PrintLink />
        </PageHeader>
        <AttemptBadges attempt={attempt} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <AttemptFeedback comments={comments} reader={reader} />
          <AttemptEvidence {...{ attempt, comments, reader }} />
        </div>
      </main>
    </div>
  );
}

function AttemptBadges({ attempt }: { attempt: OwnAttempt }) {
  const { counts, classSessionId, checkedBy, isLate, setAsideReason, uncounted } = attempt;
  return (
    <>
      <p className="mb-4 flex flex-wrap gap-2">
        {uncounted === "practice" && <Chip tone="off">{texts.ownAttempt.practice}</Chip>}
        {uncounted === "claim" && <Chip tone="bad">{texts.ownAttempt.claim}</Chip>}
        {classSessionId && !setAsideReason && uncounted === null && (
          <Chip tone={counts ? "accent" : "off"}>{counts ? texts.ownAttempt.counts : texts.ownAttempt.notBest}</Chip>
        )}
        <Chip tone={checkedBy === "server" ? "good" : "off"} title={texts.grades.verificationHint({ checkedBy })}>
          {texts.grades.verification({ checkedBy })}
        </Chip>
        {isLate && <Chip tone="amber">{texts.ownAttempt.late}</Chip>}
      </p>
      {uncounted && (
        <div className="mb-4">
          <Notice tone="warning">
            {texts.grades.uncountedReason({ kind: uncounted, isInClass: classSessionId !== null })}
          </Notice>
        </div>
      )}
      {setAsideReason && (
        <div className="mb-4">
          <Notice tone="warning">{texts.ownAttempt.excludedBecause({ reason: setAsideReason })}</Notice>
        </div>
      )}
    </>
  );
}

type AttemptEvidenceProps = { attempt: OwnAttempt; comments: Comment[]; reader: Reader };

function AttemptEvidence({ attempt: { flight, questions, closed, turn }, comments, reader }: AttemptEvidenceProps) {
  if (flight !== null) return <FlightReplay {...{ flight, comments, reader }} />;
  if (questions.length === 0) return <p className="text-muted">{texts.ownAttempt.pointsOnly}</p>;
  return (
    <section className="rounded-lg border border-line bg-surface">
      <h2 className="border-b border-line p-4">{texts.ownAttempt.myAnswers}</h2>
      {closed && <p className="px-4 pt-3 text-muted">{texts.grades.answersClosed({ closure: closed })}</p>}
      {turn && <NextAttempt turn={turn} />}
      <ol className="grid gap-4 p-4">
        {questions.map(({ question, answer, isShown }, place) => (
          <Answer key={place} question={question} answer={answer} isClosed={!isShown}>
            <CommentList comments={commentsOnQuestion(comments, place + 1)} reader={reader} />
          </Answer>
        ))}
      </ol>
    </section>
  );
}

/** When the quiz can be taken again, and a button to give that up for the answers. */
function NextAttempt({ turn: { attemptsLeft, nextAttemptAt, mayEndAttempts } }: { turn: QuizTurn }) {
  const zone = useTimeZone();
  const refused = useActionData<FormRefusal>();
  const refusal = refused?.values.commentId === undefined ? refused : undefined;
  const turnTexts = [
    attemptsLeft !== null && texts.ownAttempt.attemptsLeft({ attempts: attemptsLeft }),
    attemptsLeft !== 0 &&
      nextAttemptAt &&
      texts.ownAttempt.nextAttempt({ dateTime: formatDateTime(nextAttemptAt, zone) }),
  ].filter(Boolean);
  return (
    <>
      {turnTexts.length > 0 && <p className="px-4 pt-3 text-muted">{turnTexts.join(" ")}</p>}
      {refusal?.message && (
        <div className="px-4 pt-3">
          <Notice tone="error">{refusal.message}</Notice>
        </div>
      )}
      {mayEndAttempts && (
        <details className="px-4 pt-3 print:hidden">
          <summary className="link tap">{texts.ownAttempt.showAnswers}</summary>
          <Form noValidate method="post" className="mt-2 grid max-w-[36rem] gap-3 rounded-md border border-line p-4">
            <p>{texts.ownAttempt.showAnswersHint}</p>
            <div>
              <Button type="submit" variant="primary">
                {texts.ownAttempt.endAttempts}
              </Button>
            </div>
          </Form>
        </details>
      )}
    </>
  );
}
