import type { accountFields as english } from "../en/accountFields";
import type { Translation } from "../translation";

export const accountFields: Translation<typeof english> = {
  usernameHint: "من 3 إلى 64 حرفًا: حروف وأرقام و . _ @ + -",
  usernameRequired: "اسم المستخدم مطلوب.",
  usernameTooShort: "يجب ألا يقل اسم المستخدم عن 3 أحرف.",
  usernameTooLong: "يجب ألا يزيد اسم المستخدم على 64 حرفًا.",
  usernameCharacters: "لا يقبل اسم المستخدم إلا الأحرف والأرقام و . _ @ + -",
  usernameTaken: "اسم المستخدم هذا مستخدَم بالفعل.",
  emailRequired: "البريد الإلكتروني مطلوب.",
  emailTooLong: "يجب ألا يزيد البريد الإلكتروني على 254 حرفًا.",
  emailInvalid: "أدخل عنوان بريد إلكتروني صالحًا.",
  emailTaken: "هذا البريد الإلكتروني مستخدَم بالفعل.",
  organizationFull: "بلغت هذه المؤسسة الحد الأقصى لعدد المستخدمين. تواصل مع المسؤول.",
  nameNotText: ({ field }) =>
    ({
      firstName: "يجب أن يكون الاسم الأول نصًا.",
      lastName: "يجب أن يكون اسم العائلة نصًا.",
      rankTitle: "يجب أن تكون الرتبة أو اللقب نصًا.",
    })[field],
  nameTooLong: ({ field }) =>
    ({
      firstName: "يجب ألا يزيد الاسم الأول على 100 حرف.",
      lastName: "يجب ألا يزيد اسم العائلة على 100 حرف.",
      rankTitle: "يجب ألا تزيد الرتبة أو اللقب على 100 حرف.",
    })[field],
  nameCharacters: ({ field }) =>
    ({
      firstName: "يحتوي الاسم الأول على حرف غير مسموح به.",
      lastName: "يحتوي اسم العائلة على حرف غير مسموح به.",
      rankTitle: "تحتوي الرتبة أو اللقب على حرف غير مسموح به.",
    })[field],
  accessCodeRequired: "رمز الوصول مطلوب.",
  isFreeUserNotBoolean: "يجب أن تكون قيمة isFreeUser هي true أو false.",
  nationalityNotText: "يجب أن تكون الجنسية نصًا.",
  nationalityNotCode: "يجب أن تكون الجنسية رمز بلد من حرفين.",
  roleRequired: "اختر دورًا.",
  idNotText: "يجب أن يكون المعرّف نصًا.",
  organizationNotId: "يجب أن تكون المؤسسة معرّفًا.",
};
