import { list, plural } from "../format";
import { rich } from "../rich";
import type { quizResponses as english } from "../en/quizResponses";
import type { Translation } from "../translation";

export const quizResponses: Translation<typeof english> = {
  questions: "الأسئلة",
  handedInAverage: ({ attempts, students, average, maxPoints }) =>
    `سلّم ${attempts} من ${students} · المتوسط ${average} من ${maxPoints}`,
  marksRule: ({ minStudents, marks }) =>
    `فقط للأسئلة التي طُرحت على ${plural(minStudents, { one: "طالب واحد", two: "طالبين", few: "# طلاب", many: "# طالبًا", other: "# طالب" })} على الأقل. ${marks.join(". ")}.`,
  allQuestions: ({ questions }) =>
    plural(questions, {
      one: "سؤال واحد",
      two: "كلا السؤالين",
      few: "كل الأسئلة (#)",
      many: "كل الأسئلة (#)",
      other: "كل الأسئلة (#)",
    }),
  misconceptionsHint: ({ rule, attempts }) =>
    `${rule} ${plural(attempts, {
      one: "سلّم طالب واحد.",
      two: "سلّم طالبان.",
      few: "سلّم # طلاب.",
      many: "سلّم # طالبًا.",
      other: "سلّم # طالب.",
    })}`,
  noMisconceptions: "لا يبرز أي مفهوم خاطئ",
  tooFewStudents: "عدد الطلاب لا يكفي بعد",
  misconceptions: "المفاهيم الخاطئة",
  wrongChosen: ({ share, answer }) => rich`${share}${" اختاروا "}${answer}`,
  handedInLate: "سُلّمت متأخرة",
  lateHint: "بدأت والصف جارٍ، واستُلمت بعد انتهائه. هذه المحاولات محتسبة.",
  lateTimes: ({ began, received }) => `البدء ${began}، الاستلام ${received}`,
  noDataHint: "لم يُنهِ أي طالب هذا الاختبار في هذا الصف.",
  wrongChosenBy: ({ share, answer, names }) => rich`${share}${" اختاروا "}${answer}: ${names}`,
  tooFewAsked: "عدد الطلاب لا يكفي للحكم على هذا السؤال.",
  andMore: ({ others }) => `و${others} غيرهم`,
  answersTo: ({ label }) => `الإجابات عن \u2068${label}\u2069`,
  answer: "الإجابة",
  share: "النسبة",
  noAnswer: "لا إجابة",
  right: "صحيحة",
  rightAnswer: "صحيحة",
  pointsEarned: "النقاط المكتسبة",
  averagePoints: "متوسط النقاط",
  partlyRight: "صحيحة جزئيًا",
  questionList: "جميع الأسئلة والإجابات كاملة",
  quizTitle: "إجابات الاختبار",
  lessonTitle: "إجابات الدرس",
  downloadCsv: "تنزيل CSV",
  quizzes: "الاختبارات",
  lessons: "دروس فيها أسئلة",
  switcherLabel: "الاختبارات والدروس",
  chooseAnother: "اختيار اختبار أو درس آخر",
  handedIn: ({ handedIn }) => `سلّم ${handedIn}`,
  tabsLabel: "طرق عرض هذا الاختبار",
  tableLabel: "إجابات كل طالب عن كل سؤال",
  printedLate: ({ name }) => `${name}، متأخر`,
  tabTitle: "إجابات الاختبار",
  noAnswerCell: "لا إجابة",
  late: "متأخر",
  marks: "التنبيهات",
  markRule: ({ name, rule }) => `${name}: ${rule}`,
  facilityRule: "متوسط النسبة المكتسبة من نقاط السؤال، لجميع الطلاب الذين طُرح عليهم.",
  discriminationRule: ({ minStudents }) =>
    `ارتباط الفقرة بالمجموع المصحَّح: معامل بيرسون r بين نسبة نقاط الطالب في هذا السؤال ونسبته في بقية الأسئلة. يُحسب إذا طُرح على ${plural(minStudents, { one: "طالب واحد", two: "طالبين", few: "# طلاب", many: "# طالبًا", other: "# طالب" })} على الأقل وتباينت النسبتان.`,
  alarm: ({ alarm }) =>
    ({
      misleading: "راجع مفتاح الإجابة",
      tooHard: "صعب جدًا",
      tooEasy: "سهل جدًا",
      separatesLittle: "تمييز ضعيف",
    })[alarm],
  alarmHint: ({ alarm }) =>
    ({
      misleading: "أخطأ فيه أكثر الطلاب الذين أحسنوا في غيره. راجع مفتاح الإجابة والصياغة.",
      tooHard: "صعب جدًا على هذا الصف.",
      tooEasy: "لا يكاد يميز الطلاب الأقوى من الأضعف: الجميع تقريبًا مصيبون.",
      separatesLittle: "لا يكاد يميز الطلاب الأقوى من الأضعف.",
    })[alarm],
  alarmRule: ({ alarm, misleadsBelow, easyPercent, hardPercent, separatesFrom }) =>
    ({
      misleading: `التمييز أقل من ${misleadsBelow}، والمكتسب أقل من ${easyPercent}% من النقاط`,
      tooHard: `المكتسب أقل من ${hardPercent}% من النقاط`,
      tooEasy: `المكتسب ${easyPercent}% من النقاط فأكثر`,
      separatesLittle: `التمييز أقل من ${separatesFrom}`,
    })[alarm],
  order: ({ order }) => ({ hardest: "الأصعب أولًا", asked: "بترتيب الاختبار" })[order],
  discrimination: "التمييز",
  averageDiscrimination: "متوسط التمييز",
  rightAnswers: ({ answers }) => `الصحيح: ${list(answers.map((answer) => `«${answer}»`))}`,
  students: ({ count }) =>
    plural(count, { one: "طالب واحد", two: "طالبان", few: "# طلاب", many: "# طالبًا", other: "# طالب" }),
  survey: "استطلاع",
  noPoints: "بلا نقاط",
  neighbour: ({ direction, title }) =>
    ({ previous: `السابق: \u2068${title}\u2069`, next: `التالي: \u2068${title}\u2069` })[direction],
  markedAnswer: ({ text, isCorrect }) =>
    isCorrect ? `\u200f\u2068${text}\u2069 (صحيحة)` : `\u200f\u2068${text}\u2069 (خاطئة)`,
  loadingStudents: "جارٍ تحميل الطلاب...",
  loadingData: "جارٍ تحميل بيانات الاختبار...",
  noData: "لا توجد بيانات اختبار",
  notDownloaded: "تعذّر تنزيل النتائج",
  misconceptionRule: ({ percent, minStudents }) =>
    `إجابات خاطئة اختارها ${percent}% على الأقل من الطلاب الذين طُرح عليهم السؤال، في الأسئلة التي طُرحت على ${plural(minStudents, { one: "طالب واحد", two: "طالبين", few: "# طلاب", many: "# طالبًا", other: "# طالب" })} على الأقل.`,
  pointsOf: ({ points, maxPoints }) => `${points} من ${maxPoints}`,
  tab: ({ tab }) => ({ responses: "الإجابات", questions: "الأسئلة", misconceptions: "المفاهيم الخاطئة" })[tab],
};
