import { titleOfBuild } from "~/game-builds/store";
import { gameFramePath } from "~/domain/game/game-limits";
import { notFound } from "~/domain/refusal";
import type { Environment } from "./environment.server";
import type { GameOffer } from "./game-addresses.server";
import { readGameOffer, readPreviewOffer } from "./game-offer.server";
import { previewTokenOf } from "./game-preview.server";

/** `title`: of a game that isn't the offered one; `frame`: where it runs with GAME_ORIGIN. */
type Trial = { title: string | null; offer: GameOffer; frame: string | null };

/** The game with this id, or the one that is offered. */
export async function readTrial(env: Environment, id: string | null): Promise<Trial> {
  const offer = await (id === null ? readGameOffer(env) : readPreviewOffer(env, id));
  if (!offer) throw notFound("game");
  const installed = offer.located?.installed;
  const query = id === null ? "" : `?token=${previewTokenOf(id, env)}`;
  return {
    title: id !== null && installed ? titleOfBuild(installed) : null,
    offer,
    frame: env.game.origin && env.game.origin + gameFramePath + query,
  };
}
