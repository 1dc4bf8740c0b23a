import { number, plural } from "../format";
import type { finalGrades as english } from "../en/finalGrades";
import type { Translation } from "../translation";

export const finalGrades: Translation<typeof english> = {
  title: "الدرجات النهائية",
  purpose:
    "يحفظ التسليم مجموع كل طالب درجةً نهائية ويقفل الصف: تُرفض القرارات وإعادات التصحيح والاستبعادات وتغيير القواعد حتى تفتح القفل. تستمر المحاولات في الوصول، لكنها لا تغيّر أي درجة نهائية. يرى كل طالب درجته في صفحة نتائجي.",
  basis: "المجموع المسلَّم",
  figures: ({ students, passed, incomplete }) =>
    `الطلاب: \u2068${number(students)}\u2069. الناجحون: \u2068${number(passed)}\u2069. لديهم سيناريوهات ناقصة: \u2068${number(incomplete)}\u2069.`,
  waitingClaims: ({ claims }) =>
    plural(claims, {
      one: "بلاغ نقاط واحد في انتظارك.",
      two: "بلاغا نقاط في انتظارك.",
      few: "# بلاغات نقاط في انتظارك.",
      many: "# بلاغ نقاط في انتظارك.",
      other: "# بلاغ نقاط في انتظارك.",
    }),
  openRequests: ({ requests }) =>
    plural(requests, {
      one: "طلب مراجعة واحد مفتوح.",
      two: "طلبا مراجعة مفتوحان.",
      few: "# طلبات مراجعة مفتوحة.",
      many: "# طلب مراجعة مفتوحًا.",
      other: "# طلب مراجعة مفتوح.",
    }),
  tableLabel: "الدرجات النهائية بحسب الطالب",
  previewLabel: "الدرجات التي ستُسلَّم",
  total: "المجموع",
  letter: "الحرف",
  result: "النتيجة",
  passed: "ناجح",
  failed: "غير ناجح",
  noGrade: "بلا درجة",
  missing: "ناقص",
  excused: "معفى",
  onlyFirst: ({ shown, all }) => `تُعرض أول \u2068${number(shown)}\u2069 من \u2068${number(all)}\u2069 طالب.`,
  submit: "تسليم الدرجات",
  submitted: "سُلّمت الدرجات",
  submittedBy: ({ by, date }) => `سلّمها \u2068${by}\u2069 في \u2068${date}\u2069.`,
  done: ({ students }) =>
    plural(students, {
      one: "سُلّمت الدرجة النهائية لطالب واحد.",
      two: "سُلّمت الدرجات النهائية لطالبين.",
      few: "سُلّمت الدرجات النهائية لـ # طلاب.",
      many: "سُلّمت الدرجات النهائية لـ # طالبًا.",
      other: "سُلّمت الدرجات النهائية لـ # طالب.",
    }),
  unlockTitle: "فتح قفل الدرجات",
  unlockHint: "يمكن أن تتغير الدرجات من جديد، ولا يعود الطلاب يرون درجة نهائية. يبقى ما سُلّم في السجل.",
  unlock: "فتح قفل الدرجات",
  unlocked: "فُتح قفل الدرجات.",
  oneRoster: "تنزيل بصيغة \u2068OneRoster\u2069",
  history: "السجل",
  submittedEntry: ({ by }) => `سلّم \u2068${by}\u2069 الدرجات`,
  unlockedEntry: ({ by }) => `فتح \u2068${by}\u2069 قفل الدرجات`,
  own: "الدرجة النهائية",
  ownHint: ({ date }) => `سُلّمت في \u2068${date}\u2069. لا تغيّرها المحاولات اللاحقة.`,
  locked: "سُلّمت الدرجات النهائية لهذا الصف. افتح قفلها أولًا في صفحة الدرجات النهائية الخاصة به.",
  alreadySubmitted: "سُلّمت الدرجات النهائية لهذا الصف من قبل.",
  notSubmitted: "لم تُسلَّم الدرجات النهائية لهذا الصف.",
  nobody: "لا يوجد طلاب في الصف، لذا لا توجد درجات لتسليمها.",
  changedMeanwhile: "تغيّرت درجات منذ هذه المعاينة. انظر إلى المعاينة الجديدة ثم سلّم من جديد.",
  reasonRequired: "اكتب سبب فتح قفل الدرجات.",
  tooMany: ({ max }) => `سُلّمت درجات هذا الصف وفُتح قفلها \u2068${max}\u2069 مرة، وهو الحد الأقصى.`,
};
