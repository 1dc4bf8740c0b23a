import { rich } from "../rich";
import type { models as english } from "../en/models";
import type { Translation } from "../translation";

export const models: Translation<typeof english> = {
  pageTitle: "نماذج المحاكي",
  heading: "نماذج المحاكي",
  introduction: ({ command }) =>
    rich`${"ما يحسبه المحاكي مقارنًا بقيم منشورة من جهات مستقلة. تُحسب قيمنا بالشيفرة نفسها التي تنفّذ الرحلات وتصححها، كلما فُتحت هذه الصفحة. لتكرار ذلك، شغّل "}${command}${" في الشيفرة المصدرية."}`,
  limitsTitle: "ما تغفله النماذج",
  toSimulator: "فتح المحاكي",
  quantity: "الكمية",
  ours: "قيمتنا",
  independent: "القيمة المستقلة",
  error: "الخطأ",
  sourceAndTest: "المصدر، والاختبار الذي يفحصه",
  source: "المصدر",
};
