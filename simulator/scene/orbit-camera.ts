import type { PerspectiveCamera } from "three";
import { radians } from "../../physics/earth";

type Place = { longitude: number; latitude: number; distanceTo: number };

/** Share of the way that is left after a second: e to the power of minus this. */
const easing = 8;
/** Seconds of a first step: after a pause, the time since the last one says nothing. */
const [firstStep, longestStep] = [1 / 60, 0.1];
const arrived = 0.0005;

/** A camera that looks at the Earth's centre and moves smoothly; at once if the player prefers reduced motion. */
export class OrbitCamera {
  private goal: Place = { longitude: radians(-35), latitude: radians(22), distanceTo: 4.2 };
  private place: Place | null = null;
  private movedAt = -Infinity;

  constructor(
    private readonly camera: PerspectiveCamera,
    private readonly isInstant: boolean,
  ) {
    camera.up.set(0, 0, 1);
    this.aim(this.goal);
  }

  moveTo(goal: Partial<Place>) {
    this.goal = { ...this.goal, ...goal };
    if (this.place === null) this.aim(this.goal);
  }

  /** `isDirect`: follows a finger or the mouse without delay. */
  turnBy(longitude: number, latitude: number, zoom: number, isDirect: boolean) {
    const turn = (place: Place): Place => ({
      longitude: place.longitude + longitude,
      latitude: Math.max(-1.5, Math.min(1.5, place.latitude + latitude)),
      distanceTo: Math.max(1.6, Math.min(80, place.distanceTo * zoom)),
    });
    this.goal = turn(this.goal);
    if (isDirect && this.place) this.aim((this.place = turn(this.place)));
  }

  /** Called before drawing; `now` in milliseconds. True while the camera is still on its way. */
  move(now: number): boolean {
    const pause = (now - this.movedAt) / 1000;
    this.movedAt = now;
    if (this.place === null || this.isInstant) this.place = { ...this.goal };
    else this.approach(1 - Math.exp(-easing * (pause > longestStep * 2 ? firstStep : Math.min(longestStep, pause))));
    this.aim(this.place);
    return !this.hasArrived(this.place);
  }

  private approach(share: number) {
    const { place, goal } = this;
    if (!place) return;
    // The shorter way round.
    const turns = Math.round((goal.longitude - place.longitude) / (2 * Math.PI));
    place.longitude += turns * 2 * Math.PI;
    place.longitude += (goal.longitude - place.longitude) * share;
    place.latitude += (goal.latitude - place.latitude) * share;
    place.distanceTo *= (goal.distanceTo / place.distanceTo) ** share;
    if (this.hasArrived(place)) this.place = { ...goal };
  }

  private hasArrived({ longitude, latitude, distanceTo }: Place) {
    const { goal } = this;
    return (
      Math.abs(goal.longitude - longitude) < arrived &&
      Math.abs(goal.latitude - latitude) < arrived &&
      Math.abs(goal.distanceTo / distanceTo - 1) < arrived
    );
  }

  private aim({ longitude, latitude, distanceTo }: Place) {
    this.camera.position.set(
      distanceTo * Math.cos(latitude) * Math.cos(longitude),
      distanceTo * Math.cos(latitude) * Math.sin(longitude),
      distanceTo * Math.sin(latitude),
    );
    this.camera.lookAt(0, 0, 0);
  }
}
