import type { Graphics } from "../scene/stage";
import { openLocalStorage } from "./local-storage";

const key = "apsis-graphics";

/** The player's choice on this device; "automatic" without one. */
export function readGraphics(): Graphics {
  const stored = openLocalStorage()?.getItem(key);
  return stored === "full" || stored === "plain" ? stored : "automatic";
}

export function saveGraphics(graphics: Graphics) {
  try {
    openLocalStorage()?.setItem(key, graphics);
  } catch {
    // Storage is full or disabled: the choice lasts until the game is closed.
  }
}
