// Build/game.duel-….js: games for two, which few players open. It shares code with the scenes.
import { Board } from "../screens/duel/board";
import duelStyle from "../screens/duel/duel.css";
import { renderLobby } from "../screens/duel/lobby";
import type { DuelModule } from "../screens/duel/open-duels";
import { DuelResult } from "../screens/duel/result";
import { renderWaiting } from "../screens/duel/waiting";

// So that the build puts no code of the scenes into this module.
export { scenes } from "./scenes";

export const duel: DuelModule = {
  style: duelStyle,
  renderLobby,
  renderDuel(game, one, links) {
    if (one.status === "open") return renderWaiting(game, one, links);
    return one.status === "running" ? new Board(game, one, links) : new DuelResult(game, one, links);
  },
};
