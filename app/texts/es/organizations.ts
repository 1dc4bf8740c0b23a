import { number, plural } from "../format";
import { rich } from "../rich";
import type { organizations as english } from "../en/organizations";
import type { Translation } from "../translation";

export const organizations: Translation<typeof english> = {
  defaultLanguage: "Idioma predeterminado",
  defaultLanguageHint: "Para quienes no han elegido un idioma. Se aplica a partir de su próximo inicio de sesión.",
  languageChanged: ({ name }) => `Se ha cambiado el idioma predeterminado de ${name}.`,
  created: ({ name }) => `Se ha creado ${name}.`,
  deleted: ({ name }) => `Se ha eliminado ${name}.`,
  claimsChanged: ({ name, rule }) =>
    ({
      curriculum: `${name} sigue ahora la regla del plan de estudios para las declaraciones.`,
      verifiedOnly: `${name} cuenta ahora solo puntuaciones verificadas.`,
      count: `${name} cuenta ahora las declaraciones.`,
    })[rule],
  limitChanged: ({ name, limit }) => `El límite de usuarios de ${name} es ahora ${number(limit)}.`,
  paidChanged: ({ name, isPaid }) =>
    isPaid ? `${name} consta ahora como pagada.` : `${name} consta ahora como no pagada.`,
  curriculumChanged: ({ name, curriculum }) => `${name} usa ahora ${curriculum}.`,
  messagesChanged: ({ name, allowed }) =>
    allowed
      ? `Los docentes de ${name} ya pueden escribir correos a sus estudiantes.`
      : `Los docentes de ${name} ya no pueden escribir correos a sus estudiantes.`,
  rostersChanged: ({ name, allowed }) =>
    allowed
      ? `Los docentes de ${name} ya pueden importar listas.`
      : `Los docentes de ${name} ya no pueden importar listas.`,
  notFound: "No se encontró la organización.",
  chooseCurriculum: "Elija un plan de estudios.",
  chooseClaims: "Elija si cuentan las declaraciones.",
  claimRule: ({ rule }) =>
    ({
      curriculum: "Usar la regla del plan de estudios",
      verifiedOnly: "Contar solo puntuaciones verificadas",
      count: "Contar las declaraciones",
    })[rule],
  claimRuleHint: ({ rule }) =>
    ({
      curriculum:
        "En los escenarios que califica el servidor, las declaraciones no cuentan hasta que un docente las acepte. En los que califica el juego, cuentan y quedan marcadas.",
      verifiedOnly: "Las declaraciones no cuentan en ningún escenario hasta que un docente las acepte.",
      count:
        "Las declaraciones cuentan en todos los escenarios y quedan marcadas. Si la persona ya tiene una puntuación verificada, decide un docente. Elija esta opción solo si usa un juego propio que no envía pruebas, porque las declaraciones se pueden inventar.",
    })[rule],
  createTitle: "Crear organización",
  curriculumHint: "Lo que juegan sus miembros. Puede cambiarlo más adelante.",
  create: "Crear",
  curriculumOf: ({ name }) => `Plan de estudios de ${name}`,
  inUse: ({ title }) => rich`Plan de estudios actual: ${title}`,
  changeTo: "Cambiar a",
  preview: "Ver cambio",
  previewTitle: ({ title }) => `Cambio a ${title}`,
  noRunningClass: "No hay ninguna clase activa. Las clases terminadas conservan su plan de estudios.",
  classEffect: ({ className, courseName, effect }) => rich`${className} de ${courseName}: ${effect}`,
  endClassesFirst: "Finalice primero las clases con escenarios que el nuevo plan de estudios no tiene.",
  changeCurriculum: "Cambiar plan de estudios",
  claims: "Declaraciones: puntuaciones que un juego comunica sin pruebas",
  claimsHint: "Se aplica a los intentos nuevos. Los anteriores quedan como están.",
  messages: "Mensajes",
  allowMessages: "Los docentes pueden enviar correos a los estudiantes de sus clases",
  allowMessagesHint:
    "Escriben desde el libro de notas. Las respuestas llegan a la dirección del docente, y el personal del curso puede leer una copia.",
  rosters: "Listas",
  nothingPlayed: "Todavía no se ha jugado nada. Pasa al nuevo plan de estudios.",
  playedInBoth: ({ attempts }) =>
    plural(attempts, {
      one: "# intento, en un escenario que tienen ambos planes de estudios. Pasa al nuevo y conserva sus notas.",
      other: "# intentos, todos en escenarios que tienen ambos planes de estudios. Pasa al nuevo y conserva sus notas.",
    }),
  playedInOne: ({ attempts, scenarios }) =>
    plural(attempts, {
      one: `# intento. El nuevo plan de estudios no tiene ${scenarios}.`,
      other: `# intentos. El nuevo plan de estudios no tiene ${scenarios}.`,
    }),
  deleteTitle: ({ name }) => `¿Eliminar ${name}?`,
  deletionHint: ({ days }) =>
    `Puede restaurarla desde Eliminados recientemente durante ${days} días. Con la organización se elimina:`,
  deletedUsers: ({ users }) => plural(users, { one: "# usuario", other: "# usuarios" }),
  deletedCourses: ({ courses }) =>
    plural(courses, {
      one: "# curso, con sus clases y libros de notas",
      other: "# cursos, con sus clases y libros de notas",
    }),
  deletedCodes: ({ accessCodes }) => plural(accessCodes, { one: "# código de acceso", other: "# códigos de acceso" }),
  deletedScores: ({ scores }) => plural(scores, { one: "# puntuación", other: "# puntuaciones" }),
  systemAdminsFirst:
    "A esta organización pertenecen cuentas de administración del sistema. Páselas primero a otra organización.",
  typeName: "Escriba el nombre de la organización para confirmar",
  pageTitle: "Organizaciones",
  createdDate: "Creada",
  paid: "Pagada",
  activeUsers: "Usuarios activos",
  userLimit: "Límite de usuarios",
  activeUsersLink: ({ hidden, users, name }) =>
    rich`${number(users)}${hidden(plural(users, { one: ` usuario activo de ${name}`, other: ` usuarios activos de ${name}` }))}`,
  curriculumLink: ({ hidden, curriculum, name }) =>
    rich`${curriculum}${hidden(`: cambiar el plan de estudios de ${name}`)}`,
  deleteOrganization: ({ hidden, name }) => rich`Eliminar${hidden(` ${name}`)}`,
  isPaid: ({ name }) => `${name} está pagada`,
  unpaid: "No pagada",
  userLimitOf: ({ name }) => `Límite de usuarios de ${name}`,
  setLimit: ({ hidden, name }) => rich`Fijar${hidden(` el límite de usuarios de ${name}`)}`,
  search: "Buscar organizaciones",
  empty: "No hay organizaciones",
  noMatch: "Ninguna organización coincide con la búsqueda.",
  emptyHint: "Cree aquí su primera organización, o en Permisos al asignar un código de acceso a un nombre nuevo.",
  notFetched: "No se pudieron obtener las organizaciones",
};
