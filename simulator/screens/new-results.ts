import { texts } from "~/texts";
import type { Header } from "../api/classroom";
import { h, renderButton } from "../dom";
import type { DeliveredAttempt, Game } from "../unity/screen";
import { renderFrame } from "./frame";

/** Results and reviews of attempts sent after an earlier visit; hidden if there are none. */
export function renderNewResults(game: Game): HTMLElement {
  const section = h("section", { class: "kept" });
  const refresh = () => {
    section.hidden = game.newResults.length === 0;
    section.replaceChildren(
      h("h2", {}, texts.gameMenu.newResults),
      h("ul", {}, ...game.newResults.map((result) => renderResult(game, result))),
    );
  };
  game.onNewResult = refresh;
  refresh();
  return section;
}

const headerOf = (game: Game, { attempt }: DeliveredAttempt) =>
  game.classroom?.headers.find(({ scenarioId }) => scenarioId === attempt.scenarioId);

function renderResult(game: Game, result: DeliveredAttempt): HTMLElement {
  const { score, maxScore, review, late, note } = result.receipt;
  const header = headerOf(game, result);
  const name = header?.scenarioTitle ?? texts.gameMenu.otherClassScenario;
  return h(
    "li",
    {},
    h(
      "p",
      {},
      h("strong", {}, name),
      ` · ${score === null ? texts.releases.gameHeld : texts.gameMenu.scoreOf({ score, maxScore, isLate: late === true })}`,
    ),
    note && h("p", {}, note),
    review &&
      header &&
      game.hasContent(header) &&
      renderButton(texts.gameMenu.review, () => void showReview(game, header, result), {
        class: "quiet",
        "aria-label": texts.gameMenu.reviewOf({ name }),
      }),
  );
}

function showReview(game: Game, header: Header, result: DeliveredAttempt) {
  const { evidence } = result.attempt;
  return game.open(async () => {
    const [scenes, content] = await Promise.all([game.scenes.load(), game.load(header)]);
    if (content.type !== "lesson" || !evidence || !("answers" in evidence)) return () => undefined;
    const review = scenes.renderReview(content, evidence.answers, result.receipt.review ?? []);
    const back = { label: texts.gameMenu.menu, to: game.showMenu };
    return () => game.show({ element: renderFrame(header.scenarioTitle, back, review) });
  });
}
