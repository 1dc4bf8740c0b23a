// Imported craft as spacecraft of the sandbox, whose orbits are those at the plan's start.
import { texts } from "~/texts";
import { energy } from "../../physics/kepler";
import { canBeSet } from "../../physics/orbit-controls";
import { orbitOfState } from "../../physics/orbits";
import type { PlanNode } from "../../physics/planned-flight";
import { propagate, type Gravity, type State } from "../../physics/propagation";
import type { Orbit } from "../../physics/scenario";
import type { Catalogue } from "../sky/catalogue";
import type { SkippedEntry } from "../sky/messages";
import { maxNodes, maxSecondsOf, roundSeconds } from "./plan";
import type { ImportedCraft, ImportedFile } from "./imported-craft";
import { messageKind, readMessage } from "./read-messages";
import { shorten } from "./key-values";

/** Bytes of a file. */
export const maxFileSize = 5_000_000;

/** Reads two-line elements and OMMs, by the scenes' SGP4. */
export type CatalogueReader = {
  readCatalogue(text: string): Catalogue;
  catalogueStateOf(object: Catalogue["objects"][number], time: number): State | null;
};

const hour = 3_600_000;
const day = 24 * hour;
/** SGP4 is off by kilometres after two weeks, and a state without measured drag earlier. */
const [sgp4Days, stateDays] = [14, 3];

/** The craft of a file in any of the formats, and what was left out of it. */
export function readCraft(text: string, sky: CatalogueReader): ImportedFile {
  const refuse = (why: string) => ({ craft: [], leftOut: [{ place: texts.gameSky.wholeFile, why }] });
  if (text.length > maxFileSize) return refuse(texts.gamePlan.fileTooLong({ megabytes: maxFileSize / 1e6 }));
  const kind = messageKind(text);
  if (kind === "OEM" || kind === "OPM") return readMessage(kind, text);
  if (kind !== null && kind !== "OMM") return refuse(texts.gamePlan.otherMessage({ kind }));
  if (/^\s*<(?:\?xml|ndm\b|oem\b|opm\b)/.test(text) && /<(?:oem|opm)\b/.test(text))
    return refuse(texts.gamePlan.notKeyValues);
  const { objects, leftOut } = sky.readCatalogue(text);
  return {
    craft: objects.map((object) => ({
      name: object.name,
      from: object.epoch - sgp4Days * day,
      until: object.epoch + sgp4Days * day,
      stateAt: (time) => sky.catalogueStateOf(object, time),
      burns: [],
      mass: null,
      epoch: object.epoch,
    })),
    leftOut,
  };
}

/** `note` says how the orbit at the plan's start was found. */
export type PlacedCraft = { name: string; orbit: Orbit; nodes: PlanNode[]; note: string; leftOut: SkippedEntry[] };

/** The craft's orbit and burns at the plan's start (ms since 1970), or why the sandbox can't have it. */
export function placeCraft(craft: ImportedCraft, epoch: number, gravity: Gravity): PlacedCraft | string {
  const found = stateNear(craft, epoch, gravity);
  if (!found) return texts.gameSky.noOrbit;
  const { state, note } = found;
  if (!(energy(state) < 0)) return texts.gamePlan.notEllipse;
  const orbit = orbitOfState(state);
  if (!canBeSet(orbit)) return texts.gamePlan.orbitOutOfRange;
  const leftOut: SkippedEntry[] = [];
  const nodes: PlanNode[] = [];
  craft.burns.forEach(({ time, deltaV }, index) => {
    const seconds = roundSeconds((time - epoch) / 1000);
    const isUsable = seconds >= 0 && seconds <= maxSecondsOf(gravity) && seconds > (nodes.at(-1)?.seconds ?? -1);
    if (isUsable && nodes.length < maxNodes) nodes.push({ seconds, deltaV });
    else leftOut.push({ place: texts.gamePlan.burn({ number: index + 1 }), why: texts.gamePlan.burnOutside });
  });
  const mass = craft.mass === null ? [] : [{ place: "MASS", why: texts.gamePlan.massUnused({ mass: craft.mass }) }];
  return { name: cleanName(craft.name), orbit, nodes, note, leftOut: [...leftOut, ...mass] };
}

function stateNear(craft: ImportedCraft, epoch: number, gravity: Gravity): { state: State; note: string } | null {
  const { from, until } = craft;
  const inside = epoch >= from && epoch <= until ? craft.stateAt(epoch) : null;
  if (inside) return { state: inside, note: texts.gamePlan.placedAsGiven };
  const nearest = epoch < from ? from : until;
  const seconds = (epoch - nearest) / 1000;
  const isElements = craft.epoch !== undefined;
  const state = craft.stateAt(isElements ? (craft.epoch ?? nearest) : nearest);
  if (!state) return null;
  if (isElements || Math.abs(seconds) > (stateDays * day) / 1000)
    return { state, note: texts.gamePlan.placedAsThen({ time: new Date(craft.epoch ?? nearest) }) };
  return {
    state: propagate(state, seconds, gravity),
    note: texts.gamePlan.placedByModel({
      hours: Math.abs(seconds) / 3600,
      model: texts.forceModels.name({ model: gravity }),
    }),
  };
}

/** At most as long as the sandbox takes, on one line. */
const cleanName = (name: string) =>
  shorten(name.replace(/[\p{Cc}\p{Cf}]/gu, " ").trim()) || texts.gamePlan.importedCraft;
