// Pure: the edits of the mark buttons beside a text field.
import { texts } from "~/texts";

export type Mark = "bold" | "list" | "link";

/** Replaces `from` to `to` with `text`, then selects `selectFrom` to `selectTo`. */
type Change = { from: number; to: number; text: string; selectFrom: number; selectTo: number };

/** Marks the selection from `start` to `end`; removes bold and list marks that are there already. */
export function addMark(mark: Mark, value: string, start: number, end: number): Change {
  if (mark === "list") return markList(value, start, end);
  const selection = value.slice(start, end);
  const from = start + selection.length - selection.trimStart().length;
  const to = Math.max(from, end - (selection.length - selection.trimEnd().length));
  return mark === "bold" ? markBold(value, from, to) : markLink(value, from, to);
}

function markBold(value: string, from: number, to: number): Change {
  if (value.slice(0, from).endsWith("**") && value.startsWith("**", to))
    return changeTo(from - 2, to + 2, "", value.slice(from, to), "");
  return changeTo(from, to, "**", value.slice(from, to) || texts.lessonEditor.boldPlaceholder, "**");
}

function markLink(value: string, from: number, to: number): Change {
  const selection = value.slice(from, to);
  // Selects the missing part: the text or the URL.
  if (/^(https:\/\/|mailto:)\S+$/.test(selection))
    return changeTo(from, to, "[", texts.lessonEditor.linkPlaceholder, `](${selection})`);
  return changeTo(from, to, `[${selection || texts.lessonEditor.linkPlaceholder}](`, "https://", ")");
}

function markList(value: string, start: number, end: number): Change {
  const from = value.lastIndexOf("\n", start - 1) + 1;
  const next = value.indexOf("\n", end);
  const to = next < 0 ? value.length : next;
  const lines = value.slice(from, to).split("\n");
  const isList = lines.every((line) => line.startsWith("- "));
  const changed = lines.map((line) => (isList ? line.slice(2) : line === "" && lines.length > 1 ? "" : `- ${line}`));
  const text = changed.join("\n");
  // Without a selection the cursor keeps its place in the line; several lines stay selected.
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
