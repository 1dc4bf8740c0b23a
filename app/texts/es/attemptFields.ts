import type { attemptFields as english } from "../en/attemptFields";
import type { Translation } from "../translation";

export const attemptFields: Translation<typeof english> = {
  number: ({ name }) => `${name} debe ser un número.`,
  notNegative: ({ name }) => `${name} no debe ser negativo.`,
  atMost: ({ name, max }) => `${name} debe ser ${max} como máximo.`,
  required: ({ name }) => `${name} es obligatorio.`,
  tooLong: ({ name, max }) => `${name} debe tener ${max} caracteres como máximo.`,
  unstorable: ({ name }) => `${name} contiene un carácter que no se puede guardar.`,
  uuid: ({ name }) => `${name} debe ser un UUID.`,
  text: ({ name }) => `${name} debe ser una cadena de texto.`,
  boolean: ({ name }) => `${name} debe ser true o false.`,
  list: ({ name }) => `${name} debe ser una lista.`,
  oneOf: ({ name, first, second }) => `${name} debe ser ${first} o ${second}.`,
  notOver: ({ name, limit }) => `${name} no debe ser mayor que ${limit}.`,
  tooManyAnswers: ({ max }) => `Una pregunta puede tener ${max} respuestas como máximo.`,
  tooManyQuestions: ({ max }) => `Un intento puede tener ${max} preguntas como máximo.`,
  asInCurriculum: ({ name, value }) => `${name} debe ser ${value}, como en el plan de estudios.`,
  sumOfScores: ({ name, sum }) => `${name} debe ser la suma de los puntos de las preguntas, ${sum}.`,
  sumOfMaxima: ({ name, sum }) => `${name} debe ser al menos la suma de los puntos máximos de las preguntas, ${sum}.`,
  noSuchQuestion: "El plan de estudios no tiene esa pregunta en este escenario.",
  questionTwice: "Esta pregunta aparece dos veces.",
  otherOfPool: "No se hizo esta pregunta, sino otra de su grupo.",
  noSuchAnswer: "El plan de estudios no tiene esa respuesta a esta pregunta.",
  answerTwice: "Esta respuesta aparece dos veces.",
  textsNeeded:
    "El plan de estudios no enumera las preguntas de este escenario, así que questionText y answerText son obligatorios.",
  noQuestions: "Este escenario no tiene preguntas.",
  orbitNotSet: "Esta órbita no se puede ajustar en ninguna lección.",
  noSuchTask: "Este escenario no tiene esa tarea.",
  taskTwice: "Esta tarea aparece dos veces.",
  notFlown: "Este escenario no es un vuelo.",
  noSandbox: "Este escenario no pide un sandbox.",
  flightOver: "El vuelo terminó antes del último de estos.",
  startNeeded:
    "Un vuelo puntuado necesita un inicio del servidor, porque cada inicio tiene sus propios valores. Abra de nuevo el escenario con conexión y haga ese vuelo.",
};
