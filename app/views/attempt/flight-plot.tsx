import { useMemo } from "react";
import { momentAt, type Moment } from "~/domain/attempts/flight-moments";
import type { ReplayedFlight } from "~/domain/attempts/replay-attempt";
import { texts } from "~/texts";
import type { Pin } from "./flight-pins";
import { pathsOf, PathLine, PathMark, pointsText, type Point } from "./flight-paths";
import { lengthText } from "./length-text";

const width = 640;
const [minHeight, maxHeight] = [220, 420];
const margin = 28;
const scaleBarHeight = 24;

/** Paths relative to the target: in-track to the right, radial or cross-track up, equally scaled. */
export function FlightPlot({ flight, time, pins }: { flight: ReplayedFlight; time: number; pins: Pin[] }) {
  const { burns, path, scene } = flight;
  const projection = useMemo(() => projectionOf(flight), [flight]);
  const { height, scale, at: toPixels } = projection;
  const [x0, y0] = toPixels([0, 0, 0]);
  const paths = pathsOf(flight);
  const lines = useMemo(
    () => paths.map(({ kind, path }) => ({ kind, text: pointsText(path.map((moment) => toPixels(moment))) })),
    [paths, toPixels],
  );
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height + scaleBarHeight}`}
        className="w-full"
        role="img"
        aria-label={descriptionOf(flight)}
      >
        <line x1="0" x2={width} y1={y0} y2={y0} className="stroke-line" />
        <line x1={x0} x2={x0} y1="0" y2={height} className="stroke-line" />
        {scene.keepOut !== null && (
          <circle
            cx={x0}
            cy={y0}
            r={scene.keepOut * scale}
            className="fill-none stroke-amber"
            strokeDasharray="1 4"
            strokeWidth="1.5"
          />
        )}
        <polyline points={pointsText(corridorOf(scene).map(toPixels))} className="fill-none stroke-line-strong" />
        {lines.map(({ kind, text }) => (
          <PathLine key={kind} kind={kind} points={text} />
        ))}
        {scene.holdPoint && <Aim place={toPixels(scene.holdPoint)} />}
        {burns.map(({ number, t }) => (
          <Burn key={number} number={number} place={toPixels(momentAt(path, t))} isPast={t <= time} />
        ))}
        <circle cx={x0} cy={y0} r="5" className="fill-ink" />
        {paths.map(({ kind, path }) => (
          <PathMark key={kind} kind={kind} position={toPixels(momentAt(path, time))} />
        ))}
        {pins.map(({ comment, moment }) => (
          <PinMark key={comment.id} place={toPixels(momentAt(path, moment))} />
        ))}
        <ScaleBar scale={scale} y={height + scaleBarHeight - 6} />
      </svg>
      <figcaption className="mt-2 text-xs text-muted">
        {texts.flights.plotCaption({
          up: scene.up,
          keepOut: scene.keepOut === null ? null : lengthText(scene.keepOut),
          hasHoldPoint: scene.holdPoint?.some((coordinate) => coordinate !== 0) ?? false,
        })}{" "}
        {outOfPlotText(flight)}
      </figcaption>
    </figure>
  );
}

type RelativePosition = readonly [r: number, i: number, c: number, ...rest: number[]];

/** Scale and projection from metres to pixels, so that all paths and the target fit. */
function projectionOf(flight: ReplayedFlight) {
  const { keepOut, up } = flight.scene;
  const minReach = keepOut ?? 0;
  const upAxis = up === "radial" ? 0 : 2;
  const moments = pathsOf(flight).flatMap(({ path }) => path);
  const span = (axis: 0 | 1 | 2) => {
    const values = moments.map((moment) => moment[axis]);
    return [Math.min(-minReach, ...values), Math.max(minReach, ...values)] as const;
  };
  const [bottom, top] = span(upAxis);
  const [left, right] = span(1);
  const [spanX, spanY] = [Math.max(1, right - left), Math.max(1, top - bottom)];
  const scale = Math.min((width - 2 * margin) / spanX, (maxHeight - 2 * margin) / spanY);
  const height = Math.min(maxHeight, Math.max(minHeight, spanY * scale + 2 * margin));
  const toPixels = (place: RelativePosition): Point => [
    width / 2 + (place[1] - (left + right) / 2) * scale,
    height / 2 - (place[upAxis] - (bottom + top) / 2) * scale,
  ];
  return { scale, height, at: toPixels };
}

function corridorOf({ corridor, keepOut }: ReplayedFlight["scene"]): RelativePosition[] {
  if (!corridor || keepOut === null) return [];
  const angle = Math.atan2(corridor.direction[0], corridor.direction[1]);
  const edgeAt = (offset: number): RelativePosition => [
    keepOut * Math.sin(angle + offset),
    keepOut * Math.cos(angle + offset),
    0,
  ];
  const halfAngle = (corridor.degrees * Math.PI) / 180;
  return [edgeAt(-halfAngle), [0, 0, 0], edgeAt(halfAngle)];
}

function Burn({ number, place: [x, y], isPast }: { number: number; place: Point; isPast: boolean }) {
  return (
    <g className={isPast ? undefined : "opacity-45"}>
      <circle cx={x} cy={y} r="4" className="fill-amber" />
      <text x={x + 6} y={y - 6} className="fill-amber text-xs font-semibold max-sm:text-xl">
        {number}
      </text>
    </g>
  );
}

/** Its point is at the place. */
const PinMark = ({ place: [x, y] }: { place: Point }) => (
  <path
    d={`M${x} ${y}c-2 -6 -7 -9 -7 -14a7 7 0 0 1 14 0c0 5 -5 8 -7 14z`}
    className="fill-accent stroke-surface"
    strokeWidth="1.5"
  />
);

const Aim = ({ place: [x, y] }: { place: Point }) => (
  <path d={`M${x - 5} ${y - 5}l10 10m0 -10l-10 10`} className="stroke-muted" strokeWidth="1.5" />
);

function ScaleBar({ scale, y }: { scale: number; y: number }) {
  const maxMetres = width / 5 / scale;
  const decade = 10 ** Math.floor(Math.log10(maxMetres));
  const metres = [5, 2, 1].map((step) => step * decade).find((step) => step <= maxMetres) ?? decade;
  return (
    <g>
      <path d={`M12 ${y}h${metres * scale}`} className="stroke-ink" strokeWidth="2" />
      <text x="12" y={y - 6} className="fill-muted text-xs max-sm:text-xl">
        {lengthText(metres)}
      </text>
    </g>
  );
}

function outOfPlotText({ path, scene }: ReplayedFlight) {
  const [place, axis] = scene.up === "radial" ? ([2, "cross-track"] as const) : ([0, "radial"] as const);
  const maxOutOfPlot = Math.max(0, ...path.map((moment: Moment) => Math.abs(moment[place])));
  return texts.flights.upTo({ length: lengthText(maxOutOfPlot), axis });
}

function descriptionOf({ path, burns }: ReplayedFlight) {
  const place = ([r, i]: Moment) =>
    texts.flights.placeOf({ inTrack: lengthText(Math.abs(i)), radial: lengthText(Math.abs(r)) });
  const [start, end] = [path[0], path.at(-1)];
  if (!start || !end) return texts.flights.noPath;
  return texts.flights.pathLabel({ start: place(start), end: place(end), burns: burns.length });
}
