/** Null where storage is switched off: reading its name alone throws there. */
export function openLocalStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
