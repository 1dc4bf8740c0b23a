// Orbit Ephemeris and Orbit Parameter Messages (CCSDS 502.0-B) in key-value notation, as one craft per object.
import { texts } from "~/texts";
import type { PlanNode } from "../../physics/planned-flight";
import type { State } from "../../physics/propagation";
import type { SkippedEntry } from "../sky/messages";
import { interpolate, type Sample } from "./interpolate";
import { checkMetadata, Fields, MessageFault, placeOf, readLines, shorten, type MessageLine } from "./key-values";
import { readUtc } from "./utc";

/** A burn at a time in milliseconds since 1970. */
export type DatedBurn = { time: number; deltaV: PlanNode["deltaV"] };

/** Times in milliseconds since 1970; `stateAt` is null outside the span. `mass` in kg; `epoch` is that of mean elements. */
export type ImportedCraft = {
  name: string;
  from: number;
  until: number;
  stateAt(time: number): State | null;
  burns: DatedBurn[];
  mass: number | null;
  epoch?: number;
};

export type ImportedFile = { craft: ImportedCraft[]; leftOut: SkippedEntry[] };

const versions = ["1.0", "2.0", "3.0"];

/** The three letters of the message, such as "OEM"; null if the text isn't a message in this notation. */
export const messageKind = (text: string) => /^\uFEFF?\s*CCSDS_([A-Z]{3})_VERS/.exec(text)?.[1] ?? null;

/** Reads an OEM or OPM. A fault leaves out the whole file, since half of it could be wrong. */
export function readMessage(kind: "OEM" | "OPM", text: string): ImportedFile {
  try {
    const lines = readLines(text);
    return kind === "OEM" ? readOem(lines) : readOpm(lines);
  } catch (error) {
    if (error instanceof MessageFault) return { craft: [], leftOut: [error.entry] };
    throw error;
  }
}

function checkHeader(lines: MessageLine[], kind: string, fields: Fields) {
  const [first] = lines;
  if (!first || first.key !== `CCSDS_${kind}_VERS` || !versions.includes(first.value))
    throw new MessageFault(
      texts.gameSky.line({ place: first?.number ?? 1 }),
      texts.gameSky.unsupported({
        field: first?.key ?? "",
        value: shorten(first?.value ?? ""),
        supported: versions.join(", "),
      }),
    );
  fields.ignore(`CCSDS_${kind}_VERS`, "CREATION_DATE", "ORIGINATOR", "MESSAGE_ID", "CLASSIFICATION");
}

type Segment = { name: string; samples: Sample[]; from: number; until: number; degree: number };

/** States by segment; an object's segments follow one another. */
function readOem(lines: MessageLine[]): ImportedFile {
  const leftOut: SkippedEntry[] = [];
  const header = new Fields(texts.gameSky.wholeFile);
  checkHeader(lines, "OEM", header);
  const segments: (Segment & { place: string })[] = [];
  let meta: Fields | null = null;
  let segment: (Segment & { place: string }) | null = null;
  let isCovariance = false;
  let hasAcceleration = false;
  for (const line of lines) {
    const mark = line.key === null ? line.value : "";
    if (isCovariance) isCovariance = mark !== "COVARIANCE_STOP";
    else if (mark === "COVARIANCE_START") {
      isCovariance = true;
      leftOut.push({ place: placeOf(line), why: texts.gamePlan.covarianceUnused });
    } else if (mark === "META_START") {
      meta = new Fields(placeOf(line));
      segment = null;
    } else if (mark === "META_STOP" && meta) {
      segment = { ...segmentOf(meta), place: placeOf(line) };
      segments.push(segment);
      leftOut.push(...meta.unread());
      meta = null;
    } else if (line.key !== null) {
      if (segment) throw new MessageFault(placeOf(line), texts.gamePlan.lineMisplaced);
      (meta ?? header).add(line);
    } else if (!segment) throw new MessageFault(placeOf(line), texts.gamePlan.lineMisplaced);
    else hasAcceleration = addSample(segment, line) || hasAcceleration;
  }
  if (meta) throw new MessageFault(texts.gameSky.wholeFile, texts.gamePlan.blockOpen({ block: "META_STOP" }));
  if (isCovariance)
    throw new MessageFault(texts.gameSky.wholeFile, texts.gamePlan.blockOpen({ block: "COVARIANCE_STOP" }));
  leftOut.push(...header.unread());
  if (hasAcceleration) leftOut.push({ place: texts.gameSky.wholeFile, why: texts.gamePlan.accelerationsUnused });
  for (const { samples, place } of segments)
    if (samples.length < 2) throw new MessageFault(place, texts.gamePlan.fewStates);
  if (segments.length === 0) throw new MessageFault(texts.gameSky.wholeFile, texts.gamePlan.fewStates);
  return { craft: craftOf(segments), leftOut };
}

