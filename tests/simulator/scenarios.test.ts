import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { curricula } from "~/domain/curricula/standard/curricula";
import {
  ContentSchema,
  OrbitSchema,
  type Content,
  type Lesson,
  type Orbit,
  type Scenario,
  type Task,
} from "../../simulator/content-schema";
import { radialHop, tangentialHop, velocityTowards } from "../../simulator/physics/clohessy-wiltshire";
import { mu, earthRadius } from "../../simulator/physics/earth";
import { meanMotion, semiMajorAxisOf } from "../../simulator/physics/kepler";
import { scale, subtract, type Vector } from "../../simulator/physics/vectors";
import { Flight } from "../../simulator/play/flight";
import { lessonScore, scorecardOf } from "../../simulator/play/lesson-score";
import { optimumOf } from "../../simulator/play/optimum";
import { goalsOf } from "../../simulator/play/orbits";
import { scoreOf } from "../../simulator/play/score";

const folder = "simulator/content";
const all = readdirSync(folder)
  .filter((file) => file.endsWith(".json"))
  .map((file) => v.parse(ContentSchema, JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))));
const content = (shortTitle: string) => all.find(({ scenario }) => scenario === shortTitle)!;
const scenario = (shortTitle: string) => content(shortTitle) as Scenario;
const n = meanMotion(semiMajorAxisOf(new Flight(scenario("V-Bar Hop")).target));

const towards = (flight: Flight, aim: Vector, seconds: number) =>
  flight.burn(subtract(velocityTowards(flight.ric.position, aim, n, seconds), flight.ric.velocity));
const stop = (flight: Flight) => flight.burn(scale(flight.ric.velocity, -1));

// How a student who knows the closed forms flies each scenario.
const flown: Record<string, (flight: Flight) => void> = {
  "Raise an Orbit": (flight) => {
    flight.burn([0, 5.646421, 0]);
    flight.advance(2782.96);
    flight.burn([0, 5.642264, 0]);
  },
  "Trim Sun-Sync": (flight) => {
    flight.burn([0, 2.653796, 0]);
    flight.advance(2960.05);
    flight.burn([0, 2.652859, 0]);
  },
  "Match Planes": (flight) => {
    while (Math.abs(flight.ric.position[2]) > 40) flight.advance(0.05 + Math.abs(flight.ric.position[2]) / 200);
    flight.burn([0, 0, -flight.ric.velocity[2]]);
  },
  "V-Bar Hop": (flight) => {
    flight.burn([0, tangentialHop(1000, n).burn, 0]);
    flight.advance(tangentialHop(1000, n).seconds);
    stop(flight);
  },
  "R-Bar Approach": (flight) => {
    towards(flight, [-300, 0, 0], 2400);
    flight.advance(2400);
    stop(flight);
  },
  Circumnavigate: (flight) => {
    flight.burn([(-n * 1000) / 2, 0, 0]);
    flight.advance(6000);
  },
  Dock: (flight) => {
    flight.turnBy(-1.5, 1);
    towards(flight, [0, 0, 0], 600);
    flight.advance(610);
  },
};

describe.each(Object.entries(flown))("%s", (title, fly) => {
  test("flown by the book it is achieved, near the optimum and safely", () => {
    const flight = new Flight(scenario(title));
    const optimum = optimumOf(flight.scenario);
    fly(flight);
    const score = scoreOf(flight.scenario, flight, optimum.deltaV);
    expect(flight.status).toEqual({ is: "achieved" });
    expect(flight.violations).toBe(0);
    expect(score.total / score.maximum, JSON.stringify(score.parts)).toBeGreaterThan(0.85);
    expect(score.total).toBeLessThanOrEqual(score.maximum);
    expect(score.maximum).toBe(flight.scenario.maxScore);
  });

  test("without a burn it is never achieved, and ends when time is up", () => {
    const flight = new Flight(scenario(title));
    flight.advance(flight.scenario.time.limit + 1);
    expect(flight.status).toEqual({ is: "failed", why: "Time is up." });
    expect(scoreOf(flight.scenario, flight, 1)).toMatchObject({ total: 0, passed: false });
  });
});

test("the optimum of each scenario is its closed form", () => {
  expect(optimumOf(scenario("Raise an Orbit")).deltaV).toBeCloseTo(11.288685, 2);
  expect(optimumOf(scenario("V-Bar Hop")).deltaV).toBeCloseTo(0.1200418, 3);
  expect(optimumOf(scenario("Circumnavigate")).deltaV).toBeCloseTo(n * 500, 3);
  expect(optimumOf(scenario("Match Planes")).deltaV).toBeCloseTo(66.93, 1);
});

test("flying into the keep-out sphere costs all points for safety", () => {
  const flight = new Flight(scenario("V-Bar Hop"));
  flight.burn([0, tangentialHop(2000, n).burn, 0]);
  expect(flight.burns[0].isSafe).toBe(false);
  flight.advance(tangentialHop(2000, n).seconds * 0.95);
  expect(flight.violations).toBe(1);
});

test("a radial hop is passively safe: it returns to where it began", () => {
  const flight = new Flight(scenario("V-Bar Hop"));
  flight.burn([radialHop(1000, n).burn, 0, 0]);
  expect(flight.burns[0].isSafe).toBe(true);
});

test.each([
  ["too fast", [0, 0.5, 0], [-1.5, 1], "closing speed"],
  ["askew", [0, 0.15, 0], [0, 0], "misaligned"],
] as const)("contact %s is refused with its reason", (_, deltaV, turned, why) => {
  const base = scenario("Dock");
  const flight = new Flight({
    ...base,
    chaser: { ...base.chaser, start: { position: [0, -1, 0], velocity: [0, 0, 0] } },
  });
  flight.turnBy(turned[0], turned[1]);
  flight.burn(deltaV);
  flight.advance(20);
  expect(flight.status).toMatchObject({ is: "failed", why: expect.stringContaining(why) });
});

