import type { restorationRefusals as english } from "../en/restorationRefusals";
import type { Translation } from "../translation";

export const restorationRefusals: Translation<typeof english> = {
  homeDeleted: ({ organizationName }) =>
    organizationName ? `حُذفت \u2068${organizationName}\u2069 أيضًا. استعدها أولًا.` : "حُذفت المؤسسة أيضًا. استعدها أولًا.",
  instructorDeleted: "حُذف مدرّس هذه الدورة أيضًا. استعده أولًا.",
  usernamesTaken: ({ usernames, hasMore }) =>
    hasMore
      ? `صار لدى شخص آخر اسم المستخدم أو البريد الإلكتروني الخاص بـ\u2068${usernames}\u2069 وغيرهم. غيّره أولًا.`
      : `صار لدى شخص آخر اسم المستخدم أو البريد الإلكتروني الخاص بـ\u2068${usernames}\u2069. غيّره أولًا.`,
  organizationNameTaken: ({ name }) => `صارت مؤسسة أخرى تحمل الاسم \u2068${name}\u2069. أعد تسميتها أو احذفها أولًا.`,
};
