import { Form, useActionData } from "@remix-run/react";
import type { QuizTurn } from "~/domain/attempts/quiz-turn";
import { formatDateTime } from "~/domain/date-text";
import type { Comment } from "~/domain/feedback/list-comments";
import type { OwnAttempt } from "~/domain/results/read-own-attempt";
import type { FormRefusal } from "~/http/form.server";
import { texts } from "~/texts";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Chip } from "~/ui/chip";
import { Names } from "~/ui/names";
import { Notice } from "~/ui/notice";
import { PageHeader, Stat, Stats } from "~/ui/page-header";
import { PrintLink } from "~/ui/print-link";
import { useTimeZone } from "~/ui/time-zone";
import { FlightReplay } from "~/views/attempt/flight-replay";
import { AttemptFeedback, commentsOnQuestion } from "~/views/feedback/attempt-feedback";
import { CommentList, type Reader } from "~/views/feedback/comment-entry";
import { HandedInSandbox } from "~/views/sandbox-tasks/handed-in-sandbox";
import { Answer } from "~/views/student/quiz-answers";
import { RubricMarks } from "~/views/student/rubric-marks";

type OwnAttemptViewProps = { attempt: OwnAttempt; comments: Comment[]; reader: Reader };

/** An attempt, as its player sees it. */
export function OwnAttemptView({ attempt, comments, reader }: OwnAttemptViewProps) {
  const { scenarioTitle, campaignTitle, className, courseName, score, maxScore, passed, isHeld } = attempt;
  const zone = useTimeZone();
  const place =
    courseName !== null && className !== null
      ? texts.ownAttempt.placeInCourse({ courseName, className })
      : texts.ownAttempt.outsideClass;
  return (
    <>
      <PageHeader
        title={scenarioTitle}
        subtitle={<Names names={[campaignTitle, place, formatDateTime(attempt.receivedAt, zone)]} />}
      >
        {!isHeld && (
          <Stats>
            <Stat label={texts.ownAttempt.points} value={texts.ownAttempt.pointsOf({ score, maxScore })} />
            <Stat
              label={texts.ownAttempt.result}
              value={passed ? texts.ownAttempt.passed : texts.ownAttempt.notPassed}
            />
          </Stats>
        )}
        <PrintLink />
      </PageHeader>
      {isHeld ? (
        <div className="mb-4">
          <Notice tone="info">{texts.releases.later}</Notice>
        </div>
      ) : (
        <AttemptBadges attempt={attempt} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {isHeld ? (
          <CommentList comments={comments} reader={reader} />
        ) : (
          <>
            <AttemptFeedback comments={comments} reader={reader} />
            {attempt.rubric && (
              <Card title={texts.rubrics.title}>
                <RubricMarks marks={attempt.rubric} />
                <p className="text-sm text-muted">{texts.rubrics.ofGrade}</p>
              </Card>
            )}
            <AttemptEvidence {...{ attempt, comments, reader }} />
          </>
        )}
      </div>
    </>
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

function AttemptEvidence({ attempt, comments, reader }: AttemptEvidenceProps) {
  const { id, flight, handedIn, questions, closed, turn } = attempt;
  if (flight !== null) return <FlightReplay {...{ flight, comments, reader }} />;
  if (handedIn !== null) return <HandedInSandbox attemptId={id} handedIn={handedIn} reader="player" />;
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
