import { equinox, sunDirection } from "../../physics/earth";
import { dateOf } from "../../physics/imaging";
import { keplerAfter, stateOf } from "../../physics/kepler";
import { isSunlit } from "../../physics/look";
import { elementsOfOrbit } from "../../physics/orbits";
import { portFrame } from "../../physics/port";
import { fromRic } from "../../physics/ric";
import type { FlightScenario } from "../../physics/scenario";
import { add, dot, scale } from "../../physics/vectors";

const day = 86_400_000;
/** Minutes of a docking that should be in daylight. */
const litMinutes = [0, 5, 10, 15, 20];
/** Where the light should come from: right, up and back of the approaching craft. */
const bestLight = { right: -0.5, up: 0.4, back: 0.77 };

/**
 * When a flight takes place, in milliseconds since 1970. A docking is on the day of the year on which the Sun shines on
 * the port best: its orbit is given, so the date decides where the Sun is.
 */
export function sceneTimeOf({ objective, target }: Pick<FlightScenario, "objective" | "target">): number {
  if (objective.kind === "image") return dateOf(objective);
  if (objective.kind !== "dock") return equinox;
  const { forward, right, up } = portFrame(objective.axis);
  const start = stateOf(elementsOfOrbit(target.orbit));
  const ideal = add(add(scale(right, bestLight.right), scale(up, bestLight.up)), scale(forward, -bestLight.back));
  const moments = litMinutes.map((minutes) => {
    const state = keplerAfter(start, minutes * 60);
    return { state, seconds: minutes * 60, light: fromRic(ideal, state) };
  });
  const lightOn = (date: number) =>
    moments.reduce((sum, { state, seconds, light }) => {
      const time = date + seconds * 1000;
      return sum + (isSunlit(state.position, time) ? dot(light, sunDirection(time)) : -1);
    }, 0);
  let best = { date: equinox, light: lightOn(equinox) };
  for (let date = equinox + day; date < equinox + 365 * day; date += day) {
    const light = lightOn(date);
    if (light > best.light) best = { date, light };
  }
  return best.date;
}
