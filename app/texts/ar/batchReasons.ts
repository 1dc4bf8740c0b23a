import { plural } from "../format";
import type { batchReasons as english } from "../en/batchReasons";
import type { Translation } from "../translation";

export const batchReasons: Translation<typeof english> = {
  enabled: "مفعّل بالفعل.",
  disabled: "معطّل بالفعل.",
  pending: "عليه بالفعل تعيين كلمة مرور جديدة.",
  notInvited: "ليست لديه دعوة مفتوحة.",
  member: "عضو بالفعل.",
  stranger: "لا ينتمي إلى مؤسسة الدورة.",
  elsewhere: ({ course }) =>
    `موجود في الصف الجاري للدورة ${course}، وستغادره لعبته ونتائجه. يمكنك إضافته من صفحة الدورة.`,
  changed: "غيّره شخص آخر في هذه الأثناء.",
  gone: "لم يعد موجودًا، أو لم يعد بإمكانك تغييره.",
  passwordSet: "عيّن كلمة مرور جديدة في هذه الأثناء.",
  askedAgain: "أُعيد تعيين كلمة المرور مرة أخرى في هذه الأثناء.",
  leftCourse: "غادر الدورة أو انضم إليها من جديد في هذه الأثناء.",
  played: "لعب في الدورة في هذه الأثناء.",
  sameRole: "له هذا الدور بالفعل.",
  sameOrganization: "ينتمي إلى هذه المؤسسة بالفعل.",
  billed: "لديه اشتراك مدفوع. ألغِه أولًا.",
  restored: "استُعيد أو حُذف نهائيًا في هذه الأثناء.",
  owns: ({ courses }) =>
    plural(courses, {
      one: "يملك دورة واحدة. انقل ملكيتها أو احذفها أولًا.",
      two: "يملك دورتين. انقل ملكيتهما أو احذفهما أولًا.",
      few: "يملك # دورات. انقل ملكيتها أو احذفها أولًا.",
      many: "يملك # دورة. انقل ملكيتها أو احذفها أولًا.",
      other: "يملك # دورة. انقل ملكيتها أو احذفها أولًا.",
    }),
  limit: ({ organizationName }) => `بلغت مؤسسة ${organizationName} حد المستخدمين.`,
  notPaid: ({ organizationName }) => `مؤسسة ${organizationName} غير مدفوعة، فلن يعود بإمكانك تسجيل الدخول.`,
  ownAccount: ({ kind }) =>
    ({
      disable: "لا يمكنك تعطيل الحساب الذي سجّلت الدخول به.",
      reset: "لا يمكنك إعادة تعيين كلمة مرور الحساب الذي سجّلت الدخول به.",
      role: "لا يمكنك تغيير دور الحساب الذي سجّلت الدخول به.",
      delete: "لا يمكنك حذف الحساب الذي سجّلت الدخول به.",
    })[kind],
};
