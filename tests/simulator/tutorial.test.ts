import { expect, test } from "vitest";
import { Flight } from "../../physics/flight";
import { follow } from "../../physics/pilot";
import type { Vector } from "../../physics/vectors";
import { followTutorial, judgeBurns } from "../../simulator/attempts/tutorial";
import { mistakeText } from "../../simulator/screens/flight/mistake-text";
import { flights, scenario } from "./content";

const stateOf = (flight: Flight, original: ReturnType<typeof scenario>) => {
  const isAchieved = flight.status.is === "achieved";
  return followTutorial(original, judgeBurns(original, flight.burns), { time: flight.time, isAchieved });
};

test.each(flights.map(([title]) => title))(
  "%s: each instruction followed is done, and nothing is a mistake",
  (title) => {
    const original = scenario(title);
    const flight = new Flight(original);
    original.tutorial.forEach(({ acts }, step) => {
      for (const act of acts) follow(flight, act);
      // Straightening goes on during the next steps.
      const isStraightening = acts.some(({ kind }) => kind === "straighten");
      expect(stateOf(flight, original)).toEqual({ completed: isStraightening ? step : step + 1, error: null });
    });
  },
);

const hop = () => scenario("V-Bar Hop");

function flyHop(...burns: { t: number; dv: Vector }[]) {
  const flight = new Flight(hop());
  for (const { t, dv } of burns) {
    flight.flyTo(t);
    flight.burn(dv);
  }
  return stateOf(flight, hop());
}

test("a hop burned forward is no step done, and stays a mistake after the right burn", () => {
  const forward = flyHop({ t: 0, dv: [0, 0.5, 0] });
  expect(forward).toEqual({ completed: 0, error: { is: "direction", flown: "forward", asked: "backward" } });
  expect(mistakeText(forward.error!)).toBe(
    "You burned forward, not backward. Forward raises your orbit, so you fall behind.",
  );
  expect(flyHop({ t: 0, dv: [0, 0.5, 0] }, { t: 60, dv: [0, -0.06, 0] })).toEqual(forward);
});

test("a burn corrected at once counts as the one asked for", () => {
  expect(flyHop({ t: 0, dv: [0, 0.06, 0] }, { t: 0, dv: [0, -0.12, 0] })).toEqual({ completed: 1, error: null });
});

test("a burn of the right size at the wrong angle isn't called too weak", () => {
  const aslant = 0.06 * Math.cos(Math.PI / 6);
  expect(mistakeText(flyHop({ t: 0, dv: [0.03, -aslant, 0] }).error!)).toBe(
    "You burned in a different direction from the one asked for.",
  );
});

test("too strong, too weak and too early are named", () => {
  const reasonOf = (...burns: { t: number; dv: Vector }[]) => mistakeText(flyHop(...burns).error!);
  expect(reasonOf({ t: 0, dv: [0, -0.5, 0] })).toBe("You burned 0.500 m/s, more than the 0.060 m/s asked for.");
  expect(reasonOf({ t: 0, dv: [0, -0.03, 0] })).toBe("You burned 0.030 m/s, less than the 0.060 m/s asked for.");
  expect(reasonOf({ t: 0, dv: [0, -0.06, 0] }, { t: 600, dv: [0, 0.06, 0] })).toBe(
    "You burned before the coast was over, so the burn came at the wrong place.",
  );
});
