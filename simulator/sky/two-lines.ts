import type { LeftOut } from "./messages";

export type TwoLines = { name: string; lines: [string, string] };

type ReadTwoLines = { entries: { place: string; lines: TwoLines }[]; leftOut: LeftOut[] };

/** Two-line elements; a line before them that is none of theirs is their name. Lines with # are comments. */
export function readTwoLines(text: string): ReadTwoLines {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  const read: ReadTwoLines = { entries: [], leftOut: [] };
  let name: { text: string; at: number } | null = null;
  const leaveName = () => {
    if (name) read.leftOut.push({ place: `Line ${name.at + 1}`, why: "no elements come after it" });
    name = null;
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    if (line === "" || line.startsWith("#")) continue;
    if (!/^[12] /.test(line)) {
      leaveName();
      name = { text: line.replace(/^0 /, "").trim(), at };
      continue;
    }
    const second = lines[at + 1] ?? "";
    const why = findFault(line, second);
    const place = `Line ${at + 1}${name ? ` (${name.text})` : ""}`;
    if (why) read.leftOut.push({ place, why });
    else read.entries.push({ place, lines: { name: name?.text ?? line.slice(2, 7).trim(), lines: [line, second] } });
    name = null;
    if (line.startsWith("1 ") && second.startsWith("2 ")) at++;
  }
  leaveName();
  return read;
}

function findFault(first: string, second: string): string | null {
  if (!first.startsWith("1 ")) return "a first line of elements is missing before it";
  if (!second.startsWith("2 ")) return "the second line of elements is missing after it";
  if (first.slice(2, 7) !== second.slice(2, 7)) return "its two lines are of different objects";
  const wrong = [first, second].find((line) => !hasDigitSum(line));
  return wrong ? `line ${wrong[0]} of its elements is damaged: its check digit does not fit` : null;
}

/** The last of 69 characters is the sum of the digits before it, a minus counting as 1, modulo 10. */
function hasDigitSum(line: string): boolean {
  if (line.length !== 69) return false;
  const sum = [...line.slice(0, 68)].reduce(
    (sum, one) => sum + (one === "-" ? 1 : /\d/.test(one) ? Number(one) : 0),
    0,
  );
  return sum % 10 === Number(line[68]);
}
