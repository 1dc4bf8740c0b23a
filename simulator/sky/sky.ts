import { texts } from "~/texts";
import { fetchLibrary, type DataLibrary } from "../api/data-library";
import exampleObjects from "./example-objects.csv";
import { readCatalogue, type CatalogueObject } from "./catalogue";
import type { SkippedEntry } from "./messages";

/** Objects with a sentence about their source, skipped entries, and the time to show. */
export type Sky = { source: string; objects: CatalogueObject[]; leftOut: SkippedEntry[]; time: number };

const day = 86_400_000;
/** After two weeks SGP4 is off by kilometres, so older elements are shown at their own epoch. */
const validDays = 14;

type DescribeOrigin = (params: { count: number; days: string }) => string;

function createSky(describe: DescribeOrigin, { objects, leftOut }: Pick<Sky, "objects" | "leftOut">, now: number): Sky {
  const epochs = objects.map(({ epoch }) => epoch).sort((a, b) => a - b);
  // `objects` is never empty: callers reject an empty catalogue.
  const [first, middle, last] = [epochs[0]!, epochs[epochs.length >> 1]!, epochs.at(-1)!];
  const isCurrent = Math.abs(now - middle) < validDays * day;
  const [from, to] = [texts.gameSky.day({ day: new Date(first) }), texts.gameSky.day({ day: new Date(last) })];
  const epochSpan = from === to ? from : texts.gameSky.days({ from, to });
  const origin = describe({ count: objects.length, days: epochSpan });
  const source = isCurrent ? origin : `${origin} ${texts.gameSky.shownAsOfThen}`;
  return { source, objects, leftOut, time: isCurrent ? now : middle };
}

/** Invented examples: lists of real objects may not be redistributed. */
export const openExamples = (now: number): Sky =>
  createSky(texts.gameSky.exampleObjects, readCatalogue(exampleObjects), now);

/** The data library's objects; examples if there is no library or it fails, which `source` says. */
export async function openLibrary(library: DataLibrary, now: number): Promise<Sky> {
  if (!library.url) return openExamples(now);
  const catalogue = await fetchLibrary(library);
  if (!("failure" in catalogue)) return createSky(texts.gameSky.libraryObjects, catalogue, now);
  const examples = openExamples(now);
  return { ...examples, source: `${catalogue.failure} ${examples.source}` };
}

/** The objects of a file; `sky` is null if there are none. */
export function openList(name: string, text: string, now: number): { sky: Sky | null; leftOut: SkippedEntry[] } {
  const catalogue = readCatalogue(text);
  if (catalogue.objects.length === 0) return { sky: null, leftOut: catalogue.leftOut };
  return {
    sky: createSky((origin) => texts.gameSky.fileObjects({ ...origin, name }), catalogue, now),
    leftOut: catalogue.leftOut,
  };
}
