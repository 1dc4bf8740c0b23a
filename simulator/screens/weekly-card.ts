import { texts } from "~/texts";
import { fetchWeek, type WeeklyMission } from "../api/weekly-mission";
import type { Header } from "../api/classroom";
import { h, setText } from "../dom";
import type { Game, Origin } from "../unity/screen";

/** The mission of the week above the list of "Compete"; hidden without one, or without a connection. */
export function renderWeeklyCard(game: Game, origin: Origin): HTMLElement {
  const section = h("section", { class: "weekly", hidden: true, "aria-label": texts.weeklyMissions.title });
  const sessionId = game.classroom?.sessionId ?? null;
  fetchWeek(game.server, sessionId).then(
    ({ mission, endsAt }) => {
      const header = game.classroom?.headers.find(({ scenarioId }) => scenarioId === mission?.scenarioId);
      if (!mission || !header || !game.hasContent(header)) return;
      section.replaceChildren(renderMission(game, origin, header, mission, lastDayOf(endsAt)));
      section.hidden = false;
    },
    () => undefined,
  );
  return section;
}

/** The week ends with its Sunday. */
export const lastDayOf = (endsAt: string) => new Date(new Date(endsAt).getTime() - 1);

const dayLength = 86_400_000;
const dayOf = (time: number) => Math.floor(time / dayLength);

/** "Ends today", "Ends tomorrow", or the date. */
export const endTextOf = (lastDay: Date, now = Date.now()) =>
  texts.weeklyMissions.until({ at: lastDay, days: dayOf(lastDay.getTime()) - dayOf(now) });

function renderMission(game: Game, origin: Origin, header: Header, mission: WeeklyMission, lastDay: Date): HTMLElement {
  const picture = h("span", { class: "sketch" });
  const goal = h("span", { class: "asks", dir: "auto" });
  const open = () =>
    void game.open(async () => {
      const scenes = await game.scenes.load();
      const show = await scenes.prepareWeek(game, header);
      return () => {
        game.origin = origin;
        show();
      };
    });
  const card = h(
    "button",
    {
      ...{ type: "button", class: "card mission", onClick: open },
      ...{ "aria-labelledby": "weekly-kicker weekly-name", "aria-describedby": "weekly-facts" },
    },
    picture,
    h(
      "span",
      { class: "about" },
      h("span", { class: "kicker", id: "weekly-kicker" }, texts.weeklyMissions.title),
      h("bdi", { class: "name", id: "weekly-name" }, header.scenarioTitle),
      goal,
      h("span", { class: "facts" }, endTextOf(lastDay)),
      h("span", { class: "facts", id: "weekly-facts" }, ...factsOf(mission)),
    ),
  );
  // Without the content, the card has its title only.
  Promise.all([game.scenes.load(), game.load(header)]).then(
    ([scenes, content]) => {
      if (content.type !== "scenario") return;
      picture.replaceChildren(scenes.renderFlightPicture(game, content));
      setText(goal, texts.weeklyMissions.rules);
    },
    () => undefined,
  );
  return card;
}

const factsOf = ({ own, maxPoints, flightsLeft }: WeeklyMission): string[] => [
  own ? texts.weeklyMissions.ownBest({ points: own.points, maxPoints }) : texts.weeklyMissions.notFlown,
  " · ",
  texts.weeklyMissions.flightsLeft({ count: flightsLeft }),
];
