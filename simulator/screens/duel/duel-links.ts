import type { Duel } from "../../api/duels";

/** What the screens of a match open. */
export type DuelLinks = {
  back: { label: string; to: () => void };
  show: (duel: Duel) => void;
  open: (id: string) => void;
};
