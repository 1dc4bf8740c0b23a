// Lines of a CCSDS message in key-value notation.
import { texts } from "~/texts";
import type { SkippedEntry } from "../sky/messages";

/** What is wrong with a message, and where. */
export class MessageFault extends Error {
  constructor(
    readonly place: string,
    readonly why: string,
  ) {
    super(`${place}: ${why}`);
  }

  get entry(): SkippedEntry {
    return { place: this.place, why: this.why };
  }
}

/** `key` is null on lines of data; `number` counts from 1. */
export type MessageLine = { number: number; key: string | null; value: string };

export const placeOf = ({ number }: Pick<MessageLine, "number">) => texts.gameSky.line({ place: number });

const maxLines = 200_000;
/** The standard allows 254. */
const maxLineLength = 1_000;

/** Lines without comments and blank ones. */
export function readLines(text: string): MessageLine[] {
  const all = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  if (all.length > maxLines)
    throw new MessageFault(texts.gameSky.wholeFile, texts.gamePlan.tooManyLines({ most: maxLines }));
  return all.flatMap((raw, index): MessageLine[] => {
    const number = index + 1;
    if (raw.length > maxLineLength)
      throw new MessageFault(placeOf({ number }), texts.gamePlan.lineTooLong({ most: maxLineLength }));
    const line = raw.trim();
    if (line === "" || /^COMMENT\b/.test(line)) return [];
    const found = /^([A-Z][A-Z0-9_]*)\s*=(.*)$/.exec(line);
    if (found) return [{ number, key: found[1] ?? "", value: (found[2] ?? "").trim() }];
    return [{ number, key: null, value: line }];
  });
}

/** Fields of a block by key, with their lines. Each key may appear once. */
export class Fields {
  private readonly lines = new Map<string, MessageLine>();
  private readonly used = new Set<string>();

  /** `place`: where the block begins. */
  constructor(private readonly place: string) {}

  add(line: MessageLine) {
    const key = line.key ?? "";
    if (this.lines.has(key)) throw new MessageFault(placeOf(line), texts.gamePlan.repeatedField({ field: key }));
    this.lines.set(key, line);
  }

  has(key: string) {
    return this.lines.has(key);
  }

  text(key: string): string {
    this.used.add(key);
    const line = this.lines.get(key);
    if (!line?.value)
      throw new MessageFault(line ? placeOf(line) : this.place, texts.gameSky.fieldMissing({ field: key }));
    return line.value;
  }

  /** A number in the given unit; a unit in the message must be the same. */
  number(key: string, unit: string): number {
    const written = this.text(key);
    const found = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:[eEdD][-+]?\d+)?)\s*(?:\[([^\]]*)\])?$/.exec(written);
    const place = placeOf({ number: this.lines.get(key)?.number ?? 0 });
    const value = Number((found?.[1] ?? "").replace(/[dD]/, "e"));
    if (!found || !Number.isFinite(value))
      throw new MessageFault(place, texts.gameSky.notNumber({ field: key, value: shorten(written) }));
    if (found[2] !== undefined && found[2].trim().toLowerCase() !== unit.toLowerCase())
      throw new MessageFault(
        place,
        texts.gameSky.unsupported({ field: key, value: `[${shorten(found[2])}]`, supported: `[${unit}]` }),
      );
    return value;
  }

  /** A time, by `read`. */
  time(key: string, read: (text: string) => number | null): number {
    const written = this.text(key);
    const time = read(written);
    if (time === null)
      throw new MessageFault(
        placeOf({ number: this.lines.get(key)?.number ?? 0 }),
        texts.gameSky.notTime({ field: key, value: shorten(written) }),
      );
    return time;
  }

  /** Refuses any value but the first of `supported` and its other spellings. */
  only(key: string, ...supported: string[]) {
    const value = this.text(key);
    if (!supported.includes(value.toUpperCase()))
      throw new MessageFault(
        placeOf({ number: this.lines.get(key)?.number ?? 0 }),
        texts.gameSky.unsupported({ field: key, value: shorten(value), supported: supported[0] ?? "" }),
      );
  }

  refuse(key: string) {
    const line = this.lines.get(key);
    if (line) throw new MessageFault(placeOf(line), texts.gamePlan.lineMisplaced);
  }

  ignore(...keys: string[]) {
    for (const key of keys) this.used.add(key);
  }

  /** Fields that nothing has read. */
  unread(): SkippedEntry[] {
    return [...this.lines.values()]
      .filter(({ key }) => !this.used.has(key ?? ""))
      .map((line) => ({ place: placeOf(line), why: texts.gamePlan.fieldUnused({ field: line.key ?? "" }) }));
  }
}

/** Of a stranger's file: enough to recognise it. */
export const shorten = (value: string) => (value.length > 40 ? `${value.slice(0, 40)}…` : value);

/** The rules that both messages share. Frames can't be converted here, so others are refused by name. */
export function checkMetadata(meta: Fields) {
  meta.only("CENTER_NAME", "EARTH");
  meta.only("REF_FRAME", "TEME");
  meta.only("TIME_SYSTEM", "UTC");
  meta.ignore("OBJECT_ID");
  // The simulator's frame is that of the date; another epoch's is another frame.
  meta.refuse("REF_FRAME_EPOCH");
}

const versions = ["1.0", "2.0", "3.0"];

/** The first line names the message and its version. */
export function checkHeader(lines: MessageLine[], kind: string, fields: Fields) {
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
