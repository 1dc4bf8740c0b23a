// Build/game.duel-….js: games for two, which few players open. Bundled separately, like the planning screen.
import duelStyle from "../screens/duel/duel.css";
import { prepareDuels, type DuelModule } from "../screens/duel/duel-screens";

export const duel: DuelModule = { style: duelStyle, prepare: prepareDuels };
