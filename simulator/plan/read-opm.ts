// Orbit Parameter Messages: a state, and burns after it.
import { texts } from "~/texts";
import type { PlanNode } from "../../physics/planned-flight";
import type { State } from "../../physics/propagation";
import type { SkippedEntry } from "../sky/messages";
import type { DatedBurn, ImportedFile } from "./imported-craft";
import { checkHeader, checkMetadata, Fields, MessageFault, placeOf, shorten, type MessageLine } from "./key-values";
import { readUtc } from "./utc";

const stateKeys = ["X", "Y", "Z"] as const;
/** These are left out as a whole, and named once. */
const elementKeys =
  /^(SEMI_MAJOR_AXIS|ECCENTRICITY|INCLINATION|RA_OF_ASC_NODE|ARG_OF_PERICENTER|TRUE_ANOMALY|MEAN_ANOMALY|GM)$/;
const covarianceKeys = /^(COV_REF_FRAME|C[XYZ](_DOT)?_[XYZ](_DOT)?)$/;

export function readOpm(lines: MessageLine[]): ImportedFile {
  const leftOut: SkippedEntry[] = [];
  const fields = new Fields(texts.gameSky.wholeFile);
  const maneuvers: { fields: Fields; place: string }[] = [];
  checkHeader(lines, "OPM", fields);
  const named = { elements: false, covariance: false };
  for (const line of lines) {
    const { key } = line;
    if (key === null) throw new MessageFault(placeOf(line), texts.gamePlan.lineMisplaced);
    if (elementKeys.test(key)) {
      if (!named.elements) leftOut.push({ place: placeOf(line), why: texts.gamePlan.elementsUnused });
      named.elements = true;
    } else if (covarianceKeys.test(key)) {
      if (!named.covariance) leftOut.push({ place: placeOf(line), why: texts.gamePlan.covarianceUnused });
      named.covariance = true;
    } else if (key.startsWith("MAN_")) {
      if (key === "MAN_EPOCH_IGNITION") maneuvers.push({ fields: new Fields(placeOf(line)), place: placeOf(line) });
      const last = maneuvers.at(-1);
      if (!last) throw new MessageFault(placeOf(line), texts.gamePlan.lineMisplaced);
      last.fields.add(line);
    } else fields.add(line);
  }
  checkMetadata(fields);
  const epoch = fields.time("EPOCH", readUtc);
  const [x = 0, y = 0, z = 0] = stateKeys.map((key) => fields.number(key, "km") * 1000);
  const [vx = 0, vy = 0, vz = 0] = stateKeys.map((key) => fields.number(`${key}_DOT`, "km/s") * 1000);
  const state: State = { position: [x, y, z], velocity: [vx, vy, vz] };
  const name = fields.text("OBJECT_NAME");
  const mass = fields.has("MASS") ? fields.number("MASS", "kg") : null;
  leftOut.push(...fields.unread());
  const burns = maneuvers.flatMap(({ fields: block, place }) => {
    const burn = burnOf(block);
    if (typeof burn !== "string") return [burn];
    leftOut.push({ place, why: burn });
    return [];
  });
  burns.sort((a, b) => a.time - b.time);
  const stateAt = (time: number) => (time === epoch ? state : null);
  return { craft: [{ name, from: epoch, until: epoch, stateAt, burns, mass }], leftOut };
}

/** An impulsive burn along the craft's own axes, or why it can't be planned here. */
function burnOf(block: Fields): DatedBurn | string {
  const time = block.time("MAN_EPOCH_IGNITION", readUtc);
  const duration = block.number("MAN_DURATION", "s");
  const deltaV: PlanNode["deltaV"] = [
    block.number("MAN_DV_1", "km/s") * 1000,
    block.number("MAN_DV_2", "km/s") * 1000,
    block.number("MAN_DV_3", "km/s") * 1000,
  ];
  const axes = block.text("MAN_REF_FRAME");
  if (duration !== 0) return texts.gamePlan.finiteBurn({ seconds: duration });
  // RSW is another name of the same axes.
  if (!["RTN", "RSW"].includes(axes.toUpperCase()))
    return texts.gameSky.unsupported({ field: "MAN_REF_FRAME", value: shorten(axes), supported: "RTN" });
  return { time, deltaV };
}
