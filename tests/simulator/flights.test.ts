import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixed } from "~/texts/format";
import { radialHop, tangentialHop, velocityTowards } from "../../physics/clohessy-wiltshire";
import { curveValues } from "../../physics/curves";
import { degrees, radians } from "../../physics/earth";
import { Flight } from "../../physics/flight";
import { evidenceOf, flyAgain, isProblem, maxLogEntries, type FlightEvidence } from "../../physics/fly-again";
import { stateOf } from "../../physics/kepler";
import { elementsOfOrbit } from "../../physics/orbits";
import { follow, matchTarget, planTransfer } from "../../physics/pilot";
import { propagate } from "../../physics/propagation";
import { closestApproach } from "../../physics/proximity";
import { scoreOf } from "../../physics/score";
import { length, subtract } from "../../physics/vectors";
import { flights, scenario } from "./content";

const n = 1.1313666537e-3;

function flownByTutorial(title: string): Flight {
  const flight = new Flight(scenario(title));
  for (const { acts } of scenario(title).tutorial) for (const act of acts) follow(flight, act);
  return flight;
}

const replayOf = (title: string, evidence: FlightEvidence) => {
  const replay = flyAgain(scenario(title), evidence);
  if (isProblem(replay)) throw new Error(`${replay.field}: ${replay.problem.is}`);
  return replay;
};

describe.each(flights.map(([title]) => title))("%s", (title) => {
  test("its tutorial, flown as written, gets full marks", () => {
    const flight = flownByTutorial(title);
    const { total, maximum, parts } = scoreOf(scenario(title), flight);
    expect(flight.status).toEqual({ is: "achieved" });
    expect(total, JSON.stringify(parts)).toBe(maximum);
    expect(maximum).toBe(flight.scenario.maxScore);
  });

  test("its tutorial's text matches the flight computer", () => {
    for (const { text, acts } of scenario(title).tutorial)
      for (const act of acts) {
        if (act.kind === "plan") expect(text).toContain(`${act.minutes} minutes`);
        if (act.kind === "match") expect(text).toContain("Match");
        if (act.kind !== "burn") continue;
        const [axis, speed] = [act.dv.findIndex((part) => part !== 0), act.dv.find((part) => part !== 0)!];
        expect(text).toContain(`${fixed(speed, 3)} m/s`);
        expect(text).toMatch([/radially \(R\)/, /in-track \(I\)|\+0\.060|perigee/, /cross-track \(C\)/][axis]!);
      }
  });

  test("its reference is the flight of the tutorial", () => {
    const { reference } = scenario(title);
    const replay = replayOf(title, { version: scenario(title).version, ...reference });
    expect(replay.status).toEqual({ is: "achieved" });
    expect(replay.used).toBeCloseTo(reference.deltaV, 3);
    expect(replay.score.total).toBe(replay.score.maximum);
    expect(flownByTutorial(title).used).toBeCloseTo(reference.deltaV, 3);
  });

  test("a replayed log gives the same flight to the last bit, however time is split", () => {
    const whole = flownByTutorial(title);
    const cut = new Flight(scenario(title));
    const acts = scenario(title).tutorial.flatMap((step) => step.acts);
    for (const act of acts) {
      if (act.kind !== "coast") follow(cut, act);
      else for (let at = 0; at < 977; at++) cut.advance(act.seconds / 977);
    }
    const copy: FlightEvidence = JSON.parse(JSON.stringify(evidenceOf(cut)));
    const replay = replayOf(title, copy);
    expect([replay.status, replay.time, replay.used, replay.violations]).toEqual([
      cut.status,
      cut.time,
      cut.used,
      cut.violations,
    ]);
    expect(replay.gates).toEqual(cut.gates);
    expect(replay.score.total).toBe(scoreOf(scenario(title), whole).total);
  });

  test("without a burn it is never achieved, and ends when time is up", () => {
    const { version, time } = scenario(title);
    const replay = replayOf(title, { version, burns: [], end: time.limit });
    expect(replay.status).toEqual({ is: "failed", why: { is: "timeUp" } });
    expect(replay.score).toMatchObject({ total: 0, passed: false });
  });
});

test("far from the target the flight computer solves Lambert's problem, not the linear equations", () => {
  const intercept = scenario("Lambert Intercept");
  const arriveBy = (planner: "Lambert" | "Clohessy-Wiltshire") => {
    const flight = new Flight({ ...intercept, planner });
    follow(flight, { kind: "plan", minutes: 45 });
    flight.advance(2700);
    return length(flight.ric.position);
  };
  expect(arriveBy("Lambert")).toBeLessThan(1);
  expect(arriveBy("Clohessy-Wiltshire")).toBeGreaterThan(10_000);
});

