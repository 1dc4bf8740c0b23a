// Hands in a flight of the week. It is stored on the device until the server has answered.
import { texts } from "~/texts";
import * as v from "valibot";
import { handInFlight, type WeeklyFlight, type WeeklyReceipt } from "../../api/weekly-mission";
import { h, renderButton, setText } from "../../dom";
import type { Game } from "../../unity/screen";

/** Its log was written by this game. */
const Stored = v.object({
  flightId: v.string(),
  missionId: v.string(),
  evidence: v.custom<WeeklyFlight["evidence"]>((value) => typeof value === "object" && value !== null),
});

const waitingKeyOf = (missionId: string) => `weekly-flight:${missionId}`;

/** A flight that the server hasn't got yet. */
export function readWaiting({ plays }: Pick<Game, "plays">, missionId: string): WeeklyFlight | null {
  const parsed = v.safeParse(Stored, plays.read(waitingKeyOf(missionId)));
  return parsed.success ? parsed.output : null;
}

/** Sends the flight at once, and again on request. */
export function renderWeeklyDelivery(game: Game, flight: WeeklyFlight, onSaved: (receipt: WeeklyReceipt) => void) {
  game.plays.save(waitingKeyOf(flight.missionId), flight);
  const element = h("p", { class: "delivery", role: "status" });
  const send = async () => {
    element.dataset.delivery = "waiting";
    setText(element, texts.weeklyMissions.sending);
    const answer = await handInFlight(game.server, flight, game.startup.userId);
    if ("later" in answer) {
      const reason = answer.later ?? texts.weeklyMissions.offline;
      const retry = renderButton(texts.weeklyMissions.sendAgain, () => void send(), { class: "quiet" });
      element.replaceChildren(texts.weeklyMissions.notSent({ reason }), " ", retry);
      return;
    }
    game.plays.remove(waitingKeyOf(flight.missionId));
    element.dataset.delivery = "receipt" in answer ? "saved" : "refused";
    if ("refused" in answer) return setText(element, texts.weeklyMissions.notSent({ reason: answer.refused }));
    const { receipt } = answer;
    const saved = texts.weeklyMissions.saved(receipt);
    setText(element, receipt.isBest ? `${saved}. ${texts.weeklyMissions.isBest}.` : `${saved}.`);
    onSaved(receipt);
  };
  void send();
  return element;
}

/** On the week's screen: a flight of an earlier visit. */
export function renderWaiting(game: Game, flight: WeeklyFlight, onSaved: () => void): HTMLElement {
  const element = h("div", { class: "waiting" }, h("p", {}, texts.weeklyMissions.waiting));
  element.append(
    renderButton(
      texts.weeklyMissions.sendAgain,
      () => element.replaceChildren(renderWeeklyDelivery(game, flight, onSaved)),
      { class: "quiet" },
    ),
  );
  return element;
}
