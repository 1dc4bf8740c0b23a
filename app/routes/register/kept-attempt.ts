/**
 * An attempt to buy that is not decided yet: sent again for the same person, it is the same purchase and not another
 * one.
 */
export type Attempt = { key: string; buyer: string; userName: string };

const kept = "purchase-attempt";

/** Survives a reload of the page, and goes with its tab. */
export function keepAttempt(attempt: Attempt | null) {
  try {
    if (attempt) sessionStorage.setItem(kept, JSON.stringify(attempt));
    else sessionStorage.removeItem(kept);
  } catch {
    // Without storage it lives as long as the page.
  }
}

export function recallAttempt(): Attempt | null {
  try {
    // Written above, by this page.
    return JSON.parse(sessionStorage.getItem(kept) ?? "null") as Attempt | null;
  } catch {
    return null;
  }
}
