import { readFileSync } from "node:fs";
import { Vector3 } from "three";
import { expect, test } from "vitest";
import { earthRadius, equinox, greenwichAngle, radians, sunDirection } from "../../physics/earth";
import { keplerAfter, stateOf } from "../../physics/kepler";
import { isSunlit } from "../../physics/look";
import { moonPosition } from "../../physics/moon";
import { elementsOfOrbit } from "../../physics/orbits";
import { fromRic } from "../../physics/ric";
import { dot, length, scale, unit } from "../../physics/vectors";
import { createGlobe } from "../../simulator/scene/earth";
import { chooseFiles } from "../../simulator/scene/earth-pictures";
import { spreadLabels } from "../../simulator/scene/labels";
import { PlanetView } from "../../simulator/scene/planet-view";
import { RicView } from "../../simulator/scene/ric-view";
import { reach } from "../../simulator/explorables/drawn-earth";
import { sceneTimeOf } from "../../simulator/scene/scene-time";
import { colorOfStar, readStars } from "../../simulator/scene/stars";
import { Flight } from "../../physics/flight";
import { reach as drawnReach } from "../../simulator/pictures/draw-globe.mjs";
import { slotOf } from "../../simulator/screens/flight/pictures";
import { facing, project } from "../../simulator/screens/plan/projection";
import { flights, scenario } from "./content";

const degreesBetween = (a: readonly number[], b: readonly number[]) =>
  new Vector3(...a).angleTo(new Vector3(...b)) * (180 / Math.PI);

// Vallado, Fundamentals of Astrodynamics, example 5-3, in kilometers.
test("the Moon is where an independent calculation puts it", () => {
  const moon = moonPosition(Date.UTC(1994, 3, 28));
  expect(degreesBetween(moon, [-134_240.626, -311_571.59, -126_693.785])).toBeLessThan(0.05);
  expect(length(moon) / 1000).toBeCloseTo(Math.hypot(134_240.626, 311_571.59, 126_693.785), -3);
});

test("Sun and Moon meet in a solar eclipse, and are opposite in a lunar one", () => {
  const solar = Date.UTC(2024, 3, 8, 18, 17);
  expect(degreesBetween(moonPosition(solar), sunDirection(solar))).toBeLessThan(0.7);
  const lunar = Date.UTC(2025, 2, 14, 6, 59);
  expect(degreesBetween(moonPosition(lunar), scale(sunDirection(lunar), -1))).toBeLessThan(0.7);
});

test.each([
  ["Greenwich", 51.48, 0],
  ["Quito", -0.2, -78.5],
  ["Sydney", -33.9, 151.2],
  ["Tokyo", 35.7, 139.7],
])("the map on the globe has %s where the Earth has it", (_, latitude, longitude) => {
  const globe = createGlobe("full");
  const [places, uvs] = [globe.getAttribute("position"), globe.getAttribute("uv")];
  const [north, east] = [radians(latitude), radians(longitude)];
  const city = new Vector3(Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north));
  const nearest = Array.from({ length: places.count }, (_, at) => at).reduce((best, at) =>
    city.distanceTo(new Vector3().fromBufferAttribute(places, at)) <
    city.distanceTo(new Vector3().fromBufferAttribute(places, best))
      ? at
      : best,
  );
  // The map runs from 180 W to 180 E and from pole to pole; vertices are 2.8 degrees apart.
  expect(Math.abs((uvs.getX(nearest) - 0.5) * 360 - longitude)).toBeLessThan(1.5);
  expect(Math.abs((uvs.getY(nearest) - 0.5) * 180 - latitude)).toBeLessThan(1.5);
});

test("at noon in Greenwich on the equinox the Sun is above it, but for the equation of time", () => {
  const noon = Date.UTC(2025, 2, 20, 12);
  const sun = sunDirection(noon);
  const longitude = Math.atan2(sun[1], sun[0]) - greenwichAngle(noon);
  expect(Math.abs(Math.sin(longitude))).toBeLessThan(Math.sin(radians(2)));
  expect(Math.cos(longitude)).toBeGreaterThan(0);
});

const catalogue = readFileSync(new URL("../../simulator/pictures/stars.bin", import.meta.url));
const stars = readStars(new Uint8Array(catalogue).buffer);

// Right ascension and declination (J2000) in degrees, magnitude, from the Bright Star Catalogue.
test.each([
  ["Sirius", 101.287, -16.716, -1.46],
  ["Vega", 279.235, 38.784, 0.03],
  ["Polaris", 37.955, 89.264, 1.98],
  ["Betelgeuse", 88.793, 7.407, 0.5],
])("%s is in the sky, where it belongs and as bright", (_, ascension, declination, magnitude) => {
  const [a, d] = [radians(ascension), radians(declination)];
  const direction = [Math.cos(d) * Math.cos(a), Math.cos(d) * Math.sin(a), Math.sin(d)];
  const near = stars.filter((star) => degreesBetween(star.direction, direction) < 0.05);
  expect(Math.min(...near.map((star) => Math.abs(star.magnitude - magnitude)))).toBeLessThan(0.15);
});

test("the table lists the brightest first, and more than a thousand", () => {
  expect(stars.length).toBeGreaterThan(1000);
  expect(stars.map(({ magnitude }) => magnitude)).toEqual(stars.map((star) => star.magnitude).sort((a, b) => a - b));
});

test("hot stars are bluish, cool ones reddish", () => {
  const [hot, cool] = [colorOfStar(-0.2), colorOfStar(1.8)];
  expect(hot[2]).toBeGreaterThan(hot[0]);
  expect(cool[0]).toBeGreaterThan(cool[2]);
});

