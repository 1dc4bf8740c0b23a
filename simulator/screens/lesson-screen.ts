import type { Header } from "../api/classroom";
import type { Lesson, Step } from "../../content/content-schema";
import { h, renderButton, setText } from "../dom";
import type { Game, Screen } from "../unity/screen";
import { createProgress, packProgress, progressOf, type Progress } from "../attempts/lesson-progress";
import { ExplorableStep } from "../explorables/explorable-step";
import { placeOf } from "../attempts/hints";
import { fillTasks, lessonOfStart } from "../attempts/lesson-of-start";
import { isNothingAnswered, listOpenSteps } from "../attempts/lesson-score";
import { renderFrame } from "./frame";
import type { GlobePanel } from "./globe-panel";
import { renderFinished } from "./lesson-finished";
import { prepareTexts } from "./marked-text";
import { renderQuestion, type CheckAnswer } from "./question-step";
import { renderSlide } from "./slide-step";
import { renderTask } from "./task-step";

/**
 * What is played: `built` as the files have it, `lesson` as it is asked, `edition` to tell what was done in it from what
 * was done in another; `hasStart`: the server knows of it.
 */
type Played = {
  header: Header;
  built: Lesson;
  edition: Lesson;
  lesson: Lesson;
  hasStart: boolean;
  progress: Progress;
};

/**
 * What shows a lesson from where its player left it to its score. A quiz waits a moment for the server's questions, a
 * lesson for the numbers of its tasks; without them they come as they were built.
 */
export async function prepareLesson(game: Game, header: Header, built: Lesson): Promise<() => void> {
  const begunWith = isAsked(built) ? lessonOfStart(built, game.startOf(header)?.questions, game.startup.userId) : built;
  const begun = progressOf(begunWith, game.plays.read(header.scenarioId));
  const progress = begun ?? createProgress();
  const { start, lesson } = await drawLesson(game, header, built, progress, begun !== null);
  if (lesson.steps.length === 0) throw new Error("its questions did not come from the server.");
  const edition = isAsked(built) ? lesson : built;
  progress.at = Math.min(progress.at, lesson.steps.length - 1);
  await prepareTexts(lesson.steps.flatMap(textsOf));
  return () => {
    if (!isDrawn(header, built)) void game.begin(header, begun !== null);
    game.show(renderStepScreen(game, { header, built, edition, lesson, hasStart: start !== null, progress }));
  };
}

/** Those that may have marks. */
function textsOf(step: Step): string[][] {
  if (step.kind === "question") return [];
  return step.kind === "task" ? [step.text, [step.hint]] : [step.text];
}

const isQuiz = ({ scenarioType }: Header) => scenarioType === "Quiz";
/** All of its questions come from the server. */
const isAsked = ({ steps }: Lesson) => steps.length === 0;
const hasTasks = ({ steps }: Lesson) => steps.some(({ kind }) => kind === "task");
const isDrawn = (header: Header, built: Lesson) => isQuiz(header) || hasTasks(built);

async function drawLesson(game: Game, header: Header, built: Lesson, progress: Progress, goesOn: boolean) {
  if (isQuiz(header)) {
    const start = await game.beginQuiz(header, goesOn);
    return { start, lesson: lessonOfStart(built, start?.questions, game.startup.userId) };
  }
  if (!hasTasks(built)) return { start: null, lesson: built };
  const { start, isNew } = await game.beginLesson(header, goesOn);
  // Its numbers are others than those with which tasks were done before.
  if (isNew) progress.orbits.clear();
  return { start, lesson: fillTasks(built, start) };
}

