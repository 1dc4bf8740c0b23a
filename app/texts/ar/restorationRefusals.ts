import type { restorationRefusals as english } from "../en/restorationRefusals";
import type { Translation } from "../translation";

export const restorationRefusals: Translation<typeof english> = {
  homeDeleted: ({ organizationName }) =>
    organizationName ? `حُذفت ${organizationName} أيضًا. استعدها أولًا.` : "حُذفت المؤسسة أيضًا. استعدها أولًا.",
  instructorDeleted: "حُذف مدرّس هذه الدورة أيضًا. استعده أولًا.",
  usernamesTaken: ({ usernames, hasMore }) =>
    hasMore
      ? `صار لدى شخص آخر اسم المستخدم أو البريد الإلكتروني الخاص بـ${usernames} وغيرهم. غيّره أولًا.`
      : `صار لدى شخص آخر اسم المستخدم أو البريد الإلكتروني الخاص بـ${usernames}. غيّره أولًا.`,
  organizationNameTaken: ({ name }) => `صارت مؤسسة أخرى تحمل الاسم ${name}. أعد تسميتها أو احذفها أولًا.`,
};
