import type { Header } from "../api/classroom";
import type { Game } from "../unity/screen";

/** With the program of the scenes, which may have to be loaded first. */
export function openScenario(game: Game, header: Header) {
  return game.open(async () => {
    const [scenes, content] = await Promise.all([game.scenes.load(), game.load(header)]);
    return scenes.prepareScenario(game, header, content);
  });
}
