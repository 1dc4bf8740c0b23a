import { number } from "../format";
import type { regrades as english } from "../en/regrades";
import type { Translation } from "../translation";

export const regrades: Translation<typeof english> = {
  title: "إعادة تصحيح السؤال",
  link: "إعادة التصحيح",
  linkLabel: ({ label }) => `إعادة تصحيح \u2068${label}\u2069`,
  purpose: "يسري مفتاح الإجابات الجديد على هذا الصف فقط، وعلى المحاولات التي تصل لاحقًا أيضًا. ولا تتغيّر لوحات الصدارة.",
  rightAnswers: "الإجابات الصحيحة",
  oneOf: "أيّ واحدة من هذه الإجابات تمنح النقاط.",
  allOf: "هذه الإجابات بعينها مجتمعةً فقط تمنح النقاط.",
  points: "نقاط هذا السؤال",
  leaveOut: "عدم احتساب هذا السؤال: لا يمنح نقاطًا ويقلّ الحد الأقصى",
  neverLower: "بلا خفض: المحاولات التي ستنال حصة أصغر من النقاط تحتفظ بنقاطها",
  curriculumKey: ({ answers, points }) =>
    `لدى المنهج الآن مفتاح آخر لهذا السؤال: \u2068${answers}\u2069 (النقاط: \u2068${points}\u2069).`,
  useCurriculumKey: "استخدام هذا المفتاح",
  preview: "معاينة",
  effect: ({ changed, attempts }) =>
    `المحاولات ذات النقاط الجديدة: \u2068${number(changed)}\u2069 من \u2068${number(attempts)}\u2069.`,
  students: ({ gain, lose, letters }) =>
    `الطلاب الذين يكسبون: \u2068${number(gain)}\u2069. الطلاب الذين يخسرون: \u2068${number(lose)}\u2069. الحروف التي تتغيّر: \u2068${number(letters)}\u2069.`,
  noGradeChanges: "لا تتغيّر أي درجة.",
  changesLabel: "الدرجات التي تتغيّر",
  before: "قبل",
  after: "بعد",
  moreStudents: ({ others }) => `يُعرض الأوائل فقط. آخرون: \u2068${number(others)}\u2069.`,
  reasonHint: "يمكن للطلاب الذين تتغيّر نقاطهم قراءة هذا السبب.",
  notifies: "إرسال بريد إلكتروني إلى الطلاب الذين تتغيّر درجاتهم",
  apply: "إعادة تصحيح السؤال",
  done: ({ changed }) => `أُعيد تصحيح السؤال. المحاولات ذات النقاط الجديدة: \u2068${number(changed)}\u2069.`,
  undoneToast: ({ changed }) =>
    `تم التراجع عن إعادة التصحيح. المحاولات ذات النقاط الجديدة: \u2068${number(changed)}\u2069.`,
  history: "إعادات تصحيح هذا الاختبار",
  entry: ({ by, question }) => `أعاد \u2068${by}\u2069 تصحيح «\u2068${question}\u2069»`,
  entryRight: ({ answers }) => `الصحيح: \u2068${answers}\u2069`,
  entryPoints: ({ points }) => `النقاط: \u2068${points}\u2069`,
  entryLeftOut: "غير محتسب",
  entryNeverLower: "بلا خفض",
  changedAttempts: ({ attempts }) => `المحاولات ذات النقاط الجديدة: \u2068${number(attempts)}\u2069`,
  undoLabel: ({ question }) => `التراجع عن إعادة تصحيح «\u2068${question}\u2069»`,
  mailSubject: ({ scenarioTitle }) => `درجة جديدة في \u2068${scenarioTitle}\u2069`,
  mailText: ({ scenarioTitle, courseName, from, to }) =>
    `أُعيد تصحيح سؤال في \u2068${scenarioTitle}\u2069 (\u2068${courseName}\u2069). تغيّرت درجتك من \u2068${from}\u2069 إلى \u2068${to}\u2069. كتب المدرّب:`,
  wasRecorded: ({ points }) => `أُعيد التصحيح، وكانت \u2068${points}\u2069`,
  tooMany: ({ max }) => `لهذا الاختبار \u2068${max}\u2069 من إعادات التصحيح، وهو الحد الأقصى. تراجع عن واحدة أولًا.`,
  regradedMeanwhile: "أعاد شخص آخر تصحيح هذا الاختبار في هذه الأثناء. انظر إلى المعاينة الجديدة ثم حاول مرة أخرى.",
  alreadyUndone: "تم التراجع عن إعادة التصحيح هذه من قبل.",
  rightRequired: "اختر إجابة صحيحة واحدة على الأقل.",
  nothingChanged: "اختر إجابات صحيحة أخرى أو نقاطًا أخرى، أو لا تحتسب السؤال.",
  pointsRequired: "لا يمنح هذا السؤال نقاطًا حاليًا. أدخل النقاط التي يجب أن يمنحها، أو لا تحتسبه.",
  askedTwice: "يتضمن هذا الاختبار سؤالين بهذا النص، لذلك لا يمكن إعادة تصحيح كل منهما على حدة.",
  pointsBetween: ({ most }) => `أدخل رقمًا من 0.01 إلى \u2068${most}\u2069 بمنزلتين عشريتين على الأكثر.`,
};
