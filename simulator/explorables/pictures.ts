import type { Explore } from "../../content/explore-schema";
import type { Inputs } from "../../content/explorable";
import type { Game } from "../unity/screen";
import { createCurvePicture } from "./curve-picture";
import { createInertialPicture } from "./inertial-picture";
import { createMapPicture } from "./map-picture";
import { createOrbitPicture } from "./orbit-picture";
import type { Picture } from "./picture";
import { createRicPicture } from "./ric-picture";

export function createPictures(game: Game, explore: Explore, onChange: (changed: Inputs) => void): Picture[] {
  if (explore.type === "curve") return [createCurvePicture(explore)];
  if (explore.type === "orbit")
    return [createOrbitPicture(explore, game), ...(explore.map ? [createMapPicture(explore, game)] : [])];
  return [createRicPicture(explore, onChange), createInertialPicture(explore, game)];
}
