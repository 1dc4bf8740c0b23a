/** Bytes of a log line that collectors accept without splitting it. */
export const maxLineBytes = 8 * 1024;
/** Longer lines aren't worth parsing. */
const maxParsedLength = 4 * 1024 * 1024;
/** Limits: characters of a text (usual, and in large lines), names of an object or rows of a list, and nesting. */
const [maxText, maxTextOfLarge, maxNames, maxDepth] = [2_000, 200, 30, 6];

/**
 * Truncates a log line to `maxLineBytes` while keeping it valid JSON, so that no path, statement or error can fill the
 * disk.
 */
export function truncateLine(line: string): string {
  if (line.length * 3 <= maxLineBytes || Buffer.byteLength(line) <= maxLineBytes) return line;
  const parsed = line.length <= maxParsedLength ? parseObject(line) : null;
  for (const maxLength of parsed ? [maxText, maxTextOfLarge] : []) {
    const shorter = `${JSON.stringify(shorten(parsed, maxLength, 0))}\n`;
    if (Buffer.byteLength(shorter) <= maxLineBytes) return shorter;
  }
  const level = Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 50);
  const time = Number(/"time":(\d+)/.exec(line.slice(0, 200))?.[1] ?? 0);
  // oxlint-disable-next-line apsis/catalogue-text -- for the log
  return `${JSON.stringify({ level, time, msg: `Omitted a log entry of ${line.length} characters.` })}\n`;
}

/** Truncates plain text, such as a start error, to the same length. */
export function truncateText(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= maxLineBytes) return text;
  const end = `... (${text.length} characters)`;
  // The cut may split the last character.
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
