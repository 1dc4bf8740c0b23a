import { texts } from "~/texts";
import { fetchPractice, type Practice } from "../api/own-practice";
import { h, renderButton } from "../dom";
import type { Game } from "../unity/screen";
import { dayStreakTextOf, nextTextOf } from "./practice-words";

/** In the menu: how many questions are due, and the way to them; filled in when the server answers. */
export function renderPracticeStart(game: Game): HTMLElement {
  const section = h("section", { class: "practice-start", "aria-label": texts.gamePractice.title });
  fetchPractice(game.server).then(
    (practice) => section.replaceChildren(...renderDue(game, practice)),
    () => section.replaceChildren(h("p", {}, texts.gamePractice.needsConnection)),
  );
  return section;
}

function renderDue(game: Game, practice: Practice): HTMLElement[] {
  const { questions, minutes, cards } = practice;
  const streak = dayStreakTextOf(practice);
  const text = [texts.gamePractice.nothingDue, nextTextOf(practice)].filter(Boolean).join(" ");
  return [
    ...(questions > 0
      ? [renderButton(texts.gamePractice.start({ questions, minutes }), () => void openPractice(game))]
      : cards > 0
        ? [h("p", {}, text)]
        : []),
    ...(streak ? [h("p", { class: "day-streak" }, streak)] : []),
  ];
}

/** Reads again what is due: the student may have practised on another device. */
export const openPractice = (game: Game) =>
  game.open(async () => {
    const [scenes, practice] = await Promise.all([game.scenes.load(), fetchPractice(game.server)]);
    return () => game.show(scenes.renderPracticeScreen(game, practice));
  });
