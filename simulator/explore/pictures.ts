import type { Explore } from "../../content/explore-schema";
import type { Inputs } from "../../content/explorable";
import { createInertialPicture } from "./inertial-picture";
import type { Picture } from "./picture";
import { createRicPicture } from "./ric-picture";

/** The pictures of an explorable, side by side. */
export function createPictures(explore: Explore, onChange: (changed: Inputs) => void): Picture[] {
  if (explore.type === "orbit") return [];
  return [createRicPicture(explore, onChange), createInertialPicture(explore)];
}
