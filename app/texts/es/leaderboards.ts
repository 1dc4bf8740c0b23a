import type { leaderboards as english } from "../en/leaderboards";
import type { Translation } from "../translation";

export const leaderboards: Translation<typeof english> = {
  clearQuestion:
    "Esta acción no se puede deshacer. ¿Seguro que quiere borrar todas las clasificaciones de todos los usuarios?",
  cleared: "Se han borrado todas las clasificaciones.",
  pageTitle: "Clasificaciones",
  clearHint:
    "Esto restablece todas las clasificaciones de todas las clases y organizaciones. Las notas, los intentos y las respuestas de cuestionarios se conservan.",
  clearedOn: ({ dateTime }) => `Borradas por última vez el ${dateTime}`,
  neverCleared: "Nunca se han borrado",
  clear: "Borrar todas las clasificaciones",
};
