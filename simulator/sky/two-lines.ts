import { texts } from "~/texts";
import type { SkippedEntry } from "./messages";

export type TwoLines = { name: string; lines: [string, string] };

type ParsedTwoLines = { entries: { place: string; lines: TwoLines }[]; leftOut: SkippedEntry[] };

/** Two-line elements; a preceding line is their name. Lines with # are comments. */
export function readTwoLines(text: string): ParsedTwoLines {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  const result: ParsedTwoLines = { entries: [], leftOut: [] };
  let name: { text: string; lineIndex: number } | null = null;
  const skipName = () => {
    if (name) result.leftOut.push({ place: placeOf(name.lineIndex), why: texts.gameSky.noElementsAfter });
    name = null;
  };
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? "";
    if (line === "" || line.startsWith("#")) continue;
    if (!/^[12] /.test(line)) {
      skipName();
      name = { text: line.replace(/^0 /, "").trim(), lineIndex: index };
      continue;
    }
    const second = lines[index + 1] ?? "";
    const why = findFault(line, second);
    const place = placeOf(index, name?.text);
    if (why) result.leftOut.push({ place, why });
    else result.entries.push({ place, lines: { name: name?.text ?? line.slice(2, 7).trim(), lines: [line, second] } });
    name = null;
    if (line.startsWith("1 ") && second.startsWith("2 ")) index++;
  }
  skipName();
  return result;
}

function placeOf(lineIndex: number, name?: string) {
  const place = texts.gameSky.line({ place: lineIndex + 1 });
  return name === undefined ? place : texts.gameSky.namedPlace({ place, name });
}

function findFault(first: string, second: string): string | null {
  if (!first.startsWith("1 ")) return texts.gameSky.firstLineMissing;
  if (!second.startsWith("2 ")) return texts.gameSky.secondLineMissing;
  if (first.slice(2, 7) !== second.slice(2, 7)) return texts.gameSky.linesDiffer;
  const damagedLine = [first, second].find((line) => !hasValidChecksum(line));
  return damagedLine ? texts.gameSky.lineDamaged({ line: damagedLine.slice(0, 1) }) : null;
}

/** The last of 69 characters is a checksum: the sum of all digits, a minus counting as 1, modulo 10. */
function hasValidChecksum(line: string): boolean {
  if (line.length !== 69) return false;
  const sum = [...line.slice(0, 68)].reduce(
    (sum, character) => sum + (character === "-" ? 1 : /\d/.test(character) ? Number(character) : 0),
    0,
  );
  return sum % 10 === Number(line[68]);
}
