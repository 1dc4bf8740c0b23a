import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import {
  cheapestCell,
  createPorkchop,
  departureOf,
  fillColumn,
  flightOf,
  type Porkchop,
} from "../../../physics/porkchop";
import type { Coast, PlannedFlight, PlanNode } from "../../../physics/planned-flight";
import { intoRic } from "../../../physics/ric";
import { aimTransfer, findTransfer, type Way } from "../../../physics/transfers";
import { length, subtract } from "../../../physics/vectors";
import { h, renderButton, renderNumberField, setText } from "../../dom";
import { maxNodes, roundSeconds } from "../../plan/plan";
import type { PlanDesk } from "./plan-desk";
import { createPorkchopView, renderScale } from "./porkchop-view";
import { clockOf } from "./plan-time";

const [columns, rows] = [96, 64];
/** Milliseconds of work between which the page can draw and answer. */
const sliceMs = 24;
const ways = ["cheaper", "short", "long"] as const;

/** Of a computed plot: from which flight, to which orbit, and after how many burns it departs. */
type Search = { porkchop: Porkchop; flight: PlannedFlight; target: Coast; way: Way; keptNodes: number };

/** Transfers to the other spacecraft by departure and time of flight; a chosen one becomes two burns. */
export function createTransferPanel(desk: PlanDesk) {
  const fields = createFields(desk);
  const progress = h("p", { class: "state", role: "status" });
  const reading = h("output", { class: "reading" });
  const scale = renderScale();
  let search: Search | null = null;
  let run = 0;
  const view = createPorkchopView(() => describe());
  const describe = () => setText(reading, search ? textOf(search, view.cell()) : "");
  const compute = () => {
    const next = fields.search();
    if (typeof next === "string") return setText(progress, next);
    if (!next) return;
    search = next;
    const current = ++run;
    fillInSlices(next, (share) => {
      if (current !== run) return false;
      setText(progress, share < 1 ? texts.gamePlan.computing({ percent: Math.floor(share * 20) * 5 }) : "");
      view.show(next.porkchop);
      scale.show(next.porkchop);
      if (share === 1) finish(next);
      return true;
    });
  };
  const finish = ({ porkchop }: Search) => {
    const best = cheapestCell(porkchop);
    if (best) view.choose(best.column, best.row);
    else setText(progress, texts.gamePlan.noTransfer);
    use.disabled = cheapest.disabled = !best;
    describe();
  };
  const goToCheapest = () => {
    const best = search && cheapestCell(search.porkchop);
    if (best) view.choose(best.column, best.row);
  };
  const usePoint = () => {
    if (!search) return;
    setText(progress, isStale(desk, search) ? texts.gamePlan.transfersStale : plan(desk, search, view.cell()));
  };
  const use = renderButton(texts.gamePlan.useTransfer, usePoint, { disabled: true });
  const cheapest = renderButton(texts.gamePlan.cheapest, goToCheapest, { class: "quiet", disabled: true });
  const hint = h("p", { class: "source" }, texts.gamePlan.transferReplaces);
  const none = h("p", { class: "source" }, texts.gamePlan.noOther);
  const content = h(
    "div",
    { class: "tool" },
    fields.element,
    h("div", { class: "row" }, renderButton(texts.gamePlan.compute, compute)),
    view.element,
    scale.element,
    reading,
    h("div", { class: "row" }, use, cheapest),
    progress,
    hint,
  );
  return {
    element: h("div", { class: "tool" }, none, content),
    draw() {
      none.hidden = desk.otherCoast !== null;
      content.hidden = desk.otherCoast === null;
      fields.draw();
      view.draw();
      if (desk.otherCoast && search?.target !== desk.otherCoast) compute();
    },
  };
}

/** Whether the burns that the transfers depart after have changed. */
function isStale(desk: PlanDesk, { flight, keptNodes }: Search): boolean {
  const [then, now] = [flight.legs[keptNodes], desk.flight.legs[keptNodes]];
  return !then || !now || then.from !== now.from || then.coast !== now.coast;
}

/** Computes column by column; `onProgress` returns false to stop. */
function fillInSlices({ porkchop, flight, target }: Search, onProgress: (share: number) => boolean) {
  let column = 0;
  const work = () => {
    const until = performance.now() + sliceMs;
    while (column < porkchop.columns && performance.now() < until)
      fillColumn(
        porkchop,
        column++,
        (seconds) => flight.stateAt(seconds),
        (seconds) => target.after(seconds),
      );
    if (onProgress(column / porkchop.columns) && column < porkchop.columns) setTimeout(work);
  };
  work();
}

