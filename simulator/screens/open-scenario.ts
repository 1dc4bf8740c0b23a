import type { Header } from "../api/classroom";
import type { Game } from "../unity/screen";

/** Opens a scenario, after loading the scenes module. */
export function openScenario(game: Game, header: Header) {
  return game.open(async () => {
    const [scenes, content] = await Promise.all([game.scenes.load(), game.load(header)]);
    return scenes.prepareScenario(game, header, content);
  });
}
