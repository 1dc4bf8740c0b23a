import { number, plural } from "../format";
import type { pageParts as english } from "../en/pageParts";
import type { Translation } from "../translation";

export const pageParts: Translation<typeof english> = {
  timesInUtc: "Las horas están en UTC.",
  instructorArea: "← Área de docentes",
  noOrganization: "Sin organización",
  runFailed: "Error al completar la petición. ¿Está caído el servidor?",
  rowsDone: ({ done, total }) =>
    plural(total, { one: `${number(done)} de # fila`, other: `${number(done)} de # filas` }),
  usersDone: ({ done, total }) =>
    plural(total, { one: `${number(done)} de # usuario`, other: `${number(done)} de # usuarios` }),
  recentlyDeleted: "Eliminados recientemente",
  sidebar: ({ name }) => `Barra lateral: ${name}`,
  unknownError: "Se ha producido un error desconocido",
};
