import { openLocalStorage } from "./local-storage";

const key = "apsis-finish-signal";

/** Of this visit, where nothing can be stored. */
let chosen: boolean | null = null;

/** Off until the player turns it on. */
export const hasFinishSignal = (): boolean => chosen ?? openLocalStorage()?.getItem(key) === "on";

export function saveFinishSignal(isOn: boolean) {
  chosen = isOn;
  try {
    openLocalStorage()?.setItem(key, isOn ? "on" : "off");
  } catch {
    // Storage is full or disabled: the choice lasts until the game is closed.
  }
}
