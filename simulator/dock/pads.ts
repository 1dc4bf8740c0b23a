import { pulseSizes } from "../../physics/pulses";
import type { Thrust } from "../../physics/pulses";
import { h, setText } from "../dom";
import { moves, stop, turns, type Control } from "./keys";
import type { PilotDeck } from "./pilot-deck";
import type { Presses } from "./presses";

type Button = { name: Thrust["name"]; element: HTMLElement };
export type Pads = { move: HTMLElement; turn: HTMLElement; mark: (name: Thrust["name"] | null) => void };

/** Buttons that fire while they are held, and sticks: a finger that slides from one to the next fires that. */
export function renderPads(deck: PilotDeck, presses: Presses): Pads {
  const buttons: Button[] = [...moves, ...turns, stop].map((control) => ({
    name: control.name,
    element: renderThrustButton(control, presses),
  }));
  const find = (names: readonly Control[]) =>
    names.flatMap(({ name }) => buttons.find((one) => one.name === name)?.element ?? []);
  const [moveNote, turnNote] = [h("span", {}), h("span", {})];
  const fine = h(
    "button",
    { type: "button", class: "wide", onClick: () => deck.setFine(!deck.isFine) },
    h("kbd", {}, "F"),
    " fine pulses",
  );
  const move = renderPad("Move", moveNote, find(moves), fine);
  const turn = renderPad("Turn", turnNote, find(turns), ...find([stop]));
  for (const pad of [move, turn]) letFingersSlide(pad, presses);
  deck.watch({
    write: () => {
      const { push, turn: by } = pulseSizes[deck.isFine ? "fine" : "usual"];
      setText(moveNote, `${push} m/s`);
      setText(turnNote, `${by}°/s`);
      fine.setAttribute("aria-pressed", String(deck.isFine));
    },
  });
  return {
    move,
    turn,
    mark: (name) => {
      for (const one of buttons) one.element.toggleAttribute("data-next", one.name === name);
    },
  };
}

function renderPad(title: string, note: HTMLElement, six: HTMLElement[], ...below: HTMLElement[]): HTMLElement {
  return h(
    "div",
    { class: "pad", role: "group", "aria-label": title },
    h("h2", {}, title, " ", note),
    h("div", { class: "keys" }, ...six, ...below),
  );
}

function renderThrustButton({ name, key, sign, label }: Control, presses: Presses): HTMLElement {
  return h(
    "button",
    {
      type: "button",
      class: name === "stop turning" ? "wide" : "",
      "data-thrust": name,
      "aria-label": `${label[0]?.toUpperCase() ?? ""}${label.slice(1)} (${key})`,
      // By Enter, by space and by assistive technology: a pointer has fired when it came down.
      onClick: (event: MouseEvent) => {
        if (event.detail > 0) return;
        presses.hold(name, "click");
        presses.letGo(name, "click");
      },
    },
    h("b", {}, sign),
    h("kbd", {}, key),
    name === "stop turning" && " stop turning",
  );
}

function letFingersSlide(pad: HTMLElement, presses: Presses) {
  const follow = (event: PointerEvent): boolean => {
    const button = [...pad.querySelectorAll<HTMLElement>("[data-thrust]")].find((one) => isOver(one, event));
    // The names that were written above.
    const name = button?.dataset.thrust as Thrust["name"] | undefined;
    presses.holdOnly(name ? [name] : [], `pointer ${event.pointerId}`);
    return name !== undefined;
  };
  const end = (event: PointerEvent) => presses.holdOnly([], `pointer ${event.pointerId}`);
  pad.addEventListener("pointerdown", (event) => {
    if (event.button === 0 && follow(event)) pad.setPointerCapture(event.pointerId);
  });
  pad.addEventListener("pointermove", (event) => {
    if (event.buttons !== 0) follow(event);
  });
  pad.addEventListener("pointerup", end);
  pad.addEventListener("pointercancel", end);
  // A long press is flying, not asking for a menu.
  pad.addEventListener("contextmenu", (event) => event.preventDefault());
}

function isOver(element: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
