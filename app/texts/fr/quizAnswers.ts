import type { quizAnswers as english } from "../en/quizAnswers";
import type { Translation } from "../translation";
import { plural } from "../format";

export const quizAnswers: Translation<typeof english> = {
  title: "Les quiz, question par question",
  chosen: "choisie",
  noAnswer: "Aucune réponse.",
  answers: ({ answered }) => plural(answered, { one: "# réponse", other: "# réponses" }),
  rightOf: ({ right, marked }) => plural(right, { one: `# juste sur ${marked}`, other: `# justes sur ${marked}` }),
  right: "juste",
  wrong: "fausse",
};
