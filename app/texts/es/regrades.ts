import { number, plural } from "../format";
import type { regrades as english } from "../en/regrades";
import type { Translation } from "../translation";

export const regrades: Translation<typeof english> = {
  title: "Volver a calificar la pregunta",
  link: "Volver a calificar",
  linkLabel: ({ label }) => `Volver a calificar ${label}`,
  purpose:
    "La nueva clave vale solo para esta clase, también para los intentos que lleguen más tarde. Las clasificaciones no cambian.",
  rightAnswers: "Respuestas correctas",
  oneOf: "Cualquiera de estas respuestas da los puntos.",
  allOf: "Solo exactamente estas respuestas juntas dan los puntos.",
  points: "Puntos de esta pregunta",
  leaveOut: "No contar esta pregunta: no da puntos y el máximo es menor",
  neverLower: "Nunca menos: los intentos que tendrían una parte menor de los puntos conservan los suyos",
  curriculumKey: ({ answers, points }) =>
    `El plan de estudios tiene ahora otra clave para esta pregunta: ${answers} (puntos: ${points}).`,
  curriculumLeavesOut: "El plan de estudios ya no cuenta esta pregunta.",
  useCurriculumKey: "Usar esta clave",
  preview: "Vista previa",
  effect: ({ changed, attempts }) => `Intentos con puntos nuevos: ${number(changed)} de ${number(attempts)}.`,
  students: ({ gain, lose, letters }) =>
    `Estudiantes que ganan: ${number(gain)}. Estudiantes que pierden: ${number(lose)}. Letras que cambian: ${number(letters)}.`,
  noGradeChanges: "No cambia ninguna nota.",
  changesLabel: "Notas que cambian",
  before: "Antes",
  after: "Después",
  moreStudents: ({ others }) => `Solo se muestran los primeros. Otros: ${number(others)}.`,
  reasonHint: "Los estudiantes cuyos puntos cambian pueden leer este motivo.",
  notifies: "Enviar un correo a los estudiantes cuya nota cambia",
  apply: "Volver a calificar la pregunta",
  done: ({ changed }) => `Pregunta calificada de nuevo. Intentos con puntos nuevos: ${number(changed)}.`,
  undoneToast: ({ changed }) => `Calificación deshecha. Intentos con puntos nuevos: ${number(changed)}.`,
  history: "Cambios de calificación de este cuestionario",
  entry: ({ by, question }) => `${by} volvió a calificar «${question}»`,
  entryRight: ({ answers }) => `Correctas: ${answers}`,
  entryPoints: ({ points }) => `Puntos: ${points}`,
  entryLeftOut: "No cuenta",
  entryNeverLower: "Nunca menos",
  changedAttempts: ({ attempts }) => `Intentos con puntos nuevos: ${number(attempts)}`,
  undoLabel: ({ question }) => `Deshacer el cambio de calificación de «${question}»`,
  mailSubject: ({ scenarioTitle }) => `Nueva nota en ${scenarioTitle}`,
  mailText: ({ scenarioTitle, courseName, from, to }) =>
    `Se volvió a calificar una pregunta de ${scenarioTitle} (${courseName}). Su nota ha cambiado de ${from} a ${to}. Quien imparte el curso escribe:`,
  wasRecorded: ({ points }) => `Calificado de nuevo, antes ${points}`,
  tooMany: ({ max }) =>
    `Este cuestionario ya tiene ${max} cambios de calificación, que es el límite. Deshaga uno primero.`,
  regradedMeanwhile:
    "Mientras tanto, otra persona ha vuelto a calificar este cuestionario. Mire la nueva vista previa e inténtelo de nuevo.",
  alreadyUndone: "Este cambio de calificación ya se deshizo.",
  rightRequired: "Elija al menos una respuesta correcta.",
  nothingChanged: "Elija otras respuestas correctas u otros puntos, o no cuente la pregunta.",
  pointsRequired: "Esta pregunta no da puntos por ahora. Introduzca los puntos que debe dar, o no la cuente.",
  askedTwice:
    "Este cuestionario tiene dos preguntas con este texto, así que no se pueden volver a calificar por separado.",
  pointsBetween: ({ most }) => `Introduzca un número de 0,01 a ${most}, con dos decimales como máximo.`,
  classesTitle: "Volver a calificar clases",
  classesPurpose: ({ version }) =>
    `La versión ${version} tiene otra clave u otros puntos para estas preguntas, o ya no las cuenta. Nada cambia por sí solo: mire la vista previa de cada clase y vuelva a calificar allí.`,
  classes: ({ classes }) =>
    plural(classes, { one: "1 clase por calificar de nuevo", other: "# clases por calificar de nuevo" }),
  classesLabel: "Preguntas por calificar de nuevo, por clase",
  class: "Clase",
  organization: "Organización",
  quiz: "Cuestionario",
  question: "Pregunta",
  outdatedAttempts: "Intentos con otra clave",
  previewLabel: ({ question, className }) => `Vista previa de «${question}» en ${className}`,
  moreQuestions: "No se ha examinado o mostrado todo. Recalifique algunas y vuelva después.",
  noClasses: "Ninguna clase por calificar de nuevo",
  noClassesHint:
    "Todos los intentos tienen los puntos de la versión más reciente, o se calificaron de nuevo desde su publicación.",
};
