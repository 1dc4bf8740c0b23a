import { plural } from "../format";
import type { userRefusals as english } from "../en/userRefusals";
import type { Translation } from "../translation";

export const userRefusals: Translation<typeof english> = {
  ownRole: "لا يمكنك تغيير دور الحساب الذي سجّلت الدخول به",
  ownDelete: "لا يمكنك حذف الحساب الذي سجّلت الدخول به",
  ownDisable: "لا يمكنك تعطيل الحساب الذي سجّلت الدخول به",
  ownReset: "لا يمكنك إعادة تعيين كلمة مرور الحساب الذي سجّلت الدخول به",
  sameRole: "للمستخدم هذا الدور بالفعل. لم يتغير شيء.",
  assignSystemAdmin: "لا يستطيع مسؤول المؤسسة منح دور مسؤول النظام.",
  editSystemAdmin: "لا يعدّل مستخدمًا بدور مسؤول النظام إلا مسؤول نظام.",
  openNamed: "مُنح هذا المستخدم إذنًا فرديًا، فلا يستطيع فعل ذلك إلا مسؤول نظام.",
  lastSystemAdmin: "هذا آخر مسؤول نظام يستطيع تسجيل الدخول. اجعل شخصًا آخر مسؤول نظام أولًا.",
  notFetched: "تعذّر جلب المستخدمين",
  limitHint: "إذا بُلغ الحد، فاحذف مستخدمين أو عطّلهم لتسجيل مستخدمين جدد.",
  pending: "كلمة المرور معلّقة",
  failed: ({ change }) =>
    ({
      delete: "تعذّر حذف المستخدم",
      reset: "تعذّرت إعادة تعيين كلمة مرور المستخدم",
      role: "تعذّر تحديث دور المستخدم",
      enable: "حدث خطأ غير معروف",
      organization: "تعذّر تغيير المؤسسة",
    })[change],
  limitReached: ({ organizationName }) =>
    organizationName
      ? `بلغت \u2068${organizationName}\u2069 حد المستخدمين. احذف مستخدمين آخرين أو عطّلهم أولًا.`
      : "بلغت المؤسسة حد المستخدمين. احذف مستخدمين آخرين أو عطّلهم أولًا.",
  organizationUnpaid: ({ organizationName }) =>
    `مؤسسة \u2068${organizationName}\u2069 غير مدفوعة، فلن يعود بإمكانك تسجيل الدخول.`,
  organizationGone: "لم تعد المؤسسة موجودة.",
  ownsCourses: ({ username, courseNames, courses, what }) => {
    const owned = plural(courses, {
      one: `يملك «\u2068${username}\u2069» الدورة \u2068${courseNames}\u2069`,
      two: `يملك «\u2068${username}\u2069» الدورتين \u2068${courseNames}\u2069`,
      few: `يملك «\u2068${username}\u2069» الدورات \u2068${courseNames}\u2069`,
      many: `يملك «\u2068${username}\u2069» الدورات \u2068${courseNames}\u2069`,
      other: `يملك «\u2068${username}\u2069» الدورات \u2068${courseNames}\u2069`,
    });
    const first = plural(courses, {
      one: "انقل ملكية الدورة أو احذفها أولًا.",
      two: "انقل ملكية الدورتين أو احذفهما أولًا.",
      few: "انقل ملكية الدورات أو احذفها أولًا.",
      many: "انقل ملكية الدورات أو احذفها أولًا.",
      other: "انقل ملكية الدورات أو احذفها أولًا.",
    });
    if (typeof what === "object") return `${owned}، فلا يمكن تغيير دوره إلى ${what.role}. ${first}`;
    return {
      leave: `${owned}، ولا يمكنه مغادرة المؤسسة. ${first}`,
      delete: `${owned}، ولا يمكن حذفه. ${first}`,
    }[what];
  },
  hasSubscription: ({ username }) => `لدى «\u2068${username}\u2069» اشتراك مدفوع. ألغِه قبل حذف الحساب.`,
};
