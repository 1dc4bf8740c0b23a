import { expect, test } from "vitest";
import { earthRadius, radians } from "../../physics/earth";
import { fuelBudget } from "../../physics/fuel-budget";
import { circularSpeed, elementsOf, keplerAfter, period, stateOf } from "../../physics/kepler";
import { burn, hohmann, planeChange, propellantFor, standardGravity } from "../../physics/maneuvers";
import { Coast, orbitNumbersOf, PlannedFlight, reachesGround, type PlanNode } from "../../physics/planned-flight";
import { cheapestCell, contourOf, createPorkchop, departureOf, fillColumn, flightOf } from "../../physics/porkchop";
import { propagate } from "../../physics/propagation";
import { aimTransfer, findTransfer } from "../../physics/transfers";
import { add, length, subtract } from "../../physics/vectors";
import { addNode, changeNode, maxNodes, maxSecondsOf } from "../../simulator/plan/plan";
import { firstOf } from "../support/tuples";

const orbit = (kilometres: number, trueAnomaly = 0, inclination = 51.6, node = 40) =>
  stateOf({
    semiMajorAxis: earthRadius + kilometres * 1000,
    eccentricity: 0,
    inclination: radians(inclination),
    node: radians(node),
    argumentOfPerigee: 0,
    trueAnomaly: radians(trueAnomaly),
  });
const low = orbit(400);
const apart = (a: readonly [number, number, number], b: readonly [number, number, number]) => length(subtract(a, b));

test("a Hohmann transfer planned by hand reaches its apogee and costs what the formula says", () => {
  const formula = hohmann(earthRadius + 400e3, earthRadius + 1200e3);
  const nodes: PlanNode[] = [
    { seconds: 600, deltaV: [0, formula.first, 0] },
    { seconds: 600 + formula.seconds, deltaV: [0, formula.second, 0] },
  ];
  const { legs } = new PlannedFlight(low, nodes, "two-body");
  const [, transfer, arrival] = legs.map(({ coast }) => orbitNumbersOf(coast.start));
  expect(transfer!.apogee).toBeCloseTo(1200, 6);
  expect(transfer!.perigee).toBeCloseTo(400, 6);
  expect(transfer!.period).toBeCloseTo(2 * formula.seconds, 6);
  expect([arrival!.apogee, arrival!.perigee]).toEqual([expect.closeTo(1200, 5), expect.closeTo(1200, 5)]);
  expect(arrival!.inclination).toBeCloseTo(51.6, 9);
  const fuel = { dryMass: 800, propellant: 400, specificImpulse: 300 };
  const budget = fuelBudget(
    fuel,
    nodes.map(({ deltaV }) => length(deltaV)),
  );
  expect(budget.deltaV).toBeCloseTo(formula.first + formula.second, 9);
  expect(budget.used).toBeCloseTo(
    propellantFor(formula.first + formula.second, { mass: 1200, specificImpulse: 300 }),
    9,
  );
});

test("a normal burn at the node changes the inclination by what a plane change costs", () => {
  const speed = circularSpeed(earthRadius + 400e3);
  const angle = radians(2);
  const deltaV: PlanNode["deltaV"] = [0, speed * (Math.cos(angle) - 1), speed * Math.sin(angle)];
  expect(length(deltaV)).toBeCloseTo(planeChange(speed, angle), 6);
  const { legs } = new PlannedFlight(low, [{ seconds: 0, deltaV }], "two-body");
  expect(orbitNumbersOf(legs[1]!.coast.start).inclination).toBeCloseTo(53.6, 9);
  expect(orbitNumbersOf(legs[1]!.coast.start).apogee).toBeCloseTo(400, 6);
});