function textOf({ porkchop, flight, target, way }: Search, { column, row }: { column: number; row: number }): string {
  const [departure, seconds] = [departureOf(porkchop, column), flightOf(porkchop, row)];
  const transfer = findTransfer(flight.stateAt(departure), target.after(departure + seconds), seconds, way);
  if (!transfer) return texts.gamePlan.noTransferHere;
  return texts.gamePlan.cell({
    departure: clockOf(departure),
    flight: fixed(seconds / 60, 1),
    cost: transfer.cost,
    first: length(transfer.first),
    second: length(transfer.second),
  });
}

/** Places the two burns of a cell; returns what to say. */
function plan(desk: PlanDesk, search: Search, { column, row }: { column: number; row: number }): string {
  const { porkchop, flight, target, way, keptNodes } = search;
  const [departure, seconds] = [departureOf(porkchop, column), flightOf(porkchop, row)];
  const [start, end] = [flight.stateAt(departure), target.after(departure + seconds)];
  const transfer = aimTransfer(start, end, { seconds, gravity: desk.gravity, way });
  if (!transfer) return texts.gamePlan.notAimed;
  // Just before the second burn the craft is where the target is, with another velocity.
  const arrival = { position: end.position, velocity: subtract(end.velocity, transfer.second) };
  const burns: PlanNode[] = [
    { seconds: departure, deltaV: intoRic(transfer.first, start) },
    { seconds: roundSeconds(departure + seconds), deltaV: intoRic(transfer.second, arrival) },
  ];
  desk.setNodes([...desk.nodes.slice(0, keptNodes), ...burns], keptNodes);
  return texts.gamePlan.transferPlanned({ first: keptNodes + 1, second: keptNodes + 2, cost: transfer.cost });
}

function createFields(desk: PlanDesk) {
  const from = h("select", {});
  const way = h("select", {}, ...ways.map((one) => h("option", { value: one }, texts.gamePlan.wayOf({ way: one }))));
  const revolution = desk.revolutionBefore(0);
  const guess = Math.min(48, Math.max(3, (4 * revolution) / 3600));
  const hours = renderNumberField(texts.gamePlan.departUntil, Number(guess.toFixed(1)), { min: "0.1", max: "200" });
  const shortest = renderNumberField(texts.gamePlan.flightFrom, Math.round((0.15 * revolution) / 60), { min: "1" });
  const longest = renderNumberField(texts.gamePlan.flightTo, Math.round((1.15 * revolution) / 60), { min: "2" });
  const search = (): Search | string | null => {
    const { otherCoast: target } = desk;
    if (!target) return null;
    const keptNodes = Math.min(Number(from.value) || 0, desk.nodes.length, maxNodes - 2);
    // A second after the burn before, so that burns keep apart.
    const begin = keptNodes === 0 ? 0 : (desk.nodes[keptNodes - 1]?.seconds ?? 0) + 1;
    const [least, most] = [shortest.read() * 60, longest.read() * 60];
    if (!(least >= 60 && most > least)) return texts.gamePlan.flightRange;
    const until = Math.min(desk.maxSeconds - most, begin + Math.max(0.1, hours.read() || guess) * 3600);
    if (until <= begin) return texts.gamePlan.flightRange;
    const chosen = ways.find((one) => one === way.value) ?? "cheaper";
    const range = { departure: [begin, until], flight: [least, most] } as const;
    const porkchop = createPorkchop({ ...range, columns, rows, way: chosen });
    return { porkchop, flight: desk.flightWith(keptNodes), target, way: chosen, keptNodes };
  };
  let shown = "";
  const draw = () => {
    const names = [texts.gamePlan.start, ...desk.nodes.map((_, index) => texts.gamePlan.burn({ number: index + 1 }))];
    if (shown === names.join()) return;
    shown = names.join();
    const chosen = from.selectedIndex;
    from.replaceChildren(...names.map((name, index) => h("option", { value: String(index) }, name)));
    from.selectedIndex = Math.min(Math.max(0, chosen), names.length - 1);
  };
  const element = h(
    "div",
    { class: "row" },
    h("label", { class: "field" }, h("span", {}, texts.gamePlan.departFrom), from),
    hours.element,
    shortest.element,
    longest.element,
    h("label", { class: "field" }, h("span", {}, texts.gamePlan.way), way),
  );
  return { element, search, draw };
}
