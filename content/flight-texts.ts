// Pure. Goal and briefing of a flight, with the figures that its start has drawn.
import { geoDriftValues } from "../physics/curve-forces";
import { degrees, radians } from "../physics/earth";
import { planeAngle } from "../physics/gates";
import { Flight } from "../physics/flight";
import { closestApproach } from "../physics/proximity";
import type { FlightScenario } from "../physics/scenario";
import { length } from "../physics/vectors";
import type { Scenario } from "./content-schema";
import { figureWordsOf, type FigureWords } from "./figure-words";

type FlightTexts = Pick<Scenario, "goal" | "briefing"> & Partial<Pick<Scenario, "language">>;

/** Replaces `{names}` in a flight's texts by its figures, in the texts' language. */
export function withFigures<Original extends FlightTexts & FlightScenario>(original: Original) {
  const figures = figuresOf(original, figureWordsOf(original.language));
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const figure = figures[name];
      if (figure === undefined) throw new Error(`No figure of this flight is called "${name}".`);
      return figure;
    });
  return { ...original, goal: fill(original.goal), briefing: original.briefing.map(fill) };
}

type Figures = Partial<Record<string, string>>;

function figuresOf(scenario: FlightScenario, words: FigureWords): Figures {
  const { objective } = scenario;
  const { rounded } = words;
  switch (objective.kind) {
    case "orbit":
      return { altitude: rounded(objective.altitude), orbit: orbitText(scenario, words) };
    case "plane":
      return planeFigures(new Flight(scenario), words);
    case "slot":
      return slotFigures(scenario, words);
    case "avoid":
      return avoidFigures(new Flight(scenario), objective, words);
    case "circumnavigate":
      return {
        ...nearFigures(scenario, words),
        nearest: rounded(objective.nearest),
        farthest: rounded(objective.farthest),
      };
    default:
      return "orbit" in scenario.chaser.start ? interceptFigures(scenario, words) : nearFigures(scenario, words);
  }
}

function orbitText({ target: { orbit } }: FlightScenario, { rounded, circle, ellipse }: FigureWords) {
  const [low, high] = [rounded(orbit.perigee), rounded(orbit.apogee)];
  return low === high ? circle(low) : ellipse(low, high);
}

const planeFigures = ({ chaser, target }: Flight, { shortened }: FigureWords) => ({
  angle: shortened(planeAngle(chaser, target), 3),
});

function nearFigures({ chaser: { start }, objective, keepOut }: FlightScenario, words: FigureWords): Figures {
  if ("orbit" in start) return {};
  const { rounded, fixed } = words;
  const [r, i, c] = start.position;
  const speed = length(start.velocity);
  const aim = objective.kind === "hold" ? objective.position : [0, 0, 0];
  return {
    away: rounded(Math.abs(i)),
    hop: rounded(Math.abs((aim[1] ?? 0) - i)),
    side: i < 0 ? words.behind : words.ahead,
    drift: speed === 0 ? words.atRest : words.drifting(String(Math.round(speed * 1000))),
    below: rounded(-r),
    ahead: fixed(start.velocity[1], 2),
    radius: String(keepOut?.radius),
    off: r === 0 && c === 0 ? words.onAxis : words.offAxis(fixed(Math.hypot(r, c), 1)),
  };
}

function interceptFigures({ chaser: { start }, target: { orbit } }: FlightScenario, words: FigureWords): Figures {
  if (!("orbit" in start)) return {};
  const { rounded, shortened } = words;
  return {
    higher: rounded(orbit.perigee - start.orbit.perigee),
    upper: rounded(orbit.perigee),
    lower: rounded(start.orbit.perigee),
    phase: shortened(orbit.trueAnomaly - start.orbit.trueAnomaly, 2),
  };
}

const [day, month] = [86_400, 30];

function slotFigures({ target: { orbit }, chaser: { start } }: FlightScenario, words: FigureWords): Figures {
  const { driftAcceleration, geoRadius } = geoDriftValues({ longitude: radians(orbit.trueAnomaly) });
  const forward = "velocity" in start ? start.velocity[1] : 0;
  const pull = degrees(driftAcceleration) * day * day;
  const drift = degrees((-3 * forward) / geoRadius) * day;
  const { fixed } = words;
  const way = drift > 0 ? "east" : "west";
  return {
    longitude: fixed(orbit.trueAnomaly, 1),
    drifting: forward === 0 ? "" : words.andDrifts(way, fixed(Math.abs(drift), 4)),
    pull: fixed(pull, 4),
    alone: fixed(Math.abs((pull / 2) * month * month + drift * month), 1),
  };
}

function avoidFigures(
  { chaser, target }: Flight,
  { miss, after }: { miss: number; after: number },
  words: FigureWords,
) {
  const approach = closestApproach(chaser, target, { seconds: after, step: 20 });
  const minutes = Math.round(approach.after / 60);
  return {
    miss: words.shortened(miss / 1000, 3),
    until: words.hours(Math.floor(minutes / 60), minutes % 60),
    near: String(Math.round(approach.range)),
  };
}