function renderStepScreen(game: Game, played: Played): Screen {
  const { header, built, edition, lesson, hasStart, progress } = played;
  const { at } = progress;
  let isFinished = false;
  const hasBegun = () => !isFinished && (progress.at > 0 || progress.chosen.size > 0);
  const again = () => void game.open(() => prepareLesson(game, header, built));
  const go = (to: number) => {
    isFinished = to >= lesson.steps.length;
    if (isFinished) return game.show(renderFinished(game, { header, lesson, hasStart, progress, again }));
    game.show(renderStepScreen(game, { ...played, progress: Object.assign(progress, { at: to }) }));
  };
  const startOver = () => {
    Object.assign(progress, createProgress());
    game.plays.forget(header.scenarioId);
    if (hasTasks(built) && !hasStart) again();
    else go(0);
  };
  const check = (question: string, chosen: string[]) => game.checkAnswer(header, question, chosen);
  const step = lesson.steps[at]!;
  const halfPointsUntil =
    step.kind === "question" && !isQuiz(header) ? game.halfPointsUntil(header, step.key) : Promise.resolve(null);
  const place = step.kind === "question" ? placeOf(lesson, step) : null;
  const shown = renderStep(game, step, progress, {
    check: isQuiz(header) ? null : check,
    place,
    halfPointsUntil,
    hasStart,
  });
  const isLast = at === lesson.steps.length - 1;
  const isEmpty = () => isQuiz(header) && isNothingAnswered(progress);
  const onward = renderOnward(isLast ? () => listOpenSteps(lesson, progress) : null, { at, go, isEmpty }, () => {
    if (!shown.explored?.holds()) go(at + 1);
  });
  shown.element.addEventListener("change", onward.clear);
  const element = renderFrame(
    header.scenarioTitle,
    { label: "Leave", to: game.showMenu },
    h("p", { class: "progress" }, `Step ${at + 1} of ${lesson.steps.length}`),
    h("progress", { max: lesson.steps.length, value: at + 1, "aria-hidden": "true" }),
    shown.element,
    onward.notice,
    h(
      "footer",
      { class: "foot" },
      at > 0 ? renderButton("Start over", startOver, { class: "quiet aside" }) : null,
      renderButton("Back", () => go(at - 1), { disabled: at === 0, class: "quiet" }),
      onward.button,
    ),
  );
  return {
    element,
    views: shown.panel ? [shown.panel.view] : [],
    tick: (seconds) => (shown.panel ?? shown.explored)?.tick(seconds),
    step: (seconds) => shown.panel?.step(seconds),
    underWay: () => (hasBegun() ? "the lesson" : null),
    keep: () => {
      if (hasBegun()) game.plays.keep(header.scenarioId, packProgress(edition, progress));
    },
  };
}

/** Next, or on the last step Finish, which names what is not done yet before it hands in: the second press does. */
function renderOnward(listOpen: (() => number[]) | null, { at, go, isEmpty }: Place, leave: () => void) {
  const notice = h("div", { class: "left-open", role: "status" });
  const label = listOpen ? "Finish" : "Next";
  const press = () => {
    const open = notice.hasChildNodes() ? [] : (listOpen?.() ?? []);
    if (open.length === 0) return leave();
    const links = open.filter((step) => step !== at).map((step) => renderLink(step, go));
    const here = open.includes(at) ? [h("span", {}, links.length > 0 ? "and this step" : "this step")] : [];
    const text = isEmpty()
      ? "You haven't answered anything yet. Finishing now hands in an empty quiz, which counts as an attempt. Open steps:"
      : "Not done yet, and no points as it is:";
    notice.replaceChildren(h("p", {}, text), ...links, ...here);
    setText(button, "Finish All the Same");
  };
  const button = renderButton(label, press);
  const clear = () => {
    notice.replaceChildren();
    setText(button, label);
  };
  return { notice, button, clear };
}

type Place = { at: number; go: (to: number) => void; isEmpty: () => boolean };

const renderLink = (step: number, go: Place["go"]) =>
  renderButton(`Step ${step + 1}`, () => go(step), { class: "quiet" });

type Shown = { element: HTMLElement; panel?: GlobePanel; explored?: ExplorableStep };

type StepSetting = {
  check?: CheckAnswer | null;
  /** Where the lesson speaks of what a question asks. */
  place?: ReturnType<typeof placeOf>;
  halfPointsUntil?: Promise<Date | null>;
  hasStart?: boolean;
};

export function renderStep(
  game: Game,
  step: Step,
  progress: Progress,
  { check = null, place = null, halfPointsUntil = Promise.resolve(null), hasStart = true }: StepSetting = {},
): Shown {
  const { at } = progress;
  if (step.kind === "question") return { element: renderQuestion(step, progress, check, place, halfPointsUntil) };
  if (step.kind === "task") return renderTask(game, step, progress, { hasStart });
  if (step.kind === "explorable") {
    const explored = new ExplorableStep(game, step, at, progress);
    return { element: explored.element, explored };
  }
  return renderSlide(game, step);
}
