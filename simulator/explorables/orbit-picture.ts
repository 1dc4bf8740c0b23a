import type { Explore } from "../../content/explore-schema";
import { earthRadius } from "../../physics/earth";
import type { Values } from "../../physics/explore";
import { eccentricAnomaly } from "../../physics/kepler";
import { createPlot, type Picture, type PictureView, type Size } from "./picture";
import { arrow, dot, line, part, pathThrough, s, write, type Pixel } from "./svg";

type OrbitExplore = Extract<Explore, { type: "orbit" }>;
type Shape = { a: number; e: number; b: number; pixel: number; centre: Pixel; focus: Pixel };

const samples = 120;

/** The orbit in its plane, to scale: Earth in one focus, perigee on the right. */
export function createOrbitPicture(explore: OrbitExplore): Picture {
  const { element, size, paint } = createPlot(
    "The orbit in its plane, to scale: the Earth in one focus, the perigee to the right",
    "plane",
    "In the plane of the orbit, to scale",
  );
  const draw = ({ values, isCovered }: PictureView) => {
    const area = size();
    const shape = shapeOf(values, area, explore.circles);
    const { a, b, pixel, centre, focus } = shape;
    paint(
      area,
      part("earthRadius mu j2", dot(focus, earthRadius / pixel, "earth")),
      // Drawn over the Earth: all sectors meet at its centre.
      ...(explore.sectors && !isCovered ? sectorsOf(shape) : []),
      ...(explore.circles ? circlesOf(values, shape) : []),
      part(
        "period turnsPerDay n",
        s("ellipse", {
          class: isCovered ? "unpushed" : "path thin",
          cx: centre[0],
          cy: centre[1],
          rx: a / pixel,
          ry: b / pixel,
        }),
      ),
      ...(isCovered
        ? [write([area.middle[0], 24], "Your guess first: then the picture answers.", "veil", "middle")]
        : [...lengthsOf(values, shape), ...anglesOf(values, shape), ...speedsOf(values, shape)]),
    );
  };
  return { element, draw };
}

function shapeOf({ semiMajorAxis: a = 1, eccentricity: e = 0 }: Values, area: Size, withCircles: boolean): Shape {
  const { width, height, middle } = area;
  const b = a * Math.sqrt(1 - e * e);
  // The outer circle is centred on the Earth, with the apogee's radius.
  const [wide, high] = withCircles ? [2 * a * (1 + e), 2 * a * (1 + e)] : [2 * a, 2 * b];
  const pixel = Math.max(wide / (width - 110), high / (height - 60));
  const shift = withCircles ? 0 : (a * e) / pixel;
  const focus: Pixel = [middle[0] + shift, middle[1]];
  return { a, e, b, pixel, centre: [focus[0] - (a * e) / pixel, middle[1]], focus };
}

/** `angle` counts from the perigee, around the Earth or the centre of the ellipse. */
const around = ([x, y]: Pixel, angle: number, far: number): Pixel => [
  x + far * Math.cos(angle),
  y - far * Math.sin(angle),
];

const placeOf = ({ trueAnomaly = 0, radius = 0 }: Values, { focus, pixel }: Shape) =>
  around(focus, trueAnomaly, radius / pixel);

const circlesOf = ({ perigeeRadius = 0, apogeeRadius = 0 }: Values, { focus, pixel }: Shape) => [
  part("lowSpeed", dot(focus, perigeeRadius / pixel, "circle")),
  part("highSpeed", dot(focus, apogeeRadius / pixel, "circle")),
];

/** Each takes a twelfth of the period: by Kepler's second law all have the same area. */
function sectorsOf({ a, b, e, pixel, centre, focus }: Shape): Element[] {
  const [count, points] = [12, 16];
  const place = (share: number): Pixel => {
    const angle = eccentricAnomaly(2 * Math.PI * share, e);
    return [centre[0] + (a / pixel) * Math.cos(angle), centre[1] - (b / pixel) * Math.sin(angle)];
  };
  return Array.from({ length: count }, (_, nth) => {
    const rim = Array.from({ length: points + 1 }, (_, at) => place((nth + at / points) / count));
    const kind = nth % 2 === 0 ? "sector" : "sector other";
    return part("sweep momentum", s("path", { class: kind, d: `${pathThrough([focus, ...rim])}Z` }));
  });
}

