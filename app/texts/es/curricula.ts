import { plural } from "../format";
import { rich } from "../rich";
import type { curricula as english } from "../en/curricula";
import type { Translation } from "../translation";

export const curricula: Translation<typeof english> = {
  changes: "Cambios",
  changedTitle: "Elemento",
  change: "Cambio",
  before: "Antes",
  after: "Después",
  documentNotPublishable: "El documento no se puede publicar.",
  mistakes: "Errores",
  versions: "Versiones",
  versionsLabel: "Todas las versiones",
  version: "Versión",
  published: "Publicada",
  publishedBy: "Publicada por",
  inUse: "(en uso)",
  publishedByProduct: "incluida con el producto",
  compareFrom: "De la versión",
  compare: "Comparar",
  bundledVersionNotice:
    "Esta entrega incluye una versión más reciente de este plan de estudios. No se publicó automáticamente porque el plan se ha modificado aquí.",
  seeChanges: "Revisar cambios",
  pathAndVersion: ({ link, key, version }) => rich`${link("Contenido")} / ${key}, versión ${version}`,
  comparedTitle: ({ from, to }) => `De la versión ${from} a la versión ${to}`,
  sameContents: "Ambas versiones tienen el mismo contenido.",
  noChanges: "No hay cambios",
  versionPublished: ({ title, version }) => `Se ha publicado ${title} como versión ${version}.`,
  newCurriculum: ({ version }) => `Nuevo plan de estudios, versión ${version}`,
  nextVersion: ({ version, replaces }) => `Versión ${version}, sustituye a la versión ${replaces}`,
  publishVersion: ({ version }) => `Publicar versión ${version}`,
  publishing: "Publicando…",
  forgetDraft: "Descartar borrador",
  noChangesHint: "Esta versión tiene el mismo contenido que la anterior.",
  changedThing: ({ thing }) => ({ scenario: "escenario", campaign: "campaña", curriculum: "plan de estudios" })[thing],
  changeKind: ({ kind }) =>
    ({
      added: "Añadido",
      renamed: "Nombre cambiado",
      moved: "Movido",
      maxima: "Puntuación máxima cambiada",
      questions: "Preguntas cambiadas",
      other: "Cambiado",
      retired: "Retirado",
      restored: "Ofrecido de nuevo",
    })[kind],
  downloadVersion: ({ version, hidden }) => rich`Descargar${hidden(` la versión ${version}`)}`,
  bringBackVersion: ({ version, hidden }) => rich`Restaurar${hidden(` la versión ${version}`)}`,
  compareTo: "a la versión",
  draftTitle: "Borrador del plan de estudios",
  attemptsTouched: ({ attempts }) =>
    plural(attempts, {
      one: "Todavía no ha cambiado nada. Estos cambios afectan a escenarios con # intento. Todos los intentos y notas se conservan.",
      other:
        "Todavía no ha cambiado nada. Estos cambios afectan a escenarios con # intentos. Todos los intentos y notas se conservan.",
    }),
  noAttemptTouched: "Todavía no ha cambiado nada. Ningún intento se ve afectado.",
  scenarios: "escenarios",
  questions: "preguntas",
  changesCount: "cambios",
};
