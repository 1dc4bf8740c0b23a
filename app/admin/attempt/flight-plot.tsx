import type { Place, ReplayedFlight } from "~/domain/attempts/replay-attempt";

const width = 720;
const [minHeight, maxHeight] = [200, 420];
const margin = 24;

/** The path relative to the target: in-track to the right, radial up, both in one scale. */
export function FlightPlot({ flight: { path, burns, keepOut } }: { flight: ReplayedFlight }) {
  const { x, y, height, scale } = scaleOf(path, keepOut);
  const at = ([r, i]: Place): [number, number] => [x(i), y(r)];
  const line = path
    .map((place) =>
      at(place)
        .map((value) => value.toFixed(1))
        .join(","),
    )
    .join(" ");
  const [start, end] = [path[0], path.at(-1)];
  const aside = Math.max(0, ...path.map(([, , c]) => Math.abs(c)));
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="w-full max-w-[960px]"
        role="img"
        aria-label={wordsOf(path, burns)}
      >
        <line x1="0" x2={width} y1={y(0)} y2={y(0)} className="stroke-line" />
        <line x1={x(0)} x2={x(0)} y1="0" y2={height} className="stroke-line" />
        {keepOut !== null && (
          <circle cx={x(0)} cy={y(0)} r={keepOut * scale} className="fill-none stroke-amber" strokeDasharray="4 4" />
        )}
        <polyline points={line} className="fill-none stroke-accent" strokeWidth="2" strokeLinejoin="round" />
        {burns.map(({ place }, index) => (
          <g key={index}>
            <circle cx={at(place)[0]} cy={at(place)[1]} r="4" className="fill-amber">
              <title>{`Burn ${index + 1}`}</title>
            </circle>
          </g>
        ))}
        <circle cx={x(0)} cy={y(0)} r="5" className="fill-ink" />
        {start && (
          <circle cx={at(start)[0]} cy={at(start)[1]} r="5" className="fill-surface stroke-accent" strokeWidth="2" />
        )}
        {end && <rect x={at(end)[0] - 4} y={at(end)[1] - 4} width="8" height="8" className="fill-accent" />}
        <ScaleBar scale={scale} height={height} />
      </svg>
      <figcaption className="mt-2 text-xs text-muted">
        Seen across the orbit: in-track to the right, radial up. Large dot: target; ring: start; square: end; amber
        dots: burns{keepOut !== null && `; dashed: keep-out sphere of ${lengthText(keepOut)}`}. Up to{" "}
        {lengthText(aside)} cross-track.
      </figcaption>
    </figure>
  );
}

/** Metres to pixels, with all of the path and the target in sight. */
function scaleOf(path: Place[], keepOut: number | null) {
  const around = keepOut ?? 0;
  const span = (axis: 0 | 1) => {
    const values = path.map((place) => place[axis]);
    return [Math.min(-around, ...values), Math.max(around, ...values)] as const;
  };
  const [bottom, top] = span(0);
  const [left, right] = span(1);
  const [wide, high] = [Math.max(1, right - left), Math.max(1, top - bottom)];
  const scale = Math.min((width - 2 * margin) / wide, (maxHeight - 2 * margin) / high);
  const height = Math.min(maxHeight, Math.max(minHeight, high * scale + 2 * margin));
  return {
    scale,
    height,
    x: (i: number) => width / 2 + (i - (left + right) / 2) * scale,
    y: (r: number) => height / 2 - (r - (bottom + top) / 2) * scale,
  };
}

function ScaleBar({ scale, height }: { scale: number; height: number }) {
  const fits = width / 5 / scale;
  const decade = 10 ** Math.floor(Math.log10(fits));
  const metres = [5, 2, 1].map((step) => step * decade).find((step) => step <= fits) ?? decade;
  return (
    <g>
      <line
        x1={margin}
        x2={margin + metres * scale}
        y1={height - 10}
        y2={height - 10}
        className="stroke-ink"
        strokeWidth="2"
      />
      <text x={margin} y={height - 16} className="fill-muted text-xs max-sm:text-2xl">
        {lengthText(metres)}
      </text>
    </g>
  );
}

const lengthText = (metres: number) =>
  metres >= 1_000
    ? `${Math.round(metres / 100) / 10} km`
    : `${metres >= 10 ? Math.round(metres) : metres.toFixed(1)} m`;

function wordsOf(path: Place[], burns: ReplayedFlight["burns"]) {
  const place = ([r, i]: Place) => `${lengthText(Math.abs(i))} in-track and ${lengthText(Math.abs(r))} radial`;
  const [start, end] = [path[0], path.at(-1)];
  if (!start || !end) return "No path.";
  return `Path from ${place(start)} to ${place(end)} of the target, with ${burns.length} burns.`;
}
