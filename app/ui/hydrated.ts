import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False on the server and in the first client render, true afterwards: gate for controls that need JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
