import { Link } from "@remix-run/react";
import { texts } from "~/texts";
import { CourseRules } from "~/views/gradebook/course-rules";
import { ReportedLegend } from "~/views/gradebook/reported-legend";
import { commentsOutside } from "~/views/feedback/comments-outside";
import { BackToGradebook } from "~/views/gradebook/back-to-gradebook";
import { transcriptAddressOf, viewAddressOf } from "~/domain/gradebook/gradebook-addresses";
import type { StudentNeighbours as NeighboursInList } from "~/domain/gradebook/read-neighbours";
import { markAttempts, studentGradesOf } from "~/domain/gradebook/student-grades";
import type { StudentRecord } from "~/domain/gradebook/read-student-record";
import type { FormRefusal } from "~/http/form.server";
import { EmptyState } from "~/ui/empty-state";
import { Names } from "~/ui/names";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import { PrintLink } from "~/ui/print-link";
import { RelativeTime } from "~/views/relative-time";
import { AttemptsPlot } from "./attempts-plot";
import { GradesTable } from "./grades-table";
import { Neighbours } from "./neighbours";
import { ProgressBars } from "./progress-bars";
import { QuizAnswers } from "./quiz-answers";
import { StudentActivity } from "./student-activity";
import { StudentFeedback } from "./student-feedback";
import { StudentNotes } from "./student-notes";
import { StudentStats } from "./student-stats";
import { WhyThisTotal } from "./total";

type StudentPageProps = StudentRecord & {
  neighbours: NeighboursInList;
  now: Date;
  formKey: string;
  refusal?: FormRefusal;
};

/** A student's record in a class: progress, grades, attempts, answers and notes. */
export function StudentPage({
  session,
  student,
  columns,
  attempts,
  medians,
  quizzes,
  sandboxes,
  signIns,
  notes,
  decisions,
  looks,
  comments,
  row,
  finalGrade,
  dates,
  neighbours,
  now,
  formKey,
  refusal,
}: StudentPageProps) {
  const isAboutDecision = refusal?.values.decisionId !== undefined;
  const grades = studentGradesOf({ columns, attempts, decisions, medians, row, dates, rules: session.rules });
  return (
    <CourseRules value={session.rules}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 print:hidden">
        <BackToGradebook classSessionId={session.id} userId={student.userId} />
        <Neighbours neighbours={neighbours} classSessionId={session.id} />
      </div>
      <PageHeader
        title={student.fullName || student.username}
        subtitle={
          <Names
            names={[
              ...(student.fullName ? [student.username] : []),
              texts.common.classOfCourse({ course: session.courseName, className: session.name }),
            ]}
          />
        }
      >
        <StudentStats {...{ grades, columns, attempts, finalGrade, now }} />
        <PrintLink />
        <Link to={transcriptAddressOf(session.id, student.userId)} className="link tap print:hidden">
          {texts.transcript.open}
        </Link>
        <Link to={viewAddressOf(session.id, student.userId)} prefetch="none" className="link tap print:hidden">
          {texts.releases.viewAs}
        </Link>
        <Link to="/instructor/hand-in" className="link tap print:hidden">
          {texts.studentRecord.handInFile}
        </Link>
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <StudentFeedback comments={commentsOutside(comments, { columns, classSessionId: session.id })} />
        <StudentNotes notes={notes} formKey={formKey} refusal={isAboutDecision ? undefined : refusal} />
        <WhyThisTotal grades={grades} columns={columns} />
        <ProgressBars grades={grades} />
        {attempts.length === 0 && (
          <EmptyState title={texts.grades.notStarted}>
            {student.lastActive ? (
              <>
                {texts.studentRecord.lastSignedIn({
                  relativeTime: <RelativeTime date={student.lastActive} now={now} />,
                })}
              </>
            ) : (
              texts.studentRecord.neverSignedIn
            )}
          </EmptyState>
        )}
        {attempts.length > 0 && <AttemptsPlot attempts={markAttempts(attempts, grades)} />}
        {isAboutDecision && refusal?.message && <Notice tone="error">{refusal.message}</Notice>}
        <GradesTable
          {...{ grades, comments, looks }}
          classSessionId={session.id}
          userId={student.userId}
          timeZone={session.timeZone}
          mayRun={session.mayRun}
        />
        {attempts.some(({ checkedBy }) => checkedBy !== "server") && (
          <p className="-mt-2 text-xs text-muted">
            <ReportedLegend />
          </p>
        )}
        {attempts.length > 0 && <QuizAnswers quizzes={quizzes} columns={columns} />}
        <StudentActivity sandboxes={sandboxes} signIns={signIns} />
      </div>
    </CourseRules>
  );
}
