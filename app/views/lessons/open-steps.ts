import { useSearchParams } from "@remix-run/react";
import { useState } from "react";

/** In longer lessons all steps start folded, for an overview. */
const maxOpen = 3;

export type OpenSteps = {
  startsFolded: boolean;
  isOpen: (row: number) => boolean;
  set: (row: number, isOpen: boolean) => void;
  setAll: (isOpen: boolean) => void;
};

/**
 * Which steps are open: those with errors, the one just changed (`?step=2`), and the user's choices. Choices are
 * dropped with a new `revision`, because step numbers may have changed.
 */
export function useOpenSteps(count: number, stepsWithErrors: ReadonlySet<number>, revision: number): OpenSteps {
  const [search] = useSearchParams();
  const changedStep = search.get("step");
  const [choices, setChosen] = useState({ revision, rows: new Map<number, boolean>() });
  if (choices.revision !== revision)
    setChosen({ revision, rows: changedStep === null ? choices.rows : new Map<number, boolean>() });
  const startsFolded = count > maxOpen;
  const isOpenAtFirst = (row: number) => !startsFolded || stepsWithErrors.has(row) || changedStep === String(row + 1);
  const rows = Array.from({ length: count }, (_, row) => row);
  return {
    startsFolded,
    isOpen: (row) => choices.rows.get(row) ?? isOpenAtFirst(row),
    set: (row, isOpen) => setChosen((previous) => ({ ...previous, rows: new Map(previous.rows).set(row, isOpen) })),
    setAll: (isOpen) => setChosen((previous) => ({ ...previous, rows: new Map(rows.map((row) => [row, isOpen])) })),
  };
}
