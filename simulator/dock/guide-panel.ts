import { texts } from "~/texts";
import { h, setText } from "../dom";
import { hintOf, steps, type Hint } from "./coach";
import { describe } from "./hud";
import { controlOf } from "./keys";
import type { Pads } from "./pads";
import type { PilotDeck } from "./pilot-deck";
import { readingsOf } from "./readings";

/** Milliseconds between two announcements of range and rates. */
const announceIntervalMs = 15_000;

/** The next instruction, as text and at its button; range and rates for screen readers every 15 seconds. */
export function renderGuidePanel(deck: PilotDeck, pads: Pads): HTMLElement {
  const text = h("b", {});
  const instruction = h("span", {});
  const step = h("p", { class: "step" });
  const voice = h("p", { class: "voice", role: "status", "aria-label": texts.docking.rangeAndRates });
  let announcedAt = -Infinity;
  deck.watch({
    write: () => {
      const readings = readingsOf(deck.flight);
      const hint = hintOf(readings);
      writeHint(hint, text, instruction);
      const place = texts.docking.stepOf({ step: hint.step + 1, steps: steps.length, title: steps[hint.step] ?? "" });
      const canWaitFaster = hint.press === null && deck.speed <= 1;
      setText(step, canWaitFaster ? texts.docking.fasterClock({ place }) : place);
      pads.mark(hint.press);
      if (deck.speed === 0 || performance.now() - announcedAt < announceIntervalMs) return;
      announcedAt = performance.now();
      setText(voice, describe(readings));
    },
  });
  const line = h(
    "p",
    { class: "hint", role: "status", "aria-label": texts.docking.nextAction },
    text,
    " ",
    instruction,
  );
  return h("section", { class: "hud guide-panel", "aria-label": texts.docking.guide }, line, step, voice);
}

/** Where the text has the key, which is an element of its own. */
const keyPlace = "\u0001";

let lastHint = "";

function writeHint({ text, press, times }: Hint, container: HTMLElement, instruction: HTMLElement) {
  setText(container, text);
  const current = press ? `${press} ${times}` : "";
  if (current === lastHint && instruction.childElementCount === (press ? 1 : 0)) return;
  lastHint = current;
  if (!press) return instruction.replaceChildren();
  const { key, label } = controlOf(press);
  const [before, after] = texts.docking.tap({ key: keyPlace, label, times }).split(keyPlace);
  instruction.replaceChildren(before ?? "", h("kbd", {}, key), after ?? "");
}
