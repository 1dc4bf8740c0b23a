import { texts } from "~/texts";
import type { Scenario } from "../../../content/content-schema";
import type { Header } from "../../api/classroom";
import { fetchWeek, type WeeklyMission } from "../../api/weekly-mission";
import { h, renderButton } from "../../dom";
import type { Game, Screen } from "../../unity/screen";
import { weeklyKeyOf } from "../../attempts/flight-play";
import { renderScreenHead } from "../frame";
import { endTextOf, lastDayOf } from "../weekly-card";
import { renderClassRating } from "./class-rating";
import { flyWeekly } from "./fly-weekly";
import { renderSharing } from "./sharing";
import { renderWeekStandings } from "./week-standings";
import { readWaiting, renderWaiting } from "./weekly-delivery";

/** Loads the week; resolves with a function that shows its screen. */
export async function prepareWeek(game: Game, header: Header): Promise<() => void> {
  const sessionId = game.classroom?.sessionId ?? null;
  const [content, { mission, endsAt }] = await Promise.all([game.load(header), fetchWeek(game.server, sessionId)]);
  if (content.type !== "scenario" || !mission) throw new Error(texts.weeklyMissions.none);
  return () => game.show(renderWeekScreen(game, header, { content, mission, sessionId, lastDay: lastDayOf(endsAt) }));
}

type Week = { content: Scenario; mission: WeeklyMission; sessionId: string | null; lastDay: Date };

function renderWeekScreen(game: Game, header: Header, week: Week): Screen {
  const { mission, sessionId, lastDay } = week;
  const { own, maxPoints, flightsLeft, ghosts } = mission;
  const again = () => void game.open(() => prepareWeek(game, header));
  const waiting = readWaiting(game, mission.missionId);
  const element = h(
    "div",
    { class: "screen week" },
    renderScreenHead(texts.weeklyMissions.title, game.back),
    h(
      "section",
      { class: "briefing" },
      h("h2", { dir: "auto" }, header.scenarioTitle),
      h("p", {}, texts.weeklyMissions.rules),
      h("p", { class: "facts" }, endTextOf(lastDay)),
      h(
        "p",
        { class: "facts" },
        own ? texts.weeklyMissions.ownBest({ points: own.points, maxPoints }) : texts.weeklyMissions.notFlown,
        " · ",
        texts.weeklyMissions.flightsLeft({ count: flightsLeft }),
      ),
      waiting ? renderWaiting(game, waiting, again) : null,
      ...renderFlying(game, header, week, again),
    ),
    sessionId && own ? renderSharing(game, sessionId, mission.shares) : null,
    sessionId && own && ghosts === 0 ? h("p", { class: "aside" }, texts.weeklyMissions.noGhosts) : null,
    sessionId && !own && ghosts > 0 ? h("p", { class: "aside" }, texts.weeklyMissions.ghostsLater) : null,
    renderWeekStandings(game, sessionId),
    sessionId ? renderClassRating(game, sessionId) : null,
  );
  return { element };
}

/** The button that begins or resumes, and the choice to see classmates; a sentence after the last flight. */
function renderFlying(game: Game, header: Header, { content, mission, sessionId }: Week, choose: () => void) {
  if (mission.flightsLeft === 0)
    return [h("p", {}, texts.weeklyMissions.noFlightLeft({ most: mission.flightsAllowed }))];
  const beside = h("input", { type: "checkbox", name: "beside" });
  const hasGhosts = sessionId !== null && mission.own !== null && mission.ghosts > 0;
  const isBegun = game.plays.read(weeklyKeyOf(mission)) !== null;
  const fly = () => void flyWeekly(game, header, { content, sessionId, withGhosts: beside.checked, choose });
  return [
    hasGhosts
      ? h("label", { class: "check" }, beside, h("span", {}, texts.weeklyMissions.ghosts({ count: mission.ghosts })))
      : null,
    renderButton(isBegun ? texts.weeklyMissions.resume : texts.weeklyMissions.fly, fly),
  ];
}