function lengthsOf(values: Values, shape: Shape): Element[] {
  const { a, pixel, centre, focus } = shape;
  const { perigeeRadius = 0, apogeeRadius = 0, trueAnomaly = 0, parameter = 0 } = values;
  const [perigee, apogee] = [around(focus, 0, perigeeRadius / pixel), around(focus, Math.PI, apogeeRadius / pixel)];
  const ground = (angle: number) => around(focus, angle, earthRadius / pixel);
  const place = placeOf(values, shape);
  return [
    part("semiMajorAxis energy", line(centre, around(centre, Math.PI, a / pixel), "measure")),
    part("eccentricity", line(centre, focus, "measure")),
    part("perigeeRadius", line(focus, perigee, "measure")),
    part("apogeeRadius", line(focus, apogee, "measure")),
    part("altitude", line(ground(0), perigee, "measure")),
    part("apogee", line(ground(Math.PI), apogee, "measure")),
    part("radius potential", line(focus, place, "component"), line(focus, place, "measure")),
    part("parameter", line(focus, around(focus, Math.PI / 2, parameter / pixel), "measure")),
    part("height", line(ground(trueAnomaly), place, "measure")),
    ...(shape.e > 0.02
      ? [write([perigee[0] + 8, perigee[1] + 4], "perigee"), write([apogee[0] - 8, apogee[1] + 4], "apogee", "", "end")]
      : []),
  ];
}

/** From the perigee to an angle, around a point. */
function arc(centre: Pixel, angle: number, far: number): Element {
  const points = Array.from({ length: 41 }, (_, at) => around(centre, (angle * at) / 40, far));
  return s("path", { class: "measure", d: pathThrough(points) });
}

/** The three anomalies, and the path flown since the perigee. */
function anglesOf(values: Values, shape: Shape): Element[] {
  const { a, b, pixel, centre, focus } = shape;
  const { meanAnomaly = 0, eccentricAnomaly = 0, trueAnomaly = 0 } = values;
  const onCircle = (angle: number) => around(centre, angle, a / pixel);
  const flown = Array.from({ length: samples + 1 }, (_, at): Pixel => {
    const angle = (eccentricAnomaly * at) / samples;
    return [centre[0] + (a / pixel) * Math.cos(angle), centre[1] - (b / pixel) * Math.sin(angle)];
  });
  const auxiliary = () => dot(centre, a / pixel, "measure thin");
  return [
    part("time", s("path", { class: "measure", d: pathThrough(flown) })),
    part("trueAnomaly", line(focus, placeOf(values, shape), "measure"), arc(focus, trueAnomaly, 34)),
    part(
      "eccentricAnomaly",
      auxiliary(),
      line(centre, onCircle(eccentricAnomaly), "measure"),
      line(onCircle(eccentricAnomaly), placeOf(values, shape), "measure thin"),
      arc(centre, eccentricAnomaly, 26),
    ),
    part("meanAnomaly", auxiliary(), line(centre, onCircle(meanAnomaly), "measure"), arc(centre, meanAnomaly, 26)),
  ];
}

/** Velocity arrows, all to the same scale. */
function speedsOf(values: Values, shape: Shape): Element[] {
  const { focus, pixel, e } = shape;
  const { trueAnomaly = 0, perigeeSpeed = 1, apogeeSpeed = 0, speed = 0, perigeeRadius = 0, apogeeRadius = 0 } = values;
  const speedArrow = (from: Pixel, direction: number, metresPerSecond: number, kind: string) =>
    arrow(from, around(from, direction, (64 * metresPerSecond) / perigeeSpeed), kind);
  const place = placeOf(values, shape);
  const heading = Math.atan2(e + Math.cos(trueAnomaly), -Math.sin(trueAnomaly));
  const perigee = around(focus, 0, perigeeRadius / pixel);
  const apogee = around(focus, Math.PI, apogeeRadius / pixel);
  return [
    part("perigeeSpeed", speedArrow(perigee, Math.PI / 2, perigeeSpeed, "speed hidden")),
    part("apogeeSpeed", speedArrow(apogee, -Math.PI / 2, apogeeSpeed, "speed hidden")),
    part(
      "firstBurn bothBurns",
      dot(perigee, 9, "measure"),
      arrow(perigee, around(perigee, Math.PI / 2, 34), "speed hidden"),
    ),
    part(
      "secondBurn bothBurns",
      dot(apogee, 9, "measure"),
      arrow(apogee, around(apogee, -Math.PI / 2, 34), "speed hidden"),
    ),
    part("speed kinetic", speedArrow(place, heading, speed, "speed")),
    dot(place, 7, "chaser"),
  ];
}
