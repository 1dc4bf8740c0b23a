import { plural } from "../format";
import { rich } from "../rich";
import type { releases as english } from "../en/releases";
import type { Translation } from "../translation";

export const releases: Translation<typeof english> = {
  title: "النشر",
  open: "النشر",
  hint: "حدّد متى يرى الطلاب ما حققوه في سيناريو. لا تظهر الإجابات الصحيحة قبل الدرجات أبدًا.",
  scenario: "السيناريو",
  part: ({ part }) => ({ grades: "الدرجات", feedback: "التعليقات", answers: "الإجابات الصحيحة" })[part],
  rule: ({ rule }) =>
    ({ atOnce: "فورًا", at: "في وقت محدد", allHandedIn: "عندما يسلّم الجميع", held: "محجوبة حتى أنشرها" })[rule],
  opensAt: "الوقت",
  opensAtHint: "لخيار «في وقت محدد» فقط.",
  change: "تغيير",
  changeOf: ({ scenario }) => `تغيير نشر \u2068${scenario}\u2069`,
  changeAll: "تغيير جميع السيناريوهات",
  leaveAsIs: "إبقاؤه كما هو",
  releaseNow: "النشر الآن",
  releaseOf: ({ scenario }) => `نشر \u2068${scenario}\u2069 الآن`,
  shown: "ظاهرة",
  shownSince: ({ dateTime, by }) => `نشرها \u2068${by}\u2069 في ${dateTime}`,
  waitsForGrades: "تنتظر الدرجات",
  heldBy: ({ by }) => `حجبها \u2068${by}\u2069`,
  heldUntil: ({ dateTime }) => `محجوبة حتى ${dateTime}`,
  heldForAll: ({ waiting }) =>
    plural(waiting, {
      one: "محجوبة: لم يسلّم طالب واحد",
      two: "محجوبة: لم يسلّم طالبان",
      few: "محجوبة: لم يسلّم # طلاب",
      many: "محجوبة: لم يسلّم # طالبًا",
      other: "محجوبة: لم يسلّم # طالب",
    }),
  waiting: ({ names }) => `لم يسلّموا: \u2068${names}\u2069`,
  handedIn: ({ students }) =>
    plural(students, {
      one: "سلّم طالب واحد",
      two: "سلّم طالبان",
      few: "سلّم # طلاب",
      many: "سلّم # طالبًا",
      other: "سلّم # طالب",
    }),
  lesson: "تعرض الدروس النقاط والإجابات أثناء اللعب.",
  lessonShows: "تعرض الدروس النقاط والإجابات أثناء اللعب، فلا يمكن حجب درجاتها وإجاباتها.",
  timeRequired: "أدخل التاريخ والوقت.",
  saved: "تم الحفظ. سيرى الطلاب التغيير في زيارتهم القادمة.",
  seenTitle: "ربما رأى بعض الطلاب ذلك",
  seen: ({ students, names }) =>
    plural(students, {
      one: `كان بإمكان طالب واحد رؤيته حتى الآن: \u2068${names}\u2069. لم يُخفَ شيء بعد.`,
      two: `كان بإمكان طالبين رؤيته حتى الآن: \u2068${names}\u2069. لم يُخفَ شيء بعد.`,
      few: `كان بإمكان # طلاب رؤيته حتى الآن: \u2068${names}\u2069. لم يُخفَ شيء بعد.`,
      many: `كان بإمكان # طالبًا رؤيته حتى الآن: \u2068${names}\u2069. لم يُخفَ شيء بعد.`,
      other: `كان بإمكان # طالب رؤيته حتى الآن: \u2068${names}\u2069. لم يُخفَ شيء بعد.`,
    }),
  more: ({ more }) =>
    plural(more, { one: "وآخر", two: "وآخران", few: "و# آخرون", many: "و# آخرون", other: "و# آخرون" }),
  hideAnyway: "إخفاؤه على أي حال",
  noScenarios: "لا توجد سيناريوهات",
  noScenariosHint: "لا يحتوي منهج الصف على سيناريوهات.",
  notReleased: "لم تُنشر هذه الدرجة بعد.",
  heldTitle: "لم تُنشر بعد",
  heldHint: "لا تشمل المجاميع والمتوسطات هذه السيناريوهات.",
  heldMark: "محجوبة",
  heldMarkHint: "لا يرى الطلاب هذه الدرجات بعد.",
  handedInOn: ({ dateTime }) => rich`${"سُلّم في "}${dateTime}`,
  notHandedIn: "لم يُسلّم بعد",
  from: ({ dateTime }) => `سترى درجتك ابتداءً من ${dateTime}.`,
  later: "سترى درجتك عندما ينشرها مدرّسك.",
  gameHeld: "تم التسليم. سينشر مدرّسك النتيجة لاحقًا.",
  viewAs: "العرض كما يراه الطالب",
  viewTitle: ({ name }) => `ما يراه \u2068${name}\u2069`,
  viewing: ({ name }) => rich`${"ترى ما يراه "}${name}${". لا يمكن تغيير شيء هنا."}`,
  backToRecord: "العودة إلى سجل الطالب",
};
