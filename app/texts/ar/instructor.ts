import { plural } from "../format";
import { rich } from "../rich";
import type { instructor as english } from "../en/instructor";
import type { Translation } from "../translation";

export const instructor: Translation<typeof english> = {
  noClassYet: "متى كان لإحدى دوراتك صف، يُفتح دفتر درجاته هنا.",
  viewAllCourses: "عرض جميع الدورات",
  live: "مباشر",
  quizResponses: "إجابات الاختبارات",
  sidebar: "المدرّس",
  accessCode: ({ accessCode }) => rich`${"رمز الوصول"}${accessCode}`,
  allQuizzes: ({ quizzes }) =>
    plural(quizzes, {
      one: "اختبار واحد",
      two: "كلا الاختبارين",
      few: "كل الاختبارات (#)",
      many: "كل الاختبارات (#)",
      other: "كل الاختبارات (#)",
    }),
  noCourseYet: "لا دورة بعد",
  chooseCourse: "اختر دورة",
  open: "فتح",
  copyAccessCode: "نسخ رمز الوصول",
};