function segmentOf(meta: Fields): Segment {
  checkMetadata(meta);
  const [from, until] = [meta.time("START_TIME", readUtc), meta.time("STOP_TIME", readUtc)];
  const usable = (key: string, otherwise: number) => (meta.has(key) ? meta.time(key, readUtc) : otherwise);
  // Any method is read as the smooth curve through states that it is, with at most four of them.
  meta.ignore("INTERPOLATION");
  const degree = meta.has("INTERPOLATION_DEGREE") ? meta.number("INTERPOLATION_DEGREE", "") : 7;
  return {
    name: meta.text("OBJECT_NAME"),
    samples: [],
    from: usable("USEABLE_START_TIME", from),
    until: usable("USEABLE_STOP_TIME", until),
    degree,
  };
}

/** Adds a line of data; returns whether it has accelerations. */
function addSample({ samples }: Segment, line: MessageLine): boolean {
  const [when = "", ...written] = line.value.split(/\s+/);
  const time = readUtc(when);
  if (time === null)
    throw new MessageFault(placeOf(line), texts.gameSky.notTime({ field: "EPOCH", value: shorten(when) }));
  if (written.length !== 6 && written.length !== 9)
    throw new MessageFault(placeOf(line), texts.gamePlan.numbersExpected({ found: written.length }));
  const values = written.map((one) => (/^[-+.\d]/.test(one) ? Number(one.replace(/[dD]/, "e")) : NaN));
  const wrong = values.findIndex((value) => !Number.isFinite(value));
  if (wrong >= 0)
    throw new MessageFault(
      placeOf(line),
      texts.gameSky.notNumber({ field: stateFields[wrong] ?? "", value: shorten(written[wrong] ?? "") }),
    );
  if (time <= (samples.at(-1)?.time ?? -Infinity)) throw new MessageFault(placeOf(line), texts.gamePlan.timesUnordered);
  const [x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0] = values.map((value) => value * 1000);
  samples.push({ time, state: { position: [x, y, z], velocity: [vx, vy, vz] } });
  return written.length === 9;
}

const stateFields = ["X", "Y", "Z", "X_DOT", "Y_DOT", "Z_DOT", "X_DDOT", "Y_DDOT", "Z_DDOT"];

function craftOf(segments: readonly Segment[]): ImportedCraft[] {
  const names = [...new Set(segments.map(({ name }) => name))];
  return names.map((name) => {
    const own = segments.filter((segment) => segment.name === name);
    // The later one of two segments that touch: the state after a burn.
    const stateAt = (time: number) => {
      const segment = own.findLast(({ from, until }) => time >= from && time <= until);
      return segment ? interpolate(segment.samples, time, segment.degree) : null;
    };
    const from = Math.min(...own.map((segment) => segment.from));
    const until = Math.max(...own.map((segment) => segment.until));
    return { name, from, until, stateAt, burns: [], mass: null };
  });
}

/** Fields of an OPM that this simulator has no use for, besides elements and covariance. */
const stateKeys = ["X", "Y", "Z"] as const;
const elementKeys =
  /^(SEMI_MAJOR_AXIS|ECCENTRICITY|INCLINATION|RA_OF_ASC_NODE|ARG_OF_PERICENTER|TRUE_ANOMALY|MEAN_ANOMALY|GM)$/;
const covarianceKeys = /^(COV_REF_FRAME|C[XYZ](_DOT)?_[XYZ](_DOT)?)$/;

function readOpm(lines: MessageLine[]): ImportedFile {
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