test("an avoided collision is judged by the closest point between steps, and late burns don't count", () => {
  const burnt = (t: number) => {
    const flight = new Flight(scenario("Avoid a Conjunction"));
    flight.advance(t);
    flight.burn([0, 0.08, 0]);
    const { range } = closestApproach(flight.chaser, flight.target, { seconds: 8700 - t, step: 0.5 });
    flight.advance(8705 - t);
    return { flight, range };
  };
  const early = burnt(0);
  expect(early.flight.status).toEqual({ is: "achieved" });
  expect(early.flight.nearest).toBeCloseTo(early.range, 0);
  expect(early.flight.nearest).toBeGreaterThan(2000);
  const late = burnt(5440);
  expect(late.flight.status).toEqual({ is: "flying" });
  expect(late.flight.gates.map(({ isMet }) => isMet)).toEqual([false, true]);
});

test("the equator's ellipse moves a slot at its rate, in steps of any size", () => {
  const flight = new Flight(scenario("Hold a GEO Slot"));
  flight.advance(86_400 * 30);
  // Half of the pull at 19.2 degrees east times the time squared, and a little more, since it grows on the way.
  const pull = curveValues("geo-drift", { longitude: radians(19.2) }).driftAcceleration!;
  const expected = 0.5 * degrees(pull) * (86_400 * 30) ** 2;
  expect(flight.eastward / expected).toBeGreaterThan(1);
  expect(flight.eastward / expected).toBeLessThan(1.02);
  const fine = propagate(stateOf(elementsOfOrbit(flight.scenario.target.orbit)), 86_400 * 30, "J22", 60);
  expect(length(subtract(fine.position, flight.chaser.position))).toBeLessThan(1500);
});

test("a flight left before its end is not achieved", () => {
  const replay = replayOf("V-Bar Hop", { version: 3, burns: [{ t: 0, dv: [0, -0.06, 0] }], end: 3000 });
  expect(replay.status).toEqual({ is: "flying" });
  expect(replay.score.total).toBe(0);
});

test("a log with burns after the end says how many weren't flown", () => {
  const { burns, end } = scenario("V-Bar Hop").reference;
  const late = { t: end + 1, dv: [0, 1, 0] as const };
  expect(replayOf("V-Bar Hop", { version: 3, burns: [...burns, late], end: end + 2 })).toMatchObject({ unflown: 1 });
});

test.each<[string, FlightEvidence, string]>([
  ["of another version", { version: 2, burns: [], end: 10 }, "version"],
  ["out of order", { version: 3, burns: [burnAt(5), burnAt(4)], end: 10 }, "burns.1.t"],
  ["before the start", { version: 3, burns: [burnAt(-1)], end: 10 }, "burns.0.t"],
  ["after its end", { version: 3, burns: [burnAt(11)], end: 10 }, "burns.0.t"],
  ["at no time", { version: 3, burns: [burnAt(NaN)], end: 10 }, "burns.0.t"],
  ["of no size", { version: 3, burns: [{ t: 1, dv: [0, Infinity, 0] }], end: 10 }, "burns.0"],
  ["of nothing", { version: 3, burns: [{ t: 1, dv: [0, 0, 0] }], end: 10 }, "burns.0"],
  ["that the tank does not hold", { version: 3, burns: [{ t: 1, dv: [0, 5000, 0] }], end: 10 }, "burns.0.dv"],
  ["without an end", { version: 3, burns: [], end: NaN }, "end"],
  ["longer than allowed", { version: 3, burns: [], end: 1e9 }, "end"],
  ["too many", { version: 3, burns: Array.from({ length: maxLogEntries + 1 }, () => burnAt(1)), end: 10 }, "burns"],
  ["that turn by nothing", { version: 3, burns: [], turns: [{ t: 1, dw: [0, 0, 0] }], end: 10 }, "turns.0"],
])("a log of burns %s is refused, with the field", (_, evidence, field) => {
  expect(flyAgain(scenario("Raise an Orbit"), evidence)).toMatchObject({ field });
});

function burnAt(t: number) {
  return { t, dv: [0, 0.01, 0] as const };
}

