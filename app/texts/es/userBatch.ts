import { number, plural } from "../format";
import type { userBatch as english } from "../en/userBatch";
import type { Translation } from "../translation";

export const userBatch: Translation<typeof english> = {
  pageTitle: "Cambiar usuarios",
  courseRequired: "Elija un curso.",
  organizationRequired: "Elija una organización.",
  roleRequired: "Elija un rol.",
  chooseCourseTitle: ({ count }) =>
    plural(count, { one: "Añadir # usuario a un curso", other: "Añadir # usuarios a un curso" }),
  courseOption: ({ name, organizationName }) => `${name} (${organizationName})`,
  chooseRoleTitle: ({ count }) =>
    plural(count, { one: "Cambiar el rol de # usuario", other: "Cambiar el rol de # usuarios" }),
  chooseOrganizationTitle: ({ count }) =>
    plural(count, { one: "Cambiar la organización de # usuario", other: "Cambiar la organización de # usuarios" }),
  noCoursesHint: "Las organizaciones de los usuarios seleccionados todavía no tienen cursos.",
  noCourses: "No hay cursos",
  createCourse: "Crear curso",
  chooseHint: "A continuación verá a quién se cambiará, y a quién se omitirá y por qué.",
  chooseCourse: "Elija un curso",
  roleHint: "El cambio tiene efecto inmediato.",
  chooseRole: "Elija un rol",
  organizationHint: "Los usuarios salen de todos los cursos de su organización actual. Las puntuaciones se conservan.",
  leftOut: ({ count }) => `Omitidos: ${number(count)}`,
  peopleByReason: ({ people, reason }) => `${number(people)}: ${reason}`,
  affected: ({ count }) => `Usuarios que cambiarán: ${number(count)}`,
  changed: ({ count }) => `Cambiados: ${number(count)}`,
  restored: ({ count }) => `Restaurados: ${number(count)}`,
  planTitle: ({ change }) => `¿${change}?`,
  newMatches: ({ count, date }) =>
    plural(count, {
      one: `Desde que se hizo esta vista previa el ${date}, # usuario más coincide con la lista. Para incluirlo, vuelva a la lista y seleccione de nuevo.`,
      other: `Desde que se hizo esta vista previa el ${date}, # usuarios más coinciden con la lista. Para incluirlos, vuelva a la lista y seleccione de nuevo.`,
    }),
  lateChanges: ({ count }) =>
    plural(count, {
      one: "Se omitió # usuario porque había cambiado desde la vista previa.",
      other: "Se omitieron # usuarios porque habían cambiado desde la vista previa.",
    }),
  madeAt: ({ date }) => `El ${date}.`,
  nobodyTo: "Ningún usuario que cambiar",
  allLeftOut: "Se omitieron todos los usuarios seleccionados. Los motivos figuran abajo.",
  noMail:
    "Nadie recibiría un enlace. En su lugar, elija Restablecer contraseña en la fila de cada usuario para obtener un código de un solo uso que pueda entregarle.",
  interrupted: ({ changed }) =>
    plural(changed, {
      one: "Este cambio se interrumpió después de # usuario. Continúe, o deshaga lo hecho.",
      other: "Este cambio se interrumpió después de # usuarios. Continúe, o deshaga lo hecho.",
    }),
  changeRunning: "Este cambio está en curso. Continúa aunque salga de esta página.",
  missing: ({ missing }) =>
    plural(missing, {
      one: "# usuario seleccionado ya no existe, o usted ya no puede cambiarlo.",
      other: "# usuarios seleccionados ya no existen, o usted ya no puede cambiarlos.",
    }),
  undoHint: ({ days }) =>
    plural(days, { one: "Puede deshacerlo durante # día.", other: "Puede deshacerlo durante # días." }),
  continue: "Continuar",
  done: "Listo",
  typeToDelete: ({ text }) => `Escriba ${text} para confirmar`,
  backToUsers: "Volver a los usuarios",
  undoneTitle: ({ restored }) =>
    plural(restored, { one: "Cambio deshecho para # usuario", other: "Cambio deshecho para # usuarios" }),
  undoneAt: ({ done, madeAt, undoneAt }) => `${done} (${madeAt}). Deshecho el ${undoneAt}.`,
  undoInterrupted: "Se interrumpió el proceso de deshacer. Elija Deshacer para terminarlo.",
  undoRunning: "Este cambio se está deshaciendo. El proceso continúa aunque salga de esta página.",
  undoPeriod: ({ days }) =>
    plural(days, {
      one: "Solo usted puede deshacerlo, durante # día.",
      other: "Solo usted puede deshacerlo, durante # días.",
    }),
  leftAlone: ({ count }) => `Sin deshacer: ${number(count)}`,
  leftAloneHint: "Deshacer revierte solo este cambio, y solo en los usuarios que nadie ha cambiado desde entonces.",
  undo: "Deshacer",
  undoing: "Deshaciendo…",
  undone: "Deshecho",
  refresh: "Actualizar",
  andMore: ({ count }) => `y ${number(count)} más`,
};
