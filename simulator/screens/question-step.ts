import { texts } from "~/texts";
import type { Question } from "../../content/content-schema";
import { hasMarks } from "../../content/marks";
import { h, renderButton, setText } from "../dom";
import { prepareTexts, renderParagraphs } from "./marked-text";
import { timeText } from "./time-text";
import type { LessonProgress, AnswerVerdict } from "../attempts/lesson-progress";
import { checkOnEnter } from "../tasks/check-on-enter";

/** Checks an answer; null if the server can't be reached. A quiz has no check: it is graded at the end. */
export type CheckAnswer = (question: string, chosen: string[]) => Promise<AnswerVerdict | null>;

const isAnswered = (verdict: AnswerVerdict | undefined) => verdict?.triesLeft === 0;

/** In a quiz, answers can be changed until the end; in a lesson, the server checks each at once. */
export function renderQuestion(
  questionStep: Question,
  progress: LessonProgress,
  checkAnswer: CheckAnswer | null,
  relatedStep: { stepIndex: number; title: string } | null = null,
  halfPointsUntil: Promise<Date | null> = Promise.resolve(null),
): HTMLElement {
  const { key } = questionStep;
  const feedback = h("div", { class: "state", role: "status", tabIndex: -1 });
  const inputs = questionStep.answers.map((answer) =>
    h("input", {
      type: questionStep.several ? "checkbox" : "radio",
      name: `question-${key}`,
      checked: progress.chosen.get(key)?.includes(answer.key) ?? false,
      onChange: () => progress.chosen.set(key, readChosen()),
    }),
  );
  const readChosen = () =>
    inputs.flatMap(({ checked }, index) => (checked ? [questionStep.answers[index]?.key ?? ""] : []));
  const say = (text: string, isDone: boolean) => {
    setText(feedback, text);
    feedback.dataset.done = String(isDone);
  };
  const close = (isClosed: boolean) => {
    for (const input of inputs) input.disabled = isClosed;
  };
  const showVerdict = (verdict: AnswerVerdict) => {
    const { result, explanation, again } = verdictTexts(questionStep, verdict);
    if (hasMarks([explanation]))
      feedback.replaceChildren(h("p", {}, `${result} ${again}`), ...renderParagraphs([explanation]));
    else setText(feedback, [result, explanation, again].filter(Boolean).join(" "));
    feedback.dataset.done = String(verdict.isRight);
    close(isAnswered(verdict));
    check.disabled = isAnswered(verdict);
    if (hint) hint.hidden = verdict.isRight;
  };
  const submit = async () => {
    if (!checkAnswer) return;
    if (readChosen().length === 0) return say(texts.gameLesson.answerRequired, false);
    // What is disabled loses the focus.
    const focused = [...inputs, check].find((control) => control.matches(":focus"));
    close(true);
    check.disabled = true;
    const verdict = await checkAnswer(key, readChosen());
    await prepareTexts([[verdict?.explanation ?? ""]]);
    if (verdict) {
      progress.verdicts.set(key, verdict);
      showVerdict(verdict);
    } else {
      // It can be changed and checked again.
      close(false);
      check.disabled = false;
      say(texts.gameLesson.notChecked, false);
    }
    if (focused) (focused.disabled ? feedback : focused).focus();
  };
  const check = renderButton(texts.gameLesson.check, () => void submit(), { class: "to-check" });
  const isChecked = checkAnswer !== null && questionStep.maxScore > 0;
  const hint = isChecked && relatedStep ? renderHint(relatedStep) : null;
  const earlierVerdict = progress.verdicts.get(key);
  if (earlierVerdict) showVerdict(earlierVerdict);
  const halfPointsNotice = h("p", { class: "seen", hidden: true });
  void halfPointsUntil.then((until) => {
    if (!until || progress.verdicts.has(key)) return;
    halfPointsNotice.textContent = texts.gameLesson.halfPoints({ until: timeText(until) });
    halfPointsNotice.hidden = false;
  });
  const element = h(
    "fieldset",
    { class: "question" },
    h("legend", { dir: "auto" }, questionStep.text),
    h("p", { class: "points" }, pointsText(questionStep)),
    halfPointsNotice,
    ...inputs.map((input, index) =>
      h("label", { class: "answer" }, input, h("span", { dir: "auto" }, questionStep.answers[index]?.text)),
    ),
    isChecked && check,
    isChecked && feedback,
    hint,
  );
  if (isChecked) checkOnEnter(element, () => !check.disabled && check.click());
  return element;
}

/** The only help before an answer; the explanation comes after it. */
const renderHint = ({ stepIndex, title }: { stepIndex: number; title: string }) =>
  h(
    "details",
    { class: "place" },
    h("summary", {}, texts.gameLesson.hint),
    h("p", {}, texts.gameLesson.lookAgain({ step: stepIndex + 1, title })),
  );

const pointsText = ({ maxScore, several }: Question) =>
  maxScore === 0
    ? texts.gameLesson.notScored
    : texts.gameLesson.points({ points: maxScore, several: several === true });

function verdictTexts(
  questionStep: Question,
  { isRight, points, triesLeft, wasTold, right, explanation, fullPointsAt }: AnswerVerdict,
) {
  if (triesLeft > 0) return { result: texts.gameLesson.tryAgain, explanation: "", again: "" };
  const textOfKey = (key: string) => questionStep.answers.find((answer) => answer.key === key)?.text ?? key;
  const { maxScore } = questionStep;
  const answer = right && !isRight && texts.gameLesson.theAnswerIs({ answers: right.map(textOfKey).join("; ") });
  const again = fullPointsAt ? texts.gameLesson.fullPointsAgain({ at: timeText(new Date(fullPointsAt)) }) : "";
  const wrong = points > 0 ? texts.gameLesson.wrongWithPoints({ points, maxScore }) : texts.gameLesson.wrong;
  const result = isRight ? texts.gameLesson.right({ points, maxScore }) : wrong;
  return {
    result: [wasTold && texts.gameLesson.answeredBefore, result, answer].filter(Boolean).join(" "),
    explanation: explanation ?? "",
    again,
  };
}
