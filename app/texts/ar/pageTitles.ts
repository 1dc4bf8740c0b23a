import type { pageTitles as english } from "../en/pageTitles";
import type { Translation } from "../translation";

export const pageTitles: Translation<typeof english> = {
  lessonResponses: "إجابات الدرس",
  notFound: "الصفحة غير موجودة",
  forbidden: "ممنوع",
  unauthorized: "غير مصرّح",
  serverError: "خطأ في الخادم",
  error: "خطأ",
};
