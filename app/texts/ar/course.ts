import { plural } from "../format";
import { rich } from "../rich";
import type { course as english } from "../en/course";
import type { Translation } from "../translation";

export const course: Translation<typeof english> = {
  sheetTitle: "رمز الوصول",
  accessCode: "رمز الوصول",
  qrCode: ({ name }) => `رمز QR للانضمام إلى \u2068${name}\u2069`,
  accessCodeHint: "كل من يسجّل بهذا الرمز ينضم إلى الدورة وصفها الجاري. يفتح رمز QR نموذج التسجيل والرمز مُدخل فيه.",
  printOrProject: "طباعة أو عرض",
  newCode: "استبدال الرمز",
  classesTitle: ({ count }) => rich`${"الصفوف "}${count}`,
  noClassesHint: "الصف هو تنفيذ واحد للدورة، وله دفتر درجات خاص به.",
  noClasses: "لا صفوف بعد",
  classesLabel: "الصفوف",
  class: "الصف",
  scheduled: "مجدول",
  running: "جارٍ",
  plannedEnd: ({ date }) => `مجدول في ${date}`,
  backToCourse: "العودة إلى الدورة",
  scanCode: ({ host }) => `1. امسح الرمز، أو افتح \u2068${host}\u2069`,
  chooseRegister: "2. اختر «التسجيل برمز وصول»",
  enterCode: "3. أدخل رمز الوصول كما هو مكتوب هنا تمامًا",
  renamed: "تم حفظ الدورة.",
  codeChanged: ({ code }) => `رمز الوصول الجديد هو \u2068${code}\u2069.`,
  quizRulesSaved: "تم حفظ قواعد الاختبارات. تسري من المحاولة القادمة.",
  memberRemoved: ({ username }) => `أُزيل \u2068${username}\u2069 من الدورة.`,
  membersAdded: ({ added, known }) => {
    const addedText = plural(added, {
      one: "أُضيف شخص واحد.",
      two: "أُضيف شخصان.",
      few: "أُضيف # أشخاص.",
      many: "أُضيف # شخصًا.",
      other: "أُضيف # شخص.",
    });
    return known > 0
      ? `${addedText} ${plural(known, {
          one: "كان شخص واحد عضوًا بالفعل.",
          two: "كان شخصان عضوين بالفعل.",
          few: "كان # أشخاص أعضاء بالفعل.",
          many: "كان # شخصًا أعضاء بالفعل.",
          other: "كان # شخص أعضاء بالفعل.",
        })}`
      : addedText;
  },
  renameTitle: "إعادة تسمية الدورة",
  newCodeTitle: "استبدال رمز الوصول؟",
  newCodeWarning: ({ code }) =>
    rich`${"لن يتمكن أحد من الانضمام بالرمز "}${code}${" بعد الآن، ولا برمز QR الخاص به ولا بأوراقه المطبوعة. يبقى الأعضاء الحاليون في الدورة."}`,
  makeNewCode: "استبدال الرمز",
  addMembers: "إضافة أعضاء",
  people: "أسماء المستخدمين أو عناوين البريد",
  peopleHint: ({ organizationName }) =>
    `أشخاص من \u2068${organizationName}\u2069، تفصل بينهم مسافات أو فواصل أو أسطر جديدة.`,
  addToClass: "نقلهم إلى هذا الصف",
  joinRunningClass: "ينضمون إلى الصف الجاري أيضًا.",
  rosterNeeded:
    "لإضافة أشخاص بلا حساب، يجب استيراد كشف. اطلب من مسؤول مؤسستك أن يستورده، أو أن يسمح للمدرّسين باستيراد الكشوف.",
  importHint: ({ link }) => rich`${"أشخاص بلا حساب؟ "}${link("استورد كشفًا")}`,
  attemptsKept: ({ username, attempts }) =>
    attempts === 0
      ? `ليست هناك محاولات من \u2068${username}\u2069 في هذه الدورة.`
      : plural(attempts, {
          one: `تُحفظ محاولة واحدة من \u2068${username}\u2069 في هذه الدورة. تستمر دفاتر درجات الصفوف المنتهية في إظهارها، ويظهرها دفتر درجات الصف الجاري من جديد إذا أضفت \u2068${username}\u2069 مرة أخرى.`,
          two: `تُحفظ محاولتان من \u2068${username}\u2069 في هذه الدورة. تستمر دفاتر درجات الصفوف المنتهية في إظهارهما، ويظهرهما دفتر درجات الصف الجاري من جديد إذا أضفت \u2068${username}\u2069 مرة أخرى.`,
          few: `تُحفظ # محاولات من \u2068${username}\u2069 في هذه الدورة. تستمر دفاتر درجات الصفوف المنتهية في إظهارها، ويظهرها دفتر درجات الصف الجاري من جديد إذا أضفت \u2068${username}\u2069 مرة أخرى.`,
          many: `تُحفظ # محاولة من \u2068${username}\u2069 في هذه الدورة. تستمر دفاتر درجات الصفوف المنتهية في إظهارها، ويظهرها دفتر درجات الصف الجاري من جديد إذا أضفت \u2068${username}\u2069 مرة أخرى.`,
          other: `تُحفظ # محاولة من \u2068${username}\u2069 في هذه الدورة. تستمر دفاتر درجات الصفوف المنتهية في إظهارها، ويظهرها دفتر درجات الصف الجاري من جديد إذا أضفت \u2068${username}\u2069 مرة أخرى.`,
        }),
  removeTitle: ({ username }) => `إزالة \u2068${username}\u2069؟`,
  removeMember: ({ username, className }) =>
    className
      ? rich`${"يغادر "}${username}${" الدورة والصف الجاري "}${className}${". يُحتفظ بالحساب."}`
      : rich`${"يغادر "}${username}${" الدورة. يُحتفظ بالحساب."}`,
  remove: "إزالة",
  removeUser: ({ hidden, username }) => rich`${"إزالة"}${hidden(` \u2068${username}\u2069`)}`,
  membersNotRead: "تعذّر جلب الأعضاء",
  rename: "إعادة تسمية",
  instructorOf: ({ ownerName }) => `المدرّس: \u2068${ownerName}\u2069`,
  membersTitle: ({ count }) => rich`${"الأعضاء "}${count}`,
  searchMembers: "البحث في الأعضاء",
  importRoster: "استيراد كشف",
  noMembers: "لا يوجد أعضاء",
  noMatch: "لا يوجد أعضاء يطابقون بحثك.",
  noMembersHint: "أضف أشخاصًا لديهم حساب، أو شارك رمز الوصول.",
  membersLabel: "الأعضاء",
  disabled: "معطّل",
  email: "البريد",
  joined: "الانضمام",
  neverActive: "أبدًا",
  quizzes: "الاختبارات",
  waitBetweenAttempts: "الانتظار بين المحاولات",
  answersShown: "إظهار الإجابات",
  reviewOf: ({ review }) =>
    ({
      atOnce: "مباشرة بعد كل محاولة",
      afterLastAttempt: "بعد المحاولة الأخيرة",
      afterClass: "بعد انتهاء الصف",
    })[review],
  anyNumber: "بلا حد",
  noWait: "لا يوجد",
  minutes: ({ cooldownMinutes }) =>
    plural(cooldownMinutes, { one: "دقيقة واحدة", two: "دقيقتان", few: "# دقائق", many: "# دقيقة", other: "# دقيقة" }),
  editQuizRules: "تعديل قواعد الاختبارات",
  quizRulesTitle: "قواعد الاختبارات",
  maxAttempts: "المحاولات لكل اختبار (اختياري)",
  maxAttemptsHint: "كم مرة يمكن للطالب أداء كل اختبار. اتركه فارغًا لمحاولات بلا حد.",
  cooldown: "الانتظار بين المحاولات، بالدقائق",
  cooldownHint: "وهي أيضًا المدة التي يعطي فيها سؤال الدرس نصف النقاط بعد إظهار إجابته. أدخل 0 لإلغاء الانتظار.",
  review: "متى يرى الطلاب الإجابات",
  reviewHint:
    "مع محاولات بلا حد، تعني «بعد المحاولة الأخيرة»: متى حصل الطالب على الدرجة الكاملة، أو أنهى محاولاته، أو انتهى الصف. ومع «مباشرة بعد كل محاولة» يمكن للطلاب إعادة الاختبار والإجابات أمامهم.",
  lessons: "الدروس",
  lessonLanguage: "لغة الدروس",
  lessonLanguageHint: "الدروس التي ليست لها ترجمة تظهر بالإنجليزية. لا تتغير الدرجات ولا تحليل الأسئلة.",
  readersLanguage: "لغة كل طالب",
  setLessonLanguage: "ضبط اللغة",
  lessonLanguageSaved: "تم حفظ اللغة. تسري من الدرس القادم.",
  schedule: "جدولة",
  noClassYet: "لا يوجد صف بعد. ابدأ صفًا الآن أو جدوله.",
};
