import type { Moment } from "~/domain/attempts/flight-moments";
import type { ReplayedFlight } from "~/domain/attempts/replay-attempt";

export type PathKind = "own" | "reference" | "best";
export type Point = readonly [x: number, y: number];

/** Dashes and marks differ too, so that paths differ without colour. */
const styles: Record<PathKind, { line: string; mark: string; dashes?: string; width: number }> = {
  reference: { line: "stroke-muted", mark: "stroke-muted", dashes: "7 5", width: 1.5 },
  best: { line: "stroke-good", mark: "stroke-good", dashes: "2 4", width: 2 },
  own: { line: "stroke-accent", mark: "stroke-accent", width: 2.5 },
};

/** The student's own path comes last, so it is drawn on top. */
export function pathsOf({ path, reference, best }: ReplayedFlight): { kind: PathKind; path: Moment[] }[] {
  return [
    ...(reference ? [{ kind: "reference" as const, path: reference.path }] : []),
    ...(best === null || best === "this" ? [] : [{ kind: "best" as const, path: best.path }]),
    { kind: "own", path },
  ];
}

export const pointsText = (points: readonly Point[]) =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

export function PathLine({ kind, points }: { kind: PathKind; points: string }) {
  const { line, dashes, width } = styles[kind];
  return (
    <polyline
      points={points}
      className={`fill-none ${line}`}
      strokeDasharray={dashes}
      strokeWidth={width}
      strokeLinejoin="round"
    />
  );
}

/** Marks the position at the shown time. */
export function PathMark({ kind, position: [x, y] }: { kind: PathKind; position: Point }) {
  const className = `fill-surface ${styles[kind].mark}`;
  return kind === "best" ? (
    <rect x={x - 5} y={y - 5} width="10" height="10" className={className} strokeWidth="2" />
  ) : (
    <circle cx={x} cy={y} r={kind === "own" ? 6 : 5} className={className} strokeWidth={kind === "own" ? 3 : 2} />
  );
}

export function PathSample({ kind }: { kind: PathKind }) {
  return (
    <svg viewBox="0 0 32 12" className="inline-block h-3 w-8 shrink-0" aria-hidden>
      <PathLine kind={kind} points="0,6 32,6" />
      <PathMark kind={kind} position={[16, 6]} />
    </svg>
  );
}
