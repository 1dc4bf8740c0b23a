import { number, plural } from "../format";
import type { organizationRefusals as english } from "../en/organizationRefusals";
import type { Translation } from "../translation";

export const organizationRefusals: Translation<typeof english> = {
  ownUnpaid: "حسابك تابع لهذه المؤسسة. إذا صارت غير مدفوعة، فلن يعود بإمكانك تسجيل الدخول.",
  noCurriculum: "هذا المنهج غير موجود. اختر منهجًا آخر.",
  nameTaken: "توجد مؤسسة بهذا الاسم بالفعل.",
  limitOutOfRange: ({ min, max, step }) =>
    `يجب أن يكون حد المستخدمين بين ${number(min)} و${number(max)}، بخطوات من ${number(step)}.`,
  nameRequired: "الاسم مطلوب.",
  nameTooLong: ({ max }) => `يجب ألا يزيد طول الاسم على ${max} من الأحرف.`,
  nameCharacters: "يحتوي الاسم على حرف غير مسموح به.",
  organizationNameRequired: "اسم المؤسسة مطلوب.",
  organizationNameTooLong: ({ max }) => `يجب ألا يزيد طول اسم المؤسسة على ${max} من الأحرف.`,
  organizationNameCharacters: "يحتوي اسم المؤسسة على حرف غير مسموح به.",
  limitBelowUsers: ({ name, active }) =>
    plural(active, {
      one: `في \u2068${name}\u2069 مستخدم نشط واحد. عطّل مستخدمين أو احذفهم أولًا، أو اختر حدًا أعلى.`,
      two: `في \u2068${name}\u2069 مستخدمان نشطان. عطّل مستخدمين أو احذفهم أولًا، أو اختر حدًا أعلى.`,
      few: `في \u2068${name}\u2069 # مستخدمين نشطين. عطّل مستخدمين أو احذفهم أولًا، أو اختر حدًا أعلى.`,
      many: `في \u2068${name}\u2069 # مستخدمًا نشطًا. عطّل مستخدمين أو احذفهم أولًا، أو اختر حدًا أعلى.`,
      other: `في \u2068${name}\u2069 # مستخدم نشط. عطّل مستخدمين أو احذفهم أولًا، أو اختر حدًا أعلى.`,
    }),
  curriculumLacks: ({ className, courseName, curriculum, missing, hasMore }) =>
    hasMore
      ? `الصف «\u2068${className}\u2069» من الدورة \u2068${courseName}\u2069 جارٍ، وقد لعب الطلاب سيناريوهات ليست في \u2068${curriculum}\u2069: \u2068${missing}\u2069 وغيرها. أنهِ الصف أولًا.`
      : `الصف «\u2068${className}\u2069» من الدورة \u2068${courseName}\u2069 جارٍ، وقد لعب الطلاب سيناريوهات ليست في \u2068${curriculum}\u2069: \u2068${missing}\u2069. أنهِ الصف أولًا.`,
  typeOrganizationName: "اكتب اسم المؤسسة للتأكيد.",
  typeName: ({ name }) => `اكتب «\u2068${name}\u2069» للتأكيد.`,
  systemAdmins: ({ usernames }) =>
    `ينتمي مسؤولو نظام إلى هذه المؤسسة: \u2068${usernames}\u2069. انقلهم إلى مؤسسة أخرى أولًا.`,
  subscribers: ({ billed }) =>
    plural(billed, {
      one: "لدى مستخدم واحد من هذه المؤسسة اشتراك مدفوع. ألغِه أولًا.",
      two: "لدى مستخدمين اثنين من هذه المؤسسة اشتراكان مدفوعان. ألغِهما أولًا.",
      few: "لدى # مستخدمين من هذه المؤسسة اشتراكات مدفوعة. ألغِها أولًا.",
      many: "لدى # مستخدمًا من هذه المؤسسة اشتراكات مدفوعة. ألغِها أولًا.",
      other: "لدى # مستخدم من هذه المؤسسة اشتراكات مدفوعة. ألغِها أولًا.",
    }),
};
