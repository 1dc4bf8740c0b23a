import { aimOf, matchTarget, planTransfer, straighten } from "../../../physics/pilot";
import { scale, type Vector } from "../../../physics/vectors";
import { renderButton, h, renderNumberField } from "../../dom";
import { isLong, warps, type Cockpit, type Warp } from "./cockpit";

/** The burn form, with flight computer buttons that fill it in. */
export function renderBurnForm(cockpit: Cockpit): HTMLElement {
  const { scenario, flight } = cockpit;
  const radial = renderNumberField("R radial", 0);
  const inTrack = renderNumberField("I in-track", 0);
  const crossTrack = renderNumberField("C cross-track", 0);
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
  const planMinutes = renderNumberField("Minutes", scenario.planMinutes, { min: "1" });
  const plan = () => {
    const firstBurn = planTransfer(flight, planMinutes.read() * 60);
    if (!firstBurn) return cockpit.say("A transfer takes more than no time.");
    fill(firstBurn);
    cockpit.say(`The first burn of a transfer of ${planMinutes.input.value} minutes is filled in.`);
  };
  const match = () => {
    fill(matchTarget(flight));
    cockpit.say("The burn that stops you against the target is filled in.");
  };
  const hasAim = aimOf(scenario) !== null;
  const hasMatch = scenario.objective.kind !== "avoid" && scenario.objective.kind !== "slot";
  return h(
    "form",
    { class: "group burn", onSubmit: burn },
    h("h2", {}, "Burn, m/s"),
    h("div", { class: "row" }, ...fields.map(({ element }) => element), h("button", { type: "submit" }, "Burn")),
    h(
      "div",
      { class: "row" },
      hasMatch && renderButton("Match", match, { class: "quiet" }),
      hasAim && planMinutes.element,
      hasAim && renderButton("Plan transfer", plan, { class: "quiet" }),
    ),
  );
}

const skips = [
  [10, "+10 s"],
  [60, "+1 min"],
  [600, "+10 min"],
] as const;
const longSkips = [
  [3600, "+1 h"],
  [86_400, "+1 day"],
  [864_000, "+10 days"],
] as const;

export function renderTimeControls(cockpit: Cockpit): HTMLElement {
  const nameOf = (warp: Warp) => (warp === 0 ? "Pause" : `${warp}×`);
  const isOfWeeks = isLong(cockpit.scenario);
  const available = warps.filter((warp) => (isOfWeeks ? warp === 0 || warp >= 100 : warp <= 1000));
  const buttons = available.map((warp) => ({ warp, element: renderButton(nameOf(warp), () => cockpit.setWarp(warp)) }));
  cockpit.watch({
    write: () => {
      for (const { warp, element } of buttons) element.setAttribute("aria-pressed", String(warp === cockpit.warp));
    },
  });
  return h(
    "fieldset",
    { class: "group time" },
    h("legend", {}, "Time"),
    ...buttons.map(({ element }) => element),
    ...(isOfWeeks ? longSkips : skips).map(([seconds, label]) =>
      renderButton(label, () => cockpit.skip(seconds), { class: "quiet" }),
    ),
  );
}

/** Degrees per second per press. */
const turnPulse = 0.1;

/** Docking only. A turn goes on until it is stopped. */
export function renderTurnControls(cockpit: Cockpit): HTMLElement | null {
  const { flight, scenario } = cockpit;
  if (scenario.objective.kind !== "dock") return null;
  const turn = (dw: Vector) => {
    flight.plan([]);
    flight.turn(dw);
    cockpit.update();
  };
  const pulse = (name: string, axis: Vector) => [
    renderButton(`${name} −`, () => turn(scale(axis, -turnPulse))),
    renderButton(`${name} +`, () => turn(scale(axis, turnPulse))),
  ];
  return h(
    "fieldset",
    { class: "group turn" },
    h("legend", {}, "Turn, 0.1°/s"),
    ...pulse("Pitch", [1, 0, 0]),
    ...pulse("Yaw", [0, 1, 0]),
    ...pulse("Roll", [0, 0, 1]),
    renderButton("Stop turning", () => turn(scale(flight.attitude.rates, -1)), { class: "quiet" }),
    renderButton(
      "Straighten",
      () => {
        flight.plan(straighten(flight));
        cockpit.skip(0);
        cockpit.say("The flight computer turns the nose to the port.");
      },
      { class: "quiet" },
    ),
  );
}
