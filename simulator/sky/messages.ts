// Orbit Mean-Elements Messages in the notations in which catalogues are given out.

/** What could not be taken, where it stands, and why. */
export type LeftOut = { place: string; why: string };

/** Fields by their names in the standard; numbers or texts. */
export type Message = Record<string, unknown>;

export type ReadMessages = { entries: { place: string; message: Message }[]; leftOut: LeftOut[] };

/** Null when the text is in none of these notations. */
export function readMessages(text: string): ReadMessages | null {
  if (/^[[{]/.test(text)) return readJson(text);
  if (text.startsWith("<")) return numbered(text.split(/<omm\b/).slice(1), /<([A-Z_0-9]+)\b[^>]*>([^<]*)</g);
  if (/^CCSDS_OMM_VERS/m.test(text))
    return numbered(text.split(/^CCSDS_OMM_VERS.*$/m).slice(1), /^\s*([A-Z_0-9]+)\s*=([^\n[]*)/gm);
  return /^[^\n]*\bMEAN_MOTION\b/.test(text) ? readTable(text) : null;
}

function readJson(text: string): ReadMessages {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { entries: [], leftOut: [{ place: "The whole file", why: "it is no JSON: perhaps it was cut off" }] };
  }
  const read: ReadMessages = { entries: [], leftOut: [] };
  [value].flat().forEach((message: unknown, at) => {
    const place = `Entry ${at + 1}`;
    if (isMessage(message)) read.entries.push({ place: nameOf(place, message), message });
    else read.leftOut.push({ place, why: "it is no message of mean elements" });
  });
  return read;
}

const isMessage = (value: unknown): value is Message => typeof value === "object" && value !== null;

const nameOf = (place: string, { OBJECT_NAME: name }: Message) =>
  typeof name === "string" && name ? `${place} (${name})` : place;

/** Messages that stand one after the other, each with fields that a pattern finds. */
function numbered(messages: string[], field: RegExp): ReadMessages {
  const entries = messages.map((text, at) => {
    const fields = [...text.matchAll(field)].map(([, name = "", value = ""]): [string, string] => [name, value.trim()]);
    const message: Message = Object.fromEntries(fields);
    return { place: nameOf(`Message ${at + 1}`, message), message };
  });
  return { entries, leftOut: [] };
}

/** Values with commas do not occur in this notation: a row of another length is told rather than shifted. */
function readTable(text: string): ReadMessages {
  const [header = "", ...rows] = text.split(/\r?\n/);
  const names = header.split(",").map((name) => name.trim());
  const read: ReadMessages = { entries: [], leftOut: [] };
  rows.forEach((row, at) => {
    if (row.trim() === "") return;
    const place = `Line ${at + 2}`;
    const values = row.split(",");
    const message: Message = Object.fromEntries(names.map((name, column) => [name, values[column]?.trim()]));
    if (values.length === names.length) read.entries.push({ place: nameOf(place, message), message });
    else read.leftOut.push({ place, why: `it has ${values.length} fields, the first line ${names.length}` });
  });
  return read;
}
