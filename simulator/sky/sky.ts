import { fetchLibrary, type DataLibrary } from "../api/data-library";
import exampleObjects from "./example-objects.csv";
import { readCatalogue, type CatalogueObject } from "./catalogue";
import type { LeftOut } from "./messages";

/** Objects, where they come from in a sentence, what of it could not be taken, and the time to look at them. */
export type Sky = { source: string; objects: CatalogueObject[]; leftOut: LeftOut[]; time: number };

const day = 86_400_000;
/** By then SGP4 is off by kilometres: older elements are looked at in their own days. */
const daysOfUse = 14;

const describeCount = (count: number) => (count === 1 ? "1 object" : `${count} objects`);

function createSky(from: string, { objects, leftOut }: Pick<Sky, "objects" | "leftOut">, now: number): Sky {
  const epochs = objects.map(({ epoch }) => epoch).sort((a, b) => a - b);
  const [first, middle, last] = [epochs[0]!, epochs[epochs.length >> 1]!, epochs.at(-1)!];
  const isOfUse = Math.abs(now - middle) < daysOfUse * day;
  const span =
    describeDay(first) === describeDay(last) ? describeDay(first) : `${describeDay(first)} to ${describeDay(last)}`;
  const source = `${describeCount(objects.length)} ${from}, elements of ${span}.${isOfUse ? "" : " Shown as of then: elements are good for about two weeks."}`;
  return { source, objects, leftOut, time: isOfUse ? now : middle };
}

const describeDay = (time: number) =>
  new Date(time).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** Comes with the simulator: made up, as lists of real objects may not be given on. */
export const openExamples = (now: number): Sky => createSky("made up as examples", readCatalogue(exampleObjects), now);

/** The data library's objects; the examples where there is no library, or it gives none, which is told. */
export async function openLibrary(library: DataLibrary, now: number): Promise<Sky> {
  if (!library.url) return openExamples(now);
  const found = await fetchLibrary(library);
  if (!("missing" in found)) return createSky("from the data library", found, now);
  const examples = openExamples(now);
  return { ...examples, source: `${found.missing} ${examples.source}` };
}

/** A file's objects; null with what is wrong when there are none in it. */
export function openList(name: string, text: string, now: number): { sky: Sky | null; leftOut: LeftOut[] } {
  const catalogue = readCatalogue(text);
  if (catalogue.objects.length === 0) return { sky: null, leftOut: catalogue.leftOut };
  return { sky: createSky(`from ${name}`, catalogue, now), leftOut: catalogue.leftOut };
}
