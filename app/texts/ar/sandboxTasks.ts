import type { sandboxTasks as english } from "../en/sandboxTasks";
import { plural } from "../format";
import type { Translation } from "../translation";

export const sandboxTasks: Translation<typeof english> = {
  task: "المهمة",
  checks: "الفحوص",
  check: "الفحص",
  approach: "أقرب مسافة، كم",
  spacecraft: "المركبة",
  pair: ({ one, other }) => `${one} و${other}`,
  wanted: "الهدف",
  range: ({ from, to }) => `من ${from} إلى ${to}`,
  below: ({ below, minutes }) => `أقل من ${below} خلال ${minutes} دقيقة`,
  found: "القيمة",
  result: "النتيجة",
  met: "متحقق",
  notMet: "غير متحقق",
  missing: "لا توجد مركبة بهذا الرقم",
  points: "النقاط",
  byHand: ({ points }) =>
    plural(points, {
      one: "يمنح مدرّسك النقطة المتبقية.",
      two: "يمنح مدرّسك النقطتين المتبقيتين.",
      few: "يمنح مدرّسك النقاط المتبقية، وعددها #.",
      many: "يمنح مدرّسك النقاط المتبقية، وعددها #.",
      other: "يمنح مدرّسك النقاط المتبقية، وعددها #.",
    }),
  restIsByHand: ({ points }) =>
    plural(points, {
      one: "تُمنح النقطة المتبقية يدويًا.",
      two: "تُمنح النقطتان المتبقيتان يدويًا.",
      few: "تُمنح النقاط المتبقية يدويًا، وعددها #.",
      many: "تُمنح النقاط المتبقية يدويًا، وعددها #.",
      other: "تُمنح النقاط المتبقية يدويًا، وعددها #.",
    }),
  restByHand: "يقيّم مدرّسك الباقي.",
  handIn: "تسليم",
  confirm:
    "يحصل مدرّسك على نسخة من هذه البيئة التجريبية. يمكنك مواصلة البناء والتسليم مرة أخرى. اضغط على «تسليم» مرة أخرى للتأكيد.",
  handedIn: "تم التسليم",
  cannotHandIn: ({ field }) =>
    `لا يمكن تسليم هذه البيئة التجريبية: \u2068${field}\u2069 خارج الحدود. غيّر القيمة وحاول مرة أخرى.`,
  backToSandbox: "العودة إلى البيئة التجريبية",
  copy: "البيئة التجريبية كما سُلّمت",
  copyHint: "هذه نسخة من البيئة التجريبية كما سُلّمت. لا يمكن تغيير شيء فيها.",
  openCopy: "فتح في المحاكي",
  needsSimulator: "المحاكي غير متاح هنا، لذلك تظهر النسخة كجدول.",
  model: "نموذج القوى",
  toGrade: "بانتظار التقييم",
  toGradeLegend: "… بانتظار التقييم",
  again: "سُلّمت من جديد",
  handedInOn: ({ dateTime }) => `سُلّمت في ${dateTime}`,
  checksAdd: ({ points, maxPoints }) => `تضيف الفحوص ${points} من ${maxPoints} نقطة.`,
  handedInMeanwhile: "سلّم الطالب عملاً جديدًا بعد أن فتحت هذا النموذج. اطّلع على أحدث محاولة ثم احفظ الدرجة.",
  toGradeHint: "تنتظر هذه المحاولة تقييمًا يدويًا: قيّمها بالسلّم أو استبدل الدرجة.",
  queue: "البيئات التجريبية",
  queueHint: "البيئات التجريبية التي سلّمها الطلاب وتنتظر تقييمًا يدويًا، في جميع مقرراتك.",
  queueEmpty: "لا شيء للتقييم",
  queueEmptyHint: "تظهر هنا البيئات التجريبية المسلّمة حتى تُقيَّم يدويًا.",
  seeAttempt: "عرض المحاولة",
};
