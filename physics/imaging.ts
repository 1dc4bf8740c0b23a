// Imaging a target: from where, in which light and by which camera it counts.
import type { Attitude } from "./attitude";
import { degrees, equinox, sunDirection } from "./earth";
import { isDark } from "./injects";
import { entersKeepOut } from "./keep-out";
import { isLitFrom } from "./look";
import { portFrame, pushIntoRic } from "./port";
import type { State } from "./propagation";
import type { RicState } from "./ric";
import type { FlightScenario, ImageObjective, Objective } from "./scenario";
import { angleBetween, length, scale, subtract, type Vector } from "./vectors";

/** Whether the target is imaged, or the first reason why not. */
export type Sight = "seen" | "range" | "keepOut" | "shadow" | "sun" | "pointing" | "dark";

type Moment = { time: number; chaser: State; target: State; ric: RicState; attitude: Attitude };

/** Milliseconds since 1970 at the start. */
export const dateOf = ({ date }: Pick<ImageObjective, "date">) =>
  date === undefined ? equinox : Date.parse(`${date}Z`);

/** Whether the craft's turns matter. */
export const hasAttitude = (objective: Objective) =>
  objective.kind === "dock" || (objective.kind === "image" && objective.field !== undefined);

/** With no pitch, yaw and roll the nose points along the target's motion. */
export const cameraFrame = portFrame("-I");

/** Degrees between the nose and the target. */
export const offNose = ({ ric, attitude }: Pick<Moment, "ric" | "attitude">) =>
  degrees(angleBetween(pushIntoRic(attitude, [1, 0, 0], cameraFrame), scale(ric.position, -1)));

/** Degrees at the target between the Sun and the chaser: 0 sees all of its lit side. */
export const sunAngle = (sun: Vector, { chaser, target }: Pick<Moment, "chaser" | "target">) =>
  degrees(angleBetween(sun, subtract(chaser.position, target.position)));

/** Seconds; the Sun moves by less than 0.01 degree in this time. */
const sunInterval = 600;

/** Counts the seconds of a flight by what its camera saw. */
export class Camera {
  readonly seconds: Record<Sight, number> = {
    ...{ seen: 0, range: 0, keepOut: 0, shadow: 0, sun: 0, pointing: 0, dark: 0 },
  };
  private sun: Vector = [0, 0, 0];
  private sunAt = NaN;
  private last: Sight;

  constructor(
    private readonly scenario: FlightScenario,
    private readonly objective: ImageObjective,
    start: Moment,
  ) {
    this.last = this.sightAt(start);
  }

  /** Half of a step counts as it began, half as it ended. */
  count(seconds: number, moment: Moment) {
    const sight = this.sightAt(moment);
    this.seconds[this.last] += seconds / 2;
    this.seconds[sight] += seconds / 2;
    this.last = sight;
  }

  sunDirectionAt(time: number): Vector {
    const at = Math.floor(time / sunInterval) * sunInterval;
    if (at !== this.sunAt) this.sun = sunDirection(dateOf(this.objective) + at * 1000);
    this.sunAt = at;
    return this.sun;
  }

  sightAt(moment: Moment): Sight {
    const { scenario, objective } = this;
    const distance = length(moment.ric.position);
    if (isDark(scenario.injects, "camera", moment.time)) return "dark";
    if (entersKeepOut(scenario, moment.ric)) return "keepOut";
    if (!(distance >= objective.nearest && distance <= objective.farthest)) return "range";
    const sun = this.sunDirectionAt(moment.time);
    if (!isLitFrom(sun, moment.target.position)) return "shadow";
    if (sunAngle(sun, moment) > objective.sun) return "sun";
    return objective.field !== undefined && offNose(moment) > objective.field ? "pointing" : "seen";
  }
}
