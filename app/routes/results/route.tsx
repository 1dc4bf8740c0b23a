import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import * as v from "valibot";
import { texts } from "~/texts";
import { keyed, say } from "~/texts/say";
import { CourseRules, useCourseRules } from "~/views/gradebook/course-rules";
import { ReportedLegend } from "~/views/gradebook/reported-legend";
import { FinalGradeStat } from "~/views/final-grades/final-grade-stat";
import { commentsOutside, commentsWithin } from "~/views/feedback/comments-outside";
import { CommentList, type Reader } from "~/views/feedback/comment-entry";
import { answerFeedback, isAnswer, openOwnComments } from "~/views/feedback/own-feedback.server";
import { redirectWithToast } from "~/views/redirect-with-toast.server";
import { AttemptsPlot } from "~/views/student/attempts-plot";
import { ProgressBars } from "~/views/student/progress-bars";
import { Totals, WhyThisTotal } from "~/views/student/total";
import { areasOf, landingPageOf } from "~/domain/areas";
import type { Comment } from "~/domain/feedback/list-comments";
import { selectCourse } from "~/domain/courses/select-course";
import { studentFiguresOf } from "~/domain/gradebook/class-figures";
import { cellsOf, markAttempts, studentGradesOf } from "~/domain/gradebook/student-grades";
import { askForLook } from "~/domain/grade-requests/ask-for-look";
import { AskedRequest } from "~/domain/grade-requests/request-input";
import { idSchema } from "~/domain/id";
import type { Page } from "~/domain/page";
import { readOwnResults, type OwnResults } from "~/domain/results/read-own-results";
import { createFormKey, submitOnce } from "~/domain/submissions/submit-once";
import { requirePermission } from "~/http/context.server";
import { formOf } from "~/http/form-data.server";
import { submitForm, type FormRefusal } from "~/http/form.server";
import { answerRefusals } from "~/http/refusal-response.server";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { PageHeader, Stat, Stats } from "~/ui/page-header";
import { PrintLink } from "~/ui/print-link";
import { TopBar } from "~/ui/top-bar";
import { UnsentAttemptList } from "./unsent-attempt-list";
import { OwnDates } from "./own-dates";
import { OwnGrades } from "./own-grades";
import { QuizReview } from "./quiz-review";

export const handle = { title: () => texts.results.pageTitle, permission: "score:submit" } satisfies Page;

/** The user's own results. */
export const loader = answerRefusals(async ({ request }: LoaderFunctionArgs) => {
  const ctx = await requirePermission(request, handle.permission);
  const { role, username, userId } = ctx.actor;
  const results = await readOwnResults(ctx, new URL(request.url).searchParams.get("class"));
  const comments = await openOwnComments(request, ctx, { classSessionId: results.shown?.id ?? null });
  const tabs = areasOf(ctx.actor).map(({ to, label }) => ({ to, label, current: false }));
  return { results, comments, username, userId, tabs, home: landingPageOf(role), formKey: createFormKey() };
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
  const { results, comments, username, userId, tabs, home, formKey } = useLoaderData<typeof loader>();
  const refusal = useActionData<FormRefusal>();
  const reader = { kind: "student" as const, refusal };
  const { requests, ...taken } = results.requests;
  const { columns, attempts, medians, quizzes, shown } = results;
  const grades = studentGradesOf(results);
  const place = { columns, classSessionId: shown?.id ?? null };
  const titles = Object.fromEntries(columns.map(({ scenarioId, scenarioTitle }) => [scenarioId, scenarioTitle]));
  return (
    <CourseRules value={results.rules}>
      <div className="flex min-h-dvh flex-col">
        <TopBar tabs={tabs} username={username} home={home} />
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-[64rem] flex-1 p-4 md:px-6 md:py-5">
          <PageHeader
            title={texts.results.myResults}
            subtitle={
              shown
                ? texts.common.classOfCourse({ course: shown.courseName, className: shown.name })
                : texts.results.outsideClass
            }
          >
            <ResultStats grades={grades} attempts={attempts.length} finalGrade={results.finalGrade} />
            <ButtonLink to={`/results/credentials${shown ? `?class=${shown.id}` : ""}`}>
              {texts.credentials.open}
            </ButtonLink>
            {shown && <ButtonLink to={`/results/transcript?class=${shown.id}`}>{texts.transcript.open}</ButtonLink>}
            <PrintLink />
          </PageHeader>
          <PlayedClass results={results} />
          <ClassChoice results={results} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <OwnFeedback comments={commentsOutside(comments, place)} reader={reader} />
            <NextScenario grades={grades} />
            <OwnDates grades={grades} timeZone={results.timeZone} />
            <UnsentAttemptList userId={userId} titles={titles} />
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
                  hasMedian={medians.size > 0}
                  {...{ reader, requests }}
                  timeZone={results.timeZone}
                  comments={commentsWithin(comments, place)}
                  form={shown && { classSessionId: shown.id, ...taken, formKey, refusal }}
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
        </main>
      </div>
    </CourseRules>
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

function NextScenario({ grades }: { grades: Grades }) {
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
      <ButtonLink to="/play" reloadDocument>
        {texts.results.openGame}
      </ButtonLink>
    </section>
  );
}
