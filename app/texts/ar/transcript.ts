import { number } from "../format";
import type { transcript as english } from "../en/transcript";
import type { Translation } from "../translation";

export const transcript: Translation<typeof english> = {
  title: "كشف الدرجات",
  open: "كشف للطباعة",
  username: "اسم المستخدم",
  courseAndClass: "المقرر والصف",
  period: "الفترة",
  running: "ما زال جاريًا",
  date: "التاريخ",
  points: "النقاط",
  noGrade: "بلا درجة",
  decided: "قرّرها مدرّب",
  held: ({ scenarios }) => `سيناريوهات غير مدرجة لأن درجاتها لم تُنشر بعد: ${number(scenarios)}.`,
  letters: ({ letters }) => `الحروف ابتداءً من هذه النسب: \u2068${letters}\u2069.`,
  printed: ({ productName, date }) =>
    `طُبع من \u2068${productName}\u2069 في \u2068${date}\u2069. هذه النسخة المطبوعة غير موقّعة، أما الكشف الموقّع لحملة ناجحة فيمكن لأي شخص يستلمه التحقق منه.`,
};
