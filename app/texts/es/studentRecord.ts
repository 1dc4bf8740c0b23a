import { plural } from "../format";
import { rich } from "../rich";
import type { studentRecord as english } from "../en/studentRecord";
import type { Translation } from "../translation";

export const studentRecord: Translation<typeof english> = {
  grades: "Notas",
  closeAll: "Ocultar intentos anteriores y respuestas",
  openAll: "Mostrar todos los intentos y respuestas",
  gradesIn: ({ title }) => `Notas en ${title}`,
  scenario: "Escenario",
  grade: "Nota",
  classMedian: "Mediana de la clase",
  attemptsLatestFirst: "Intentos, el último primero",
  medianPlot: ({ median, scenarioTitle, unseen }) =>
    rich`${median}${unseen(`, mediana de la clase en ${scenarioTitle}: mostrar gráfico`)}`,
  onlyLatest: "Solo el último",
  countAttempt: "Contar intento",
  excludeAttempt: "Excluir intento",
  takeBackClaim: "Deshacer aceptación",
  acceptClaim: "Aceptar declaración",
  sandboxes: "Sandboxes",
  noSandboxes: "Todavía no hay sandboxes.",
  sandboxUse: ({ accessCount, dateTime }) =>
    plural(accessCount, {
      one: `abierto # vez, último cambio: ${dateTime}`,
      other: `abierto # veces, último cambio: ${dateTime}`,
    }),
  signIns: "Inicios de sesión durante la clase",
  noSignIns: "Ningún inicio de sesión durante esta clase.",
  notes: "Anotaciones",
  noNotes: "Todavía no hay anotaciones.",
  removeNote: ({ unseen }) => rich`Quitar${unseen(" esta anotación")}`,
  addNoteTitle: "Añadir una anotación",
  newNote: "Nueva anotación",
  noteHint: "Se guarda con el curso. Puede leerla quien pueda abrir este libro de notas, pero no el estudiante.",
  addNote: "Añadir anotación",
  removeTitle: "¿Quitar anotación?",
  remove: "Quitar",
  handInFile: "Entregar un archivo",
  lastSignedIn: ({ relativeTime }) =>
    rich`Último inicio de sesión: ${relativeTime}. Todavía ningún intento en esta clase.`,
  neverSignedIn: "Nunca ha iniciado sesión.",
  previousStudent: "Estudiante anterior",
  nextStudent: "Estudiante siguiente",
  scenariosPlayed: "escenarios jugados",
  lastPlayed: "última vez",
  noteAdded: "Anotación añadida.",
  noteRemoved: "Anotación quitada.",
  played: ({ done, offered, average }) =>
    average === null ? `${done} de ${offered} jugados` : `${done} de ${offered} jugados, media ${average}`,
  older: ({ attempts }) => plural(attempts, { one: "# anterior", other: "# anteriores" }),
  changeAttempt: ({ points, dateTime }) => `Cambiar ${points}, ${dateTime}`,
  counts: "cuenta",
  handedInLate: ({ began }) => (began === null ? "entregado tarde" : `entregado tarde, iniciado el ${began}`),
  excludedBy: ({ by, reason }) => `excluido por ${by}: ${reason}`,
  acceptedBy: ({ by }) => `aceptado por ${by}`,
  deviceAttempts: ({ device, attempts, muted }) =>
    rich`${device}${muted(plural(attempts, { one: ", # intento", other: ", # intentos" }))}`,
  timeSpan: ({ from, to }) => `${from} a ${to}`,
  attempts: "intentos",
  noteRequired: "Escriba una anotación.",
  noteTooLong: ({ max }) => `La anotación debe tener ${max} caracteres como máximo.`,
  noteUnstorable: "La anotación contiene un carácter que no se puede guardar. Quítelo.",
  tooManyNotes: ({ max }) => `Este estudiante ya tiene ${max} anotaciones, que es el límite. Quite una primero.`,
};