const wide = { width: 2560, height: 1440, ratio: 1 };
const phone = { width: 390, height: 844, ratio: 3 };

test("software rendering, saved data and slow lines get one small picture, phones a middle one", () => {
  const small = { day: "day-1024.webp", others: false };
  expect(chooseFiles("plain", {}, wide)).toEqual(small);
  expect(chooseFiles("full", { saveData: true }, wide)).toEqual(small);
  expect(chooseFiles("full", { effectiveType: "3g" }, wide)).toEqual(small);
  expect(chooseFiles("full", { effectiveType: "4g" }, phone)).toEqual({ day: "day-2048.webp", others: true });
  expect(chooseFiles("full", {}, wide)).toEqual({ day: "day-4096.webp", others: true });
});

test("a docking begins in daylight, with the Sun behind the craft; other flights at the equinox", () => {
  expect(sceneTimeOf(scenario("V-Bar Hop"))).toBe(equinox);
  const docking = flights.map(([, piece]) => piece).find(({ objective }) => objective.kind === "dock")!;
  const start = sceneTimeOf(docking);
  for (const minutes of [0, 5, 10]) {
    const state = keplerAfter(stateOf(elementsOfOrbit(docking.target.orbit)), minutes * 60);
    const time = start + minutes * 60_000;
    expect(isSunlit(state.position, time)).toBe(true);
    expect(dot(sunDirection(time), unit(fromRic([0.4, -0.8, 0], state)))).toBeGreaterThan(0.3);
  }
  expect(length(stateOf(elementsOfOrbit(docking.target.orbit)).position)).toBeGreaterThan(earthRadius);
});

test("labels step aside for more important ones, and hide if there is no room", () => {
  const box = { x: 100, y: 100, width: 40, height: 16 };
  const shifts = spreadLabels(Array.from({ length: 8 }, () => box));
  expect(shifts[0]).toEqual({ x: 0, y: 0 });
  expect(shifts.slice(6)).toEqual([null, null]);
  const placed = shifts.filter((shift) => shift !== null).map(({ x, y }) => ({ x: x + 100, y: y + 100 }));
  for (const [at, one] of placed.entries())
    for (const other of placed.slice(at + 1))
      expect(Math.abs(one.x - other.x) >= 40 || Math.abs(one.y - other.y) >= 16).toBe(true);
  expect(spreadLabels([box, { ...box, x: 300 }])).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]);
});

test("the view's edge cuts no label that has room on the other side of its mark", () => {
  const box = { x: 100, y: 100, width: 40, height: 16 };
  const [shift] = spreadLabels([box], 130);
  expect(shift!.x + box.x + box.width).toBeLessThanOrEqual(130);
  // Too narrow a view on both sides: the usual place.
  expect(spreadLabels([{ ...box, x: 10 }], 30)).toEqual([{ x: 0, y: 0 }]);
});

test("a slot in GEO is drawn as wide as it is, around the longitude to keep, and only where there is one", () => {
  const geo = scenario("Hold a GEO Slot");
  const flight = new Flight(geo);
  flight.flyTo(5 * 86_400);
  const [west, east] = slotOf(flight)!;
  const within = geo.objective.kind === "slot" ? geo.objective.within : NaN;
  const perDegree = radians(1) * length(flight.chaser.position);
  expect(east - west).toBeCloseTo(2 * within * perDegree, -1);
  expect((flight.ric.position[1] - (west + east) / 2) / perDegree).toBeCloseTo(flight.eastward, 6);
  expect(slotOf(new Flight(scenario("Dock")))).toBeNull();
});

const [width, height] = [364, 234];
const stage = { quality: "plain", change() {}, pictures: { request() {}, uniforms: {} } } as never;

test("what is drawn around the target stays beside the globe in the corner", () => {
  const view = new RicView({ clientWidth: width, clientHeight: height } as HTMLElement, stage);
  const keepOut = 60;
  view.set({ position: [0, -1, 0], trail: [[0, -100, 0]], coast: [], aim: null, keepOut, corridor: null });
  const right = () => view.pixelPositionOf([0, keepOut, 0]).x;
  expect(right()).toBeGreaterThan(width - 124);
  view.cover = { clientWidth: 124 } as HTMLElement;
  expect(right()).toBeLessThan(width - 124);
  // A globe that covers half of the picture leaves too little beside it.
  view.cover = { clientWidth: width / 2 } as HTMLElement;
  expect(right()).toBeGreaterThan(width / 2);
});

test("the plan's Earth is where the drawing over it has it, at every zoom", () => {
  const axes = facing([0.3, -0.5, 0.8], 0.5);
  const place = scale(unit([0.7, 0.2, 0.4]), earthRadius);
  for (const metresPerPixel of [40_000, 200_000]) {
    const view = new PlanetView({ clientWidth: width, clientHeight: height } as HTMLElement, stage);
    view.set({ axes, metresPerPixel }, Date.UTC(2026, 10, 29));
    view.fit(width, height, "plain");
    const { x, y } = new Vector3(...scale(place, 1 / earthRadius)).project(view.camera);
    const { pixel } = project({ axes, metresPerPixel, middle: [width / 2, height / 2] }, place);
    expect(((x + 1) / 2) * width).toBeCloseTo(pixel[0], 6);
    expect(((1 - y) / 2) * height).toBeCloseTo(pixel[1], 6);
  }
});

test("the picture of the Earth in drawings is placed as large as it was made", () => {
  expect(reach).toBe(drawnReach);
});
