import type { Duel } from "../../api/duels";

/** Where a match's screens lead. */
export type DuelLinks = {
  back: { label: string; to: () => void };
  show: (duel: Duel) => void;
  open: (id: string) => void;
};
