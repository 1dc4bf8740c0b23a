import { number, plural } from "../format";
import { rich } from "../rich";
import type { courses as english } from "../en/courses";
import type { Translation } from "../translation";

export const courses: Translation<typeof english> = {
  scheduledClass: "Clase programada",
  className: "Nombre de la clase (opcional)",
  classNameHint: "Déjelo en blanco para usar la fecha de inicio",
  startDate: "Fecha de inicio",
  optionalEndDate: "Fecha de fin (opcional)",
  noMembersYet:
    "Este curso todavía no tiene miembros. Quien se una con su código de acceso se une también a su clase activa.",
  startsWith: ({ memberCount }) =>
    plural(memberCount, {
      one: "La clase empieza con # miembro, el único del curso.",
      other: "La clase empieza con los # miembros del curso.",
    }),
  scheduleStart: "Programar inicio",
  unschedule: "Quitar programación",
  startNow: "Iniciar ahora",
  newClass: "Programar/iniciar nueva clase",
  endClass: "Programar/finalizar clase",
  startedOn: ({ date }) => `Iniciada el ${date}`,
  scheduledFor: ({ date }) => `Programada para el ${date}`,
  endedOn: ({ date }) => `Finalizada el ${date}`,
  scheduledToEnd: ({ date }) => `Fin programado para el ${date}`,
  statusOf: ({ status }) =>
    ({ Scheduled: "Programada", Active: "Activa", Ended: "Finalizada", Inactive: "Inactiva" })[status],
  changeStart: ({ hidden }) => rich`Cambiar${hidden(" el inicio")}`,
  changeEnd: ({ hidden }) => rich`Cambiar${hidden(" el fin")}`,
  endDate: "Fecha de fin",
  endDateHint: "Déjela en blanco para quitar el fin programado.",
  scheduleEnd: "Programar fin",
  endNow: "Terminar ahora",
  resumeClass: "Reanudar clase",
  resume: "Reanudar",
  reenableAccounts: "Volver a habilitar las cuentas de los miembros",
  reenableHint: ({ accounts }) =>
    accounts > 0
      ? plural(accounts, {
          one: "Se deshabilitó # cuenta al terminar la clase.",
          other: "Se deshabilitaron # cuentas al terminar la clase.",
        })
      : "No hay cuentas que volver a habilitar.",
  resumes: ({ className }) =>
    className
      ? `La clase «${className}» continúa como si no hubiera terminado, con todos sus estudiantes.`
      : "La clase continúa como si no hubiera terminado, con todos sus estudiantes.",
  changeInstructor: "Cambiar docente",
  instructor: "Docente",
  staffOf: ({ organizationName }) => `Personal de ${organizationName}`,
  deletedContents: ({ classes, attempts, members }) =>
    `Se eliminarán ${plural(classes, { one: "# clase", other: "# clases" })} con todas las notas, ${plural(attempts, { one: "# intento", other: "# intentos" })}, la lista de ${plural(members, { one: "# miembro", other: "# miembros" })} y el código de acceso.`,
  runningWarning: "Hay una clase activa.",
  membersStay: "Las cuentas de los miembros se conservan.",
  deleteCourse: "¿Eliminar curso?",
  confirmDelete: ({ name, days }) =>
    rich`¿Seguro que quiere eliminar ${name}? Podrá restaurarlo desde Eliminados recientemente durante ${days} días.`,
  typeName: "Escriba el nombre del curso para confirmar",
  classStarted: "Clase iniciada.",
  classScheduled: "Clase programada.",
  scheduleRemoved: "Programación quitada.",
  endScheduled: "Fin de la clase programado.",
  endRemoved: "Fin programado quitado.",
  classEnded: "Clase finalizada.",
  classResumed: "Clase reanudada.",
  instructorChanged: "Docente cambiado.",
  courseDeleted: "Curso eliminado.",
  courseCreated: ({ name }) => `Curso «${name}» creado.`,
  listFailed: "No se pudieron obtener los cursos: se ha producido un error interno.",
  failureOf: ({ change }) =>
    ({
      start: "No se pudo iniciar la clase",
      schedule: "No se pudo programar la clase",
      end: "No se pudo finalizar la clase",
      resume: "Error al reanudar la clase",
      create: "No se pudo crear el curso",
      delete: "No se pudo eliminar el curso",
      owner: "No se pudo actualizar la lista de cursos",
    })[change],
  failureWithReason: ({ failure, reason }) => `${failure}: ${reason}`,
  noCourses: "No hay cursos",
  nameHint: ({ max }) => `${max} caracteres como máximo`,
  createFirst: "Cree su primer curso.",
  askAdministrator: "Pida a la administración de su organización que cree uno.",
  createCourse: "Crear curso",
  createdByAdministrators: "Los cursos los crea la administración de su organización.",
  searchCourses: "Buscar cursos",
  noMatch: "Ningún curso coincide con la búsqueda.",
  status: "Estado",
  start: "Inicio",
  end: "Fin",
  copyAccessCodeOf: ({ name }) => `Copiar código de acceso de ${name}`,
  gradebookOf: ({ hidden, name }) => rich`Libro de notas${hidden(` de ${name}`)}`,
  changeInstructorLink: "– cambiar docente",
  noOrganization: "Un curso pertenece a una organización, y todavía no hay ninguna.",
  createOrganization: "Crear organización",
  askSystemAdmin: "Pida a la administración del sistema que le añada a una organización.",
  chooseOrganization: "Elija una organización",
  chooseInstructor: "Elija un docente",
  organizationWithoutStaff: ({ name }) => `${name} (todavía sin personal)`,
  disabledPerson: ({ person }) => `${person} (deshabilitado)`,
  continue: "Continuar",
  loading: "Cargando…",
  noStaff:
    "Un curso necesita un docente, y esta organización todavía no tiene ninguno. Añada uno o cambie el rol de uno de sus usuarios a Instructor.",
  addInstructor: "Añadir docente",
  courseName: "Nombre del curso",
  caption: "Descripción (opcional)",
  ownerHint: "Es titular del curso",
  endTerm: "Finalizar clase",
  ends: ({ className }) =>
    className
      ? `La clase «${className}» termina ahora. Las notas y las respuestas de los cuestionarios se conservan.`
      : "La clase termina ahora. Las notas y las respuestas de los cuestionarios se conservan.",
  disableAccounts: "Deshabilitar las cuentas de los miembros",
  disableHint: ({ accounts }) =>
    plural(accounts, {
      one: "# cuenta no podrá iniciar sesión hasta que vuelva a habilitarla. Las cuentas del personal y la suya nunca se deshabilitan.",
      other:
        "# cuentas no podrán iniciar sesión hasta que vuelva a habilitarlas. Las cuentas del personal y la suya nunca se deshabilitan.",
    }),
  sparedStudents: ({ elsewhere }) =>
    plural(elsewhere, {
      one: "# estudiante está en otra clase activa. Esta cuenta no se deshabilitará.",
      other: "# estudiantes están en otra clase activa. Sus cuentas no se deshabilitarán.",
    }),
  disableSpared: "Deshabilitar también estas cuentas",
  disableSparedHint: "Estos estudiantes no podrán continuar en su otra clase.",
  inTwoClasses: ({ elsewhere }) =>
    plural(elsewhere, {
      one: "# miembro está en otra clase activa y estaría en dos a la vez. Lo que juegue solo cuenta en una de ellas.",
      other:
        "# miembros están en otra clase activa y estarían en dos a la vez. Lo que jueguen solo cuenta en una de ellas.",
    }),
  nobodyYet:
    "Esta organización todavía no tiene usuarios. Puede añadir miembros más adelante, con una lista o con el código de acceso del curso.",
  noPersonMatches: "Nadie coincide con la búsqueda.",
  searchPeople: "Buscar personas",
  clear: "Desmarcar",
  membersTitle: ({ count }) => rich`Miembros ${count}`,
  chosenPeople: ({ chosen, people }) => `${number(chosen)} de ${number(people)} seleccionadas`,
  peopleCount: ({ people }) => plural(people, { one: "# persona", other: "# personas" }),
  chooseAll: "Seleccionar todo",
  chooseMatches: ({ matches }) => `Seleccionar estas ${number(matches)}`,
  disabled: "deshabilitado",
};
