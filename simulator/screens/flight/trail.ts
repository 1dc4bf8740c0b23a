import type { Flight } from "../../../physics/flight";
import type { Vector } from "../../../physics/vectors";

const mostPoints = 1_200;

/**
 * Where a flight has been in the target's frame: ever coarser, so that a long flight holds no more than a short one.
 */
export class Trail {
  readonly points: Vector[] = [];
  private seconds = 2;
  private last = -Infinity;

  add({ time, ric }: Flight) {
    if (time - this.last < this.seconds) return;
    this.last = time;
    this.points.push(ric.position);
    if (this.points.length < mostPoints) return;
    this.seconds *= 2;
    const kept = this.points.filter((_, at) => at % 2 === 0);
    this.points.splice(0, this.points.length, ...kept);
  }
}
