import { dayAndMonth, languageName, number, plural, timeOfDay } from "../format";
import type { gameLesson as english } from "../en/gameLesson";
import type { Translation } from "../translation";

export const gameLesson: Translation<typeof english> = {
  leave: "Salir",
  stepOf: ({ step, steps }) => `Paso ${step} de ${steps}`,
  step: ({ step }) => `Paso ${step}`,
  notInLanguage: ({ language }) => `Esta lección todavía no está disponible en ${languageName(language)}.`,
  partlyInLanguage: ({ language }) =>
    `Partes de esta lección todavía no están disponibles en ${languageName(language)}.`,
  startOver: "Empezar de nuevo",
  clearAndStartOver: "Borrar las respuestas y empezar de nuevo",
  back: "Atrás",
  next: "Siguiente",
  finish: "Terminar",
  finishAnyway: "Terminar igualmente",
  thisStep: "Este paso",
  nothingAnswered:
    "Todavía no ha respondido a nada. Si termina ahora, entrega un cuestionario vacío que cuenta como intento. Pasos pendientes:",
  stepsOpen: "Estos pasos están pendientes y no darían puntos:",
  noQuestions: "El servidor no ha enviado las preguntas.",
  answerRequired: "Elija primero una respuesta.",
  notChecked:
    "No hay conexión con el servidor. La respuesta está almacenada y verá el resultado cuando haya entregado el intento.",
  check: "Comprobar",
  halfPoints: ({ until }) =>
    `Ya ha visto la respuesta: por ahora da la mitad de los puntos. Volverá a dar todos a partir de: ${until}.`,
  hint: "Pista",
  lookAgain: ({ step, title }) => `Vuelva a ver el paso ${step}: ${title}.`,
  notScored: "Sin puntuación",
  points: ({ points, several }) =>
    several
      ? plural(points, {
          one: "# punto · Seleccione todas las correctas",
          other: "# puntos · Seleccione todas las correctas",
        })
      : plural(points, { one: "# punto", other: "# puntos" }),
  tryAgain: "No es correcto. Inténtelo de nuevo por la mitad de los puntos.",
  right: ({ points, maxScore }) =>
    `Correcto: ${plural(maxScore, { one: `${number(points)} de # punto`, other: `${number(points)} de # puntos` })}.`,
  wrong: "No es correcto.",
  wrongWithPoints: ({ points, maxScore }) =>
    `No del todo: ${plural(maxScore, { one: `${number(points)} de # punto`, other: `${number(points)} de # puntos` })}.`,
  answeredBefore: "Ya ha respondido a esta pregunta.",
  theAnswerIs: ({ answers }) => `Respuesta correcta: ${answers}.`,
  fullPointsAgain: ({ at }) => `Podrá volver a obtener todos los puntos en otro intento a partir de: ${at}.`,
  endAttemptsWarning:
    "Con esto terminan sus intentos en este cuestionario. Conserva su mejor puntuación, pero no puede repetir el cuestionario.",
  endAttempts: "Mostrar respuestas y terminar los intentos",
  cancel: "Cancelar",
  showAnswers: "Mostrar las respuestas",
  answersHidden: ({ reason }) =>
    ({
      held: "Su docente aún no ha publicado las respuestas correctas.",
      claim: "El juego comunicó estos puntos, así que no se muestran las respuestas correctas.",
      notShown: "Su docente no muestra las respuestas correctas.",
      otherClass: "Verá las respuestas cuando haya terminado este cuestionario también en su otra clase.",
      classRuns: "Verá las respuestas cuando termine la clase.",
      attemptsLeft: "Verá las respuestas después de su último intento, o cuando tenga todos los puntos.",
    })[reason],
  countedByServer: "Puntuación guardada",
  scoreOf: ({ score, maxScore }) => `${score} de ${maxScore}`,
  result: "Resultado",
  passed: "Superado",
  notPassed: "No superado",
  finished: "Terminado",
  again: "Otra vez",
  toMenu: "Al menú",
  toList: "Volver a la lista",
  sources: "Fuentes",
  readingAndTasks: "Lectura y tareas",
  questions: "Preguntas",
  questionsWait: "Sin calificar",
  together: "Total",
  passShare: ({ percent, countsReading }) =>
    countsReading
      ? `Para superarlo necesita el ${percent}\u00a0% de los puntos de tareas y preguntas. Cuenta su mejor intento.`
      : `Para superarlo necesita el ${percent}\u00a0% de los puntos. Cuenta su mejor intento.`,
  taskGlobe: "La Tierra con su órbita. Arrastre los controles de perigeo, apogeo e inclinación",
  taskDone: ({ points }) => plural(points, { one: "Hecho: # punto.", other: "Hecho: # puntos." }),
  taskDoneAsPractice: "Hecho como práctica, sin puntos.",
  taskOpen: "Todavía no.",
  bounds: ({ value, from, to }) => `${value} (de ${from} a ${to})`,
  taskWithoutStart:
    "Esta tarea no da puntos ahora, porque no había conexión con el servidor al abrir la lección. Salga y ábrala de nuevo con conexión. La tarea tendrá entonces números nuevos.",
  symbols: "Símbolos",
  hintOf: ({ hint, hints }) => `Pista ${hint} de ${hints}`,
  hintTooEarly: "Pruebe algo primero; después podrá ver esta pista.",
  hintsSeen: ({ count }) =>
    plural(count, {
      one: "Ha consultado # pista. No ha costado puntos.",
      other: "Ha consultado # pistas. No han costado puntos.",
    }),
  noAttemptsLeft: "No quedan intentos.",
  attemptsLeft: ({ attempts }) => plural(attempts, { one: "Queda # intento.", other: "Quedan # intentos." }),
  nextAttempt: ({ at }) => `Próximo intento a partir de: ${at}.`,
  dayAndTime: ({ at }) => `${dayAndMonth(at)}, ${timeOfDay(at)}`,
  review: "Revisión",
  yourAnswer: ({ answers }) => (answers ? `Su respuesta: ${answers}.` : "Su respuesta: ninguna."),
  pointsOf: ({ points, maxPoints }) =>
    `${plural(maxPoints, { one: `${number(points)} de # punto`, other: `${number(points)} de # puntos` })}.`,
  rightAnswer: ({ answers }) => `Respuesta correcta: ${answers}.`,
  globe: "La Tierra y las órbitas a su alrededor",
  pause: "Pausa",
  play: "Reproducir",
  model: "Modelo",
  oneDay: "+1 día",
  day: ({ day }) => `Día ${day}`,
  time: "Tiempo",
  tenMinutes: "+10 min",
  perigee: "Perigeo",
  apogee: "Apogeo",
  inclination: "Inclinación",
  node: "Nodo ascendente",
  argumentOfPerigee: "Argumento del perigeo",
  trueAnomaly: "Anomalía verdadera",
  otherElements: "Otros elementos",
  slider: ({ label }) => `${label}, control deslizante`,
  nextScenario: "Siguiente:",
  campaignDone: ({ campaign }) => `Campaña completada: ${campaign}`,
  allPassed: ({ count }) => plural(count, { one: "Ha aprobado # escenario.", other: "Ha aprobado los # escenarios." }),
  getCredential: "Obtener su certificado firmado",
  mastered: "Lo que ya domina",
  andMore: ({ count }) => `y ${count} más`,
  comesBack: ({ count }) =>
    plural(count, {
      one: "# pregunta vuelve en la práctica.",
      other: "# preguntas vuelven en la práctica.",
    }),
};
