import { number, plural } from "../format";
import { rich } from "../rich";
import type { organizations as english } from "../en/organizations";
import type { Translation } from "../translation";

export const organizations: Translation<typeof english> = {
  defaultLanguage: "اللغة الافتراضية",
  defaultLanguageHint: "لمن لم يختر لغة. تُستخدم ابتداءً من تسجيل الدخول التالي.",
  languageChanged: ({ name }) => `تم تغيير اللغة الافتراضية لـ\u2068${name}\u2069.`,
  created: ({ name }) => `تم إنشاء \u2068${name}\u2069.`,
  deleted: ({ name }) => `تم حذف \u2068${name}\u2069.`,
  claimsChanged: ({ name, rule }) =>
    ({
      curriculum: `تتبع \u2068${name}\u2069 الآن قاعدة المنهج للبلاغات.`,
      verifiedOnly: `تحتسب \u2068${name}\u2069 الآن النتائج المتحقَّق منها فقط.`,
      count: `تحتسب \u2068${name}\u2069 الآن البلاغات.`,
    })[rule],
  limitChanged: ({ name, limit }) => `حد المستخدمين في \u2068${name}\u2069 هو الآن ${number(limit)}.`,
  paidChanged: ({ name, isPaid }) =>
    isPaid ? `\u200f\u2068${name}\u2069 مدفوعة الآن.` : `\u200f\u2068${name}\u2069 غير مدفوعة الآن.`,
  curriculumChanged: ({ name, curriculum }) => `تستخدم \u2068${name}\u2069 الآن \u2068${curriculum}\u2069.`,
  messagesChanged: ({ name, allowed }) =>
    allowed
      ? `يمكن لمدرّسي \u2068${name}\u2069 الآن مراسلة طلابهم بالبريد.`
      : `لم يعد بإمكان مدرّسي \u2068${name}\u2069 مراسلة طلابهم بالبريد.`,
  rostersChanged: ({ name, allowed }) =>
    allowed
      ? `يمكن لمدرّسي \u2068${name}\u2069 الآن استيراد الكشوف.`
      : `لم يعد بإمكان مدرّسي \u2068${name}\u2069 استيراد الكشوف.`,
  notFound: "المؤسسة غير موجودة.",
  chooseCurriculum: "اختر منهجًا.",
  chooseClaims: "اختر هل تُحتسب البلاغات.",
  claimRule: ({ rule }) =>
    ({
      curriculum: "استخدام قاعدة المنهج",
      verifiedOnly: "احتساب النتائج المتحقَّق منها فقط",
      count: "احتساب البلاغات",
    })[rule],
  claimRuleHint: ({ rule }) =>
    ({
      curriculum:
        "في السيناريوهات التي يصححها الخادم، لا تُحتسب البلاغات حتى يقبلها مدرّس. وفي السيناريوهات التي تصححها اللعبة، تُحتسب وتُوسم.",
      verifiedOnly: "لا تُحتسب البلاغات في أي سيناريو حتى يقبلها مدرّس.",
      count:
        "تُحتسب البلاغات في كل سيناريو وتُوسم. إذا كانت لدى الطالب نتيجة متحقَّق منها، يقرر المدرّس. اختر هذا فقط إذا كنت تستخدم لعبة خاصة بك لا ترسل أدلة، لأن الطلاب يستطيعون اختلاق البلاغات.",
    })[rule],
  createTitle: "إنشاء مؤسسة",
  curriculumHint: "ما يلعبه أعضاؤها. يمكنك تغييره لاحقًا.",
  create: "إنشاء",
  curriculumOf: ({ name }) => `منهج \u2068${name}\u2069`,
  inUse: ({ title }) => rich`${"المنهج الحالي: "}${title}`,
  changeTo: "التغيير إلى",
  preview: "معاينة التغيير",
  previewTitle: ({ title }) => `التغيير إلى \u2068${title}\u2069`,
  noRunningClass: "لا يوجد صف جارٍ. تحتفظ الصفوف المنتهية بمنهجها.",
  classEffect: ({ className, courseName, effect }) =>
    rich`${className}${` من الدورة \u2068${courseName}\u2069: ${effect}`}`,
  endClassesFirst: "أنهِ أولًا الصفوف ذات السيناريوهات التي ليست في المنهج الجديد.",
  changeCurriculum: "تغيير المنهج",
  claims: "البلاغات: نتائج تبلّغ عنها اللعبة دون دليل",
  claimsHint: "يسري هذا على المحاولات الجديدة. تبقى السابقة كما هي.",
  messages: "الرسائل",
  allowMessages: "يمكن للمدرّسين مراسلة طلاب صفوفهم بالبريد",
  allowMessagesHint: "يكتبون من دفتر الدرجات. تصل الردود إلى عنوان المدرّس، ويمكن لطاقم الدورة قراءة نسخة.",
  rosters: "الكشوف",
  nothingPlayed: "لم يُلعب شيء بعد. ينتقل إلى المنهج الجديد.",
  playedInBoth: ({ attempts }) =>
    plural(attempts, {
      one: "محاولة واحدة، في سيناريو موجود في المنهجين. ينتقل إلى المنهج الجديد ويحتفظ بدرجاته.",
      two: "محاولتان، كلتاهما في سيناريوهات موجودة في المنهجين. ينتقل إلى المنهج الجديد ويحتفظ بدرجاته.",
      few: "# محاولات، كلها في سيناريوهات موجودة في المنهجين. ينتقل إلى المنهج الجديد ويحتفظ بدرجاته.",
      many: "# محاولة، كلها في سيناريوهات موجودة في المنهجين. ينتقل إلى المنهج الجديد ويحتفظ بدرجاته.",
      other: "# محاولة، كلها في سيناريوهات موجودة في المنهجين. ينتقل إلى المنهج الجديد ويحتفظ بدرجاته.",
    }),
  playedInOne: ({ attempts, scenarios }) =>
    `${plural(attempts, { one: "محاولة واحدة", two: "محاولتان", few: "# محاولات", many: "# محاولة", other: "# محاولة" })}. ليس في المنهج الجديد ${scenarios}.`,
  deleteTitle: ({ name }) => `حذف \u2068${name}\u2069؟`,
  deletionHint: ({ days }) =>
    `يمكنك استعادتها من «المحذوف حديثًا» خلال ${plural(days, { one: "يوم واحد", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" })}. يُحذف مع المؤسسة:`,
  deletedUsers: ({ users }) =>
    plural(users, { one: "مستخدم واحد", two: "مستخدمان", few: "# مستخدمين", many: "# مستخدمًا", other: "# مستخدم" }),
  deletedCourses: ({ courses }) =>
    plural(courses, {
      one: "دورة واحدة، مع صفوفها ودفاتر درجاتها",
      two: "دورتان، مع صفوفهما ودفاتر درجاتهما",
      few: "# دورات، مع صفوفها ودفاتر درجاتها",
      many: "# دورة، مع صفوفها ودفاتر درجاتها",
      other: "# دورة، مع صفوفها ودفاتر درجاتها",
    }),
  deletedCodes: ({ accessCodes }) =>
    plural(accessCodes, {
      one: "رمز وصول واحد",
      two: "رمزا وصول",
      few: "# رموز وصول",
      many: "# رمز وصول",
      other: "# رمز وصول",
    }),
  deletedScores: ({ scores }) =>
    plural(scores, {
      one: "نتيجة واحدة",
      two: "نتيجتان",
      few: "# نتائج",
      many: "# نتيجة",
      other: "# نتيجة",
    }),
  systemAdminsFirst: "ينتمي مسؤولو نظام إلى هذه المؤسسة. انقلهم إلى مؤسسة أخرى أولًا.",
  typeName: "اكتب اسم المؤسسة للتأكيد",
  pageTitle: "المؤسسات",
  createdDate: "الإنشاء",
  paid: "مدفوعة",
  activeUsers: "النشطون",
  userLimit: "حد المستخدمين",
  activeUsersLink: ({ hidden, users, name }) =>
    rich`${number(users)}${hidden(` من المستخدمين النشطين في \u2068${name}\u2069`)}`,
  curriculumLink: ({ hidden, curriculum, name }) => rich`${curriculum}${hidden(`: تغيير منهج \u2068${name}\u2069`)}`,
  deleteOrganization: ({ hidden, name }) => rich`${"حذف"}${hidden(` \u2068${name}\u2069`)}`,
  isPaid: ({ name }) => `\u200f\u2068${name}\u2069 مدفوعة`,
  unpaid: "غير مدفوعة",
  userLimitOf: ({ name }) => `حد المستخدمين في \u2068${name}\u2069`,
  setLimit: ({ hidden, name }) => rich`${"ضبط"}${hidden(` حد المستخدمين في \u2068${name}\u2069`)}`,
  search: "البحث في المؤسسات",
  empty: "لا توجد مؤسسات",
  noMatch: "لا توجد مؤسسات تطابق بحثك.",
  emptyHint: "أنشئ مؤسستك الأولى هنا، أو ضمن «الأذونات» بإسناد رمز وصول إلى اسم جديد.",
  notFetched: "تعذّر جلب المؤسسات",
};
