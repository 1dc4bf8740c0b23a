import { texts } from "~/texts";
import { sendAnswer, type PracticeChoice, type PracticeFeedback, type PracticeQuestion } from "../api/own-practice";
import { isRefusal, reasonOf } from "../api/server";
import { findRelatedStep } from "../attempts/hints";
import { h, renderButton, setText } from "../dom";
import { generateId } from "../unity/generate-id";
import type { Game } from "../unity/screen";
import { prepareTexts, renderParagraphs } from "./marked-text";
import { backTextOf } from "./practice-words";
import { renderScenarioList } from "./scenario-list";

type QuestionOptions = {
  /** From 0. */
  at: number;
  count: number;
  today: string;
  onAnswer: (isRight: boolean) => void;
  goOn: () => void;
};

/** A question, the student's answer with "I know it" or "I'm guessing", and what is right. */
export function renderPracticeQuestion(game: Game, asked: PracticeQuestion, options: QuestionOptions) {
  const { at, count, goOn } = options;
  const scenario = headerOf(game, asked)?.scenarioTitle ?? asked.scenarioTitle;
  const place = texts.gamePractice.place({ at: at + 1, count, scenario });
  const heading = h("h2", { tabIndex: -1, class: "place" }, place);
  const inputs = asked.answers.map(() =>
    h("input", { type: asked.several ? "checkbox" : "radio", name: `practice-${at}` }),
  );
  const state = h("p", { class: "state", role: "status" });
  const feedback = h("div", { class: "feedback", tabIndex: -1, hidden: true });
  const readChosen = () => inputs.flatMap(({ checked }, index) => (checked ? [asked.answers[index]?.key ?? ""] : []));
  const foot = h("footer", { class: "foot" });
  const decide = (isSure: boolean) => {
    const chosen = readChosen();
    if (chosen.length === 0) return setText(state, texts.gameLesson.answerRequired);
    for (const input of inputs) input.disabled = true;
    void send({ id: generateId(), chosen, isSure });
  };
  const send = async (choice: PracticeChoice) => {
    foot.replaceChildren();
    setText(state, "");
    try {
      const answer = await sendAnswer(game.server, asked, choice);
      await prepareTexts([[answer.explanation ?? ""]]);
      options.onAnswer(answer.isRight);
      feedback.replaceChildren(...renderFeedback(game, asked, answer, options.today));
      feedback.dataset.done = String(answer.isRight);
      feedback.hidden = false;
      showNext();
      feedback.focus();
    } catch (error) {
      if (isRefusal(error) && error.status === 404) {
        setText(state, texts.gamePractice.gone);
        return showNext();
      }
      setText(state, isRefusal(error) ? reasonOf(error) : texts.gamePractice.notSent);
      const again = renderButton(texts.gamePractice.sendAgain, () => void send(choice));
      foot.replaceChildren(again);
      again.focus();
    }
  };
  const showNext = () =>
    foot.replaceChildren(
      renderButton(at + 1 < count ? texts.gamePractice.nextQuestion : texts.gamePractice.finish, goOn),
    );
  foot.replaceChildren(
    renderButton(texts.gamePractice.sure, () => decide(true)),
    renderButton(texts.gamePractice.guess, () => decide(false), { class: "quiet" }),
  );
  const element = h(
    "div",
    {},
    heading,
    h(
      "fieldset",
      { class: "question" },
      h("legend", { dir: "auto" }, asked.text),
      asked.several && h("p", { class: "points" }, texts.gamePractice.several),
      ...inputs.map((input, index) =>
        h("label", { class: "answer" }, input, h("span", { dir: "auto" }, asked.answers[index]?.text)),
      ),
      state,
      feedback,
    ),
    foot,
  );
  return { element, heading };
}

function renderFeedback(
  game: Game,
  asked: PracticeQuestion,
  { isRight, right, explanation, dueOn, counted }: PracticeFeedback,
  today: string,
): HTMLElement[] {
  const textOfKey = (key: string) => asked.answers.find((answer) => answer.key === key)?.text ?? key;
  const answers = right.map(textOfKey).join("; ");
  return [
    h("p", { class: "verdict" }, isRight ? texts.gamePractice.right : texts.gamePractice.wrong({ answers })),
    ...(explanation ? renderParagraphs([explanation]) : []),
    ...(isRight ? [] : renderWayBack(game, asked)),
    h("p", { class: "hint" }, counted ? backTextOf(dueOn, today) : texts.gamePractice.notCounted),
  ];
}

/** To the lesson, with the step that is likely to explain it; from a quiz's question to the list of lessons. */
function renderWayBack(game: Game, asked: PracticeQuestion): HTMLElement[] {
  const header = headerOf(game, asked);
  if (asked.isQuiz)
    return [
      renderButton(texts.gamePractice.openLessons, () => game.show(renderScenarioList(game, "Learn")), {
        class: "quiet",
      }),
    ];
  if (!header || !game.hasContent(header)) return [];
  const step = h("p", { hidden: true });
  game.load(header).then(
    (content) => {
      if (content.type !== "lesson") return;
      const own = content.steps.find((one) => one.kind === "question" && one.key === asked.question);
      const related = findRelatedStep(content, own?.kind === "question" ? own : asked);
      if (!related) return;
      setText(step, texts.gameLesson.lookAgain({ step: related.stepIndex + 1, title: related.title }));
      step.hidden = false;
    },
    // Without a connection the lesson's name is enough.
    () => undefined,
  );
  const open = renderButton(
    texts.gamePractice.openLesson({ lesson: header.scenarioTitle }),
    () => void game.openScenario(header),
    { class: "quiet" },
  );
  return [step, open];
}

/** In the language of the player's lessons. */
const headerOf = ({ classroom }: Game, asked: PracticeQuestion) =>
  classroom?.headers.find(({ scenarioId }) => scenarioId === asked.scenarioId);
