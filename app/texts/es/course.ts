import { plural } from "../format";
import { rich } from "../rich";
import type { course as english } from "../en/course";
import type { Translation } from "../translation";

export const course: Translation<typeof english> = {
  sheetTitle: "Código de acceso",
  accessCode: "Código de acceso",
  qrCode: ({ name }) => `Código QR para unirse a ${name}`,
  accessCodeHint:
    "Quien se registre con este código se une al curso y a su clase activa. El código QR abre el formulario de registro con el código ya escrito.",
  printOrProject: "Imprimir o proyectar",
  newCode: "Sustituir código",
  classesTitle: ({ count }) => rich`Clases ${count}`,
  noClassesHint: "Una clase es una edición del curso, con su propio libro de notas.",
  noClasses: "Todavía no hay clases",
  classesLabel: "Clases",
  class: "Clase",
  scheduled: "Programada",
  running: "Activa",
  plannedEnd: ({ date }) => `Programado para el ${date}`,
  backToCourse: "Volver al curso",
  scanCode: ({ host }) => `1. Escanee el código o abra ${host}`,
  chooseRegister: "2. Elija «Registrarse con código de acceso»",
  enterCode: "3. Escriba el código de acceso exactamente como aparece aquí",
  renamed: "Curso guardado.",
  codeChanged: ({ code }) => `El nuevo código de acceso es ${code}.`,
  quizRulesSaved: "Reglas de los cuestionarios guardadas. Se aplican desde el próximo intento.",
  memberRemoved: ({ username }) => `Se ha quitado a ${username} del curso.`,
  membersAdded: ({ added, known }) =>
    known > 0
      ? `${plural(added, { one: "Se ha añadido a # persona.", other: "Se ha añadido a # personas." })} ${plural(known, { one: "# ya era miembro.", other: "# ya eran miembros." })}`
      : plural(added, { one: "Se ha añadido a # persona.", other: "Se ha añadido a # personas." }),
  renameTitle: "Renombrar curso",
  newCodeTitle: "¿Sustituir código de acceso?",
  newCodeWarning: ({ code }) =>
    rich`Nadie podrá unirse ya con ${code}, ni con su código QR o sus hojas impresas. Los miembros actuales siguen en el curso.`,
  makeNewCode: "Sustituir código",
  addMembers: "Añadir miembros",
  people: "Nombres de usuario o correos electrónicos",
  peopleHint: ({ organizationName }) =>
    `Personas de ${organizationName}, separadas por espacios, comas o saltos de línea.`,
  addToClass: "Pasarlas a esta clase",
  joinRunningClass: "También se unen a la clase activa.",
  rosterNeeded:
    "Para añadir a personas sin cuenta hay que importar una lista. Pida a la administración de su organización que la importe, o que permita a los docentes importar listas.",
  importHint: ({ link }) => rich`¿Personas sin cuenta? ${link("Importe una lista")}`,
  attemptsKept: ({ username, attempts }) =>
    attempts === 0
      ? `${username} no tiene intentos en este curso.`
      : plural(attempts, {
          one: `Se conserva # intento de ${username} en este curso. Los libros de notas de clases terminadas lo siguen mostrando. El de una clase activa lo vuelve a mostrar si se añade de nuevo a ${username}.`,
          other: `Se conservan # intentos de ${username} en este curso. Los libros de notas de clases terminadas los siguen mostrando. El de una clase activa los vuelve a mostrar si se añade de nuevo a ${username}.`,
        }),
  removeTitle: ({ username }) => `¿Quitar a ${username}?`,
  removeMember: ({ username, className }) =>
    className
      ? rich`${username} sale del curso y de la clase activa ${className}. La cuenta se conserva.`
      : rich`${username} sale del curso. La cuenta se conserva.`,
  remove: "Quitar",
  removeUser: ({ hidden, username }) => rich`Quitar${hidden(` a ${username}`)}`,
  membersNotRead: "No se pudieron obtener los miembros",
  rename: "Renombrar",
  instructorOf: ({ ownerName }) => `Docente: ${ownerName}`,
  membersTitle: ({ count }) => rich`Miembros ${count}`,
  searchMembers: "Buscar miembros",
  importRoster: "Importar lista",
  noMembers: "No hay miembros",
  noMatch: "Ningún miembro coincide con la búsqueda.",
  noMembersHint: "Añada a personas que ya tengan cuenta o comparta el código de acceso.",
  membersLabel: "Miembros",
  disabled: "deshabilitado",
  email: "Correo",
  joined: "Se unió",
  neverActive: "Nunca",
  quizzes: "Cuestionarios",
  waitBetweenAttempts: "Espera entre intentos",
  answersShown: "Respuestas visibles",
  reviewOf: ({ review }) =>
    ({
      atOnce: "Justo después de cada intento",
      afterLastAttempt: "Después del último intento",
      afterClass: "Cuando termine la clase",
    })[review],
  anyNumber: "Sin límite",
  noWait: "Ninguna",
  minutes: ({ cooldownMinutes }) => plural(cooldownMinutes, { one: "# minuto", other: "# minutos" }),
  editQuizRules: "Editar reglas",
  quizRulesTitle: "Reglas de los cuestionarios",
  maxAttempts: "Intentos por cuestionario (opcional)",
  maxAttemptsHint:
    "Cuántas veces puede hacer un estudiante cada cuestionario. Déjelo en blanco para no limitar los intentos.",
  cooldown: "Espera entre intentos, en minutos",
  cooldownHint:
    "También es el tiempo durante el que una pregunta de una lección da la mitad de los puntos después de mostrarse su respuesta. Escriba 0 para no esperar.",
  review: "Cuándo ven las respuestas los estudiantes",
  reviewHint:
    "Con intentos ilimitados, «Después del último intento» significa: cuando se obtienen todos los puntos, se dan por terminados los intentos o termina la clase. Con «Justo después de cada intento», se puede repetir un cuestionario con las respuestas a la vista.",
  lessons: "Lecciones",
  lessonLanguage: "Idioma de las lecciones",
  lessonLanguageHint: "Las lecciones sin traducción están en inglés. Las notas y el análisis de preguntas no cambian.",
  readersLanguage: "El de cada estudiante",
  setLessonLanguage: "Fijar idioma",
  lessonLanguageSaved: "Idioma guardado. Se aplica desde la próxima lección.",
  schedule: "Programación",
  noClassYet: "Todavía no hay ninguna clase. Inicie una ahora o prográmela.",
};
