import type { areas as english } from "../en/areas";
import type { Translation } from "../translation";
import { number } from "../format";

export const areas: Translation<typeof english> = {
  close: "Fermer",
  copied: "Copié",
  pages: "Pages",
  pageNumber: ({ page }) => `Page ${page}`,
  rowsShown: ({ first, last, total }) => `${number(first)}–${number(last)} sur ${number(total)}`,
  previousPage: "Page précédente",
  nextPage: "Page suivante",
  search: "Rechercher",
  show: "Afficher",
  notRead: ({ failure }) => `${failure}. Veuillez réessayer.`,
  print: "Imprimer",
  columnsFrom: ({ label, column }) => `${label}, à partir de la colonne ${column}`,
  openOptions: "Afficher les options",
  leaveTitle: "Quitter sans enregistrer ?",
  leaveWarning: "Les modifications effectuées depuis le dernier enregistrement seront perdues.",
  confirmLeaving:
    "Quitter sans enregistrer ? Les modifications effectuées depuis le dernier enregistrement seront perdues.",
  leave: "Quitter",
  stay: "Rester",
};
