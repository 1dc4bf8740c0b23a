import { plural } from "../format";
import type { practice as english } from "../en/practice";
import type { Translation } from "../translation";

export const practice: Translation<typeof english> = {
  otherAnswer: "Ya se envió otra respuesta con este identificador. Cargue de nuevo las preguntas.",
  notTimeZone: "Envíe el nombre de una zona horaria, por ejemplo Europe/Berlin.",
  title: "Práctica",
  hint: "Las preguntas que ha respondido vuelven poco antes de que las olvide. La práctica no se califica.",
  none: "Aún no hay nada que practicar. Después de su primera lección con preguntas, estas vuelven aquí.",
  due: ({ questions, minutes }) =>
    plural(questions, {
      one: `# pregunta pendiente, ${plural(minutes, { one: "# minuto", other: "# minutos" })} aproximadamente`,
      other: `# preguntas pendientes, ${plural(minutes, { one: "# minuto", other: "# minutos" })} aproximadamente`,
    }),
  nothingDue: "Hoy no hay nada pendiente.",
  nextOn: ({ date, count }) =>
    plural(count, {
      one: `Próxima práctica el ${date}: # pregunta`,
      other: `Próxima práctica el ${date}: # preguntas`,
    }),
  remembered: "recordadas para tres semanas o más",
  rememberedOf: ({ remembered, cards }) => `${remembered} de ${cards}`,
  daysInARow: "días seguidos con una lección, un vuelo o práctica",
  classTitle: "Lo que la clase olvida",
  classHint: ({ days, students }) =>
    `De la práctica de los últimos ${days} días, que no se califica. Una pregunta aparece si al menos ${students} estudiantes la practican. No se muestran nombres.`,
  practising: ({ practising, students }) => `Han practicado ${practising} de ${students} estudiantes.`,
  classNone: "Aún no se olvida ninguna pregunta",
  classNoneHint:
    "Los estudiantes practican en el juego con preguntas que han respondido. Esta tabla muestra después cuáles olvidan.",
  question: "Pregunta",
  students: "Estudiantes",
  practiced: "Veces practicada",
  forgotten: "Olvidada",
};
