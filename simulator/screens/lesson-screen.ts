import { texts } from "~/texts";
import type { Header } from "../api/classroom";
import { isOrbitTask, type Lesson, type Step } from "../../content/content-schema";
import { h, renderButton, setText } from "../dom";
import type { Game, Screen } from "../unity/screen";
import { createProgress, packProgress, unpackProgress, type LessonProgress } from "../attempts/lesson-progress";
import { ExplorableStep } from "../explorables/explorable-step";
import type { SlidePicture } from "../explorables/slide-picture";
import { findRelatedStep } from "../attempts/hints";
import { fillTasks, lessonOfStart } from "../attempts/lesson-of-start";
import { hasNoAnswers, listOpenSteps } from "../attempts/lesson-score";
import { renderFrame } from "./frame";
import { explainTerms } from "./glossary";
import type { GlobePanel } from "./globe-panel";
import { renderFinished } from "./lesson-finished";
import { prepareTexts } from "./marked-text";
import { renderQuestion, type CheckAnswer } from "./question-step";
import { renderSlide } from "./slide-step";
import { renderTask } from "./task-step";
import { renderAnswerTask } from "../tasks/answer-step";

/**
 * `original`: the lesson of the file. `lesson`: with the start's questions and numbers. `edition`: the one that stored
 * progress belongs to. `hasStart`: the server knows of this play.
 */
type LessonPlay = {
  header: Header;
  original: Lesson;
  edition: Lesson;
  lesson: Lesson;
  hasStart: boolean;
  progress: LessonProgress;
};

/**
 * Prepares a lesson at the player's last step. Waits briefly for the start's questions or task numbers; without them
 * the original lesson is played.
 */
export async function prepareLesson(game: Game, header: Header, original: Lesson): Promise<() => void> {
  const draft = comesFromServer(original)
    ? lessonOfStart(original, game.startOf(header), game.startup.userId)
    : original;
  const stored = unpackProgress(draft, game.plays.read(header.scenarioId));
  const progress = stored ?? createProgress();
  const { start, lesson } = await drawLesson(game, header, original, progress, stored !== null);
  if (lesson.steps.length === 0) throw new Error(texts.gameLesson.noQuestions);
  const edition = comesFromServer(original) ? lesson : original;
  progress.stepIndex = Math.min(progress.stepIndex, lesson.steps.length - 1);
  await prepareTexts(lesson.steps.flatMap(textsOf));
  return () => {
    if (!needsStart(header, original)) void game.begin(header, stored !== null);
    game.show(renderStepScreen(game, { header, original, edition, lesson, hasStart: start !== null, progress }));
  };
}

/** Texts that may contain marks. */
function textsOf(step: Step): string[][] {
  if (step.kind === "question") return [];
  return step.kind === "task" ? [step.text, [step.hint ?? "", ...(step.hints ?? [])]] : [step.text];
}

const isQuiz = ({ scenarioType }: Header) => scenarioType === "Quiz";
/** Whether all of the lesson's questions come from the server. */
const comesFromServer = ({ steps }: Lesson) => steps.length === 0;
const hasTasks = ({ steps }: Lesson) => steps.some(({ kind }) => kind === "task");
const needsStart = (header: Header, original: Lesson) => isQuiz(header) || hasTasks(original);

async function drawLesson(game: Game, header: Header, original: Lesson, progress: LessonProgress, isResuming: boolean) {
  if (isQuiz(header)) {
    const start = await game.beginQuiz(header, isResuming);
    return { start, lesson: lessonOfStart(original, start, game.startup.userId) };
  }
  if (!hasTasks(original)) return { start: null, lesson: original };
  const { start, isNew } = await game.beginLesson(header, isResuming);
  // New numbers: earlier solutions no longer count.
  if (isNew) {
    progress.orbits.clear();
    progress.answers.clear();
  }
  return { start, lesson: fillTasks(original, start) };
}

