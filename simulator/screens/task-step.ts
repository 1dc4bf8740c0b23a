import { texts } from "~/texts";
import { decimal, fixed } from "~/texts/format";
import { orbitName } from "../../content/orbit-names";
import type { OrbitTask } from "../../content/content-schema";
import { goalOf, type FilledTask } from "../../content/draw-task";
import { showsSolution } from "../../content/lesson-rules";
import { elementsBehind, elementsOfOrbit, goalsOf } from "../../physics/orbits";
import type { Orbit } from "../../physics/scenario";
import { h, renderButton, setText } from "../dom";
import type { Game } from "../unity/screen";
import { taskHints } from "../attempts/hints";
import type { LessonProgress } from "../attempts/lesson-progress";
import { reasonOf } from "../tasks/answer-step";
import { checkOnEnter } from "../tasks/check-on-enter";
import { GlobePanel } from "./globe-panel";
import { renderHints } from "./hints";
import { renderParagraphs } from "./marked-text";
import { renderOrbitForm } from "./orbit-form";

/**
 * A task is done as soon as the player's orbit, the first one, meets all goals, and stays done. `step` has its numbers
 * filled in. Without a start it is practice.
 */
export function renderTask(
  game: Game,
  step: OrbitTask & FilledTask,
  progress: LessonProgress,
  { hasStart }: { hasStart: boolean },
) {
  const { stepIndex } = progress;
  const goal = goalOf(step, {});
  const panel = new GlobePanel(game, step.globe, {
    label: texts.gameLesson.taskGlobe,
    words: step.text.join(" "),
    hasHandles: true,
  });
  const [playerOrbit, ...others] = step.globe.orbits;
  if (!playerOrbit) throw new Error("A task without an orbit: its schema asks for one.");
  let orbit = playerOrbit.orbit;
  const state = h("p", { class: "state", role: "status" });
  const readings = h("dl", { class: "readings" });
  const doneText = hasStart ? texts.gameLesson.taskDone({ points: step.points }) : texts.gameLesson.taskDoneAsPractice;
  const show = () => {
    panel.set({ ...step.globe, orbits: [{ ...playerOrbit, orbit }, ...others] });
    panel.view.setHandles(elementsOfOrbit(orbit), form.drag);
    const goals = goalsOf({ goal }, orbit);
    // A hidden goal would be found by sliding along: it is checked on request.
    if (!step.hidesGoal) takeIfMet();
    const isDone = progress.orbits.has(stepIndex);
    setText(state, isDone ? doneText : step.hidesGoal ? "" : texts.gameLesson.taskOpen);
    hints.element.hidden = isDone;
    if (!isDone) hints.refresh();
    state.dataset.done = String(isDone);
    readings.replaceChildren(
      ...goals.flatMap(({ quantity, from, to, value }) => [
        h("dt", {}, orbitName(quantity)),
        h(
          "dd",
          {},
          step.hidesGoal
            ? fixed(value, quantity === "eccentricity" ? 4 : 2)
            : texts.gameLesson.bounds({
                value: fixed(value, quantity === "eccentricity" ? 4 : 2),
                from: decimal(String(from)),
                to: decimal(String(to)),
              }),
        ),
      ]),
    );
  };
  const takeIfMet = () => {
    const isMet = goalsOf({ goal }, orbit).every((one) => one.isMet);
    if (isMet && !progress.orbits.has(stepIndex)) progress.orbits.set(stepIndex, orbit);
    return isMet;
  };
  const check = () => {
    progress.tried.add(stepIndex);
    const isMet = takeIfMet();
    show();
    if (!isMet && !progress.orbits.has(stepIndex)) setText(state, reasonOf(step, { orbit }));
  };
  const change = (changed: Orbit) => {
    orbit = changed;
    progress.tried.add(stepIndex);
    show();
  };
  const form = renderOrbitForm(orbit, change, new Set(goal.flatMap(({ quantity }) => elementsBehind(quantity))));
  if (step.hidesGoal) checkOnEnter(form.element, check);
  const hints = renderHints(() => taskHints(step, orbit), {
    seenCount: progress.hints.get(stepIndex) ?? 0,
    onSeen: (count) => progress.hints.set(stepIndex, count),
    isOpen: (stage) =>
      step.hints !== undefined || stage < lastStage || showsSolution({ hasTried: progress.tried.has(stepIndex) }),
  });
  show();
  const text = h(
    "div",
    { class: "text" },
    h("h2", { dir: "auto" }, step.title),
    ...renderParagraphs(step.text),
    readings,
    state,
    hasStart || step.points === 0 ? null : h("p", { class: "practice" }, texts.gameLesson.taskWithoutStart),
    form.element,
    step.hidesGoal ? renderButton(texts.gameLesson.check, check, { class: "to-check" }) : null,
    hints.element,
  );
  return { element: h("div", { class: "split" }, text, panel.element), panel };
}

/** The third hint, the solution, opens later than nudge and method. */
const lastStage = 2;
