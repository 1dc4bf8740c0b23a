import type { Question } from "../../content/content-schema";
import { hasMarks } from "../../content/marks";
import { h, renderButton, setText } from "../dom";
import { prepareTexts, renderParagraphs } from "./marked-text";
import { timeText } from "./time-text";
import type { Progress, AnswerVerdict } from "../attempts/lesson-progress";

/** How an answer is checked; null where the server cannot be asked. Missing in a quiz: it is graded at its end. */
export type CheckAnswer = (question: string, chosen: string[]) => Promise<AnswerVerdict | null>;

const isAnswered = (told: AnswerVerdict | undefined) => told?.triesLeft === 0;

/** In a quiz answers may be changed until the end; in a lesson the server says at once whether one is right. */
export function renderQuestion(
  asked: Question,
  progress: Progress,
  checkAnswer: CheckAnswer | null,
  place: { at: number; title: string } | null = null,
  halfPointsUntil: Promise<Date | null> = Promise.resolve(null),
): HTMLElement {
  const { key } = asked;
  const feedback = h("div", { class: "state", role: "status" });
  const inputs = asked.answers.map((answer) =>
    h("input", {
      type: asked.several ? "checkbox" : "radio",
      name: `question-${key}`,
      checked: progress.chosen.get(key)?.includes(answer.key) ?? false,
      onChange: () => progress.chosen.set(key, chosenNow()),
    }),
  );
  const chosenNow = () => inputs.flatMap(({ checked }, at) => (checked ? [asked.answers[at]!.key] : []));
  const say = (text: string, isDone: boolean) => {
    setText(feedback, text);
    feedback.dataset.done = String(isDone);
  };
  const close = (isClosed: boolean) => {
    for (const input of inputs) input.disabled = isClosed;
  };
  const tell = (told: AnswerVerdict) => {
    const { result, explanation, again } = wordsOf(asked, told);
    if (hasMarks([explanation]))
      feedback.replaceChildren(h("p", {}, `${result} ${again}`), ...renderParagraphs([explanation]));
    else setText(feedback, [result, explanation, again].filter(Boolean).join(" "));
    feedback.dataset.done = String(told.isRight);
    close(isAnswered(told));
    check.disabled = isAnswered(told);
  };
  const ask = async () => {
    if (!checkAnswer) return;
    if (chosenNow().length === 0) return say("Choose an answer first.", false);
    close(true);
    check.disabled = true;
    const told = await checkAnswer(key, chosenNow());
    await prepareTexts([[told?.explanation ?? ""]]);
    check.disabled = false;
    if (!told)
      return say("The server cannot be asked. This answer is kept, and told with the receipt of the attempt.", false);
    progress.told.set(key, told);
    tell(told);
  };
  const check = renderButton("Check", () => void ask(), { class: "quiet" });
  const known = progress.told.get(key);
  if (known) tell(known);
  const seen = h("p", { class: "seen", hidden: true });
  void halfPointsUntil.then((until) => {
    if (!until || progress.told.has(key)) return;
    seen.textContent = `You have seen the answer: half points now, full points after ${timeText(until)}.`;
    seen.hidden = false;
  });
  const isShown = checkAnswer !== null && asked.maxScore > 0;
  return h(
    "fieldset",
    { class: "question" },
    h("legend", {}, asked.text),
    h("p", { class: "points" }, pointsText(asked)),
    seen,
    ...inputs.map((input, at) => h("label", { class: "answer" }, input, h("span", {}, asked.answers[at]!.text))),
    isShown && check,
    isShown && feedback,
    isShown && place && renderPlace(place),
  );
}

/** All the help there is: the answer's reason comes when it has been answered. */
const renderPlace = ({ at, title }: { at: number; title: string }) =>
  h("details", { class: "place" }, h("summary", {}, "Hint"), h("p", {}, `Look again at step ${at + 1}: ${title}.`));

const pointsText = ({ maxScore, several }: Question) =>
  maxScore === 0
    ? "Not scored"
    : `${maxScore} ${maxScore === 1 ? "point" : "points"}${several ? ", several answers" : ""}`;

function wordsOf(
  asked: Question,
  { isRight, points, triesLeft, wasTold, right, explanation, fullPointsAt }: AnswerVerdict,
) {
  if (triesLeft > 0) return { result: "Not right. Try once more, for half of the points.", explanation: "", again: "" };
  const textOfKey = (key: string) => asked.answers.find((answer) => answer.key === key)?.text ?? key;
  const gives = `${points} of ${asked.maxScore} points`;
  const answer = right && !isRight ? ` The answer is: ${right.map(textOfKey).join("; ")}.` : "";
  const again = fullPointsAt ? `Full points again after ${timeText(new Date(fullPointsAt))}, in another attempt.` : "";
  const result = isRight ? `Right: ${gives}.` : `Not right${points > 0 ? `: ${gives}` : ""}.`;
  return { result: `${wasTold ? "Answered before. " : ""}${result}${answer}`, explanation: explanation ?? "", again };
}
