import { texts } from "~/texts";
import { h } from "../dom";
import { hasFinishSignal, saveFinishSignal } from "../unity/finish-signal-choice";

/** Whether the end of a lesson or flight sounds and lights up, on this device. */
export function renderFinishChoice(): HTMLElement {
  const box = h("input", {
    type: "checkbox",
    name: "finishSignal",
    checked: hasFinishSignal(),
    onChange: () => saveFinishSignal(box.checked),
  });
  return h("label", { class: "choice" }, box, h("span", {}, texts.gameMenu.finishSignal));
}
