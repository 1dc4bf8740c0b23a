import { number } from "../format";
import type { flightRegrades as english } from "../en/flightRegrades";
import type { Translation } from "../translation";

/** The flights of a class, flown again. */
export const flightRegrades: Translation<typeof english> = {
  title: "إعادة طيران الرحلات",
  purpose:
    "يعيد كل رحلة في هذا الصف من سجلها، بالنموذج الحالي وأحدث إصدار من السيناريو. يسري ذلك على هذا الصف فقط، وعلى الرحلات التي تصل لاحقًا أيضًا. تبقى لوحات الصدارة كما هي.",
  fly: "إعادة الطيران والمعاينة",
  more: "متابعة",
  progress: ({ flown, flights }) => `أعيد طيران ${number(flown)} من ${number(flights)}.`,
  neverLower: "لا تقل أبدًا: الرحلات التي ستنال حصة أصغر من النقاط تحتفظ بنقاطها",
  unflyable: "لا يمكن إعادة هذه الرحلات، وتحتفظ بنقاطها:",
  none: "لم تصل أي رحلات في هذا الصف بعد.",
  unchanged: "لا شيء يتغير: لن تنال أي رحلة نقاطًا أخرى.",
  apply: "استخدام هذه النقاط",
  history: "رحلات أعيدت",
  entry: ({ by }) => `أعاد ${by} طيران الرحلات`,
  model: ({ model, most }) => `النموذج ${model}، الحد الأقصى ${most}`,
  notFlownYet: "وصلت رحلات لم يُعَد طيرانها بعد. أعد طيرانها، وانظر إلى المعاينة الجديدة، ثم حاول مرة أخرى.",
  done: ({ changed }) => `أعيد طيران الرحلات. المحاولات ذات النقاط الجديدة: ${number(changed)}.`,
  mailText: ({ scenarioTitle, courseName, from, to }) =>
    `أعيد طيران رحلاتك في \u2068${scenarioTitle}\u2069 (\u2068${courseName}\u2069). تغيرت درجتك من ${from} إلى ${to}. كتب المدرس:`,
  noLog: "لا يوجد سجل محفوظ",
  noStart: "البداية غير معروفة",
  noReference: "لا تبلغ أي رحلة مرجعية الهدف",
  logRefused: "لا يوافق السجل القواعد الحالية",
  undoLabel: "التراجع عن إعادة الطيران",
};
