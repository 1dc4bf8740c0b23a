import * as v from "valibot";
import { texts } from "~/texts";
import { OrbitSchema, type Orbit } from "../../../content/content-schema";

/** The force models to choose from; without "J22", which only matters on the geostationary ring. */
// oxlint-disable-next-line apsis/catalogue-text -- names in documents
export const sandboxModels = ["two-body", "J2", "J2 and drag"] as const;

export const maxCraft = 20;

/** A sandbox document, as `/api/sandboxes` stores it. */
export const SandboxDocument = v.object({
  format: v.literal("apsis-sandbox"),
  version: v.literal(1),
  gravity: v.picklist(sandboxModels),
  spacecraft: v.pipe(
    v.array(v.object({ name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)), orbit: OrbitSchema })),
    v.minLength(1),
    v.maxLength(maxCraft),
  ),
});
export type SandboxDocument = v.InferOutput<typeof SandboxDocument>;
export type SandboxEntry = { id: string; title: string; userName: string | null };

const firstOrbit: Orbit = {
  perigee: 400,
  apogee: 400,
  inclination: 51.6,
  node: 0,
  argumentOfPerigee: 0,
  trueAnomaly: 0,
};

export const createSandboxDocument = (): SandboxDocument => ({
  format: "apsis-sandbox",
  version: 1,
  gravity: "J2",
  spacecraft: [{ name: texts.gameSandbox.spacecraftNumber({ number: 1 }), orbit: firstOrbit }],
});

/** Parses a document from the server or the clipboard; `refused`: why it isn't a sandbox. */
export function readSandbox(text: string): SandboxDocument | { refused: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { refused: texts.gameSandbox.notJson };
  }
  const parsed = v.safeParse(SandboxDocument, value);
  if (parsed.success) return parsed.output;
  const field = v.getDotPath(parsed.issues[0]);
  return { refused: field === null ? texts.gameSandbox.notSandbox : texts.gameSandbox.fieldInvalid({ field }) };
}
