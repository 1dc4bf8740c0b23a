// Objects of a catalogue, by SGP4: shown and computed with, never flown.
import { json2satrec, sgp4, twoline2satrec, type OMMJsonObject, type SatRec } from "satellite.js";
import type { State } from "../../physics/propagation";
import { scale, type Vector } from "../../physics/vectors";
import { readMessages, type LeftOut, type Message } from "./messages";
import { readTwoLines, type TwoLines } from "./two-lines";

/** `epoch`: of its elements, in milliseconds since 1970. */
export type CatalogueObject = { name: string; record: SatRec; epoch: number };

export type Catalogue = { objects: CatalogueObject[]; leftOut: LeftOut[] };

/** More are not read: each costs a try of SGP4, and a list of everything in orbit would hold the page for seconds. */
export const maxObjects = 500;

/**
 * A list of two-line elements (with or without name lines), or of Orbit Mean-Elements Messages as JSON, XML, key-value
 * notation or CSV. What cannot be taken is told with its place.
 */
export function readCatalogue(text: string): Catalogue {
  const read = readMessages(text.trim()) ?? readTwoLines(text);
  const catalogue: Catalogue = { objects: [], leftOut: [...read.leftOut] };
  let readCount = 0;
  for (const entry of read.entries) {
    if (catalogue.objects.length === maxObjects) break;
    readCount += 1;
    const taken = "message" in entry ? takeMessage(entry.message) : takeLines(entry.lines);
    if (typeof taken === "string") catalogue.leftOut.push({ place: entry.place, why: taken });
    else catalogue.objects.push(taken);
  }
  const rest = read.entries.length - readCount;
  if (rest > 0)
    catalogue.leftOut.push({ place: "The end of the list", why: `${rest} objects after the first ${maxObjects}` });
  if (catalogue.objects.length === 0 && catalogue.leftOut.length === 0)
    catalogue.leftOut.push({ place: "The whole file", why: "there are no elements in it" });
  return catalogue;
}

/** The object, or why it is none. */
function takeMessage(message: Message): CatalogueObject | string {
  const wrong = findFault(message);
  // What satellite.js needs has just been looked at; it takes numbers and texts of numbers alike.
  return (
    wrong ??
    takeRecord(String(message.OBJECT_NAME ?? message.NORAD_CAT_ID), () => json2satrec(message as OMMJsonObject))
  );
}

const takeLines = ({ name, lines }: TwoLines): CatalogueObject | string =>
  takeRecord(name, () => twoline2satrec(...lines));

function takeRecord(name: string, read: () => SatRec): CatalogueObject | string {
  const record = read();
  const epoch = epochOf(record);
  const object = { name, record, epoch };
  return Number.isFinite(epoch) && catalogueStateOf(object, epoch) ? object : "its elements are no orbit";
}

const needed = [
  "MEAN_MOTION",
  "ECCENTRICITY",
  "INCLINATION",
  "RA_OF_ASC_NODE",
  "ARG_OF_PERICENTER",
  "MEAN_ANOMALY",
  "BSTAR",
] as const;

/** Frames, time scales and theories that SGP4 does not have, and fields that it needs. */
const expected = { MEAN_ELEMENT_THEORY: ["SGP4", "SGP/SGP4"], REF_FRAME: ["TEME"], TIME_SYSTEM: ["UTC"] };

function findFault(message: Message): string | null {
  for (const [name, values] of Object.entries(expected)) {
    const value = message[name];
    if (value !== undefined && !values.some((one) => one === value))
      return `${name} is ${JSON.stringify(value)}, not ${values[0]}`;
  }
  const missing = [...needed, "EPOCH", "NORAD_CAT_ID"].find((name) => (message[name] ?? "") === "");
  if (missing) return `${missing} is missing`;
  const odd = needed.find((name) => !Number.isFinite(Number(message[name])));
  if (odd) return `${odd} is no number: ${String(message[odd])}`;
  return Number.isNaN(Date.parse(String(message.EPOCH))) ? `EPOCH is no time: ${String(message.EPOCH)}` : null;
}

/** Metres and m/s in TEME, minutes after the object's epoch; null when it has decayed or its elements are no orbit. */
export function stateAfter({ record }: Pick<CatalogueObject, "record">, minutes: number): State | null {
  const found = sgp4(record, minutes);
  if (!found || !found.position || !found.velocity) return null;
  const metres = ({ x, y, z }: { x: number; y: number; z: number }): Vector => scale([x, y, z], 1000);
  return { position: metres(found.position), velocity: metres(found.velocity) };
}

/** At a time in milliseconds since 1970. */
export const catalogueStateOf = (object: CatalogueObject, time: number): State | null =>
  stateAfter(object, (time - object.epoch) / 60_000);

/** The epoch is taken from year and day: a Julian date in one number is only good to 40 microseconds. */
const epochOf = ({ epochyr, epochdays }: SatRec) =>
  Date.UTC(epochyr < 57 ? 2000 + epochyr : 1900 + epochyr, 0, 1) + (epochdays - 1) * 86_400_000;
