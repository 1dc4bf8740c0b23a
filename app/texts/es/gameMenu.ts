import { longDate, plural } from "../format";
import type { gameMenu as english } from "../en/gameMenu";
import type { Translation } from "../translation";

export const gameMenu: Translation<typeof english> = {
  title: "Elija un modo",
  menu: "Menú",
  back: ({ label }) => `← ${label}`,
  learn: "Aprender",
  learnHint: "Lecciones con diapositivas, tareas con el globo y cuestionarios.",
  compete: "Competir",
  competeHint: "Escenarios puntuados en los que compite con su clase.",
  sandbox: "Sandbox",
  sandboxHint: "Prepare su propia nave.",
  station: "Estación",
  imagingSatellite: "Satélite de imágenes",
  communicationsSatellite: "Satélite de comunicaciones",
  logOut: "Cerrar sesión",
  quit: "Salir",
  noClass: "No se pudo cargar su clase. Compruebe la conexión y vuelva a cargar la página.",
  noRunningClass: "Ninguna de sus clases está activa, así que sus puntuaciones no contarán en ningún libro de notas.",
  classOf: ({ courseName }) => `Clase: ${courseName}. Las puntuaciones van a su libro de notas.`,
  playsIn: ({ className }) => `Ahora juega en ${className}.`,
  playIn: ({ className }) => `Jugar en ${className}`,
  joined: "Se ha unido al curso.",
  accessCode: "Código de acceso de un curso",
  paste: "Pegar",
  pasteAccessCode: "Pegar el código de acceso",
  join: "Unirse",
  newResults: "Resultados nuevos",
  otherClassScenario: "Un escenario de otra clase",
  scoreOf: ({ score, maxScore, isLate }) =>
    isLate ? `${score} de ${maxScore}, entregado tarde` : `${score} de ${maxScore}`,
  review: "Revisión",
  reviewOf: ({ name }) => `Revisión de ${name}`,
  newComments: "Comentarios nuevos",
  commentOn: ({ author, about }) => `${author} sobre ${about}`,
  opensAt: ({ date }) => `Se abre ${date}`,
  dueAt: ({ date }) => `Entrega ${date}`,
  wasDue: ({ date }) => `Venció ${date}`,
  markRead: "Marcar como leído",
  yourProgress: "Su progreso",
  progressLoading: "Cargando su progreso…",
  progressUnknown:
    "No se puede mostrar su progreso porque no hay conexión con el servidor. Puede jugar de todos modos: los resultados se almacenan y se envían después.",
  resultsWait: ({ count }) =>
    plural(count, {
      one: "# resultado todavía no se ha enviado y no se cuenta aquí.",
      other: "# resultados todavía no se han enviado y no se cuentan aquí.",
    }),
  doneAndNext: ({ done, count }) => `${done} de ${count} hechos. Siguiente:`,
  nothingToPlay: "Todavía no hay nada que jugar aquí.",
  allAreDone: ({ count }) => `${count} de ${count} hechos.`,
  worthRepeating: "Conviene repetir",
  lastMissed: "Última respuesta incorrecta",
  streak: ({ streak }) => plural(streak, { one: "# correcta seguida", other: "# correctas seguidas" }),
  notPassed: "Aún no superado",
  notPassedMissed: ({ missed, asked }) =>
    plural(asked, {
      one: `Aún no superado, fallos: ${missed} de # pregunta`,
      other: `Aún no superado, fallos: ${missed} de # preguntas`,
    }),
  lastPlayed: ({ at }) => `Jugado por última vez el ${longDate(at)}`,
  next: "Siguiente",
  standing: ({ passed, score, maxScore }) =>
    passed
      ? `Hecho, mejor puntuación: ${score} de ${maxScore}`
      : `Aún no superado, mejor puntuación: ${score} de ${maxScore}`,
  noScenarios: "No hay nada que jugar aquí porque no se pudo cargar su clase.",
  notPlayable: ({ count }) =>
    plural(count, { one: "# escenario no se puede jugar aquí", other: "# escenarios no se pueden jugar aquí" }),
  needsGame: "Necesita el juego propio de su organización",
  hasNoLesson: "Todavía no tiene lección",
  hasNoQuestions: "Todavía no tiene preguntas",
  turnablePicture: ({ label }) =>
    `${label}. Use las teclas de flecha para girarla, y más y menos para acercar y alejar.`,
  graphics: "Gráficos",
  graphicsAutomatic: "Automático",
  graphicsFull: "Completos",
  graphicsSimple: "Sencillos",
  noGraphics: "Este navegador no admite gráficos 3D (WebGL 2), así que se omiten las imágenes. Todo lo demás funciona.",
  points: ({ points }) => plural(points, { one: "# punto", other: "# puntos" }),
  place: ({ rank }) => `Puesto ${rank} en su clase`,
  finishSignal: "Sonido y luz al final",
};
