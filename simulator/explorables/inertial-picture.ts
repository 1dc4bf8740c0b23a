import { texts } from "~/texts";
import { relativeOf } from "../../content/explorable";
import type { Explore } from "../../content/explore-schema";
import { earthRadius } from "../../physics/earth";
import { relativePath, relativeValues } from "../../physics/explore";
import type { Vector } from "../../physics/vectors";
import { h, setText } from "../dom";
import { chooseStep } from "../grid-step";
import type { Game } from "../unity/screen";
import { createDrawnEarth } from "./drawn-earth";
import { createPlot, type Picture, type PictureView } from "./picture";
import { arrow, dot, quantityShape, pathThrough, s, textAt, type Pixel } from "./svg";

type RelativeExplore = Extract<Explore, { type: "relative-motion" }>;
const samples = 180;

/** The same flight in the inertial frame. The distance between the spacecraft is enlarged. */
export function createInertialPicture(explore: RelativeExplore, game: Game): Picture {
  const drawEarth = createDrawnEarth(game);
  const caption = h("span", {});
  const { element, size, paint } = createPlot(texts.explorables.inertialPicture, "inertial", caption);
  const draw = (view: PictureView) => {
    const area = size();
    const relative = relativeOf(explore, view.inputs);
    const radius = earthRadius + relative.altitude;
    const meanMotion = relativeValues(relative, 0).n ?? 0;
    const relativePoints = relativePath(relative, view.span, samples);
    const enlargementFactor = enlargement(
      [...relativePoints, [relative.radialStart, relative.inTrackStart, 0]],
      radius,
    );
    const metresPerPixel = radius / (Math.min(area.width, area.height) * 0.28);
    const toPixel = ([x, y]: Vector, seconds: number): Pixel => {
      const angle = Math.PI / 2 + meanMotion * seconds + (enlargementFactor * y) / radius;
      const distance = (radius + enlargementFactor * x) / metresPerPixel;
      return [area.middle[0] + distance * Math.cos(angle), area.middle[1] - distance * Math.sin(angle)];
    };
    const time = view.isCovered ? 0 : view.time;
    const { radial = 0, inTrack = 0 } = view.values;
    const now: Vector = view.isCovered ? [relative.radialStart, relative.inTrackStart, 0] : [radial, inTrack, 0];
    const path = (view.isCovered ? [] : relativePoints).map((point, index) =>
      toPixel(point, (view.span * index) / samples),
    );
    const currentSample = Math.round((time / (view.span || 1)) * samples);
    paint(
      area,
      drawEarth(area.middle, earthRadius / metresPerPixel),
      quantityShape("period n", dot(area.middle, radius / metresPerPixel, "circle")),
      quantityShape(
        "radius altitude",
        s("path", { class: "measure", d: pathThrough([area.middle, toPixel([0, 0, 0], time)]) }),
      ),
      s("path", { class: "path faint", d: pathThrough(path) }),
      quantityShape("time", s("path", { class: "path", d: pathThrough(path.slice(0, currentSample + 1)) })),
      ...axesOf(toPixel([0, 0, 0], time), Math.PI / 2 + meanMotion * time),
      dot(toPixel([0, 0, 0], time), 6, "station"),
      dot(toPixel(now, time), 6, "chaser"),
      textAt([area.middle[0], area.middle[1] + 4], texts.explorables.earth, "on-earth", "middle"),
    );
    setText(caption, texts.explorables.inertialScale({ factor: enlargementFactor }));
  };
  return { element, draw };
}

/** The largest round factor that keeps both in the picture. */
function enlargement(points: readonly Vector[], radius: number): number {
  const farthest = (axis: 0 | 1) => Math.max(1, ...points.map((point) => Math.abs(point[axis])));
  const maxFactor = Math.min((0.28 * radius) / farthest(0), (1.3 * radius) / farthest(1), 100_000);
  return Math.max(1, chooseStep(maxFactor));
}

/** The axes of the RIC frame, which turns here. */
function axesOf([x, y]: Pixel, angle: number): Element[] {
  const along = (offset: number, length: number): Pixel => [
    x + length * Math.cos(angle + offset),
    y - length * Math.sin(angle + offset),
  ];
  return [
    arrow([x, y], along(0, 30), "axis"),
    arrow([x, y], along(Math.PI / 2, 30), "axis"),
    textAt([along(0, 40)[0], along(0, 40)[1] + 4], "R", "", "middle"),
    textAt([along(Math.PI / 2, 40)[0], along(Math.PI / 2, 40)[1] + 4], "I", "", "middle"),
  ];
}
