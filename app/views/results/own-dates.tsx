import { formatDateTime } from "~/domain/date-text";
import type { StudentGrade } from "~/domain/gradebook/student-grades";
import type { HeldScenario } from "~/domain/results/read-own-results";
import { texts } from "~/texts";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { ScenarioLink, type PlayPlace } from "./scenario-link";

type OwnDatesProps = { grades: StudentGrade[]; held: HeldScenario[]; playsIn: PlayPlace | null; timeZone: string };

/** What is still to be handed in, the next due date first; also what is graded in secret until its release. */
export function OwnDates({ grades, held, playsIn, timeZone }: OwnDatesProps) {
  const open = [
    ...grades.filter(({ dates, attempts, grade }) => dates && attempts.length === 0 && grade !== "excused"),
    ...held.filter(({ dates }) => dates).map(({ column, dates }) => ({ column, dates, isMissing: false })),
  ].sort((one, other) => timeOf(one) - timeOf(other));
  if (open.length === 0) return null;
  const dateOf = (date: Date | null | undefined) => (date ? formatDateTime(date, timeZone) : "–");
  return (
    <section>
      <h2 className="mb-1">{texts.dueDates.title}</h2>
      <p className="mb-2 text-sm text-muted">{texts.dueDates.timesIn({ zone: timeZone })}</p>
      <Table
        label={texts.dueDates.title}
        fold
        head={
          <>
            <Header>{texts.results.scenario}</Header>
            <Header>{texts.dueDates.opens}</Header>
            <Header>{texts.dueDates.due}</Header>
          </>
        }
      >
        {open.map(({ column, dates, isMissing }) => (
          <Row key={column.scenarioId}>
            <RowHeader>
              <ScenarioLink column={column} playsIn={playsIn} />
              <span className="block text-xs font-normal text-muted">
                <bdi>{column.campaignTitle}</bdi>
              </span>
            </RowHeader>
            <Cell label={texts.dueDates.opens}>{dateOf(dates?.opensAt)}</Cell>
            <Cell label={texts.dueDates.due}>
              {dateOf(dates?.dueAt)}
              {isMissing && <span className="ms-2 text-xs font-semibold text-bad">{texts.dueDates.missing}</span>}
              {dates?.extension?.classDueAt && (
                <span className="block text-xs text-muted">
                  {texts.dueDates.extendedFrom({ date: dateOf(dates.extension.classDueAt) })}
                </span>
              )}
            </Cell>
          </Row>
        ))}
      </Table>
    </section>
  );
}

const timeOf = ({ dates }: Pick<StudentGrade, "dates">) => (dates?.dueAt ?? dates?.opensAt)?.getTime() ?? 0;
