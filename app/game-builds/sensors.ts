// Which games may use the phone's motion sensors. The file is in DATA_DIR/games, so that it moves with the games.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codeOf } from "~/db/error-parts";

/** Keys of deleted builds stay in the file until newer keys replace them. */
const maxKeys = 50;
const pathOf = (store: string) => join(store, "sensors.json");

/** `key` is the id of an installed build; `sensorKeyOf` makes one for any other game. */
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
    // Only `allowSensors` writes this file, atomically, so its shape is known.
    return JSON.parse(readFileSync(pathOf(store), "utf8")) as string[];
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}
