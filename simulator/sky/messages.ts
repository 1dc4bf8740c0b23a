// Orbit Mean-Elements Messages in their four usual notations.

import { texts } from "~/texts";

/** An entry that can't be used: place and reason. */
export type SkippedEntry = { place: string; why: string };

/** Fields by the standard's names; numbers or strings. */
export type Message = Record<string, unknown>;

type ParsedMessages = { entries: { place: string; message: Message }[]; leftOut: SkippedEntry[] };

/** Parses a list of messages; null if the text has none of the four notations. */
export function readMessages(text: string): ParsedMessages | null {
  if (/^[[{]/.test(text)) return readJson(text);
  if (text.startsWith("<")) return readSections(text.split(/<omm\b/).slice(1), /<([A-Z_0-9]+)\b[^>]*>([^<]*)</g);
  if (/^CCSDS_OMM_VERS/m.test(text))
    return readSections(text.split(/^CCSDS_OMM_VERS.*$/m).slice(1), /^\s*([A-Z_0-9]+)\s*=([^\n[]*)/gm);
  return /^[^\n]*\bMEAN_MOTION\b/.test(text) ? readTable(text) : null;
}

function readJson(text: string): ParsedMessages {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { entries: [], leftOut: [{ place: texts.gameSky.wholeFile, why: texts.gameSky.notJson }] };
  }
  const result: ParsedMessages = { entries: [], leftOut: [] };
  [value].flat().forEach((message: unknown, index) => {
    const place = texts.gameSky.entry({ place: index + 1 });
    if (isMessage(message)) result.entries.push({ place: nameOf(place, message), message });
    else result.leftOut.push({ place, why: texts.gameSky.notMessage });
  });
  return result;
}

const isMessage = (value: unknown): value is Message => typeof value === "object" && value !== null;

const nameOf = (place: string, { OBJECT_NAME: name }: Message) =>
  typeof name === "string" && name ? texts.gameSky.namedPlace({ place, name }) : place;

/** Consecutive messages, with fields that match a pattern. */
function readSections(messages: string[], field: RegExp): ParsedMessages {
  const entries = messages.map((text, index) => {
    const fields = [...text.matchAll(field)].map(([, name = "", value = ""]): [string, string] => [name, value.trim()]);
    const message: Message = Object.fromEntries(fields);
    return { place: nameOf(texts.gameSky.message({ place: index + 1 }), message), message };
  });
  return { entries, leftOut: [] };
}

/** Values contain no commas here, so a row with another number of fields is skipped instead of shifted. */
function readTable(text: string): ParsedMessages {
  const [header = "", ...rows] = text.split(/\r?\n/);
  const names = header.split(",").map((name) => name.trim());
  const result: ParsedMessages = { entries: [], leftOut: [] };
  rows.forEach((row, index) => {
    if (row.trim() === "") return;
    const place = texts.gameSky.line({ place: index + 2 });
    const values = row.split(",");
    const message: Message = Object.fromEntries(names.map((name, column) => [name, values[column]?.trim()]));
    if (values.length === names.length) result.entries.push({ place: nameOf(place, message), message });
    else
      result.leftOut.push({ place, why: texts.gameSky.fieldCount({ fields: values.length, expected: names.length }) });
  });
  return result;
}
