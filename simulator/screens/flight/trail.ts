import type { Flight } from "../../../physics/flight";
import type { Vector } from "../../../physics/vectors";

const maxPoints = 1_200;

/**
 * The flight's path in the target's frame. The interval doubles at `maxPoints`, so that a long flight holds no more
 * points than a short one.
 */
export class Trail {
  readonly points: Vector[] = [];
  private seconds = 2;
  private last = -Infinity;

  add({ time, ric }: Flight) {
    if (time - this.last < this.seconds) return;
    this.last = time;
    this.points.push(ric.position);
    if (this.points.length < maxPoints) return;
    this.seconds *= 2;
    const everySecond = this.points.filter((_, index) => index % 2 === 0);
    this.points.splice(0, this.points.length, ...everySecond);
  }
}
