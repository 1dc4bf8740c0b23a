import { texts } from "~/texts";
import { flightTime } from "../../../content/flight-words";
import { fetchWeekStandings, type WeekStandings } from "../../api/weekly-mission";
import { h, renderButton } from "../../dom";
import type { Game } from "../../unity/screen";

/** The own class by name, and classes by their best flights. */
export function renderWeekStandings(game: Game, sessionId: string | null): HTMLElement {
  const container = h("div", { class: "standings-of-week" }, h("p", {}, texts.weeklyMissions.loading));
  const load = async () => {
    const standings = await fetchWeekStandings(game.server, sessionId).catch(() => null);
    container.replaceChildren(
      ...(standings ? renderTables(game, standings, sessionId !== null) : renderFailure(() => void load())),
    );
  };
  void load();
  return h("section", {}, h("h2", {}, texts.weeklyMissions.standings), container);
}

const renderFailure = (retry: () => void) => [
  h("p", { role: "alert" }, texts.weeklyMissions.notLoaded),
  renderButton(texts.weeklyMissions.sendAgain, retry, { class: "quiet" }),
];

function renderTables({ startup }: Game, { people, classes, bestPerClass }: WeekStandings, isInClass: boolean) {
  const ofPeople = people.map(({ rank, userId, username, points, deltaV, duration }) =>
    renderRow(userId === startup.userId, [
      String(rank),
      h("bdi", {}, username),
      String(points),
      texts.weeklyMissions.metresPerSecond({ deltaV }),
      flightTime(duration),
    ]),
  );
  const ofClasses = classes.map(({ rank, name, isOwn, average }) =>
    renderRow(isOwn, [String(rank), h("bdi", {}, name ?? texts.weeklyMissions.otherClass), String(average)]),
  );
  const [place, points] = [texts.weeklyMissions.place, texts.weeklyMissions.points];
  const flightHeads = [points, texts.weeklyMissions.deltaV, texts.weeklyMissions.time];
  return [
    h("h3", {}, isInClass ? texts.weeklyMissions.ofClass : texts.weeklyMissions.ofOrganization),
    ofPeople.length > 0
      ? renderTable([place, texts.weeklyMissions.student, ...flightHeads], ofPeople)
      : h("p", {}, texts.weeklyMissions.noStandings),
    h("h3", {}, texts.weeklyMissions.ofClasses),
    h("p", { class: "aside" }, texts.weeklyMissions.classesHint({ count: bestPerClass })),
    ofClasses.length > 0
      ? renderTable([place, texts.weeklyMissions.className, texts.weeklyMissions.average], ofClasses)
      : h("p", {}, texts.weeklyMissions.noClasses({ count: bestPerClass })),
  ];
}

export const renderTable = (heads: readonly string[], rows: readonly HTMLElement[]) =>
  h(
    "table",
    { class: "standings-table" },
    h("thead", {}, h("tr", {}, ...heads.map((head) => h("th", { scope: "col" }, head)))),
    h("tbody", {}, ...rows),
  );

/** `nameAt`: the cell that names the row. */
export const renderRow = (isOwn: boolean, cells: readonly (string | HTMLElement)[], nameAt = 1) =>
  h(
    "tr",
    isOwn ? { class: "own" } : {},
    ...cells.map((cell, index) => (index === nameAt ? h("th", { scope: "row" }, cell) : h("td", {}, cell))),
  );
