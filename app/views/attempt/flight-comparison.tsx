import type { ReplayedFlight } from "~/domain/attempts/replay-attempt";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { durationText } from "./attempt-facts";
import { PathSample, type PathKind } from "./flight-paths";

/** Points and costs of the flight, the reference and the class's best; also the legend of the plots. */
export function FlightComparison({ flight }: { flight: ReplayedFlight }) {
  const { points, maxPoints, deltaV, end, reference, best } = flight;
  const rows: { kind: PathKind; name: string; points: number; deltaV: number; end: number }[] = [
    { kind: "own", name: best === "this" ? "This flight, the class's best" : "This flight", points, deltaV, end },
    { ...reference, kind: "reference", name: `Reference: ${reference.how}` },
    ...(best && best !== "this" ? [{ ...best, kind: "best" as const, name: "Best of the class" }] : []),
  ];
  return (
    <Table
      label="Compared flights"
      fold
      head={
        <>
          <Header>Flight</Header>
          <Header numeric>Points</Header>
          <Header numeric>Delta-v, m/s</Header>
          <Header numeric>Time</Header>
        </>
      }
    >
      {rows.map((row) => (
        <Row key={row.kind}>
          <RowHeader>
            <span className="flex items-center gap-2">
              <PathSample kind={row.kind} />
              {row.name}
            </span>
          </RowHeader>
          <Cell label="Points" numeric>
            {row.points} of {maxPoints}
          </Cell>
          <Cell label="Delta-v, m/s" numeric>
            {row.deltaV.toFixed(3)}
          </Cell>
          <Cell label="Time" numeric>
            {durationText(row.end)}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
