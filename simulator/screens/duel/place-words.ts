// Where the other spacecraft is and how a craft burned, in words.
import { texts } from "~/texts";
import { decimal, fixed } from "~/texts/format";
import type { DuelTrackPoint } from "../../../physics/duel";
import type { DuelBurn, DuelRole } from "../../../physics/duel-rules";
import { subtract, type Vector } from "../../../physics/vectors";
import { formatDistance } from "../flight/numbers";
import { apart, otherOf } from "./record";

const axes = ["radial", "inTrack", "crossTrack"] as const;

/** "8.2 km": as coarse as a decision needs. */
export const distanceText = (metres: number) =>
  Math.abs(metres) < 1000 ? formatDistance(metres) : `${fixed(metres / 1000, 1)} km`;

/** "8.2 km behind", "300 m above" and "20 m left" of the player's craft: radial, in-track and cross-track. */
export function placesOf(point: DuelTrackPoint, you: DuelRole): [string, string, string] {
  const away: Vector = subtract(point[otherOf(you)].position, point[you].position);
  const place = (index: 0 | 1 | 2) =>
    texts.gameDuels.side({
      axis: axes[index],
      isPositive: away[index] >= 0,
      distance: distanceText(Math.abs(away[index])),
    });
  return [place(0), place(1), place(2)];
}

/** What the picture of a moment shows. */
export function standingText(point: DuelTrackPoint, you: DuelRole, name: string): string {
  const { distance, speed } = apart(point);
  const [radial, inTrack, crossTrack] = placesOf(point, you);
  return texts.gameDuels.standing({
    ...{ name, places: [inTrack, radial, crossTrack].join(", ") },
    ...{ distance: distanceText(distance), speed: fixed(speed, 1) },
  });
}

/** "0.50 m/s backward, 0.10 m/s outward"; empty without a burn. */
export function burnText(burn: DuelBurn): string {
  const [radial, inTrack, crossTrack] = burn;
  const parts = [
    { axis: axes[1], speed: inTrack },
    { axis: axes[0], speed: radial },
    { axis: axes[2], speed: crossTrack },
  ];
  return parts
    .filter(({ speed }) => Math.abs(speed) >= 0.005)
    .map(({ axis, speed }) =>
      texts.gameDuels.burnPart({
        ...{ axis, isPositive: speed > 0 },
        speed: decimal(String(Number(Math.abs(speed).toFixed(2)))),
      }),
    )
    .join(", ");
}
