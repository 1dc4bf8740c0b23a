import type { ReplayedFlight } from "~/domain/attempts/replay-attempt";
import { partInWords } from "~/domain/flights/debrief";
import type { Comment } from "~/domain/feedback/list-comments";
import { CommentList, type Reader } from "~/views/feedback/comment-entry";
import { texts } from "~/texts";
import { decimal, fixed } from "~/texts/format";
import { Cell, Header, Row, RowHeader, Table } from "~/ui/data-table";
import { useHydrated } from "~/ui/hydrated";
import { gateName, outcomeText } from "../../../content/flight-words";
import { durationText } from "./duration-text";
import { FlightAdvice } from "./flight-advice";
import { FlightComparison } from "./flight-comparison";
import { FlightPins, pinsOf } from "./flight-pins";
import { FlightPlot } from "./flight-plot";
import { OrbitPlot } from "./orbit-plot";
import { ReplayBar, useReplayClock } from "./replay-clock";

type FlightReplayProps<Flight> = { flight: Flight; comments: Comment[]; reader: Reader };

/** The server's replay of a flight: path, burns and points. A string says why it can't be replayed. */
export function FlightReplay({ flight, comments, reader }: FlightReplayProps<ReplayedFlight | string>) {
  if (typeof flight === "string") {
    return (
      <section className="rounded-lg border border-line bg-surface p-4">
        <h2 className="mb-1">{texts.flights.flight}</h2>
        <p className="text-muted">{texts.flights.notReplayed({ reason: flight })}</p>
        <CommentList comments={comments.filter(({ moment }) => moment !== null)} reader={reader} />
      </section>
    );
  }
  return <ReplayDetails {...{ flight, comments, reader }} />;
}

function ReplayDetails({ flight, comments, reader }: FlightReplayProps<ReplayedFlight>) {
  const clock = useReplayClock(flight.end);
  const isHydrated = useHydrated();
  const pins = pinsOf(comments, flight.end);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="rounded-lg border border-line bg-surface p-4">
        <h2>{texts.flights.replayTitle}</h2>
        <p className="mb-3 text-muted tabular-nums">
          {texts.flights.replaySummary({
            outcome: typeof flight.outcome === "string" ? flight.outcome : outcomeText(flight.outcome),
            deltaV: fixed(flight.deltaV, 3),
            duration: durationText(flight.end),
            version: flight.version,
          })}
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
          <FlightPlot flight={flight} time={clock.time} pins={pins} />
          <OrbitPlot flight={flight} time={clock.time} />
        </div>
        {isHydrated && <ReplayBar flight={flight} clock={clock} />}
        <FlightPins {...{ pins, clock, reader }} />
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
      label={texts.flights.pointsTitle}
      head={
        <>
          <Header>{texts.flights.pointsFor}</Header>
          <Header numeric>{texts.common.points}</Header>
          <Header numeric>{texts.flights.lost}</Header>
          <Header>{texts.flights.why}</Header>
        </>
      }
      fold
    >
      {parts.map(partInWords).map(({ key, name, points, most, why }) => (
        <Row key={key}>
          <RowHeader>{name}</RowHeader>
          <Cell label={texts.common.points} numeric>
            {texts.grades.countOf({ count: points, all: most })}
          </Cell>
          <Cell label={texts.flights.lost} numeric>
            {points < most ? <span className="text-amber">{most - points}</span> : "–"}
          </Cell>
          <Cell label={texts.flights.why}>{why}</Cell>
        </Row>
      ))}
    </Table>
  );
}

function Gates({ gates }: Pick<ReplayedFlight, "gates">) {
  if (gates.length === 0) return null;
  return (
    <Table
      label={texts.flights.gatesTitle}
      fold
      head={
        <>
          <Header>{texts.flights.gate}</Header>
          <Header numeric>{texts.flights.flown}</Header>
          <Header numeric>{texts.flights.limit}</Header>
          <Header>{texts.flights.kept}</Header>
        </>
      }
    >
      {gates.map(({ value, limit, unit, isMet, ...gate }, index) => (
        <Row key={index}>
          <RowHeader>{"name" in gate ? gate.name : gateName(gate)}</RowHeader>
          <Cell label={texts.flights.flown} numeric>
            {fixed(value, 3)} {unit}
          </Cell>
          <Cell label={texts.flights.limit} numeric>
            {decimal(String(limit))} {unit}
          </Cell>
          <Cell label={texts.flights.kept}>
            {isMet ? texts.flights.withinLimit : <span className="text-bad">{texts.flights.overLimit}</span>}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

/** Like 92:34. */
const minutesText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

const axes = ["radial", "in-track", "cross-track"] as const;

function Pulses({ fired }: Pick<ReplayedFlight, "fired">) {
  return (
    <Table
      label={texts.flights.pulsesTitle}
      fold
      head={
        <>
          <Header>{texts.flights.byHand}</Header>
          <Header numeric>{texts.flights.pulses}</Header>
          <Header numeric>{texts.flights.inAll}</Header>
        </>
      }
    >
      {fired.map(({ name, count, sum, unit }) => (
        <Row key={name}>
          <RowHeader>{texts.flightResults.thruster({ thruster: name })}</RowHeader>
          <Cell label={texts.flights.pulses} numeric>
            {count}
          </Cell>
          <Cell label={texts.flights.inAll} numeric>
            {unit && `${fixed(sum, 3)} ${unit}`}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function Burns({ burns, isByHand }: Pick<ReplayedFlight, "burns"> & { isByHand: boolean }) {
  if (burns.length === 0) return isByHand ? null : <p className="text-muted">{texts.flights.noBurns}</p>;
  return (
    <Table
      label={texts.flights.burnsTitle}
      fold
      head={
        <>
          <Header>{texts.flights.burn}</Header>
          <Header numeric>{texts.flights.burnTime}</Header>
          {axes.map((axis) => (
            <Header key={axis} numeric>
              {texts.flights.axisSpeed({ axis })}
            </Header>
          ))}
          <Header numeric>{texts.flights.deltaV}</Header>
          <Header>{texts.flights.coastAfter}</Header>
        </>
      }
    >
      {burns.map(({ t, dv, isSafe }, index) => (
        <Row key={index}>
          <RowHeader>{texts.flights.burnNumber({ index: index + 1 })}</RowHeader>
          <Cell label={texts.flights.burnTime} numeric>
            {minutesText(t)}
          </Cell>
          {axes.map((axis, place) => (
            <Cell key={axis} label={texts.flights.axisSpeed({ axis })} numeric>
              {dv[place] !== undefined && fixed(dv[place], 3)}
            </Cell>
          ))}
          <Cell label={texts.flights.deltaV} numeric>
            {fixed(Math.hypot(...dv), 3)}
          </Cell>
          <Cell label={texts.flights.coastAfter}>
            {isSafe ? texts.flights.safe : <span className="text-amber">{texts.flights.notSafe}</span>}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
