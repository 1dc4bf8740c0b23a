import { texts } from "~/texts";
import { degrees } from "../../physics/earth";
import { elementsOf, stateOf, type Elements } from "../../physics/kepler";
import type { State } from "../../physics/propagation";
import { handleColors, orbitColor, type GlobeView } from "../scene/globe-view";
import { createLabel, placeLabels, type Label } from "../scene/label-layer";

/** More names would hide each other; the legend has them all. */
const mostNames = 6;
/** A rounder orbit has no perigee to see, a flatter one no node. */
const [leastEccentricity, leastDegrees] = [0.01, 1];

type Options = {
  names: readonly string[];
  /** Of the spacecraft, as they are now. */
  states: () => readonly State[];
  /** What a lesson says beside the globe: perigee, apogee and node are named where it speaks of them. */
  words?: string;
  /** The globe has handles for the first orbit. */
  hasHandles?: boolean;
};

// In the languages of lessons; other lessons may be written in any language with these letters.
const [speaksOfApsides, speaksOfNodes] = [/p[eé]rig|apog|apsid/i, /\bnod|knoten|n(œ|oe)ud/i];

/** Names spacecraft, apsides and nodes on a globe, instead of what was named before. */
export function labelGlobe(view: GlobeView, { names, states, words = "", hasHandles = false }: Options) {
  const elements = (index: number) => {
    const state = states()[index];
    return state && elementsOf(state);
  };
  const pointOf =
    (index: number, anomaly: (elements: Elements) => number, isShown = (_: Elements) => true) =>
    () => {
      const orbit = elements(index);
      return orbit && isShown(orbit) ? stateOf({ ...orbit, trueAnomaly: anomaly(orbit) }).position : null;
    };
  const isElliptic = ({ eccentricity }: Elements) => eccentricity > leastEccentricity;
  const isTilted = ({ inclination }: Elements) => Math.abs(Math.sin(inclination)) > Math.sin(leastDegrees / degrees(1));
  const named = (text: string, kind: string, color: string, placeOf: Label["placeOf"]) => {
    const label = createLabel(text, kind, placeOf);
    label.element.style.color = color;
    return label;
  };
  const apsides = (color: (end: "perigee" | "apogee") => string, kind: string, isShown?: typeof isElliptic) => [
    named(
      texts.gameLesson.perigee,
      kind,
      color("perigee"),
      pointOf(0, () => 0, isShown),
    ),
    named(
      texts.gameLesson.apogee,
      kind,
      color("apogee"),
      pointOf(0, () => Math.PI, isShown),
    ),
  ];
  const first = orbitColor(0);
  const labels = [
    ...names
      .slice(0, mostNames)
      .map((name, index) => named(name, "name", orbitColor(index), () => states()[index]?.position ?? null)),
    ...(hasHandles
      ? [
          ...apsides((end) => handleColors[end], "end"),
          named(
            texts.gameLesson.inclination,
            "end",
            handleColors.inclination,
            pointOf(0, ({ argumentOfPerigee }) => Math.PI / 2 - argumentOfPerigee),
          ),
        ]
      : speaksOfApsides.test(words)
        ? apsides(() => first, "tick", isElliptic)
        : []),
    ...(speaksOfNodes.test(words)
      ? [
          named(
            texts.gameLesson.node,
            "tick",
            first,
            pointOf(0, ({ argumentOfPerigee }) => -argumentOfPerigee, isTilted),
          ),
        ]
      : []),
  ];
  for (const old of view.element.querySelectorAll(".label")) old.remove();
  view.element.append(...labels.map(({ element }) => element));
  view.onFit = () => placeLabels(labels, view);
}
