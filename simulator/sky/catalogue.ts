// Objects of a public catalogue, by SGP4: shown, never flown.
import { json2satrec, sgp4, twoline2satrec, type OMMJsonObject, type SatRec } from "satellite.js";
import type { State } from "../../physics/propagation";
import { scale, type Vector } from "../../physics/vectors";

export type CatalogueObject = { name: string; record: SatRec };

/**
 * A list of two-line elements (with or without name lines), or of Orbit Mean-Elements Messages as JSON, XML, key-value
 * notation or CSV; what is none of them is left out.
 */
export function readCatalogue(text: string): CatalogueObject[] {
  const trimmed = text.trim();
  // Whatever it is, `objectsOf` takes only what has the fields of a message.
  if (/^[[{]/.test(trimmed)) return objectsOf([JSON.parse(trimmed) as Message | Message[]].flat());
  if (trimmed.startsWith("<"))
    return objectsOf(trimmed.split(/<omm\b/).map((message) => fieldsOf(message, /<([A-Z_0-9]+)\b[^>]*>([^<]*)</g)));
  if (/^CCSDS_OMM_VERS/m.test(trimmed))
    return objectsOf(
      trimmed.split(/^CCSDS_OMM_VERS/m).map((message) => fieldsOf(message, /^\s*([A-Z_0-9]+)\s*=([^\n[]*)/gm)),
    );
  const [header = [], ...rows] = trimmed.split(/\r?\n/).map((line) => line.split(","));
  if (header.includes("MEAN_MOTION"))
    return objectsOf(rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at]]))));
  return readTwoLines(trimmed);
}

type Message = Record<string, unknown>;

const fieldsOf = (message: string, field: RegExp): Message =>
  Object.fromEntries(
    [...message.matchAll(field)].map(([, name = "", value = ""]): [string, string] => [name, value.trim()]),
  );

function objectsOf(messages: Message[]): CatalogueObject[] {
  // satellite.js takes numbers and texts alike; without these three it can do nothing.
  const complete = messages.filter((message) =>
    ["MEAN_MOTION", "EPOCH", "NORAD_CAT_ID"].every((name) => message?.[name]),
  ) as unknown as OMMJsonObject[];
  return complete.map((message) => ({ name: message.OBJECT_NAME, record: json2satrec(message) }));
}

function readTwoLines(text: string): CatalogueObject[] {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  return lines.flatMap((line, at) => {
    const second = lines[at + 1];
    if (!line.startsWith("1 ") || !second?.startsWith("2 ")) return [];
    const before = lines[at - 1] ?? "";
    const name = /^[12] /.test(before) || before === "" ? line.slice(2, 7).trim() : before.replace(/^0 /, "").trim();
    return [{ name, record: twoline2satrec(line, second) }];
  });
}

/** Metres and m/s in TEME, minutes after the object's epoch; null when it has decayed or its elements are no orbit. */
export function stateAfter({ record }: CatalogueObject, minutes: number): State | null {
  const found = sgp4(record, minutes);
  if (!found || !found.position || !found.velocity) return null;
  const metres = ({ x, y, z }: { x: number; y: number; z: number }): Vector => scale([x, y, z], 1000);
  return { position: metres(found.position), velocity: metres(found.velocity) };
}

/**
 * At a time in milliseconds since 1970. The epoch is taken apart by year and day: a Julian date in one number is only
 * good to 40 microseconds.
 */
export function catalogueStateOf(object: CatalogueObject, time: number): State | null {
  const { epochyr, epochdays } = object.record;
  const epoch = Date.UTC(epochyr < 57 ? 2000 + epochyr : 1900 + epochyr, 0, 1) + (epochdays - 1) * 86_400_000;
  return stateAfter(object, (time - epoch) / 60_000);
}
