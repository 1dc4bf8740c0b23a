import { list, number, plural } from "../format";
import { rich } from "../rich";
import type { quizResponses as english } from "../en/quizResponses";
import type { Translation } from "../translation";

export const quizResponses: Translation<typeof english> = {
  questions: "Preguntas",
  handedInAverage: ({ attempts, students, average, maxPoints }) =>
    `${attempts} de ${students} entregados · media ${average} de ${maxPoints}`,
  marksRule: ({ minStudents, marks }) =>
    `Solo para preguntas que se hicieron al menos a ${minStudents} estudiantes. ${marks.join(". ")}.`,
  allQuestions: ({ questions }) => plural(questions, { one: "# pregunta", other: "Las # preguntas" }),
  misconceptionsHint: ({ rule, attempts }) =>
    `${rule} ${plural(attempts, { one: "# estudiante ha entregado.", other: "# estudiantes han entregado." })}`,
  noMisconceptions: "No destaca ninguna idea errónea",
  tooFewStudents: "Aún no hay suficientes estudiantes",
  misconceptions: "Ideas erróneas",
  wrongChosen: ({ share, answer }) => rich`${share} eligió ${answer}`,
  handedInLate: "Entregado tarde",
  lateHint: "Iniciados durante la clase y recibidos después de que terminara. Estos intentos cuentan.",
  lateTimes: ({ began, received }) => `iniciado el ${began}, recibido el ${received}`,
  noDataHint: "Nadie ha terminado este cuestionario en esta clase.",
  wrongChosenBy: ({ share, answer, names }) => rich`${share} eligió ${answer}: ${names}`,
  tooFewAsked: "No hay suficientes estudiantes para valorar esta pregunta.",
  andMore: ({ others }) => `y ${others} más`,
  answersTo: ({ label }) => `Respuestas a ${label}`,
  answer: "Respuesta",
  share: "Proporción",
  noAnswer: "Sin respuesta",
  right: "Correcta",
  rightAnswer: "correcta",
  pointsEarned: "Puntos obtenidos",
  averagePoints: "Media de puntos",
  partlyRight: "En parte correcta",
  questionList: "Todas las preguntas y respuestas completas",
  quizTitle: "Respuestas del cuestionario",
  lessonTitle: "Respuestas de la lección",
  downloadCsv: "Descargar CSV",
  quizzes: "Cuestionarios",
  lessons: "Lecciones con preguntas",
  switcherLabel: "Cuestionarios y lecciones",
  chooseAnother: "elegir otro cuestionario u otra lección",
  handedIn: ({ handedIn }) => plural(handedIn, { one: "# entregado", other: "# entregados" }),
  tabsLabel: "Vistas de este cuestionario",
  tableLabel: "Respuestas de cada estudiante a cada pregunta",
  printedLate: ({ name }) => `${name}, tarde`,
  tabTitle: "Respuestas del cuestionario",
  noAnswerCell: "sin respuesta",
  late: "tarde",
  marks: "Avisos",
  markRule: ({ name, rule }) => `${name}: ${rule}`,
  facilityRule: "Proporción media de los puntos de la pregunta, entre todos los estudiantes a quienes se hizo.",
  discriminationRule: ({ minStudents }) =>
    `Correlación ítem-total corregida: r de Pearson entre la proporción de puntos de un estudiante en esta pregunta y la que tiene en todas las demás. Se calcula si la pregunta se hizo al menos a ${minStudents} estudiantes y ambas proporciones varían.`,
  alarm: ({ alarm }) =>
    ({
      misleading: "Revise la clave",
      tooHard: "Muy difícil",
      tooEasy: "Muy fácil",
      separatesLittle: "Discrimina poco",
    })[alarm],
  alarmHint: ({ alarm }) =>
    ({
      misleading:
        "Quienes lo hicieron bien en el resto fallaron más esta pregunta. Revise la clave de respuestas y la redacción.",
      tooHard: "Demasiado difícil para esta clase.",
      tooEasy: "Apenas distingue a los estudiantes de más nivel de los de menos nivel: casi todos aciertan.",
      separatesLittle: "Apenas distingue a los estudiantes de más nivel de los de menos nivel.",
    })[alarm],
  alarmRule: ({ alarm, misleadsBelow, easyPercent, hardPercent, separatesFrom }) =>
    ({
      misleading: `discriminación inferior a ${number(misleadsBelow)}, y menos del ${easyPercent}\u00a0% de los puntos obtenidos`,
      tooHard: `menos del ${hardPercent}\u00a0% de los puntos obtenidos`,
      tooEasy: `${easyPercent}\u00a0% o más de los puntos obtenidos`,
      separatesLittle: `discriminación inferior a ${number(separatesFrom)}`,
    })[alarm],
  order: ({ order }) => ({ hardest: "Más difíciles primero", asked: "En orden" })[order],
  discrimination: "Discriminación",
  averageDiscrimination: "Discriminación media",
  rightAnswers: ({ answers }) => `Correctas: ${list(answers.map((answer) => `«${answer}»`))}`,
  students: ({ count }) => plural(count, { one: "# estudiante", other: "# estudiantes" }),
  survey: "Encuesta",
  noPoints: "sin puntos",
  neighbour: ({ direction, title }) => ({ previous: `Anterior: ${title}`, next: `Siguiente: ${title}` })[direction],
  markedAnswer: ({ text, isCorrect }) => (isCorrect ? `${text} (correcta)` : `${text} (incorrecta)`),
  loadingStudents: "Cargando estudiantes…",
  loadingData: "Cargando datos del cuestionario…",
  noData: "No hay datos del cuestionario",
  notDownloaded: "No se pudieron descargar los resultados",
  misconceptionRule: ({ percent, minStudents }) =>
    `Respuestas incorrectas elegidas al menos por el ${percent}\u00a0% de los estudiantes preguntados, en preguntas que se hicieron al menos a ${minStudents} estudiantes.`,
  pointsOf: ({ points, maxPoints }) => `${points} de ${maxPoints}`,
  tab: ({ tab }) => ({ responses: "Respuestas", questions: "Preguntas", misconceptions: "Ideas erróneas" })[tab],
};
