import type { stopMails as english } from "../en/stopMails";
import type { Translation } from "../translation";

export const stopMails: Translation<typeof english> = {
  title: "إيقاف الرسائل",
  question: ({ kind }) =>
    ({
      feedback: "هل تريد إيقاف الرسائل عن التعليقات الجديدة؟",
      dueDates: "هل تريد إيقاف الرسائل التي تذكّر بمواعيد التسليم؟",
    })[kind],
  stop: "إيقاف هذه الرسائل",
  stopped: ({ kind }) =>
    ({
      feedback: "لن تصلك بعد الآن رسائل عن التعليقات الجديدة.",
      dueDates: "لن تصلك بعد الآن تذكيرات بمواعيد التسليم.",
    })[kind],
  account: "تغيير جميع إعدادات البريد في حسابك",
};
