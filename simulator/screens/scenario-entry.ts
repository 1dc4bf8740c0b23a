import type { Header } from "../api/classroom";
import { h } from "../dom";
import type { Game, Origin } from "../unity/screen";
import { dateTextOf, type DueDates } from "./due-dates";
import { standingOf } from "./own-progress";

/** A scenario in the list of its mode. */
export type ScenarioEntry = {
  scenarioId: string;
  element: HTMLLIElement;
  button: HTMLButtonElement;
  write: () => void;
  showDate: (dates: DueDates) => void;
};

/** `originFrom`: the list, with the entry that was pressed. */
export function renderEntry(game: Game, header: Header, originFrom: (button: HTMLElement) => Origin): ScenarioEntry {
  const standing = h("p", { class: "standing", id: `standing-${header.scenarioId}` });
  const open = h(
    "button",
    {
      type: "button",
      class: "card",
      "aria-describedby": standing.id,
      onClick: () => void game.openScenario(header, originFrom(open)),
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
  return { scenarioId: header.scenarioId, element: h("li", {}, open, standing, due), button: open, write, showDate };
}
