// Games that may use the phone's motion sensors: a note in DATA_DIR/games, so that it moves with them.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codeOf } from "~/db/error-parts";

/** Builds that are gone leave their keys behind. */
const maxKeys = 50;
const pathOf = (store: string) => join(store, "sensors.json");

/** `key`: the id of an installed build, or what identifies another one. */
export const canUseSensors = (store: string, key: string) => readKeys(store).includes(key);

export function allowSensors(store: string, key: string, isAllowed: boolean) {
  const others = readKeys(store).filter((each) => each !== key);
  const keys = (isAllowed ? [...others, key] : others).slice(-maxKeys);
  mkdirSync(store, { recursive: true, mode: 0o700 });
  writeFileSync(`${pathOf(store)}.part`, `${JSON.stringify(keys)}\n`, { flush: true });
  renameSync(`${pathOf(store)}.part`, pathOf(store));
}

function readKeys(store: string): string[] {
  try {
    // Written above, atomically.
    return JSON.parse(readFileSync(pathOf(store), "utf8")) as string[];
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}
