import type { instructor as english } from "../en/instructor";
import type { Translation } from "../translation";
import { plural } from "../format";
import { rich } from "../rich";

export const instructor: Translation<typeof english> = {
  noClassYet: "Dès que l'un de vos cours aura eu une classe, son carnet de notes s'ouvrira ici.",
  viewAllCourses: "Voir tous les cours",
  live: "en direct",
  quizResponses: "Réponses aux quiz",
  sidebar: "Instructeur",
  accessCode: ({ accessCode }) => rich`Code d'accès${accessCode}`,
  allQuizzes: ({ quizzes }) => plural(quizzes, { one: "# quiz", other: "Les # quiz" }),
  noCourseYet: "Pas encore de cours",
  chooseCourse: "Choisir un cours",
  open: "Ouvrir",
  copyAccessCode: "Copier le code d'accès",
};
