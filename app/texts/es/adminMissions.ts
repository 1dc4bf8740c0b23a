import type { adminMissions as english } from "../en/adminMissions";
import { plural } from "../format";
import type { Translation } from "../translation";

export const adminMissions: Translation<typeof english> = {
  pageTitle: "Misiones",
  subtitle: "Sus misiones y las compartidas con sus clases. Los administradores del sistema las ven todas.",
  searchLabel: "Buscar misiones",
  noMissions: "No se encontraron misiones",
  nothingFound: "Ninguna misión coincide con su búsqueda.",
  noMissionsHint: "Cree misiones en el juego, en Misiones, o importe una abajo.",
  listFailed: "No se pudieron cargar las misiones",
  mission: "Misión",
  author: "Autor",
  class: "Clase",
  reference: "Referencia",
  results: "Resultados",
  changed: "Cambiada",
  notShared: "Sin compartir",
  noReference: "Todavía sin vuelo de prueba",
  noResults: "Todavía sin vuelos",
  noResultsHint: "Nadie de la clase ha volado todavía esta versión.",
  flights: "Vuelos",
  lastFlown: "Último vuelo",
  timeLimit: "Límite de tiempo",
  openInGame: "Abrir en el juego",
  download: "Descargar JSON",
  importTitle: "Importar una misión",
  document: "JSON de la misión",
  documentHint: "Pegue una misión descargada como JSON. La copia es suya. Pruébela de nuevo antes de compartirla.",
  documentRequired: "Pegue el JSON de una misión.",
  imported: "Misión importada.",
  publishTitle: "Publicar como escenario puntuado",
  publishHint:
    "La misión y su referencia pasan a ser un borrador en la campaña. Los estudiantes la vuelan desde inicios distintos cuando se publica la siguiente versión del plan de estudios; el servidor la califica.",
  pointsHint: "Un múltiplo de 10. Las partes de los puntos se ajustan a él.",
  createDraft: "Crear borrador",
  scenario: "Escenario",
  changedInGame: "Cambie la misión en el juego y vuelva a crear el borrador con el mismo título.",
  versionNumber: ({ version }) => `Versión ${version}`,
  cost: ({ deltaV, time }) => `${deltaV} m/s en ${time}`,
  resultsOf: ({ players, best }) =>
    plural(players, { one: `# estudiante, el mejor ${best} de 100`, other: `# estudiantes, el mejor ${best} de 100` }),
};