function renderStepScreen(game: Game, play: LessonPlay): Screen {
  const { header, original, edition, lesson, hasStart, progress } = play;
  const { stepIndex } = progress;
  let isFinished = false;
  const hasBegun = () => !isFinished && (progress.stepIndex > 0 || progress.chosen.size > 0);
  const restart = () => void game.open(() => prepareLesson(game, header, original));
  const go = (to: number) => {
    isFinished = to >= lesson.steps.length;
    if (isFinished) return game.show(renderFinished(game, { header, lesson, hasStart, progress, restart }));
    game.show(renderStepScreen(game, { ...play, progress: Object.assign(progress, { stepIndex: to }) }));
  };
  const startOver = () => {
    Object.assign(progress, createProgress());
    game.plays.remove(header.scenarioId);
    if (hasTasks(original) && !hasStart) restart();
    else go(0);
  };
  const check = (question: string, chosen: string[]) => game.checkAnswer(header, question, chosen);
  const step = lesson.steps[stepIndex];
  if (!step) throw new Error(`The lesson has no step ${stepIndex}.`);
  const halfPointsUntil =
    step.kind === "question" && !isQuiz(header) ? game.halfPointsUntil(header, step.key) : Promise.resolve(null);
  const relatedStep = step.kind === "question" ? findRelatedStep(lesson, step) : null;
  const view = renderStep(game, step, progress, {
    check: isQuiz(header) ? null : check,
    relatedStep,
    halfPointsUntil,
    hasStart,
  });
  view.element.lang = lesson.language ?? english;
  if (step.kind !== "question") void explainTerms(view.element, view.element.lang);
  const isLast = stepIndex === lesson.steps.length - 1;
  const isEmpty = () => isQuiz(header) && hasNoAnswers(progress);
  const next = renderNextButton(
    isLast ? () => listOpenSteps(lesson, progress) : null,
    { stepIndex, go, isEmpty },
    () => {
      if (!view.explorable?.refuseToLeave()) go(stepIndex + 1);
    },
  );
  view.element.addEventListener("change", next.clear);
  const languageNotice = languageNoticeOf(header, lesson);
  const element = renderFrame(
    header.scenarioTitle,
    { label: texts.gameLesson.leave, to: game.leave },
    h("p", { class: "progress" }, texts.gameLesson.stepOf({ step: stepIndex + 1, steps: lesson.steps.length })),
    h("progress", { max: lesson.steps.length, value: stepIndex + 1, "aria-hidden": "true" }),
    languageNotice === null ? null : h("p", { class: "language" }, languageNotice),
    view.element,
    next.notice,
    h(
      "footer",
      { class: "foot" },
      stepIndex > 0 ? renderStartOver(progress, startOver) : null,
      renderButton(texts.gameLesson.back, () => go(stepIndex - 1), { disabled: stepIndex === 0, class: "quiet" }),
      next.button,
    ),
  );
  return {
    element,
    views: view.panel ? [view.panel.view] : [],
    tick: (seconds) => [view.panel, view.moving, view.explorable].forEach((part) => part?.tick(seconds)),
    step: (seconds) => view.panel?.step(seconds),
    activityToLeave: () => (hasBegun() ? "lesson" : null),
    saveProgress: () => {
      if (hasBegun()) game.plays.save(header.scenarioId, packProgress(edition, progress));
    },
  };
}

/** With answers, the second press starts over. */
function renderStartOver(progress: LessonProgress, startOver: () => void) {
  const press = () => {
    const isSure = button.textContent !== texts.gameLesson.startOver;
    if (isSure || !hasAnswers(progress)) return startOver();
    setText(button, texts.gameLesson.clearAndStartOver);
  };
  const reset = () => setText(button, texts.gameLesson.startOver);
  const button = renderButton(texts.gameLesson.startOver, press, { class: "quiet aside", onBlur: reset });
  return button;
}

const hasAnswers = ({ chosen, orbits, answers }: LessonProgress) => chosen.size + orbits.size + answers.size > 0;

const english = "en";

/** Says that the lesson, or a part of it, isn't in the language of the player's lessons. */
function languageNoticeOf({ language = english }: Header, lesson: Lesson): string | null {
  if ((lesson.language ?? english) !== language) return texts.gameLesson.notInLanguage({ language });
  return lesson.isPartial ? texts.gameLesson.partlyInLanguage({ language }) : null;
}

/** "Next", or "Finish" on the last step. "Finish" first lists unfinished steps; a second press hands in. */
function renderNextButton(listOpen: (() => number[]) | null, { stepIndex, go, isEmpty }: Position, leave: () => void) {
  const notice = h("div", { class: "left-open", role: "status" });
  const label = listOpen ? texts.gameLesson.finish : texts.gameLesson.next;
  const press = () => {
    const open = notice.hasChildNodes() ? [] : (listOpen?.() ?? []);
    if (open.length === 0) return leave();
    const links = open.filter((step) => step !== stepIndex).map((step) => renderLink(step, go));
    const here = open.includes(stepIndex) ? [h("span", {}, texts.gameLesson.thisStep)] : [];
    const text = isEmpty() ? texts.gameLesson.nothingAnswered : texts.gameLesson.stepsOpen;
    notice.replaceChildren(h("p", {}, text), ...links, ...here);
    setText(button, texts.gameLesson.finishAnyway);
  };
  const button = renderButton(label, press);
  const clear = () => {
    notice.replaceChildren();
    setText(button, label);
  };
  return { notice, button, clear };
}

type Position = { stepIndex: number; go: (to: number) => void; isEmpty: () => boolean };

const renderLink = (step: number, go: Position["go"]) =>
  renderButton(texts.gameLesson.step({ step: step + 1 }), () => go(step), { class: "quiet" });

type StepView = {
  element: HTMLElement;
  panel?: GlobePanel;
  moving?: SlidePicture;
  explorable?: ExplorableStep;
};

type StepOptions = {
  check?: CheckAnswer | null;
  /** The lesson step that covers the question's topic. */
  relatedStep?: ReturnType<typeof findRelatedStep>;
  halfPointsUntil?: Promise<Date | null>;
  hasStart?: boolean;
};

export function renderStep(
  game: Game,
  step: Step,
  progress: LessonProgress,
  { check = null, relatedStep = null, halfPointsUntil = Promise.resolve(null), hasStart = true }: StepOptions = {},
): StepView {
  const { stepIndex } = progress;
  if (step.kind === "question") return { element: renderQuestion(step, progress, check, relatedStep, halfPointsUntil) };
  if (step.kind === "task")
    return isOrbitTask(step)
      ? renderTask(game, step, progress, { hasStart })
      : renderAnswerTask(game, step, progress, { hasStart });
  if (step.kind === "explorable") {
    const explorable = new ExplorableStep(game, step, stepIndex, progress);
    return { element: explorable.element, explorable };
  }
  return renderSlide(game, step);
}
