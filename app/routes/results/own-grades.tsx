import { Link } from "@remix-run/react";
import { texts } from "~/texts";
import { Grade, NoGrade, ReportedMark } from "~/views/student/grade";
import type { ScenarioGrade } from "~/views/student/progress-path";
import { formatDateTime } from "~/domain/date-text";
import { percentText } from "~/domain/gradebook/figures";
import { ownAttemptAddressOf } from "~/domain/gradebook/gradebook-addresses";
import type { RecordedAttempt } from "~/domain/gradebook/read-student-record";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { useTimeZone } from "~/ui/time-zone";

/** Each played scenario with its best grade and all attempts. */
export function OwnGrades({ grades, hasMedian }: { grades: ScenarioGrade[]; hasMedian: boolean }) {
  return (
    <section>
      <h2 className="mb-2">Grades</h2>
      <Table
        label="My grades by scenario"
        density="comfortable"
        fold
        head={
          <>
            <Header>Scenario</Header>
            <Header>Best grade</Header>
            {hasMedian && <Header numeric>Class median</Header>}
            <Header>Attempts, latest first</Header>
          </>
        }
      >
        {grades
          .filter(({ attempts }) => attempts.length > 0)
          .map(({ column, best, median, attempts }) => (
            <Row key={column.scenarioId}>
              <RowHeader>
                {column.scenarioTitle}
                <span className="block text-xs font-normal text-muted">{column.campaignTitle}</span>
              </RowHeader>
              <Cell label="Best grade">{best ? <Grade attempt={best} /> : <NoGrade attempts={attempts} />}</Cell>
              {hasMedian && (
                <Cell label="Class median" numeric>
                  {percentText(median)}
                </Cell>
              )}
              <Cell label="Attempts" wide>
                <FoldedAttempts attempts={attempts} />
              </Cell>
            </Row>
          ))}
      </Table>
    </section>
  );
}

const maxListed = 3;

/** The latest attempts; older ones are folded. */
function FoldedAttempts({ attempts }: { attempts: RecordedAttempt[] }) {
  const older = attempts.slice(maxListed);
  return (
    <>
      <AttemptLines attempts={attempts.slice(0, maxListed)} />
      {older.length > 0 && (
        <details>
          <summary className="link tap">{older.length} older</summary>
          <AttemptLines attempts={older} />
        </details>
      )}
    </>
  );
}

function AttemptLines({ attempts }: { attempts: RecordedAttempt[] }) {
  const zone = useTimeZone();
  return (
    <ul className="grid gap-0.5 py-1.5 wrap-anywhere whitespace-normal">
      {attempts.map(({ id, score, maxScore, receivedAt, counts, checkedBy, isLate, setAside, uncounted }) => (
        <li key={id} className="tabular-nums">
          {score}/{maxScore}{" "}
          <Link to={ownAttemptAddressOf(id)} prefetch="none" className="link tap">
            {formatDateTime(receivedAt, zone)}
          </Link>
          {counts && <span className="ml-2 text-xs font-semibold text-accent">counts</span>}
          {isLate && <span className="ml-2 text-xs text-amber">handed in late</span>}
          <ReportedMark checkedBy={checkedBy} />
          {uncounted && (
            <span className="ml-2 text-xs text-amber">{texts.grades.ownUncounted({ kind: uncounted })}</span>
          )}
          {setAside && <span className="ml-2 text-xs text-bad">excluded: {setAside.reason}</span>}
        </li>
      ))}
    </ul>
  );
}
