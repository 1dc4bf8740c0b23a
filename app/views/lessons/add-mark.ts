// Pure: what the buttons beside a text do to it.

export type Mark = "bold" | "list" | "link";

/** `from` to `to` becomes `text`, of which the part from `selectFrom` to `selectTo` is selected then. */
type Change = { from: number; to: number; text: string; selectFrom: number; selectTo: number };

/** With what is selected from `start` to `end`. Bold and list are taken away where they are already. */
export function addMark(mark: Mark, value: string, start: number, end: number): Change {
  if (mark === "list") return markList(value, start, end);
  const typed = value.slice(start, end);
  const from = start + typed.length - typed.trimStart().length;
  const to = Math.max(from, end - (typed.length - typed.trimEnd().length));
  return mark === "bold" ? markBold(value, from, to) : markLink(value, from, to);
}

function markBold(value: string, from: number, to: number): Change {
  if (value.slice(0, from).endsWith("**") && value.startsWith("**", to))
    return changeTo(from - 2, to + 2, "", value.slice(from, to), "");
  return changeTo(from, to, "**", value.slice(from, to) || "bold", "**");
}

function markLink(value: string, from: number, to: number): Change {
  const typed = value.slice(from, to);
  // What is missing is selected: the words or the address.
  if (/^(https:\/\/|mailto:)\S+$/.test(typed)) return changeTo(from, to, "[", "text", `](${typed})`);
  return changeTo(from, to, `[${typed || "text"}](`, "https://", ")");
}

function markList(value: string, start: number, end: number): Change {
  const from = value.lastIndexOf("\n", start - 1) + 1;
  const next = value.indexOf("\n", end);
  const to = next < 0 ? value.length : next;
  const lines = value.slice(from, to).split("\n");
  const isList = lines.every((line) => line.startsWith("- "));
  const changed = lines.map((line) => (isList ? line.slice(2) : line === "" && lines.length > 1 ? "" : `- ${line}`));
  const text = changed.join("\n");
  // The cursor stays where it was in a single line; several lines stay selected.
  const cursor = Math.max(0, start - from + (isList ? -2 : 2));
  return lines.length === 1 && start === end
    ? { from, to, text, selectFrom: from + cursor, selectTo: from + cursor }
    : { from, to, text, selectFrom: from, selectTo: from + text.length };
}

const changeTo = (from: number, to: number, before: string, selected: string, after: string): Change => ({
  from,
  to,
  text: before + selected + after,
  selectFrom: from + before.length,
  selectTo: from + before.length + selected.length,
});
