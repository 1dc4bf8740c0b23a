// Catalogue objects, propagated with SGP4; they can't be flown.
import { texts } from "~/texts";
import { json2satrec, sgp4, twoline2satrec, type OMMJsonObject, type SatRec } from "satellite.js";
import type { State } from "../../physics/propagation";
import { scale, type Vector } from "../../physics/vectors";
import { readMessages, type SkippedEntry, type Message } from "./messages";
import { readTwoLines, type TwoLines } from "./two-lines";

/** `epoch`: time of the elements, in milliseconds since 1970. */
export type CatalogueObject = { name: string; record: SatRec; epoch: number };

export type Catalogue = { objects: CatalogueObject[]; leftOut: SkippedEntry[] };

/** Limit: each object costs an SGP4 run, and a list of everything in orbit would block the page for seconds. */
const maxObjects = 500;

/**
 * Reads two-line elements, with or without names, or Orbit Mean-Elements Messages as JSON, XML, key-value notation or
 * CSV. Skipped entries are listed with place and reason.
 */
export function readCatalogue(text: string): Catalogue {
  const parsed = readMessages(text.trim()) ?? readTwoLines(text);
  const catalogue: Catalogue = { objects: [], leftOut: [...parsed.leftOut] };
  let readCount = 0;
  for (const entry of parsed.entries) {
    if (catalogue.objects.length === maxObjects) break;
    readCount += 1;
    const object = "message" in entry ? parseMessage(entry.message) : parseLines(entry.lines);
    if (typeof object === "string") catalogue.leftOut.push({ place: entry.place, why: object });
    else catalogue.objects.push(object);
  }
  const skippedCount = parsed.entries.length - readCount;
  if (skippedCount > 0)
    catalogue.leftOut.push({
      place: texts.gameSky.endOfList,
      why: texts.gameSky.tooManyObjects({ count: skippedCount, most: maxObjects }),
    });
  if (catalogue.objects.length === 0 && catalogue.leftOut.length === 0)
    catalogue.leftOut.push({ place: texts.gameSky.wholeFile, why: texts.gameSky.noElements });
  return catalogue;
}

/** Returns the object, or why it can't be used. */
function parseMessage(message: Message): CatalogueObject | string {
  const fault = findFault(message);
  // findFault has checked the required fields; satellite.js accepts numbers and numeric strings.
  return (
    fault ??
    parseRecord(String(message.OBJECT_NAME ?? message.NORAD_CAT_ID), () => json2satrec(message as OMMJsonObject))
  );
}

const parseLines = ({ name, lines }: TwoLines): CatalogueObject | string =>
  parseRecord(name, () => twoline2satrec(...lines));

function parseRecord(name: string, read: () => SatRec): CatalogueObject | string {
  const record = read();
  const epoch = epochOf(record);
  const object = { name, record, epoch };
  return Number.isFinite(epoch) && catalogueStateOf(object, epoch) ? object : texts.gameSky.noOrbit;
}

const requiredFields = [
  "MEAN_MOTION",
  "ECCENTRICITY",
  "INCLINATION",
  "RA_OF_ASC_NODE",
  "ARG_OF_PERICENTER",
  "MEAN_ANOMALY",
  "BSTAR",
] as const;

/** The only frame, time scale and theory that SGP4 supports. */
const supportedValues = { MEAN_ELEMENT_THEORY: ["SGP4", "SGP/SGP4"], REF_FRAME: ["TEME"], TIME_SYSTEM: ["UTC"] };

function findFault(message: Message): string | null {
  for (const [field, values] of Object.entries(supportedValues)) {
    const value = message[field];
    if (value !== undefined && !values.some((supported) => supported === value))
      return texts.gameSky.unsupported({ field, value: JSON.stringify(value), supported: String(values[0]) });
  }
  const missing = [...requiredFields, "EPOCH", "NORAD_CAT_ID"].find((name) => (message[name] ?? "") === "");
  if (missing) return texts.gameSky.fieldMissing({ field: missing });
  const notNumeric = requiredFields.find((name) => !Number.isFinite(Number(message[name])));
  if (notNumeric) return texts.gameSky.notNumber({ field: notNumeric, value: String(message[notNumeric]) });
  const epoch = String(message.EPOCH);
  return Number.isNaN(Date.parse(epoch)) ? texts.gameSky.notTime({ field: "EPOCH", value: epoch }) : null;
}

/** The state in metres and m/s (TEME), `minutes` after the epoch; null if the object has decayed or its elements are invalid. */
export function stateAfter({ record }: Pick<CatalogueObject, "record">, minutes: number): State | null {
  const state = sgp4(record, minutes);
  if (!state || !state.position || !state.velocity) return null;
  const toMetres = ({ x, y, z }: { x: number; y: number; z: number }): Vector => scale([x, y, z], 1000);
  return { position: toMetres(state.position), velocity: toMetres(state.velocity) };
}

/** The state at a time in milliseconds since 1970. */
export const catalogueStateOf = (object: CatalogueObject, time: number): State | null =>
  stateAfter(object, (time - object.epoch) / 60_000);

/** Computed from year and day: as a single number, a Julian date is only precise to 40 microseconds. */
const epochOf = ({ epochyr, epochdays }: SatRec) =>
  Date.UTC(epochyr < 57 ? 2000 + epochyr : 1900 + epochyr, 0, 1) + (epochdays - 1) * 86_400_000;
