import type { lessonMistakes as english } from "../en/lessonMistakes";
import type { Translation } from "../translation";

export const lessonMistakes: Translation<typeof english> = {
  mistakeAt: ({ place, advice }) => `${place}: ${advice}`,
  entryName: ({ list, place }) => {
    const names = new Map([
      ["questions", "pregunta"],
      ["answers", "respuesta"],
      ["steps", "paso"],
      ["goal", "meta"],
      ["orbits", "órbita"],
      ["formulas", "fórmula"],
      ["text", "párrafo"],
      ["objectives", "objetivo"],
      ["sources", "fuente"],
      ["readings", "valor mostrado"],
      ["moves", "movimiento"],
      ["draw", "número sorteado"],
      ["figures", "número calculado"],
      ["compare", "comparación"],
    ]);
    return `${names.get(list) ?? list} ${place}`;
  },
  fieldName: ({ field }) => {
    const names = new Map([
      ["maxScore", "puntos"],
      ["shortTitle", "título corto"],
      ["passShare", "proporción de puntos para superarla"],
      ["alt", "descripción"],
      ["argumentOfPerigee", "argumento del perigeo"],
      ["trueAnomaly", "anomalía verdadera"],
      ["quantity", "magnitud"],
    ]);
    return names.get(field) ?? field;
  },
  addMissing: ({ field, isNumber }) => {
    const missing = new Map([
      ["text", "añada un texto"],
      ["title", "añada un título"],
      ["shortTitle", "añada un título corto"],
      ["hint", "añada una pista"],
      ["name", "añada un nombre"],
      ["alt", "añada una descripción"],
      ["explanation", "añada una explicación"],
    ]);
    return missing.get(field) ?? (isNumber ? "añada un número" : "añada un valor");
  },
  writeNumber: "escriba un número",
  writePositive: "escriba 0 o más",
  writeAtLeast: ({ least }) => `escriba ${least} o más`,
  writeAtMost: ({ most }) => `escriba ${most} o menos`,
  writeMoreThan: ({ less }) => `escriba más de ${less}`,
  shorten: ({ most }) => `acórtelo a ${most} caracteres`,
  addSecondAnswer: "añada una segunda respuesta",
  markRightAnswer: "marque una respuesta correcta, o ponga los puntos a 0 si es una encuesta",
  sameAnswer: "otra respuesta tiene el mismo texto",
  addTask: "añada una tarea o una pregunta, porque solo con leer no se supera",
  pointsDiffer: ({ sum, most }) => `las tareas suman ${sum} puntos, pero la lección da ${most}`,
  writePoints: "escriba cuántos puntos da la lección",
  use: ({ use }) => `use ${use}`,
  chooseOfList: "elija uno de la lista",
  paragraph: ({ name, place }) => `${name}, párrafo ${place}`,
  textShownAsTyped: ({ place, reason }) => `${place}: ${reason}; el texto se muestra tal como se escribió.`,
  stepName: ({ place }) => `Paso ${place}`,
  stepHint: ({ place }) => `Paso ${place}, pista`,
  questionExplanation: ({ place }) => `Pregunta ${place}, explicación`,
  noSuchStep: "Este paso no existe.",
  notAQuestion: "no es una pregunta.",
};
