import type { factorMails as english } from "../en/factorMails";
import { plural } from "../format";
import type { Translation } from "../translation";

export const factorMails: Translation<typeof english> = {
  changedSubject: ({ productName }) => `تغيّرت العوامل الثانية لحسابك في ${productName}`,
  changed: ({ change, username, name }) =>
    ({
      addApp: `أُضيف تطبيق مصادقة إلى حسابك «\u2068${username}\u2069».`,
      removeApp: `أُزيل تطبيق المصادقة من حسابك «\u2068${username}\u2069».`,
      newCodes: `أُنشئت رموز استرداد جديدة لحسابك «\u2068${username}\u2069». لم تعد الرموز القديمة صالحة.`,
      addPasskey: `أُضيف مفتاح المرور «\u2068${name}\u2069» إلى حسابك «\u2068${username}\u2069».`,
      removePasskey: `أُزيل مفتاح المرور «\u2068${name}\u2069» من حسابك «\u2068${username}\u2069».`,
    })[change],
  changedHint: "إذا لم تكن أنت من فعل ذلك فغيّر كلمة المرور فورًا وتحقق من عواملك الثانية:",
  codeUsedSubject: ({ productName }) => `استُخدم رمز لحسابك في ${productName}`,
  recoveryCodeUsed: ({ username, left }) =>
    plural(left, {
      zero: `استُخدم رمز استرداد لحسابك «\u2068${username}\u2069». لم يبق أي رمز.`,
      one: `استُخدم رمز استرداد لحسابك «\u2068${username}\u2069». بقي رمز واحد.`,
      two: `استُخدم رمز استرداد لحسابك «\u2068${username}\u2069». بقي رمزان.`,
      few: `استُخدم رمز استرداد لحسابك «\u2068${username}\u2069». بقيت # رموز.`,
      many: `استُخدم رمز استرداد لحسابك «\u2068${username}\u2069». بقي # رمزًا.`,
      other: `استُخدم رمز استرداد لحسابك «\u2068${username}\u2069». بقي # رمز.`,
    }),
  administratorCodeUsed: ({ username }) =>
    `استُخدم رمز لمرة واحدة من المسؤول لحسابك «\u2068${username}\u2069». أُزيلت عواملك الثانية السابقة، وأُلغيت رموز API الخاصة بك، وسُجّل الخروج من أجهزتك الأخرى.`,
  lostCodeSubject: ({ productName }) => `رمز لمرة واحدة لحساب في ${productName}`,
  lostCode: ({ username, administrator, code }) =>
    `\u200Fأصدر \u2068${administrator}\u2069 رمزًا لمرة واحدة لحسابك «\u2068${username}\u2069». سجّل الدخول بكلمة المرور خلال 24 ساعة وأدخل هذا الرمز: \u2066${code}\u2069`,
  lostCodeHint: "ثم أعدّ عوامل ثانية جديدة، وتُزال العوامل السابقة. إذا لم تطلب هذا فغيّر كلمة المرور وأبلغ المسؤول.",
  lostCodeIssued: ({ username }) => `أصدرت رمزًا لمرة واحدة للحساب «\u2068${username}\u2069» يحل محل عوامله الثانية.`,
  lostCodeIssuedHint: "إذا لم تكن أنت من فعل ذلك فغيّر كلمة المرور فورًا وأبلغ مسؤول النظام.",
};
