import type { Step } from "../../content/content-schema";
import { fillTask, defaultNumbers } from "../../content/draw-task";
import { h } from "../dom";
import type { Game, Screen } from "../unity/screen";
import { createProgress } from "../attempts/lesson-progress";
import { renderStep } from "./lesson-screen";

/** One step of a lesson draft, for its author: nothing is stored, and no server is called. */
export function renderStepPreview(game: Game, step: Step): Screen {
  const shownStep = step.kind === "task" ? fillTask(step, defaultNumbers(step)) : step;
  const shown = renderStep(game, shownStep, createProgress());
  return {
    element: h("div", { class: "screen" }, shown.element),
    views: shown.panel ? [shown.panel.view] : [],
    tick: (seconds) => (shown.panel ?? shown.explored)?.tick(seconds),
    step: (seconds) => shown.panel?.step(seconds),
  };
}
