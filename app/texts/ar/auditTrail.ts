import { languageName, number, plural } from "../format";
import type { auditTrail as english } from "../en/auditTrail";
import type { Translation } from "../translation";

export const auditTrail: Translation<typeof english> = {
  tokenCreate: ({ actor, name, scopes }) => `أنشأ ${actor} رمز واجهة البرمجة \u2068${name}\u2069 (${scopes})`,
  factorChange: ({ actor, change, name }) =>
    ({
      addApp: `أضاف ${actor} تطبيق مصادقة`,
      removeApp: `أزال ${actor} تطبيق المصادقة`,
      newCodes: `أنشأ ${actor} رموز استرداد جديدة`,
      addPasskey: `أضاف ${actor} مفتاح المرور \u2068${name}\u2069`,
      removePasskey: `أزال ${actor} مفتاح المرور \u2068${name}\u2069`,
    })[change],
  factorRecoveryCode: ({ actor }) => `سجّل ${actor} الدخول أو أكّد هويته برمز استرداد`,
  factorAdministratorCode: ({ actor }) =>
    `استخدم ${actor} رمزًا لمرة واحدة من المسؤول، فأُزيلت عوامله الثانية ورموز API الخاصة به`,
  factorIssueCode: ({ actor, user }) => `أصدر ${actor} رمزًا لمرة واحدة للعوامل الثانية المفقودة لـ ${user}`,
  organizationFactors: ({ actor, name, from, to }) =>
    `غيّر ${actor} من تُطلب منهم العوامل الثانية في \u2068${name}\u2069: من ${from} إلى ${to}`,
  systemFactors: ({ actor, required }) =>
    required ? `ألزم ${actor} مسؤولي النظام بعوامل ثانية` : `لم يعد ${actor} يُلزم مسؤولي النظام بعوامل ثانية`,
  issueCredential: ({ actor, campaign, user }) =>
    `أنشأ ${actor} شهادة موقَّعة عن \u2068${campaign}\u2069 لـ \u2068${user}\u2069`,
  revokeCredential: ({ actor, campaign, user }) =>
    `ألغى ${actor} الشهادة الموقَّعة عن \u2068${campaign}\u2069 لـ \u2068${user}\u2069`,
  allowCredential: ({ actor, campaign, user }) =>
    `سمح ${actor} بشهادة موقَّعة أخرى عن \u2068${campaign}\u2069 لـ \u2068${user}\u2069`,
  signingKey: ({ actor }) => `استبدل ${actor} مفتاح توقيع الشهادات`,
  tokenRevoke: ({ actor, name }) => `ألغى ${actor} رمز واجهة البرمجة \u2068${name}\u2069`,
  serviceAccountCreate: ({ actor, name, scopes }) => `أنشأ ${actor} حساب الخدمة \u2068${name}\u2069 (${scopes})`,
  serviceAccountDelete: ({ actor, name }) => `حذف ${actor} حساب الخدمة \u2068${name}\u2069`,
  organizationSignIn: ({ actor, name, from, to }) =>
    `غيّر ${actor} تسجيل الدخول الموحّد لدى ${name} من ${from} إلى ${to}`,
  organizationSignInSettings: ({ actor, name, issuer }) => `حفظ ${actor} مزوّد تسجيل الدخول لدى ${name}: ${issuer}`,
  organizationSignInRemoved: ({ actor, name }) => `أزال ${actor} تسجيل الدخول الموحّد لدى ${name}`,
  organizationSignInRules: ({ actor, name }) => `غيّر ${actor} ما تمنحه المطالبات في ${name}`,
  organizationSignInDomains: ({ actor, name, domains }) => `حدّد ${actor} نطاقات بريد ${name}: ${domains}`,
  organizationBreakGlass: ({ actor, name, user, to }) => `غيّر ${actor} مسؤولي الطوارئ لدى ${name}: ${user} ${to}`,
  userBreakGlass: ({ actor }) => `سجّل ${actor} الدخول بكلمة مرور بصفته مسؤول طوارئ`,
  userCreateBySignIn: ({ user }) => `أنشأ أول تسجيل دخول عبر المؤسسة الحساب ${user}`,
  userLinkIdentity: ({ actor, user, issuer }) => `ربط ${actor} الحساب ${user} بـ ${issuer}`,
  userUnlinkIdentity: ({ actor, user, issuer }) => `فصل ${actor} الحساب ${user} عن ${issuer}`,
  userRoleByClaims: ({ user, from, to }) => `غيّرت المطالبات دور ${user} من ${from} إلى ${to}`,
  userCoursesByClaims: ({ user, joins, leaves }) => `غيّرت المطالبات مقررات ${user}: انضمام ${joins}، مغادرة ${leaves}`,
  userExternalId: ({ actor, user, to }) =>
    `غيّر \u2068${actor}\u2069 المعرّف الخارجي لـ \u2068${user}\u2069 إلى \u2068${to}\u2069`,
  userRemoveByProvider: ({ actor, user }) =>
    `أزال \u2068${actor}\u2069 المستخدم \u2068${user}\u2069 من مستخدمي مزوّد الهوية`,
  userRename: ({ actor, user, to }) => `غيّر \u2068${actor}\u2069 اسم \u2068${user}\u2069 إلى \u2068${to}\u2069`,
  userRoleByGroups: ({ user, from, to }) =>
    `غيّرت المجموعات دور \u2068${user}\u2069 من \u2068${from}\u2069 إلى \u2068${to}\u2069`,
  userCoursesByGroups: ({ user, joins, leaves }) =>
    `غيّرت المجموعات دورات \u2068${user}\u2069: انضم إلى \u2068${joins}\u2069 وغادر \u2068${leaves}\u2069`,
  groupCreate: ({ actor, name }) => `أضاف \u2068${actor}\u2069 المجموعة \u2068${name}\u2069`,
  groupUpdate: ({ actor, name }) => `غيّر \u2068${actor}\u2069 المجموعة \u2068${name}\u2069`,
  groupDelete: ({ actor, name }) => `حذف \u2068${actor}\u2069 المجموعة \u2068${name}\u2069`,
  groupGrant: ({ actor, name }) => `غيّر \u2068${actor}\u2069 ما تمنحه المجموعة \u2068${name}\u2069`,
  webhookChange: ({ actor, name, change }) =>
    ({
      create: `أضاف \u2068${actor}\u2069 وجهة الإشعارات \u2068${name}\u2069`,
      change: `غيّر \u2068${actor}\u2069 وجهة الإشعارات \u2068${name}\u2069`,
      rotate: `استبدل \u2068${actor}\u2069 سر وجهة الإشعارات \u2068${name}\u2069`,
      on: `فعّل \u2068${actor}\u2069 وجهة الإشعارات \u2068${name}\u2069`,
      off: `أوقف \u2068${actor}\u2069 وجهة الإشعارات \u2068${name}\u2069`,
      delete: `حذف \u2068${actor}\u2069 وجهة الإشعارات \u2068${name}\u2069`,
      failed: `أُوقفت وجهة الإشعارات \u2068${name}\u2069 لأن الإرسال إليها تعثّر`,
    })[change],
  organizationLanguage: ({ actor, name, language }) =>
    language
      ? `عيّن ${actor} ${language} لغةً افتراضية لـ\u2068${name}\u2069`
      : `أزال ${actor} اللغة الافتراضية لـ\u2068${name}\u2069`,
  userCreate: ({ actor, user, role }) =>
    role
      ? `أضاف ${actor} المستخدم \u2068${user}\u2069 بدور \u2068${role}\u2069`
      : `أضاف ${actor} المستخدم \u2068${user}\u2069`,
  userImport: ({ actor, user, role }) =>
    role
      ? `أضاف ${actor} \u2068${user}\u2069 من كشف بدور \u2068${role}\u2069`
      : `أضاف ${actor} \u2068${user}\u2069 من كشف`,
  userUndoImport: ({ actor, user }) => `حذف ${actor} \u2068${user}\u2069 من جديد بالتراجع عن كشف`,
  userEnable: ({ actor, user }) => `فعّل ${actor} \u2068${user}\u2069`,
  userDisable: ({ actor, user }) => `عطّل ${actor} \u2068${user}\u2069`,
  userDelete: ({ actor, user }) => `حذف ${actor} \u2068${user}\u2069`,
  userRole: ({ actor, user, from, to }) =>
    `غيّر ${actor} دور \u2068${user}\u2069 من \u2068${from}\u2069 إلى \u2068${to}\u2069`,
  userOrganization: ({ actor, user, from, to }) =>
    `نقل ${actor} \u2068${user}\u2069 من \u2068${from}\u2069 إلى \u2068${to}\u2069`,
  userCopyOwnData: ({ actor }) => `أنشأ \u2068${actor}\u2069 نسخة من بياناته`,
  userCopyData: ({ actor, user }) => `أنشأ \u2068${actor}\u2069 نسخة من بيانات \u2068${user}\u2069`,
  userDownloadData: ({ actor, user }) => `نزّل \u2068${actor}\u2069 نسخة بيانات \u2068${user}\u2069`,
  userResetPassword: ({ actor, user }) => `طلب ${actor} كلمة مرور جديدة لـ\u2068${user}\u2069`,
  userInviteAgain: ({ actor, user }) => `أعاد ${actor} إرسال الدعوة إلى \u2068${user}\u2069`,
  userUndoEnable: ({ actor, user }) => `أعاد ${actor} تعطيل \u2068${user}\u2069 بالتراجع عن تغيير`,
  userUndoDisable: ({ actor, user }) => `أعاد ${actor} تفعيل \u2068${user}\u2069 بالتراجع عن تغيير`,
  userUndoRole: ({ actor, user, from, to }) =>
    `أعاد ${actor} دور \u2068${user}\u2069 من \u2068${from}\u2069 إلى \u2068${to}\u2069`,
  userUndoOrganization: ({ actor, user, from, to }) =>
    `أعاد ${actor} نقل \u2068${user}\u2069 من \u2068${from}\u2069 إلى \u2068${to}\u2069`,
  userUndoReset: ({ actor, user }) => `لم يعد ${actor} يطلب كلمة مرور جديدة لـ\u2068${user}\u2069`,
  userUpdate: ({ actor, user }) => `غيّر ${actor} بيانات \u2068${user}\u2069`,
  userErase: ({ actor, kept, attempts }) =>
    kept
      ? plural(attempts, {
          zero: `محا ${actor} شخصًا`,
          one: `محا ${actor} شخصًا وأبقى محاولة واحدة دون الاسم`,
          two: `محا ${actor} شخصًا وأبقى محاولتين دون الاسم`,
          few: `محا ${actor} شخصًا وأبقى # محاولات دون الاسم`,
          many: `محا ${actor} شخصًا وأبقى # محاولة دون الاسم`,
          other: `محا ${actor} شخصًا وأبقى # محاولة دون الاسم`,
        })
      : plural(attempts, {
          zero: `محا ${actor} شخصًا`,
          one: `محا ${actor} شخصًا ومحاولة واحدة`,
          two: `محا ${actor} شخصًا ومحاولتين`,
          few: `محا ${actor} شخصًا و# محاولات`,
          many: `محا ${actor} شخصًا و# محاولة`,
          other: `محا ${actor} شخصًا و# محاولة`,
        }),
  userAskErasure: ({ actor }) => `طلب ${actor} محوه`,
  userWithdrawErasure: ({ actor }) => `سحب ${actor} طلب محوه`,
  userRefuseErasure: ({ actor, user }) => `رفض ${actor} طلب محو \u2068${user}\u2069`,
  organizationErasedAttempts: ({ actor, name, kept }) =>
    kept
      ? `ضبط ${actor} المؤسسة \u2068${name}\u2069 لتبقي محاولات من مُحوا دون الاسم`
      : `ضبط ${actor} المؤسسة \u2068${name}\u2069 لتزيل محاولات من مُحوا`,
  retentionChange: ({ actor, name, kind, time }) =>
    `غيّر \u2068${actor}\u2069 مدة الحفظ في \u2068${name}\u2069: ${kind}: ${time}`,
  retentionSweep: ({ name, kind, removed }) =>
    plural(removed, {
      zero: `لم تُزل مدة الحفظ في \u2068${name}\u2069 شيئًا: ${kind}`,
      one: `أزالت مدة الحفظ في \u2068${name}\u2069 عنصرًا واحدًا: ${kind}`,
      two: `أزالت مدة الحفظ في \u2068${name}\u2069 عنصرين: ${kind}`,
      few: `أزالت مدة الحفظ في \u2068${name}\u2069 # عناصر: ${kind}`,
      many: `أزالت مدة الحفظ في \u2068${name}\u2069 # عنصرًا: ${kind}`,
      other: `أزالت مدة الحفظ في \u2068${name}\u2069 # عنصر: ${kind}`,
    }),
  noLimit: "بلا حد",
  retentionOfSite: "التثبيت",
  organizationCreate: ({ actor, name }) => `أنشأ ${actor} المؤسسة \u2068${name}\u2069`,
  organizationDelete: ({ actor, name }) => `حذف ${actor} المؤسسة \u2068${name}\u2069`,
  organizationPaid: ({ actor, name }) => `جعل ${actor} \u2068${name}\u2069 مدفوعة`,
  organizationUnpaid: ({ actor, name }) => `جعل ${actor} \u2068${name}\u2069 غير مدفوعة`,
  organizationUserLimit: ({ actor, name, from, to }) =>
    `غيّر ${actor} حد المستخدمين في \u2068${name}\u2069 من \u2068${from}\u2069 إلى \u2068${to}\u2069`,
  organizationCurriculum: ({ actor, name, from, to }) =>
    `غيّر ${actor} منهج \u2068${name}\u2069 من \u2068${from}\u2069 إلى \u2068${to}\u2069`,
  accessCodeCreate: ({ actor, code }) => `أنشأ ${actor} رمز الوصول \u2068${code}\u2069`,
  accessCodeAssign: ({ actor, code, organizationName }) =>
    `أسند ${actor} رمز الوصول \u2068${code}\u2069 إلى \u2068${organizationName}\u2069`,
  accessCodeDelete: ({ actor, code }) => `حذف ${actor} رمز الوصول \u2068${code}\u2069`,
  courseCreate: ({ actor, course, members }) =>
    `أنشأ ${actor} الدورة \u2068${course}\u2069، وفيها ${plural(members, { one: "عضو واحد", two: "عضوان", few: "# أعضاء", many: "# عضوًا", other: "# عضو" })}`,
  courseDelete: ({ actor, course }) => `حذف ${actor} الدورة \u2068${course}\u2069`,
  courseRename: ({ actor, course, from }) => `أعاد ${actor} تسمية الدورة \u2068${from}\u2069 إلى \u2068${course}\u2069`,
  courseRenewCode: ({ actor, course }) => `أنشأ ${actor} رمز وصول جديدًا للدورة \u2068${course}\u2069`,
  courseAddMembers: ({ actor, course, members }) =>
    `أضاف ${actor} ${plural(members, { one: "عضوًا واحدًا", two: "عضوين", few: "# أعضاء", many: "# عضوًا", other: "# عضو" })} إلى \u2068${course}\u2069`,
  courseUndoAddMembers: ({ actor, course, members }) =>
    `تراجع ${actor} عن إضافة ${plural(members, { one: "عضو واحد", two: "عضوين", few: "# أعضاء", many: "# عضوًا", other: "# عضو" })} إلى \u2068${course}\u2069`,
  courseRemoveMember: ({ actor, course, member }) => `أزال ${actor} \u2068${member}\u2069 من \u2068${course}\u2069`,
  courseOwner: ({ actor, course, instructor }) =>
    `نقل ${actor} ملكية الدورة \u2068${course}\u2069 إلى \u2068${instructor}\u2069`,
  courseTeacher: ({ actor, course, teacher, reach }) =>
    `عيّن ${actor} \u2068${teacher}\u2069 ${reach === "assist" ? "مساعدًا" : "مدرّسًا مشاركًا"} في الدورة \u2068${course}\u2069`,
  courseRemoveTeacher: ({ actor, course, teacher }) =>
    `أزال ${actor} \u2068${teacher}\u2069 من طاقم تدريس الدورة \u2068${course}\u2069`,
  courseStart: ({ actor, course, className }) => `بدأ ${actor} الصف \u2068${className}\u2069 من \u2068${course}\u2069`,
  courseEnd: ({ actor, course, className }) => `أنهى ${actor} الصف \u2068${className}\u2069 من \u2068${course}\u2069`,
  courseResume: ({ actor, course, className }) =>
    `استأنف ${actor} الصف \u2068${className}\u2069 من \u2068${course}\u2069`,
  courseSchedule: ({ actor, course }) => `جدول ${actor} صفًا من \u2068${course}\u2069`,
  courseUnschedule: ({ actor, course, className }) =>
    `ألغى ${actor} جدولة \u2068${className}\u2069 من \u2068${course}\u2069`,
  courseScheduleEnd: ({ actor, course, className }) =>
    `غيّر ${actor} الانتهاء المجدول لـ\u2068${className}\u2069 من \u2068${course}\u2069`,
  courseMessage: ({ actor, course, students }) =>
    `راسل ${actor} ${plural(students, { one: "طالبًا واحدًا", two: "طالبين", few: "# طلاب", many: "# طالبًا", other: "# طالب" })} من \u2068${course}\u2069`,
  organizationMessages: ({ actor, name, allowed }) =>
    allowed
      ? `سمح ${actor} لمدرّسي \u2068${name}\u2069 بمراسلة الطلاب`
      : `منع ${actor} مدرّسي \u2068${name}\u2069 من مراسلة الطلاب`,
  organizationRosters: ({ actor, name, allowed }) =>
    allowed
      ? `سمح ${actor} لمدرّسي \u2068${name}\u2069 باستيراد الكشوف`
      : `منع ${actor} مدرّسي \u2068${name}\u2069 من استيراد الكشوف`,
  courseShareSummary: ({ actor, course, className, withNames, until }) =>
    withNames
      ? `شارك ${actor} ملخص الصف \u2068${className}\u2069 من \u2068${course}\u2069 برابط، مع الأسماء، حتى ${until}`
      : `شارك ${actor} ملخص الصف \u2068${className}\u2069 من \u2068${course}\u2069 برابط، دون أسماء، حتى ${until}`,
  courseWithdrawSummary: ({ actor, course, className }) =>
    `سحب ${actor} رابط ملخص الصف \u2068${className}\u2069 من \u2068${course}\u2069`,
  courseLessonLanguage: ({ actor, course, language }) =>
    language === null
      ? `أتاح ${actor} لطلاب \u2068${course}\u2069 الدروس بلغة كل منهم`
      : `ضبط ${actor} لغة دروس \u2068${course}\u2069 على ${languageName(language)}`,
  courseDates: ({ actor, course, className }) =>
    `غيّر ${actor} مواعيد التسليم في \u2068${className}\u2069 من \u2068${course}\u2069`,
  courseExtend: ({ actor, course, className }) =>
    `مدّد ${actor} مواعيد التسليم لطلاب في \u2068${className}\u2069 من \u2068${course}\u2069`,
  courseEndExtension: ({ actor, course, className }) =>
    `ألغى ${actor} تمديدًا لأحد الطلاب في \u2068${className}\u2069 من \u2068${course}\u2069`,
  courseRubric: ({ actor, course, scenario, isRemoved }) =>
    `${isRemoved ? "أزال" : "غيّر"} \u2068${actor}\u2069 سلّم تقدير \u2068${scenario}\u2069 (\u2068${course}\u2069)`,
  courseGrading: ({ actor, course }) => `غيّر ${actor} قواعد التقدير في \u2068${course}\u2069`,
  organizationGrading: ({ actor, organization }) =>
    `غيّر ${actor} قواعد التقدير الافتراضية في \u2068${organization}\u2069`,
  courseQuizRules: ({ actor, course }) => `غيّر ${actor} قواعد الاختبارات في \u2068${course}\u2069`,
  curriculumPublish: ({ actor, title, version }) =>
    `نشر ${actor} النسخة \u2068${version}\u2069 من \u2068${title}\u2069`,
  lessonDelete: ({ actor, title }) => `حذف ${actor} مسودة الدرس \u2068${title}\u2069`,
  permissionGive: ({ actor, user }) => `سمح ${actor} لـ\u2068${user}\u2069 بكتابة الدروس`,
  permissionTake: ({ actor, user }) => `منع ${actor} \u2068${user}\u2069 من كتابة الدروس`,
  rosterImport: ({ actor, file }) => `استورد ${actor} الكشف \u2068${file}\u2069`,
  rosterTakeBack: ({ actor, file, deleted }) =>
    `تراجع ${actor} عن الكشف \u2068${file}\u2069: تم حذف ${plural(deleted, { one: "مستخدم واحد", two: "مستخدمَين", few: "# مستخدمين", many: "# مستخدمًا", other: "# مستخدم" })}`,
  sandboxDelete: ({ actor, title }) => `حذف ${actor} البيئة التجريبية \u2068${title}\u2069`,
  missionShare: ({ actor, title, className }) =>
    `شارك ${actor} المهمة \u2068${title}\u2069 مع \u2068${className}\u2069`,
  leaderboardClear: ({ actor }) => `مسح ${actor} جميع لوحات المتصدرين`,
  bannerSend: ({ actor }) => `غيّر ${actor} الرسالة على مستوى النظام`,
  gradeDecide: ({ actor, grade, from, to }) =>
    to === from
      ? `أضاف \u2068${actor}\u2069 ملاحظة إلى درجة: \u2068${grade}\u2069`
      : `غيّر \u2068${actor}\u2069 درجة: \u2068${grade}\u2069، من \u2068${from || "لا شيء"}\u2069 إلى \u2068${to || "لا شيء"}\u2069`,
  gradeWithdraw: ({ actor, grade, to }) =>
    `تراجع \u2068${actor}\u2069 عن قرار بشأن درجة: \u2068${grade}\u2069، وهي الآن \u2068${to || "لا شيء"}\u2069`,
  gradeDecideMany: ({ actor, course, className, grades }) =>
    `اتخذ \u2068${actor}\u2069 قرارًا بشأن عدة درجات في \u2068${className}\u2069 (\u2068${course}\u2069): ${number(grades)}`,
  gradeUndoMany: ({ actor, course, className, grades }) =>
    `تراجع \u2068${actor}\u2069 عن قرار بشأن عدة درجات في \u2068${className}\u2069 (\u2068${course}\u2069): ${number(grades)}`,
  feedbackChange: ({ actor, student, kind }) =>
    ({
      write: `كتب \u2068${actor}\u2069 تعليقًا لطالب: \u2068${student}\u2069`,
      change: `غيّر \u2068${actor}\u2069 تعليقًا لطالب: \u2068${student}\u2069`,
      remove: `أزال \u2068${actor}\u2069 تعليقًا لطالب: \u2068${student}\u2069`,
    })[kind],
  gradeRegrade: ({ actor, course, scenario, question }) =>
    `أعاد \u2068${actor}\u2069 تصحيح سؤال في \u2068${scenario}\u2069 (\u2068${course}\u2069): \u2068${question}\u2069`,
  gradeFlyAgain: ({ actor, course, scenario }) =>
    `أعاد \u2068${actor}\u2069 طيران الرحلات في \u2068${scenario}\u2069 (\u2068${course}\u2069)`,
  gradeUndoRegrade: ({ actor, course, scenario }) =>
    `تراجع \u2068${actor}\u2069 عن إعادة تصحيح في \u2068${scenario}\u2069 (\u2068${course}\u2069)`,
  gradeSubmit: ({ actor, course, className, students }) =>
    `سلّم \u2068${actor}\u2069 الدرجات النهائية للصف \u2068${className}\u2069 في \u2068${course}\u2069 (عدد الطلاب: \u2068${number(students)}\u2069)`,
  gradeUnlock: ({ actor, course, className, reason }) =>
    `فتح \u2068${actor}\u2069 قفل الدرجات النهائية للصف \u2068${className}\u2069 في \u2068${course}\u2069: \u2068${reason}\u2069`,
  gradeAsk: ({ actor, grade }) => `طلب \u2068${actor}\u2069 مراجعة درجة: \u2068${grade}\u2069`,
  gradeAnswer: ({ actor, grade, outcome }) =>
    `أجاب \u2068${actor}\u2069 عن طلب مراجعة: \u2068${grade}\u2069 (${outcome})`,
  gradeAgree: ({ actor, course, className }) =>
    `وافق \u2068${actor}\u2069 على قرار في درجة في \u2068${className}\u2069 من \u2068${course}\u2069`,
  gradeRelease: ({ actor, course, scenario, part, rule }) =>
    `حدّد \u2068${actor}\u2069 متى يرى الطلاب \u2068${scenario}\u2069 (\u2068${course}\u2069): ${part}، ${rule}`,
  gradeView: ({ actor, student, course }) =>
    `اطّلع \u2068${actor}\u2069 على النتائج كما يراها \u2068${student}\u2069 (\u2068${course}\u2069)`,
  courseRequests: ({ actor, course, isOn }) =>
    isOn
      ? `سمح \u2068${actor}\u2069 بطلبات مراجعة الدرجات في \u2068${course}\u2069`
      : `أوقف \u2068${actor}\u2069 طلبات مراجعة الدرجات في \u2068${course}\u2069`,
  courseSecondLook: ({ actor, course, share }) =>
    `حدّد \u2068${actor}\u2069 نسبة القرارات ذات النظرة الثانية في \u2068${course}\u2069 بـ \u2068${share} %\u2069`,
  attemptSetAside: ({ actor, attempt }) => `استبعد ${actor} محاولة: \u2068${attempt}\u2069`,
  attemptCount: ({ actor, attempt }) => `أعاد ${actor} احتساب محاولة: \u2068${attempt}\u2069`,
  attemptAcceptClaim: ({ actor, attempt }) => `قبل ${actor} بلاغًا: \u2068${attempt}\u2069`,
  attemptTakeBackClaim: ({ actor, attempt }) => `ألغى ${actor} قبول بلاغ: \u2068${attempt}\u2069`,
  courseAcceptClaims: ({ actor, course, claims, className }) =>
    `قبل ${actor} ${plural(claims, { one: "بلاغًا واحدًا", two: "بلاغين", few: "# بلاغات", many: "# بلاغًا", other: "# بلاغ" })} من الصف \u2068${className}\u2069 من \u2068${course}\u2069`,
  courseTakeBackClaims: ({ actor, course, claims, className }) =>
    `ألغى ${actor} قبول ${plural(claims, { one: "بلاغ واحد", two: "بلاغين", few: "# بلاغات", many: "# بلاغًا", other: "# بلاغ" })} من الصف \u2068${className}\u2069 من \u2068${course}\u2069`,
  organizationClaims: ({ actor, name, from, to }) =>
    `غيّر ${actor} قاعدة البلاغات في \u2068${name}\u2069 من \u2068${from}\u2069 إلى \u2068${to}\u2069`,
  gameInstall: ({ actor, name }) => `ثبّت ${actor} اللعبة \u2068${name}\u2069`,
  gameBack: ({ actor, name }) => `عاد ${actor} إلى اللعبة \u2068${name}\u2069`,
  gameUpload: ({ actor, name }) => `رفع ${actor} اللعبة \u2068${name}\u2069 كمرشّحة`,
  gameOffer: ({ actor, name, replaced }) =>
    `أتاح ${actor} اللعبة \u2068${name}\u2069 للطلاب بدلًا من \u2068${replaced}\u2069`,
  gameSimulator: ({ actor, name, replaced }) =>
    `أتاح ${actor} \u2068${name}\u2069 للطلاب بدلًا من \u2068${replaced}\u2069`,
  gameDiscard: ({ actor, name }) => `تجاهل ${actor} المرشّحة \u2068${name}\u2069`,
  gameUninstall: ({ actor, name }) => `ألغى ${actor} تثبيت اللعبة \u2068${name}\u2069`,
  gameSensors: ({ actor, name, allowed }) =>
    allowed
      ? `سمح ${actor} للعبة \u2068${name}\u2069 باستخدام مستشعرات الحركة`
      : `منع ${actor} اللعبة \u2068${name}\u2069 من استخدام مستشعرات الحركة`,
  gameGiveUp: ({ actor, name }) => `تخلى ${actor} عن اللعبة \u2068${name}\u2069 لأن ملفاتها مفقودة`,
  userOwnPassword: ({ actor }) => `غيّر \u2068${actor}\u2069 كلمة مروره`,
  userOwnEmail: ({ actor }) => `غيّر \u2068${actor}\u2069 بريده الإلكتروني`,
  userOwnReset: ({ actor }) => `عيّن \u2068${actor}\u2069 كلمة مرور جديدة برابط أو رمز`,
  userEndSignIn: ({ actor, user, device }) =>
    `أنهى \u2068${actor}\u2069 تسجيل دخول \u2068${user}\u2069 (\u2068${device}\u2069)`,
  userEndSignIns: ({ actor, user, signIns }) =>
    plural(signIns, {
      one: `أنهى \u2068${actor}\u2069 عملية دخول واحدة (#) لـ\u2068${user}\u2069`,
      two: `أنهى \u2068${actor}\u2069 عمليتي دخول (#) لـ\u2068${user}\u2069`,
      few: `أنهى \u2068${actor}\u2069 # عمليات دخول لـ\u2068${user}\u2069`,
      many: `أنهى \u2068${actor}\u2069 # عملية دخول لـ\u2068${user}\u2069`,
      other: `أنهى \u2068${actor}\u2069 # عملية دخول لـ\u2068${user}\u2069`,
    }),
  userNewDevice: ({ actor, device }) => `سجّل \u2068${actor}\u2069 الدخول من جهاز جديد (\u2068${device}\u2069)`,
  userFailedSignIns: ({ actor, user, tries, address }) =>
    plural(tries, {
      other: `حاول \u2068${actor}\u2069 الدخول باسم \u2068${user}\u2069 دون نجاح، عدد المحاولات: #، وكانت آخرها من \u2068${address}\u2069`,
    }),
  otherFailedSignIns: ({ actor, tries }) =>
    plural(tries, { other: `حاول \u2068${actor}\u2069 الدخول إلى حسابات أخرى دون نجاح، عدد المحاولات: #` }),
  unknownSignIns: ({ actor, tries }) =>
    plural(tries, { other: `حاول \u2068${actor}\u2069 الدخول بأسماء مستخدمين غير موجودة، عدد المحاولات: #` }),
  organizationSignInLimits: ({ actor, name }) => `غيّر \u2068${actor}\u2069 حدود تسجيل الدخول في \u2068${name}\u2069`,
  systemSignInLimits: ({ actor }) => `غيّر \u2068${actor}\u2069 حدود تسجيل الدخول لمسؤولي النظام ولمن لا مؤسسة لهم`,
  other: ({ actor, action, subject }) => `${actor}: \u2068${action}\u2069 \u2068${subject}\u2069`.trim(),
  noName: "(بلا اسم)",
  nothing: "لا شيء",
};
