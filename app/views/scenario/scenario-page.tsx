import { Link, useSearchParams } from "@remix-run/react";
import { texts } from "~/texts";
import { CourseRules } from "~/views/gradebook/course-rules";
import { BackToGradebook } from "~/views/gradebook/back-to-gradebook";
import { columnFiguresOf } from "~/domain/gradebook/class-figures";
import { percentText } from "~/domain/gradebook/figures";
import { ReportedLegend } from "~/views/gradebook/reported-legend";
import type { ScenarioGrades } from "~/domain/gradebook/read-scenario-grades";
import {
  withListQueryOf,
  plotAddressOf,
  regradeAddressOf,
  rubricAddressOf,
} from "~/domain/gradebook/gradebook-addresses";
import { quizAddressOf } from "~/domain/quiz-results/quiz-address";
import { ButtonLink } from "~/ui/button";
import { Code } from "~/ui/code";
import { EmptyState } from "~/ui/empty-state";
import { Names } from "~/ui/names";
import { PageHeader, Stat, Stats } from "~/ui/page-header";
import { PrintLink } from "~/ui/print-link";
import { GradePlot } from "./grade-plot";
import { StudentsByLetter } from "./students-by-letter";

type ScenarioPageProps = ScenarioGrades & {
  /** Opens the scenario in the game; null while no class is running. */
  studentLink: string | null;
};

/** A class's results in one scenario: the spread of grades, and the students by letter. */
export function ScenarioPage({
  session,
  columns,
  column,
  students,
  hasQuestions,
  isFlight,
  studentLink,
}: ScenarioPageProps) {
  const grades = students.flatMap(({ grade }) => grade ?? []);
  const { mean, median, graded, passed, notStarted } = columnFiguresOf(
    students.map(({ grade, isExcused }) => ({ cells: [grade], excused: isExcused ? [0] : [], missing: [] })),
    0,
    session.rules,
  );
  return (
    <CourseRules value={session.rules}>
      <p className="mb-2 print:hidden">
        <BackToGradebook classSessionId={session.id} />
      </p>
      <PageHeader
        title={column.scenarioTitle}
        subtitle={
          <Names
            names={[
              column.campaignTitle,
              texts.common.classOfCourse({ course: session.courseName, className: session.name }),
              ...(column.isRetired ? [texts.grades.retired] : []),
            ]}
          />
        }
      >
        <Stats>
          <Stat
            label={texts.scenarioGrades.playedIt}
            value={texts.grades.countOf({ count: grades.length, all: students.length })}
          />
          <Stat label={texts.scenarioGrades.average} value={percentText(mean)} />
          <Stat label={texts.scenarioGrades.median} value={percentText(median)} />
          <Stat
            label={texts.scenarioGrades.passed}
            value={graded === 0 ? "–" : texts.grades.countOf({ count: passed, all: graded })}
          />
          <Stat label={texts.scenarioGrades.notStarted} value={notStarted} />
        </Stats>
        {hasQuestions && (
          <ButtonLink
            to={quizAddressOf(
              {
                sessionId: session.id,
                sessionName: session.name,
                quizId: column.scenarioId,
                shortTitle: column.scenarioShortTitle,
              },
              "/instructor",
            )}
          >
            {texts.scenarioGrades.responses}
          </ButtonLink>
        )}
        {session.mayRun && (
          <ButtonLink to={rubricAddressOf(session.id, column.scenarioId)} className="print:hidden">
            {texts.rubrics.title}
          </ButtonLink>
        )}
        {session.mayRun && isFlight && students.some(({ attempts }) => attempts > 0) && (
          <ButtonLink to={regradeAddressOf(session.id, column.scenarioId)} className="print:hidden">
            {texts.flightRegrades.title}
          </ButtonLink>
        )}
        <PrintLink />
      </PageHeader>
      {studentLink && (
        <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm print:hidden">
          {texts.scenarioGrades.studentLink}
          <Code oneLine copyLabel={texts.scenarioGrades.copyStudentLink}>
            {studentLink}
          </Code>
        </p>
      )}
      <ScenarioNeighbours columns={columns} currentScenarioId={column.scenarioId} classSessionId={session.id} />
      {graded === 0 ? (
        <EmptyState title={texts.scenarioGrades.noGrades}>
          {grades.length === 0 ? texts.scenarioGrades.nobodyPlayed : texts.scenarioGrades.withoutPoints}
        </EmptyState>
      ) : (
        <GradePlot grades={grades} median={median} />
      )}
      <StudentsByLetter students={students} classSessionId={session.id} scenarioId={column.scenarioId} />
      {students.some(({ isReported }) => isReported) && (
        <p className="mt-2 text-xs text-muted">
          <ReportedLegend />
        </p>
      )}
    </CourseRules>
  );
}

type OtherScenariosProps = { columns: ScenarioGrades["columns"]; currentScenarioId: string; classSessionId: string };

/** Links to the previous and next scenario of the gradebook. */
function ScenarioNeighbours({ columns, currentScenarioId, classSessionId }: OtherScenariosProps) {
  const [search] = useSearchParams();
  const currentIndex = columns.findIndex(({ scenarioId }) => scenarioId === currentScenarioId);
  const [before, after] = [columns[currentIndex - 1], columns[currentIndex + 1]];
  return (
    <nav
      aria-label={texts.scenarioGrades.scenarios}
      className="mb-3 flex flex-wrap justify-between gap-x-6 print:hidden"
    >
      {[before, after].map((column, side) =>
        column ? (
          <Link
            key={side}
            to={withListQueryOf(plotAddressOf(classSessionId, column.scenarioId), search)}
            className="link tap min-w-0"
          >
            <span dir="auto" className="clip max-w-72">
              {side === 0
                ? texts.scenarioGrades.previous({ scenarioTitle: column.scenarioTitle })
                : texts.scenarioGrades.next({ scenarioTitle: column.scenarioTitle })}
            </span>
          </Link>
        ) : (
          <span key={side} />
        ),
      )}
    </nav>
  );
}
