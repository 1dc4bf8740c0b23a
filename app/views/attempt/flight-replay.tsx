import type { ReplayedFlight } from "~/domain/attempts/replay-attempt";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { useHydrated } from "~/ui/hydrated";
import { durationText } from "./attempt-facts";
import { FlightAdvice } from "./flight-advice";
import { FlightComparison } from "./flight-comparison";
import { FlightPlot } from "./flight-plot";
import { OrbitPlot } from "./orbit-plot";
import { ReplayBar, useReplayClock } from "./replay-clock";

/** A flight as the server flew it again: path, burns, points. */
export function FlightReplay({ flight }: { flight: ReplayedFlight | string }) {
  if (typeof flight === "string") {
    return (
      <section className="rounded-lg border border-line bg-surface p-4">
        <h2 className="mb-1">Flight</h2>
        <p className="text-muted">It cannot be flown again here: {flight}</p>
      </section>
    );
  }
  return <ReplayedFlightView flight={flight} />;
}

function ReplayedFlightView({ flight }: { flight: ReplayedFlight }) {
  const clock = useReplayClock(flight.end);
  const isHydrated = useHydrated();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="rounded-lg border border-line bg-surface p-4">
        <h2>Flight, flown again</h2>
        <p className="mb-3 text-muted tabular-nums">
          {flight.outcome} {flight.deltaV.toFixed(3)} m/s in {durationText(flight.end)}, version {flight.version} of the
          scenario.
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
          <FlightPlot flight={flight} time={clock.time} />
          <OrbitPlot flight={flight} time={clock.time} />
        </div>
        {isHydrated && <ReplayBar flight={flight} clock={clock} />}
      </div>
      <FlightComparison flight={flight} />
      {isHydrated && <FlightAdvice flight={flight} />}
      <Points parts={flight.parts} />
      <Gates gates={flight.gates} />
      <Burns burns={flight.burns} isByHand={flight.fired.length > 0} />
      {flight.fired.length > 0 && <Pulses fired={flight.fired} />}
    </section>
  );
}

function Points({ parts }: Pick<ReplayedFlight, "parts">) {
  return (
    <Table
      label="Points of the flight"
      head={
        <>
          <Header>Points for</Header>
          <Header numeric>Points</Header>
          <Header numeric>Lost</Header>
          <Header>Why</Header>
        </>
      }
      fold
    >
      {parts.map(({ key, name, points, most, why }) => (
        <Row key={key}>
          <RowHeader>{name}</RowHeader>
          <Cell label="Points" numeric>
            {points} of {most}
          </Cell>
          <Cell label="Lost" numeric>
            {points < most ? <span className="text-amber">{most - points}</span> : "–"}
          </Cell>
          <Cell label="Why">{why}</Cell>
        </Row>
      ))}
    </Table>
  );
}

function Gates({ gates }: Pick<ReplayedFlight, "gates">) {
  if (gates.length === 0) return null;
  return (
    <Table
      label="Gates at the end"
      fold
      head={
        <>
          <Header>Gate at the end</Header>
          <Header numeric>Flown</Header>
          <Header numeric>Limit</Header>
          <Header>Kept</Header>
        </>
      }
    >
      {gates.map(({ name, value, limit, unit, isMet }) => (
        <Row key={name}>
          <RowHeader>{name}</RowHeader>
          <Cell label="Flown" numeric>
            {value.toFixed(3)} {unit}
          </Cell>
          <Cell label="Limit" numeric>
            {limit} {unit}
          </Cell>
          <Cell label="Kept">{isMet ? "✓ within" : <span className="text-bad">✗ more</span>}</Cell>
        </Row>
      ))}
    </Table>
  );
}

/** Like 92:34. */
const minutesText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

const axes = ["Radial", "In-track", "Cross-track"];

function Pulses({ fired }: Pick<ReplayedFlight, "fired">) {
  return (
    <Table
      label="Pulses of the flight"
      fold
      head={
        <>
          <Header>By hand</Header>
          <Header numeric>Pulses</Header>
          <Header numeric>In all</Header>
        </>
      }
    >
      {fired.map(({ name, count, sum, unit }) => (
        <Row key={name}>
          <RowHeader>{name.replace(/^./, (letter) => letter.toUpperCase())}</RowHeader>
          <Cell label="Pulses" numeric>
            {count}
          </Cell>
          <Cell label="In all" numeric>
            {unit && `${sum.toFixed(3)} ${unit}`}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function Burns({ burns, isByHand }: Pick<ReplayedFlight, "burns"> & { isByHand: boolean }) {
  if (burns.length === 0) return isByHand ? null : <p className="text-muted">No burn was made.</p>;
  return (
    <Table
      label="Burns of the flight"
      fold
      head={
        <>
          <Header>Burn</Header>
          <Header numeric>Time, min:s</Header>
          {axes.map((axis) => (
            <Header key={axis} numeric>
              {axis}, m/s
            </Header>
          ))}
          <Header numeric>Delta-v, m/s</Header>
          <Header>Coast after it</Header>
        </>
      }
    >
      {burns.map(({ t, dv, isSafe }, index) => (
        <Row key={index}>
          <RowHeader>Burn {index + 1}</RowHeader>
          <Cell label="Time, min:s" numeric>
            {minutesText(t)}
          </Cell>
          {dv.map((part, axis) => (
            <Cell key={axis} label={`${axes[axis]}, m/s`} numeric>
              {part.toFixed(3)}
            </Cell>
          ))}
          <Cell label="Delta-v, m/s" numeric>
            {Math.hypot(...dv).toFixed(3)}
          </Cell>
          <Cell label="Coast after it">{isSafe ? "safe" : <span className="text-amber">not safe</span>}</Cell>
        </Row>
      ))}
    </Table>
  );
}
