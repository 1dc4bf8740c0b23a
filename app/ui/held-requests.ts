import { useSyncExternalStore } from "react";

// A page's failed requests, held until "Try again": screen and typed input stay meanwhile.
const retries = new Set<() => void>();
const listeners = new Set<() => void>();
const notifyListeners = () => listeners.forEach((listener) => listener());

/** Waits until the user retries or the browser is online; rejects when another request replaces this one. */
export function waitForRetry(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      retries.delete(retry);
      signal.removeEventListener("abort", giveUp);
      notifyListeners();
      settle();
    };
    const retry = end(resolve);
    const giveUp = end(() => reject(reasonOf(signal)));
    if (signal.aborted) return reject(reasonOf(signal));
    signal.addEventListener("abort", giveUp);
    retries.add(retry);
    notifyListeners();
  });
}

const reasonOf = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new DOMException("The request was given up.", "AbortError");

export const retryHeldRequests = () => [...retries].forEach((retry) => retry());

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a failed request of this page waits for a retry. */
export const useHasHeldRequest = () =>
  useSyncExternalStore(
    subscribe,
    () => retries.size > 0,
    () => false,
  );
