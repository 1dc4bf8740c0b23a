// The results of the forgeries, by kind.
import type { Body, Receipt } from "./calls";

type Line = {
  calls: number;
  graded: number;
  uncounted: number;
  repeated: number;
  refused: Map<number, number>;
  claimed: number;
  unearned: number;
  /** Copied burns that fit the forger's own flight: they are flown, and earn what they reach. */
  flown: number;
};

export type Tally = ReturnType<typeof newTally>;

export function newTally() {
  const lines = new Map<string, Line>();
  const problems: string[] = [];
  const lineOf = (kind: string): Line => {
    const none = { calls: 0, graded: 0, uncounted: 0, repeated: 0, claimed: 0, unearned: 0, flown: 0 };
    const line = lines.get(kind) ?? { ...none, refused: new Map() };
    lines.set(kind, line);
    return line;
  };
  return {
    lines,
    problems,
    count: () => [...lines.values()].reduce((sum, { calls }) => sum + calls, 0),
    note(kind: string, status: number, claimedPoints: number, receipt: Receipt) {
      const line = lineOf(kind);
      line.calls++;
      line.claimed += claimedPoints;
      if (status === 200) line.repeated++;
      else if (status !== 201) line.refused.set(status, (line.refused.get(status) ?? 0) + 1);
      else if (!receipt.counts) line.uncounted++;
      else line.graded++;
    },
    noteFlown: (kind: string) => void lineOf(kind).flown++,
    unearned: (kind: string, points: number) => void (lineOf(kind).unearned += points),
    problem(kind: string, text: string, body: Body, receipt: Receipt) {
      if (problems.length < 20)
        problems.push(
          `${kind}: ${text} ${JSON.stringify(body).slice(0, 1_500)} -> ${JSON.stringify(receipt).slice(0, 500)}`,
        );
    },
  };
}

export function reportOf({ lines }: Tally): string {
  const rows = [...lines]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, line]) => {
      const refusals = [...line.refused].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
      return [
        kind,
        line.calls,
        line.graded,
        line.flown,
        line.uncounted,
        line.repeated,
        refusals.join(", ") || "none",
        Math.round(line.claimed),
        line.unearned,
      ];
    });
  const head = [
    "kind",
    "calls",
    "graded",
    "of these, flights that reach the objective",
    "stored, but not counted",
    "repeats",
    "refused",
    "points claimed",
    "unearned points that count",
  ];
  return [head, ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
