import type { Header } from "../api/classroom";
import { h, renderButton } from "../dom";
import type { Game, Screen } from "../unity/screen";
import { renderFrame } from "./frame";
import { openScenario } from "./open-scenario";
import { standingTextOf, streakTextOf } from "./own-progress";

/** The campaigns of a mode, with what can be played here, and how far the player is. */
export function renderScenarioList(game: Game, mode: "Learn" | "Compete"): Screen {
  // While the player chooses. A failure is told when something is opened, which asks again.
  game.scenes.load().catch(() => undefined);
  const headers = game.classroom?.headers.filter(({ campaignType }) => campaignType === mode) ?? [];
  const campaigns = [...new Set(headers.map(({ campaignTitle }) => campaignTitle))];
  const shown = campaigns.map((title) =>
    renderCampaign(
      game,
      title,
      headers.filter(({ campaignTitle }) => campaignTitle === title),
    ),
  );
  const write = () => shown.forEach((campaign) => campaign.write());
  game.progress.onChange = write;
  write();
  return {
    element: renderFrame(
      mode,
      { label: "Menu", to: game.showMenu },
      shown.length === 0 ? h("p", {}, "There is nothing to play here: the class could not be asked.") : null,
      ...shown.map(({ element }) => element),
    ),
  };
}

/** Why the simulator cannot play a scenario that it has nothing of. */
const reasonsMissing: Record<Header["contentType"], string> = {
  Globe: "needs your game",
  Presentation: "has no lesson yet",
  Quiz: "has no questions yet",
};

/** What can't be played here is only named, with the reason. */
function renderCampaign(game: Game, title: string, headers: Header[]) {
  const missing = headers.filter((header) => !game.has(header));
  const entries = headers.filter(game.has).map((header) => renderEntry(game, header));
  const streak = h("span", { class: "streak" });
  const write = () => {
    const { known } = game.progress;
    const topic =
      known.is === "known" && known.progress.topics.find(({ campaignId }) => campaignId === headers[0]?.campaignId);
    streak.textContent = topic && topic.streak > 0 ? streakTextOf(topic) : "";
    entries.forEach((entry) => entry.write());
  };
  const element = h(
    "section",
    { "aria-label": title },
    h("div", { class: "topic" }, h("h2", {}, title), streak),
    h("ul", { class: "cards" }, ...entries.map((entry) => entry.element)),
    missing.length > 0 &&
      h(
        "details",
        {},
        h("summary", {}, `${missing.length} not playable here`),
        h(
          "ul",
          { class: "missing" },
          ...missing.map(({ scenarioTitle, contentType }) =>
            h("li", {}, `${scenarioTitle} - ${reasonsMissing[contentType]}`),
          ),
        ),
      ),
  );
  return { element, write };
}

function renderEntry(game: Game, header: Header) {
  const standing = h("p", { class: "standing", id: `standing-${header.scenarioId}` });
  const open = renderButton(header.scenarioTitle, () => void openScenario(game, header), {
    class: "card",
    "aria-describedby": standing.id,
  });
  const write = () => {
    standing.textContent = standingTextOf(game, header);
    standing.dataset.is = standing.textContent.split(/[ ,]/)[0]!.toLowerCase();
  };
  return { element: h("li", {}, open, standing), write };
}
