import { plural } from "../format";
import { rich } from "../rich";
import type { teachers as english } from "../en/teachers";
import type { Translation } from "../translation";

export const teachers: Translation<typeof english> = {
  title: "طاقم التدريس",
  intro:
    "يستطيع المدرّسون المشاركون كل ما يستطيعه المدرّس. يقرأ المساعدون سجل الدرجات ويكتبون التعليقات ويقررون في الدرجات والطلبات. ولا يمكنهم تغيير الأعضاء أو الفصول أو القواعد أو المواعيد، ولا إظهار الدرجات، ولا تسليم الدرجات النهائية.",
  person: "الشخص",
  reach: "الدور في هذه الدورة",
  reachOf: ({ reach }) => ({ own: "مدرّس", teach: "مدرّس مشارك", assist: "مساعد" })[reach],
  added: "أُضيف",
  addedBy: ({ date, by }) => `${date}، أضافه \u2068${by}\u2069`,
  noAccess: "بلا وصول",
  noAccessHint: "هذا الحساب معطّل أو لم يعد من طاقم المؤسسة.",
  addTitle: "إضافة شخص",
  choosePerson: "اختر شخصًا",
  add: "إضافة إلى الدورة",
  addHint: "لتغيير دور شخص في هذه الدورة، أضفه مرة أخرى بالدور الآخر.",
  nobodyToAdd: "لا يوجد في مؤسستك مدرّسون آخرون.",
  saved: ({ username, reach }) =>
    reach === "teach"
      ? `أصبح \u2068${username}\u2069 مدرّسًا مشاركًا في هذه الدورة.`
      : `أصبح \u2068${username}\u2069 مساعدًا في هذه الدورة.`,
  remove: ({ username, hidden }) => rich`${"إزالة"}${hidden(` \u2068${username}\u2069`)}`,
  removed: ({ username }) => `لم يعد \u2068${username}\u2069 يدرّس في هذه الدورة.`,
  instructorHint: "يبقى المدرّس. يمكن لمسؤول النظام أن ينقل الدورة إلى شخص آخر.",
  open: "عرض الطاقم",
  count: ({ people }) =>
    plural(people, {
      one: "يدرّس شخص واحد في هذه الدورة.",
      two: "يدرّس شخصان في هذه الدورة.",
      few: "يدرّس # أشخاص في هذه الدورة.",
      many: "يدرّس # شخصًا في هذه الدورة.",
      other: "يدرّس # شخص في هذه الدورة.",
    }),
  personRequired: "اختر شخصًا.",
  reachRequired: "اختر مدرّسًا مشاركًا أو مساعدًا.",
  notStaff: "اختر شخصًا من طاقم مؤسسة الدورة.",
  isInstructor: "هذا الشخص هو مدرّس الدورة بالفعل.",
  instructorStays: "لا يمكن إزالة المدرّس. يمكن لمسؤول النظام أن ينقل الدورة إلى شخص آخر.",
  tooMany: ({ max }) => `يمكن أن يكون للدورة ما يصل إلى ${max} من المدرّسين المشاركين والمساعدين. أزل شخصًا أولًا.`,
};
