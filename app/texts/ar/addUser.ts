import { rich } from "../rich";
import type { addUser as english } from "../en/addUser";
import type { Translation } from "../translation";

export const addUser: Translation<typeof english> = {
  pageTitle: "إضافة مستخدم",
  title: "إضافة مستخدم",
  hint: ({ sendsMail }) =>
    sendsMail
      ? "يعيّن المستخدم كلمة المرور برابط يصله بالبريد أو برمز يُستخدم مرة واحدة. لإضافة أشخاص كثيرين، استورد كشفًا."
      : "يعيّن المستخدم كلمة المرور برمز يُستخدم مرة واحدة تحصل عليه هنا. لإضافة أشخاص كثيرين، استورد كشفًا.",
  firstName: "الاسم الأول",
  lastName: "اسم العائلة",
  rankTitle: "الرتبة/اللقب",
  organizationHint: "لا يملك المدرّسون إلا دورات مؤسستهم.",
  adding: "جارٍ الإضافة...",
  added: ({ username }) => `تمت إضافة \u2068${username}\u2069.`,
  linkEmailed: ({ email }) =>
    rich`${"نرسل إلى "}${email}${" رابطًا لتعيين كلمة المرور. هذا الرمز الذي يُستخدم مرة واحدة صالح أيضًا:"}`,
  noMail: ({ username, passwordPage }) =>
    rich`${"لا يرسل هذا الخادم رسائل بريد. أعطِ "}${username}${" الرمز أدناه الذي يُستخدم مرة واحدة وعنوان الصفحة التي يُدخل فيها: "}${passwordPage}`,
  signsInThere: ({ sendsMail, email }) =>
    sendsMail
      ? rich`${"يسجّل "}${email}${" الدخول عبر المؤسسة لأنها تشترط ذلك، فلا توجد كلمة مرور لتعيينها. نرسل بريدًا يتضمن الرابط."}`
      : rich`${"يسجّل "}${email}${" الدخول عبر المؤسسة لأنها تشترط ذلك، فلا توجد كلمة مرور لتعيينها. لا يرسل هذا الخادم رسائل بريد: مرّر رابط تسجيل الدخول بنفسك."}`,
  copyCode: "نسخ رمز المرة الواحدة",
  codeHint: ({ date }) => `لا يظهر الرمز إلا الآن. يعمل مرة واحدة، حتى ${date}.`,
  addAnother: "إضافة آخر",
  createCourse: "إنشاء دورة",
};
