import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { formatDateTime } from "~/domain/date-text";
import type { Comment } from "~/domain/feedback/list-comments";
import { playAddressOf } from "~/domain/play-address";
import { studentFiguresOf } from "~/domain/gradebook/class-figures";
import { cellsOf, markAttempts, studentGradesOf } from "~/domain/gradebook/student-grades";
import type { HeldScenario, OwnResults } from "~/domain/results/read-own-results";
import { texts } from "~/texts";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader, Stat, Stats } from "~/ui/page-header";
import { PrintLink } from "~/ui/print-link";
import { useTimeZone } from "~/ui/time-zone";
import { CommentList, type Reader } from "~/views/feedback/comment-entry";
import { commentsOutside, commentsWithin } from "~/views/feedback/comments-outside";
import { FinalGradeStat } from "~/views/final-grades/final-grade-stat";
import { CourseRules, useCourseRules } from "~/views/gradebook/course-rules";
import { ReportedLegend } from "~/views/gradebook/reported-legend";
import { AttemptsPlot } from "~/views/student/attempts-plot";
import { ProgressBars } from "~/views/student/progress-bars";
import { Totals, WhyThisTotal } from "~/views/student/total";
import type { RequestForm } from "./grade-request";
import { useOwnAddress } from "./own-addresses";
import { OwnDates } from "./own-dates";
import { OwnGrades } from "./own-grades";
import { QuizReview } from "./quiz-review";
import type { PlayPlace } from "./scenario-link";

type OwnResultsViewProps = {
  results: OwnResults;
  comments: Comment[];
  form: Pick<RequestForm, "formKey" | "refusal">;
  /** What waits on this device. */
  unsent?: ReactNode;
  /** What is due for practice; not for those who look at the page as the student. */
  practice?: ReactNode;
};

/** A player's results, as the player sees them. */
export function OwnResultsView({ results, comments, form, unsent, practice }: OwnResultsViewProps) {
  const reader = { kind: "student" as const, refusal: form.refusal };
  const { requests, ...taken } = results.requests;
  const { columns, attempts, medians, quizzes, shown, held } = results;
  const grades = studentGradesOf(results);
  const place = { columns: [...columns, ...held.map(({ column }) => column)], classSessionId: shown?.id ?? null };
  const playsIn = playPlaceOf(results);
  const { isViewed } = useOwnAddress();
  return (
    <CourseRules value={results.rules}>
      <PageHeader
        title={texts.results.myResults}
        subtitle={
          shown
            ? texts.common.classOfCourse({ course: shown.courseName, className: shown.name })
            : texts.results.outsideClass
        }
      >
        <ResultStats grades={grades} attempts={attempts.length} finalGrade={results.finalGrade} />
        {!isViewed && (
          <>
            <ButtonLink to={`/results/credentials${shown ? `?class=${shown.id}` : ""}`}>
              {texts.credentials.open}
            </ButtonLink>
            {shown && <ButtonLink to={`/results/transcript?class=${shown.id}`}>{texts.transcript.open}</ButtonLink>}
            <PrintLink />
          </>
        )}
      </PageHeader>
      <PlayedClass results={results} />
      <ClassChoice results={results} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <OwnFeedback comments={commentsOutside(comments, place)} reader={reader} />
        {playsIn && <NextScenario grades={grades} playsIn={playsIn} />}
        <OwnDates grades={grades} held={held} playsIn={playsIn} timeZone={results.timeZone} />
        {practice}
        {unsent}
        <HeldScenarios held={held} comments={comments} reader={reader} />
        <WhyThisTotal grades={grades} columns={columns} />
        {columns.length > 0 && <ProgressBars grades={grades} hasMedian={medians.size > 0} />}
        {grades.every(({ isMissing }) => !isMissing) &&
        attempts.length === 0 &&
        results.decisions.length === 0 &&
        comments.length === 0 ? (
          <EmptyState title={texts.results.nothingPlayed}>{texts.results.nothingPlayedHint}</EmptyState>
        ) : (
          <>
            {attempts.length > 0 && <AttemptsPlot attempts={markAttempts(attempts, grades)} />}
            <OwnGrades
              grades={grades}
              playsIn={playsIn}
              hasMedian={medians.size > 0}
              {...{ reader, requests }}
              timeZone={results.timeZone}
              comments={commentsWithin(comments, place)}
              form={shown && { classSessionId: shown.id, ...taken, ...form }}
            />
            {attempts.some(({ checkedBy }) => checkedBy !== "server") && (
              <p className="-mt-2 text-xs text-muted">
                <ReportedLegend />
              </p>
            )}
            <QuizReview quizzes={quizzes} columns={columns} />
          </>
        )}
      </div>
    </CourseRules>
  );
}

/** Outside a class the game plays in a running one if there is any. */
function playPlaceOf({ shown, played }: OwnResults): PlayPlace | null {
  if (shown) return shown.isActive ? { classId: shown.id } : null;
  return played ? null : { classId: null };
}

type HeldScenariosProps = { held: HeldScenario[]; comments: Comment[]; reader: Reader };

