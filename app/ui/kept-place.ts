import { useLocation } from "@remix-run/react";
import { useMemo, useState } from "react";
import { useHydrated } from "./hydrated";

/** Where one was in a grid: scrolled in pixels, the cell of the cursor by its row's key, and whether it had the focus. */
type Place = { top: number; left: number; row: string; column: number; hasFocus: boolean };

export type KeptPlace = {
  /** Null: at the beginning. Without a row the focus stays where it is. */
  start: { top: number; left: number; row: string | null; column: number } | null;
  keep: (place: Place) => void;
};

/** The state of a link back to a grid, at a row. */
export const backTo = (row?: string) => ({ backTo: row ?? "" });

const maxKept = 20;

/**
 * The place in the grid `name`, kept for each entry of the browser's history: it is there again after Back, a reload,
 * or a link with `backTo`.
 */
export function useKeptPlace(name: string): KeptPlace {
  const location = useLocation();
  const { key } = location;
  const state: unknown = location.state;
  const isHydrated = useHydrated();
  const [cameWithDocument] = useState(!isHydrated);
  const storedAs = `place ${name}`;
  return useMemo(() => {
    const place = typeof document === "undefined" ? null : findPlace(storedAs, { key, state, cameWithDocument });
    return {
      start: place && { ...place, row: place.hasFocus && !cameWithDocument ? place.row : null },
      keep: (left) => {
        const others = readPlaces(storedAs).filter(([known]) => known !== key);
        write(storedAs, [[key, left] as const, ...others].slice(0, maxKept));
      },
    };
  }, [storedAs, key, state, cameWithDocument]);
}

type Arrival = { key: string; state: unknown; cameWithDocument: boolean };

function findPlace(storedAs: string, { key, state, cameWithDocument }: Arrival): Place | null {
  const [navigation] = performance.getEntriesByType("navigation");
  // An address that was typed, or opened from elsewhere, begins at the top.
  if (cameWithDocument && navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate")
    return null;
  const places = readPlaces(storedAs);
  const [latest] = places;
  const row = backToOf(state);
  if (row === null) return places.find(([known]) => known === key)?.[1] ?? null;
  const place = latest?.[1] ?? { top: 0, left: 0, row: "", column: 0, hasFocus: false };
  return row ? { ...place, row, hasFocus: true } : place;
}

const backToOf = (state: unknown) =>
  typeof state === "object" && state !== null && "backTo" in state && typeof state.backTo === "string"
    ? state.backTo
    : null;

type Places = (readonly [key: string, place: Place])[];

function readPlaces(storedAs: string): Places {
  try {
    // Written below, in this tab.
    return JSON.parse(sessionStorage.getItem(storedAs) ?? "[]") as Places;
  } catch {
    return [];
  }
}

function write(storedAs: string, places: Places) {
  try {
    sessionStorage.setItem(storedAs, JSON.stringify(places));
  } catch {
    // Storage is full or refused: the place is lost, and nothing else.
  }
}
