import { plural } from "../format";
import type { userChanges as english } from "../en/userChanges";
import type { Translation } from "../translation";

export const userChanges: Translation<typeof english> = {
  noOrganization: "بلا مؤسسة",
  verb: ({ kind }) =>
    ({
      enable: "تفعيل",
      disable: "تعطيل",
      reset: "إعادة تعيين كلمات المرور",
      enrol: "إضافة إلى دورة",
      invite: "إعادة إرسال الدعوة",
      role: "تغيير الدور",
      organization: "تغيير المؤسسة",
      delete: "حذف",
    })[kind],
  ask: ({ kind, count, target }) => {
    const users = plural(count, {
      one: "مستخدم واحد",
      two: "مستخدمَين",
      few: "# مستخدمين",
      many: "# مستخدمًا",
      other: "# مستخدم",
    });
    return {
      enable: `تفعيل ${users}`,
      disable: `تعطيل ${users}`,
      reset: `إعادة تعيين كلمة مرور ${users}`,
      enrol: `إضافة ${users} إلى ${target}`,
      invite: `إعادة إرسال الدعوة إلى ${users}`,
      role: `تغيير دور ${users} إلى ${target}`,
      organization: `تغيير مؤسسة ${users} إلى ${target}`,
      delete: `حذف ${users}`,
    }[kind];
  },
  means: ({ kind, undoDays, restoreDays }) =>
    ({
      enable: "يمكنهم تسجيل الدخول فورًا من جديد، بكلمة المرور السابقة نفسها.",
      disable: "يسجّل هذا خروجهم من كل مكان، ولا يمكنهم تسجيل الدخول بعد ذلك. تُحفظ الدرجات والعضويات.",
      reset:
        "يسجّل هذا خروجهم من كل مكان. يتلقى كل مستخدم رسالة فيها رابط ورمز يُستخدم مرة واحدة لتعيين كلمة مرور جديدة.",
      enrol: "ينضمون إلى الدورة وإلى صفها الجاري إن وُجد. يُتخطى طلاب صف جارٍ آخر.",
      invite: "يحصل كل مستخدم على رابط جديد ورمز جديد يُستخدم مرة واحدة. تتوقف الروابط والرموز السابقة عن العمل.",
      role: "يسري التغيير فورًا.",
      organization: "يغادرون جميع دورات مؤسستهم الحالية. تُحفظ النتائج.",
      delete: `يحذف هذا حساباتهم وعضوياتهم ونتائجهم. للاحتفاظ بالنتائج، عطّل المستخدمين بدلًا من ذلك. يمكنك التراجع عن هذا خلال ${plural(undoDays, { one: "يوم واحد", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" })}، واستعادة كل مستخدم من «المحذوف حديثًا» خلال ${plural(restoreDays, { one: "يوم واحد", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" })}. لا يمكن استعادة عمليات الدخول والرموز.`,
    })[kind],
  done: ({ kind, count, target }) => {
    const users = plural(count, {
      one: "مستخدم واحد",
      two: "مستخدمَين",
      few: "# مستخدمين",
      many: "# مستخدمًا",
      other: "# مستخدم",
    });
    return {
      enable: `تم تفعيل ${users}`,
      disable: `تم تعطيل ${users}`,
      reset: `تمت إعادة تعيين كلمة مرور ${users}`,
      enrol: `تمت إضافة ${users} إلى ${target}`,
      invite: `أُعيد إرسال الدعوة إلى ${users}`,
      role: `تم تغيير دور ${users} إلى ${target}`,
      organization: `تم تغيير مؤسسة ${users} إلى ${target}`,
      delete: `تم حذف ${users}`,
    }[kind];
  },
  busy: ({ kind }) =>
    ({
      enable: "جارٍ التفعيل...",
      disable: "جارٍ التعطيل...",
      reset: "جارٍ إعادة التعيين...",
      enrol: "جارٍ الإضافة...",
      invite: "جارٍ الإرسال...",
      role: "جارٍ التغيير...",
      organization: "جارٍ التغيير...",
      delete: "جارٍ الحذف...",
    })[kind],
};
