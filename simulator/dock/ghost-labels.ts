import { createLabel, placeLabels } from "../scene/label-layer";
import { isGhostShown } from "./docking-scene";
import type { PortCameraView } from "./docking-views";
import type { PilotDeck } from "./pilot-deck";

/** Classmates' names where the camera sees their craft. */
export function labelGhosts({ flight, ghosts }: PilotDeck, port: PortCameraView) {
  if (ghosts.length === 0) return;
  const labels = ghosts.map((ghost) => {
    const placeOf = () => {
      const { time, ric } = flight;
      return isGhostShown(ghost, time, ric.position) ? ghost.at(time) : null;
    };
    return createLabel(ghost.username, "ghost", placeOf, true);
  });
  port.element.append(...labels.map(({ element }) => element));
  port.onFit = () => placeLabels(labels, port);
}
