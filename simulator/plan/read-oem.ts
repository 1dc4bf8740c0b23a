// Orbit Ephemeris Messages: states by segment.
import { texts } from "~/texts";
import type { SkippedEntry } from "../sky/messages";
import type { ImportedCraft, ImportedFile } from "./imported-craft";
import { interpolate, type Sample } from "./interpolate";
import { checkHeader, checkMetadata, Fields, MessageFault, placeOf, shorten, type MessageLine } from "./key-values";
import { readUtc } from "./utc";

type Segment = { name: string; samples: Sample[]; from: number; until: number; degree: number };

/** States by segment; an object's segments follow one another. */
export function readOem(lines: MessageLine[]): ImportedFile {
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
