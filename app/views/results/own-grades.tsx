import { Link } from "@remix-run/react";
import { texts } from "~/texts";
import { CommentList, type Reader } from "~/views/feedback/comment-entry";
import { DateNote } from "~/views/dates/date-note";
import { GradeOf, ReportedMark } from "~/views/student/grade";
import { RubricMarks } from "~/views/student/rubric-marks";
import { RegradedMark } from "~/views/regrade/regraded-mark";
import { formatDateTime } from "~/domain/date-text";
import type { Comment } from "~/domain/feedback/list-comments";
import { percentText } from "~/domain/gradebook/figures";
import type { RecordedAttempt } from "~/domain/gradebook/read-student-record";
import type { StudentGrade } from "~/domain/gradebook/student-grades";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import type { OwnRequest } from "~/domain/grade-requests/ask-for-look";
import { useTimeZone } from "~/ui/time-zone";
import { GradeRequests, type RequestForm } from "./grade-request";
import { useOwnAddress } from "./own-addresses";
import { ScenarioLink, type PlayPlace } from "./scenario-link";

type OwnGradesProps = {
  grades: StudentGrade[];
  playsIn: PlayPlace | null;
  hasMedian: boolean;
  /** Of the shown class, on the scenarios of the table. */
  comments: Comment[];
  reader: Reader;
  requests: OwnRequest[];
  /** Of due dates. */
  timeZone: string;
  /** Null outside a class, where nobody can be asked. */
  form: RequestForm | null;
};

/** Each played scenario with its best grade and all attempts. */
export function OwnGrades({ grades, playsIn, hasMedian, comments, reader, requests, timeZone, form }: OwnGradesProps) {
  const commentsOn = (id: string) => comments.filter(({ scenarioId }) => scenarioId === id);
  return (
    <section>
      <h2 className="mb-2">{texts.results.grades}</h2>
      <Table
        label={texts.results.gradesLabel}
        density="comfortable"
        fold
        head={
          <>
            <Header>{texts.results.scenario}</Header>
            <Header>{texts.results.grade}</Header>
            {hasMedian && <Header numeric>{texts.results.classMedian}</Header>}
            <Header>{texts.results.attemptsHeading}</Header>
          </>
        }
      >
        {grades
          .filter(
            ({ attempts, decision, isMissing, column }) =>
              attempts.length > 0 || decision || isMissing || commentsOn(column.scenarioId).length > 0,
          )
          .map(({ column, median, attempts, ...grade }) => (
            <Row key={column.scenarioId}>
              <RowHeader>
                <ScenarioLink column={column} playsIn={playsIn} />
                <span className="block text-xs font-normal text-muted">
                  <bdi>{column.campaignTitle}</bdi>
                </span>
              </RowHeader>
              <Cell label={texts.results.grade}>
                <div className="min-w-0">
                  <GradeOf attempts={attempts} {...grade} />
                  <DateNote grade={{ column, ...grade }} timeZone={timeZone} />
                  <RubricMarks marks={grade.decision?.rubric ?? null} />
                  {grade.decision?.reason && (
                    <span dir="auto" className="block text-xs wrap-anywhere whitespace-pre-line">
                      {grade.decision.reason}
                    </span>
                  )}
                </div>
              </Cell>
              {hasMedian && (
                <Cell label={texts.results.classMedian} numeric>
                  {percentText(median)}
                </Cell>
              )}
              <Cell label={texts.common.attempts} wide>
                <div className="min-w-0">
                  <FoldedAttempts attempts={attempts} />
                  <CommentList comments={commentsOn(column.scenarioId)} reader={reader} place="inScenario" />
                  {form && (
                    <GradeRequests
                      scenarioId={column.scenarioId}
                      scenarioTitle={column.scenarioTitle}
                      requests={requests.filter(({ scenarioId }) => scenarioId === column.scenarioId)}
                      form={form}
                    />
                  )}
                </div>
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
          <summary className="link tap">{texts.results.older({ older: older.length })}</summary>
          <AttemptLines attempts={older} />
        </details>
      )}
    </>
  );
}

function AttemptLines({ attempts }: { attempts: RecordedAttempt[] }) {
  const zone = useTimeZone();
  const { attemptAddressOf } = useOwnAddress();
  return (
    <ul className="grid gap-0.5 py-1.5 wrap-anywhere whitespace-normal">
      {attempts.map(({ id, score, maxScore, receivedAt, counts, checkedBy, isLate, setAside, uncounted, recorded }) => (
        <li key={id} className="tabular-nums">
          {score}/{maxScore}{" "}
          <Link to={attemptAddressOf(id)} prefetch="none" className="link tap">
            {formatDateTime(receivedAt, zone)}
          </Link>
          {counts && <span className="ms-2 text-xs font-semibold text-accent">{texts.results.counts}</span>}
          {isLate && <span className="ms-2 text-xs text-amber">{texts.results.late}</span>}
          <ReportedMark checkedBy={checkedBy} />
          <RegradedMark recorded={recorded} />
          {uncounted && (
            <span className="ms-2 text-xs text-amber">{texts.grades.ownUncounted({ kind: uncounted })}</span>
          )}
          {setAside && (
            <span className="ms-2 text-xs text-bad">{texts.results.excludedBecause({ reason: setAside.reason })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