test.each(["two-body", "J2", "J2 and drag"] as const)(
  "a plan flies as burns and the integrator do, in %s",
  (gravity) => {
    const nodes: PlanNode[] = [
      { seconds: 1234.5, deltaV: [1, 20, -3] },
      { seconds: 5000, deltaV: [-4, 15, 8] },
    ];
    const planned = new PlannedFlight(low, nodes, gravity);
    const craft = { mass: 1000, propellant: 500, specificImpulse: 300 };
    const first = burn(propagate(low, 1234.5, gravity), [1, 20, -3], craft)!;
    const second = burn(propagate(first.state, 5000 - 1234.5, gravity), [-4, 15, 8], first.craft)!;
    const end = propagate(second.state, 4321, gravity);
    expect(apart(planned.stateAt(9321).position, end.position)).toBeLessThan(0.05);
    expect(planned.stateAt(5000).velocity).toEqual(planned.legs[2]!.coast.start.velocity);
    expect(apart(planned.legs[2]!.before.velocity, planned.stateAt(4999.999).velocity)).toBeLessThan(0.01);
  },
);

test("changing a node keeps the legs before it", () => {
  const nodes: PlanNode[] = [
    { seconds: 100, deltaV: [0, 1, 0] },
    { seconds: 200, deltaV: [0, 1, 0] },
  ];
  const before = new PlannedFlight(low, nodes, "J2");
  const after = new PlannedFlight(low, [firstOf(nodes), { seconds: 250, deltaV: [0, 2, 0] }], "J2", before);
  expect(after.legs[1]!.coast).toBe(before.legs[1]!.coast);
  expect(after.legs[2]!.coast).not.toBe(before.legs[2]!.coast);
});

test("an escape has no apogee and no period, and is still flown", () => {
  const { legs } = new PlannedFlight(low, [{ seconds: 0, deltaV: [0, 4000, 0] }], "two-body");
  const numbers = orbitNumbersOf(legs[1]!.coast.start);
  expect(numbers).toMatchObject({ apogee: Infinity, period: Infinity });
  expect(numbers.perigee).toBeCloseTo(400, 3);
  expect(length(legs[1]!.coast.after(86_400).position)).toBeGreaterThan(3e8);
});

test("a coast says whether it comes down to the atmosphere", () => {
  const slowed = new PlannedFlight(low, [{ seconds: 0, deltaV: [0, -150, 0] }], "two-body").legs[1]!.coast.start;
  expect(reachesGround(low, 1e6)).toBe(false);
  expect(reachesGround(slowed, 300)).toBe(false);
  expect(reachesGround(slowed, 6000)).toBe(true);
  const up = { position: low.position, velocity: add(low.velocity, [0, 0, 9000]) };
  expect(reachesGround(up, 1e5)).toBe(false);
});

test("a fuel budget says what is left, and by how much it falls short", () => {
  const fuel = { dryMass: 900, propellant: 100, specificImpulse: 300 };
  const { burns, left, deltaVLeft } = fuelBudget(fuel, [100, 150]);
  expect(burns[0]!.used).toBeCloseTo(1000 * (1 - Math.exp(-100 / (300 * standardGravity))), 9);
  expect(burns[1]!.left).toBeCloseTo(left, 12);
  expect(deltaVLeft).toBeCloseTo(300 * standardGravity * Math.log(1000 / 900) - 250, 9);
  const short = fuelBudget(fuel, [100, 300]);
  expect(short.burns.map(({ isEnough }) => isEnough)).toEqual([true, false]);
  expect(short.left).toBeLessThan(0);
  expect(short.deltaVLeft).toBe(0);
});

test("a transfer arrives at the other craft with its velocity, in every force model", () => {
  const target = orbit(800, 60, 53, 41);
  const seconds = 2400;
  for (const gravity of ["two-body", "J2", "J2 and drag"] as const) {
    const there = new Coast(target, gravity).after(seconds);
    const { first, second, cost } = aimTransfer(low, there, { seconds, gravity })!;
    const flown = propagate({ position: low.position, velocity: add(low.velocity, first) }, seconds, gravity);
    expect(apart(flown.position, there.position), gravity).toBeLessThan(0.1);
    expect(apart(add(flown.velocity, second), there.velocity), gravity).toBeLessThan(1e-3);
    expect(cost).toBeCloseTo(length(first) + length(second), 9);
  }
});

