// What the author of a flight planned to happen. No screen shows it before it does.
import { texts } from "~/texts";
import { flightTime } from "../../../content/flight-words";
import { isDark, noticesOf, type InjectNotice, type Instrument } from "../../../physics/injects";
import type { FlightScenario } from "../../../physics/scenario";
import { h } from "../../dom";

/** The events of a flight in order, each taken once when its time has come. */
export class FlightEvents {
  private readonly coming: InjectNotice[];
  readonly past: InjectNotice[] = [];

  constructor({ injects }: Pick<FlightScenario, "injects">) {
    this.coming = noticesOf(injects);
  }

  /** When the clock stops for the next one. */
  get next(): number {
    return this.coming[0]?.t ?? Infinity;
  }

  /** What has happened since the last call, as one sentence; empty if nothing has. */
  takeUntil(time: number): string {
    const happened = this.coming.filter(({ t }) => t <= time);
    this.coming.splice(0, happened.length);
    this.past.push(...happened);
    return happened.map(eventText).join(" ");
  }
}

export function eventText({ inject, hasEnded }: InjectNotice): string {
  switch (inject.kind) {
    case "message":
      return texts.gameFlights.controlCenter(inject);
    case "thrust":
      return texts.gameFlights.thrustLost(inject);
    case "leak":
      return texts.gameFlights.leak;
    case "dark": {
      const instrument = texts.gameFlights.instrumentOf(inject);
      return hasEnded
        ? texts.gameFlights.instrumentBack({ instrument })
        : texts.gameFlights.instrumentLost({ instrument });
    }
    case "maneuver":
      return texts.gameFlights.targetManeuver;
  }
}

type Flying = {
  events: FlightEvents;
  scenario: FlightScenario;
  flight: { time: number };
  watch: (watcher: { write: () => void }) => void;
};

/** What has happened so far, the newest first; hidden while that is nothing. The status line announces it. */
export function renderEventLog({ events, watch }: Pick<Flying, "events" | "watch">): HTMLElement {
  const list = h("ol", { class: "events", "aria-label": texts.gameFlights.events, hidden: true, tabIndex: 0 });
  watch({
    write: () => {
      for (const notice of events.past.slice(list.childElementCount))
        list.prepend(h("li", {}, h("b", {}, flightTime(notice.t)), " ", h("bdi", {}, eventText(notice))));
      list.hidden = list.childElementCount === 0;
    },
  });
  return list;
}

export const hasInstrument = ({ instruments }: Pick<FlightScenario, "instruments">, instrument: Instrument) =>
  instruments === undefined || instruments.includes(instrument);

export const isWorking = ({ scenario, flight }: Pick<Flying, "scenario" | "flight">, instrument: Instrument) =>
  hasInstrument(scenario, instrument) && !isDark(scenario.injects, instrument, flight.time);

/** Hides a view while its instrument is dark, because all views are drawn on one canvas. */
export function renderDarkness(
  flying: Omit<Flying, "events">,
  instrument: Instrument,
  view?: HTMLElement,
): HTMLElement {
  const cover = h("p", { class: "no-signal" }, texts.gameFlights.noData);
  flying.watch({
    write: () => {
      cover.hidden = isWorking(flying, instrument);
      if (view) view.style.display = cover.hidden ? "" : "none";
    },
  });
  return cover;
}