test("any log ends the same way twice, and never exceeds the maximum", () => {
  const part = fc.double({ min: -3, max: 3, noNaN: true });
  const log = fc.array(fc.tuple(fc.double({ min: 0, max: 7000, noNaN: true }), part, part, part), { maxLength: 12 });
  fc.assert(
    fc.property(log, (entries) => {
      const burns = entries.sort(([a], [b]) => a - b).map(([t, r, i, c]) => ({ t, dv: [r || 0.1, i, c] as const }));
      const evidence = { version: 3, burns, end: 7200 };
      const [once, twice] = [flyAgain(scenario("V-Bar Hop"), evidence), flyAgain(scenario("V-Bar Hop"), evidence)];
      expect(once).toEqual(twice);
      if (!isProblem(once)) expect(once.score.total).toBeLessThanOrEqual(once.score.maximum);
    }),
    { numRuns: 40 },
  );
});

test("a forced approach, 20 m/s along the V-bar, earns only the objective", () => {
  const flight = new Flight(scenario("V-Bar Hop"));
  flight.burn(planTransfer(flight, 50)!);
  flight.advance(50);
  expect(flight.used).toBeGreaterThan(20);
  flight.burn(matchTarget(flight));
  const { total, maximum, parts } = scoreOf(scenario("V-Bar Hop"), flight);
  expect(flight.status).toEqual({ is: "achieved" });
  expect(parts.find(({ key }) => key === "safety")!.points).toBeLessThan(15);
  expect(total).toBeLessThan(0.5 * maximum);
});

test("without a safety rule nobody earns points for safety", () => {
  expect(scoreOf(scenario("Raise an Orbit"), flownByTutorial("Raise an Orbit")).parts.map(({ key }) => key)).toEqual([
    "objective",
    "deltaV",
    "time",
  ]);
});

test("the R-bar is safe: whenever the engine fails, the next orbit stays out of the sphere", () => {
  const { burns } = flownByTutorial("R-Bar Approach");
  expect(burns).toHaveLength(2);
  for (const { closest, isSafe } of burns) {
    expect(isSafe).toBe(true);
    expect(closest).toBeGreaterThan(scenario("R-Bar Approach").keepOut!.radius);
  }
  const flight = new Flight(scenario("R-Bar Approach"));
  const { position, velocity } = flight.ric;
  flight.burn(subtract(velocityTowards(position, [0, 0, 0], n, 2400), velocity));
  expect(flight.burns[0]!.isSafe).toBe(false);
});

test("flying into the keep-out sphere costs all points for safety", () => {
  const flight = new Flight(scenario("V-Bar Hop"));
  flight.burn([0, tangentialHop(2000, n).burn, 0]);
  expect(flight.burns[0]!.isSafe).toBe(false);
  flight.advance(tangentialHop(2000, n).seconds * 0.95);
  expect(flight.violations).toBe(1);
});

test("a radial hop is passively safe: it returns to where it began", () => {
  const flight = new Flight(scenario("V-Bar Hop"));
  flight.burn([radialHop(1000, n).burn, 0, 0]);
  expect(flight.burns[0]!.isSafe).toBe(true);
});

/** A metre before the port, straight, with a push of `dv` and turning by `dw`. */
function contactAfter(dv: readonly [number, number, number], attitude: readonly [number, number, number], dw = 0) {
  const base = scenario("Dock");
  const start = { position: [0, -1, 0] as const, velocity: [0, 0, 0] as const };
  const flight = new Flight({ ...base, chaser: { ...base.chaser, start, attitude } });
  if (dw !== 0) flight.turn([dw, 0, 0]);
  flight.burn(dv);
  flight.advance(20);
  return flight.status;
}

test("the port accepts a straight and slow craft", () => {
  expect(contactAfter([0, 0.15, 0], [0, 0, 0])).toEqual({ is: "achieved" });
});

test.each([
  ["too fast", contactAfter([0, 0.5, 0], [0, 0, 0]), "closing"],
  ["sideways", contactAfter([0.12, 0.18, 0], [0, 0, 0]), "sideways"],
  ["beside the port", contactAfter([0, 0.18, 0.06], [0, 0, 0]), "axis"],
  ["askew", contactAfter([0, 0.15, 0], [1.5, 0, 0]), "misalignment"],
  ["rolled", contactAfter([0, 0.15, 0], [0, 0, 4]), "misalignment"],
  ["turning", contactAfter([0, 0.18, 0], [-1, 0, 0], 0.3), "turning"],
])("contact %s is refused with its reason", (_, status, gate) => {
  expect(status).toMatchObject({
    is: "failed",
    why: { unmet: expect.arrayContaining([expect.objectContaining({ key: gate })]) },
  });
});

test("a burn larger than the remaining propellant isn't made", () => {
  const flight = new Flight(scenario("Raise an Orbit"));
  expect(flight.burn([0, 5000, 0])).toBe("empty");
  expect(flight.used).toBe(0);
});
