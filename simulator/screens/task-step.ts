import type { Task } from "../../content/content-schema";
import { showsHint } from "../../content/lesson-rules";
import { elementsOfOrbit, goalsOf } from "../../physics/orbits";
import { h, setText } from "../dom";
import type { Game } from "../game/screen";
import type { Progress } from "../play/lesson-progress";
import { renderParagraphs } from "./frame";
import { GlobePanel } from "./globe-panel";
import { renderOrbitForm } from "./orbit-form";

/** The first orbit is the player's; done as soon as it fits, and done it stays. */
export function renderTask(game: Game, step: Task, at: number, progress: Progress) {
  const panel = new GlobePanel(
    game,
    step.globe,
    "The Earth with your orbit. Drag the handles of perigee, apogee and inclination",
  );
  const [own, ...others] = step.globe.orbits;
  if (!own) throw new Error("A task without an orbit: its schema asks for one.");
  let orbit = own.orbit;
  const state = h("p", { class: "state", role: "status" });
  const readings = h("dl", { class: "readings" });
  const show = () => {
    panel.set({ ...step.globe, orbits: [{ ...own, orbit }, ...others] });
    panel.view.setHandles(elementsOfOrbit(orbit), form.drag);
    const goals = goalsOf(step, orbit);
    if (goals.every(({ isMet }) => isMet) && !progress.orbits.has(at)) progress.orbits.set(at, orbit);
    const isDone = progress.orbits.has(at);
    const hint = showsHint({ hasTried: progress.tried.has(at), isDone }) ? ` ${step.hint}` : "";
    setText(state, isDone ? `Done: ${step.points} points.` : `Not there yet.${hint}`);
    state.dataset.done = String(isDone);
    readings.replaceChildren(
      ...goals.flatMap(({ quantity, from, to, value }) => [
        h("dt", {}, names[quantity]),
        h("dd", {}, `${value.toFixed(quantity === "eccentricity" ? 4 : 2)} (${from} to ${to})`),
      ]),
    );
  };
  const form = renderOrbitForm(orbit, (changed) => {
    orbit = changed;
    progress.tried.add(at);
    show();
  });
  show();
  const text = h(
    "div",
    { class: "text" },
    h("h2", {}, step.title),
    ...renderParagraphs(step.text),
    readings,
    state,
    form.element,
  );
  return { element: h("div", { class: "split" }, text, panel.element), panel };
}

const names = {
  perigee: "Perigee, km",
  apogee: "Apogee, km",
  inclination: "Inclination, °",
  node: "Node, °",
  argumentOfPerigee: "Argument of perigee, °",
  period: "Period, min",
  eccentricity: "Eccentricity",
};
