import type { Tokens } from "../../client/api-fetch";
import { openLocalStorage } from "../unity/local-storage";

// As the page around the game keeps them (app/ui/sign-in-storage.ts).
const keys = { access: "x-auth-token", refresh: "refresh-token", userId: "userId" };

/** The stored sign-in, while it is this player's. A game on an origin of its own has none, and no storage perhaps. */
export function tokensOf(userId: string): Tokens {
  const read = (key: string) => {
    const storage = openLocalStorage();
    return storage?.getItem(keys.userId) === userId ? storage.getItem(key) : null;
  };
  const write = (key: string, token: string | null) => {
    try {
      if (token !== null) openLocalStorage()?.setItem(key, token);
    } catch {
      // Full: what is stored stays as it was.
    }
  };
  return {
    get access() {
      return read(keys.access);
    },
    set access(token) {
      write(keys.access, token);
    },
    get refresh() {
      return read(keys.refresh);
    },
    set refresh(token) {
      write(keys.refresh, token);
    },
  };
}

/** One window at a time: a refresh token that two of them show ends the sign-in. The page asks under the same name. */
export async function runInOneWindow<T>(work: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? await navigator.locks.request("refresh-token", work) : work();
}
