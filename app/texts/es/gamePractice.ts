import { dayAndMonth, plural } from "../format";
import type { gamePractice as english } from "../en/gamePractice";
import type { Translation } from "../translation";

export const gamePractice: Translation<typeof english> = {
  title: "Práctica",
  start: ({ questions, minutes }) =>
    plural(questions, {
      one: `Práctica: # pregunta, ${plural(minutes, { one: "# minuto", other: "# minutos" })} aproximadamente`,
      other: `Práctica: # preguntas, ${plural(minutes, { one: "# minuto", other: "# minutos" })} aproximadamente`,
    }),
  nothingDue: "Hoy no hay nada que practicar.",
  nextTomorrow: ({ count }) =>
    plural(count, { one: "Próxima práctica mañana: # pregunta.", other: "Próxima práctica mañana: # preguntas." }),
  nextOn: ({ date, count }) =>
    plural(count, {
      one: `Próxima práctica el ${dayAndMonth(date)}: # pregunta.`,
      other: `Próxima práctica el ${dayAndMonth(date)}: # preguntas.`,
    }),
  streak: ({ days }) => plural(days, { one: "# día seguido", other: "# días seguidos" }),
  needsConnection: "La práctica necesita conexión, porque el servidor comprueba sus respuestas.",
  notGraded: "No se califica. Elija una respuesta y diga después si la sabe o está adivinando.",
  place: ({ at, count, scenario }) => `Pregunta ${at} de ${count}, de ${scenario}`,
  several: "Hay más de una respuesta correcta.",
  sure: "Lo sé",
  guess: "Estoy adivinando",
  right: "Correcto.",
  wrong: ({ answers }) => `No es correcto. Respuesta correcta: ${answers}`,
  backTomorrow: "Esta pregunta vuelve mañana.",
  backOn: ({ date }) => `Esta pregunta vuelve el ${dayAndMonth(date)}.`,
  notCounted: "Hoy ya ha practicado esta pregunta.",
  notSent: "No se pudo enviar su respuesta. Compruebe la conexión y envíela de nuevo.",
  sendAgain: "Enviar de nuevo",
  gone: "Esta pregunta ya no se puede practicar.",
  nextQuestion: "Siguiente pregunta",
  finish: "Terminar",
  openLesson: ({ lesson }) => `Abrir la lección: ${lesson}`,
  openLessons: "Abrir las lecciones",
  done: "Eso es todo por ahora",
  rightOf: ({ right, count }) => `${right} de ${count} correctas`,
  more: ({ count }) => plural(count, { one: "Practicar # más", other: "Practicar # más" }),
};