/** What was handed in and is released later. Comments may be shown before the grade. */
function HeldScenarios({ held, comments, reader }: HeldScenariosProps) {
  const zone = useTimeZone();
  const { attemptAddressOf } = useOwnAddress();
  if (held.length === 0) return null;
  return (
    <Card title={texts.releases.heldTitle}>
      <p className="text-sm text-muted">{texts.releases.heldHint}</p>
      <ul className="grid divide-y divide-line">
        {held.map(({ column, opensAt, attempts }) => (
          <li key={column.scenarioId} className="grid gap-1 py-3 last:pb-0">
            <bdi className="font-medium wrap-anywhere">{column.scenarioTitle}</bdi>
            <span className="text-sm text-muted">
              {opensAt ? texts.releases.from({ dateTime: formatDateTime(opensAt, zone) }) : texts.releases.later}
            </span>
            {attempts.length === 0 && <span className="text-sm">{texts.releases.notHandedIn}</span>}
            {attempts.map(({ id, receivedAt }) => (
              <span key={id} className="text-sm">
                {texts.releases.handedInOn({
                  dateTime: (
                    <Link to={attemptAddressOf(id)} prefetch="none" className="link tap">
                      {formatDateTime(receivedAt, zone)}
                    </Link>
                  ),
                })}
              </span>
            ))}
            <CommentList
              comments={comments.filter(({ scenarioId }) => scenarioId === column.scenarioId)}
              reader={reader}
              place="inScenario"
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Comments on the course, and on what no grade below is about. */
function OwnFeedback({ comments, reader }: { comments: Comment[]; reader: Reader }) {
  if (comments.length === 0) return null;
  return (
    <Card title={texts.feedback.title}>
      <CommentList comments={comments} reader={reader} place="whole" />
    </Card>
  );
}

type Grades = Parameters<typeof OwnGrades>[0]["grades"];

type ResultStatsProps = { grades: Grades; attempts: number; finalGrade: OwnResults["finalGrade"] };

function ResultStats({ grades, attempts, finalGrade }: ResultStatsProps) {
  const columns = grades.map(({ column }) => column);
  const { done, expected } = studentFiguresOf(cellsOf(grades), columns, useCourseRules());
  return (
    <Stats>
      <FinalGradeStat grade={finalGrade} />
      <Totals grades={grades} columns={columns} />
      <Stat label={texts.results.scenariosPlayed} value={texts.results.doneOf({ done, offered: expected })} />
      <Stat label={texts.results.attempts} value={attempts} />
    </Stats>
  );
}

/** Which of several running classes the game plays in, with a button to switch. */
function PlayedClass({ results: { classes, played, shown } }: { results: OwnResults }) {
  const running = classes.filter(({ isActive }) => isActive);
  if (!played || running.length < 2) return null;
  const isOther = shown !== null && shown.isActive && shown.id !== played.id;
  return (
    <Form method="post" noValidate className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      <p>
        {texts.results.playsIn({
          className: (
            <b className="font-semibold">
              {texts.common.classOfCourse({ course: played.courseName, className: played.name })}
            </b>
          ),
        })}
      </p>
      {isOther && (
        <>
          <input type="hidden" name="courseId" value={shown.courseId} />
          <Button type="submit" size="small">
            {texts.results.playIn({ courseName: shown.courseName })}
          </Button>
        </>
      )}
    </Form>
  );
}

/** Links to the user's classes; hidden if there is only one. */
function ClassChoice({ results: { classes, hasPlayedAlone, shown } }: { results: OwnResults }) {
  const choices = [
    ...classes.map(({ id, courseName, name, isActive }) => ({
      id,
      label: isActive
        ? texts.common.classOfCourse({ course: courseName, className: name })
        : texts.results.endedClass({ courseName, className: name }),
    })),
    ...(hasPlayedAlone && classes.length > 0 ? [{ id: "none", label: texts.results.outsideClass }] : []),
  ];
  if (choices.length < 2) return null;
  return (
    <div role="group" aria-label={texts.results.classes} className="mb-3 flex flex-wrap gap-2 print:hidden">
      {choices.map(({ id, label }) => (
        <Link
          key={id}
          to={`?class=${id}`}
          aria-current={id === (shown?.id ?? "none") ? "true" : undefined}
          className={
            "inline-flex min-h-8 items-center rounded-full border border-line-strong px-3 text-sm " +
            "font-medium text-muted hover:bg-hover hover:text-ink aria-[current]:border-transparent " +
            "aria-[current]:bg-accent-soft aria-[current]:text-accent touch:min-h-11"
          }
        >
          {label}
        </Link>
      ))}
    </div>
  );
}

function NextScenario({ grades, playsIn }: { grades: Grades; playsIn: PlayPlace }) {
  const next = grades.find(({ grade, column }) => grade === null && !column.isRetired);
  if (!next) return null;
  return (
    <section
      className={
        "flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4 " +
        "print:hidden"
      }
    >
      <p>
        {texts.results.nextScenario({
          next: (text) => <span className="text-muted">{text}</span>,
          scenario: <b dir="auto">{next.column.scenarioTitle}</b>,
        })}
        <span className="block text-sm text-muted">
          <bdi>{next.column.campaignTitle}</bdi>
        </span>
      </p>
      <ButtonLink to={playAddressOf({ ...playsIn, scenarioId: next.column.scenarioId })} reloadDocument>
        {texts.results.openGame}
      </ButtonLink>
    </section>
  );
}
