/** An undecided purchase: submitting again for the same buyer continues it instead of paying twice. */
export type PurchaseAttempt = { key: string; buyer: string; userName: string };

const storageKey = "purchase-attempt";

/** Survives a reload, and ends with the tab. */
export function storeAttempt(attempt: PurchaseAttempt | null) {
  try {
    if (attempt) sessionStorage.setItem(storageKey, JSON.stringify(attempt));
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function readAttempt(): PurchaseAttempt | null {
  try {
    // Written above, by this page.
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as PurchaseAttempt | null;
  } catch {
    return null;
  }
}
