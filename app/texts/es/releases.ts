import { plural } from "../format";
import { rich } from "../rich";
import type { releases as english } from "../en/releases";
import type { Translation } from "../translation";

export const releases: Translation<typeof english> = {
  title: "Publicación",
  open: "Publicación",
  hint: "Elija cuándo ven los estudiantes lo que han obtenido en un escenario. Las respuestas correctas nunca aparecen antes que las notas.",
  scenario: "Escenario",
  part: ({ part }) => ({ grades: "Notas", feedback: "Comentarios", answers: "Respuestas correctas" })[part],
  rule: ({ rule }) =>
    ({
      atOnce: "De inmediato",
      at: "En una fecha",
      allHandedIn: "Cuando todos hayan entregado",
      held: "Retener hasta que yo publique",
    })[rule],
  opensAt: "Fecha y hora",
  opensAtHint: "Solo para «En una fecha».",
  change: "Cambiar",
  changeOf: ({ scenario }) => `Cambiar la publicación de ${scenario}`,
  changeAll: "Cambiar todos los escenarios",
  leaveAsIs: "Dejar como está",
  releaseNow: "Publicar ahora",
  releaseOf: ({ scenario }) => `Publicar ${scenario} ahora`,
  shown: "Visible",
  shownSince: ({ dateTime, by }) => `Publicado el ${dateTime} por ${by}`,
  waitsForGrades: "Espera a las notas",
  heldBy: ({ by }) => `Retenido por ${by}`,
  heldUntil: ({ dateTime }) => `Retenido hasta el ${dateTime}`,
  heldForAll: ({ waiting }) =>
    plural(waiting, {
      one: "Retenido: # estudiante no ha entregado",
      other: "Retenido: # estudiantes no han entregado",
    }),
  waiting: ({ names }) => `Sin entregar: ${names}`,
  handedIn: ({ students }) =>
    plural(students, { one: "# estudiante ha entregado", other: "# estudiantes han entregado" }),
  lesson: "Las lecciones muestran puntos y respuestas mientras se juegan.",
  lessonShows:
    "Las lecciones muestran puntos y respuestas mientras se juegan: sus notas y respuestas no se pueden retener.",
  timeRequired: "Indique una fecha y una hora.",
  saved: "Guardado. Los estudiantes verán el cambio en su próxima visita.",
  seenTitle: "Puede que algunos estudiantes ya lo hayan visto",
  seen: ({ students, names }) =>
    plural(students, {
      one: `# estudiante podía verlo hasta ahora: ${names}. Todavía no se ha ocultado nada.`,
      other: `# estudiantes podían verlo hasta ahora: ${names}. Todavía no se ha ocultado nada.`,
    }),
  more: ({ more }) => plural(more, { one: "# más", other: "# más" }),
  hideAnyway: "Ocultar de todos modos",
  noScenarios: "No hay escenarios",
  noScenariosHint: "El plan de estudios de la clase no tiene escenarios.",
  notReleased: "Esta nota aún no se ha publicado.",
  heldTitle: "Aún sin publicar",
  heldHint: "Los totales y promedios no incluyen estos escenarios.",
  heldMark: "retenido",
  heldMarkHint: "Los estudiantes aún no ven estas notas.",
  handedInOn: ({ dateTime }) => rich`Entregado el ${dateTime}`,
  notHandedIn: "Aún sin entregar",
  from: ({ dateTime }) => `Verá su nota a partir del ${dateTime}.`,
  later: "Verá su nota cuando su docente la publique.",
  gameHeld: "Entregado. Su docente publicará el resultado más tarde.",
  viewAs: "Ver como estudiante",
  viewTitle: ({ name }) => `Lo que ve ${name}`,
  viewing: ({ name }) => rich`Usted ve lo que ve ${name}. Aquí no se puede cambiar nada.`,
  backToRecord: "Volver al expediente",
};
