import { texts } from "~/texts";
import type { Task } from "../../content/content-schema";
import { defaultNumbers, fillText, valuesOfTask, type FilledTask } from "../../content/draw-task";
import { isFulfilled, isSolved, problemOfAnswer, valuesOfAnswer, type TaskAnswer } from "../../content/task-answers";
import { deltaVOf } from "../../physics/orbit-burn";
import { h, renderButton, setText } from "../dom";
import { taskHints } from "../attempts/hints";
import type { LessonProgress } from "../attempts/lesson-progress";
import { GlobePanel } from "../screens/globe-panel";
import { renderHints } from "../screens/hints";
import { renderParagraphs } from "../screens/marked-text";
import type { Game } from "../unity/screen";
import type { AnswerForm } from "./answer-form";
import { renderBurnForm } from "./burn-form";
import { checkOnEnter } from "./check-on-enter";
import { renderDialForm } from "./dial-form";
import { renderChoiceForm, renderOrderForm } from "./option-forms";

/** A task that isn't solved by an orbit. A wrong answer is answered with its reason, and may be changed. */
export function renderAnswerTask(
  game: Game,
  step: FilledTask,
  progress: LessonProgress,
  { hasStart }: { hasStart: boolean },
) {
  const { stepIndex } = progress;
  const numbers = numbersOf(step);
  const state = h("div", { class: "state", role: "status" });
  const say = (text: string, isDone: boolean) => {
    setText(state, text);
    state.dataset.done = String(isDone);
  };
  const doneText = hasStart ? texts.gameLesson.taskDone({ points: step.points }) : texts.gameLesson.taskDoneAsPractice;
  const form = renderForm(game, step, progress.answers.get(stepIndex), () => {
    if (!progress.answers.has(stepIndex)) say("", false);
  });
  let lastWrong = "";
  const submit = () => {
    const given = form.read();
    progress.tried.add(stepIndex);
    if (isNoBurn(given)) return say(texts.gameTasks.burnRequired, false);
    if (problemOfAnswer(step, given) !== null) return say(texts.gameLesson.answerRequired, false);
    if (isSolved(step, numbers, given)) {
      progress.answers.set(stepIndex, given);
      hints.hidden = true;
      return say(doneText, true);
    }
    if (progress.answers.has(stepIndex)) return say(texts.gameTasks.stillDone, true);
    say(reasonOf(step, given), false);
    // Options could be tried one after another: each other wrong one shows the next hint.
    const tried = JSON.stringify(given);
    if ((step.answer !== "choice" && step.answer !== "order") || tried === lastWrong) return;
    lastWrong = tried;
    hints.querySelector<HTMLElement>(":scope > button:not([hidden])")?.click();
  };
  checkOnEnter(form.element, submit);
  const check = renderButton(texts.gameLesson.check, submit, { class: "to-check" });
  const { element: hints } = renderHints(() => taskHints(step, null), {
    seenCount: progress.hints.get(stepIndex) ?? 0,
    onSeen: (count) => progress.hints.set(stepIndex, count),
  });
  if (progress.answers.has(stepIndex)) {
    say(doneText, true);
    hints.hidden = true;
  }
  const panel =
    step.globe && step.answer !== "burn" ? new GlobePanel(game, step.globe, { words: step.text.join(" ") }) : null;
  const text = h(
    "div",
    { class: "text" },
    h("h2", { dir: "auto" }, step.title),
    ...renderParagraphs(step.text),
    "message" in step && step.message
      ? h("pre", { class: "message", dir: "auto", tabIndex: 0 }, step.message.join("\n"))
      : null,
    panel ? form.element : null,
    hasStart || step.points === 0 ? null : h("p", { class: "practice" }, texts.gameLesson.taskWithoutStart),
  );
  const actions = [check, state, hints];
  if (panel) {
    text.append(h("div", { class: "asked" }, ...actions));
    return { element: h("div", { class: "split" }, text, panel.element), panel };
  }
  return { element: h("div", { class: "split" }, text, h("div", { class: "asked" }, form.element, ...actions)) };
}

const isNoBurn = ({ burn }: TaskAnswer) => burn !== undefined && deltaVOf(burn) === 0;

/** The author's numbers where nothing is drawn. */
export const numbersOf = (step: FilledTask) => step.numbers ?? defaultNumbers(step);

/** The author's sentence about an answer, else a general one. */
export function reasonOf(step: FilledTask, given: TaskAnswer): string {
  const numbers = numbersOf(step);
  const values = { ...valuesOfTask(step, numbers), ...valuesOfAnswer(step, numbers, given) };
  const match = step.wrong?.find(({ when }) => isFulfilled(when, values));
  return match ? fillText(step, match.text, values, step.language, 1) : texts.gameTasks.wrong;
}

function renderForm(
  game: Game,
  step: Task & FilledTask,
  given: TaskAnswer | undefined,
  onChange: () => void,
): AnswerForm {
  const numbers = numbersOf(step);
  switch (step.answer) {
    case "burn":
      return renderBurnForm(game, step, numbers, given?.burn, onChange);
    case "numbers":
      return renderDialForm(step, given?.numbers && [...given.numbers], onChange);
    case "order":
      return renderOrderForm(step, numbers, given?.order, onChange);
    case "choice":
      return renderChoiceForm(step, given?.choice, onChange);
    default:
      throw new Error("A task that asks for an orbit has its own form.");
  }
}
