import { plural } from "../format";
import type { decisions as english } from "../en/decisions";
import type { Translation } from "../translation";

export const decisions: Translation<typeof english> = {
  menu: ({ scenarioTitle }) => `تغيير درجة \u2068${scenarioTitle}\u2069`,
  menuItem: ({ kind }) =>
    ({ excuse: "إعفاء", override: "استبدال الدرجة", adjust: "تعديل النقاط", note: "ملاحظة على هذه الدرجة" })[kind],
  title: ({ kind }) =>
    ({ excuse: "إعفاء الطالب", override: "استبدال الدرجة", adjust: "تعديل النقاط", note: "ملاحظة على هذه الدرجة" })[
      kind
    ],
  action: ({ kind }) =>
    ({ excuse: "إعفاء", override: "استبدال الدرجة", adjust: "تعديل النقاط", note: "إضافة الملاحظة" })[kind],
  effect: ({ kind }) =>
    ({
      excuse: "لا يُحتسب هذا السيناريو لهذا الطالب بعد الآن: لا في المتوسط ولا في التقدم ولا بين ما ينقصه.",
      override: "تُحتسب هذه النقاط مهما سلّم الطالب. وتبقى المحاولات في القائمة.",
      adjust: "تُحتسب أفضل محاولة مع هذا التعديل، حتى لو كانت لاحقة، لكن ليس أقل من 0 ولا أكثر من حدها الأقصى.",
    })[kind],
  points: "النقاط",
  maxPoints: "من أصل",
  pointsToAdd: "النقاط المضافة",
  pointsToAddHint: "لخصم نقاط، ابدأ بعلامة ناقص.",
  reason: "السبب",
  reasonHint: "يمكن للطالب قراءة هذا السبب.",
  note: "ملاحظة",
  noteHint: "يمكن للمدرسين والمسؤولين قراءة هذه الملاحظة. لا يراها الطالب ولا تتغير الدرجة.",
  done: ({ kind }) =>
    ({
      excuse: "تم إعفاء الطالب.",
      override: "تم استبدال الدرجة.",
      adjust: "تم تعديل النقاط.",
      note: "تمت إضافة الملاحظة.",
    })[kind],
  overtook: ({ kind, by }) =>
    kind === "note"
      ? `تمت إضافة الملاحظة. في هذه الأثناء غيّر \u2068${by}\u2069 هذه الدرجة.`
      : `تم الحفظ. في هذه الأثناء كان \u2068${by}\u2069 قد غيّر هذه الدرجة أيضًا. يُحتسب قرارك، وكلا القرارين في السجل.`,
  undo: "تراجع",
  undone: "تم التراجع عنه",
  undoneToast: "تم التراجع عن القرار.",
  history: ({ entries }) => `السجل (${entries})`,
  entry: ({ kind, by, value }) =>
    ({
      excuse: `أعفى \u2068${by}\u2069 الطالب`,
      override: `استبدل \u2068${by}\u2069 الدرجة: \u2068${value}\u2069`,
      adjust: `عدّل \u2068${by}\u2069 النقاط: \u2068${value}\u2069`,
      note: `أضاف \u2068${by}\u2069 ملاحظة`,
      clear: `أزال \u2068${by}\u2069 القرارات: تُحتسب المحاولات`,
      withdraw: `تراجع \u2068${by}\u2069 عن قرار`,
    })[kind],
  noGrade: ({ attempts }) => (attempts === 0 ? "لم يُلعب." : "لا توجد محاولة محتسبة."),
  bestOf: ({ points, attempts }) =>
    plural(attempts, {
      zero: `\u2068${points}\u2069.`,
      one: `\u2068${points}\u2069 من المحاولة الوحيدة.`,
      two: `\u2068${points}\u2069، أفضل محاولتين.`,
      few: `\u2068${points}\u2069، أفضل # محاولات.`,
      many: `\u2068${points}\u2069، أفضل # محاولة.`,
      other: `\u2068${points}\u2069، أفضل # محاولة.`,
    }),
  isExcused: ({ bestPoints }) =>
    bestPoints === null ? "أعفاه مدرس." : `أعفاه مدرس؛ أفضل محاولة \u2068${bestPoints}\u2069.`,
  isOverridden: ({ points, bestPoints }) =>
    bestPoints === null
      ? `حدد مدرس هذه الدرجة: \u2068${points}\u2069.`
      : `حدد مدرس هذه الدرجة: \u2068${points}\u2069 بدلًا من \u2068${bestPoints}\u2069 من أفضل محاولة.`,
  isAdjusted: ({ change, bestPoints }) =>
    bestPoints === null
      ? `عُدّلت بمقدار \u2068${change}\u2069، لكن لا توجد محاولة محتسبة.`
      : `عُدّلت بمقدار \u2068${change}\u2069؛ أفضل محاولة \u2068${bestPoints}\u2069.`,
  reasonRequired: "أدخل سببًا.",
  reasonTooLong: ({ max }) => `يجب ألا يزيد طول النص على ${max} من الأحرف.`,
  reasonUnstorable: "يحتوي النص على حرف لا يمكن حفظه. احذفه.",
  pointsWhole: "أدخل عددًا صحيحًا.",
  pointsBetween: ({ least, most }) => `أدخل عددًا من \u2068${least}\u2069 إلى \u2068${most}\u2069.`,
  pointsAboveMaximum: "لا يمكن أن تزيد النقاط على الحد الأقصى.",
  adjustByNothing: "أدخل عدد النقاط المضافة أو المخصومة.",
  nothingToAdjust: "لا توجد محاولة محتسبة، فلا نقاط لتعديلها. استبدل الدرجة بدلًا من ذلك.",
  tooMany: ({ max }) => `لهذه الدرجة ${max} من القرارات والملاحظات، وهذا هو الحد الأقصى.`,
  notWithdrawable: "لا يمكن التراجع إلا عن القرارات، وليس عن الملاحظات.",
  alreadyWithdrawn: "سبق التراجع عن هذا القرار.",
};
