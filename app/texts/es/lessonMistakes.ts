import { number } from "../format";
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
      ["checks", "comprobación"],
      ["options", "opción"],
      ["dials", "número"],
      ["wrong", "explicación"],
      ["hints", "pista"],
      ["message", "línea"],
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
      ["below", "distancia"],
      ["minutes", "minutos"],
      ["spacecraft", "número de la nave"],
      ["otherSpacecraft", "otra nave"],
      ["quantity", "magnitud"],
    ]);
    return names.get(field) ?? field;
  },
  addMissing: ({ field, isNumber }) => {
    const missing = new Map([
      ["text", "Añada un texto."],
      ["title", "Añada un título."],
      ["shortTitle", "Añada un título corto."],
      ["hint", "Añada una pista."],
      ["name", "Añada un nombre."],
      ["alt", "Añada una descripción."],
      ["explanation", "Añada una explicación."],
    ]);
    return missing.get(field) ?? (isNumber ? "Añada un número." : "Añada un valor.");
  },
  writeNumber: "Escriba un número.",
  writePositive: "Escriba 0 o más.",
  writeAtLeast: ({ least }) => `Escriba ${least} o más.`,
  writeAtMost: ({ most }) => `Escriba ${most} o menos.`,
  writeMoreThan: ({ less }) => `Escriba más de ${less}.`,
  shorten: ({ most }) => `Acórtelo a ${most} caracteres.`,
  addSecondAnswer: "Añada una segunda respuesta.",
  markRightAnswer: "Marque una respuesta correcta, o ponga los puntos a 0 si es una encuesta.",
  sameAnswer: "Otra respuesta tiene el mismo texto.",
  addTask: "Añada una tarea o una pregunta, porque solo con leer no se supera.",
  pointsDiffer: ({ sum, most }) => `Las tareas suman ${sum} puntos, pero la lección da ${most}.`,
  writePoints: "Escriba cuántos puntos da la lección.",
  notDetails: "No es JSON válido, o tiene un campo que una tarea no tiene aquí.",
  chooseOfList: "Elija uno de la lista.",
  paragraph: ({ name, place }) => `${name}, párrafo ${place}`,
  textShownAsTyped: ({ place, mark, max }) => {
    const reasons = {
      heading: "No se admiten encabezados.",
      picture: "No se admiten imágenes en los textos. Añada una imagen al paso.",
      html: "No se admite HTML.",
      code: "No se admite código.",
      quote: "No se admiten citas.",
      table: "No se admiten tablas.",
      listEntry: "Los elementos de lista empiezan por «-» o «1.».",
      emphasis: "Para negrita, use dos asteriscos: **así**. No se admite la cursiva.",
      link: "Solo se admiten enlaces https:// y mailto:.",
      tooLong: `El formato funciona en pasos de hasta ${number(max)} caracteres.`,
    };
    return `${place}: ${reasons[mark]} El texto se muestra tal como se escribió.`;
  },
  stepName: ({ place }) => `Paso ${place}`,
  stepHint: ({ place }) => `Paso ${place}, pista`,
  questionExplanation: ({ place }) => `Pregunta ${place}, explicación`,
};
