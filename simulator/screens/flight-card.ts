import { texts } from "~/texts";
import { fetchLeaderboard, type Header } from "../api/classroom";
import { entryOf } from "../api/own-progress";
import { h, setText } from "../dom";
import type { Game } from "../unity/screen";
import type { ScenarioEntry } from "./scenario-entry";

export type FlightCard = ScenarioEntry & {
  /** Adds picture, goal and points, which need the content. */
  describe: () => Promise<void>;
  /** Adds the place in the class, which needs the server. */
  rank: () => Promise<void>;
};

/** Of a larger one, only the best have a place. */
const largestClass = 500;

/** A flight: what it looks like, what it asks for, and how the player and the class stand. */
export function renderFlightCard(game: Game, header: Header, entry: ScenarioEntry): FlightCard {
  const { scenarioId } = header;
  const picture = h("span", { class: "sketch" });
  const goal = h("span", { class: "asks", dir: "auto", id: `goal-${scenarioId}` });
  const points = h("span", { class: "worth" });
  const place = h("p", { class: "standing place", hidden: true });
  const open = entry.button;
  const title = h("bdi", { id: `title-${scenarioId}` }, header.scenarioTitle);
  open.classList.add("mission");
  open.setAttribute("aria-labelledby", title.id);
  open.setAttribute("aria-describedby", `${goal.id} standing-${scenarioId}`);
  open.replaceChildren(picture, h("span", { class: "what" }, title, points), goal);
  entry.element.append(place);

  const describe = async () => {
    const [scenes, content] = await Promise.all([game.scenes.load(), game.load(header)]);
    if (content.type !== "scenario" && content.type !== "flight") return;
    picture.replaceChildren(scenes.renderFlightPicture(game, content));
    setText(goal, scenes.goalOf(content));
    setText(points, texts.gameMenu.points({ points: content.maxScore }));
  };
  const rank = async () => {
    const { state } = game.progress;
    const sessionId = game.classroom?.sessionId ?? null;
    if (sessionId === null || state.is !== "known" || !entryOf(state.progress, header)) return;
    const standings = await fetchLeaderboard(game.server, sessionId, scenarioId, largestClass);
    const own = standings.find(({ userId }) => userId === game.startup.userId);
    place.hidden = own === undefined;
    if (own) setText(place, texts.gameMenu.place({ rank: own.rank }));
  };
  return { ...entry, describe, rank };
}
