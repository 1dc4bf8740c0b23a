import { Link, useSearchParams } from "@remix-run/react";
import { groupByLetter } from "~/domain/gradebook/grade-bins";
import type { ScenarioGrade } from "~/domain/gradebook/read-scenario-grades";
import { withListQueryOf, studentAddressOf } from "~/domain/gradebook/gradebook-addresses";
import { texts } from "~/texts";
import { useCourseRules } from "~/views/gradebook/course-rules";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";

type StudentsByLetterProps = { students: ScenarioGrade[]; classSessionId: string; scenarioId: string };

/** Students by letter, and those who haven't played; names link to their attempts. */
export function StudentsByLetter({ students, classSessionId, scenarioId }: StudentsByLetterProps) {
  const [search] = useSearchParams();
  const groups = [...groupByLetter(students, useCourseRules())].map(([letter, groupStudents]) => ({
    label: letter ?? texts.scenarioGrades.noPoints,
    of: groupStudents,
  }));
  const excusedStudents = students.filter(({ isExcused }) => isExcused);
  const rows = [
    ...groups,
    { label: texts.scenarioGrades.notPlayed, of: students.filter(({ grade, isExcused }) => !grade && !isExcused) },
    ...(excusedStudents.length > 0 ? [{ label: texts.grades.excused, of: excusedStudents }] : []),
  ];
  return (
    <Table
      label={texts.scenarioGrades.tableLabel}
      density="comfortable"
      head={
        <>
          <Header>{texts.scenarioGrades.grade}</Header>
          <Header numeric>{texts.common.students}</Header>
          <Header>{texts.scenarioGrades.who}</Header>
        </>
      }
    >
      {rows.map(({ label, of: groupStudents }) => (
        <Row key={label}>
          <RowHeader>
            <bdi>{label}</bdi>
          </RowHeader>
          <Cell numeric>{groupStudents.length}</Cell>
          <Cell>
            <ul className="flex flex-wrap gap-x-4 gap-y-1 py-1 whitespace-normal">
              {groupStudents.map(({ userId, username, fullName, grade, isReported, attempts }) => (
                <li key={userId} className="min-w-0">
                  <Link
                    to={withListQueryOf(
                      studentAddressOf(classSessionId, userId, grade ? scenarioId : undefined),
                      search,
                    )}
                    prefetch="none"
                    className="link wrap-anywhere"
                    title={grade ? texts.scenarioGrades.studentAttempts({ username, attempts }) : username}
                  >
                    <bdi>{fullName || username}</bdi>
                  </Link>
                  {grade && (
                    <span className="ms-1 text-xs text-muted tabular-nums">
                      {grade.score}/{grade.maxScore}
                      {isReported && (
                        <>
                          *<span className="sr-only"> {texts.grades.reported}</span>
                        </>
                      )}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
