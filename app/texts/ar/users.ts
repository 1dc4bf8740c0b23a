import { number, plural } from "../format";
import { rich } from "../rich";
import type { users as english } from "../en/users";
import type { Translation } from "../translation";

export const users: Translation<typeof english> = {
  notFound: "المستخدم غير موجود.",
  chooseRole: "اختر دورًا.",
  chooseOrganization: "اختر مؤسسة.",
  enabledChanged: ({ username, enabled }) =>
    enabled ? `تم تفعيل \u2068${username}\u2069.` : `تم تعطيل \u2068${username}\u2069.`,
  undoable: ({ changes }) => rich`${"تغييرات حديثة يمكنك التراجع عنها: "}${changes}`,
  addedBy: ({ people, fileName }) =>
    `تم استيراد ${plural(people, { one: "مستخدم واحد", two: "مستخدمَين", few: "# مستخدمين", many: "# مستخدمًا", other: "# مستخدم" })} من \u2068${fileName}\u2069`,
  noUsers: "لا يوجد مستخدمون",
  noMatch: "استخدم عوامل تصفية أقل، أو ابحث عن ثلاثة أحرف على الأقل من اسم مستخدم أو بريد إلكتروني أو اسم.",
  noUsersHint: "أضف مستخدمًا، أو استورد كشفًا، أو شارك رمز وصول.",
  noLimit: "بلا حد",
  stateOf: ({ state }) =>
    ({
      any: "جميع الحالات",
      enabled: "مفعّل",
      disabled: "معطّل",
      resetPending: "إعادة التعيين معلّقة",
      invited: "مدعو",
    })[state],
  roleChanged: ({ username, role }) => `صار دور \u2068${username}\u2069 هو ${role}.`,
  moved: ({ username }) => `تم تغيير مؤسسة \u2068${username}\u2069.`,
  deleted: ({ username }) => `تم حذف \u2068${username}\u2069.`,
  tooManyMatches: ({ max }) =>
    `عدد المستخدمين المطابقين أكثر من ${number(max)}، ولا يُدرج إلا ${number(max)}. ضيّق بحثك لترى الآخرين.`,
  onlyOfOrganization: ({ name, link }) => rich`${`مستخدمو \u2068${name}\u2069 فقط`} · ${link("إظهار جميع المؤسسات")}`,
  addUser: "إضافة مستخدم",
  search: "البحث في المستخدمين",
  importRoster: "استيراد كشف",
  selectPage: "تحديد الكل في هذه الصفحة",
  selectedActions: "إجراءات للمستخدمين المحددين",
  narrowToSelectAll: ({ max }) => `لتحديد جميع المستخدمين المطابقين، ضيّق القائمة إلى ${number(max)} أو أقل.`,
  selectMatches: ({ total }) =>
    plural(total, {
      one: "تحديد المستخدم المطابق",
      two: "تحديد المستخدمَين المطابقَين",
      few: "تحديد جميع المستخدمين المطابقين (#)",
      many: "تحديد جميع المستخدمين المطابقين (#)",
      other: "تحديد جميع المستخدمين المطابقين (#)",
    }),
  allSelected: ({ total }) =>
    plural(total, {
      one: "تم تحديد المستخدم المطابق",
      two: "تم تحديد المستخدمَين المطابقَين",
      few: "تم تحديد جميع المستخدمين المطابقين (#)",
      many: "تم تحديد جميع المستخدمين المطابقين (#)",
      other: "تم تحديد جميع المستخدمين المطابقين (#)",
    }),
  clearSelection: "إلغاء التحديد",
  selectedCount: ({ count }) =>
    `تم تحديد ${plural(count, { one: "مستخدم واحد", two: "مستخدمَين", few: "# مستخدمين", many: "# مستخدمًا", other: "# مستخدم" })}`,
  selectUser: ({ username }) => `تحديد \u2068${username}\u2069`,
  selectFirst: "حدّد مستخدمين أولًا.",
  actionOnSelected: ({ verb }) => `${verb}…`,
  activeUsers: "المستخدمون النشطون",
  userLimit: "حد المستخدمين",
  admins: "المسؤولون",
  roleTitle: ({ username }) => `تغيير دور \u2068${username}\u2069`,
  changeRole: "تغيير الدور",
  roleHint: "يسري التغيير فورًا.",
  organizationTitle: ({ username }) => `تغيير مؤسسة \u2068${username}\u2069`,
  changeOrganization: "تغيير المؤسسة",
  organizationHint: "يغادر المستخدم جميع دورات المؤسسة الحالية. تُحفظ النتائج.",
  replaceCode: ({ email }) =>
    email
      ? rich`${"لدى هذا المستخدم رمز يُستخدم مرة واحدة بالفعل. يحل محله رمز جديد، ونرسله بالبريد إلى "}${email}.`
      : "لدى هذا المستخدم رمز يُستخدم مرة واحدة بالفعل. يحل محله رمز جديد.",
  resetWarning: ({ email }) =>
    email
      ? rich`${"يسجّل هذا خروج المستخدم من كل مكان. ليسجّل الدخول من جديد، عليه تعيين كلمة مرور جديدة برمز يُستخدم مرة واحدة. سترى الرمز هنا، ونرسله بالبريد إلى "}${email}.`
      : "يسجّل هذا خروج المستخدم من كل مكان. ليسجّل الدخول من جديد، عليه تعيين كلمة مرور جديدة برمز يُستخدم مرة واحدة تراه هنا.",
  resetCodeUse: ({ email }) =>
    email
      ? rich`${"أعطِ المستخدم هذا الرمز، وسيُطلب منه عند الدخول القادم. ونرسله أيضًا بالبريد إلى "}${email}.`
      : "أعطِ المستخدم هذا الرمز، وسيُطلب منه عند الدخول القادم.",
  voidPassword: "عدم قبول كلمة المرور القديمة بعد الآن",
  voidPasswordHint: ({ sendsMail }) =>
    sendsMail
      ? "لن يعمل إلا الرمز أو الرابط المرسل بالبريد. وإلا فيمكن للمستخدم إدخال كلمة المرور القديمة بدلًا من الرمز."
      : "لن يعمل إلا الرمز. وإلا فيمكن للمستخدم إدخال كلمة المرور القديمة بدلًا من الرمز.",
  deleteTitle: ({ username }) => `حذف \u2068${username}\u2069؟`,
  deleteWarning: ({ name, email, counts, days }) => {
    const deleted = counts
      ? `${plural(counts.courses, {
          one: "عضوية واحدة في دورة",
          two: "عضويتين في دورتين",
          few: "# عضويات في دورات",
          many: "# عضوية في دورات",
          other: "# عضوية في دورات",
        })} و${plural(counts.scores, {
          one: "نتيجة واحدة",
          two: "نتيجتين",
          few: "# نتائج",
          many: "# نتيجة",
          other: "# نتيجة",
        })}`
      : "جميع العضويات في الدورات والنتائج";
    const advice = `للاحتفاظ بالنتائج، عطّل المستخدم بدلًا من ذلك. يمكنك استعادة المستخدم من «المحذوف حديثًا» خلال ${plural(days, { one: "يوم واحد", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" })}.`;
    return name
      ? rich`${"يحذف هذا حساب "}${name} (${email})${` مع ${deleted}. ${advice}`}`
      : rich`${"يحذف هذا حساب هذا المستخدم"} (${email})${` مع ${deleted}. ${advice}`}`;
  },
  resetTitle: ({ username }) => `إعادة تعيين كلمة مرور \u2068${username}\u2069؟`,
  newCode: "إنشاء رمز جديد",
  resetPassword: "إعادة تعيين كلمة المرور",
  resetCodeTitle: ({ username }) => `رمز إعادة التعيين لـ\u2068${username}\u2069`,
  copyResetCode: "نسخ رمز إعادة التعيين",
  resetCodeHint: ({ date }) => `لا يظهر الرمز إلا الآن. يعمل مرة واحدة، حتى ${date}.`,
  done: "تم",
  usersShown: "تصفية المستخدمين",
  filterByRole: "التصفية حسب الدور",
  allRoles: "جميع الأدوار",
  filterByState: "التصفية حسب الحالة",
  showAll: "إظهار الكل",
  filterByOrganization: "التصفية حسب المؤسسة",
  allOrganizations: "جميع المؤسسات",
  noOrganization: "بلا مؤسسة",
  enabled: "مفعّل",
  never: "أبدًا",
  changeRoleLink: ({ username }) => `، تغيير دور \u2068${username}\u2069`,
  changeOrganizationLink: ({ username }) => `، تغيير مؤسسة \u2068${username}\u2069`,
  isEnabled: ({ username }) => `\u200f\u2068${username}\u2069 مفعّل`,
  pendingHint: "على هذا المستخدم تعيين كلمة مرور جديدة. انقر لإنشاء رمز جديد يُستخدم مرة واحدة.",
  pendingLink: ({ hidden, username }) =>
    rich`${"كلمة المرور معلّقة"}${hidden(` لـ\u2068${username}\u2069، إنشاء رمز جديد`)}`,
  resetLink: ({ hidden, username }) => rich`${"تعيين كلمة المرور"}${hidden(` لـ\u2068${username}\u2069`)}`,
  moreFor: ({ username }) => `إجراءات أخرى لـ\u2068${username}\u2069`,
  deleteLink: ({ hidden, username }) => rich`${"حذف"}${hidden(` \u2068${username}\u2069`)}`,
};
