import { number } from "../format";
import type { pastGradebook as english } from "../en/pastGradebook";
import type { Translation } from "../translation";

export const pastGradebook: Translation<typeof english> = {
  title: "سجل الدرجات في يوم آخر",
  link: "يوم آخر",
  day: "اليوم",
  at: "حتى",
  atHint: ({ timeZone }) => `نهاية هذا اليوم بالمنطقة الزمنية للدورة: \u2068${timeZone}\u2069.`,
  compareWith: "المقارنة مع",
  compareHint: "اتركه فارغًا للمقارنة مع الآن.",
  onlyChanged: "الطلاب الذين لديهم تغييرات فقط",
  show: "عرض",
  slider: "التنقل بين أيام الصف",
  compareWithEnd: "المقارنة مع نهاية الصف",
  sliderHint: ({ days }) => `الأيام التي فيها تغييرات، وهي محددة على شريط التمرير: ${number(days)}.`,
  changes: ({ changes }) =>
    changes === 0 ? "لا توجد درجة مختلفة." : `الدرجات المختلفة: ${number(changes)}. يشير السهم إلى الدرجة اللاحقة.`,
  later: "لاحقًا:",
  none: "لا تغييرات لدى أي طالب.",
  whatIf: "تجربة قواعد أخرى",
  fault: ({ fault }) =>
    ({
      notADay: "أدخل تاريخًا موجودًا.",
      beforeClass: "لم يكن الصف قد بدأ في هذا اليوم. اختر يومًا لاحقًا.",
      future: "هذا اليوم في المستقبل. اختر يومًا أسبق.",
    })[fault],
};
