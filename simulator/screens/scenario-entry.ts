import type { Header } from "../api/classroom";
import { h } from "../dom";
import type { Game } from "../unity/screen";
import { dateTextOf, type DueDates } from "./due-dates";
import { standingOf } from "./own-progress";

/** A scenario in the list of its mode. */
export type ScenarioEntry = {
  element: HTMLLIElement;
  button: HTMLButtonElement;
  write: () => void;
  showDate: (dates: DueDates) => void;
};

export function renderEntry(game: Game, header: Header): ScenarioEntry {
  const standing = h("p", { class: "standing", id: `standing-${header.scenarioId}` });
  const open = h(
    "button",
    {
      type: "button",
      class: "card",
      "aria-describedby": standing.id,
      onClick: () => void game.openScenario(header),
    },
    h("bdi", {}, header.scenarioTitle),
  );
  const write = () => {
    const { is, text } = standingOf(game, header);
    standing.textContent = text;
    standing.dataset.is = is;
  };
  const due = h("p", { class: "standing", hidden: true });
  const showDate = (dates: DueDates) => {
    const text = dateTextOf(dates.get(header.scenarioId));
    due.hidden = text === "";
    due.textContent = text;
  };
  return { element: h("li", {}, open, standing, due), button: open, write, showDate };
}
