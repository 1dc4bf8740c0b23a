import { useMemo } from "react";
import { momentAt, type Moment } from "~/domain/attempts/flight-moments";
import type { ReplayedFlight } from "~/domain/attempts/replay-attempt";
import { texts } from "~/texts";
import { pathsOf, PathLine, PathMark, pointsText, type Point } from "./flight-paths";

const size = 320;
const margin = 24;
const earthRadiusKm = 6378.137;

/** The paths of FlightPlot around the Earth, in an inertial frame. */
export function OrbitPlot({ flight, time }: { flight: ReplayedFlight; time: number }) {
  const paths = pathsOf(flight);
  const farthest = useMemo(
    () =>
      Math.max(earthRadiusKm, ...pathsOf(flight).flatMap(({ path }) => path.map(([, , , , x, y]) => Math.hypot(x, y)))),
    [flight],
  );
  const scale = (size / 2 - margin) / farthest;
  const toPixels = ([, , , , x, y]: Moment): Point => [size / 2 + x * scale, size / 2 - y * scale];
  return (
    <figure>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        className="mx-auto w-full max-w-[26rem]"
        role="img"
        aria-label={texts.flights.orbitLabel}
      >
        <circle cx={size / 2} cy={size / 2} r={earthRadiusKm * scale} className="fill-accent-soft stroke-line-strong" />
        {paths.map(({ kind, path }) => (
          <PathLine key={kind} kind={kind} points={pointsText(path.map(toPixels))} />
        ))}
        {flight.burns.map(({ number, t }) => {
          const [x, y] = toPixels(momentAt(flight.path, t));
          return (
            <circle key={number} cx={x} cy={y} r="4" className={t <= time ? "fill-amber" : "fill-amber opacity-45"} />
          );
        })}
        {paths.map(({ kind, path }) => (
          <PathMark key={kind} kind={kind} position={toPixels(momentAt(path, time))} />
        ))}
      </svg>
      <figcaption className="mt-2 text-xs text-muted">{texts.flights.orbitCaption({ up: flight.scene.up })}</figcaption>
    </figure>
  );
}
