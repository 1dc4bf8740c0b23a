import type { Header } from "../api/classroom";
import type { Lesson, Question, Step, Task } from "../../content/content-schema";
import type { Game, Screen } from "../game/screen";
import { renderButton, h, setText } from "../dom";
import { packProgress, createProgress, progressOf, type Progress } from "../play/lesson-progress";
import { scoreLesson, scorecardOf, mayHaveSeveral } from "../play/lesson-score";
import { elementsOfOrbit, goalsOf } from "../../physics/orbits";
import { renderFrame, renderParagraphs } from "./frame";
import { GlobePanel } from "./globe-panel";
import { renderOrbitForm } from "./orbit-form";

/** A lesson from where its player left it to its score. */
export function renderLessonScreen(game: Game, header: Header, lesson: Lesson): Screen {
  const begun = progressOf(lesson, game.plays.read(header.scenarioId));
  game.begin(header, begun !== null);
  return renderStepScreen(game, header, lesson, begun ?? createProgress());
}

function renderStepScreen(game: Game, header: Header, lesson: Lesson, progress: Progress): Screen {
  const { at } = progress;
  let isFinished = false;
  const hasBegun = () => !isFinished && (progress.at > 0 || progress.chosen.size > 0);
  const go = (to: number) => {
    isFinished = to >= lesson.steps.length;
    if (isFinished) return game.show(renderFinished(game, header, lesson, progress));
    game.show(renderStepScreen(game, header, lesson, Object.assign(progress, { at: to })));
  };
  const startOver = () => {
    Object.assign(progress, createProgress());
    game.plays.forget(header.scenarioId);
    go(0);
  };
  const shown = renderStep(game, header, lesson.steps[at]!, progress);
  const element = renderFrame(
    header.scenarioTitle,
    { label: "Leave", to: game.showMenu },
    h("p", { class: "progress" }, `Step ${at + 1} of ${lesson.steps.length}`),
    h("progress", { max: lesson.steps.length, value: at + 1, "aria-hidden": "true" }),
    shown.element,
    h(
      "footer",
      { class: "foot" },
      at > 0 ? renderButton("Start over", startOver, { class: "quiet aside" }) : null,
      renderButton("Back", () => go(at - 1), { disabled: at === 0, class: "quiet" }),
      renderButton(at === lesson.steps.length - 1 ? "Finish" : "Next", () => go(at + 1)),
    ),
  );
  return {
    element,
    views: shown.panel ? [shown.panel.view] : [],
    tick: (seconds) => shown.panel?.tick(seconds),
    step: (seconds) => shown.panel?.step(seconds),
    underWay: () => (hasBegun() ? "the lesson" : null),
    keep: () => {
      if (hasBegun()) game.plays.keep(header.scenarioId, packProgress(lesson, progress));
    },
  };
}

type Shown = { element: HTMLElement; panel?: GlobePanel };

function renderStep(game: Game, header: Header, step: Step, progress: Progress): Shown {
  const { at } = progress;
  if (step.kind === "question") return { element: renderQuestion(step, at, progress, header.scenarioType === "Quiz") };
  if (step.kind === "task") return renderTask(game, step, at, progress);
  const panel = step.globe && new GlobePanel(game, step.globe);
  const text = h("div", { class: "text" }, h("h2", {}, step.title), ...renderParagraphs(step.text));
  return { element: h("div", { class: panel ? "split" : "slide" }, text, panel?.element), panel };
}

/** The first orbit is the player's; done as soon as it fits, and done it stays. */
function renderTask(game: Game, step: Task, at: number, progress: Progress): Shown {
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
    if (goals.every(({ isMet }) => isMet)) progress.solved.add(at);
    setText(state, progress.solved.has(at) ? `Done: ${step.points} points.` : `Not there yet. ${step.hint}`);
    state.dataset.done = String(progress.solved.has(at));
    readings.replaceChildren(
      ...goals.flatMap(({ quantity, from, to, value }) => [
        h("dt", {}, names[quantity]),
        h("dd", {}, `${value.toFixed(quantity === "eccentricity" ? 4 : 2)} (${from} to ${to})`),
      ]),
    );
  };
  const form = renderOrbitForm(orbit, (changed) => {
    orbit = changed;
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

/** In a quiz answers may be changed until the end; in a lesson one is told at once. */
function renderQuestion(asked: Question, at: number, progress: Progress, isQuiz: boolean): HTMLElement {
  const type = mayHaveSeveral(asked) ? "checkbox" : "radio";
  const feedback = h("p", { class: "state", role: "status" });
  const inputs = asked.answers.map((_, answer) =>
    h("input", {
      type,
      name: `question-${at}`,
      checked: progress.chosen.get(at)?.includes(answer) ?? false,
      onChange: () => choose(),
    }),
  );
  const choose = () =>
    progress.chosen.set(
      at,
      inputs.flatMap(({ checked }, answer) => (checked ? [answer] : [])),
    );
  const tell = () => {
    progress.told.add(at);
    const isRight = scorecardOf(asked, progress.chosen.get(at) ?? []).score > 0;
    const right = asked.answers.filter(({ correct }) => correct).map(({ text }) => text);
    setText(
      feedback,
      `${isRight ? "Right." : `Not right. The answer is: ${right.join("; ")}.`} ${asked.explanation ?? ""}`,
    );
    feedback.dataset.done = String(isRight);
    for (const input of inputs) input.disabled = true;
    check.disabled = true;
  };
  const check = renderButton("Check", tell, { class: "quiet" });
  if (progress.told.has(at)) tell();
  const isShown = !isQuiz && asked.maxScore > 0;
  return h(
    "fieldset",
    { class: "question" },
    h("legend", {}, asked.text),
    h(
      "p",
      { class: "points" },
      asked.maxScore === 0
        ? "Not scored"
        : `${asked.maxScore} ${asked.maxScore === 1 ? "point" : "points"}${type === "checkbox" ? ", several answers" : ""}`,
    ),
    ...inputs.map((input, answer) =>
      h("label", { class: "answer" }, input, h("span", {}, asked.answers[answer]!.text)),
    ),
    isShown && check,
    isShown && feedback,
  );
}

function renderFinished(game: Game, header: Header, lesson: Lesson, progress: Progress): Screen {
  // From here on the outbox keeps it.
  game.plays.forget(header.scenarioId);
  const score = scoreLesson(lesson, progress.solved, progress.chosen);
  const { totalScore, maxTotalScore, questionsScore, maxQuestionsScore, passed } = score;
  const some: [string, number, number][] = [
    ["Reading and tasks", totalScore, maxTotalScore],
    ["Questions", questionsScore, maxQuestionsScore],
  ];
  const rows: typeof some = [
    ...some.filter(([, , most]) => most > 0),
    ["Together", totalScore + questionsScore, maxTotalScore + maxQuestionsScore],
  ];
  return {
    element: renderFrame(
      passed ? "Passed" : "Finished",
      { label: "Menu", to: game.showMenu },
      h("p", {}, header.scenarioTitle),
      h(
        "table",
        { class: "score" },
        ...rows.map(([name, points, most]) =>
          h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, `${points} of ${most}`)),
        ),
      ),
      h("p", {}, `${Math.round(lesson.passShare * 100)} % of the points pass. The best of your attempts counts.`),
      game.post(header, score),
      h(
        "footer",
        { class: "foot" },
        renderButton("Again", () => game.show(renderLessonScreen(game, header, lesson)), { class: "quiet" }),
        renderButton("To the menu", game.showMenu),
      ),
    ),
  };
}
