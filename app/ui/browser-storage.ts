// Storage and cookies as far as the browser gives them: reading the very name is refused where cookies are blocked.

export function openLocalStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Keeps what the browser lets us keep; a full storage keeps nothing more. */
export function storeLocally(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Nothing here depends on it.
  }
}

export function readCookie(name: string): string | null {
  try {
    const pairs = document.cookie.split("; ").map((pair) => pair.split("="));
    const found = pairs.find(([key]) => key === name);
    return found ? decodeURIComponent(found.slice(1).join("=")) : null;
  } catch {
    return null;
  }
}

export function writeCookie(name: string, value: string, maxAge?: number) {
  try {
    const age = maxAge === undefined ? "" : `; max-age=${maxAge}`;
    document.cookie = `${name}=${value}; path=/; samesite=lax${age}`;
  } catch {
    // As above.
  }
}
