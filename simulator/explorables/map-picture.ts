import { texts } from "~/texts";
import { orbitOf } from "../../content/explorable";
import type { Explore } from "../../content/explore-schema";
import { degrees } from "../../physics/earth";
import { groundTrack, type GroundPoint } from "../../physics/explore";
import type { Game } from "../unity/screen";
import { smallDay } from "../scene/earth-pictures";
import { landOf } from "../scene/land";
import { createPlot, type Picture, type PictureView, type Size } from "./picture";
import { arrow, dot, line, quantityShape, pathThrough, s, textAt, type Pixel } from "./svg";

type OrbitExplore = Extract<Explore, { type: "orbit" }>;
/** Number of turns drawn, and points per turn. */
const [turns, samplesPerTurn] = [2, 180];

/** The ground track of two turns on a map of the Earth. */
export function createMapPicture(explore: OrbitExplore, game: Game): Picture {
  const { element, size, paint } = createPlot(
    texts.explorables.groundTrackPicture,
    "map",
    texts.explorables.groundTrack,
  );
  // Built once: the map is the same on every draw.
  const map = drawMap(game);
  const draw = ({ inputs, values, isCovered }: PictureView) => {
    const area = size();
    const toPixel = createProjection(area);
    const { period = 1, time = 0, inclination = 0 } = values;
    const orbit = orbitOf(explore, inputs);
    const track = isCovered ? [] : groundTrack(orbit, 0, turns * period, turns * samplesPerTurn);
    const [now] = groundTrack(orbit, time, time, 0);
    // A track always has its first point.
    const [first, second] = [groundTrack(orbit, 0, 0, 0)[0]!, groundTrack(orbit, period, period, 0)[0]!];
    // One day's shift of the node, five times enlarged.
    const shiftedByNodeRate = { ...first, longitude: first.longitude + 5 * degrees((values.nodeRate ?? 0) * 86_400) };
    const north = Math.min(degrees(inclination), 180 - degrees(inclination));
    paint(
      area,
      fitMap(map, area),
      line(toPixel({ longitude: -180, latitude: 0 }), toPixel({ longitude: 180, latitude: 0 }), "grid equator"),
      quantityShape(
        "inclination",
        ...[north, -north].map((latitude) =>
          line(toPixel({ longitude: -180, latitude }), toPixel({ longitude: 180, latitude }), "measure"),
        ),
      ),
      quantityShape(
        "period turnsPerDay",
        s("path", {
          class: "path thin",
          d: piecesOf(track)
            .map((piece) => pathThrough(piece.map(toPixel)))
            .join(""),
        }),
      ),
      ...(isCovered || !now
        ? []
        : [
            quantityShape("nodeRate", arrow(toPixel(first), toPixel(shiftedByNodeRate), "speed hidden")),
            quantityShape("trackShift", line(toPixel(first), toPixel(second), "measure")),
            dot(toPixel(first), 4, "tick"),
            quantityShape("time meanAnomaly trueAnomaly", dot(toPixel(now), 7, "chaser")),
            textAt([toPixel(first)[0], toPixel(first)[1] + 18], texts.gameLesson.perigee, "", "middle"),
          ]),
    );
  };
  return { element, draw };
}

/** A 2:1 rectangle, centred in the area. */
function mapArea({ width, height, middle }: Size) {
  const wide = Math.min(width - 2, 2 * (height - 2));
  return { x: middle[0] - wide / 2, y: middle[1] - wide / 4, width: wide, height: wide / 2 };
}

export const createProjection =
  (area: Size) =>
  ({ longitude, latitude }: GroundPoint): Pixel => {
    const { x, y, width } = mapArea(area);
    return [x + ((longitude + 180) / 360) * width, y + ((90 - latitude) / 360) * width];
  };

export function fitMap(map: Element, area: Size): Element {
  for (const [name, value] of Object.entries(mapArea(area))) map.setAttribute(name, String(value));
  return map;
}

/** Degrees between two lines of the map. */
const gridStep = 30;

/**
 * The Earth in degrees from the upper left corner: its picture by day, and until that is loaded the coast. Land that
 * crosses the map's edge is drawn at both sides.
 */
export function drawMap({ data, stage }: Game): Element {
  const d = landOf(data.land)
    .flat()
    .map((ring) => `${pathThrough(ring.map(([longitude, latitude]): Pixel => [longitude + 180, 90 - latitude]))}Z`)
    .join("");
  const coast = s(
    "g",
    {},
    s("rect", { class: "sea", width: 360, height: 180 }),
    ...[-360, 0, 360].map((x) => s("path", { class: "land", d, transform: `translate(${x} 0)` })),
  );
  const day = s("image", { class: "day", width: 360, height: 180, preserveAspectRatio: "none" });
  day.addEventListener("load", () => coast.remove());
  day.setAttribute("href", stage.pictures.urlOf(smallDay));
  const lines = Array.from({ length: 360 / gridStep - 1 }, (_, index) => (index + 1) * gridStep).flatMap((at) => [
    line([at, 0], [at, 180], "graticule"),
    ...(at < 180 ? [line([0, at], [360, at], "graticule")] : []),
  ]);
  return s("svg", { viewBox: "0 0 360 180" }, coast, day, ...lines);
}

/** Splits a track where it leaves the map on one side and enters on the other. */
export function piecesOf(track: readonly GroundPoint[]): GroundPoint[][] {
  const pieces: GroundPoint[][] = [];
  track.forEach((point, index) => {
    const previous = track[index - 1];
    if (!previous || Math.abs(point.longitude - previous.longitude) > 180) pieces.push([point]);
    else pieces.at(-1)?.push(point);
  });
  return pieces;
}
