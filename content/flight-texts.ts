// Pure. Goal and briefing of a flight, with the figures that its start has drawn.
import { geoDriftValues } from "../physics/curve-forces";
import { degrees, radians } from "../physics/earth";
import { planeAngle } from "../physics/gates";
import { Flight } from "../physics/flight";
import { closestApproach } from "../physics/proximity";
import type { FlightScenario } from "../physics/scenario";
import { length } from "../physics/vectors";
import type { Scenario } from "./content-schema";

/** Replaces `{names}` in a flight's texts by its figures. */
export function withFigures<Original extends Pick<Scenario, "goal" | "briefing"> & FlightScenario>(original: Original) {
  const figures = figuresOf(original);
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const figure = figures[name];
      if (figure === undefined) throw new Error(`No figure of this flight is called "${name}".`);
      return figure;
    });
  return { ...original, goal: fill(original.goal), briefing: original.briefing.map(fill) };
}

type Figures = Partial<Record<string, string>>;

function figuresOf(scenario: FlightScenario): Figures {
  const { objective } = scenario;
  switch (objective.kind) {
    case "orbit":
      return { altitude: km(objective.altitude), orbit: orbitText(scenario) };
    case "plane":
      return planeFigures(new Flight(scenario));
    case "slot":
      return slotFigures(scenario);
    case "avoid":
      return avoidFigures(new Flight(scenario), objective);
    case "circumnavigate":
      return { ...nearFigures(scenario), nearest: metres(objective.nearest), farthest: metres(objective.farthest) };
    default:
      return "orbit" in scenario.chaser.start ? interceptFigures(scenario) : nearFigures(scenario);
  }
}

const km = (value: number) => withMinusSign((Math.round(value * 10) / 10).toLocaleString("en-US"));
const metres = km;
const withMinusSign = (written: string) => written.replace("-", "\u2212");

function orbitText({ target: { orbit } }: FlightScenario) {
  const [low, high] = [km(orbit.perigee), km(orbit.apogee)];
  return low === high ? `a circle at ${low} km` : `an orbit of ${low} by ${high} km`;
}

const planeFigures = ({ chaser, target }: Flight) => ({
  angle: planeAngle(chaser, target).toFixed(3).replace(/0+$/, ""),
});

function nearFigures({ chaser: { start }, objective, keepOut }: FlightScenario): Figures {
  if ("orbit" in start) return {};
  const [r, i, c] = start.position;
  const speed = length(start.velocity);
  const aim = objective.kind === "hold" ? objective.position : [0, 0, 0];
  return {
    away: metres(Math.abs(i)),
    hop: metres(Math.abs((aim[1] ?? 0) - i)),
    side: i < 0 ? "behind" : "ahead of",
    drift: speed === 0 ? "at rest" : `drifting by ${Math.round(speed * 1000)} mm/s`,
    below: metres(-r),
    ahead: withMinusSign(start.velocity[1].toFixed(2)),
    radius: String(keepOut?.radius),
    off: r === 0 && c === 0 ? "before" : `${Math.hypot(r, c).toFixed(1)} m off the axis of`,
  };
}

function interceptFigures({ chaser: { start }, target: { orbit } }: FlightScenario): Figures {
  if (!("orbit" in start)) return {};
  return {
    higher: km(orbit.perigee - start.orbit.perigee),
    upper: km(orbit.perigee),
    lower: km(start.orbit.perigee),
    phase: withMinusSign(String(Math.round((orbit.trueAnomaly - start.orbit.trueAnomaly) * 100) / 100)),
  };
}

const [day, month] = [86_400, 30];

function slotFigures({ target: { orbit }, chaser: { start } }: FlightScenario): Figures {
  const { driftAcceleration, geoRadius } = geoDriftValues({ longitude: radians(orbit.trueAnomaly) });
  const forward = "velocity" in start ? start.velocity[1] : 0;
  const pull = degrees(driftAcceleration) * day * day;
  const drift = degrees((-3 * forward) / geoRadius) * day;
  const way = drift > 0 ? "east" : "west";
  return {
    longitude: withMinusSign(orbit.trueAnomaly.toFixed(1)),
    drifting: forward === 0 ? "" : `, and drifts ${way} by ${Math.abs(drift).toFixed(4)} degrees a day`,
    pull: pull.toFixed(4),
    alone: Math.abs((pull / 2) * month * month + drift * month).toFixed(1),
  };
}

function avoidFigures({ chaser, target }: Flight, { miss, after }: { miss: number; after: number }): Figures {
  const approach = closestApproach(chaser, target, { seconds: after, step: 20 });
  const minutes = Math.round(approach.after / 60);
  return {
    miss: String(miss / 1000),
    until: `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
    near: String(Math.round(approach.range)),
  };
}
