import { texts } from "~/texts";
import type { Header } from "../api/classroom";
import { h } from "../dom";
import type { Game, Origin, Screen } from "../unity/screen";
import { renderFlightCard, type FlightCard } from "./flight-card";
import { renderDuelCard } from "./duel-card";
import { fetchDueDates, type DueDates } from "./due-dates";
import { renderFrame } from "./frame";
import { streakTextOf } from "./own-progress";
import { renderEntry } from "./scenario-entry";
import { renderWeeklyCard } from "./weekly-card";

type Mode = Header["campaignType"];

/** An entry, and how far below the edge of the screen it was. */
type ListPlace = { scenarioId: string; top: number | null };

/** The campaigns of a mode, with playable scenarios and the player's progress. `place`: the entry to return to. */
export function renderScenarioList(game: Game, mode: Mode, place: ListPlace | null = null): Screen {
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
    titleOf(mode),
    { label: texts.gameMenu.menu, to: game.showMenu },
    views.length === 0 ? h("p", {}, texts.gameMenu.noScenarios) : null,
    mode === "Compete" ? renderWeeklyCard(game, originOf(game, { campaignType: mode })) : null,
    mode === "Compete" ? renderDuelCard(game, linkToList(game, "Compete")) : null,
    ...views.map((view) => view.element),
  );
  const cards = views.flatMap((view) => view.cards);
  game.progress.onChange = () => {
    write();
    void inTurn(element, cards, "rank");
  };
  void inTurn(element, cards, "describe").then(() => inTurn(element, cards, "rank"));
  const entry = views.flatMap(({ entries }) => entries).find(({ scenarioId }) => scenarioId === place?.scenarioId);
  return { element, isList: true, ...(entry && { restorePlace: () => scrollTo(entry.button, place?.top ?? null) }) };
}

const titleOf = (mode: Mode) => (mode === "Learn" ? texts.gameMenu.learn : texts.gameMenu.compete);

/** Focuses an entry where it was; without a place, in the middle of the screen. */
function scrollTo(button: HTMLElement, top: number | null) {
  button.focus({ preventScroll: true });
  if (top === null) return button.scrollIntoView({ block: "center" });
  const [scroller, list] = [button.closest(".game"), button.closest(".screen")];
  if (!scroller || !list) return;
  const adjust = () => {
    if (!button.isConnected) return observer.disconnect();
    scroller.scrollTop += button.getBoundingClientRect().top - top;
  };
  // Dates and pictures that arrive later make entries higher, until the player scrolls.
  const observer = new ResizeObserver(adjust);
  observer.observe(list);
  for (const event of ["wheel", "touchmove", "pointerdown", "keydown"])
    scroller.addEventListener(event, () => observer.disconnect(), { once: true, passive: true });
  adjust();
}

/** Back to a list, for what is opened from there. */
export const linkToList = (game: Game, mode: Mode) => ({
  label: titleOf(mode),
  to: () => game.show(renderScenarioList(game, mode)),
});

/** The list that a scenario is in. `button`: its entry, which opens it. */
export function originOf(game: Game, { campaignType }: Pick<Header, "campaignType">, button?: HTMLElement): Origin {
  const top = button?.getBoundingClientRect().top ?? null;
  return {
    label: titleOf(campaignType),
    returnTo: (at) => game.show(renderScenarioList(game, campaignType, at === null ? null : { scenarioId: at, top })),
  };
}

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
  const playable = headers.filter(game.hasContent).map((header) => ({
    header,
    entry: renderEntry(game, header, (button) => originOf(game, header, button)),
  }));
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
  return {
    element,
    entries,
    write,
    cards,
    showDates: (dates: DueDates) => entries.forEach((entry) => entry.showDate(dates)),
  };
}

/** What is neither a lesson, a quiz nor a sandbox. */
const isFlight = ({ campaignType, hasLesson, hasSandbox, hasFlight, hasQuestions }: Header) =>
  hasFlight || (campaignType === "Compete" && !hasLesson && !hasSandbox && !hasQuestions);
