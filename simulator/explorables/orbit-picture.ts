import { texts } from "~/texts";
import type { Explore } from "../../content/explore-schema";
import { earthRadius } from "../../physics/earth";
import type { Values } from "../../physics/explore";
import { eccentricAnomaly } from "../../physics/kepler";
import type { Game } from "../unity/screen";
import { createDrawnEarth } from "./drawn-earth";
import { createPlot, type Picture, type PictureView, type Size } from "./picture";
import { arrow, dot, line, quantityShape, pathThrough, s, textAt, type Pixel } from "./svg";

type OrbitExplore = Extract<Explore, { type: "orbit" }>;
type Shape = { a: number; e: number; b: number; metresPerPixel: number; centre: Pixel; focus: Pixel };

const samples = 120;

/** The orbit in its plane, to scale: Earth in one focus, perigee on the right. */
export function createOrbitPicture(explore: OrbitExplore, game: Game): Picture {
  const { element, size, paint } = createPlot(texts.explorables.orbitPicture, "plane", texts.explorables.orbitScale);
  const drawEarth = createDrawnEarth(game);
  const draw = ({ values, isCovered }: PictureView) => {
    const area = size();
    const shape = shapeOf(values, area, explore.circles);
    const { a, b, metresPerPixel, centre, focus } = shape;
    paint(
      area,
      quantityShape("earthRadius mu j2", drawEarth(focus, earthRadius / metresPerPixel)),
      // Drawn over the Earth: all sectors meet at its centre.
      ...(explore.sectors && !isCovered ? sectorsOf(shape) : []),
      ...(explore.circles ? circlesOf(values, shape) : []),
      quantityShape(
        "period turnsPerDay n",
        s("ellipse", {
          class: isCovered ? "unpushed" : "path thin",
          cx: centre[0],
          cy: centre[1],
          rx: a / metresPerPixel,
          ry: b / metresPerPixel,
        }),
      ),
      ...(isCovered
        ? [textAt([area.middle[0], 24], texts.explorables.guessFirst, "veil", "middle")]
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
  const metresPerPixel = Math.max(wide / (width - 134), high / (height - 60));
  const shift = withCircles ? 0 : (a * e) / metresPerPixel;
  const focus: Pixel = [middle[0] + shift, middle[1]];
  return { a, e, b, metresPerPixel, centre: [focus[0] - (a * e) / metresPerPixel, middle[1]], focus };
}

/** The point at a distance from a centre; `angle` counts from the perigee's direction. */
const around = ([x, y]: Pixel, angle: number, distance: number): Pixel => [
  x + distance * Math.cos(angle),
  y - distance * Math.sin(angle),
];

const positionOf = ({ trueAnomaly = 0, radius = 0 }: Values, { focus, metresPerPixel }: Shape) =>
  around(focus, trueAnomaly, radius / metresPerPixel);

const circlesOf = ({ perigeeRadius = 0, apogeeRadius = 0 }: Values, { focus, metresPerPixel }: Shape) => [
  quantityShape("lowSpeed", dot(focus, perigeeRadius / metresPerPixel, "circle")),
  quantityShape("highSpeed", dot(focus, apogeeRadius / metresPerPixel, "circle")),
];

/** Sectors that each take a twelfth of the period: by Kepler's second law all have the same area. */
function sectorsOf({ a, b, e, metresPerPixel, centre, focus }: Shape): Element[] {
  const [count, points] = [12, 16];
  const pixelAt = (share: number): Pixel => {
    const angle = eccentricAnomaly(2 * Math.PI * share, e);
    return [centre[0] + (a / metresPerPixel) * Math.cos(angle), centre[1] - (b / metresPerPixel) * Math.sin(angle)];
  };
  return Array.from({ length: count }, (_, nth) => {
    const rim = Array.from({ length: points + 1 }, (_, index) => pixelAt((nth + index / points) / count));
    const kind = nth % 2 === 0 ? "sector" : "sector other";
    return quantityShape("sweep momentum", s("path", { class: kind, d: `${pathThrough([focus, ...rim])}Z` }));
  });
}

function lengthsOf(values: Values, shape: Shape): Element[] {
  const { a, metresPerPixel, centre, focus } = shape;
  const { perigeeRadius = 0, apogeeRadius = 0, trueAnomaly = 0, parameter = 0 } = values;
  const [perigee, apogee] = [
    around(focus, 0, perigeeRadius / metresPerPixel),
    around(focus, Math.PI, apogeeRadius / metresPerPixel),
  ];
  const ground = (angle: number) => around(focus, angle, earthRadius / metresPerPixel);
  const position = positionOf(values, shape);
  return [
    quantityShape("semiMajorAxis energy", line(centre, around(centre, Math.PI, a / metresPerPixel), "measure")),
    quantityShape("eccentricity", line(centre, focus, "measure")),
    quantityShape("perigeeRadius", line(focus, perigee, "measure")),
    quantityShape("apogeeRadius", line(focus, apogee, "measure")),
    quantityShape("altitude", line(ground(0), perigee, "measure")),
    quantityShape("apogee", line(ground(Math.PI), apogee, "measure")),
    quantityShape("radius potential", line(focus, position, "component"), line(focus, position, "measure")),
    quantityShape("parameter", line(focus, around(focus, Math.PI / 2, parameter / metresPerPixel), "measure")),
    quantityShape("height", line(ground(trueAnomaly), position, "measure")),
    ...(shape.e > 0.02
      ? [
          textAt([perigee[0] + 13, perigee[1] + 4], texts.gameLesson.perigee),
          textAt([apogee[0] - 13, apogee[1] + 4], texts.gameLesson.apogee, "", "end"),
        ]
      : []),
  ];
}

/** An arc around a point, from the perigee's direction to an angle. */
function arc(centre: Pixel, angle: number, radius: number): Element {
  const points = Array.from({ length: 41 }, (_, index) => around(centre, (angle * index) / 40, radius));
  return s("path", { class: "measure", d: pathThrough(points) });
}

/** The three anomalies, and the path flown since the perigee. */
function anglesOf(values: Values, shape: Shape): Element[] {
  const { a, b, metresPerPixel, centre, focus } = shape;
  const { meanAnomaly = 0, eccentricAnomaly = 0, trueAnomaly = 0 } = values;
  const onCircle = (angle: number) => around(centre, angle, a / metresPerPixel);
  const flownPath = Array.from({ length: samples + 1 }, (_, index): Pixel => {
    const angle = (eccentricAnomaly * index) / samples;
    return [centre[0] + (a / metresPerPixel) * Math.cos(angle), centre[1] - (b / metresPerPixel) * Math.sin(angle)];
  });
  const auxiliary = () => dot(centre, a / metresPerPixel, "measure thin");
  return [
    quantityShape("time", s("path", { class: "measure", d: pathThrough(flownPath) })),
    quantityShape("trueAnomaly", line(focus, positionOf(values, shape), "measure"), arc(focus, trueAnomaly, 34)),
    quantityShape(
      "eccentricAnomaly",
      auxiliary(),
      line(centre, onCircle(eccentricAnomaly), "measure"),
      line(onCircle(eccentricAnomaly), positionOf(values, shape), "measure thin"),
      arc(centre, eccentricAnomaly, 26),
    ),
    quantityShape(
      "meanAnomaly",
      auxiliary(),
      line(centre, onCircle(meanAnomaly), "measure"),
      arc(centre, meanAnomaly, 26),
    ),
  ];
}

/** Velocity arrows, all to the same scale. */
function speedsOf(values: Values, shape: Shape): Element[] {
  const { focus, metresPerPixel, e } = shape;
  const { trueAnomaly = 0, perigeeSpeed = 1, apogeeSpeed = 0, speed = 0, perigeeRadius = 0, apogeeRadius = 0 } = values;
  const speedArrow = (from: Pixel, direction: number, metresPerSecond: number, kind: string) =>
    arrow(from, around(from, direction, (64 * metresPerSecond) / perigeeSpeed), kind);
  const position = positionOf(values, shape);
  const heading = Math.atan2(e + Math.cos(trueAnomaly), -Math.sin(trueAnomaly));
  const perigee = around(focus, 0, perigeeRadius / metresPerPixel);
  const apogee = around(focus, Math.PI, apogeeRadius / metresPerPixel);
  return [
    quantityShape("perigeeSpeed", speedArrow(perigee, Math.PI / 2, perigeeSpeed, "speed hidden")),
    quantityShape("apogeeSpeed", speedArrow(apogee, -Math.PI / 2, apogeeSpeed, "speed hidden")),
    quantityShape(
      "firstBurn bothBurns",
      dot(perigee, 9, "measure"),
      arrow(perigee, around(perigee, Math.PI / 2, 34), "speed hidden"),
    ),
    quantityShape(
      "secondBurn bothBurns",
      dot(apogee, 9, "measure"),
      arrow(apogee, around(apogee, -Math.PI / 2, 34), "speed hidden"),
    ),
    quantityShape("speed kinetic", speedArrow(position, heading, speed, "speed")),
    dot(position, 7, "chaser"),
  ];
}
