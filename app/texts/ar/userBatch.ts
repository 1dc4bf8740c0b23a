import { number, plural } from "../format";
import type { userBatch as english } from "../en/userBatch";
import type { Translation } from "../translation";

export const userBatch: Translation<typeof english> = {
  pageTitle: "تغيير المستخدمين",
  courseRequired: "اختر دورة.",
  organizationRequired: "اختر مؤسسة.",
  roleRequired: "اختر دورًا.",
  chooseCourseTitle: ({ count }) =>
    `إضافة ${plural(count, { one: "مستخدم واحد", two: "مستخدمَين", few: "# مستخدمين", many: "# مستخدمًا", other: "# مستخدم" })} إلى دورة`,
  courseOption: ({ name, organizationName }) => `\u200f\u2068${name}\u2069 (\u2068${organizationName}\u2069)`,
  chooseRoleTitle: ({ count }) =>
    `تغيير دور ${plural(count, { one: "مستخدم واحد", two: "مستخدمَين", few: "# مستخدمين", many: "# مستخدمًا", other: "# مستخدم" })}`,
  chooseOrganizationTitle: ({ count }) =>
    `تغيير مؤسسة ${plural(count, { one: "مستخدم واحد", two: "مستخدمَين", few: "# مستخدمين", many: "# مستخدمًا", other: "# مستخدم" })}`,
  noCoursesHint: "ليست لمؤسسات المستخدمين المحددين أي دورات بعد.",
  noCourses: "لا توجد دورات",
  createCourse: "إنشاء دورة",
  chooseHint: "ترى بعد ذلك من سيتغير، ومن سيُتخطى ولماذا.",
  chooseCourse: "اختر دورة",
  roleHint: "يسري التغيير فورًا.",
  chooseRole: "اختر دورًا",
  organizationHint: "يغادر المستخدمون جميع دورات مؤسستهم الحالية. تُحفظ النتائج.",
  leftOut: ({ count }) => `تم التخطي: ${number(count)}`,
  peopleByReason: ({ people, reason }) => `${number(people)}: ${reason}`,
  affected: ({ count }) => `مستخدمون سيتغيرون: ${number(count)}`,
  changed: ({ count }) => `تغيروا: ${number(count)}`,
  restored: ({ count }) => `استُعيدوا: ${number(count)}`,
  planTitle: ({ change }) => `${change}؟`,
  newMatches: ({ count, date }) =>
    plural(count, {
      one: `منذ إعداد هذه المعاينة في ${date} صار مستخدم آخر يطابق القائمة. لتضمينه، عد إلى القائمة وحدّد من جديد.`,
      two: `منذ إعداد هذه المعاينة في ${date} صار مستخدمان آخران يطابقان القائمة. لتضمينهما، عد إلى القائمة وحدّد من جديد.`,
      few: `منذ إعداد هذه المعاينة في ${date} صار # مستخدمين آخرين يطابقون القائمة. لتضمينهم، عد إلى القائمة وحدّد من جديد.`,
      many: `منذ إعداد هذه المعاينة في ${date} صار # مستخدمًا آخر يطابقون القائمة. لتضمينهم، عد إلى القائمة وحدّد من جديد.`,
      other: `منذ إعداد هذه المعاينة في ${date} صار # مستخدم آخر يطابقون القائمة. لتضمينهم، عد إلى القائمة وحدّد من جديد.`,
    }),
  lateChanges: ({ count }) =>
    plural(count, {
      one: "تم تخطي مستخدم واحد لأنه تغير منذ المعاينة.",
      two: "تم تخطي مستخدمين اثنين لأنهما تغيرا منذ المعاينة.",
      few: "تم تخطي # مستخدمين لأنهم تغيروا منذ المعاينة.",
      many: "تم تخطي # مستخدمًا لأنهم تغيروا منذ المعاينة.",
      other: "تم تخطي # مستخدم لأنهم تغيروا منذ المعاينة.",
    }),
  madeAt: ({ date }) => `في ${date}.`,
  nobodyTo: "لا مستخدمين لتغييرهم",
  allLeftOut: "تم تخطي جميع المستخدمين المحددين. الأسباب مدرجة أدناه.",
  noMail:
    "لن يتلقى أحد رابطًا. بدلًا من ذلك، اختر «تعيين كلمة المرور» في سطر كل مستخدم لتحصل على رمز يُستخدم مرة واحدة تسلّمه إياه.",
  interrupted: ({ changed }) =>
    `انقطع هذا التغيير بعد ${plural(changed, { one: "مستخدم واحد", two: "مستخدمَين", few: "# مستخدمين", many: "# مستخدمًا", other: "# مستخدم" })}. تابع، أو تراجع عما أُنجز.`,
  changeRunning: "هذا التغيير قيد التنفيذ. ويستمر إذا غادرت هذه الصفحة.",
  missing: ({ missing }) =>
    plural(missing, {
      one: "مستخدم محدد واحد لم يعد موجودًا، أو لم يعد بإمكانك تغييره.",
      two: "مستخدمان محددان لم يعودا موجودين، أو لم يعد بإمكانك تغييرهما.",
      few: "# مستخدمين محددين لم يعودوا موجودين، أو لم يعد بإمكانك تغييرهم.",
      many: "# مستخدمًا محددًا لم يعودوا موجودين، أو لم يعد بإمكانك تغييرهم.",
      other: "# مستخدم محدد لم يعودوا موجودين، أو لم يعد بإمكانك تغييرهم.",
    }),
  undoHint: ({ days }) =>
    `يمكنك التراجع عن هذا خلال ${plural(days, { one: "يوم واحد", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" })}.`,
  continue: "متابعة",
  done: "تم",
  typeToDelete: ({ text }) => `اكتب \u2068${text}\u2069 للتأكيد`,
  backToUsers: "العودة إلى المستخدمين",
  undoneTitle: ({ restored }) =>
    `تم التراجع عن التغيير لدى ${plural(restored, { one: "مستخدم واحد", two: "مستخدمَين", few: "# مستخدمين", many: "# مستخدمًا", other: "# مستخدم" })}`,
  undoneAt: ({ done, madeAt, undoneAt }) => `${done} (${madeAt}). تم التراجع في ${undoneAt}.`,
  undoInterrupted: "انقطع التراجع. اختر «تراجع» لإتمامه.",
  undoRunning: "يجري التراجع عن هذا التغيير. يستمر التراجع إذا غادرت هذه الصفحة.",
  undoPeriod: ({ days }) =>
    `أنت وحدك تستطيع التراجع عن هذا، خلال ${plural(days, { one: "يوم واحد", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" })}.`,
  leftAlone: ({ count }) => `لم يُتراجع عنه: ${number(count)}`,
  leftAloneHint: "يعكس التراجع هذا التغيير فقط، وفقط للمستخدمين الذين لم يغيّرهم أحد بعده.",
  undo: "تراجع",
  undoing: "جارٍ التراجع...",
  undone: "تم التراجع",
  refresh: "تحديث",
  andMore: ({ count }) => `و${number(count)} غيرهم`,
};
