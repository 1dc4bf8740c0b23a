// Flights that a curriculum brings are flown by the game as the server grades them.
import { expect, test } from "vitest";
import { flightOfEntry, playedFlight, scoredFlightOfEntry } from "../../content/flight-entry";
import { practiceFlight } from "../../content/scored-flight";
import { missionLimits } from "../../content/mission-schema";
import { flyLogForPages } from "../../app/domain/attempts/fly-log";
import { practicePlay, resumePlay, scoredPlay } from "../../simulator/attempts/flight-play";
import { flyTutorial } from "../../simulator/attempts/tutorial-path";
import { hopLog, hopMission, hopScenario, logOfStart, three } from "../support/missions";

const { flight: entry } = hopScenario();
const played = playedFlight(entry, 200);
const original = flightOfEntry(played, null);
const startOf = (seed: number, flight: object = played) => ({
  ...{ startId: "start", sessionId: null, mode: "scored" as const, seed, flight },
});

test("browser and server draw the same flight, and practice is as written", () => {
  for (const seed of [1, 7, 2 ** 31 - 1]) {
    const play = scoredPlay(original, startOf(seed));
    const { reference: _, ...graded } = scoredFlightOfEntry(entry, 200, seed);
    expect(play?.scenario).toEqual(graded);
    expect(play?.scenario).toMatchObject({ version: 3, maxScore: 200, time: { par: 5553, limit: 7200 } });
  }
  expect(scoredPlay(original, startOf(1))?.scenario.chaser).not.toEqual(
    scoredPlay(original, startOf(2))?.scenario.chaser,
  );
  expect(practicePlay(original).scenario.chaser).toEqual(hopMission().chaser);
});

test("a start's edition is flown, whatever was loaded before", () => {
  const near = hopMission({ goal: "Hold 50 m behind it.", objective: { ...hold, position: three(0, -50, 0) } });
  const newer = playedFlight({ ...entry, version: 4, document: near }, 300);
  const play = scoredPlay(original, startOf(7, newer));
  expect(play?.scenario).toMatchObject({
    version: 4,
    maxScore: 300,
    goal: "Hold 50 m behind it.",
    objective: near.objective,
  });
  const translated = { ...original, goal: "Halten Sie 100 m Abstand.", briefing: ["Sie sind dahinter."] };
  expect(scoredPlay(translated, startOf(7))?.scenario).toMatchObject({ goal: translated.goal, version: 3 });
  // An unfinished flight goes on in its edition.
  const log = { version: 4, burns: [], turns: [], end: 60 };
  expect(resumePlay(original, startOf(7, newer), log)?.scenario.version).toBe(4);
  // What isn't a flight is ignored.
  for (const broken of [null, {}, { ...played, document: {} }])
    expect(scoredPlay(original, startOf(7, broken as never))?.scenario.version).toBe(3);
});

const hold = { kind: "hold" as const, position: three(0, -100, 0), within: 10, speed: 0.005 };

test("braces in the texts of a mission stay as they are", () => {
  const document = hopMission({ goal: "Hold {here}.", briefing: ["{away} and {constructor}"] });
  const written = flightOfEntry(playedFlight({ ...entry, document }, 100), null);
  expect(practiceFlight(written)).toMatchObject({ goal: "Hold {here}.", briefing: ["{away} and {constructor}"] });
  expect(scoredPlay(written, startOf(3))?.scenario.goal).toBe("Hold {here}.");
});

test("a flight without a tutorial has a picture of at most one turn", () => {
  const path = flyTutorial(practiceFlight(original));
  expect(path.length).toBeGreaterThan(10);
  expect(path.length).toBeLessThan(2_000);
});

test("points scale with the maximum, and their parts add up to it", () => {
  const seed = 7;
  const evidence = logOfStart({ version: 3, seed });
  const pointsOf = (maxScore: number) => {
    const flown = flyLogForPages({ scenario: scoredFlightOfEntry(entry, maxScore, seed), evidence });
    return "points" in flown ? flown : null;
  };
  const hundred = pointsOf(100)!;
  expect(hundred.points).toBeGreaterThan(90);
  for (const maxScore of [10, 50, 200, 1_000]) {
    const flown = pointsOf(maxScore)!;
    expect(flown.maxPoints).toBe(maxScore);
    expect(Math.abs(flown.points - (hundred.points * maxScore) / 100)).toBeLessThanOrEqual(Math.max(3, maxScore / 50));
  }
});

test("the longest flight that a document may have is flown to its end, and one with more steps is refused", () => {
  const longest = hopMission({
    model: "J2 and drag",
    time: { limit: missionLimits.shortTime },
    keepOut: { radius: 20 },
    passiveSafety: true,
    objective: { ...hold, within: 0.1, speed: 0.001 },
  });
  const scenario = scoredFlightOfEntry({ ...entry, document: longest }, 100, 7);
  const fly = (count: number) => {
    const burns = Array.from({ length: count }, (_, at) => ({
      t: at * 1_300,
      dv: three(0, at % 2 === 0 ? 0.002 : -0.002, 0),
    }));
    return flyLogForPages({ scenario, evidence: { ...hopLog(3), burns, end: missionLimits.shortTime } });
  };
  expect(fly(0)).toMatchObject({ end: missionLimits.shortTime, passed: false });
  // Each burn is also flown on for a turn, to see whether it is safe.
  expect(fly(190)).toMatchObject({ problem: { is: "tooManySteps" } });
});
