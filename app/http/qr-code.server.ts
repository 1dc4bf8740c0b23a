import { encode } from "uqr";

/** A QR code as an SVG path of `size` units a side, including the quiet zone. */
export type QrCode = { size: number; path: string };

// The quiet zone that the standard requires.
const border = 4;

/** Medium error correction, for creased paper and for the last row of a hall. */
export function writeQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border });
  const path = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size, path: path.join("") };
}

/** Start and length of each run of dark modules in a row. */
function runsOf(row: boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  }
  return runs;
}
