import { plural } from "../format";
import type { quizAnswers as english } from "../en/quizAnswers";
import type { Translation } from "../translation";

export const quizAnswers: Translation<typeof english> = {
  title: "الاختبارات، سؤالًا سؤالًا",
  chosen: "مختارة",
  noAnswer: "لا إجابة.",
  answers: ({ answered }) =>
    plural(answered, {
      one: "إجابة واحدة",
      two: "إجابتان",
      few: "# إجابات",
      many: "# إجابة",
      other: "# إجابة",
    }),
  rightOf: ({ right, marked }) => `${right} من ${marked} صحيحة`,
  right: "صحيحة",
  wrong: "خاطئة",
};
