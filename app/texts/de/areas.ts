import { number } from "../format";
import type { areas as english } from "../en/areas";
import type { Translation } from "../translation";

/** Parts that nearly all signed-in pages share. */
export const areas: Translation<typeof english> = {
  close: "Schließen",
  copied: "Kopiert",
  pages: "Seiten",
  pageNumber: ({ page }) => `Seite ${page}`,
  rowsShown: ({ first, last, total }) => `${number(first)}–${number(last)} von ${number(total)}`,
  previousPage: "Vorherige Seite",
  nextPage: "Nächste Seite",
  search: "Suchen",
  show: "Anzeigen",
  notRead: ({ failure }) => `${failure}. Bitte versuchen Sie es noch einmal.`,
  print: "Drucken",
  columnsFrom: ({ label, column }) => `${label}, ab Spalte ${column}`,
  openOptions: "Auswahl anzeigen",
  leaveTitle: "Verlassen, ohne zu speichern?",
  leaveWarning: "Änderungen seit dem letzten Speichern gehen verloren.",
  confirmLeaving: "Verlassen, ohne zu speichern? Änderungen seit dem letzten Speichern gehen verloren.",
  leave: "Verlassen",
  stay: "Bleiben",
};
