import type { passwords as english } from "../en/passwords";
import type { Translation } from "../translation";

export const passwords: Translation<typeof english> = {
  newPassword: "كلمة المرور الجديدة",
  confirmation: "تأكيد كلمة المرور",
  hint: "من 10 إلى 255 من الأحرف (A إلى Z) والأرقام والرموز (@$!%*#?&_)، واحد على الأقل من كل منها. لا تُقبل كلمات المرور الشائعة، حتى مع إضافة أرقام أو رموز.",
  required: "كلمة المرور مطلوبة.",
  bothNeeded: "يرجى ملء حقلي كلمة المرور.",
  mismatch: "كلمتا المرور غير متطابقتين.",
  tooShort: "يجب ألا تقل كلمة المرور عن 10 أحرف.",
  tooLong: "يجب ألا تزيد كلمة المرور على 255 حرفًا.",
  characters: "يجب أن تحتوي على حرف واحد ورقم واحد ورمز خاص واحد على الأقل: @$!%*#?&_",
  tooCommon: "كلمة المرور هذه شائعة جدًا. اختر غيرها.",
};
