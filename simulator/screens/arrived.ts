import { h, renderButton } from "../dom";
import type { DeliveredAttempt, Game } from "../unity/screen";
import { renderFrame } from "./frame";

/** What attempts of an earlier visit were worth, with their reviews; empty when none has come. */
export function renderArrived(game: Game): HTMLElement {
  const section = h("section", { class: "kept" });
  const refresh = () => {
    section.hidden = game.arrived.length === 0;
    section.replaceChildren(
      h("h2", {}, "Results that have come"),
      h("ul", {}, ...game.arrived.map((one) => renderResult(game, one))),
    );
  };
  game.onArrived = refresh;
  refresh();
  return section;
}

const headerOf = (game: Game, { attempt }: DeliveredAttempt) =>
  game.classroom?.headers.find(({ scenarioId }) => scenarioId === attempt.scenarioId);

function renderResult(game: Game, arrived: DeliveredAttempt): HTMLElement {
  const { score, maxScore, review, late, note } = arrived.receipt;
  const header = headerOf(game, arrived);
  const name = header?.scenarioTitle ?? "A scenario of another class";
  return h(
    "li",
    {},
    h("p", {}, h("strong", {}, name), `, ${score} of ${maxScore}${late ? ", handed in late" : ""}`),
    note && h("p", {}, note),
    review &&
      header &&
      game.has(header) &&
      renderButton("Review", () => void showReview(game, arrived), {
        class: "quiet",
        "aria-label": `Review of ${name}`,
      }),
  );
}

function showReview(game: Game, arrived: DeliveredAttempt) {
  const header = headerOf(game, arrived)!;
  const { evidence } = arrived.attempt;
  return game.open(async () => {
    const [scenes, content] = await Promise.all([game.scenes.load(), game.load(header)]);
    if (content.type !== "lesson" || !evidence || evidence.kind === "flight") return () => undefined;
    const review = scenes.renderReview(content, evidence.answers, arrived.receipt.review ?? []);
    const back = { label: "Menu", to: game.showMenu };
    return () => game.show({ element: renderFrame(header.scenarioTitle, back, review) });
  });
}
