import type { Tokens } from "../../client/api-fetch";
import { openLocalStorage } from "../unity/local-storage";

// The same keys as app/ui/sign-in-storage.ts.
const storageKeys = { access: "x-auth-token", refresh: "refresh-token", userId: "userId" };

/** The stored sign-in, if it belongs to this player. A game on its own origin has none, and perhaps no storage. */
export function tokensOf(userId: string): Tokens {
  const read = (key: string) => {
    const storage = openLocalStorage();
    return storage?.getItem(storageKeys.userId) === userId ? storage.getItem(key) : null;
  };
  const write = (key: string, token: string | null) => {
    try {
      if (token !== null) openLocalStorage()?.setItem(key, token);
    } catch {
      // Storage is full: keep the old token.
    }
  };
  return {
    get access() {
      return read(storageKeys.access);
    },
    set access(token) {
      write(storageKeys.access, token);
    },
    get refresh() {
      return read(storageKeys.refresh);
    },
    set refresh(token) {
      write(storageKeys.refresh, token);
    },
  };
}

/** One window at a time: using a refresh token twice ends the sign-in. The page takes the same lock. */
export async function runInOneWindow<T>(work: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? await navigator.locks.request("refresh-token", work) : work();
}
