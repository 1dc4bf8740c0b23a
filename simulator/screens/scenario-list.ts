import { texts } from "~/texts";
import type { Header } from "../api/classroom";
import { h } from "../dom";
import type { Game, Screen } from "../unity/screen";
import { renderFlightCard, type FlightCard } from "./flight-card";
import { renderDuelCard } from "./duel-card";
import { fetchDueDates, type DueDates } from "./due-dates";
import { renderFrame } from "./frame";
import { streakTextOf } from "./own-progress";
import { renderEntry } from "./scenario-entry";
import { renderWeeklyCard } from "./weekly-card";

/** The campaigns of a mode, with playable scenarios and the player's progress. */
export function renderScenarioList(game: Game, mode: "Learn" | "Compete"): Screen {
  // Preload while the player chooses. Opening a scenario retries and reports a failure.
  game.scenes.load().catch(() => undefined);
  const headers = game.classroom?.headers.filter(({ campaignType }) => campaignType === mode) ?? [];
  const campaigns = [...new Set(headers.map(({ campaignTitle }) => campaignTitle))];
  const views = campaigns.map((title) =>
    renderCampaign(
      game,
      title,
      headers.filter(({ campaignTitle }) => campaignTitle === title),
    ),
  );
  const write = () => views.forEach((campaign) => campaign.write());
  // Without a connection, scenarios are listed without dates.
  fetchDueDates(game).then(
    (dates) => views.forEach((campaign) => campaign.showDates(dates)),
    () => undefined,
  );
  write();
  const element = renderFrame(
    mode === "Learn" ? texts.gameMenu.learn : texts.gameMenu.compete,
    { label: texts.gameMenu.menu, to: game.showMenu },
    views.length === 0 ? h("p", {}, texts.gameMenu.noScenarios) : null,
    mode === "Compete" ? renderWeeklyCard(game) : null,
    mode === "Compete" ? renderDuelCard(game, competeLink(game)) : null,
    ...views.map((view) => view.element),
  );
  const cards = views.flatMap((view) => view.cards);
  game.progress.onChange = () => {
    write();
    void inTurn(element, cards, "rank");
  };
  void inTurn(element, cards, "describe").then(() => inTurn(element, cards, "rank"));
  return { element };
}

/** Back to Compete, for what is opened from there. */
export const competeLink = (game: Game) => ({
  label: texts.gameMenu.compete,
  to: () => game.show(renderScenarioList(game, "Compete")),
});

/** One card after the other, so that the list stays usable meanwhile, and only while it is shown. */
async function inTurn(list: HTMLElement, cards: readonly FlightCard[], step: "describe" | "rank") {
  for (const card of cards) {
    // Also lets the browser draw in between.
    await new Promise((done) => setTimeout(done));
    if (!list.isConnected) return;
    // Without a connection, a card has its title only. Opening it reports the failure.
    await card[step]().catch(() => undefined);
  }
}

/** Why a scenario without content can't be played in the simulator. */
const unplayableReasons: Record<Header["contentType"], string> = {
  Globe: texts.gameMenu.needsGame,
  Presentation: texts.gameMenu.hasNoLesson,
  Quiz: texts.gameMenu.hasNoQuestions,
};

/** Scenarios that can't be played are listed with the reason. */
function renderCampaign(game: Game, title: string, headers: Header[]) {
  const unplayable = headers.filter((header) => !game.hasContent(header));
  const playable = headers.filter(game.hasContent).map((header) => ({ header, entry: renderEntry(game, header) }));
  const entries = playable.map(({ entry }) => entry);
  const cards = playable
    .filter(({ header }) => isFlight(header))
    .map(({ header, entry }) => renderFlightCard(game, header, entry));
  const streak = h("span", { class: "streak" });
  const write = () => {
    const { state } = game.progress;
    const topic =
      state.is === "known" && state.progress.topics.find(({ campaignId }) => campaignId === headers[0]?.campaignId);
    streak.textContent = topic && topic.streak > 0 ? streakTextOf(topic) : "";
    entries.forEach((entry) => entry.write());
  };
  const element = h(
    "section",
    { "aria-label": title },
    h("div", { class: "topic" }, h("h2", { dir: "auto" }, title), streak),
    h("ul", { class: cards.length > 0 ? "cards missions" : "cards" }, ...entries.map((entry) => entry.element)),
    unplayable.length > 0 &&
      h(
        "details",
        {},
        h("summary", {}, texts.gameMenu.notPlayable({ count: unplayable.length })),
        h(
          "ul",
          { class: "missing" },
          ...unplayable.map(({ scenarioTitle, contentType }) =>
            h("li", {}, `${scenarioTitle} - ${unplayableReasons[contentType]}`),
          ),
        ),
      ),
  );
  return { element, write, cards, showDates: (dates: DueDates) => entries.forEach((entry) => entry.showDate(dates)) };
}

/** What is neither a lesson, a quiz nor a sandbox. */
const isFlight = ({ campaignType, hasLesson, hasSandbox, hasFlight, hasQuestions }: Header) =>
  hasFlight || (campaignType === "Compete" && !hasLesson && !hasSandbox && !hasQuestions);
