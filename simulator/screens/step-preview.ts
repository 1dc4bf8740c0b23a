import type { Step } from "../../content/content-schema";
import { fillTask, defaultNumbers } from "../../content/draw-task";
import { h } from "../dom";
import type { Game, Screen } from "../unity/screen";
import { createProgress } from "../attempts/lesson-progress";
import { explainTerms } from "./glossary";
import { renderStep } from "./lesson-screen";

/** One step of a lesson draft, for its author: nothing is stored, and no server is called. */
export function renderStepPreview(game: Game, step: Step): Screen {
  const filledStep = step.kind === "task" ? fillTask(step, defaultNumbers(step)) : step;
  const view = renderStep(game, filledStep, createProgress());
  // Drafts are in English.
  if (step.kind !== "question") void explainTerms(view.element, "en");
  return {
    element: h("div", { class: "screen" }, view.element),
    views: view.panel ? [view.panel.view] : [],
    tick: (seconds) => [view.panel, view.moving, view.explorable].forEach((part) => part?.tick(seconds)),
    step: (seconds) => view.panel?.step(seconds),
  };
}
