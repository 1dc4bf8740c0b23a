import { plural } from "../format";
import type { quizAnswers as english } from "../en/quizAnswers";
import type { Translation } from "../translation";

export const quizAnswers: Translation<typeof english> = {
  title: "Cuestionarios, pregunta a pregunta",
  chosen: "elegida",
  noAnswer: "Sin respuesta.",
  answers: ({ answered }) => plural(answered, { one: "# respuesta", other: "# respuestas" }),
  rightOf: ({ right, marked }) => `${right} de ${marked} correctas`,
  right: "correcta",
  wrong: "incorrecta",
};
