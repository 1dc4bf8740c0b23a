import type { ReplayedFlight } from "~/domain/attempts/replay-attempt";
import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { durationText } from "./duration-text";
import { PathSample, type PathKind } from "./flight-paths";

/** Points and costs of the flight, the reference and the class's best; also the legend of the plots. */
export function FlightComparison({ flight }: { flight: ReplayedFlight }) {
  const { points, maxPoints, deltaV, end, reference, best, log } = flight;
  const rows: { kind: PathKind; name: string; points: number | null; deltaV: number; end: number }[] = [
    {
      kind: "own",
      name: best === "this" ? texts.flights.thisIsBest : texts.flights.thisFlight,
      points,
      deltaV,
      end,
    },
    reference
      ? { ...reference, kind: "reference", name: texts.flights.reference({ how: reference.how }) }
      : { ...log.scenario.reference, kind: "reference", points: null, name: texts.flights.authorsFlight },
    ...(best && best !== "this" ? [{ ...best, kind: "best" as const, name: texts.flights.classBest }] : []),
  ];
  return (
    <Table
      label={texts.flights.comparedFlights}
      fold
      head={
        <>
          <Header>{texts.flights.flight}</Header>
          <Header numeric>{texts.common.points}</Header>
          <Header numeric>{texts.flights.deltaV}</Header>
          <Header numeric>{texts.flights.time}</Header>
        </>
      }
    >
      {rows.map((row) => (
        <Row key={row.kind}>
          <RowHeader>
            <span className="flex items-center gap-2">
              {row.points !== null && <PathSample kind={row.kind} />}
              {row.name}
            </span>
          </RowHeader>
          <Cell label={texts.common.points} numeric>
            {row.points === null ? "–" : texts.grades.countOf({ count: row.points, all: maxPoints })}
          </Cell>
          <Cell label={texts.flights.deltaV} numeric>
            {fixed(row.deltaV, 3)}
          </Cell>
          <Cell label={texts.flights.time} numeric>
            {durationText(row.end)}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
