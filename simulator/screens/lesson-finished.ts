import { texts } from "~/texts";
import type { Header } from "../api/classroom";
import type { QuestionReview, Receipt } from "../api/outbox";
import type { Lesson } from "../../content/content-schema";
import { h, renderButton, setText } from "../dom";
import type { Game, Screen } from "../unity/screen";
import type { LessonProgress } from "../attempts/lesson-progress";
import { evidenceOfLesson, localScoreOf } from "../attempts/lesson-score";
import { renderAfterPlay } from "./after-play";
import { renderFrame } from "./frame";
import { renderMastered } from "./mastered";
import { renderQuizOutcome } from "./quiz-outcome";
import { renderReview } from "./review";

type FinishedLesson = {
  header: Header;
  lesson: Lesson;
  hasStart: boolean;
  progress: LessonProgress;
  restart: () => void;
};

/** The local score at once, then the server's score and review with the receipt. */
export function renderFinished(game: Game, { header, lesson, hasStart, progress, restart }: FinishedLesson): Screen {
  // From here on the outbox stores the attempt.
  game.plays.remove(header.scenarioId);
  const { isFinal, ...figure } = localScoreOf(lesson, progress, { hasStart });
  const evidence = evidenceOfLesson(lesson, progress, header.scenarioType === "Quiz");
  const table = h("tbody", {}, ...rowsOf(figure, isFinal));
  const learned = h("div");
  const container = h("div");
  const note = h("p", { role: "status" });
  const hintCount = [...progress.hints.values()].reduce((sum, count) => sum + count, 0);
  const after = renderAfterPlay(game, header);
  const onSaved = (receipt: Receipt) => {
    after.noteReceipt(receipt);
    // The server has scored the questions.
    table.querySelector("[data-waits]")?.remove();
    const { score, maxScore } = receipt;
    if (score === null) return setText(note, texts.releases.gameHeld);
    const isAsCounted = isFinal && score === figure.totalScore + figure.questionsScore;
    if (!isAsCounted)
      table.append(renderRow(texts.gameLesson.countedByServer, texts.gameLesson.scoreOf({ score, maxScore })));
    if (!isAsCounted || !receipt.passed)
      table.append(
        renderRow(texts.gameLesson.result, receipt.passed ? texts.gameLesson.passed : texts.gameLesson.notPassed),
      );
    if (receipt.note) setText(note, receipt.note);
    const show = (review: readonly QuestionReview[]) => {
      const mastered = renderMastered(lesson, progress, review);
      learned.replaceChildren(...(mastered ? [mastered] : []));
      container.replaceChildren(renderReview(lesson, evidence.answers, review));
    };
    if (receipt.review) show(receipt.review);
    else if (header.scenarioType === "Quiz")
      void renderQuizOutcome(game, receipt.attemptId, show).then(
        (outcome) => outcome && container.replaceChildren(outcome),
      );
  };
  const delivery = game.post(header, { ...(isFinal && figure), evidence }, onSaved);
  return {
    isOver: true,
    element: renderFrame(
      isFinal && figure.passed ? texts.gameLesson.passed : texts.gameLesson.finished,
      game.back,
      h("p", {}, header.scenarioTitle),
      h("table", { class: "score" }, table),
      h("p", {}, passText(lesson)),
      hintCount > 0 ? h("p", {}, texts.gameLesson.hintsSeen({ count: hintCount })) : null,
      delivery,
      note,
      after.element,
      learned,
      h(
        "div",
        { class: "foot" },
        ...[...after.buttons].reverse(),
        renderButton(texts.gameLesson.again, restart, { class: "quiet" }),
      ),
      container,
      ...(lesson.sources ? [renderSources(lesson.sources)] : []),
    ),
  };
}

const renderSources = (sources: readonly string[]) =>
  h(
    "section",
    { class: "sources" },
    h("h2", {}, texts.gameLesson.sources),
    h("ul", {}, ...sources.map((source) => h("li", {}, source))),
  );

type Figure = Omit<ReturnType<typeof localScoreOf>, "isFinal">;

function rowsOf(figure: Figure, isFinal: boolean): HTMLElement[] {
  const { totalScore, maxTotalScore, questionsScore, maxQuestionsScore } = figure;
  const reading =
    maxTotalScore > 0
      ? [
          renderRow(
            texts.gameLesson.readingAndTasks,
            texts.gameLesson.scoreOf({ score: totalScore, maxScore: maxTotalScore }),
          ),
        ]
      : [];
  if (!isFinal) {
    const waiting = renderRow(texts.gameLesson.questions, texts.gameLesson.questionsWait);
    waiting.dataset.waits = "";
    return [...reading, waiting];
  }
  const together = texts.gameLesson.scoreOf({
    score: totalScore + questionsScore,
    maxScore: maxTotalScore + maxQuestionsScore,
  });
  const questionsText = texts.gameLesson.scoreOf({ score: questionsScore, maxScore: maxQuestionsScore });
  const questions = maxQuestionsScore > 0 ? [renderRow(texts.gameLesson.questions, questionsText)] : [];
  return [...reading, ...questions, renderRow(texts.gameLesson.together, together)];
}

const renderRow = (name: string, text: string) => h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, text));

const passText = ({ passShare, readingPoints }: Lesson) =>
  texts.gameLesson.passShare({ percent: Math.round(passShare * 100), countsReading: readingPoints > 0 });