test("no coplanar transfer is cheaper than the Hohmann transfer, and one near it costs hardly more", () => {
  const formula = hohmann(earthRadius + 400e3, earthRadius + 800e3);
  const best = formula.first - -formula.second;
  const costs = [-3, -1, 1, 3].map((off) => {
    const there = orbit(800, 180 + off);
    return findTransfer(low, there, formula.seconds)!.cost;
  });
  for (const cost of costs) expect(cost).toBeGreaterThan(best);
  expect(Math.min(...costs)).toBeLessThan(best * 1.1);
});

test("both ways around are flown, and the cheaper one follows the motion", () => {
  const ahead = orbit(400, 90);
  const quarter = period(earthRadius + 400e3) / 4;
  expect(findTransfer(low, ahead, quarter)).toMatchObject({ isLongWay: false });
  expect(findTransfer(low, ahead, quarter)!.cost).toBeLessThan(1e-3);
  expect(findTransfer(low, orbit(400, 270), 3 * quarter)).toMatchObject({ isLongWay: true });
  expect(findTransfer(low, orbit(400, 270), 3 * quarter, "short")?.cost ?? Infinity).toBeGreaterThan(5000);
});

test("there is no transfer to the opposite side of the Earth, nor through the Earth", () => {
  const opposite = {
    position: [-low.position[0], -low.position[1], -low.position[2]] as const,
    velocity: low.velocity,
  };
  expect(findTransfer(low, opposite, 2700)).toBeNull();
  expect(findTransfer(low, orbit(400, 120), 900, "short")).toBeNull();
  expect(elementsOf(keplerAfter(low, 100)).semiMajorAxis).toBeCloseTo(earthRadius + 400e3, 3);
});

test("the cheapest cell of a porkchop plot comes close to the Hohmann transfer, and cells without a way are empty", () => {
  // 30 degrees ahead: the phase for the transfer comes within a few hours.
  const [chaser, target] = [new Coast(low, "two-body"), new Coast(orbit(700, 30), "two-body")];
  const formula = hohmann(earthRadius + 400e3, earthRadius + 700e3);
  const porkchop = createPorkchop({
    departure: [0, 30_000],
    flight: [600, 4_800],
    columns: 90,
    rows: 40,
    way: "cheaper",
  });
  for (let column = 0; column < porkchop.columns; column++)
    fillColumn(
      porkchop,
      column,
      (seconds) => chaser.after(seconds),
      (seconds) => target.after(seconds),
    );
  const best = cheapestCell(porkchop)!;
  expect(best.cost).toBeGreaterThan(formula.first + formula.second - 1e-6);
  expect(best.cost).toBeLessThan((formula.first + formula.second) * 1.15);
  expect(Math.abs(flightOf(porkchop, best.row) - formula.seconds)).toBeLessThan(600);
  expect(porkchop.costs.some(Number.isNaN)).toBe(true);
  expect(departureOf(porkchop, 89)).toBe(30_000);
  const level = best.cost * 2;
  const pieces = contourOf(porkchop, level);
  expect(pieces.length).toBeGreaterThan(10);
  for (const [x, y] of pieces) {
    expect(x >= 0 && x <= 89 && y >= 0 && y <= 39).toBe(true);
    expect(Number.isInteger(x) || Number.isInteger(y)).toBe(true);
  }
});

test("a node stays between its neighbours, and is added in the order of time", () => {
  const nodes: PlanNode[] = [100, 200, 300].map((seconds) => ({ seconds, deltaV: [0, 1, 0] }));
  expect(changeNode(nodes, 1, { seconds: 50 })[1]!.seconds).toBe(101);
  expect(changeNode(nodes, 1, { seconds: 1e9 })[1]!.seconds).toBe(299);
  expect(changeNode(nodes, 2, { seconds: 1e9 })[2]!.seconds).toBe(maxSecondsOf("two-body"));
  expect(changeNode(nodes, 0, { deltaV: [0, 1e9, 0] })[0]!.deltaV[1]).toBe(20_000);
  expect(addNode(nodes, 250)).toMatchObject({ index: 2 });
  expect(addNode(nodes, 200.4)).toBeNull();
  const full = Array.from({ length: maxNodes }, (_, at): PlanNode => ({ seconds: at * 10, deltaV: [0, 0, 0] }));
  expect(addNode(full, 5000)).toBeNull();
});
