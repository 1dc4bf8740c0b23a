import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import type { DockObjective } from "../../physics/scenario";
import { length } from "../../physics/vectors";
import { h, setText } from "../dom";
import { isWorking } from "../screens/flight/flight-events";
import { targetClosing } from "./coach";
import type { PilotDeck } from "./pilot-deck";
import { offAxis, readingsOf, sidewaysSpeed, type Readings } from "./readings";

type Figure = { text: string; isGood: boolean | null };
type Row = {
  name: string;
  figure: (readings: Readings, limits: DockObjective) => Figure;
  instrument?: "range" | "relative";
};

const closingRows: Row[] = [
  {
    name: texts.docking.range,
    instrument: "range",
    figure: ({ ahead }) => ({ text: `${fixed(ahead, ahead < 10 ? 2 : 1)} m`, isGood: null }),
  },
  {
    name: texts.docking.rate,
    instrument: "range",
    // Shown as range rate, so closing is negative.
    figure: (readings, limits) => ({
      text: `${fixed(-readings.closing, 2)} m/s`,
      isGood: readings.closing >= 0 && readings.closing <= Math.max(limits.closing, targetClosing(readings) + 0.03),
    }),
  },
  {
    name: texts.docking.sideways,
    instrument: "relative",
    figure: (readings, limits) => ({
      text: `${fixed(sidewaysSpeed(readings), 2)} m/s ${arrowOf(readings.drift, 0.005)}`,
      isGood: sidewaysSpeed(readings) <= limits.drift,
    }),
  },
  {
    name: texts.docking.offAxis,
    instrument: "relative",
    figure: (readings, limits) => ({
      text: `${fixed(offAxis(readings), 2)} m ${arrowOf(readings.offset, 0.05)}`,
      isGood: offAxis(readings) <= Math.max(limits.lateral, 0.03 * readings.ahead),
    }),
  },
];

const attitudeRows: Row[] = [texts.docking.pitch, texts.docking.yaw, texts.docking.roll].map((name, axis) => ({
  name,
  figure: ({ angles, rates }, limits) => {
    const [angle, rate] = [angles[axis] ?? 0, rates[axis] ?? 0];
    const isGood = Math.abs(angle) <= limits.misalignment && Math.abs(rate) <= limits.turning;
    return { text: `${fixed(angle, 1)}° ${fixed(rate, 2)}°/s`, isGood };
  },
}));

/** Direction as an arrow; a dot below the threshold. */
function arrowOf([right, up]: readonly [number, number], threshold: number): string {
  if (Math.hypot(right, up) < threshold) return "·";
  const eighth = Math.round(Math.atan2(up, right) / (Math.PI / 4));
  return ["→", "↗", "↑", "↖", "←", "↙", "↓", "↘"][(eighth + 8) % 8] ?? "";
}

/** Range and rates; green if right for this range, or, at the port, within the docking limits. */
export function renderFigures(deck: PilotDeck, limits: DockObjective): { closing: HTMLElement; attitude: HTMLElement } {
  const fuel = h("dd", {});
  const [closing, attitude] = [closingRows, attitudeRows].map((rows) =>
    rows.map((row) => ({ ...row, cell: h("dd", {}) })),
  );
  const all = [...(closing ?? []), ...(attitude ?? [])];
  deck.watch({
    write: () => {
      const readings = readingsOf(deck.flight);
      for (const { figure, instrument, cell } of all) {
        const hasData = instrument === undefined || isWorking(deck, instrument);
        const { text, isGood } = hasData ? figure(readings, limits) : { text: texts.gameFlights.noData, isGood: null };
        setText(cell, text);
        cell.dataset.good = isGood === null ? "" : String(isGood);
      }
      setText(fuel, `${fixed(deck.flight.used, 2)} m/s`);
    },
  });
  const list = (rows: typeof all, ...more: HTMLElement[]) =>
    h("dl", {}, ...rows.map(({ name, cell }) => h("div", {}, h("dt", {}, name), cell)), ...more);
  return {
    closing: h(
      "section",
      { class: "hud closing", "aria-label": texts.docking.closing },
      h("h2", {}, texts.docking.closing),
      list(closing ?? []),
    ),
    attitude: h(
      "section",
      { class: "hud attitude", "aria-label": texts.docking.attitude },
      h("h2", {}, texts.docking.attitude),
      list(attitude ?? [], h("div", {}, h("dt", {}, texts.docking.used), fuel)),
    ),
  };
}

/** The figures as a sentence, for screen readers. */
export function describe(readings: Readings): string {
  const { ahead, closing } = readings;
  return texts.docking.figures({
    range: fixed(ahead, ahead < 10 ? 1 : 0),
    motion: Math.abs(closing) < 0.005 ? "standing" : closing > 0 ? "closing" : "leaving",
    speed: fixed(Math.abs(closing), 2),
    offAxis: fixed(offAxis(readings), 1),
    sidewaysSpeed: fixed(sidewaysSpeed(readings), 2),
    degrees: fixed(length(readings.angles), 1),
  });
}
