import { useLocation } from "@remix-run/react";
import { useMemo, useState } from "react";
import { useHydrated } from "./hydrated";

/** Position in a grid: scroll offset in pixels, the cursor's cell by its row's key, and whether it had the focus. */
type GridPosition = { top: number; left: number; row: string; column: number; hasFocus: boolean };

export type SavedGridPosition = {
  /** Null: start at the top. `row` null: leave the focus alone. */
  start: { top: number; left: number; row: string | null; column: number } | null;
  save: (position: GridPosition) => void;
};

/** Location state for a link back to a grid, optionally to a row. */
export const backToRow = (row?: string) => ({ backTo: row ?? "" });

const rowPrefix = "#row=";

/** The same as the end of an address, for redirects, which carry no state. */
export const rowHash = (row: string) => `${rowPrefix}${row}`;

const maxEntries = 20;

/**
 * The position in the grid `name`, stored per history entry: restored after Back, a reload, or a link with `backToRow`.
 */
export function useSavedGridPosition(name: string): SavedGridPosition {
  const location = useLocation();
  const { key, hash } = location;
  const state: unknown = location.state;
  const isHydrated = useHydrated();
  const [isDocumentLoad] = useState(!isHydrated);
  const storageKey = `place ${name}`;
  return useMemo(() => {
    const stored =
      typeof document === "undefined" ? null : findPosition(storageKey, { key, state, hash, isDocumentLoad });
    return {
      start: stored && { ...stored, row: stored.hasFocus && !isDocumentLoad ? stored.row : null },
      save: (position) => {
        const others = readPositions(storageKey).filter(([entryKey]) => entryKey !== key);
        writePositions(storageKey, [[key, position] as const, ...others].slice(0, maxEntries));
      },
    };
  }, [storageKey, key, state, hash, isDocumentLoad]);
}

type Arrival = { key: string; state: unknown; hash: string; isDocumentLoad: boolean };

function findPosition(storageKey: string, { key, state, hash, isDocumentLoad }: Arrival): GridPosition | null {
  const [navigation] = performance.getEntriesByType("navigation");
  // A typed or external URL starts at the top.
  if (isDocumentLoad && navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate")
    return null;
  const positions = readPositions(storageKey);
  const [latest] = positions;
  const row = readBackTo(state) ?? (hash.startsWith(rowPrefix) ? hash.slice(rowPrefix.length) : null);
  if (row === null) return positions.find(([entryKey]) => entryKey === key)?.[1] ?? null;
  const position = latest?.[1] ?? { top: 0, left: 0, row: "", column: 0, hasFocus: false };
  return row ? { ...position, row, hasFocus: true } : position;
}

const readBackTo = (state: unknown) =>
  typeof state === "object" && state !== null && "backTo" in state && typeof state.backTo === "string"
    ? state.backTo
    : null;

type StoredPositions = (readonly [key: string, place: GridPosition])[];

function readPositions(storageKey: string): StoredPositions {
  try {
    // Written below, in this tab.
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "[]") as StoredPositions;
  } catch {
    return [];
  }
}

function writePositions(storageKey: string, positions: StoredPositions) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage is full or blocked: the position is lost.
  }
}
