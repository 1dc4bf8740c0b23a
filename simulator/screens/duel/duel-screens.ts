import { texts } from "~/texts";
import { fetchDuel, fetchDuels, type Duel } from "../../api/duels";
import { showDuelAddress } from "../../unity/address";
import type { Game } from "../../unity/screen";
import { Board, type DuelLinks } from "./board";
import { renderLobby } from "./lobby";
import { DuelResult } from "./result";
import { renderWaiting } from "./waiting";

export type DuelModule = {
  style: string;
  /** The lists, or one game; `back` leaves the lists. */
  prepare(game: Game, back: DuelLinks["back"], id: string | null): Promise<() => void>;
};

export async function prepareDuels(game: Game, back: DuelLinks["back"], id: string | null): Promise<() => void> {
  const classId = game.classroom?.sessionId ?? null;
  const again = (other: string | null) => void game.open(() => prepareDuels(game, back, other));
  // A game of an earlier class can be opened by its address.
  const toList = classId ? { label: texts.gameDuels.title, to: () => again(null) } : back;
  const show = (duel: Duel) => {
    const links = { back: toList, show };
    game.show(
      duel.status === "open"
        ? renderWaiting(game, duel, links)
        : duel.status === "running"
          ? new Board(game, duel, links)
          : new DuelResult(game, duel, links),
    );
    showDuelAddress(duel.id);
  };
  if (id !== null || classId === null) {
    const duel = id === null ? null : await fetchDuel(game.server, id);
    return duel ? () => show(duel) : back.to;
  }
  const entries = await fetchDuels(game.server, classId);
  return () => {
    game.show(renderLobby(game, classId, entries, { back, show, open: again }));
    showDuelAddress(null);
  };
}
