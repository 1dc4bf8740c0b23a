import { texts } from "~/texts";
import { pulseSizes } from "../../physics/pulses";
import type { Thrust } from "../../physics/pulses";
import { h, setText } from "../dom";
import { moves, stop, turns, type Control } from "./keys";
import type { PilotDeck } from "./pilot-deck";
import type { Presses } from "./presses";

type Button = { name: Thrust["name"]; element: HTMLElement };
export type Pads = { move: HTMLElement; turn: HTMLElement; mark: (name: Thrust["name"] | null) => void };

/** Thruster buttons that repeat while pressed; a finger can slide from one to the next. */
export function renderPads(deck: PilotDeck, presses: Presses): Pads {
  const buttons: Button[] = [...moves, ...turns, stop].map((control) => ({
    name: control.name,
    element: renderThrustButton(control, presses),
  }));
  const find = (controls: readonly Control[]) =>
    controls.flatMap(({ name }) => buttons.find((button) => button.name === name)?.element ?? []);
  const [moveNote, turnNote] = [h("span", { dir: "ltr" }), h("span", { dir: "ltr" })];
  const fineButton = h(
    "button",
    { type: "button", class: "wide", onClick: () => deck.setFine(!deck.isFine) },
    h("kbd", {}, "F"),
    ` ${texts.docking.finePulses}`,
  );
  const move = renderPad("left", texts.docking.move, moveNote, find(moves), fineButton);
  const turn = renderPad("right", texts.docking.turn, turnNote, find(turns), ...find([stop]));
  for (const pad of [move, turn]) listenToPointers(pad, presses);
  deck.watch({
    write: () => {
      const { push, turn: degreesPerSecond } = pulseSizes[deck.isFine ? "fine" : "usual"];
      setText(moveNote, `${push} m/s`);
      setText(turnNote, `${degreesPerSecond}°/s`);
      fineButton.setAttribute("aria-pressed", String(deck.isFine));
    },
  });
  return {
    move,
    turn,
    mark: (name) => {
      for (const button of buttons) button.element.toggleAttribute("data-next", button.name === name);
    },
  };
}

function renderPad(
  side: "left" | "right",
  title: string,
  note: HTMLElement,
  keys: HTMLElement[],
  ...below: HTMLElement[]
): HTMLElement {
  return h(
    "div",
    { class: `pad ${side}`, role: "group", "aria-label": title },
    h("h2", {}, title, " ", note),
    h("div", { class: "keys" }, ...keys, ...below),
  );
}

function renderThrustButton({ name, key, sign, label }: Control, presses: Presses): HTMLElement {
  return h(
    "button",
    {
      type: "button",
      class: name === "stop turning" ? "wide" : "",
      "data-thrust": name,
      "aria-label": `${label} (${key})`,
      // Keyboard and assistive technology only: pointers fire on pointerdown.
      onClick: (event: MouseEvent) => {
        if (event.detail > 0) return;
        presses.hold(name, "click");
        presses.release(name, "click");
      },
    },
    h("b", {}, sign),
    h("kbd", {}, key),
    name === "stop turning" && ` ${label}`,
  );
}

function listenToPointers(pad: HTMLElement, presses: Presses) {
  const follow = (event: PointerEvent): boolean => {
    const button = [...pad.querySelectorAll<HTMLElement>("[data-thrust]")].find((button) => isOver(button, event));
    // `data-thrust` holds a name that renderThrustButton wrote.
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
  // A long press flies; it must not open the context menu.
  pad.addEventListener("contextmenu", (event) => event.preventDefault());
}

function isOver(element: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
