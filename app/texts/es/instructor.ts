import { plural } from "../format";
import { rich } from "../rich";
import type { instructor as english } from "../en/instructor";
import type { Translation } from "../translation";

export const instructor: Translation<typeof english> = {
  noClassYet: "Cuando uno de sus cursos haya tenido una clase, su libro de notas se abrirá aquí.",
  viewAllCourses: "Ver todos los cursos",
  live: "en vivo",
  quizResponses: "Respuestas de cuestionarios",
  sidebar: "Docente",
  accessCode: ({ accessCode }) => rich`Código de acceso${accessCode}`,
  allQuizzes: ({ quizzes }) => plural(quizzes, { one: "# cuestionario", other: "Los # cuestionarios" }),
  noCourseYet: "Todavía no hay cursos",
  chooseCourse: "Elegir un curso",
  open: "Abrir",
  copyAccessCode: "Copiar código de acceso",
};
