// Hands in a flight of a mission. It is stored on the device until the server has answered.
import * as v from "valibot";
import { texts } from "~/texts";
import type { FlightLog } from "../../api/outbox";
import { isRefusal, reasonOf } from "../../api/server";
import { h, renderButton } from "../../dom";
import type { Game } from "../../unity/screen";
import { renderPartsTable } from "../flight/debrief-screen";
import { UnfinishedFlight } from "./unfinished-flight";

type FinishedFlight = { id: string; seed: number; log: FlightLog };

/** Its log was written by this game. */
const Stored = v.object({
  id: v.string(),
  seed: v.number(),
  log: v.custom<FlightLog>((value) => typeof value === "object" && value !== null),
});

const keyOf = (id: string) => `mission-finished:${id}`;

/** Sends the flight at once, and again on request. */
export function renderMissionDelivery(game: Game, flight: FinishedFlight, onGraded = () => {}): HTMLElement {
  const { id, seed, log } = flight;
  game.plays.save(keyOf(id), flight);
  new UnfinishedFlight(game, id).store("", null);
  const element = h("div", { class: "delivery", role: "status" });
  const send = async () => {
    element.replaceChildren(texts.gameMissions.flying);
    try {
      const call = game.server.calls.missions[":id"].flights;
      const { points, parts } = await (await call.$post({ param: { id }, json: { seed, log } })).json();
      game.plays.remove(keyOf(id));
      element.replaceChildren(h("p", {}, texts.gameMissions.result({ points })), renderPartsTable(parts, ""));
      onGraded();
    } catch (error) {
      // Signed out or too many requests: it can be sent later.
      const isFinal = isRefusal(error) && ![401, 429].includes(error.status);
      if (isFinal) game.plays.remove(keyOf(id));
      const reason = isRefusal(error) ? reasonOf(error) : texts.weeklyMissions.offline;
      const text = texts.weeklyMissions.notSent({ reason });
      const retry = renderButton(texts.weeklyMissions.sendAgain, () => void send(), { class: "quiet" });
      element.replaceChildren(h("p", {}, text), ...(isFinal ? [] : [retry]));
    }
  };
  void send();
  return element;
}

/** A flight of an earlier visit that the server hasn't got; null if there is none. */
export function renderWaitingFlight(game: Game, id: string, onGraded: () => void): HTMLElement | null {
  const parsed = v.safeParse(Stored, game.plays.read(keyOf(id)));
  if (!parsed.success) return null;
  const flight = parsed.output;
  const element = h("div", { class: "waiting" }, h("p", {}, texts.weeklyMissions.waiting));
  const send = () => element.replaceChildren(renderMissionDelivery(game, flight, onGraded));
  element.append(renderButton(texts.weeklyMissions.sendAgain, send, { class: "quiet" }));
  return element;
}
