import { useSearchParams } from "@remix-run/react";
import { useState } from "react";

/** With more steps than this each begins folded, so that a long lesson can be looked over, on a phone as well. */
const maxOpen = 3;

export type OpenSteps = {
  isFolding: boolean;
  isOpen: (row: number) => boolean;
  set: (row: number, isOpen: boolean) => void;
  setAll: (isOpen: boolean) => void;
};

/**
 * Which steps are unfolded: those with mistakes, the one that a button has changed (`?step=2`), and what was chosen
 * here. `revision`: buttons that move steps save first, and then choices made before are of other steps.
 */
export function useOpenSteps(count: number, wrong: ReadonlySet<number>, revision: number): OpenSteps {
  const [search] = useSearchParams();
  const changed = search.get("step");
  const [chosen, setChosen] = useState({ revision, rows: new Map<number, boolean>() });
  if (chosen.revision !== revision)
    setChosen({ revision, rows: changed === null ? chosen.rows : new Map<number, boolean>() });
  const isFolding = count > maxOpen;
  const isOpenAtFirst = (row: number) => !isFolding || wrong.has(row) || changed === String(row + 1);
  const rows = Array.from({ length: count }, (_, row) => row);
  return {
    isFolding,
    isOpen: (row) => chosen.rows.get(row) ?? isOpenAtFirst(row),
    set: (row, isOpen) => setChosen((before) => ({ ...before, rows: new Map(before.rows).set(row, isOpen) })),
    setAll: (isOpen) => setChosen((before) => ({ ...before, rows: new Map(rows.map((row) => [row, isOpen])) })),
  };
}
