/** Null if storage is disabled: then even reading `localStorage` throws. */
export function openLocalStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
