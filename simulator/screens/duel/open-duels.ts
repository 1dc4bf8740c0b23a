// Opens matches for two players, whose module is loaded when it is needed.
import { texts } from "~/texts";
import { fetchDuel, fetchDuels, type Duel, type DuelEntry } from "../../api/duels";
import { showDuelAddress } from "../../unity/address";
import { addStyle, loadModule } from "../../unity/load-module";
import type { Game, Screen } from "../../unity/screen";
import type { DuelLinks } from "./duel-links";

export type DuelModule = {
  style: string;
  renderLobby(game: Game, classId: string, entries: readonly DuelEntry[], links: DuelLinks): Screen;
  renderDuel(game: Game, duel: Duel, links: DuelLinks): Screen;
};

/** The lists of the player's class, or a match by its id. `opener`: an element of the game. */
export const openDuels = (game: Game, opener: Element, back: DuelLinks["back"], id: string | null): Promise<void> =>
  game.open(async () => {
    const classId = game.classroom?.sessionId ?? null;
    const url = game.laterUrls.duel;
    const [{ duel: module }, one, entries] = await Promise.all([
      loadModule<{ duel: DuelModule }>(url, texts.gameFrame.programNotLoaded),
      id === null ? null : fetchDuel(game.server, id),
      id === null && classId ? fetchDuels(game.server, classId) : [],
    ]);
    addStyle(opener, url, module.style);
    const again = (other: string | null) => void openDuels(game, opener, back, other);
    // A match of an earlier class can be opened by its address.
    const toList = classId ? { label: texts.gameDuels.title, to: () => again(null) } : back;
    const show = (duel: Duel) => {
      game.show(module.renderDuel(game, duel, { back: toList, show, open: again }));
      showDuelAddress(duel.id);
    };
    return () => {
      game.origin = { label: back.label, returnTo: back.to };
      if (one) return show(one);
      if (!classId) return back.to();
      game.show(module.renderLobby(game, classId, entries, { back, show, open: again }));
      showDuelAddress(null);
    };
  });
