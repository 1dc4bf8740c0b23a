import { number } from "../format";
import type { areas as english } from "../en/areas";
import type { Translation } from "../translation";

export const areas: Translation<typeof english> = {
  close: "Cerrar",
  copied: "Copiado",
  pages: "Páginas",
  pageNumber: ({ page }) => `Página ${page}`,
  rowsShown: ({ first, last, total }) => `${number(first)}–${number(last)} de ${number(total)}`,
  previousPage: "Página anterior",
  nextPage: "Página siguiente",
  search: "Buscar",
  show: "Mostrar",
  notRead: ({ failure }) => `${failure}. Inténtelo de nuevo.`,
  print: "Imprimir",
  columnsFrom: ({ label, column }) => `${label}, a partir de la columna ${column}`,
  openOptions: "Mostrar opciones",
  leaveTitle: "¿Salir sin guardar?",
  leaveWarning: "Se perderán los cambios hechos desde la última vez que guardó.",
  confirmLeaving: "¿Salir sin guardar? Se perderán los cambios hechos desde la última vez que guardó.",
  leave: "Salir",
  stay: "Quedarse",
};
