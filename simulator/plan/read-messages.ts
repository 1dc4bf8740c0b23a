// Orbit Ephemeris and Orbit Parameter Messages (CCSDS 502.0-B) in key-value notation, as one craft per object.
import type { ImportedFile } from "./imported-craft";
import { MessageFault, readLines } from "./key-values";
import { readOem } from "./read-oem";
import { readOpm } from "./read-opm";

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
