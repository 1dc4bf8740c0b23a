/** Of a line of the log, in bytes: what collectors of logs take without splitting it. */
export const maxLineBytes = 8 * 1024;
/** A longer line is not worth the time to read it again. */
const maxParsedLength = 4 * 1024 * 1024;
/** Characters of a text, names of an object, rows of a list, and objects inside one another. */
const [maxText, maxTextOfLarge, maxNames, maxDepth] = [2_000, 200, 30, 6];

/**
 * A line of the log, cut to `maxLineBytes`: texts in it lose their ends, and it stays JSON. Whatever writes a line (a
 * path, a statement, an error with what was sent in it), it cannot fill a disk or hide the lines around it.
 */
export function boundLine(line: string): string {
  if (line.length * 3 <= maxLineBytes || Buffer.byteLength(line) <= maxLineBytes) return line;
  const parsed = line.length <= maxParsedLength ? parseObject(line) : null;
  for (const maxLength of parsed ? [maxText, maxTextOfLarge] : []) {
    const shorter = `${JSON.stringify(shorten(parsed, maxLength, 0))}\n`;
    if (Buffer.byteLength(shorter) <= maxLineBytes) return shorter;
  }
  const level = Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 50);
  const time = Number(/"time":(\d+)/.exec(line.slice(0, 200))?.[1] ?? 0);
  return `${JSON.stringify({ level, time, msg: `A log entry of ${line.length} characters was left out.` })}\n`;
}

/** A text that isn't JSON, such as why a start failed, cut to the same length. */
export function boundText(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= maxLineBytes) return text;
  const end = `... (${text.length} characters)`;
  // A cut may leave a part of a letter at the end.
  return `${bytes
    .subarray(0, maxLineBytes - 4 - end.length)
    .toString()
    .replace(/\uFFFD+$/, "")}${end}`;
}

function parseObject(line: string): object | null {
  try {
    const parsed: unknown = JSON.parse(line);
    return typeof parsed === "object" ? parsed : null;
  } catch {
    return null;
  }
}

function shorten(value: unknown, maxLength: number, depth: number): unknown {
  if (typeof value === "string")
    return value.length <= maxLength ? value : `${value.slice(0, maxLength)}... (${value.length} characters)`;
  if (typeof value !== "object" || value === null) return value;
  if (depth === maxDepth) return "...";
  if (Array.isArray(value)) return value.slice(0, maxNames).map((each) => shorten(each, maxLength, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, maxNames)
      .map(([name, each]) => [name.slice(0, 100), shorten(each, maxLength, depth + 1)]),
  );
}
