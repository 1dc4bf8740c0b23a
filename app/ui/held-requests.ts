import { useSyncExternalStore } from "react";

// Requests of a page that failed and wait for "Try again": what was on screen, and what was typed, stays meanwhile.
const waiting = new Set<() => void>();
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listen) => listen());

/** Waits until the user tries again or the browser is online; rejects when another request replaces this one. */
export function untilTriedAgain(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      waiting.delete(again);
      signal.removeEventListener("abort", giveUp);
      tell();
      settle();
    };
    const again = end(resolve);
    const giveUp = end(() => reject(reasonOf(signal)));
    if (signal.aborted) return reject(reasonOf(signal));
    signal.addEventListener("abort", giveUp);
    waiting.add(again);
    tell();
  });
}

const reasonOf = ({ reason }: AbortSignal): Error =>
  reason instanceof Error ? reason : new DOMException("The request was given up.", "AbortError");

export const tryAgain = () => [...waiting].forEach((again) => again());

function subscribe(listen: () => void) {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}

/** Whether a request of this page has failed and waits. */
export const useHeldRequest = () =>
  useSyncExternalStore(
    subscribe,
    () => waiting.size > 0,
    () => false,
  );
