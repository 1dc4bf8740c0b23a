import { ChevronLeftIcon, ExclamationTriangleIcon } from "@heroicons/react/16/solid";
import { Link, useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";
import { dialogAddress } from "~/views/dialog-address";
import { AttemptFeedback, commentsOnQuestion } from "~/views/feedback/attempt-feedback";
import { CommentList } from "~/views/feedback/comment-entry";
import { commentAddress } from "~/views/feedback/feedback-addresses";
import { HandedInSandbox } from "~/views/sandbox-tasks/handed-in-sandbox";
import { rubricDialog } from "~/views/student/decision-address";
import { Answer } from "~/views/student/quiz-answers";
import type { AttemptRecord } from "~/domain/attempts/read-attempt";
import type { Comment } from "~/domain/feedback/list-comments";
import { shareOf } from "~/domain/gradebook/class-figures";
import { percentText } from "~/domain/gradebook/figures";
import { gradeLetterOf } from "~/domain/gradebook/grade-letter";
import { withListQueryOf, studentAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { ButtonLink } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { Names } from "~/ui/names";
import { Notice } from "~/ui/notice";
import { PageHeader, Stat, Stats } from "~/ui/page-header";
import { PrintLink } from "~/ui/print-link";
import { AttemptFacts } from "./attempt-facts";
import { FlightReplay } from "./flight-replay";
import { ScenarioAttempts } from "./scenario-attempts";

type AttemptPageProps = {
  attempt: AttemptRecord;
  comments: Comment[];
  /** It waits for a grade by hand. */
  isToGrade: boolean;
};

/** One attempt: facts, evidence, points, and whether it counts. */
export function AttemptPage({ attempt, comments, isToGrade }: AttemptPageProps) {
  const { session, userId, username, fullName, scenarioId, scenarioTitle, campaignTitle } = attempt;
  const [search] = useSearchParams();
  return (
    <>
      <Link
        to={withListQueryOf(studentAddressOf(session.id, userId, scenarioId), search)}
        className="link tap mb-2 gap-1 print:hidden"
      >
        <ChevronLeftIcon className="size-4 rtl:-scale-x-100" aria-hidden />
        <bdi>{fullName || username}</bdi>
      </Link>
      <PageHeader
        title={scenarioTitle}
        subtitle={
          <Names
            names={[
              fullName ? `${fullName} (${username})` : username,
              campaignTitle,
              texts.common.classOfCourse({ course: session.courseName, className: session.name }),
            ]}
          />
        }
      >
        <Points attempt={attempt} />
        <PrintLink />
        <ButtonLink to={commentAddress(search)} preventScrollReset className="print:hidden">
          {texts.feedback.comment}
        </ButtonLink>
        <ButtonLink
          to={`${studentAddressOf(session.id, userId)}?dialog=${rubricDialog}&id=${scenarioId}`}
          className="print:hidden"
        >
          {texts.rubrics.gradeBy}
        </ButtonLink>
        {(attempt.accepted || (attempt.uncounted === "claim" && !attempt.setAside)) && (
          <ButtonLink
            to={dialogAddress(search, attempt.accepted ? "takeBack" : "accept")}
            preventScrollReset
            variant={attempt.accepted ? "plain" : "primary"}
            className="print:hidden"
          >
            {attempt.accepted ? texts.attempt.takeBack : texts.attempt.acceptClaim}
          </ButtonLink>
        )}
        <ButtonLink
          to={dialogAddress(search, attempt.setAside ? "count" : "aside")}
          preventScrollReset
          className="print:hidden"
        >
          {attempt.setAside ? texts.attempt.countAttempt : texts.attempt.excludeAttempt}
        </ButtonLink>
      </PageHeader>
      <AttemptBadges attempt={attempt} isToGrade={isToGrade} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <AttemptFeedback comments={comments} reader={{ kind: "staff" }} />
        <AttemptFacts attempt={attempt} />
        <AttemptEvidence attempt={attempt} comments={comments} />
        <ScenarioAttempts attempt={attempt} />
      </div>
    </>
  );
}

function Points({ attempt }: { attempt: AttemptRecord }) {
  const letter = gradeLetterOf(attempt.score, attempt.maxScore, attempt.session.rules);
  const share = shareOf(attempt);
  return (
    <Stats>
      <Stat
        label={texts.attempt.points}
        value={texts.grades.countOf({ count: attempt.score, all: attempt.maxScore })}
      />
      {share !== null && <Stat label={texts.attempt.grade} value={<bdi>{`${letter} ${percentText(share)}`}</bdi>} />}
      <Stat label={texts.attempt.result} value={attempt.passed ? texts.attempt.passed : texts.attempt.notPassed} />
    </Stats>
  );
}

/** Chips and notices: whether the attempt counts, who verified it, and what looks unusual. */
function AttemptBadges({ attempt, isToGrade }: { attempt: AttemptRecord; isToGrade: boolean }) {
  const { rivals, id, checkedBy, isLate, setAside, uncounted, accepted, signs: warningSigns } = attempt;
  const counts = rivals.some((rival) => rival.id === id && rival.counts);
  return (
    <>
      <p className="mb-4 flex flex-wrap gap-2">
        {uncounted === "practice" && !setAside ? (
          <Chip tone="off">{texts.attempt.practice}</Chip>
        ) : setAside || uncounted ? (
          <Chip tone="bad">{setAside ? texts.attempt.excluded : texts.attempt.doesntCount}</Chip>
        ) : (
          <Chip tone={counts ? "accent" : "off"}>{counts ? texts.attempt.counts : texts.attempt.notTheBest}</Chip>
        )}
        <Chip tone={checkedBy === "server" ? "good" : "amber"} title={texts.grades.verificationHint({ checkedBy })}>
          {texts.grades.verification({ checkedBy })}
        </Chip>
        {accepted && <Chip tone="accent">{texts.attempt.acceptedBy({ by: accepted.by })}</Chip>}
        {isLate && <Chip tone="amber">{texts.attempt.handedInLate}</Chip>}
        {isToGrade && <Chip tone="amber">{texts.sandboxTasks.toGrade}</Chip>}
      </p>
      {isToGrade && (
        <div className="mb-4">
          <Notice tone="info">{texts.sandboxTasks.toGradeHint}</Notice>
        </div>
      )}
      {uncounted && (
        <div className="mb-4">
          <Notice tone="warning">{texts.grades.uncountedNotice({ kind: uncounted })}</Notice>
        </div>
      )}
      {setAside && (
        <div className="mb-4">
          <Notice tone="warning">{texts.attempt.excludedBy({ by: setAside.by, reason: setAside.reason })}</Notice>
        </div>
      )}
      {warningSigns.length > 0 && (
        <section aria-label={texts.attempt.signsTitle} className="mb-4 flex items-start gap-2 text-muted">
          <ExclamationTriangleIcon className="mt-0.5 size-4 shrink-0 text-amber" aria-hidden />
          <ul className="wrap-anywhere">
            {warningSigns.map(({ kind, reason }) => (
              <li key={kind}>{texts.attempt.sign({ reason })}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type AttemptEvidenceProps = { attempt: AttemptRecord; comments: Comment[] };

function AttemptEvidence({ attempt: { id, questions, flight, handedIn }, comments }: AttemptEvidenceProps) {
  const [search] = useSearchParams();
  if (flight !== null) return <FlightReplay flight={flight} comments={comments} reader={{ kind: "staff" }} />;
  if (handedIn !== null) return <HandedInSandbox attemptId={id} handedIn={handedIn} reader="staff" />;
  if (questions.length === 0) {
    return (
      <section className="rounded-lg border border-line bg-surface p-4">
        <h2 className="mb-1">{texts.attempt.evidenceTitle}</h2>
        <p className="text-muted">{texts.attempt.noEvidence}</p>
      </section>
    );
  }
  return (
    <section className="rounded-lg border border-line bg-surface">
      <h2 className="border-b border-line p-4">{texts.attempt.answers}</h2>
      <ol className="grid gap-4 p-4">
        {questions.map(({ question, answer }, index) => (
          <Answer key={index} question={question} answer={answer}>
            <CommentList comments={commentsOnQuestion(comments, index + 1)} reader={{ kind: "staff" }} />
            <Link
              to={commentAddress(search, { question: index + 1 })}
              preventScrollReset
              className="link tap text-sm print:hidden"
            >
              {texts.feedback.commentOnQuestion({
                number: index + 1,
                unseen: (text) => <span className="sr-only">{text}</span>,
              })}
            </Link>
          </Answer>
        ))}
      </ol>
    </section>
  );
}
