import { plural } from "../format";
import { rich } from "../rich";
import type { lessons as english } from "../en/lessons";
import type { Translation } from "../translation";

export const lessons: Translation<typeof english> = {
  authors: "Autoría",
  authorsHint:
    "La administración del sistema siempre puede escribir lecciones. Añada aquí a otros usuarios, sea cual sea su rol: pueden abrir esta página y sus borradores, y la administración del sistema publica lo que escriben.",
  addAuthor: "Añadir autor",
  authorAdded: ({ username }) => `${username} ya puede escribir lecciones.`,
  authorRemoved: "Autor quitado. Sus lecciones se conservan.",
  noLessonsHint: "Cree una abajo o abra una publicada.",
  noLessons: "No hay lecciones",
  tableLabel: "Todas las lecciones",
  lesson: "Lección",
  state: "Estado",
  saved: "Último guardado",
  savedBy: "Guardada por",
  mistakes: ({ mistakes }) => plural(mistakes, { one: "# error", other: "# errores" }),
  beginTitle: "Crear una lección o una tarea de sandbox",
  begin: "Crear",
  openTitle: "Abrir una lección o una tarea publicada",
  open: "Abrir",
  chooseLesson: "Elija una lección",
  openHint: "Sus cambios pasan a ser un borrador para la próxima versión del plan de estudios.",
  importTitle: "Importar una lección",
  import: "Importar",
  document: "JSON de la lección",
  documentHint: "En el formato de una lección exportada.",
  taughtIn: "Campaña",
  chooseCampaign: "Elija una campaña",
  pageTitle: "Lecciones",
  subtitle: "Lecciones en preparación. Los estudiantes las reciben con la próxima versión de su plan de estudios.",
  published: "Publicada",
  notAsPublished: "Cambios sin publicar",
  notPublished: "Sin publicar",
  authorNamedBy: ({ username, appointedBy, muted }) => rich`${username} ${muted(`(añadido por ${appointedBy})`)}`,
  takeBackFrom: ({ username, hidden }) => rich`Quitar${hidden(` a ${username}`)}`,
  placeRequired: "Elija una campaña.",
  lessonRequired: "Elija una lección.",
  documentRequired: "Pegue el JSON de una lección.",
  competeCampaign: ({ title }) => `${title} (Competir)`,
};
