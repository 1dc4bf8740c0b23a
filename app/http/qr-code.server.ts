import { encode } from "uqr";

/** A QR code as the path of an SVG of `size` units a side, its quiet zone included. */
export type QrCode = { size: number; path: string };

// The quiet zone that the standard asks for.
const border = 4;

/** Of medium correction: it is read from a creased sheet, and from the last row of a hall. */
export function writeQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border });
  const path = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size, path: path.join("") };
}

/** Where the dark modules of a row begin, and how many there are in a line. */
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
