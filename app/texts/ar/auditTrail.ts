import { languageName, plural } from "../format";
import type { auditTrail as english } from "../en/auditTrail";
import type { Translation } from "../translation";

export const auditTrail: Translation<typeof english> = {
  organizationLanguage: ({ actor, name, language }) =>
    language ? `عيّن ${actor} ${language} لغةً افتراضية لـ${name}` : `أزال ${actor} اللغة الافتراضية لـ${name}`,
  userCreate: ({ actor, user, role }) =>
    role ? `أضاف ${actor} المستخدم ${user} بدور ${role}` : `أضاف ${actor} المستخدم ${user}`,
  userImport: ({ actor, user, role }) =>
    role ? `أضاف ${actor} ${user} من كشف بدور ${role}` : `أضاف ${actor} ${user} من كشف`,
  userUndoImport: ({ actor, user }) => `حذف ${actor} ${user} من جديد بالتراجع عن كشف`,
  userEnable: ({ actor, user }) => `فعّل ${actor} ${user}`,
  userDisable: ({ actor, user }) => `عطّل ${actor} ${user}`,
  userDelete: ({ actor, user }) => `حذف ${actor} ${user}`,
  userRole: ({ actor, user, from, to }) => `غيّر ${actor} دور ${user} من ${from} إلى ${to}`,
  userOrganization: ({ actor, user, from, to }) => `نقل ${actor} ${user} من ${from} إلى ${to}`,
  userResetPassword: ({ actor, user }) => `طلب ${actor} كلمة مرور جديدة لـ${user}`,
  userInviteAgain: ({ actor, user }) => `أعاد ${actor} إرسال الدعوة إلى ${user}`,
  userUndoEnable: ({ actor, user }) => `أعاد ${actor} تعطيل ${user} بالتراجع عن تغيير`,
  userUndoDisable: ({ actor, user }) => `أعاد ${actor} تفعيل ${user} بالتراجع عن تغيير`,
  userUndoRole: ({ actor, user, from, to }) => `أعاد ${actor} دور ${user} من ${from} إلى ${to}`,
  userUndoOrganization: ({ actor, user, from, to }) => `أعاد ${actor} نقل ${user} من ${from} إلى ${to}`,
  userUndoReset: ({ actor, user }) => `لم يعد ${actor} يطلب كلمة مرور جديدة لـ${user}`,
  userUpdate: ({ actor, user }) => `غيّر ${actor} بيانات ${user}`,
  organizationCreate: ({ actor, name }) => `أنشأ ${actor} المؤسسة ${name}`,
  organizationDelete: ({ actor, name }) => `حذف ${actor} المؤسسة ${name}`,
  organizationPaid: ({ actor, name }) => `جعل ${actor} ${name} مدفوعة`,
  organizationUnpaid: ({ actor, name }) => `جعل ${actor} ${name} غير مدفوعة`,
  organizationUserLimit: ({ actor, name, from, to }) => `غيّر ${actor} حد المستخدمين في ${name} من ${from} إلى ${to}`,
  organizationCurriculum: ({ actor, name, from, to }) => `غيّر ${actor} منهج ${name} من ${from} إلى ${to}`,
  accessCodeCreate: ({ actor, code }) => `أنشأ ${actor} رمز الوصول ${code}`,
  accessCodeAssign: ({ actor, code, organizationName }) => `أسند ${actor} رمز الوصول ${code} إلى ${organizationName}`,
  accessCodeDelete: ({ actor, code }) => `حذف ${actor} رمز الوصول ${code}`,
  courseCreate: ({ actor, course, members }) =>
    `أنشأ ${actor} الدورة ${course}، وفيها ${plural(members, { one: "عضو واحد", two: "عضوان", few: "# أعضاء", many: "# عضوًا", other: "# عضو" })}`,
  courseDelete: ({ actor, course }) => `حذف ${actor} الدورة ${course}`,
  courseRename: ({ actor, course, from }) => `أعاد ${actor} تسمية الدورة ${from} إلى ${course}`,
  courseRenewCode: ({ actor, course }) => `أنشأ ${actor} رمز وصول جديدًا للدورة ${course}`,
  courseAddMembers: ({ actor, course, members }) =>
    `أضاف ${actor} ${plural(members, { one: "عضوًا واحدًا", two: "عضوين", few: "# أعضاء", many: "# عضوًا", other: "# عضو" })} إلى ${course}`,
  courseUndoAddMembers: ({ actor, course, members }) =>
    `تراجع ${actor} عن إضافة ${plural(members, { one: "عضو واحد", two: "عضوين", few: "# أعضاء", many: "# عضوًا", other: "# عضو" })} إلى ${course}`,
  courseRemoveMember: ({ actor, course, member }) => `أزال ${actor} ${member} من ${course}`,
  courseOwner: ({ actor, course, instructor }) => `نقل ${actor} ملكية الدورة ${course} إلى ${instructor}`,
  courseStart: ({ actor, course, className }) => `بدأ ${actor} الصف ${className} من ${course}`,
  courseEnd: ({ actor, course, className }) => `أنهى ${actor} الصف ${className} من ${course}`,
  courseResume: ({ actor, course, className }) => `استأنف ${actor} الصف ${className} من ${course}`,
  courseSchedule: ({ actor, course }) => `جدول ${actor} صفًا من ${course}`,
  courseUnschedule: ({ actor, course, className }) => `ألغى ${actor} جدولة ${className} من ${course}`,
  courseScheduleEnd: ({ actor, course, className }) => `غيّر ${actor} الانتهاء المجدول لـ${className} من ${course}`,
  courseMessage: ({ actor, course, students }) =>
    `راسل ${actor} ${plural(students, { one: "طالبًا واحدًا", two: "طالبين", few: "# طلاب", many: "# طالبًا", other: "# طالب" })} من ${course}`,
  organizationMessages: ({ actor, name, allowed }) =>
    allowed ? `سمح ${actor} لمدرّسي ${name} بمراسلة الطلاب` : `منع ${actor} مدرّسي ${name} من مراسلة الطلاب`,
  organizationRosters: ({ actor, name, allowed }) =>
    allowed ? `سمح ${actor} لمدرّسي ${name} باستيراد الكشوف` : `منع ${actor} مدرّسي ${name} من استيراد الكشوف`,
  courseShareSummary: ({ actor, course, className, withNames, until }) =>
    withNames
      ? `شارك ${actor} ملخص الصف ${className} من ${course} برابط، مع الأسماء، حتى ${until}`
      : `شارك ${actor} ملخص الصف ${className} من ${course} برابط، دون أسماء، حتى ${until}`,
  courseWithdrawSummary: ({ actor, course, className }) => `سحب ${actor} رابط ملخص الصف ${className} من ${course}`,
  courseLessonLanguage: ({ actor, course, language }) =>
    language === null
      ? `أتاح ${actor} لطلاب ${course} الدروس بلغة كل منهم`
      : `ضبط ${actor} لغة دروس ${course} على ${languageName(language)}`,
  courseQuizRules: ({ actor, course }) => `غيّر ${actor} قواعد الاختبارات في ${course}`,
  curriculumPublish: ({ actor, title, version }) => `نشر ${actor} النسخة ${version} من ${title}`,
  lessonDelete: ({ actor, title }) => `حذف ${actor} مسودة الدرس ${title}`,
  permissionGive: ({ actor, user }) => `سمح ${actor} لـ${user} بكتابة الدروس`,
  permissionTake: ({ actor, user }) => `منع ${actor} ${user} من كتابة الدروس`,
  rosterImport: ({ actor, file }) => `استورد ${actor} الكشف ${file}`,
  rosterTakeBack: ({ actor, file, deleted }) =>
    `تراجع ${actor} عن الكشف ${file}: تم حذف ${plural(deleted, { one: "مستخدم واحد", two: "مستخدمَين", few: "# مستخدمين", many: "# مستخدمًا", other: "# مستخدم" })}`,
  sandboxDelete: ({ actor, title }) => `حذف ${actor} البيئة التجريبية ${title}`,
  leaderboardClear: ({ actor }) => `مسح ${actor} جميع لوحات المتصدرين`,
  bannerSend: ({ actor }) => `غيّر ${actor} الرسالة على مستوى النظام`,
  attemptSetAside: ({ actor, attempt }) => `استبعد ${actor} محاولة: ${attempt}`,
  attemptCount: ({ actor, attempt }) => `أعاد ${actor} احتساب محاولة: ${attempt}`,
  attemptAcceptClaim: ({ actor, attempt }) => `قبل ${actor} بلاغًا: ${attempt}`,
  attemptTakeBackClaim: ({ actor, attempt }) => `ألغى ${actor} قبول بلاغ: ${attempt}`,
  courseAcceptClaims: ({ actor, course, claims, className }) =>
    `قبل ${actor} ${plural(claims, { one: "بلاغًا واحدًا", two: "بلاغين", few: "# بلاغات", many: "# بلاغًا", other: "# بلاغ" })} من الصف ${className} من ${course}`,
  courseTakeBackClaims: ({ actor, course, claims, className }) =>
    `ألغى ${actor} قبول ${plural(claims, { one: "بلاغ واحد", two: "بلاغين", few: "# بلاغات", many: "# بلاغًا", other: "# بلاغ" })} من الصف ${className} من ${course}`,
  organizationClaims: ({ actor, name, from, to }) => `غيّر ${actor} قاعدة البلاغات في ${name} من ${from} إلى ${to}`,
  gameInstall: ({ actor, name }) => `ثبّت ${actor} اللعبة ${name}`,
  gameBack: ({ actor, name }) => `عاد ${actor} إلى اللعبة ${name}`,
  gameUpload: ({ actor, name }) => `رفع ${actor} اللعبة ${name} كمرشّحة`,
  gameOffer: ({ actor, name, replaced }) => `أتاح ${actor} اللعبة ${name} للطلاب بدلًا من ${replaced}`,
  gameSimulator: ({ actor, name, replaced }) => `أتاح ${actor} ${name} للطلاب بدلًا من ${replaced}`,
  gameDiscard: ({ actor, name }) => `تجاهل ${actor} المرشّحة ${name}`,
  gameUninstall: ({ actor, name }) => `ألغى ${actor} تثبيت اللعبة ${name}`,
  gameSensors: ({ actor, name, allowed }) =>
    allowed
      ? `سمح ${actor} للعبة ${name} باستخدام مستشعرات الحركة`
      : `منع ${actor} اللعبة ${name} من استخدام مستشعرات الحركة`,
  gameGiveUp: ({ actor, name }) => `تخلى ${actor} عن اللعبة ${name} لأن ملفاتها مفقودة`,
  other: ({ actor, action, subject }) => `${actor}: ${action} ${subject}`.trim(),
  noName: "(بلا اسم)",
  nothing: "لا شيء",
};
