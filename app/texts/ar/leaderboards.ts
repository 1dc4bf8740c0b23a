import type { leaderboards as english } from "../en/leaderboards";
import type { Translation } from "../translation";

export const leaderboards: Translation<typeof english> = {
  clearQuestion: "لا يمكن التراجع عن هذا الإجراء. هل تريد بالتأكيد مسح جميع لوحات المتصدرين لجميع المستخدمين؟",
  cleared: "تم مسح جميع لوحات المتصدرين.",
  pageTitle: "لوحات المتصدرين",
  clearHint: "يعيد هذا ضبط كل لوحات المتصدرين لكل صف ومؤسسة. تُحفظ الدرجات والمحاولات وإجابات الاختبارات.",
  clearedOn: ({ dateTime }) => `آخر مسح في ${dateTime}`,
  neverCleared: "لم تُمسح قط",
  clear: "مسح جميع لوحات المتصدرين",
};
