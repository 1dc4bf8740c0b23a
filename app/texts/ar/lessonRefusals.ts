import type { lessonRefusals as english } from "../en/lessonRefusals";
import type { Translation } from "../translation";

export const lessonRefusals: Translation<typeof english> = {
  noSuchUser: ({ username }) => `لا يوجد مستخدم باسم «\u2068${username}\u2069».`,
  titleRequired: "أعطِ الدرس عنوانًا.",
  campaignRequired: "اختر حملة.",
  scenarioExists: ({ key }) => `في المنهج سيناريو «\u2068${key}\u2069» بالفعل.`,
  lessonInWork: ({ key }) => `يكتب شخص ما درس «\u2068${key}\u2069» بالفعل.`,
  tooLong: "الحد الأقصى لطول الدرس هو مليونا حرف.",
  savedMeanwhile: ({ savedBy }) => `حفظ \u2068${savedBy}\u2069 هذا الدرس بعد أن فتحته.`,
  notPublishable: "لا يمكن نشر الدرس بعد.",
  campaignGone: "لم تعد حملة هذا الدرس في منهجها.",
  fileNotPublishable: "الملف ليس درسًا يمكن نشره.",
  notJson: ({ why }) => `هذا ليس JSON صالحًا: ${why}`,
};
