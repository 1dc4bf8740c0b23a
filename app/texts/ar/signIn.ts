import type { signIn as english } from "../en/signIn";
import type { Translation } from "../translation";

export const signIn: Translation<typeof english> = {
  mustLogIn: "عليك تسجيل الدخول أولًا",
  cannotPlay: ({ reason }) =>
    ({
      disabled: "حساب المستخدم أو المؤسسة معطّل. يرجى التواصل مع المسؤول.",
      lapsed: "انتهى اشتراكك أو لم يُدفع. سجّل الدخول في الموقع لتجديده.",
      factorRequired: "أدخل أيضًا رمز عاملك الثاني.",
      resetRequired: "أعد تعيين كلمة المرور قبل تسجيل الدخول.",
      organizationRequired: "تشترط مؤسستك تسجيل الدخول الخاص بها. اختر «تسجيل الدخول عبر مؤسستك» في صفحة تسجيل الدخول.",
    })[reason],
  usernameRequired: "اسم المستخدم مطلوب.",
  usernameTooLong: "اسم المستخدم طويل جدًا.",
  passwordTooLong: "كلمة المرور طويلة جدًا.",
};
