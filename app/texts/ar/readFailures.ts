import type { readFailures as english } from "../en/readFailures";
import type { Translation } from "../translation";

export const readFailures: Translation<typeof english> = {
  sessionNotRead: "تعذّر جلب بيانات الدورة أو الصف",
  ownerGroupNotRead: "تعذّر جلب الدورة المالكة للصف",
  scenariosNotRead: "تعذّر جلب السيناريوهات",
  scorecardsNotRead: "تعذّر جلب نتائج الصف",
  studentsNotRead: "تعذّر جلب بيانات المستخدمين",
  quizNotRead: "تعذّر جلب نتائج الاختبار",
};
