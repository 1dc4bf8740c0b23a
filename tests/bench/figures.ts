// Results of a bench: a table for people, JSON for machines.
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";

export type Unit = "ms" | "/s" | "kB" | "MiB" | "";

export type Figure = {
  what: string;
  /** Size of the measured data. */
  size: string;
  value: number;
  unit: Unit;
  /** The same work without the product, in the same run; `ratio` relates the two. */
  bare?: { what: string; value: number };
  /** The required limit; figures without one are for comparison. */
  bar?: Bar;
};

export type Bar = { text: string; met: boolean };

export const ratioOf = ({ value, bare }: Figure) => (bare ? value / bare.value : null);

/** The figure with a limit on its ratio to the bare work. */
export const withRatio = (figure: Figure, limit: { atMost: number } | { atLeast: number }): Figure => {
  const ratio = ratioOf(figure)!;
  const bar =
    "atMost" in limit
      ? { text: `ratio ≤ ${limit.atMost}`, met: ratio <= limit.atMost }
      : { text: `ratio ≥ ${limit.atLeast}`, met: ratio >= limit.atLeast };
  return { ...figure, bar };
};

/** The figure with an absolute limit. */
export const withMost = (figure: Figure, limit: number): Figure => ({
  ...figure,
  bar: { text: `≤ ${numberText(limit)}${unitText(figure.unit)}`, met: figure.value <= limit },
});

export const withLeast = (figure: Figure, limit: number): Figure => ({
  ...figure,
  bar: { text: `≥ ${numberText(limit)}${unitText(figure.unit)}`, met: figure.value >= limit },
});

export function numberText(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString("en-US", { maximumFractionDigits: Number.isInteger(value) ? 0 : digits });
}

const unitText = (unit: Unit) => (unit === "" || unit === "/s" ? unit : ` ${unit}`);
const verdict = ({ bar }: Figure) => (bar ? (bar.met ? "met" : "misses its limit") : "");

const head = ["What", "Size", "Figure", "Bare limit", "Ratio", "Bar", ""];

function cells(figure: Figure): string[] {
  const ratio = ratioOf(figure);
  return [
    figure.what,
    figure.size,
    numberText(figure.value) + unitText(figure.unit),
    figure.bare ? `${numberText(figure.bare.value)}${unitText(figure.unit)} ${figure.bare.what}` : "",
    ratio === null ? "" : ratio.toFixed(2),
    figure.bar?.text ?? "",
    verdict(figure),
  ];
}

export function tableText(figures: Figure[]): string {
  const rows = [head, ...figures.map(cells)];
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join("  ")
      .trimEnd();
  return [line(head), widths.map((width) => "-".repeat(width)).join("  "), ...rows.slice(1).map(line)].join("\n");
}

/** Writes latest.json and latest.md into `folder`. */
export function writeResults(folder: string, figures: Figure[], setting: Record<string, unknown>) {
  mkdirSync(folder, { recursive: true });
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version };
  const at = new Date().toISOString();
  const withRatios = figures.map((figure) => ({ ...figure, ratio: ratioOf(figure) }));
  writeFileSync(
    join(folder, "latest.json"),
    `${JSON.stringify({ at, machine, ...setting, figures: withRatios }, null, 2)}\n`,
  );
  const row = (columns: string[]) => `| ${columns.join(" | ")} |`;
  const table = [row(head), row(head.map(() => "---")), ...figures.map((figure) => row(cells(figure)))].join("\n");
  writeFileSync(
    join(folder, "latest.md"),
    `# npm run bench, ${at}\n\n${machine.cores} × ${machine.cpu}, Node ${machine.node}\n\n${table}\n`,
  );
}