test("a burn that the tank does not hold is not made", () => {
  const flight = new Flight(scenario("Raise an Orbit"));
  expect(flight.burn([0, 5000, 0])).toBe(false);
  expect(flight.used).toBe(0);
});

test("steps of any length lead to the same flight", () => {
  const [whole, cut] = [new Flight(scenario("R-Bar Approach")), new Flight(scenario("R-Bar Approach"))];
  whole.advance(600);
  for (let i = 0; i < 1200; i++) cut.advance(0.5);
  whole.ric.position.forEach((metres, axis) => expect(metres).toBeCloseTo(cut.ric.position[axis], 4));
});

const taskOf = ({ steps }: Lesson) => steps.filter((step): step is Task => step.kind === "task");
const isLesson = (piece: Content | undefined): piece is Lesson =>
  piece?.type === "lesson" &&
  piece.steps.some(({ kind }) => kind === "slide") &&
  taskOf(piece).length > 0 &&
  piece.steps.some(({ kind }) => kind === "question");

// A lesson is slides, tasks at the globe and questions; what a Compete campaign has instead is flown.
test.each(
  curricula.flatMap(({ name, campaigns }) => campaigns.map((campaign) => [campaign.title, name, campaign] as const)),
)("%s of %s can be played: a whole lesson at least, three of Space 101", (title, _, { type, scenarios }) => {
  const pieces = scenarios.map(({ shortTitle }) => content(shortTitle));
  const whole =
    type === "Learn"
      ? pieces.filter(isLesson)
      : pieces.filter((piece) => piece?.type === "scenario" && piece.scenario in flown);
  expect(whole.length).toBeGreaterThanOrEqual(title === "Space 101" ? 3 : 1);
});

describe.each(all.filter(isLesson).map((lesson) => [lesson.scenario, lesson] as const))("%s", (_, lesson) => {
  test("its tasks are unsolved at first and solved by the middle of what they ask for", () => {
    for (const task of taskOf(lesson)) {
      const { orbit } = task.globe.orbits[0];
      expect(
        goalsOf(task, orbit).every(({ isMet }) => isMet),
        task.title,
      ).toBe(false);
      expect(
        goalsOf(task, solutionOf(task, orbit)).filter(({ isMet }) => !isMet),
        task.title,
      ).toEqual([]);
    }
  });

  test("played without a mistake it gives all of its points", () => {
    const solved = new Set(lesson.steps.keys());
    const right = new Map(
      lesson.steps.map((step, at) => [
        at,
        step.kind === "question" ? step.answers.flatMap(({ correct }, answer) => (correct ? [answer] : [])) : [],
      ]),
    );
    const { totalScore, maxTotalScore, questionsScore, maxQuestionsScore, passed } = lessonScore(lesson, solved, right);
    expect([totalScore, questionsScore, passed]).toEqual([maxTotalScore, maxQuestionsScore, true]);
  });
});

/** Within what the sliders allow; a period is met by the apogee. */
function solutionOf({ goal }: Task, orbit: Orbit): Orbit {
  const solution = { ...orbit };
  for (const { quantity, from, to } of goal) {
    const middle = (from + to) / 2;
    if (quantity === "period")
      solution.apogee =
        (2 * Math.cbrt(mu * ((middle * 60) / (2 * Math.PI)) ** 2) - 2 * earthRadius) / 1000 - solution.perigee;
    else if (quantity !== "eccentricity") solution[quantity] = middle;
  }
  return v.parse(
    v.pipe(
      OrbitSchema,
      v.check(({ perigee, apogee }) => perigee >= 160 && apogee <= 40_000),
    ),
    solution,
  );
}

test("the quizzes ask the questions of the curriculum, word for word", () => {
  const quizzes = curricula.flatMap(({ campaigns }) =>
    campaigns.flatMap(({ scenarios }) => scenarios.filter(({ type }) => type === "Quiz")),
  );
  for (const quiz of quizzes) {
    const { steps } = content(quiz.shortTitle) as Lesson;
    expect(
      steps.map((step) =>
        step.kind === "question" ? { text: step.text, maxScore: step.maxScore, answers: step.answers } : null,
      ),
    ).toEqual(quiz.questions);
  }
});

test("every piece of content belongs to a scenario of the curriculum and is worth as much as it says there", () => {
  const scenarios = curricula.flatMap(({ campaigns }) => campaigns.flatMap(({ scenarios }) => scenarios));
  for (const piece of all) {
    const entry = scenarios.find(({ shortTitle }) => shortTitle === piece.scenario);
    expect(entry, piece.scenario).toBeDefined();
    if (piece.type === "scenario") expect(piece.maxScore).toBe(entry!.maxTotalScore);
    else if (entry!.type === "Default") {
      const { maxTotalScore, maxQuestionsScore } = lessonScore(piece, new Set(), new Map());
      expect(maxTotalScore + maxQuestionsScore, piece.scenario).toBe(entry!.maxTotalScore);
    }
  }
});

test("a question with several right answers counts only when just these were chosen; a survey never does", () => {
  const several = {
    kind: "question" as const,
    text: "?",
    maxScore: 5,
    answers: [
      { text: "a", correct: true },
      { text: "b", correct: true },
      { text: "c", correct: false },
    ],
  };
  expect(scorecardOf(several, [0, 1]).score).toBe(5);
  expect(scorecardOf(several, [0]).score).toBe(0);
  expect(scorecardOf(several, [0, 1, 2]).score).toBe(0);
  expect(scorecardOf({ ...several, maxScore: 0 }, [0, 1])).toMatchObject({ score: 0, maxScore: 0 });
});
