import { list, number, plural } from "../format";
import { rich } from "../rich";
import type { roster as english } from "../en/roster";
import type { Translation } from "../translation";

export const roster: Translation<typeof english> = {
  pageTitle: "Importar lista",
  instructorsImport: "Los docentes pueden importar listas en sus propios cursos",
  instructorsImportHint:
    "Pueden añadir estudiantes a esta organización, hasta su límite de usuarios, y deshacer una importación durante 7 días.",
  peopleAdded: "Personas añadidas",
  newPeople: "Personas nuevas",
  knownUnchanged: "Existentes, sin cambios",
  rowsWithErrors: "Filas con errores",
  freeSeats: "Plazas libres",
  leftAloneTitle: ({ leftAlone }) => `Sin deshacer: ${number(leftAlone)}`,
  takeBackInterrupted:
    "Se interrumpió el proceso de deshacer esta importación. Elija Deshacer importación para terminarlo.",
  noRows: "No hay filas",
  importInterrupted: ({ doneTo }) =>
    `La importación se interrumpió después de la fila ${number(doneTo)}. Importe de nuevo para continuar con la fila siguiente.`,
  nothingToImport: "Este archivo no contiene nada que importar.",
  nothingChangedYet:
    "Todavía no se ha cambiado nada. Las filas con errores se omitirán; todas las demás se importarán.",
  chooseAnotherFile: "Elegir otro archivo",
  row: "Fila",
  importing: "Importando…",
  imported: "Lista importada",
  downloadReport: "Descargar informe",
  reportHint: "Incluye un código de un solo uso para cada usuario nuevo",
  rowsLabel: "Filas del archivo",
  outcome: "Resultado",
  whatHappens: "Qué ocurre",
  takenBack: "Deshecho.",
  leftAlone: ({ leftAlone }) => `Sin deshacer: ${leftAlone}`,
  systemAdmin: "Admin. del sistema",
  newSystemAdministrators: ({ admins }) =>
    plural(admins, {
      one: "# nueva cuenta de administración del sistema",
      other: "# nuevas cuentas de administración del sistema",
    }),
  adminsHint:
    "La administración del sistema puede ver y cambiar todo en todas las organizaciones. Marque la casilla de cada persona que deba tener este rol.",
  makeAdmin: ({ username }) => `Dar a ${username} el rol de administración del sistema`,
  emailAndRow: ({ email, position }) => `${email}, fila ${position}`,
  movesTitle: ({ people }) =>
    plural(people, {
      one: "# estudiante está en otra clase activa",
      other: "# estudiantes están en otra clase activa",
    }),
  movesHint: "Si importa la lista, su juego y sus resultados pasan a la clase a la que se unen.",
  movesRequired: "Marque la casilla para pasarlos, o quite sus filas del archivo.",
  moveThem: "Pasarlos a la clase a la que se unen",
  andMore: ({ more }) => `y ${number(more)} más`,
  instructors: "Docentes",
  importTitle: "Importar lista",
  takenBackTitle: "Importación de la lista deshecha",
  importedTitle: "Lista importada",
  columnsUncertain:
    "No hemos podido identificar todas las columnas de este archivo. Elija qué columna tiene el nombre de usuario y cuál el correo, y qué contienen las demás. Todavía no se ha cambiado nada.",
  checkFile: "Comprobar archivo",
  checking: "Comprobando…",
  columnWithoutName: ({ place }) => `Columna ${place} (sin nombre)`,
  emptyColumn: "Vacía",
  notUsed: "No importar",
  rowsShown: "Filtrar filas",
  allRows: ({ all }) => `Todas las filas (${number(all)})`,
  errors: ({ errors }) => `Errores (${number(errors)})`,
  importRunning: "Esta lista se está importando. La importación continúa aunque salga de esta página.",
  takeBackRunning: "Esta importación se está deshaciendo. El proceso continúa aunque salga de esta página.",
  refresh: "Actualizar",
  openTakeBack: "Deshacer importación…",
  takeBackPeriod: ({ takeBackDays }) =>
    plural(takeBackDays, {
      one: "Solo usted puede deshacerla, durante # día.",
      other: "Solo usted puede deshacerla, durante # días.",
    }),
  takeBackTitle: ({ fileName }) => `¿Deshacer la importación de ${fileName}?`,
  takeBack: "Deshacer importación",
  takingBack: "Deshaciendo…",
  tookBack: "Importación de la lista deshecha",
  organizationHint: "Las personas nuevas se unen a esta organización, y el archivo puede nombrar sus cursos.",
  csvFile: "Archivo CSV",
  csvFileHint: ({ maxRows }) => `Hasta 2 MB y ${number(maxRows)} filas.`,
  fileFormatTitle: "Formato del archivo",
  rowsOfFile:
    "Cada línea es una fila. Si una fila no se puede leer, por ejemplo porque sobra una comilla, mostraremos qué le pasa y seguiremos con la siguiente.",
  downloadTemplate: "Descargar una plantilla",
  takeBackDeletes: ({ added }) =>
    plural(added, {
      one: "Se eliminará # usuario que añadió esta importación, a menos que tenga intentos.",
      other: "Se eliminarán los # usuarios que añadió esta importación, a menos que tengan intentos.",
    }),
  takeBackUnenrols:
    "Los usuarios existentes salen de los cursos a los que se unieron con esta importación, a menos que hayan jugado en ellos desde entonces.",
  takeBackLists: "Después verá quién se queda y por qué. Esto no se puede deshacer.",
  courseOfFile: ({ course, ownOnly, organizationName }) =>
    ownOnly
      ? rich`Todas las personas del archivo se unen a ${course}, a menos que su fila nombre otro de sus cursos en ${organizationName}.`
      : rich`Todas las personas del archivo se unen a ${course}, a menos que su fila nombre otro curso de ${organizationName}.`,
  columnsOfFile: ({ columns, ownOnly }) =>
    ownOnly
      ? rich`La primera fila nombra las columnas, en cualquier orden: ${columns}. Solo userName y email son obligatorias. Todas las personas nuevas pasan a ser estudiantes, y un curso se indica por su nombre. También sirven otros nombres de columna habituales, como E-Mail Address, Login o Given name. Si alguno no está claro, se lo preguntaremos.`
      : rich`La primera fila nombra las columnas, en cualquier orden: ${columns}. Solo userName y email son obligatorias. Un rol en blanco significa User, y un curso se indica por su nombre. También sirven otros nombres de columna habituales, como E-Mail Address, Login o Given name. Si alguno no está claro, se lo preguntaremos.`,
  passwordsOfFile: ({ sendsMail }) =>
    sendsMail
      ? "Las contraseñas no se importan. Las personas nuevas reciben un correo con un enlace para establecer una, y el informe tiene un código de un solo uso para cada una. Las cuentas que ya tienen ese nombre de usuario o correo quedan como están."
      : "Las contraseñas no se importan. Este servidor no envía correo, así que el informe tiene un código de un solo uso para cada persona nueva, que puede entregarle. Las cuentas que ya tienen ese nombre de usuario o correo quedan como están.",
  seatsLacking: ({ organizationName, free, limit, added, lacking }) =>
    `${organizationName} tiene ${plural(free, { one: "# plaza libre", other: "# plazas libres" })} (límite de usuarios: ${number(limit)}), pero este archivo añade ${plural(added, { one: "# persona", other: "# personas" })}. ${plural(lacking, { one: "# persona no se puede añadir.", other: "# personas no se pueden añadir." })} Deshabilite usuarios o pida que se aumente el límite, y compruebe el archivo de nuevo.`,
  joinedCourses: ({ courses }) => plural(courses, { one: "Se unieron al curso", other: "Se unieron a cursos" }),
  toJoinCourses: ({ courses }) => plural(courses, { one: "Se unirán al curso", other: "Se unirán a cursos" }),
  outcomeOf: ({ outcome }) =>
    ({ New: "Nuevo", Enrol: "Se une al curso", Known: "Sin cambios", Error: "Error" })[outcome],
  ignoredColumns: ({ columns }) =>
    plural(columns.length, {
      one: `Esta columna no se importa: ${list(columns)}.`,
      other: `Estas columnas no se importan: ${list(columns)}.`,
    }),
  organizationOf: ({ organizationName }) =>
    organizationName ? `Organización: ${organizationName}.` : "Sin organización.",
  courseForRows: ({ courseName }) => `Curso: ${courseName}, a menos que una fila nombre otro.`,
  importRows: ({ rows }) => plural(rows, { one: "Importar # fila", other: "Importar # filas" }),
  purpose: "Añada a muchas personas a la vez e inscríbalas en cursos. Verá qué ocurrirá antes de que cambie nada.",
  reportFileName: ({ fileName }) => `Informe de ${fileName}.csv`,
  rosterPermission: ({ allowed }) =>
    allowed ? "Los docentes ya pueden importar listas." : "Los docentes ya no pueden importar listas.",
  csvFileRequired: "Elija un archivo CSV.",
  fieldLabel: ({ field }) =>
    ({
      username: "Nombre de usuario",
      email: "Correo",
      firstName: "Nombre",
      lastName: "Apellido",
      rankTitle: "Rango o título",
      role: "Rol",
      course: "Curso",
    })[field],
  added: ({ people }) =>
    people === 0
      ? "No se ha añadido a nadie."
      : plural(people, { one: "Se ha añadido a # persona.", other: "Se ha añadido a # personas." }),
  joined: ({ people, course }) =>
    course === null
      ? plural(people, {
          one: "# persona se unió a un curso que se ha eliminado desde entonces.",
          other: "# personas se unieron a un curso que se ha eliminado desde entonces.",
        })
      : plural(people, { one: `# persona se unió a «${course}».`, other: `# personas se unieron a «${course}».` }),
  joinedOthers: ({ people, courses }) =>
    `${plural(people, { one: "# persona se unió", other: "# personas se unieron" })} a ${plural(courses, { one: "# curso más", other: "# cursos más" })}.`,
  changedNothing: ({ rows }) => plural(rows, { one: "# fila no cambió nada.", other: "# filas no cambiaron nada." }),
  leftOut: ({ rows }) => plural(rows, { one: "Se omitió # fila.", other: "Se omitieron # filas." }),
  deleted: ({ users }) => plural(users, { one: "Se eliminó # usuario.", other: "Se eliminaron # usuarios." }),
  leftAsTheyAre: ({ rows }) => plural(rows, { one: "# fila no se deshizo.", other: "# filas no se deshicieron." }),
  exampleCourse: "Mecánica orbital 101",
};
