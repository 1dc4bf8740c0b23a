import { texts } from "~/texts";
import { number } from "~/texts/format";
import { hasAttitude } from "../../../physics/imaging";
import { aimOf, matchTarget, planTransfer, pointAtTarget, straighten } from "../../../physics/pilot";
import { scale, type Vector } from "../../../physics/vectors";
import { renderButton, h, renderNumberField } from "../../dom";
import { isLong, warps, type Cockpit, type Warp } from "./cockpit";

/** The burn form, with flight computer buttons that fill it in. */
export function renderBurnForm(cockpit: Cockpit): HTMLElement {
  const { scenario, flight } = cockpit;
  const radial = renderNumberField(texts.gameFlights.radial, 0);
  const inTrack = renderNumberField(texts.gameFlights.inTrack, 0);
  const crossTrack = renderNumberField(texts.gameFlights.crossTrack, 0);
  const fields = [radial, inTrack, crossTrack];
  const fill = ([r, i, c]: Vector) => {
    for (const [field, speed] of [
      [radial, r],
      [inTrack, i],
      [crossTrack, c],
    ] as const)
      field.input.value = String(speed);
  };
  const burn = (event: Event) => {
    event.preventDefault();
    const burnCount = flight.burns.length;
    cockpit.burn([radial.read(), inTrack.read(), crossTrack.read()]);
    if (flight.burns.length > burnCount) fill([0, 0, 0]);
  };
  const planMinutes = renderNumberField(texts.gameFlights.minutes, scenario.planMinutes, { min: "1" });
  const plan = () => {
    const firstBurn = planTransfer(flight, planMinutes.read() * 60);
    if (!firstBurn) return cockpit.say(texts.gameFlights.transferTimeRequired);
    fill(firstBurn);
    cockpit.say(texts.gameFlights.transferPlanned({ minutes: planMinutes.input.value }));
  };
  const match = () => {
    fill(matchTarget(flight));
    cockpit.say(texts.gameFlights.matchPlanned);
  };
  const hasAim = aimOf(scenario) !== null;
  const hasMatch = scenario.objective.kind !== "avoid" && scenario.objective.kind !== "slot";
  return h(
    "form",
    { class: "group burn", onSubmit: burn },
    h("h2", {}, texts.gameFlights.burnTitle),
    h(
      "div",
      { class: "row" },
      ...fields.map(({ element }) => element),
      h("button", { type: "submit" }, texts.gameFlights.burn),
    ),
    h(
      "div",
      { class: "row" },
      hasMatch && renderButton(texts.gameFlights.match, match, { class: "quiet" }),
      hasAim && planMinutes.element,
      hasAim && renderButton(texts.gameFlights.planTransfer, plan, { class: "quiet" }),
    ),
  );
}

const skips = (): [number, string][] => [
  [10, texts.gameFlights.skipSeconds({ seconds: 10 })],
  [60, texts.gameFlights.skipMinutes({ minutes: 1 })],
  [600, texts.gameFlights.skipMinutes({ minutes: 10 })],
];
const longSkips = (): [number, string][] => [
  [3600, texts.gameFlights.skipHours({ hours: 1 })],
  [86_400, texts.gameFlights.skipDays({ days: 1 })],
  [864_000, texts.gameFlights.skipDays({ days: 10 })],
];

export function renderTimeControls(cockpit: Cockpit): HTMLElement {
  const nameOf = (warp: Warp) => (warp === 0 ? texts.gameFlights.pause : `${number(warp)}×`);
  const isOfWeeks = isLong(cockpit.scenario);
  const available = warps.filter((warp) => (isOfWeeks ? warp === 0 || warp >= 100 : warp <= 1000));
  const buttons = available.map((warp) => ({
    warp,
    element: renderButton(nameOf(warp), () => cockpit.setWarp(warp), { dir: "ltr" }),
  }));
  cockpit.watch({
    write: () => {
      for (const { warp, element } of buttons) element.setAttribute("aria-pressed", String(warp === cockpit.warp));
    },
  });
  return h(
    "fieldset",
    { class: "group time" },
    h("legend", {}, texts.gameFlights.time),
    ...buttons.map(({ element }) => element),
    ...(isOfWeeks ? longSkips() : skips()).map(([seconds, label]) =>
      renderButton(label, () => cockpit.skip(seconds), { class: "quiet" }),
    ),
  );
}

/** Degrees per second per press. */
const turnPulse = 0.1;

/** For flights with an attitude. A turn goes on until it is stopped. */
export function renderTurnControls(cockpit: Cockpit): HTMLElement | null {
  const { flight, scenario } = cockpit;
  if (!hasAttitude(scenario.objective)) return null;
  const isDock = scenario.objective.kind === "dock";
  const turn = (dw: Vector) => {
    flight.plan([]);
    flight.turn(dw);
    cockpit.update();
  };
  const pulse = (nameOf: (params: { sign: string }) => string, axis: Vector) => [
    renderButton(nameOf({ sign: "−" }), () => turn(scale(axis, -turnPulse))),
    renderButton(nameOf({ sign: "+" }), () => turn(scale(axis, turnPulse))),
  ];
  return h(
    "fieldset",
    { class: "group turn" },
    h("legend", {}, texts.gameFlights.turnTitle),
    ...pulse(texts.gameFlights.pitch, [1, 0, 0]),
    ...pulse(texts.gameFlights.yaw, [0, 1, 0]),
    ...pulse(texts.gameFlights.roll, [0, 0, 1]),
    renderButton(texts.gameFlights.stopTurning, () => turn(scale(flight.attitude.rates, -1)), { class: "quiet" }),
    renderButton(
      isDock ? texts.gameFlights.straighten : texts.gameFlights.pointAtTarget,
      () => {
        flight.plan(isDock ? straighten(flight) : pointAtTarget(flight));
        cockpit.skip(0);
        cockpit.say(isDock ? texts.gameFlights.straightening : texts.gameFlights.pointingAtTarget);
      },
      { class: "quiet" },
    ),
  );
}
