// Storage and cookies that may be blocked: then even reading `localStorage` throws.

export function openLocalStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Stores a value if possible; fails silently if storage is full or blocked. */
export function storeLocally(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Optional: nothing on this site depends on it.
  }
}

export function readCookie(name: string): string | null {
  try {
    const pairs = document.cookie.split("; ").map((pair) => pair.split("="));
    const pair = pairs.find(([key]) => key === name);
    return pair ? decodeURIComponent(pair.slice(1).join("=")) : null;
  } catch {
    return null;
  }
}

export function writeCookie(name: string, value: string, maxAge?: number) {
  try {
    const age = maxAge === undefined ? "" : `; max-age=${maxAge}`;
    const secure = location.protocol === "https:" ? "; secure" : "";
    document.cookie = `${name}=${value}; path=/; samesite=lax${age}${secure}`;
  } catch {
    // Cookies are blocked: ignore, as above.
  }
}
